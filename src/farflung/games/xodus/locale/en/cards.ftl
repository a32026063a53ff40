### The texts of X-ODUS's cards, written from their effects. Each code of the vocabulary is one message: a clause as an
### order, or a statement where nobody does anything. A trigger is the frame around it ($clause, or $text with a capital).
### $n is the amount, $what the other word of a code, $who whom it falls on, $on the trigger, $owner the kind of card.

## Parts of clauses

xod-scraps = { $n ->
        [one] { $n } Scrap
       *[other] { $n } Scraps
    }
xod-hits = { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
xod-specials = { $n ->
        [one] { $n } special
       *[other] { $n } specials
    }
xod-actions = { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }
xod-systems = { $n ->
        [one] { $n } System
       *[other] { $n } Systems
    }
xod-shields = { $n ->
        [one] { $n } Shield
       *[other] { $n } Shields
    }
xod-damage-cards = { $n ->
        [one] { $n } Damage card
       *[other] { $n } Damage cards
    }
xod-energy-markers = { $n ->
        [one] { $n } Energy marker
       *[other] { $n } Energy markers
    }
xod-health-markers = { $n ->
        [one] { $n } Health marker
       *[other] { $n } Health markers
    }
xod-which-specials = { $n ->
        [0] any number of { $who ->
                [fleet] specials of any ships of your Fleet
               *[self] your own specials
            }
       *[other] up to { xod-specials } { $who ->
                [fleet] of any ships of your Fleet
               *[self] on your own dice
            }
    }

## Goods to gain and to recover: several in a row share one verb

xod-gain = gain { $goods }
xod-recover = recover { $goods }
xod-good-scrap = { $on ->
        [on_scavenge] { $n } more { $n ->
                [one] Scrap
               *[other] Scraps
            }
        [on_enemy_defeated] { $n } more { $n ->
                [one] Scrap
               *[other] Scraps
            }
       *[other] { xod-scraps }
    }
xod-good-module = { $n ->
        [one] { $n } Ship Module
       *[other] { $n } Ship Modules
    }
xod-good-precursor_module = { $n ->
        [one] { $n } Precursor Ship Module
       *[other] { $n } Precursor Ship Modules
    }
xod-good-heal = { $n } Health
xod-good-energy = { $n ->
        [0] all Energy
       *[other] { $n } Energy
    }

## Effects

xod-fx-add_hit = add { xod-hits } to the Attack
xod-fx-add_hit-per_mate = add 1 hit for each other ship of your Fleet, at most { $n }
xod-fx-remove_hit = { $n ->
        [one] { $n } of your hits does not count
       *[other] { $n } of your hits do not count
    }
xod-fx-hit_from_special = spend { xod-which-specials }; each becomes { $each ->
        [one] { $each } hit
       *[other] { $each } hits
    }
xod-fx-direct_from_special = spend { xod-which-specials }; each takes 1 Health from the target past its Shields
xod-fx-direct = take { $n } Health from the target past its Shields
xod-fx-direct-as_lost = take as much Health from the target, at most { $n }, past its Shields
xod-fx-double_hits = each hit on your own dice counts twice
xod-fx-pierce = { $n ->
        [9] ignore all its Shields, but only 2 of an Avatar’s
       *[other] ignore { xod-shields } of the target in this Attack
    }
xod-fx-sunder = { $n ->
        [9] it counts no Shields until this combat is over, but an Avatar only 2 fewer
       *[other] the target counts { $n } fewer { $n ->
                [one] Shield
               *[other] Shields
            } until this combat is over
    }
xod-fx-reroll = { $who ->
        [mate] let another ship of your Fleet reroll { $n ->
                [0] any number of its dice
                [one] { $n } of its dice
               *[other] up to { $n } of its dice
            }
        [one_ship] reroll { $n ->
                [0] any number of dice of one ship in your System
                [one] { $n } die of a ship in your System
               *[other] up to { $n } dice of one ship in your System
            }
        [fleet] reroll { $n ->
                [0] any number of dice of this roll
                [one] { $n } die of this roll
               *[other] up to { $n } dice of this roll
            }
       *[self] reroll { $n ->
                [0] any number of your own dice
                [one] { $n } of your own dice
               *[other] up to { $n } of your own dice
            }
    }
xod-fx-reroll-all_miss = reroll any { $who ->
        [fleet] dice of this roll that show misses
       *[self] of your own dice that show misses
    }
xod-fx-ignore_miss = { $n ->
        [0] ignore every miss
        [one] ignore { $n } miss
       *[other] ignore up to { $n } misses
    } { $who ->
        [fleet] on any dice of this roll
        [each] on each ship of your Fleet, your own included
       *[self] { $on ->
                [on_disengage] of your own Damage Rolls
               *[other] on your own dice
            }
    }
xod-fx-extra_die = roll one { $what ->
        [red] Red
        [blue] Blue
       *[yellow] Yellow
    } die more with your own dice
xod-fx-no_skill = switch off the target’s skill for this Attack
xod-fx-prevent = { $who ->
        [mate] let it lose { $n ->
                [one] { $n } Health less
               *[other] up to { $n } Health less
            }
        [each] each of them loses { $n ->
                [one] { $n } less
               *[other] up to { $n } less
            }
       *[self] lose { $n ->
                [one] { $n } less
               *[other] up to { $n } less
            }
    }
xod-fx-prevent-per_unspent_special = lose 1 less for each unspent special you rolled in this Attack
xod-fx-cap_loss = no ship of your Fleet loses more than { $n } Health to the Retaliation of this Attack
xod-fx-no_crit = Your critical failures in Attack Rolls draw no Damage card.
xod-fx-no_damage_roll = { $who ->
        [fleet] nobody in your Fleet makes Damage Rolls for it
       *[self] make no Damage Rolls for it
    }
xod-fx-skip_damage_roll = skip { $n } of your Damage Rolls
xod-fx-no_detection = { $what ->
        [turn] you and your Fleet count as undetected everywhere until your turn ends, even under surveillance
       *[once] you and your Fleet count as undetected; this is of no use under surveillance
    }
xod-fx-heal = { $who ->
        [all_here] every ship in your System recovers { $n } Health
       *[self] recover { $n } Health
    }
xod-fx-heal-rescue = This may also save you when you would drop to 0 Health.
xod-fx-scrap_on_kill = If the Attack defeats an Enemy that is no Avatar, gain { xod-scraps }.
xod-fx-scrap_on_kill-per_special = If the Attack defeats an Enemy that is no Avatar, gain 1 Scrap per special spent, at most { $n }.
xod-fx-max_health = { $owner ->
        [module] Take { $n } more Health { $n ->
                [one] marker
               *[other] markers
            }, undamaged; with this Module { $n ->
                [one] it leaves your ship, a lost one
               *[other] they leave your ship, lost ones
            } first, and another ship takes { $n ->
                [one] it as it is.
               *[other] them as they are.
            }
       *[other] Your maximum Health rises by { $n }: take { $n } more Health { $n ->
                [one] marker
               *[other] markers
            }, undamaged.
    }
xod-fx-max_health-fewer = While you have this card, { $n ->
        [one] { $n } of your Health markers is
       *[other] { $n } of your Health markers are
    } set aside, lost ones first.
xod-fx-max_energy = Take your next { $n ->
        [one] Energy marker
       *[other] { $n } Energy markers
    } for free{ $owner ->
        [module] ; with this Module { $n ->
                [one] it leaves
               *[other] they leave
            } your ship, and another ship takes { $n ->
                [one] it as it is
               *[other] them as they are
            }
       *[other] { "" }
    }.
xod-fx-actions = You have { $n } more { $n ->
        [one] Action
       *[other] Actions
    } each round.
xod-fx-actions-fewer = From your next turn on you have { $n } { $n ->
        [one] Action
       *[other] Actions
    } fewer each round, but at least 1.
xod-fx-action = you, or your whole Fleet, gain { xod-actions } this round
xod-fx-price = { $owner ->
        [ally] Every Module sold here costs
       *[other] Each Module you receive from an Ally costs
    } { xod-scraps } less, but at least 1.
xod-fx-price-dearer = { $owner ->
        [ally] Every Module sold here costs
       *[other] Each Module you receive from an Ally costs
    } { xod-scraps } more.
xod-fx-cost-rush = A Rush costs you, or a Fleet you are in, { xod-actions }.
xod-fx-cost-probe = Sending a Probe costs you { xod-actions }; a Blind Jump costs no more than usual.
xod-fx-cost-repair_me = Each Repair of your ship costs { xod-scraps }.
xod-fx-cost-remove_damage = Removing a Damage card { $owner ->
        [ally] as part of a Trade here costs { xod-scraps }
       *[other] costs you { xod-scraps }
    } instead of 3.
xod-fx-cost_scrap = pay { xod-scraps }
xod-fx-free_action = pay no Action for it
xod-fx-reveal = { $what ->
        [near] reveal { $n } more { $n ->
                [one] System
               *[other] Systems
            } connected to yours or to the tile just placed
       *[anywhere] reveal { xod-systems } anywhere on the map
    }
xod-fx-reveal_pick = choose the space, look at the top { $n } tiles, place one and put the rest back on top
xod-fx-pacify = pacify { $n ->
        [one] { $n } Enemy System
       *[other] { $n } Enemy Systems
    } anywhere on the map
xod-fx-peek_signal = look at { $n ->
        [one] { $n } face-down Signal card
       *[other] { $n } face-down Signal cards
    }
xod-fx-rift_off = { $what ->
        [near] deactivate the Rift of your System or of an adjacent connected one
       *[any] deactivate a Rift
    }
xod-fx-rift_on = open a Rift in this System
xod-fx-wormhole = put a Wormhole marker in your System; if both are on the map, move one here
xod-fx-avatar_move = { $what ->
        [one] it moves { xod-systems } farther
       *[all] all Avatars move { xod-systems } farther this round
    }
xod-fx-avatar_move-slower = { $what ->
        [one] it moves { xod-systems } less
       *[all] slow all Avatars by { xod-systems } this round
    }
xod-fx-corruption_hold = { $on ->
        [corruption_start] let it skip its normal step this round
       *[other] the Corruption marker skips its normal step this round
    }
xod-fx-damage_card = draw { xod-damage-cards }
xod-fx-lose = lose { $n } Health
xod-fx-lose-instead = lose { $n } Health yourself, which nothing prevents
xod-fx-lose_scraps_half = lose half of your Scraps, rounded up
xod-fx-end_turn = your turn ends
xod-fx-repair_bonus = restore { $n } more Health, or take { $n } more { $n ->
        [one] marker
       *[other] markers
    } off a Signal card
xod-fx-repair_any = As part of a Trade here, any ship in the System may Repair as often as it likes, for { xod-scraps } per Health.
xod-fx-flip_energy = turn { $n } ready Energy { $n ->
        [one] marker
       *[other] markers
    } to spent
xod-fx-disable_energy = Your rightmost { $n ->
        [one] Energy marker stays
       *[other] { $n } Energy markers stay
    } spent while you have this card.
xod-fx-disable_module = choose { $n } of your Modules, Precursor Ship Modules included, to be switched off while you have this card
xod-fx-energy_stay_flipped = { $n } of your spent Energy markers { $n ->
        [one] stays
       *[other] stay
    } spent
xod-fx-discard_health_perm = permanently discard { xod-health-markers }; lost ones are allowed
xod-fx-discard_energy_perm = permanently discard { xod-energy-markers }, rightmost first, but never the last one
xod-fx-discard_module_perm = permanently discard { $n } of your Ship Modules or Precursor Ship Modules
xod-fx-else_lose = If you have none, lose { $n } Health.
xod-fx-extra_retaliation = lose { $n } more
xod-fx-no_reroll_ignore-detection = Your dice cannot be rerolled or ignored in Detection Rolls.
xod-fx-no_reroll_ignore-attack_reroll = Your dice cannot be rerolled in Attack Rolls.
xod-fx-no_skill_contribution = Your dice add nothing to the Skill Rolls of a Fleet.
xod-fx-scrap_cap = While you have this card, you cannot hold more than { xod-scraps }.

## Effects with a rule of their own

xod-custom-guardian = Once per round, when another ship in your System would drop to 0 Health while you have 2 or more, it stays at 1 and you lose 1 Health.
xod-custom-resonance = In a Skill Roll, each of your hits may count as a special and each of your specials as a hit.
xod-custom-fold_space = When you Jump, you may end in any revealed System up to 3 lanes away; you cross the Systems between as in a Rush.
xod-custom-free_energy = Once per round, use one of your Energy effects without spending a marker; this gives no EXP.
xod-custom-cartographer = Once per round, take one more option of an Analysis card without spending an Action.
xod-custom-rush4 = A Rush that you or your Fleet make may have a fourth Jump.
xod-custom-void = Your dice never count as misses in Detection Rolls. Outside a Fleet, surveillance does not detect you by itself: you roll as usual.
xod-custom-full_value = When you dismantle a Module, gain its full price instead of its price minus 1.
xod-custom-explore_pick2 = When you Explore, draw 2 Exploration cards, resolve one and put the other under the deck.
xod-custom-double_reward = When an Enemy that is no Avatar is defeated in your combat, your own Scrap reward is doubled.
xod-custom-free_repair = Your first Repair each round costs no Scrap.
xod-custom-remote_maintenance = Your Repairs and your removal of Damage cards may serve a ship in an adjacent connected System.
xod-custom-hive_control = You may spend your Energy markers to pay for Modules and Mods of other ships in your System.
xod-custom-stay_put = When you Blind Jump, you or your whole Fleet may stay where you are once you have seen the tile.
xod-custom-relay_probe = When you send a Probe, send it from any revealed System connected to yours instead of from your own.
xod-custom-ignore_borders = When you Jump, you may cross a closed border into a neighbouring revealed System; your Fleet comes with you.

## Conditions

xod-if-if_own_hits = { $n ->
        [one] if at least one of your own dice shows a hit
        [2] if both of your dice show hits
       *[other] if at least { $n } of your own dice show hits
    }
xod-if-if_own_specials = { $n ->
        [one] if at least one of your own dice shows a special, which stays unspent
        [2] if both of your dice show specials, which stay unspent
       *[other] if at least { $n } of your own dice show specials, which stay unspent
    }
xod-if-if_loss_at_least = if you would lose { $n } or more Health
xod-if-if_cause = { $what ->
        [strain] if you Strained
       *[retaliation] if it comes from Retaliation
    }
xod-if-if_tile = if it is { $what ->
        [allied] an Allied System
        [enemy] an Enemy System
        [great_rift] the Great Rift
       *[corrupted] a Corrupted System
    }
xod-if-if_in_fleet = if you are in a Fleet
xod-if-if_not_in_fleet = if you are not in a Fleet
xod-if-if_offensive = if your manoeuvre is Offensive
xod-if-if_started_on_purpose = if you began it with Pacify or by refusing a Detection Roll
xod-if-only_vs_avatar = if the target is an Avatar
xod-if-not_vs_avatar = if the target is no Avatar
xod-if-if_ship_misses = if you have at least { $n } counted { $n ->
        [one] miss
       *[other] misses
    }
xod-if-if_ship_unspent_special = if you show at least { $n } unspent { $n ->
        [one] special
       *[other] specials
    }
xod-if-if_total_misses = if the Attack shows { $n } or more counted misses in all
xod-if-if_total_hits = { $n ->
        [0] if the Attack shows no hit at all
       *[other] if the Attack shows exactly { xod-hits } in all
    }
xod-if-if_damage_below = if it took fewer than { $n } Health from the target

xod-times-once_per_round = Once per round: { $text }
xod-times-first_in_combat = Once per combat: { $text }

## When

xod-on-always = { $text }.
xod-on-before_attack = Before an Attack Roll, { $clause }.
xod-on-before_attack-first_in_combat = Before the first Attack Roll of a combat, { $clause }.
xod-on-after_attack = After an Attack Roll, { $clause }.
xod-on-after_attack-only_vs_avatar = After an Attack Roll against an Avatar, { $clause }.
xod-on-after_attack-if_offensive = After an Attack Roll with an Offensive manoeuvre, { $clause }.
xod-on-after_attack-if_in_fleet = After an Attack Roll in a Fleet, { $clause }.
xod-on-on_retaliation = When you would lose Health to Retaliation, { $clause }.
xod-on-on_retaliation-first_in_combat = The first time in each combat that you would lose Health to Retaliation, { $clause }.
xod-on-on_retaliation-mate = When another ship of your Fleet would lose Health to Retaliation, { $clause }.
xod-on-on_retaliation-each = When ships of your Fleet would lose Health to Retaliation, { $clause }.
xod-on-on_health_loss = When you would lose Health, { $clause }.
xod-on-on_health_loss-if_loss_at_least = When one effect would cost you { $limit } or more Health, { $clause }.
xod-on-on_health_loss-if_cause = After you lose Health to Retaliation, { $clause }.
xod-on-on_enemy_defeated = When an Enemy or Avatar is defeated in your combat, { $clause }.
xod-on-on_enemy_defeated-not_vs_avatar = When an Enemy that is no Avatar is defeated in your combat, { $clause }.
xod-on-combat_won = When you win a combat, { $clause }.
xod-on-combat_start = At the start of a combat, { $clause }.
xod-on-after_damage = After an Attack, { $clause }.
xod-on-skill_step = In an Attack, { $clause }.
xod-on-on_defeat = When it is defeated, { $clause }.
xod-on-after_detection = After a Detection Roll, { $clause }.
xod-on-instead_of_detection = Instead of a Detection Roll, { $clause }.
xod-on-after_skill = After a Skill Roll, { $clause }.
xod-on-after_damage_roll = After your Damage Roll, { $clause }.
xod-on-after_damage_roll-if_cause = After the Damage Roll you owe for Straining, { $clause }.
xod-on-after_any_roll = After any roll, { $clause }.
xod-on-after_any_roll-once_per_round = Once per round, after any roll, { $clause }.
xod-on-on_disengage = When you disengage, { $clause }.
xod-on-on_probe = When you send a Probe, { $clause }.
xod-on-on_reveal = When you reveal a System, { $clause }.
xod-on-on_reveal-if_tile = When you reveal { $what ->
        [allied] an Allied System
        [enemy] an Enemy System
        [great_rift] the Great Rift
       *[corrupted] a Corrupted System
    }, { $clause }.
xod-on-on_jump = When you Jump, { $clause }.
xod-on-on_jump-if_not_in_fleet = When you Jump outside a Fleet, { $clause }.
xod-on-on_blind_jump = When you Blind Jump, { $clause }.
xod-on-on_rush = When you Rush, { $clause }.
xod-on-on_explore = When you Explore, { $clause }.
xod-on-on_scavenge = When you Scavenge for Scraps, { $clause }.
xod-on-on_repair = When you Repair, { $clause }.
xod-on-on_remove_damage = When you remove a Damage card, { $clause }.
xod-on-on_trade = When you Trade, { $clause }.
xod-on-on_dismantle = When you dismantle a Module, { $clause }.
xod-on-on_strain = When you Strain, { $clause }.
xod-on-maintenance = As one more choice of your Ship Maintenance: { $clause }.
xod-on-free = At any moment of your turn while you are not engaged, { $clause }.
xod-on-any_time = At any moment of your turn, even in combat, { $clause }.
xod-on-avatar_die = After an Avatar’s die is rolled, { $clause }.
xod-on-avatar_engages = When an Avatar engages you in the Corruption Phase, { $clause }.
xod-on-corruption_start = Before the Corruption marker moves, { $clause }.
xod-on-end_phase = In the End of Turn Phase, { $clause }.
xod-on-on_draw = When you draw this card, { $clause }.

## Enemies and Avatars: whom a skill falls on, and what it does

xod-foe-who = { $who ->
        [disengaging] each ship that disengages
        [misses] { $limit ->
                [one] each ship with a counted miss
               *[other] each ship with { $limit } or more counted misses
            }
        [special] { $limit ->
                [one] each ship that shows an unspent special
               *[other] each ship that shows { $limit } or more unspent specials
            }
        [hurt] each ship that loses Health to its Retaliation
        [attacking] each attacking ship
       *[engaged] each engaged ship
    }
xod-foe-lose = { xod-foe-who } loses { $n } Health{ $who ->
        [disengaging] { " " }before its Damage Rolls
       *[other] { "" }
    }
xod-foe-extra_retaliation = { xod-foe-who } loses { $n } more Health to Retaliation{ $who ->
        [special] , even without a miss
       *[other] { "" }
    }
xod-foe-flip_energy = { xod-foe-who } spends { $n } ready Energy { $n ->
        [one] marker
       *[other] markers
    } for nothing
xod-foe-discard_health_perm = { xod-foe-who } permanently discards { xod-health-markers } of its choice; lost ones are allowed
xod-foe-discard_energy_perm = { xod-foe-who } permanently discards its rightmost { $n ->
        [one] Energy marker
       *[other] { $n } Energy markers
    }, but never its last one
xod-foe-discard_module_perm = { xod-foe-who } permanently discards { $n ->
        [one] { $n } Ship Module or Precursor Ship Module
       *[other] { $n } Ship Modules or Precursor Ship Modules
    } of its choice
xod-foe-else_lose = A ship without any loses { $n } Health.
xod-foe-retaliates_when_defeated = it still retaliates against the Attack that defeats it
xod-foe-enemy_heal = it recovers { $n } Health
xod-foe-shields_fixed = no effect can reduce or bypass its Shields
xod-foe-no_energy_effects = nobody may spend Energy
xod-foe-defensive_hits_void = hits of ships on a Defensive manoeuvre do not count
xod-foe-crit_cards = a critical failure against it draws { xod-damage-cards } instead of 1
xod-foe-avatar_move = all Avatars gain { $n } movement for this round
xod-foe-first_in_combat = in the first Attack of a combat against it
xod-foe-combat_start = at the start of the combat
xod-foe-if_total_misses = if the Attack shows { $limit } or more counted misses in all
xod-foe-if_total_hits = { $limit ->
        [0] if the Attack shows no hit at all
       *[other] if the Attack shows exactly { $limit } hits
    }
xod-foe-if_damage_below = after an Attack that took fewer than { $limit } Health from it

## Exploration cards and Allies

xod-option-class = { $class }: { $text }
xod-option-skill = Skill Roll needing { $what ->
        [hit] { $need ->
                [one] { $need } hit
               *[other] { $need } hits
            }
       *[special] { $need ->
                [one] { $need } special
               *[other] { $need } specials
            }
    }. Success: { $success } Failure: { $failure }
xod-option-nothing = Nothing happens.
xod-wares = Sells { $n } Ship { $n ->
        [one] Module
       *[other] Modules
    }.
xod-wares-precursor = Sells { $n } Ship { $n ->
        [one] Module
       *[other] Modules
    } and { $precursor } Precursor Ship { $precursor ->
        [one] Module
       *[other] Modules
    }.
xod-service = { $service }: { $text }
xod-service-paid = Once per round, the active ship or Fleet here may pay { xod-scraps } to { $clause }.

## Signals

xod-signal-reveal = On reveal: { $text }
xod-signal-action = [{ $action }]: { $text }
xod-signal-fail = Failure: { $text }
xod-signal-end = End of Turn Phase: { $text }
xod-signal-access = The Key can be taken { $text }.
xod-sig-markers = put { $target } Health markers on this card
xod-sig-marker_off = a Repair in this System may take { $n } marker off this card instead of restoring Health, at the usual price
xod-sig-roll_all = roll all dice of the acting ship or Fleet
xod-sig-progress = add { $n } progress for each acting ship
xod-sig-progress-per_special = add 1 progress per special
xod-sig-progress-per_scrap = add 1 progress per Scrap
xod-sig-progress-per_energy = add 1 progress per marker
xod-sig-guardian = put a Guardian on this card: level { $n }, { $target } Health, { $shields ->
        [one] { $shields } Shield
       *[other] { $shields } Shields
    }, no skill, { $reward } Scraps for each ship that fights it
xod-sig-enemies = put { $n } Enemies from the reserve on this card
xod-sig-fight = fight what is on this card; it stays here and keeps the Health it has lost
xod-sig-pay_scraps = each acting ship may pay any number of Scraps
xod-sig-lose_fixed = each acting ship loses { $n } Health, which nothing prevents
xod-sig-beacon = a ship here lights the first beacon; a different ship in any Corrupted System without an Avatar lights the second with the same Action
xod-sig-beacons_out = both beacons go out
xod-sig-flip_energy = each acting ship may spend any number of ready Energy markers
xod-sig-leak = while the target is not reached, remove { $n } progress
xod-sig-corruption = the Corruption marker advances by { $n }
xod-sig-skill = make a Skill Roll needing { $target } { $what ->
        [hit] hits
       *[special] specials
    }
xod-sig-damage_card = each acting ship draws { xod-damage-cards }
xod-sig-lose = each acting ship loses { $n } Health
xod-sig-avatar_enters = an Avatar left out at set-up enters play here and engages everyone in this System, without a Damage Roll; failing that, the last face-down one on the track comes
xod-sig-discard_marker_perm = each acting ship permanently discards { $n } Health marker, a lost one if it likes, or its rightmost Energy marker
xod-sig-fleet_of = only for a Fleet of at least { $n } ships
xod-sig-countdown = put { $n } countdown markers on this card
xod-sig-countdown-end = remove 1 countdown marker; when the last one goes, the Corruption marker advances by 1, a Rift opens here and the countdown returns to { $n }
xod-access-progress = when progress reaches { $target }
xod-access-no_markers = when no marker is left on this card
xod-access-all_defeated = when everything on this card is defeated
xod-access-both_beacons = while both beacons are lit in the same round and a ship is here
xod-access-success = after a success
xod-access-avatar_defeated = once an Avatar has been defeated here, or at once if none could enter

## Joints

xod-join-and = { $a } and { $b }
xod-join-comma = { $a }, { $b }
xod-join-then = { $a } and { $b }
xod-join-or = { $a } or { $b }
xod-join-semicolon = { $a }; { $b }
xod-join-if = { $if }, { $clause }
xod-join-foe = { $if }, { $clause }
xod-sentence = { $text }.

## Ships: what gives EXP

xod-exp-enemy_defeated = 1 EXP for each Enemy or Avatar defeated in a combat you take part in.
xod-exp-health_lost_in_attack_or_damage_roll = 1 EXP for each Attack or Damage Roll in which you lose Health.
xod-exp-energy_spent = 1 EXP for each Energy marker you spend on a Module or Mod.
xod-exp-system_revealed = 1 EXP for each System that you, or a Fleet you are in, reveal.
xod-exp-scrap_gained = 1 EXP for each Action or combat in which you gain Scraps yourself.
xod-exp-maintenance_done = 1 EXP for each Ship Maintenance you carry out.

## Classes and Actions of Signals

xod-class-WARRIOR = WARRIOR
xod-class-SCHOLAR = SCHOLAR
xod-class-ROGUE = ROGUE
xod-action-repair = Repair
xod-action-decode = Decode
xod-action-challenge = Challenge
xod-action-offer = Offer
xod-action-rescue = Rescue
xod-action-align = Align
xod-action-assault = Assault
xod-action-charge = Charge
xod-action-purge = Purge
xod-action-sacrifice = Sacrifice
xod-action-synchronise = Synchronise
