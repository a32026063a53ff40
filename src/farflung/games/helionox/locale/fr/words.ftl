### Ce qu’on peut répondre, ce qui est demandé, ce qui se passe et pourquoi non, dans Helionox. Les noms sont dans
### names-helionox.ftl. $name est un joueur, $ask la question d’une réponse, $verb la réponse qu’une règle refuse.
### Un lieu vient comme $place, et avec préposition comme $at (où), $to (vers où) et $from (d’où).

## Réponses

hel-opt-play = Jouer { $card }
hel-opt-buy = Acheter { $card }
hel-opt-travel = Voyager { $to }
hel-opt-place-embassy = Placer une ambassade
hel-opt-overcome = Surmonter { $event }
hel-opt-alternative = Surmonter { $event } : { $alternative }
hel-opt-call = Demander de l’aide contre { $event }
hel-opt-use-architect = { $ability }
hel-opt-bonus = Utiliser le bonus du lieu
hel-opt-key = Utiliser l’accès clé
hel-opt-cycle = Renouveler { $card }
hel-opt-cycle-request = Renouveler votre requête
hel-opt-gain-cargo = Charger une cargaison { $from }
hel-opt-deliver = Livrer la cargaison { $from }
hel-opt-use-fleet = Utiliser { $fleet }
hel-opt-garrison-credit = Retirer la garnison pour { hel-credits }
hel-opt-garrison-defense = Retirer la garnison pour { hel-defense }
hel-opt-end-turn = Terminer le tour
hel-opt-partner = Demander à { $name }
hel-opt-offer = Proposer { hel-defense }
hel-opt-accept = Aider
hel-opt-refuse = Refuser
hel-opt-stop-helping = Ne plus rien jouer
hel-opt-raise = Porter votre offre à { hel-defense }
hel-opt-break-off = Interrompre
hel-opt-take = { $effect ->
        [none] { $ask ->
            [fleet] L’utiliser
           *[other] Le faire
        }
       *[other] { $effect }
    }
hel-opt-decline = { $ask ->
        [move] Rester
        [consume] Ne rien consumer
        [discard-cost] Ne rien défausser
        [consume-cost] Ne rien consumer
        [copy] Ne rien copier
        [obtain] Ne rien obtenir
        [cycle] Ne rien renouveler
        [reward] Aucune récompense
        [turn-over] Ne rien retourner
        [shift] Tout laisser
        [topdeck] Ne rien poser
        [cargo] Ne rien charger
       *[other] Y renoncer
    }
hel-opt-done = { $ask ->
        [consume] Ne plus rien consumer
        [cycle] Ne plus rien renouveler
       *[other] Terminé
    }
hel-opt-choose = Choix { $n }
hel-opt-move = Aller { $to }
hel-opt-discard = Défausser { $card }
hel-opt-consume = Consumer { $card }
hel-opt-consume-discarded = Consumer { $card } de votre défausse
hel-opt-obtain = Obtenir { $card }
hel-opt-copy = Copier { $card }
hel-opt-turn-over = Retourner { $event } { $at }
hel-opt-shift = Déplacer { $event }
hel-opt-shift-to = { $to }
hel-opt-topdeck = Poser { $card } sur le deck
hel-opt-look-take = Prendre { $card } en main
hel-opt-put-back = Remettre { $card }
hel-opt-search = Sécuriser { $card }
hel-opt-event-back = Remettre { $event }
hel-opt-consume-self = Consumer cette carte
hel-opt-from-bank = { $n ->
        [0] Ne rien prendre en banque
       *[other] Prendre { hel-credits } en banque
    }
hel-opt-bank-reward = Mettre { hel-credits } en banque
hel-opt-tech-reward = Prendre { $card }
hel-opt-keep-rest = Garder le reste
hel-opt-lose-cargo = La cargaison { $from }
hel-opt-give-event = { $event } { $at }
hel-opt-give-card = { $card }
hel-opt-draft = Garder { $architect }
hel-opt-choose-architect = Réveiller { $architect }
hel-opt-choose-pair = Les cartes { $faction }
hel-opt-choose-fleet = { $fleet }
hel-opt-discard-any = Défausser n’importe quelle carte

## Questions

hel-ask-main = Que faites-vous ?
hel-ask-move = Où allez-vous ?
hel-ask-discard = Quelle carte défaussez-vous ?
hel-ask-discard-cost = Quelle carte défaussez-vous pour cela ?
hel-ask-consume = Quelle carte consumez-vous ?
hel-ask-consume-cost = Quelle carte consumez-vous pour cela ?
hel-ask-obtain = Quelle carte obtenez-vous ?
hel-ask-cycle = Que renouvelez-vous ?
hel-ask-optional = { $effect ->
        [none] Le faites-vous ?
       *[other] Voulez-vous { $effect } ?
    }
hel-ask-choice = Que choisissez-vous ?
hel-ask-copy = Quelle carte copiez-vous ?
hel-ask-turn-over = Quel événement retournez-vous ?
hel-ask-shift = Quel événement déplacez-vous ?
hel-ask-shift-to = Où va l’événement ?
hel-ask-topdeck = Quelle carte posez-vous sur votre deck ?
hel-ask-look = Laquelle de ces cartes prenez-vous ?
hel-ask-put-back = Quelle carte remettez-vous maintenant ?
hel-ask-search = Quelle carte cherchez-vous ?
hel-ask-events-back = Quel événement remettez-vous maintenant ?
hel-ask-cargo = Quelle cargaison chargez-vous ?
hel-ask-bank = Combien payez-vous de votre banque ?
hel-ask-alternative = Quelle carte défaussez-vous pour surmonter l’événement ?
hel-ask-partner = À qui demandez-vous de l’aide ?
hel-ask-offer = Combien de défense apportez-vous ?
hel-ask-answer = { $event ->
        [none] Aidez-vous ?
       *[other] { $name } vous demande de l’aide contre { $event } et propose { hel-defense } ; vous en apporteriez { $share }. Aidez-vous ?
    }
hel-ask-help = { $event ->
        [none] Quelle carte jouez-vous pour aider ?
       *[other] Il manque encore { hel-defense } contre { $event }. Quelle carte jouez-vous ?
    }
hel-ask-shortfall = { $event ->
        [none] L’aide ne suffit pas. Que faites-vous ?
       *[other] L’aide ne suffit pas : il manque encore { hel-defense } contre { $event }. Que faites-vous ?
    }
hel-ask-reward = Quelle récompense prenez-vous pour la livraison ?
hel-ask-fleet = { $fleet ->
        [none] Utilisez-vous votre atout de flotte ?
       *[other] Utilisez-vous { $fleet } ?
    }
hel-ask-keep = Quelle carte défaussez-vous avant de piocher ?
hel-ask-cut = Vous avez plus { $n ->
        [one] d’1 carte
       *[other] de { $n } cartes
    }. Laquelle défaussez-vous ?
hel-ask-raid = Un raid ! Quelle cargaison perdez-vous ?
hel-ask-plague = La peste rouge : quelle carte défaussez-vous ?
hel-ask-pushed = La cascade de la ceinture chasse votre vaisseau. Où va-t-il ?
hel-ask-syndicate-event = Quel événement prend le Syndicat de l’Ombre ?
hel-ask-syndicate-card = Quelle carte prend le Syndicat de l’Ombre ?
hel-ask-draft = Quel Architecte gardez-vous ?
hel-ask-architect = Quel Architecte réveillez-vous ?
hel-ask-pair = Avec quelle faction commencez-vous ?
hel-ask-fleet-asset = Quel atout de flotte pilotez-vous ?
hel-ask-pay = { $effect ->
        [none] Payez-vous pour cela ?
       *[other] Voulez-vous { $effect } ?
    }

## Ce qui se passe

hel-log-turn-began = Tour { $n } : { $name }.
hel-log-became-active = Événement actif { $at } : { $event }.
hel-log-event-arrived = Nouvel événement { $at } : { $event }.
hel-log-thawed = { $n ->
        [0] Chez { $name }, l’Architecte se réveille.
       *[other] Chez { $name }, l’Architecte dégèle (encore { $n }).
    }
hel-log-played = { $name } joue { $card }.
hel-log-credits-gained = { $name } gagne { hel-credits }.
hel-log-defense-gained = { $name } gagne { hel-defense }.
hel-log-influence-gained = { $name } gagne { hel-influence }.
hel-log-infamy-taken = { $name } reçoit { hel-infamy }.
hel-log-infamy-removed = { $name } retire { hel-infamy }.
hel-log-drew = { $name } pioche { $card }.
hel-log-drew-unseen = { $name } pioche { hel-cards }.
hel-log-discarded = { $name } défausse { $card }.
hel-log-consumed = { $name } consume { $card }.
hel-log-bought = { $n ->
        [0] { $name } achète { $card } sans rien payer.
       *[other] { $name } achète { $card } pour { hel-credits }.
    }
hel-log-obtained = { $name } obtient { $card }.
hel-log-secured = { $name } sécurise { $card }.
hel-log-secured-unseen = { $name } sécurise une carte.
hel-log-market-shown = Nouveau au marché : { $card }.
hel-log-cycled = { $name } renouvelle { $card }.
hel-log-request-cycled = { $name } renouvelle une requête.
hel-log-moved = { $name } se déplace { $to }.
hel-log-travelled = { $name } voyage { $to } pour { hel-credits }.
hel-log-embassy-placed = { $name } place une ambassade { $at }.
hel-log-overcame = { $name } surmonte { $event }.
hel-log-called = { $name } demande de l’aide à { $partner } et propose { hel-defense }.
hel-log-accepted = { $name } aide.
hel-log-refused = { $name } refuse.
hel-log-collaborated = { $name } apporte { hel-defense } avec { $partner }.
hel-log-broken-off = { $name } interrompt la collaboration.
hel-log-architect-used = { $name } fait appel à { $architect } (cryo { $cryo }).
hel-log-bonus-taken = { $name } utilise le bonus du lieu : { $site }.
hel-log-key-taken = { $name } utilise l’accès clé : { $site }.
hel-log-credits-banked = { $name } met { hel-credits } en banque.
hel-log-defense-banked = { $name } met { hel-defense } en banque.
hel-log-cargo-gained = { $name } charge une cargaison { $from }.
hel-log-cargo-delivered = { $name } livre une cargaison { $from } { $to }.
hel-log-cargo-lost = { $name } perd une cargaison { $from }.
hel-log-request-fulfilled = { $name } accomplit la requête « { $request } ».
hel-log-request-drawn = { $name } pioche la requête « { $request } ».
hel-log-illegal-taken = { $name } prend { $card } { $at }.
hel-log-fleet-used = { $name } utilise { $fleet }.
hel-log-garrison-removed = { $name } retire la garnison { $at }.
hel-log-copied = { $name } copie { $card }.
hel-log-turned-over = { $name } retourne { $event } { $at } sur sa face inactive.
hel-log-shifted = { $name } déplace { $event } { $to }.
hel-log-searched = { $name } cherche dans son deck et le mélange.
hel-log-looked = { $name } regarde { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de son deck.
hel-log-events-looked = { $name } regarde { $n ->
        [one] le premier événement
       *[other] les { $n } premiers événements
    } de la pioche.
hel-log-reshuffled = { $name } mélange sa défausse en un nouveau deck.
hel-log-topdecked = { $name } pose { $card } sur le deck.
hel-log-shutdown-ignored = { $name } ignore les fermetures pendant ce tour.
hel-log-market-cheaper = { $name } paiera { hel-credits } de moins pour la prochaine carte du marché.
hel-log-events-cheaper = { $name } paiera { hel-defense } de moins pour le prochain événement.
hel-log-counters-removed = { $name } retire { $n ->
        [one] { $n } marqueur cryo
       *[other] { $n } marqueurs cryo
    }.
hel-log-syndicate-event = Le Syndicat de l’Ombre prend { $event }.
hel-log-syndicate-card = Le Syndicat de l’Ombre prend { $card }.
hel-log-turn-ended = { $name } termine le tour.
hel-log-mission-done = Mission accomplie : { $mission }.
hel-log-mission-failed = Échec de la mission : { $mission }.
hel-log-mission-met = { $name } accomplit la mission { $mission }.
hel-log-scored = { $team ->
        [yes] L’équipe a { hel-influence }.
       *[no] { $name } a { hel-influence }.
    }
hel-log-syndicate-scored = Le Syndicat de l’Ombre a { hel-influence }.
hel-log-game-ended = La pioche d’événements est vide : la partie se termine.
hel-log-architect-taken = { $name } réveille { $architect }.
hel-log-architect-passed = { $architect } passe à { $name } dans le draft.
hel-log-draft-shown = Les Architectes choisis sont révélés.
hel-log-pair-taken = { $name } commence avec les cartes { $faction }.
hel-log-fleet-taken = { $name } pilote { $fleet }.
hel-log-offer-raised = { $name } porte l’offre à { hel-defense }.
hel-log-cargo-returned = La cargaison { $from } retourne dans sa réserve.

## Noms dans les phrases

hel-n-syndicate = Le Syndicat de l’Ombre
hel-n-ability = Utiliser la capacité { $n }
hel-n-fleet = votre atout de flotte
hel-n-alternative = par son coût alternatif
hel-n-priced = { $text } ({ hel-credits })

## Pourquoi non

hel-why-hel-2-2 = Sans le Protocole Mercure, il n’y a pas de cargaison.
hel-why-hel-2-12 = Vous n’avez pas assez de marqueurs cryo.
hel-why-hel-4-11 = Toutes vos ambassades sont sur le plateau.
hel-why-hel-8-2 = Ce lieu est fermé.
hel-why-hel-8-3 = Ce lieu est fermé.
hel-why-hel-9-2 = Votre Architecte est encore gelé.
hel-why-hel-10-2 = { $verb ->
        [cycle] Vous avez déjà renouvelé ce tour.
       *[other] Vous avez déjà utilisé un lieu ce tour.
    }
hel-why-hel-10-7 = La pioche de requêtes est vide.
hel-why-hel-11-1 = Vous avez déjà demandé de l’aide ce tour.
hel-why-hel-11-4 = { $verb ->
        [partner] { $name } n’est pas ici et n’y a pas d’ambassade.
       *[call] Aucun joueur capable d’aider n’est ici ni n’y a d’ambassade.
    }
hel-why-hel-11-5 = Il vous faut au moins 1 point de défense à vous.
hel-why-hel-11-9 = Seules les cartes qui donnent de la défense peuvent être jouées maintenant.
hel-why-hel-12-1 = Vous ne pouvez pas la payer.
hel-why-hel-12-6 = Il ne reste plus de ressource majeure.
hel-why-hel-13-9 = Cette carte unique a déjà été jouée ce tour.
hel-why-hel-13-10 = Cette carte unique a déjà servi ce tour.
hel-why-hel-14-1 = Vous n’avez pas assez de défense.
hel-why-hel-14-2 = Votre vaisseau n’est pas là.
hel-why-hel-15-2 = Vous n’avez pas assez de cartes pour tous ses coûts.
hel-why-hel-15-3 = Vous n’avez pas en main la carte demandée.
hel-why-hel-15-4 = Vous n’avez pas les crédits demandés.
hel-why-hel-15-5 = Seuls les événements actifs ont un coût alternatif.
hel-why-hel-16-1 = Il vous manque des crédits pour ce voyage.
hel-why-hel-16-4 = Le départ est taxé : il coûte { hel-credits }.
hel-why-hel-17-1 = Vous ne pouvez pas payer une ambassade.
hel-why-hel-17-2 = Vous avez déjà une ambassade ici.
hel-why-hel-17-3 = Ce lieu est fermé.
hel-why-hel-18-3 = Elle est d’une autre faction.
hel-why-hel-19-2 = Vous n’avez pas d’ambassade ici.
hel-why-hel-19-5 = Vous avez déjà utilisé ce lieu ce tour.
hel-why-hel-28-2 = Vous ne pouvez pas payer de cargaison.
hel-why-hel-28-4 = Vous avez déjà chargé une cargaison ici ce tour.
hel-why-hel-28-5 = Vous transportez déjà une cargaison { $from }.
hel-why-hel-28-6 = Ce lieu est fermé.
hel-why-hel-29-2 = Une cargaison ne se livre pas à son lieu d’origine.
hel-why-hel-29-3 = Vous avez déjà livré ici ce tour.
hel-why-hel-29-5 = Ce lieu est fermé.
hel-why-hel-31-3 = Les crédits en banque ne paient que des cartes du marché.
hel-why-hel-32-1 = La technologie illégale ne s’obtient qu’en livrant une cargaison.
hel-why-hel-33-7 = Vous avez déjà renouvelé ce tour.
hel-why-hel-33-8 = Vous n’avez pas de requête.
hel-why-hel-37-3 = { $verb ->
        [garrison-credit] Vous n’avez pas de crédit pour cela.
       *[garrison-defense] Vous n’avez pas de défense pour cela.
    }
hel-why-hel-42-6 = Vous êtes seul : il n’y a personne à appeler.
hel-why-hel-gap-15 = { $verb ->
        [buy] Guerre des ressources : aucune ressource majeure ne s’achète.
       *[other] La chute du Sénat : personne ne peut renouveler.
    }
hel-why-hel-gap-20 = Vous l’avez déjà utilisé ce tour.
hel-why-hel-gap-26 = { $verb ->
        [partner] { $name } a déjà refusé ce tour.
       *[call] { $refused ->
            [yes] Ceux qui pourraient aider ici ont déjà refusé ce tour.
           *[no] Il ne coûte qu’1 point de défense : rien à partager.
        }
    }
hel-why-hel-gap-28 = Dans une collaboration, vous devez choisir la défense.
hel-why-hel-gap-32 = Il ne reste plus de cargaison { $from } en réserve.
hel-why-hel-gap-34 = Une carte qui copie ne peut pas être copiée.
hel-why-hel-gap-39 = Elle est trop chère pour cela.
hel-why-hel-gap-40 = Vous ne pouvez pas payer, ou cela ne donnerait rien.
hel-why-hel-gap-41 = Aucune capacité ne déplace de vaisseau en ce moment.
hel-why-hel-gap-51 = On ne touche pas ainsi aux catastrophes.
