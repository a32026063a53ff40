### What may be answered, what is asked, what happens and why not, in X-ODUS. The names are in names-xodus.ftl.
### $ship is a ship's board, $tile GR for the Great Rift, $ask the question that an answer belongs to, $verb the answer that
### a rule refuses.

## Nouns inside sentences

xod-n-ship = { $ship ->
        [warship] the Warship
        [battlecruiser] the Battlecruiser
        [proto_ship] the Proto-ship
        [explorer] the Explorer
        [pirate_ship] the Pirate Ship
        [drone_specialist] the Drone Specialist
       *[other] { $shipname }
    }
xod-n-newship = { $newship ->
        [warship] the Warship
        [battlecruiser] the Battlecruiser
        [proto_ship] the Proto-ship
        [explorer] the Explorer
        [pirate_ship] the Pirate Ship
        [drone_specialist] the Drone Specialist
       *[other] { $newshipname }
    }
xod-n-system = { $tile ->
        [GR] the Great Rift
       *[other] { $system }
    }
xod-n-newsystem = { $newtile ->
        [GR] the Great Rift
       *[other] { $newsystem }
    }
xod-n-edge = { $edge ->
        [N] north
        [NE] north-east
        [SE] south-east
        [S] south
        [SW] south-west
       *[NW] north-west
    }
xod-n-foe = { $side ->
        [avatar] { $foe }
        [unseen] an unknown Enemy of level { $level }
       *[enemy] the { $foe }
    }
xod-n-phase = { $phase ->
        [setup] Set-up
        [action] Action Phase
        [corruption] Corruption Phase
       *[end] End of Turn Phase
    }
xod-n-cause = { $cause ->
        [retaliation] to Retaliation
        [strain] from straining
        [disengaging] while disengaging
        [avatar] to an Avatar
        [effect] to an effect
       *[cost] as the price
    }
xod-n-face = { $face ->
        [hit] a hit
        [miss] a miss
       *[special] a special
    }
xod-n-colour = { $colour ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    }
xod-n-manoeuvre = { $manoeuvre ->
        [offensive] an Offensive manoeuvre with all dice
        [defensive-1] a Defensive manoeuvre with die 1
        [defensive-2] a Defensive manoeuvre with die 2
       *[none] no manoeuvre
    }
xod-n-dice = { $dice ->
        [1] die { $numbers }
       *[other] dice { $numbers }
    } of { xod-n-ship }
xod-n-act = { $act ->
        [probe] sends a Probe
        [jump] jumps
        [blind-jump] jumps blindly
        [rush] rushes through hyperspace
        [explore] explores
        [scavenge] scavenges
        [pacify] pacifies the System
        [trade] trades
        [maintain] does Ship Maintenance
        [signal-action] works on the Signal
       *[more] takes a further option
    }
xod-n-deck = { $deck ->
        [enemy] Enemy
        [exploration] Exploration
        [module] Ship Module
        [precursor-module] Precursor Ship Module
       *[damage] Damage
    }

## Answers

xod-opt-choose-ship = { $shipname }
xod-opt-mount = { $gear }
xod-opt-activate = { $shipname }
xod-opt-take-in = Take { xod-n-ship } into the Fleet
xod-opt-go-on = { $ask ->
        [fleet] Go on like this
       *[other] Go on
    }
xod-opt-agree = Agree
xod-opt-refuse = Decline
xod-opt-probe = Send a Probe { xod-n-edge }
xod-opt-relay-probe = Send a Probe { xod-n-edge } of { xod-n-system }
xod-opt-jump = Jump to { xod-n-system }
xod-opt-jump-with = Jump to { xod-n-system } with { $gear }{ xod-n-freely }
xod-opt-blind-jump = Blind Jump { xod-n-edge }
xod-opt-rush = { $ask ->
        [rush] On to { xod-n-system }
       *[other] Rush by way of { xod-n-system }
    }
xod-opt-stop = Stop here
xod-opt-explore = Explore
xod-opt-scavenge = Scavenge for Scraps
xod-opt-scavenge-wreck = Take the Keys from the wreck of { xod-n-ship }
xod-opt-pacify = Pacify the System
xod-opt-trade = Trade
xod-opt-maintain = Ship Maintenance
xod-opt-signal-action = { $action ->
        [none] Act on Signal { $n }
       *[other] { $action } ({ $signal })
    }
xod-opt-take-key = Take Key { $n } aboard { xod-n-ship }
xod-opt-strain = Strain for 1 Action
xod-opt-use = Use { $gear }{ xod-n-freely }
xod-n-freely = { $free ->
        [yes] { " " }without spending Energy
       *[no] { "" }
    }
xod-opt-use-on-dice = { $gear }{ xod-n-freely }: { xod-n-dice }
xod-opt-use-for = Use { $gear } for { xod-n-ship }{ xod-n-freely }
xod-opt-use-at = Use { $gear } at { xod-n-system }{ xod-n-freely }
xod-opt-service = Ask the { $ally }: { $service }
xod-opt-end-turn = End the turn
xod-opt-hide = Hide and end the turn
xod-opt-turn-tile = { $degrees ->
        [0] Leave it as it lies
       *[other] Turn it by { $degrees }°
    }
xod-opt-reveal = The space { xod-n-edge } of { xod-n-system }
xod-opt-place = Place { xod-n-system }
xod-opt-stay = Stay where you are
xod-opt-roll = { $ask ->
        [detection] Sneak: make the Detection Roll
       *[other] Roll
    }
xod-opt-be-detected = Attack: give up the roll
xod-opt-target = { $foe }
xod-opt-offensive = Offensive: roll all dice
xod-opt-defensive = { $colour ->
        [none] Defensive: roll only die { $n }
       *[other] Defensive: roll only one { xod-n-colour } die
    }
xod-opt-disengage = Disengage
xod-opt-done = { $ask ->
        [action] Done
        [trade] End the trade
        [pacify] Pacify nothing more
        [reveal] Reveal nothing more
        [more] No further option
       *[other] Use nothing more
    }
xod-opt-option = Option { $n }
xod-opt-no-option = { $ask ->
        [option] Take no option
        [more] No further option
       *[other] No option
    }
xod-opt-more = One more option for 1 Action
xod-opt-more-free = One more option for free
xod-opt-repair = Repair { xod-n-ship }
xod-opt-repair-signal = Repair on Signal { $n }
xod-opt-remove-damage = Remove { $damage }
xod-opt-buy-energy = Buy an Energy marker
xod-opt-dismantle = Dismantle { $module }
xod-opt-nothing = Nothing
xod-opt-buy = Buy { $module } for { xod-n-ship }
xod-opt-give-scrap = 1 Scrap from { xod-n-ship } to { xod-n-newship }
xod-opt-give-module = { $module } to { xod-n-ship }
xod-opt-give-key = Key { $n } to { xod-n-ship }
xod-opt-dock-repair = Dry Dock: repair { xod-n-ship }
xod-opt-dock-remove = Dry Dock: remove { $damage }
xod-opt-scrap-to = 1 Scrap for { xod-n-ship }
xod-opt-module-to = For { xod-n-ship }
xod-opt-pay-scraps = { $n ->
        [0] Pay nothing
       *[other] Pay { xod-scraps }
    }
xod-opt-pay-energy = { $n ->
        [0] Spend nothing
       *[other] Spend { xod-energy-markers }
    }
xod-opt-give-health = Sacrifice a Health marker
xod-opt-give-energy = Sacrifice the rightmost Energy marker
xod-opt-pacify-system = Pacify { xod-n-system }
xod-opt-close-rift = The Rift of { xod-n-system }
xod-opt-peek = Look at Signal { $n }
xod-opt-resolve = Resolve { $exploration }
xod-opt-discard-module = Discard { $module }
xod-opt-switch-off = Switch off { $module }

## Questions

xod-n-about = { $shipname }: { $text }
xod-ask-ship = Which ship do you fly?
xod-ask-mod = Which effect of the new Mod do you mount?
xod-ask-activate = Which ship acts next?
xod-ask-fleet = Who joins the Fleet?
xod-ask-consent = { $proposal ->
        [none] Do you agree?
       *[other] { $leader } asks: “{ $proposal }”. Do you agree?
    }
xod-ask-action = What do you do?
xod-ask-exit = How do you get away?
xod-ask-rush = Where does the Rush go on?
xod-ask-turn-tile = { $system ->
        [none] How do you turn the new System?
       *[other] How do you turn { xod-n-system }?
    }
xod-ask-reveal = Where do you reveal a System?
xod-ask-scan = Do you look at two tiles first?
xod-ask-pick-tile = Which tile do you place?
xod-ask-stay = Do you stay here or jump to the new System?
xod-ask-detection = Do you sneak past the Enemies here or attack them?
xod-ask-target = Whom do you attack?
xod-ask-manoeuvre = Which manoeuvre do you fly?
xod-ask-before-attack = Do you use anything before the Attack Roll?
xod-ask-after-attack = Do you change the Attack Roll?
xod-ask-after-detection = Do you change the Detection Roll?
xod-ask-after-skill = Do you change the Skill Roll?
xod-ask-after-damage-roll = Do you change the Damage Roll?
xod-ask-retaliation = Do you soften the Retaliation?
xod-ask-health-loss = Do you reduce the loss of Health?
xod-ask-after-loss = Do you answer the loss of Health?
xod-ask-save = Do you save the ship from defeat?
xod-ask-disengage = Do you use anything while disengaging?
xod-ask-cloak = Do you cloak instead of rolling?
xod-ask-option = Which option do you take?
xod-ask-more = Do you take a further option?
xod-ask-warning = Which option do you take together?
xod-ask-exploration = Which Exploration do you resolve?
xod-ask-maintenance = What does the Ship Maintenance do?
xod-ask-repair-bonus = Do you repair more?
xod-ask-trade = What changes hands?
xod-ask-share = Who takes the Scrap?
xod-ask-module = { $module ->
        [none] Who takes the Module?
       *[other] Who takes { $module }?
    }
xod-ask-offer = How many Scraps do you offer?
xod-ask-charge = How much Energy do you charge?
xod-ask-sacrifice = What do you sacrifice for good?
xod-ask-pacify = Which System do you pacify?
xod-ask-rift = Which Rift do you deactivate?
xod-ask-service = What do you ask for?
xod-ask-decoy = Do you mislead the Avatar?
xod-ask-hold = Do you hold the Corruption back?
xod-ask-discard = Which Module do you lose for good?
xod-ask-switch-off = Which Module fails?
xod-ask-key = Who carries the Key?
xod-ask-wormhole = Which Wormhole marker do you move?
xod-ask-twin-probe = Do you send a second Probe?

## What happens

xod-log-ship-chosen = { $name } flies { xod-n-ship }.
xod-log-start-revealed = The X-ODUS begins at { xod-n-system }.
xod-log-mod-mounted = { xod-n-ship } mounts { $gear }.
xod-log-round-begins = Round { $n } begins.
xod-log-phase-begins = { xod-n-phase }.
xod-log-turn-begins = { xod-n-ship } begins its turn.
xod-log-turn-ends = { xod-n-ship } has acted.
xod-log-joined = { xod-n-ship } joins the Fleet of { xod-n-newship }.
xod-log-declined = { $name } declines.
xod-log-tile-revealed = { xod-n-ship } reveals { xod-n-system }.
xod-log-tile-placed = { xod-n-system } lies { xod-n-edge } of { xod-n-newsystem }.
xod-log-moved = { xod-n-ship } enters { xod-n-system }.
xod-log-crossed = { xod-n-ship } rushes past { xod-n-system }.
xod-log-strained = { xod-n-ship } strains its engines.
xod-log-ally-met = An Ally at { xod-n-system }: { $ally }.
xod-log-ware-offered = The { $ally } offers { $module }.
xod-log-detection-rolled = Detection Roll at { xod-n-system }.
xod-log-undetected = Undetected at { xod-n-system }.
xod-log-detected = Detected at { xod-n-system }!
xod-log-die-rolled = { xod-n-ship } rolls { xod-n-face } with die { $n }.
xod-log-die-rerolled = { xod-n-ship } rerolls die { $n }: { xod-n-face }.
xod-log-miss-ignored = { xod-n-ship } ignores the miss of die { $n }.
xod-log-special-spent = { xod-n-ship } spends the special of die { $n }.
xod-log-gear-used = { xod-n-ship } uses { $gear }.
xod-log-energy-flipped = { xod-n-ship } spends { $n } Energy.
xod-log-energy-recovered = { xod-n-ship } recovers { $n } Energy.
xod-log-energy-gained = { xod-n-ship } gains { xod-energy-markers }.
xod-log-energy-discarded = { xod-n-ship } loses { xod-energy-markers } for good.
xod-log-health-lost = { xod-n-ship } loses { $n } Health { xod-n-cause }.
xod-log-health-recovered = { xod-n-ship } recovers { $n } Health.
xod-log-health-discarded = { xod-n-ship } loses { xod-health-markers } for good.
xod-log-health-markers = { xod-n-ship } now has { xod-health-markers }.
xod-log-loss-prevented = { xod-n-ship } is spared the loss of { $n } Health.
xod-log-scraps-gained = { xod-n-ship } gains { xod-scraps }.
xod-log-scraps-paid = { xod-n-ship } pays { xod-scraps }.
xod-log-scraps-lost = { xod-n-ship } loses { xod-scraps }.
xod-log-scrap-given = { xod-n-ship } gives 1 Scrap to { xod-n-newship }.
xod-log-module-gained = { xod-n-ship } gains { $module }.
xod-log-module-bought = { xod-n-ship } gets { $module } for { xod-scraps }.
xod-log-module-given = { xod-n-ship } gives { $module } to { xod-n-newship }.
xod-log-module-lost = { xod-n-ship } loses { $module }.
xod-log-module-dismantled = { xod-n-ship } dismantles { $module }.
xod-log-module-switched-off = { $module } of { xod-n-ship } fails.
xod-log-exp-gained = { xod-n-ship } now has { $n } EXP.
xod-log-level-reached = { xod-n-ship } reaches level { $n }.
xod-log-damage-drawn = { xod-n-ship } is damaged: { $damage }.
xod-log-damage-removed = { xod-n-ship } is rid of { $damage }.
xod-log-ship-defeated = { xod-n-ship } is defeated at { xod-n-system }.
xod-log-combat-begins = Combat at { xod-n-system }.
xod-log-enemy-drawn = { xod-n-foe } appears at { xod-n-system }.
xod-log-attack-begins = Attack { $n } on { xod-n-foe }.
xod-log-manoeuvre = { xod-n-ship } flies { xod-n-manoeuvre }.
xod-log-critical = Critical failure of { xod-n-ship }!
xod-log-skill-triggers = { xod-n-foe } uses its skill.
xod-log-attack-value = { xod-hits } against { $shields ->
        [one] { $shields } Shield
       *[other] { $shields } Shields
    }.
xod-log-foe-hit = { xod-n-foe } loses { $n } Health.
xod-log-foe-recovers = { xod-n-foe } recovers { $n } Health.
xod-log-retaliation = Retaliation of { $n } on { xod-n-ship }.
xod-log-foe-defeated = { xod-n-foe } is defeated.
xod-log-combat-ends = The combat at { xod-n-system } is over.
xod-log-disengaged = { xod-n-ship } disengages.
xod-log-hidden = { xod-n-ship } hides.
xod-log-pacified = { xod-n-system } is pacified.
xod-log-pacification-ages = { $n ->
        [0] { xod-n-system } is hostile again.
       *[other] The peace at { xod-n-system } is fading.
    }
xod-log-explored = { xod-n-ship } explores: { $exploration }.
xod-log-option-taken = { xod-n-ship } takes option { $n }.
xod-log-skill-rolled = Skill Roll: { $n } { $face ->
        [hit] { $n ->
                [one] hit
               *[other] hits
            }
       *[special] { $n ->
                [one] special
               *[other] specials
            }
    } needed.
xod-log-skill-succeeds = The Skill Roll succeeds with { $n }.
xod-log-skill-fails = The Skill Roll fails with { $n }.
xod-log-signal-revealed = Signal { $key }: { $signal }.
xod-log-signal-peeked = Signal { $key } turns out to be { $signal }.
xod-log-signal-progress = Signal { $key } stands at { $n }.
xod-log-signal-open = Key { $key } can be taken.
xod-log-key-placed = Key { $key } lies at { xod-n-system }.
xod-log-key-taken = { xod-n-ship } takes Key { $key }.
xod-log-key-given = { xod-n-ship } gives Key { $key } to { xod-n-newship }.
xod-log-key-scavenged = { xod-n-ship } recovers Key { $key } from the wreck.
xod-log-key-activated = Key { $key } is activated on the Great Rift.
xod-log-last-key = All Keys are activated: the Avatars turn to the Great Rift.
xod-log-rift-closed = The Rift at { xod-n-system } is closed.
xod-log-rift-opened = A Rift opens at { xod-n-system }.
xod-log-wormhole-opened = A wormhole opens at { xod-n-system }.
xod-log-avatars-slowed = The Avatars are slowed this round.
xod-log-avatars-hastened = The Avatars move faster this round.
xod-log-corruption-held = The Corruption is held back this round.
xod-log-corruption-advances = The Corruption reaches space { $n }.
xod-log-herald = The flight from { xod-n-system } heralds the Corruption.
xod-log-avatar-enters = { $foe } enters at { xod-n-system }.
xod-log-avatar-escapes = { $foe } escapes and returns at space { $n }.
xod-log-avatar-gone = { $foe } is gone for good.
xod-log-avatar-die-rolled = { $n ->
        [one] { $foe } may move { $n } System.
       *[other] { $foe } may move { $n } Systems.
    }
xod-log-avatar-moves = { $foe } moves to { xod-n-system }.
xod-log-avatar-engages = { $foe } engages { xod-n-ship }.
xod-log-enemies-added = { $n ->
        [one] { $n } stronger Enemy joins the deck.
       *[other] { $n } stronger Enemies join the deck.
    }
xod-log-enemy-returns = { xod-n-foe } goes back into the deck.
xod-log-fleets-split = The Fleets split up.
xod-log-scavenged = { xod-n-ship } scavenges.
xod-log-maintained = { xod-n-ship } completes its Ship Maintenance.
xod-log-repaired = { xod-n-ship } repairs { xod-n-newship }.
xod-log-damage-rolled = { xod-n-ship } makes a Damage Roll for { $cause ->
        [strain] straining
        [disengaging] disengaging
        [avatar] the Avatar’s attack
        [retaliation] Retaliation
       *[other] an effect
    }.
xod-log-deck-reshuffled = The { xod-n-deck } discards are shuffled again.
xod-log-won = The Great Rift is sealed. The crews have won!
xod-log-lost = { $outcome ->
        [destroyed] The last ship is lost. The crews are defeated.
       *[awakened] The Corruption awakens. The crews are defeated.
    }
xod-log-action-taken = { xod-n-ship } { xod-n-act }.
xod-log-actions-left = { $n ->
        [0] { xod-n-ship } has no Action left.
        [one] { xod-n-ship } has { $n } Action left.
       *[other] { xod-n-ship } has { $n } Actions left.
    }
xod-log-extra-die = { xod-n-ship } rolls an extra { xod-n-colour } die.
xod-log-trade-ends = The trade is over.

## Why not

xod-why-xod-2-11 = This ship is already chosen.
xod-why-xod-3-2 = Too few Actions are left.
xod-why-xod-3-4 = This ship has already acted this round.
xod-why-xod-4-6 = A ship that has acted cannot join a Fleet.
xod-why-xod-5-1 = There is no opening on that side.
xod-why-xod-5-3 = No opening would meet your System like this.
xod-why-xod-5-7 = A Rush takes more Actions than you have left.
xod-why-xod-6-1 = There is nothing to explore here.
xod-why-xod-6-4 = You have already scavenged this round.
xod-why-xod-6-6 = No Enemies guard this System.
xod-why-xod-6-8 = There is nobody to trade with here.
xod-why-xod-6-12 = There is nothing to maintain, or nothing to pay with.
xod-why-xod-6-13 = Too few Scraps for a Repair.
xod-why-xod-6-14 = Too few Scraps to remove a Damage card.
xod-why-xod-6-16 = Too few Scraps, or all 7 Energy markers are yours already.
xod-why-xod-7-1 = This ship has already strained this round.
xod-why-xod-7-4 = A ship of the Fleet has already strained.
xod-why-xod-8-2 = The border there is closed.
xod-why-xod-8-21 = Corrupted Systems hold nothing to explore.
xod-why-xod-9-2 = This System is already pacified.
xod-why-xod-11-3 = The Scraps here are not enough for it.
xod-why-xod-11-4 = The Ally was already asked this round, the Scraps are missing, or nothing would come of it.
xod-why-xod-12-6 = This option has already been taken.
xod-why-xod-12-7 = This option needs another class.
xod-why-xod-15-4 = The condition of the Signal is not met yet.
xod-why-xod-17-6 = No ready Energy marker is left.
xod-why-xod-g15 = The Signal card does not allow it now.
xod-why-xod-g18 = { $verb ->
        [turn-tile] This would seal the map.
       *[other] The stack of Systems is empty.
    }
xod-why-xod-g28 = No Enemy is left to draw.
xod-why-xod-g39 = Another captain has declined.
