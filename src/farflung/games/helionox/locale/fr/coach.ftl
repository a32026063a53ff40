## set-ups to begin with
helionox-start-first = Votre première partie
helionox-start-first-what = Compétitive, contre un bot : cartes de base, sans variante.
helionox-start-alone = En solo
helionox-start-alone-what = Contre le Syndicat de l’Ombre, en difficulté débutant.
helionox-start-screen = Un seul écran
helionox-start-screen-what = Deux joueurs se passent l’appareil ; les mains restent cachées.
helionox-start-together = Ensemble
helionox-start-together-what = Avec un bot à vos côtés contre le Syndicat de l’Ombre.
