# Choosing

tray-open = Cartes ({ $n })
tray-shut = Fermer les cartes
all-answers = Les { $n } réponses
tray-beside = Côte à côte
tray-below = Encore { $n } plus bas
tray-top = Revenir à la première
undo-seen = déjà vu : sans retour
undo-practice = entraînement
rule-click = cliquez pour la lire
play-all = Jouer les { $n }
several = En choisir plusieurs
several-take = { $n ->
        [0] Ne rien prendre
        [one] Prendre ce choix
       *[other] Prendre ces { $n } choix
    }
several-stopped = { $n } sur { $of } pris ; le reste ne répond pas à ce qui est demandé maintenant.
unspent = Il vous reste { $what }. Terminer quand même ?
unspent-end = Terminer le tour
unspent-stay = Continuer à jouer
unspent-never = Ne plus demander
unspent-warn = Signaler ce qui reste avant la fin du tour
practice = Entraînement
practice-why = Ici, tout peut être annulé.
end-decided = { $name } : { $n } d’avance. Ce qui a décidé : { $part }, { $more } à { $less }.
