### Réponses, questions, événements et raisons dans Revenant. Les noms sont dans names-revenant.ftl.
### $name est une personne à la table, $ask la question d’une réponse, $verb la réponse qu’une règle refuse.

## Noms dans la phrase

rev-n-ship = { $ship ->
        [ark] le vaisseau-arche de { $house }
        [fighter] le chasseur de { $house }
        [dropship] la barge de débarquement de { $house }
        [shuttle] la navette de { $house }
        [own-frigate] votre frégate
        [same-frigate] la frégate
        [frigate] la frégate ({ $owner })
        [reinforcement] Renfort sur le Revenant
        [hypercharge] Hypercharge sur le Revenant
        [revenant] le Revenant
       *[ship] le vaisseau
    }
rev-n-of-ship = { $ship ->
        [ark] du vaisseau-arche de { $house }
        [fighter] du chasseur de { $house }
        [dropship] de la barge de débarquement de { $house }
        [shuttle] de la navette de { $house }
        [own-frigate] de votre frégate
        [same-frigate] de la frégate
        [frigate] de la frégate ({ $owner })
        [revenant] du Revenant
       *[ship] du vaisseau
    }
rev-n-sector = { $sector ->
        [N] secteur intérieur nord
        [E] secteur intérieur est
        [S] secteur intérieur sud
        [W] secteur intérieur ouest
       *[other] secteur { $sector }
    }
rev-n-with = { $figure ->
        [captain] avec le capitaine
        [cadet-1] avec le cadet 1
       *[cadet-2] avec le cadet 2
    }
rev-n-phase = { $phase ->
        [setup] Mise en place
        [action] Phase d’action
        [reset] Phase de retour
        [combat] Phase de combat
        [rift] Phase des failles
        [hyperjump] Phase d’hypersaut
       *[scoring] Décompte
    }
rev-n-crew = L’Équipage corrompu

## Réponses

rev-opt-man = { rev-n-ship }
rev-opt-emergency = Action d’urgence
rev-opt-with = { $figure ->
        [captain] Le capitaine
        [cadet-1] Le cadet 1
       *[cadet-2] Le cadet 2
    }
rev-opt-trade = Échanger 1 influence secrète contre une ressource
rev-opt-discard-hidden = Défausser l’influence secrète de { $house }
rev-opt-keep-hidden = Garder l’influence secrète de { $house }
rev-opt-gain-resource = Gagner { rev-goods }
rev-opt-ignore = Laisser { $what ->
        [energy] l’énergie
        [science] la science
        [neutronium] le neutronium
       *[material] le matériau
    }
rev-opt-swap-out = Faire de la place : rendre { rev-goods }
rev-opt-spend = Dépenser { rev-goods }
rev-opt-lock = Y laisser { rev-goods }, sous verrou
rev-opt-corrupt = Le { $compartment }
rev-opt-ark-option = { $ark_option }
rev-opt-move = Aller dans le { rev-n-sector }
rev-opt-stay = Rester
rev-opt-attack = Attaquer
rev-opt-fire = Tirer sur un vaisseau du Néant
rev-opt-cease = Cesser le tir
rev-opt-effect-a = Effet A : manœuvrer et attaquer
rev-opt-effect-b = Effet B : manœuvrer et atterrir
rev-opt-land = Atterrir sur la planète
rev-opt-upper = { $effect }
rev-opt-lower = { $effect } (1 corruption)
rev-opt-done = { $ask ->
        [keep-hidden] Ne rien garder de plus
        [lock] Ne rien bloquer de plus
        [play] Ne jouer aucune carte
        [deploy] Ne rien déployer
        [protect] Ne pas placer de jeton
        [copy] Ne rien copier
        [colony] Ne rien retirer de plus
        [hypercharge] Ne rien charger
        [ability] N’utiliser aucune capacité
        [between] Continuer
        [activate] Ne rien activer de plus
        [cleanse] Ne rien retirer
        [cleanse-option] Ne rien retirer de plus
        [shield] Ne rien placer de plus
        [destroy] Ne rien détruire de plus
        [repair] Ne rien réparer de plus
        [careful] Ne rien déplacer de plus
        [clear] Ne rien retirer de plus
        [replace] Ne rien remplacer
       *[other] Terminer
    }
rev-opt-take = { $ask ->
        [emergency] Gagner 1 tactique
       *[other] L’utiliser
    }
rev-opt-skip = { $ask ->
        [emergency] Ni l’un ni l’autre
        [bonus] Aucune action bonus
        [choice] Aucun
        [sector] Défausser la planète
        [shuttle] Aucune navette
       *[other] Y renoncer
    }
rev-opt-use = Utiliser { $ability }
rev-opt-influence = Maison { $house }
rev-opt-shield = Bouclier dans le secteur { $sector }
rev-opt-destroy = Vaisseau du Néant dans le secteur { $sector }
rev-opt-repair = { rev-n-ship }
rev-opt-cleanse-ship = La retirer { rev-n-of-ship }
rev-opt-cleanse-board = La retirer du { $compartment }
rev-opt-careful = { rev-n-ship }
rev-opt-deploy = { rev-n-ship }
rev-opt-place = Secteur { $sector }
rev-opt-protect = { $part ->
        [upper] { $defect }, effet supérieur
       *[lower] { $defect }, effet inférieur
    }
rev-opt-charge = Carte radar { $radar }
rev-opt-charge-colony = Colonie { $colony }
rev-opt-reinforce = Payer 1 matériau, 1 énergie et 1 neutronium
rev-opt-play = Jouer { $card }
rev-opt-discard = Défausser { $card }
rev-opt-draw-kind = Piocher une { $cardkind }
rev-opt-attach = { rev-opt-with }
rev-opt-bonus = { $bonus }
rev-opt-affiliation-a = A : payer 1 ressource de moins
rev-opt-affiliation-b = B : jouer une seconde carte
rev-opt-cleanse-a = A : défausser une carte d’opération
rev-opt-cleanse-b = B : dépenser 1 énergie
rev-opt-end-turn = Finir le tour
rev-opt-redraw = La remplacer
rev-opt-keep = La garder
rev-opt-take-captain = { $captain }
rev-opt-copy-ship = Copier { rev-n-ship }
rev-opt-copy-planet = Copier la planète { $planet }
rev-opt-remove-colony = Retirer { $colony }
rev-opt-line-up = { rev-n-ship }
rev-opt-hit = Endommager { rev-n-ship }
rev-opt-sink = Perdre { rev-n-ship }
rev-opt-taint = { rev-n-ship }
rev-opt-replace = { rev-n-ship }
rev-opt-part = Partie { $n }
rev-opt-clear = Vaisseau du Néant dans le secteur { $sector }
rev-opt-lose = Perdre { rev-goods }
rev-opt-waive = Ne pas payer { rev-goods }
rev-opt-choice = Possibilité { $n }
rev-opt-plain-influence = Gagner l’influence de la Maison
rev-opt-own-effect = Utiliser l’effet du vaisseau
rev-opt-both-effects = Effet A, puis effet B

## Questions

rev-ask-captain = Qui est votre capitaine ?
rev-ask-redraw = { $card ->
        [none] Gardez-vous cette carte ?
       *[other] Gardez-vous { $card } ?
    }
rev-ask-start-house = Avec quelle Maison commencez-vous ?
rev-ask-man = Quel vaisseau occupez-vous ?
rev-ask-figure = Qui envoyez-vous ?
rev-ask-hidden-trade = Quelle influence secrète échangez-vous ?
rev-ask-resource = Quelle ressource gagnez-vous ?
rev-ask-overflow = Aucun emplacement libre pour { rev-goods }. Que faites-vous ?
rev-ask-keep-hidden = Quelle influence secrète gardez-vous ?
rev-ask-emergency = Que gagnez-vous encore ?
rev-ask-influence = Auprès de quelle Maison gagnez-vous de l’influence ?
rev-ask-ark = Que fait { rev-n-ship } ?
rev-ask-fighter = Que fait { rev-n-ship } ?
rev-ask-attack = Comment se poursuit l’attaque ?
rev-ask-bombard = Où va { rev-n-ship } après ce tir ?
rev-ask-frigate = Que fait { rev-n-ship } ?
rev-ask-dropship = Que fait { rev-n-ship } ?
rev-ask-planet = Quelle partie de la planète utilisez-vous ?
rev-ask-reinforcement = Payez-vous le renfort ?
rev-ask-deploy = Quel vaisseau déployez-vous ?
rev-ask-sector = Dans quel secteur le placez-vous ?
rev-ask-protect = Quel effet le jeton couvre-t-il ?
rev-ask-hypercharge = Pour quelle carte chargez-vous le moteur ?
rev-ask-spend = Quelle ressource dépensez-vous ?
rev-ask-corrupt = Quel compartiment reçoit la corruption ?
rev-ask-lock = Quelle ressource reste dans le compartiment corrompu ?
rev-ask-cleanse = D’où retirez-vous une corruption ?
rev-ask-ability = Utilisez-vous une capacité ?
rev-ask-between = Utilisez-vous une capacité avant de continuer ?
rev-ask-optional = Appliquez-vous cet effet ?
rev-ask-shield = Où placez-vous un bouclier ?
rev-ask-destroy = Quel vaisseau du Néant détruisez-vous ?
rev-ask-repair = Quel vaisseau réparez-vous ?
rev-ask-careful = Quel vaisseau se déplace prudemment ?
rev-ask-move-frigate = Où va votre frégate ?
rev-ask-play = Quelle carte jouez-vous ?
rev-ask-attach = { $card ->
        [none] Quel cadet reçoit la carte ?
       *[other] Quel cadet reçoit { $card } ?
    }
rev-ask-draw = Quelle sorte de carte piochez-vous ?
rev-ask-discard = Votre main est trop pleine. Quelle carte défaussez-vous ?
rev-ask-bonus = Quelle action bonus faites-vous ?
rev-ask-affiliation = Quel bonus d’affiliation utilisez-vous ?
rev-ask-cleanse-option = Comment payez-vous la purification ?
rev-ask-activate = Quelle capacité activez-vous ?
rev-ask-end = Votre tour est-il fini ?
rev-ask-copy = Que copiez-vous ?
rev-ask-colony = Quelle colonie retirez-vous de la partie ?
rev-ask-damage = Quel vaisseau subit les dégâts ?
rev-ask-taint = Quel vaisseau est corrompu ?
rev-ask-lose = Que perdez-vous ?
rev-ask-line = Quel vaisseau vient ensuite, en comptant depuis le Revenant ?
rev-ask-clear = Quel vaisseau du Néant retirez-vous ?
rev-ask-step-two = Quelle influence gagnez-vous ?
rev-ask-choice = Que choisissez-vous ?
rev-ask-waive = Quelle part du coût ne payez-vous pas ?
rev-ask-replace = Quel vaisseau remplacez-vous ?
rev-ask-shuttle = Quelle navette posez-vous sur la carte radar ?
rev-ask-hidden-cost = Quelle influence secrète défaussez-vous pour cela ?
rev-ask-careful-to = Où va le vaisseau ?
rev-ask-discard-cost = Quelle carte défaussez-vous pour cela ?
rev-ask-instead = Quel effet utilisez-vous ?

## Ce qui arrive

rev-log-manned = { $name } occupe { rev-n-ship } { rev-n-with }.
rev-log-emergency-taken = { $name } fait l’action d’urgence { rev-n-with }.
rev-log-influence-gained = { $name } gagne de l’influence auprès de { $house }, désormais { $n }.
rev-log-influence-lost = { $name } perd de l’influence auprès de { $house }, désormais { $n }.
rev-log-hidden-gained = { $name } pioche { rev-secrets } et en garde une.
rev-log-hidden-kept = { $name } garde l’influence secrète de { $house }.
rev-log-hidden-discarded = { $name } défausse une carte d’influence secrète.
rev-log-gained = { $name } gagne { rev-goods }.
rev-log-spent = { $name } dépense { rev-goods }.
rev-log-ignored = { $name } renonce à une ressource ({ $resource }) : aucun emplacement libre.
rev-log-tactics-gained = { $name } avance à { $n } en tactique.
rev-log-tactics-lost = { $name } recule à { $n } en tactique.
rev-log-tactics-reset = { $name } repart de { $n } en tactique.
rev-log-corrupted = { $name } reçoit une corruption sur le { $compartment }.
rev-log-cleansed-board = { $name } purifie le { $compartment }.
rev-log-cleansed-ship = { $name } purifie { rev-n-ship }.
rev-log-residual-void = { $name } garde le marqueur comme néant résiduel, désormais { $n }.
rev-log-data-gained = { $name } gagne une donnée de découverte, désormais { $n }.
rev-log-data-lost = { $name } perd { rev-data }.
rev-log-moved = { $name } déplace { rev-n-ship } dans le { rev-n-sector }.
rev-log-killed = { $name } détruit un vaisseau du Néant dans le secteur { $sector }.
rev-log-shielded = { $name } place un bouclier dans le secteur { $sector }.
rev-log-landed = { $name } pose { rev-n-ship } sur la planète { $planet }.
rev-log-planet-resolved = { $part ->
        [upper] { $name } utilise l’option supérieure de la planète { $planet }.
       *[lower] { $name } utilise l’option inférieure de la planète { $planet }.
    }
rev-log-deployed = { $name } déploie { rev-n-ship } dans le { rev-n-sector }.
rev-log-protected = { $part ->
        [upper] { $name } couvre l’effet supérieur de l’avarie { $defect }.
       *[lower] { $name } couvre l’effet inférieur de l’avarie { $defect }.
    }
rev-log-charged = { $name } charge le moteur pour la carte radar { $radar }.
rev-log-charged-colony = { $name } charge le moteur pour la colonie { $colony }.
rev-log-played = { $name } joue { $card }.
rev-log-drew = { $name } pioche { rev-cards }.
rev-log-discarded = { $name } défausse une { $cardkind }.
rev-log-promoted = { $name } promeut son capitaine au rang { $n }.
rev-log-repaired = { $name } répare { rev-n-ship }.
rev-log-copied = { $name } copie { rev-n-ship }.
rev-log-copied-planet = { $name } copie la planète { $planet }.
rev-log-ability-used = { $name } utilise { $ability }.
rev-log-bonus-taken = { $name } fait l’action bonus { $bonus }.
rev-log-reward-taken = { $name } prend une tuile de récompense de { $house }.
rev-log-cycle-begins = Le cycle { $n } commence.
rev-log-phase-begins = { rev-n-phase }.
rev-log-crew-returns = Tous les équipages reviennent.
rev-log-order-set = { $name } joue en position { $n }.
rev-log-fight = { $n ->
        [0] Aucun vaisseau du Néant dans le secteur { $sector }.
        [one] { $n } vaisseau du Néant frappe dans le secteur { $sector }.
       *[other] { $n } vaisseaux du Néant frappent dans le secteur { $sector }.
    }
rev-log-shields-ward = { $n ->
        [one] { $n } bouclier pare { $n } dégât dans le secteur { $sector }.
       *[other] { $n } boucliers parent { $n } dégâts dans le secteur { $sector }.
    }
rev-log-ship-hit = Dégâts sur { rev-n-ship }, désormais { $n }.
rev-log-ship-lost = Perte : { rev-n-ship }.
rev-log-revenant-hit = Dégâts sur le Revenant, désormais { $n }.
rev-log-defect-strikes = L’avarie { $defect } frappe.
rev-log-defect-covered = { $part ->
        [upper] L’effet supérieur de l’avarie { $defect } est couvert.
       *[lower] L’effet inférieur de l’avarie { $defect } est couvert.
    }
rev-log-ship-corrupted = Corruption sur { rev-n-ship }.
rev-log-shields-gone = Les boucliers du secteur { $sector } s’éteignent.
rev-log-defect-revealed = Nouvelle avarie : { $defect }.
rev-log-rift-rolled = La faille du secteur { $sector } s’agite.
rev-log-void-arrives = { $n ->
        [one] { $n } vaisseau du Néant arrive dans le secteur { $sector }.
       *[other] { $n } vaisseaux du Néant arrivent dans le secteur { $sector }.
    }
rev-log-data-placed = Donnée de découverte sur la planète du secteur { $sector }.
rev-log-radar-revealed = Nouvelle carte radar : { $radar }.
rev-log-colony-revealed = Nouvelle colonie : { $colony }.
rev-log-hyperjump = La flotte saute.
rev-log-rift-opens = Une faille s’ouvre dans le secteur { $sector }.
rev-log-planet-found = La planète { $planet } apparaît à côté du secteur { $sector }.
rev-log-shuttle-arrives = Arrivée dans le secteur { $sector } : { rev-n-ship }.
rev-log-ambassador = Le conseil occupe { rev-n-ship }.
rev-log-ambassador-aside = { $house } n’a aucun vaisseau libre : l’ambassadeur attend.
rev-log-council-lands = Le conseil pose { rev-n-ship } à côté du secteur { $sector }.
rev-log-renown = { $name } a { $n } de prestige.
rev-log-winner = { $name } gagne.
rev-log-replaced = { $name } remplace { rev-n-ship } par le vaisseau de { $newhouse }.
rev-log-colonies-removed = { $n ->
        [one] { $name } retire { $n } colonie de la partie.
       *[other] { $name } retire { $n } colonies de la partie.
    }
rev-log-void-cleared = Un vaisseau du Néant quitte le secteur { $sector }.
rev-log-crew-placed = L’Équipage corrompu occupe { rev-n-ship }.
rev-log-crew-fails = L’Équipage corrompu ne trouve aucun vaisseau de { $house }.
rev-log-crew-influence = L’Équipage corrompu gagne de l’influence auprès de { $house }, désormais { $n }.
rev-log-crew-tactics = L’Équipage corrompu avance à { $n } en tactique.
rev-log-crew-lands = L’Équipage corrompu pose { rev-n-ship } à côté du secteur { $sector }.
rev-log-redrew = { $name } remplace une { $cardkind }.
rev-log-locked = { $name } laisse { rev-goods } sous verrou dans le { $compartment }.
rev-log-starts-at = { $name } commence à côté du vaisseau-arche de { $house }.
rev-log-shuttle-reserved = Sur la carte radar { $radar } : { rev-n-ship }.
rev-log-crew-wins = L’Équipage corrompu gagne.
rev-log-colonies-seen = { $name } consulte les colonies.

## Pourquoi pas

rev-why-rev-f-01-1-1 = { $verb ->
        [with] Cette figurine a déjà servi.
       *[man] Sa place d’équipage est occupée.
    }
rev-why-rev-f-01-1-2 = Cette frégate est à { $owner }.
rev-why-rev-f-01-3-3 = Le coût est hors de portée, ou il ne se passerait rien.
rev-why-rev-f-01-4-4 = Vous n’avez aucun emplacement de corruption libre.
rev-why-rev-f-02-17 = Personne n’occupe ce vaisseau-arche.
rev-why-rev-f-02-19 = Aucun vaisseau n’est posé sur cette planète.
rev-why-rev-f-05-2 = Aucune planète libre dans ce secteur.
rev-why-rev-f-06-0-1 = Cette place est prise pour ce cycle.
rev-why-rev-f-06-1-1 = Vous ne pouvez pas payer 1 matériau, 1 énergie et 1 neutronium.
rev-why-rev-f-06-1-4 = Les vaisseaux-arches ne se déploient jamais.
rev-why-rev-f-06-1-5 = Cette navette est posée sur une carte radar.
rev-why-rev-f-06-1-7 = Cette avarie a déjà un jeton.
rev-why-rev-f-06-1-9 = L’effet inférieur d’une avarie du noyau reste ouvert.
rev-why-rev-f-06-2-2 = Vous ne pouvez pas payer son neutronium.
rev-why-rev-f-07-4 = Vous avez plus de ressources que d’emplacements ouverts.
rev-why-rev-f-07-10 = Ce compartiment n’a pas d’emplacement de corruption.
rev-why-rev-f-08-1 = Ce compartiment est déjà corrompu.
rev-why-rev-f-10-3 = Vous êtes au bout de cette piste.
rev-why-rev-f-12-5 = Le secteur { $sector } est plein.
rev-why-rev-f-12-11 = Les vaisseaux-arches et les vaisseaux posés ne se déplacent pas prudemment.
rev-why-rev-f-12-13 = { $verb ->
        [careful] Les secteurs à portée sont pleins ou ont plus de vaisseaux du Néant.
       *[move] Le secteur { $sector } a plus de vaisseaux du Néant.
    }
rev-why-rev-f-12-16 = Aucun vaisseau ne peut finir son tour dans un secteur intérieur.
rev-why-rev-f-13-3 = Rien à attaquer dans ce secteur.
rev-why-rev-f-14-11 = { $verb ->
        [attach] Ce cadet a déjà 2 cartes.
       *[play] Les deux cadets ont déjà 2 cartes.
    }
rev-why-rev-f-14-12 = Les 5 emplacements de la frégate sont pleins.
rev-why-rev-f-14-16 = { $verb ->
        [bonus] Vous ne pouvez payer aucune carte de votre main.
       *[play] Vous ne pouvez pas payer cette carte.
    }
rev-why-rev-f-15-1 = Une corruption couvre cette action bonus.
rev-why-rev-f-15-2 = Il faut 3 sciences et un rang inférieur à 3.
rev-why-rev-f-15-6 = Vous ne pouvez pas payer cette carte en entier.
rev-why-rev-f-15-9 = Aucune corruption à retirer, ou rien pour payer.
rev-why-rev-f-17-4-3 = Ce vaisseau est déjà corrompu.
rev-why-rev-f-17-4-4 = Les navettes n’ont pas d’emplacement de corruption.
rev-why-gap-a-11 = Le secteur { $sector } a déjà une planète.
rev-why-gap-f-19 = Ce vaisseau a déjà bougé.
rev-why-gap-f-34 = Il ne reste aucune carte de cette sorte.
