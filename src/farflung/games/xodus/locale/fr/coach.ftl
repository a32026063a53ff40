## set-ups to begin with
xodus-start-first = Votre première partie
xodus-start-first-what = Vous pilotez le Warship ; des bots pilotent le reste de l’équipage conseillé.
xodus-start-alone = En solo
xodus-start-alone-what = Les trois vaisseaux de l’équipage conseillé entre vos mains.
xodus-start-screen = Un seul écran
xodus-start-screen-what = Deux capitaines, deux vaisseaux chacun ; rien n’est caché.
