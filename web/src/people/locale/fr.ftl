### Qui est assis à une table : invitations, places, souhaits que d'autres acceptent, et pourquoi quelque chose est refusé.

## une invitation
invite-page = Invitation : { $title }
invite-by = { $name } vous invite à jouer à
invite-open = Une table ouverte de
invite-your-table = Votre table de
invite-how = Comment on joue
invite-minutes = Environ { $n } minutes
invite-seats = Qui est assis où
invite-your-place = Votre place
invite-until-you-sit = libre jusqu’à ce que vous vous asseyiez
invite-free-for = pour quiconque ouvre le lien
invite-on-screen = sur le même écran
invite-you = vous
invite-choose = Plutôt cette place : { $shape }
invite-to-bot = La confier à un bot
invite-from-bot = La libérer
invite-as = Vous vous asseyez en tant que { $name }.
invite-watch = Regarder
invite-watching = Vous regardez. Le plateau s’ouvrira ici quand la partie commencera.
invite-sit-after-all = M’asseoir quand même
invite-no-account = Pas besoin de compte. Ce navigateur garde votre place.
invite-free-n = { $n ->
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
invite-link = Envoyez ce lien à ceux qui doivent jouer
invite-next = La suite
invite-starts = { $n ->
        [one] La partie commence dès que la dernière place est prise.
       *[other] La partie commence dès que les { $n } places libres sont prises.
    }
seat-stand = Quitter cette place
table-remove = Abandonner cette table
offline-waiting = La connexion est perdue. Cette page se rétablira d’elle-même.
offline-sending = Connexion perdue. Votre coup sera renvoyé dès qu’elle sera rétablie.
server-down = Le serveur redémarre. La table reste telle quelle ; cette page se rétablira d’elle-même.

## refus
refused-failed = Le serveur n’a pas pu le faire. Rien n’a changé.
refused-stale = La table a avancé entre-temps. Rien de cela n’a été joué.
refused-answer-stale = Votre dernière réponse est arrivée trop tard : la table a avancé. Choisissez de nouveau.
refused-not-asked = C’est à quelqu’un d’autre de répondre.
refused-answer-not-asked = Un bot joue pour vous. Reprenez la place pour répondre vous-même.
refused-not-an-option = Ce n’est plus possible.
refused-refused-by-rule = Les règles ne le permettent pas.
refused-undo = Il n’y a rien à annuler.
refused-undo-not-asked = Un bot joue pour vous. Reprenez d’abord la place.
refused-undo-seen = On ne revient pas sur ce que le hasard ou les autres ont montré, sauf à une table d’entraînement.
refused-undo-taken = Une autre demande d’annulation est ouverte.
refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
refused-too-large = C’est trop long.
refused-too-many = { $wait ->
        [one] Trop de choses à la fois. Réessayez dans { $wait } seconde.
       *[other] Trop de choses à la fois. Réessayez dans { $wait } secondes.
    }
refused-not-started = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not-yours = Ce n’est pas à vous d’en décider.
refused-sit-not-yours = Le serveur ne connaît pas votre nom. Rechargez la page et asseyez-vous de nouveau.
refused-sit-taken = Cette place est prise, ou quelqu’un à la table porte votre nom ou un nom qui lui ressemble.
refused-sit-over = La partie est terminée : plus personne ne s’assied.
refused-sit-not-offered = La partie a commencé. Demandez plutôt la place.
refused-ask-not-yours = Quiconque a tenu une autre place de cette table en connaît les secrets et ne peut pas prendre celle-ci.
refused-ask-not-offered = Pas encore : cette personne est absente depuis moins d’une minute.
refused-ask-taken = Une autre demande est ouverte. Elle attend d’abord une réponse.
refused-chat-not-yours = Donnez-vous d’abord un nom ; ensuite vous pourrez parler ici.
refused-taken = Quelqu’un a été plus rapide.
refused-not-stored = Cela n’a pas pu être enregistré. Réessayez.
refused-not-offered = Cette table ne propose pas cela.
refused-not-found = Cette table n’existe plus.
list-shut = Fermer la liste

## places
seat-vacant = vide : quelqu’un doit s’asseoir ici pour que la partie continue
seat-resigned = abandonnée pour de bon ; un bot continue : { $level }
seat-bot = Bot, { $level }
seat-by-bot = un bot joue pour cette place : { $level }
seat-left-by = Place quittée par { $name }
seat-ask = Demander cette place
seat-ask-bot = Laisser un bot jouer ici
seat-resign = Abandonner
seat-stand-sure = Vous quittez la place et elle reste vide. Vous pouvez vous rasseoir tant qu’elle est libre ; les autres ont besoin de l’accord de tous.
seat-resign-sure = Abandonner pour de bon ? Un bot joue votre place jusqu’à la fin, personne ne la reprend.
table-end = Terminer la partie
table-end-sure = Terminer la partie sans résultat ? Tous les autres doivent être d’accord.
table-end-alone-sure = Terminer la partie sans résultat ?
table-off-list = Retirer de ma liste
bot-plays-you = Un bot joue pour vous.
understood = Compris

## souhaits
wish-undo = { $name } voudrait annuler quelque chose
wish-undone = { $n ->
        [one] Ceci serait annulé :
       *[other] Ces { $n } étapes seraient annulées :
    }
wish-undone-more = et { $n } de plus
wish-bot = { $name } voudrait qu’un bot joue pour { $seat }
wish-bot-why = { $seat } n’est pas là. À son retour, la place peut être reprise à tout moment.
wish-bot-yours = Vous demandez qu’un bot joue pour { $seat }
wish-sit = { $name } voudrait remplacer { $seat }
wish-sit-why = { $name } verra dès lors la main de cette place.
wish-sit-yours = Vous demandez à remplacer { $seat }
wish-end = { $name } voudrait terminer la partie
wish-end-why = Elle se termine sans résultat : personne ne gagne, rien n’est compté.
wish-end-yours = Vous demandez à terminer la partie
wish-waits = Accord encore attendu : { $names }
wish-take-back = Retirer la demande
wish-again = Une autre partie avec les mêmes
wish-again-why = Quelqu’un a préparé une nouvelle table ; votre place vous y attend.
wish-again-watch = Les mêmes continuent à une nouvelle table.
wish-again-come = J’y vais
wish-again-stay = Pas maintenant
lobby-watch = Regarder
rematch-go = À la nouvelle table

## avis
time-out = Le temps est écoulé pour { $name }. Un bot continue.
time-out-you = Votre temps est écoulé. Un bot continue pour vous.
notice-away = { $name } n’est pas là. Un bot continue.
notice-away-you = Vous n’étiez pas là : un bot continue pour vous.
declined-undo = { $name } n’est pas d’accord : rien n’est annulé.
declined-bot = { $name } n’est pas d’accord : aucun bot ne joue là.
declined-sit = { $name } n’est pas d’accord : vous ne pouvez pas vous asseoir là.
declined-end = { $name } n’est pas d’accord : la partie continue.
bot-failed-you = Le bot à votre place n’a pas donné à temps de réponse permise. On en a tiré une au sort.
ended-heading = La partie a été arrêtée
ended-then = Et maintenant ?
ended-why = Vous avez décidé ensemble de l’arrêter ici. Personne n’a gagné et rien n’est compté ; vous pouvez encore la revoir, garder son enregistrement ou continuer en solitaire depuis n’importe quel moment.
ended-why-alone = Vous l’avez arrêtée ici. Personne n’a gagné et rien n’est compté ; vous pouvez encore la revoir, garder son enregistrement ou continuer depuis n’importe quel moment.

## tables
absence = Quand quelqu’un s’absente
absence-minutes = Après 10 minutes d’absence, un bot continue à sa place.
absence-hour = Après une heure d’absence, un bot continue à sa place.
absence-day = Après un jour d’absence, un bot continue à sa place.
absence-never = On attend les absents.
absence-minutes-brief = 10 minutes d’absence : un bot continue
absence-hour-brief = Une heure d’absence : un bot continue
absence-day-brief = Un jour d’absence : un bot continue
absence-never-brief = On attend les absents
lobby-ended = Terminée sans résultat
lobby-remove = Retirer de ma liste
lobby-remove-sure = Retirer cette table de votre liste ?
lobby-give-up-sure = Abandonner cette partie ? Elle disparaît pour de bon.
lobby-error-remove-not-yours = D’autres jouent encore à cette table. Ouvrez-la pour quitter votre place ou terminer la partie ensemble.
wish-undone-none = La dernière réponse serait annulée ; rien n’en figure encore au journal.
advised = { $name } demande des suggestions.
