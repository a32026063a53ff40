### The client's own words: buttons, pages, hints. What happens in a game comes from the server.

play-on = Continuer à partir d’ici
time-left = Temps restant
hours = { $n } h
rules = Règles
language = Langue
sit-down = S’asseoir
offline = Connexion perdue. Votre dernier coup est enregistré.
seat-free = Place libre
bot-random = au hasard : n’importe quel coup
bot-greedy = avide : prend ce qui est à portée
bot-search = réfléchi : anticipe
bot-drifting = rêveur
bot-simple = simple
bot-steady = posé
bot-keen = perspicace
bot-relentless = implacable
level-drifting = Rêveur
level-simple = Simple
level-steady = Posé
level-keen = Perspicace
level-relentless = Implacable
level-drifting-how = Joue à l’instinct et laisse passer bien des choses.
level-simple-how = Regarde un coup d’avance et prend parfois le deuxième meilleur choix.
level-steady-how = Planifie son tour et se trompe rarement.
level-keen-how = Pèse de nombreuses suites, y compris celles des autres.
level-relentless-how = Réfléchit le plus longtemps et ne laisse rien passer.
level-measured = Gagne { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur 100 contre { $against } (entre { $low } et { $high }).
level-measured-two = Gagne { $wins ->
        [one] { $wins } partie à deux
       *[other] { $wins } parties à deux
    } sur 100 contre { $against } (entre { $low } et { $high }).
level-measured-alone = Gagne { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur 100 (entre { $low } et { $high }).
level-unmeasured = Pas encore mesuré.
level-too-slow = { $level } n’est pas proposé : sans compilation, ce niveau réfléchit trop longtemps.
level-choose = Niveau du bot
bot-level = Bot, { $level }
opening = Ouverture de la table
table-gone = Cette table n’existe pas.
to-lobby = Retour à l’accueil
waiting-start = En attente de joueurs
waiting-start-why = Partagez le lien. La partie commence quand chaque place est prise.
share = Lien vers cette table
copy = Copier
copied = Copié
question = Question
steps = Étapes de ce tour
undo = Annuler
undo-free = gratuit
undo-alone = pas gratuit
undo-must-agree = { $n ->
        [one] { $n } accord requis
       *[other] { $n } accords requis
    }
undo-agreed = { $n } sur { $of } d’accord
undo-to = Annuler jusqu’à cette étape
undo-asked = { $name } demande à annuler
agree = Accepter
decline = Refuser
named = { $name } : { $text }
rule = Règle { $rule }
touch-board = { $n ->
        [one] { $n } choix éclairé sur la table
       *[other] { $n } choix éclairés sur la table
    }
options-n = { $n ->
        [one] { $n } réponse
       *[other] { $n } réponses
    }
list = Liste { $n }
waiting-for = { $name } choisit
your-turn-soon = À vous de jouer
skip = Montrer tout de suite
back-to-now = Revenir au présent
game-over = La partie est terminée
show-scores = Voir les scores
sheet-open = Montrer les réponses
sheet-close = Cacher les réponses
rules-search = Chercher dans les règles
close = Fermer
log = Journal
since-you = depuis votre dernier tour
jump = Montrer la table à ce moment
log-unread = Journal, { $n } { $n ->
    [one] nouvelle ligne
   *[other] nouvelles lignes
 }
log-all = Tout montrer
replay = Relecture
play-replay = Lancer la relecture
pause = Pause
now = Présent
live = en direct
talk = Discussion et notes
chat = Discussion
notes = Notes
notes-private = Privées : vous seul les voyez
chat-none = Rien n’a encore été dit.
chat-say = Dites quelque chose
send = Envoyer
saved = Enregistré
saving = Enregistrement
menu = Menu
at-the-table = À la table
more = Plus
tour = Visite guidée
save-record = Enregistrer la partie
keys = Touches
keys-choose = choisir une réponse
keys-walk = parcourir les réponses
keys-take = la choisir
keys-undo = annuler
keys-list = lister les réponses
keys-end = terminer votre tour
keys-all = jouer toutes les cartes
keys-several = en choisir plusieurs à la fois
keys-why = pourquoi : la règle de la question
keys-round = passer de l’aide à la question, au plateau, au journal
keys-suggest = suggérer une réponse
here = ici
away = absent
bot = bot
acts = choisit
hand-to-bot = Confier à un bot
take-back = Reprendre
you-win = Vous gagnez
wins = { $name } gagne
part = Élément
rematch = Rejouer avec les mêmes joueurs
watch = Revoir la partie
hand-over = Passez l’appareil à { $name }
hand-over-why = Ce qui est secret reste caché jusque-là.
hand-over-why-revenant = Les mains et l’influence secrète restent cachées jusque-là.
hand-over-why-helionox = Les mains restent cachées jusque-là.
hand-over-take = Je suis { $name }
tour-prompt = Voici la question. Tout ce que vous pouvez choisir brille aussi sur la table. À droite, l’annulation et son prix ; le point d’interrogation ouvre la règle.
tour-log = Le journal raconte ce qui s’est passé. Touchez une ligne pour voir la table à ce moment ; le curseur rejoue la partie.
tour-next = Suivant
tour-end = Passer la visite
tour-play = Jouer
zoom-all = Plateau entier
zoom-in = Zoom avant
zoom-out = Zoom arrière
turn-order = Ordre du tour
common = Pistes
people = Joueurs et journal
others = Joueurs
difficulty = Difficulté
text-size = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
yours = Votre plateau
board-shown = Le plateau affiché
parts = Parties de la table
fleet = Flotte
then = Ce qui suit
bot-failed = Le bot à la place de { $name } n’a pas donné à temps de réponse permise. On en a tiré une au sort.
plan = Planifier ensemble
plan-mark = Marquer
plan-mark-why = Touchez des éléments du plateau : chacun voit vos marques jusqu’à la fin de votre tour
plan-ping = Montrer
plan-ping-why = Touchez un élément du plateau : chacun voit ce que vous montrez
plan-clear = Effacer mes marques
plan-points = { $name } montre { $thing }
proposed-by = Proposé par { $name }
asked-is = On demande à { $name } :
propose = Proposer { $n }
course = { $points } au fil de la partie
course-team = L’équipe
end-harder = Niveau suivant : { $level }
course-look = Voir la fin :
chapter-cycle = Cycle { $n }
chapter-round = Tour de jeu { $n }
see-hand = Voir cette main
hint = Note

## the table of a title that the client has no drawings of
plain-table = Table
plain-yours = À vous
plain-others = Les autres
plain-points = Points
plain-tour-board = Voici la table : ce qui se trouve au milieu, par son nom.
plain-tour-people = Les autres, avec ce qu’ils ont. Ce qui vous est caché n’apparaît que sous forme de nombre.
plain-tour-own = Ce que vous avez. Ce que vous pouvez choisir maintenant est éclairé.
