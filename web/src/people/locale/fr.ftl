### Qui est assis à une table : invitations, places, souhaits que d'autres acceptent, et pourquoi quelque chose est refusé.

## une invitation
invite-page = Une invitation : { $title }
invite-by = { $name } t’invite à
invite-open = Une table ouverte de
invite-your-table = Ta table de
invite-how = Comment on joue
invite-minutes = Environ { $n } minutes
invite-seats = Qui est assis où
invite-your-place = Ta place
invite-until-you-sit = libre jusqu’à ce que tu t’assoies
invite-free-for = pour qui ouvre le lien
invite-on-screen = sur le même écran
invite-you = toi
invite-choose = Plutôt cette place : { $shape }
invite-to-bot = La donner à un bot
invite-from-bot = La libérer
invite-as = Tu t’assieds sous le nom de { $name }.
invite-watch = Regarder
invite-watching = Tu regardes. Le plateau s’ouvre ici quand la partie commence.
invite-sit-after-all = M’asseoir quand même
invite-no-account = Pas besoin de compte. Ce navigateur garde ta place.
invite-free-n = { $n ->
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
invite-link = Envoie ce lien à qui doit jouer
invite-next = La suite
invite-starts = { $n ->
        [one] La partie commence dès que la dernière place est prise.
       *[other] La partie commence dès que les { $n } places libres sont prises.
    }
seat-stand = Quitter cette place
table-remove = Abandonner cette table
offline-waiting = La connexion est perdue. Cette page revient d’elle-même.
offline-sending = Connexion perdue. Ton coup est renvoyé dès qu’elle revient.
server-down = Le serveur redémarre. La table reste telle quelle ; cette page revient d’elle-même.

## refus
refused-failed = Le serveur n’a pas pu le faire. Rien n’a changé.
refused-stale = La table a avancé entre-temps. Rien de cela n’a été joué.
refused-answer-stale = Ta dernière réponse est arrivée trop tard : la table a avancé. Choisis de nouveau.
refused-not-asked = C’est à quelqu’un d’autre de répondre.
refused-answer-not-asked = Un bot joue pour toi. Reprends la place pour répondre toi-même.
refused-not-an-option = Ce n’est plus possible.
refused-refused-by-rule = Les règles ne le permettent pas.
refused-undo = Il n’y a rien à annuler.
refused-undo-taken = Une autre demande d’annulation est ouverte.
refused-bad-message = Le serveur n’a pas compris. Recharge la page.
refused-too-large = C’est trop long.
refused-too-many = { $wait ->
        [one] Trop à la fois. De nouveau dans { $wait } seconde.
       *[other] Trop à la fois. De nouveau dans { $wait } secondes.
    }
refused-not-started = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not-yours = Ce n’est pas à toi d’en décider.
refused-sit-not-yours = Le serveur ne connaît pas ton nom. Recharge la page et assieds-toi de nouveau.
refused-sit-taken = Cette place est prise, ou quelqu’un à la table porte ton nom ou un nom qui lui ressemble.
refused-sit-over = La partie est terminée : plus personne ne s’assied.
refused-sit-not-offered = La partie a commencé. Demande plutôt la place.
refused-ask-not-yours = Qui a tenu une autre place de cette table en connaît les secrets et ne peut pas prendre celle-ci.
refused-ask-not-offered = Pas encore : cette personne est absente depuis moins d’une minute.
refused-ask-taken = Une autre demande est ouverte. Elle attend d’abord une réponse.
refused-chat-not-yours = Donne-toi d’abord un nom ; ensuite tu pourras parler ici.
refused-taken = Quelqu’un a été plus rapide.
refused-not-stored = Cela n’a pas pu être enregistré. Réessaie.
refused-not-offered = Cette table ne propose pas cela.
refused-not-found = Cette table n’existe plus.
list-shut = Fermer la liste
