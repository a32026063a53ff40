learn = Apprendre
learn-heading = Apprendre en jouant
learn-what = De courtes leçons à la vraie table. Vous jouez chaque coup vous-même, rien ne peut mal tourner, votre progression est gardée et rien n’est verrouillé.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-is-done = Terminée
learn-all-done = Toutes les leçons sont terminées
learn-some-done = { $done ->
    [one] { $done } leçon sur { $of } terminée
   *[other] { $done } leçons sur { $of } terminées
}, encore { $left ->
    [one] une minute environ
   *[other] { $left } minutes environ
}
learn-not-begun = Environ { $left ->
    [one] une minute
   *[other] { $left } minutes
}
learn-rules = Lire les règles
learn-rules-what = Avec figures, recherche et toutes les règles, dans votre langue
learn-who = Comment vous appeler ?
learn-guide = Guide
learn-step = étape { $n } sur { $of }
learn-show = Montrez-moi
learn-leave = Quitter la leçon
learn-astray = C’est permis, mais ce n’est pas l’étape demandée. Annulez, ou regardez d’abord autour de vous.
learn-take-back = Annuler
learn-done = Leçon terminée.
learn-next = Leçon suivante
learn-shelf = Toutes les leçons
learn-play-on = Continuer à partir d’ici
learn-offer = Vous découvrez { $title } ? La première leçon dure une ou deux minutes.
learn-offer-take = Suivre la leçon
learn-help = Aide
learn-help-aim = Rappel du but et de la phase
learn-aim = Votre but
learn-aim-off = Masquer le but ; le menu le rétablit
learn-suggest = Suggérer
learn-suggestions = Suggestions
learn-suggest-close = Fermer les suggestions
learn-against = { $unit }, par rapport à : { $against }
learn-against-all = { $unit }, par rapport à la réponse moyenne
learn-row = { $n }, { $words }, { $gain }, entre { $low } et { $high }
learn-terms = D’où cela vient
learn-level = { $n ->
    [2] 1 et 2 se valent : leurs barres se chevauchent.
   *[other] Les trois se valent : leurs barres se chevauchent.
}
learn-looked = { $n } parties imaginées, { $seconds } s
learn-thinking = Réflexion en cours…
learn-found = { $n ->
    [one] { $n } suggestion
   *[other] { $n } suggestions
}
learn-overlooked = Ce qui vous a échappé
learn-overlooked-close = Continuer
learn-overlooked-off = Ne plus me le signaler
learn-better = { $words } promettait davantage : { $gain }.
learn-help-overlooked = Signaler après coup ce qui vous a échappé

# The analysis of a finished game

analysis = Analyse
analysis-of = Du point de vue de
analysis-what = D’après ce que vous pouviez savoir à chacun de vos tours : vos chances de gagner au fil de la partie, ce que le hasard a donné et repris, ce que vos choix ont coûté et les décisions les plus coûteuses.
analysis-yours = L’analyse ne voit que par vos yeux, dans des parties imaginées, et prend de quelques secondes à quelques minutes.
analysis-begin = Analyser cette partie
analysis-running = { $done ->
        [one] { $done } décision examinée
       *[other] { $done } décisions examinées
    } sur { $of }
analysis-waiting = En attente de son tour…
analysis-stop = Arrêter
analysis-meanwhile = Vous pouvez fermer et revenir : elle continue, et le résultat reste avec la table.
analysis-failed = L’analyse n’a pas abouti. Réessayez.
analysis-found = L’analyse est prête.
analysis-curve = Tournants
analysis-curve-what = vos chances de gagner, en pour cent
analysis-account = Le compte
analysis-account-what = de vos chances de gagner
analysis-start = Attendu au début
analysis-luck = Hasard
analysis-luck-others = Hasard, et ce que les autres ont fait
analysis-choices = Vos choix
analysis-won = Partie gagnée
analysis-lost = Partie perdue
analysis-shared = Victoire partagée
analysis-lead = Votre avance à la fin, en { $unit } : { $lead }.
analysis-par = Les chances sont mesurées d’après { $n } parties jouées par des bots à des tables du même type.
analysis-how = { $n } parties imaginées en { $seconds } s. Les choix sont mesurés d’après la meilleure réponse trouvée.
analysis-worst = Vos décisions les plus coûteuses
analysis-worst-what = la barre montre la marge d’incertitude
analysis-none = Aucune décision ne vous a coûté quoi que ce soit de façon certaine
analysis-chosen = Votre choix
analysis-better = Mieux
analysis-cost = −{ $cost } %
analysis-play-on = Continuer à partir d’ici
analysis-show = Voir
analysis-table = En tableau
analysis-turn = Tour
analysis-chance = Chances de gagner
analysis-lead-head = Avance attendue, { $unit }
analysis-end = Fin
