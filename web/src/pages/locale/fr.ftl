### Les pages hors de la table : accueil, nouvelle table, compte, enregistrements.

lobby-heading = Farflung : tables
lobby-skip = Aller au contenu
lobby-nav = Pages
lobby-nav-tables = Tables
lobby-nav-records = Parties
lobby-nav-rules = Règles
workshop = Atelier
lobby-language = Langue
lobby-sign-in = Se connecter
lobby-cancel = Annuler
lobby-back = Retour aux tables

## doors
lobby-games = Jeux
lobby-revenant-sentence = Placez votre équipage sur une flotte qui fuit le Néant. Servez les Maisons, gardez leurs vaisseaux en vie.
lobby-helionox-sentence = Construisez un deck pendant que le soleil meurt. Voyagez, surmontez les événements, échangez des faveurs.
lobby-xodus-sentence = Explorez ensemble, hexagone par hexagone, et atteignez le Grand Rift avant la Corruption.
lobby-players = { $from } à { $to } joueurs
lobby-minutes = { $n } min
lobby-kind-coop = coopératif
lobby-kind-coop-too = aussi en coopératif
lobby-making = En préparation.
lobby-making-why = On ne peut pas encore y jouer ici.
lobby-play-now = Jouer contre des bots
lobby-play-with = Jouer avec des bots
lobby-new-table = Nouvelle table

## lists of tables
lobby-your-tables = Vos tables
lobby-wait-for-you = { $n ->
        [one] { $n } vous attend
       *[other] { $n } vous attendent
    }
lobby-your-tables-none = Vous n’êtes encore à aucune table. Commencez-en une plus haut : elle reste ici jusqu’à la fin.
lobby-all = Tout voir ({ $n })
lobby-fewer = En voir moins
lobby-open-tables = Tables ouvertes
lobby-open-hint = asseyez-vous là où une forme est libre
lobby-open-tables-none = Aucune place n’est libre pour l’instant. Une nouvelle table qui garde une place par lien apparaît ici.
lobby-watch-tables = Tables à regarder
lobby-with-people = Avec { $names }
lobby-with-people-and-bots = { $bots ->
        [one] { $names } et { $bots } bot
       *[other] { $names } et { $bots } bots
    }
lobby-with-bots = { $bots ->
        [one] Contre { $bots } bot
       *[other] Contre { $bots } bots
    }
lobby-with-screen = { $n } joueurs sur un même écran
lobby-with-nobody = En solitaire
lobby-with-nobody-yet = Personne d’autre pour l’instant
lobby-your-turn = À vous de jouer
lobby-is-thinking = { $name } réfléchit
lobby-running = En cours
lobby-waits-for-people = { $n ->
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
lobby-over = Terminée
lobby-cycle = cycle { $n }
lobby-just-now = à l’instant
lobby-play = Jouer
lobby-open = Ouvrir
lobby-look = Voir
lobby-sit-down = S’asseoir
lobby-sit-on = S’asseoir à la place en forme de { $shape } : { $table }
lobby-free-seat = place libre
lobby-shape-1 = disque
lobby-shape-2 = carré
lobby-shape-3 = triangle
lobby-shape-4 = losange
lobby-away = Le serveur ne répond pas. Vos tables sont en sûreté ; cette page réessaie.

## new here
lobby-new-here = Première visite ?
lobby-ways = Par où commencer
lobby-ready = Prêtes à jouer
lobby-learn-what = De courtes leçons à la vraie table, pour chaque jeu
lobby-first-game = Votre première partie
lobby-first-game-what = La mise en place conseillée ; la table vous aide
lobby-one-screen = Un écran, plusieurs joueurs
lobby-one-screen-what = Passez l’appareil ; ce qui est secret reste caché
lobby-load-link = Charger une partie enregistrée
lobby-load-link-what = Revoir une partie ou la reprendre

## asking for a name
lobby-who-plays = Comment les autres vous appellent-ils ?
lobby-who-sits = Qui s’assied ?
lobby-who-looks = Qui regarde ?
lobby-name = Votre nom
lobby-name-hint = Pas besoin de compte. Vous pourrez changer de nom plus tard.
lobby-name-empty = Un nom doit avoir au moins une lettre.
lobby-start = Commencer la partie

## new table
lobby-new-table-of = Nouvelle table : { $title }
lobby-seats = Qui s’assied où ?
lobby-seat = Place { $n }, { $shape }
lobby-seat-me = Moi
lobby-seat-me-long = C’est ma place
lobby-seat-me-what = Vous
lobby-seat-open = Lien
lobby-seat-open-long = Une personne par lien
lobby-seat-open-what = Quiconque ouvre votre lien
lobby-seat-screen = Ici
lobby-seat-screen-long = Une autre personne sur cet écran
lobby-seat-name = Nom de cette personne
lobby-seat-bot = Bot
lobby-seat-bot-long = Un bot
lobby-seat-add = Ajouter une place
lobby-seat-remove = Retirer : { $seat }
lobby-player = Joueur { $n }
lobby-only-bots = Seuls des bots jouent ; vous regardez.
lobby-options = Comment jouez-vous ?
lobby-option-edition = Édition
lobby-option-difficulty = Difficulté
lobby-option-clock = Pendule
lobby-option-undo = Annulation
lobby-option-suggest = Suggestions
lobby-suggest-alone = Des suggestions si vous jouez seul.
lobby-suggest-yes = Des suggestions pour tous.
lobby-suggest-no = Pas de suggestions.
lobby-option-listed = Qui trouve la table
lobby-edition-final = Édition finale.
lobby-edition-early = Première édition.
lobby-difficulty-easy = Une traversée facile.
lobby-difficulty-medium = Une traversée de difficulté moyenne.
lobby-difficulty-hard = Une traversée difficile.
lobby-clock-none = Sans pendule.
lobby-clock-fast = 30 minutes chacun, et 5 secondes par réponse.
lobby-clock-calm = 60 minutes chacun, et 10 secondes par réponse.
lobby-clock-days = 7 jours chacun, et 1 heure par réponse.
lobby-clock-other = { $time } chacun, et { $more } par réponse.
lobby-undo-agreement = Annulation si tous sont d’accord.
lobby-undo-free = Entraînement : tout peut être annulé.
lobby-undo-none = Pas d’annulation.
lobby-listed-yes = Tout le monde peut trouver la table et regarder.
lobby-listed-no = Seuls ceux qui ont le lien trouvent la table.
lobby-open-table = Ouvrir la table
lobby-copy = Copier
lobby-copied = Copié.
lobby-copy-by-hand = Le lien est sélectionné : copiez-le au clavier.
lobby-share = Partager
lobby-not-playable-yet = { $title } est en préparation. On ne peut pas encore y jouer ici.
lobby-no-such-game = Aucun jeu ne porte ce nom.

## account
lobby-account = Compte
lobby-account-nobody = Vous n’êtes pas connecté. Un invité n’a besoin que d’un nom ; un compte garde vos tables sur chaque appareil.
lobby-account-guest = Vous jouez comme invité. Vos tables ne sont gardées que dans ce navigateur.
lobby-account-kept = Vos tables vous suivent sur chaque appareil où vous vous connectez.
lobby-make-account = Créer un compte
lobby-make-account-what = Un nom et un mot de passe, rien d’autre.
lobby-make-account-what-guest = Un nom et un mot de passe, rien d’autre. Vous gardez vos tables.
lobby-password = Mot de passe
lobby-password-hint = Au moins { $n } caractères.
lobby-password-short = Le mot de passe est trop court : au moins { $n } caractères.
lobby-password-empty = Il manque le mot de passe.
lobby-account-made = Votre compte est prêt, { $name }.
lobby-log-in = Se connecter
lobby-log-in-what = Avec le compte que vous avez.
lobby-logged-in = Vous êtes connecté en tant que { $name }.
lobby-log-out = Se déconnecter
lobby-logged-out = Vous êtes déconnecté.
lobby-log-in-bring = { $n ->
        [one] Votre partie en cours vous suit.
       *[other] Vos { $n } parties en cours vous suivent.
    }
lobby-brought = { $n ->
        [one] Une table vous a suivi.
       *[other] { $n } tables vous ont suivi.
    }
lobby-left-behind = { $n ->
        [one] Une table n’a pas pu vous suivre : ce compte y joue déjà, et personne ne peut tenir deux mains.
       *[other] { $n } tables n’ont pas pu vous suivre : ce compte y joue déjà, et personne ne peut tenir deux mains.
    }
lobby-change-password = Changer le mot de passe
lobby-change-password-what = Sur tous les autres appareils, il faudra vous reconnecter.
lobby-password-old = Mot de passe actuel
lobby-password-new = Nouveau mot de passe
lobby-password-changed = Votre mot de passe est changé. Tous les autres appareils sont déconnectés.
lobby-log-out-everywhere = Se déconnecter partout
lobby-log-out-everywhere-what = Sur chaque appareil, celui-ci compris. Pour un téléphone perdu, ou un navigateur qui n’est pas le vôtre.
lobby-logged-out-everywhere = Vous êtes déconnecté sur tous les appareils.
lobby-guest-be = Jouer comme invité
lobby-guest-rename = Votre nom d’invité
lobby-guest-name = Nom d’invité
lobby-guest-keep = Garder ce nom
lobby-guest-now = Vous êtes { $name }.

## records
lobby-load = Charger une partie enregistrée
lobby-load-what = Un enregistrement est une partie entière dans un fichier texte. Revoyez-la coup par coup, ou reprenez-la à n’importe quelle ligne. C’est une copie : rien ne compte, et l’ancienne partie reste ce qu’elle était.
lobby-load-file = Fichier de partie
lobby-drop = Déposez un enregistrement ici, ou choisissez le fichier.
lobby-drop-now = Lâchez : le fichier sera lu.
lobby-choose-file = Choisir un fichier
lobby-choose-other = Choisir un autre fichier
lobby-found = { $title } : { $names }
lobby-lines = { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
lobby-record-look = Revoir
lobby-record-look-what = Toutes les mains ouvertes, avec le journal et le curseur.
lobby-record-play = Reprendre
lobby-record-play-what = Sur cet écran, annulation toujours libre.
lobby-record-seats = Qui reprend ?
lobby-record-you = sur cet écran
lobby-record-bot = un bot
lobby-record-from = À partir de la ligne { $n }
lobby-record-from-end = À partir de la fin
lobby-record-over = Une partie terminée reprend à votre dernière décision.
lobby-record-last = La dernière ligne gardée : { $line }
lobby-record-start = Avant la première ligne : on distribue de nouveau.
lobby-record-large = { $file } dépasse 2 Mo. Aucun enregistrement n’est si grand.
lobby-record-empty = { $file } est vide.
lobby-record-other = { $file } n’est pas un enregistrement de Farflung : il ne commence pas par « farflung record ».
lobby-record-version = { $file } vient d’une autre version de Farflung.
lobby-record-cut = { $file } s’arrête avant sa ligne de fin : il a été coupé.
lobby-record-broken = { $file } ne peut pas être rejoué.

## what went wrong
lobby-error-failed = Le serveur n’a pas pu le faire. Rien n’a changé.
lobby-error-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
lobby-error-too-many = { $wait ->
        [one] Trop d’essais. Réessayez dans { $wait } seconde.
       *[other] Trop d’essais. Réessayez dans { $wait } secondes.
    }
lobby-error-not-signed-in = Votre nom n’est plus connu ici. Rechargez la page et choisissez-en un.
lobby-error-login-not-signed-in = Ce nom et ce mot de passe ne correspondent pas.
lobby-error-name-taken = Un compte porte ce nom, ou un nom qui lui ressemble. Prenez-en un autre ; si ce compte est le vôtre, connectez-vous.
lobby-error-name-bot = Ce nom est réservé aux bots. Prenez-en un autre.
lobby-error-name-table = À une même table, deux noms ne peuvent être pareils ni se ressembler.
lobby-error-name-hidden = Ce nom contient quelque chose d’invisible. Tapez-le à nouveau, avec des lettres et des signes seulement.
lobby-error-name-empty = Un nom doit avoir au moins une lettre.
lobby-error-name-long = Un nom a au plus 24 lettres.
lobby-error-password-short = Un mot de passe a au moins 8 caractères.
lobby-error-password-long = Un mot de passe a au plus 200 caractères.
lobby-error-password-common = Ce mot de passe est parmi les premiers qu’on devine. Prenez-en un plus rare : trois ou quatre mots conviennent bien.
lobby-error-password-name = Tout le monde connaît votre nom : il ne peut pas être votre mot de passe.
lobby-error-password-wrong = Ce n’est pas votre mot de passe actuel.
lobby-error-sit-taken = Cette place est prise, ou quelqu’un à la table porte votre nom ou un nom qui lui ressemble.
lobby-error-not-found = Cette table n’existe plus.
lobby-error-bad-request = Le serveur ne l’a pas accepté : { $reason }
lobby-error-too-large = C’est trop grand pour le serveur.
lobby-edition-prototype = Le prototype : sonar, tuiles de dégâts, un objectif à trois cases. Une version antérieure, moins aboutie que l’édition finale.
lobby-more-games = D’autres jeux

## own bots
lobby-bots = Vos bots
lobby-bots-what = Un programme à vous joue aux tables avec un jeton d’accès : il s’assied là où vous jouez, ou aux tables que vous avez créées, et répond. Il ne peut rien faire d’autre en votre nom.
lobby-bots-name = Nom du bot
lobby-bots-make = Créer un jeton d’accès
lobby-bots-token = Jeton d’accès du bot { $name }. Il n’est montré que maintenant : copiez-le.
lobby-bots-copy = Copier
lobby-bots-copied = Copié.
lobby-bots-made = créé le { $day }
lobby-bots-used = utilisé pour la dernière fois le { $day }
lobby-bots-revoke = Révoquer
lobby-bots-revoke-name = Révoquer le jeton d’accès du bot { $name }
lobby-bots-revoked = { $name } n’a plus de jeton d’accès.
