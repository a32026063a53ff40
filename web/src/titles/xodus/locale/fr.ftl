### Libellés de X-ODUS. Textes des cartes, questions, réponses et journal viennent du serveur.

title-xodus = X-ODUS
points-xodus = Clés

## the lobby
lobby-edition-first = Première édition.
lobby-difficulty-quiet = Une promenade tranquille : signaux cléments.
lobby-difficulty-hardened = Voyageurs endurcis : signaux de tous les degrés de danger.
lobby-difficulty-heroic = Aventuriers héroïques : signaux mortels.
lobby-option-ships = Vaisseaux
lobby-ships-standard = Le nombre de vaisseaux qui convient aux joueurs.
lobby-ships-four = Quatre vaisseaux et quatre clés.
lobby-ships-three = Trois vaisseaux et trois clés.
lobby-option-crew = Équipage
lobby-crew-free = Les capitaines choisissent leurs vaisseaux.
lobby-crew-recommended = Le premier équipage conseillé : Vaisseau de guerre, Proto-vaisseau, Croiseur de bataille, Explorateur.
lobby-option-nightmare = Cauchemar
lobby-nightmare-no = Les Avatars se déplacent comme d’habitude.
lobby-nightmare-yes = Un cauchemar : les Avatars avancent toujours de 1 de plus.

## the map
xod-map = Carte des systèmes
xod-map-tab = Carte
xod-whole-map = Montrer toute la carte
xod-reach = Portée des Avatars
xod-reach-why = Où un Avatar peut arriver avec son prochain dé, et avec quelle chance
xod-unseen = Système inconnu
xod-unseen-why = Une voie mène dans le noir. Envoyez une sonde ou sautez à l’aveugle.
xod-turn-left = Tourner à gauche
xod-turn-right = Tourner à droite
xod-lay = Poser la tuile ainsi
xod-key-here = La clé { $n } est ici
xod-pacified-green = Pacifié jusqu’à la fin du prochain tour de jeu
xod-pacified-red = Pacifié jusqu’à la fin de ce tour de jeu
xod-flown-by = Capitaine : { $name }
xod-ship-stands = Santé { $health } sur { $of }, énergie { $energy }, scraps { $scraps }, actions { $actions }
xod-wreck = Épave
xod-acted = a agi
xod-engaged = Engagé par { $names }
xod-carries = Porte la clé { $keys }
xod-avatar-n = Avatar { $n }
xod-level-n = Niveau { $n }
xod-price = { $n ->
        [one] { $n } scrap
       *[other] { $n } scraps
    }
xod-price-printed = Prix imprimé : { $n }

## the Corruption
xod-corruption = Corruption
xod-round = Tour de jeu { $n }
xod-rounds = Tours de jeu
xod-phase-setup = Mise en place
xod-phase-action = Phase d’action
xod-phase-corruption = Phase de Corruption
xod-phase-end = Fin du tour de jeu
xod-space = Case { $n }
xod-space-red = Un Avatar entre et des ennemis plus forts rejoignent le deck.
xod-space-returns = { $name } revient ici.
xod-space-awakening = Encore un pas et la Corruption s’éveille : la partie est perdue.
xod-next-red = Prochain Avatar à la case { $n }
xod-held = La Corruption est retenue pendant ce tour de jeu
xod-slowed = Les Avatars sont ralentis pendant ce tour de jeu
xod-hastened = Les Avatars sont accélérés pendant ce tour de jeu

## Signals, Allies, the dark
xod-signals = Signaux
xod-signal-n = Signal { $n }
xod-keys = Clés
xod-keys-n = { $n ->
        [one] Clé
       *[other] Clés
    }
xod-keys-of = { $n ->
        [one] { $n } clé activée
       *[other] { $n } clés activées
    } sur { $of }
xod-signal-silent = pas encore trouvé
xod-signal-found = trouvé : explorez-le
xod-signal-silent-why = Son système est encore dans le noir. Explorez là-bas pour retourner la carte.
xod-key-activated = Clé activée
xod-key-aboard = Clé à bord : { $ship }
xod-key-wreck = Clé dans l’épave : { $ship }
xod-key-free = La clé peut être prise
xod-allies = Alliés
xod-allies-none = aucun rencontré
xod-dark = Le noir
xod-tiles-left = systèmes cachés
xod-red-soon = { $n ->
        [one] Le prochain est le rouge.
       *[other] Un des { $n } prochains est rouge.
    }
xod-red-rift = { $n ->
        [one] Le prochain est le Grand Rift.
       *[other] Un des { $n } prochains est le Grand Rift.
    }
xod-red-gone = { $n ->
        [one] Le prochain n’est pas rouge.
       *[other] Aucun des { $n } prochains n’est rouge.
    }
xod-deck = Deck ennemi : { $deck }, défausse : { $discard }
xod-reserve = Réserve

## ships
xod-ships = Vaisseaux
xod-ships-sub = ouvrez-en un pour voir son plateau
xod-fleet = Flotte
xod-your-ships = Vos vaisseaux
xod-back = Retour au vôtre
xod-no-ship = Aucun vaisseau n’est encore choisi.
xod-choose-board = Plateaux de vaisseau
xod-actions-left = { $n ->
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
xod-strained = moteurs poussés
xod-exp = EXP { $n } sur { $of } pour le niveau { $level }
xod-exp-full = Tous les niveaux atteints
xod-modules = Modules
xod-damage-n = { $n ->
        [one] { $n } carte dégâts
       *[other] { $n } cartes dégâts
    }
xod-no-modules = Pas encore de modules.
xod-dice = Dés
xod-new-mod = Un nouveau Mod : une de ses deux faces
xod-ship-tab = Vaisseau
xod-team-tab = Équipe

## rolls and combat
xod-combat = Combat
xod-attack-n = Attaque { $n }
xod-step-manoeuvre = Manœuvre
xod-step-before = Avant
xod-step-roll = Lancer
xod-step-after = Après
xod-step-skill = Compétence
xod-step-damage = Dégâts
xod-step-retaliation = Riposte
xod-offensive = offensive
xod-defensive = défensive
xod-hits = Touches
xod-misses = Ratés
xod-specials = Spéciaux
xod-rerolled = relancé
xod-ignored = ignoré
xod-used = utilisé
xod-taken = prise
xod-roll-attack = Lancer d’attaque
xod-roll-attack-why = Les touches blessent l’ennemi, les ratés vous blessent.
xod-roll-detection = Lancer de détection
xod-roll-detection-why = Un raté et vous êtes détectés.
xod-roll-skill = Lancer de compétence
xod-roll-skill-why = Tous les vaisseaux comptent ensemble.
xod-roll-damage = Lancer de dégâts
xod-roll-damage-why = Chaque raté coûte 1 point de santé ; s’il n’y a que des ratés, une carte dégâts s’y ajoute.
xod-odds = Chances de cette attaque, sans énergie
xod-odds-fells = ennemi vaincu
xod-odds-loses = Santé perdue
xod-odds-crit = Carte dégâts
xod-odds-flee = Se désengager, par ennemi : indemne { $safe }, carte dégâts { $card }
xod-odds-unseen = reste inaperçu
xod-odds-enter = { $p } d’entrer sans être détecté
xod-odds-unseen-why = chance que personne ne soit détecté, avec ce qui agit toujours
xod-odds-harm = indemne après un lancer de dégâts
xod-odds-card = carte dégâts par ce lancer
xod-odds-skill = chance
xod-odds-before = { $n ->
        [one] Chance d’obtenir { $n } touche ou plus avant le lancer : { $p }
       *[other] Chance d’obtenir { $n } touches ou plus avant le lancer : { $p }
    }
xod-odds-harms = Chance d’obtenir plus de touches que de boucliers : { $p }
xod-odds-was = Avant le lancer, { $what } : { $p }

## the end
xod-won = Le Grand Rift est scellé
xod-lost = Le voyage est perdu
xod-end-sealed = Toutes les clés sont en place et aucun Avatar ne tient la brèche. Vous gagnez tous.
xod-end-destroyed = Il ne reste aucun vaisseau pour porter les clés. Vous perdez tous.
xod-end-awakened = La Corruption s’est éveillée avant que le Grand Rift soit scellé. Vous perdez tous.
xod-systems = Systèmes vus
xod-score-keys = Clés activées

## the tour
xod-tour-board = La carte grandit à chaque sonde. Les systèmes à bord bleu sont alliés, les orange abritent des ennemis, les rouges sont corrompus. Les voies qui brillent communiquent. Faites glisser la carte pour la déplacer ; molette ou pincement pour vous approcher.
xod-tour-track = La Corruption avance d’une case par tour de jeu. Les masques sont des Avatars qui entreront ; au bout de la piste la partie est perdue.
xod-tour-signals = Les signaux cachent les clés. Trouvez leurs systèmes, explorez-les et faites ce que demande la carte ; puis portez toutes les clés au Grand Rift.
xod-tour-people = Tous les vaisseaux, visibles par tous. Ceux qui agissent ensemble forment une flotte. Touchez-en un pour voir son plateau.
xod-tour-ship = Votre vaisseau : santé, énergie, scraps et les actions qui restent ce tour de jeu. Plusieurs vaisseaux ? Changez dans le coin.
xod-tour-modules = Modules et cartes dégâts. Pointez-en une pour la lire ; ce qui peut servir maintenant brille.
xod-tour-dice = Vos dés et leurs chances : regardez ici avant d’entrer dans un système ennemi ou de pousser les moteurs.
xod-level-hardened = voyageurs endurcis
xod-level-heroic = aventuriers héroïques
xod-difficulty-quiet = Tranquille
xod-difficulty-hardened = Endurcie
xod-difficulty-heroic = Héroïque
xod-course = Le voyage, tour de jeu après tour de jeu
xod-course-round = Tour de jeu { $n } : Corruption { $corruption }, clés activées { $keys }, vaisseaux { $ships }
xod-close-won = { $n ->
    [one] Un pas de plus, et la Corruption s’éveillait.
   *[other] La Corruption était à { $n } pas de son éveil.
 }
xod-close-lost = { $missing ->
    [one] Il manquait une clé.
   *[other] Il manquait { $missing } clés.
 }
xod-decided-key = Ce qui a décidé de l’issue : la dernière clé, activée au tour de jeu { $round }.
xod-decided-rise = Ce qui a décidé de l’issue : au tour de jeu { $round }, la Corruption a progressé de { $n }, plus qu’à tout autre.
xod-decided-ships = Ce qui a décidé de l’issue : au tour de jeu { $round }, les derniers vaisseaux ont été perdus.
xod-story = Lire à voix haute

# ---- announcements and sums
xod-announce-rift = Le Grand Rift est trouvé
xod-announce-avatar = Un Avatar entre en jeu
xod-announce-key = Une clé est gagnée
xod-announce-ship = Un vaisseau est perdu
xod-announce-last = Le dernier tour de jeu : la Corruption va s’éveiller
xod-sum-hits = touches
xod-sum-shields = boucliers
xod-sum-damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
xod-sum-misses = ratés
xod-sum-health = { $n ->
        [one] { $n } point de santé
       *[other] { $n } points de santé
    }
xod-unspent-actions = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
