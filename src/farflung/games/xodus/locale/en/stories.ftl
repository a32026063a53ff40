### The stories of X-ODUS: what is read aloud when a card is met, and for each ship. They are our own.

## Explorations

xod-story-system-exodus =
    Nobody lives here any more. Around every world of this System the docks stand open, and the lamps along the quays still count down to departures that took place a generation ago. A whole people packed what it could carry, and left.

    What it could not carry is yours now: workshops with the tools laid out in order, power lines that hum as if someone might come back for supper. In the harbour office the old passage books lie on the desk. Whoever can read between their lines knows where the exiles went, and along which lanes they dared to travel.

xod-story-abandoned-shipyard =
    Seven keels hang in the scaffolding like the ribs of drowned animals. The yard was in the middle of a shift when its people went: a cup stands on a girder, a welding torch has burnt down to the end of its gas.

    You drift slowly between the frames. There is plating enough to close your wounds, and cutting it loose would fill the holds. In the drawing office, behind dusty glass, a single machine has been finished and never fitted. Somebody who understands the drawings might still make it turn.

xod-story-precursor-observatory =
    The telescope is as large as a moon and as thin as a leaf. It has been following one patch of darkness for a thousand years, and when you enter its shadow it turns, politely, to look at you.

    Inside, the air smells of rain. Light runs down the walls in columns, star after star, lane after lane, in a script that only a few of you have ever studied. Below, its heart still beats: a well of pale fire, more than enough for your cells. It seems glad to have somebody to show things to.

xod-story-drifting-convoy =
    Eleven freighters drift in a line, roped to one another like climbers. The rope was a good idea; it did not help. There are no bodies aboard, and no sign of a struggle, only doors that were locked from the outside.

    The cargo is where it was stowed. The heavy crates lie in the last ship, behind bulkheads that have to be taken by storm. In the first one a log still runs: it names those who watch this region, when they come, and what they are paid to overlook.

xod-story-silent-monastery =
    The monks greet you with open hands and not one word. They gave up speech when the seal began to fail, they write on a slate, because the Corruption listens, and it learns.

    They bind up your wounded and patch your hulls with a patience that makes you feel ashamed of your hurry. In the crypt they keep a bell without a clapper. Struck in silence, it makes the hunters turn their heads the wrong way. The oldest of them lays a book before you. In it, drawn with great care, is a way to close a Rift.

xod-story-veterans-outpost =
    The flag above the airlock belongs to a fleet that no longer exists. The dozen grey heads beneath it have never been told to go home, so they have stayed, and kept the guns clean.

    They ask for news and do not flinch when they get it. Then they roll up their sleeves. There is a berth for a damaged ship, there is a store they will open for you, and over a bottle without a label they talk of the garrisons near by: “If one of you has ever led a charge, we will come along. Once more would be nice.”

xod-story-smugglers-den =
    The asteroid answers your hail with an obscene song, and then with a landing vector. Inside it is warm, loud and crooked. Everything that has vanished from the lanes in ten years lies here under tarpaulins, with a price chalked upon it.

    The landlady knows you are hunted. “Who is not?” For a small favour her people will lay a false trail that even an Avatar will follow for a while. There is metal for the taking in the back. And the good things, she says with a wink, she only shows to people of her own kind.

xod-story-ancient-foundry =
    The furnaces have not gone out. For a thousand years they have poured the same casting, cooled it, melted it down and poured it again, waiting for someone to say that it is right.

    Heat beats against the hull as you come in. Arms as tall as towers stop in mid-movement, and turn towards you. The moulds hold weapons for hands that nobody has any more; strong backs could free one. The conduits glow with power for those who know how to ask for it. And on the floor, ankle deep, lies good clean metal.

xod-story-hyperspace-beacon =
    The beacon blinks in the middle of nowhere, three long, one short, a greeting to ships that have been dust for centuries. Its rust flakes off in petals and hangs about it like a veil.

    You couple to it, and the lanes light up in your charts: first one, then, hesitating, another. A clever hand at the old locks could coax out more, and unscrew a few fittings on the way. There is something else you could send from here. In the right voice, with the right codes, a garrison might be told to stand down.

xod-story-cultist-factory =
    Smoke without fire lies over the moon. Under it the factory works day and night, and the workers sing. They are building bells, thousands of bells, and every one is cast around something that is still moving.

    Nobody has noticed you yet. The stores at the edge are badly guarded. The pipes that carry the incense could be turned so that the hunters lose their scent. Or you could go further in, to the great bell, and silence it before it is rung. If it rings while you stand beneath it, everything in the sky will know where you are.

xod-story-sealed-reliquary =
    It hangs in the void without a chain, a casket of black glass as large as your bridge. The Precursors have written a warning on each of its six sides, and in six different hands, as if they had quarrelled over how best to say it.

    Your wounded feel better in its light. The offerings that others have left around it are worth something, if one can tell relic from rubbish. And within the glass, when you hold a lamp to it, there is a shape, perfect and unused. The lock is not difficult. That is what worries you.

xod-story-distress-call =
    “…to any ship. We are forty, we have air for a day. To any ship.” The voice is hoarse and calm. It has been repeating the same sentence for as long as you have been listening, with the same small cough before the number.

    The transmitter lies deep in a field of wreckage. You can see lights there, in a row, like windows. You may gather what drifts at the rim and tend to your own. Or you may go in between the hulks and answer. Perhaps there are forty people. Perhaps there is only something that has learnt to cough.

xod-story-probe-graveyard =
    Thousands of probes have come here to die. They lie in rings about a dead star, each with its lens turned outwards, still holding in its memory the last thing it saw.

    You pick one up and wipe the frost from its eye: a lane, a sun, a coast of light. Some have charge left in their cells. And in the innermost ring they are all linked, whispering to each other, a map that nobody has ever looked at as a whole. To listen to them you would have to go quite silent, and trust that you will find your way back out of their dreams.

xod-story-cracked-rift =
    Space has a scar here. It runs across the stars like a fracture in a pane, and violet light seeps from it, drop by drop, upwards. Your instruments show every value twice, and never the same.

    Crystals have grown on the edges; they break off easily and are worth a good deal. With some learning one could read in the pulse of the crack where the hunters stand, and turn them away. With more courage than learning one could press the two edges together. It might close for good. It might just as well be opened by your touch.

xod-story-cult-convoy =
    They travel without lights, bow to stern, thirty barges under one long black cloth. Between the engines you can hear the chant, and beneath the chant the weeping.

    The last barges have fallen behind. Someone with quick fingers and a borrowed robe would have them empty before the next verse. Those who guard this System have gone with the pilgrims, and would not be hard to send astray. Or you might strike at the head, where the treasure is and where the Prophet sits behind his curtain. He will not be asleep. He prays, and something out there listens to him.

xod-story-frozen-dreadnought =
    Ice has closed over the giant up to its bridge. Its guns point in all directions, muzzles full of snow. Whatever it fought came from everywhere, and at last from within.

    A few plates can be prised off the outside without waking anything. On the gun decks stand weapons that strong arms could tear from their mounts. But the true treasure lies below, where a light the Precursors lit still shines beneath the ice, green and quite steady. You would have to melt your way down to it. It is a long way, and ice does not care for those who linger.

xod-story-dormant-swarm =
    You take it for dust at first. Then for gravel. Only when the lamp passes across it do you see that every grain has folded wings.

    They sleep in their millions, so close together that your bow pushes them gently aside, and they click against the hull like the first rain of autumn. Nobody on the bridge breathes. Behind you the gap has already closed. Then, somewhere aft, a pump starts up, as it does every hour. One single pair of wings unfolds, and then the next, and the next. Now you must shoot your way out.

xod-story-gravity-well =
    There is no star here, and yet everything falls. The lane bends beneath you without a sound; a cup slides off the table; then the table follows it. Ahead, where nothing is to be seen, the light of all the others is drawn out into threads.

    The hull sings, a tone lower with each minute. You count wrecks on the way down, patient in their orbits, with their engines still pointing the way you want to go. There is one course that leads out again. It is as narrow as a blade, and you will have to feel for it.

xod-story-cult-ambush =
    The pilgrim ship asks for water. It is old, it leaks, there are children at the portholes. You have already opened the outer lock when the navigator says, very quietly, that the children do not blink.

    Then the moon behind it lifts its hood. Skiffs break from the craters on every side, with banners, with bells, with joy. They do not even want to kill you, they call across all channels. They only want to hold you fast until the one whom they have called arrives. To your guns, all of you. Do not listen to the bells.

xod-story-corrupted-relic =
    It lay on a plinth, in the middle of an empty hall, and it was beautiful. None of you can remember afterwards who brought it aboard.

    Since then the lamps have been burning darker. The relic is warm to the touch; it fits into every hand. The cook has begun to talk to it. This morning there was a crack in the deck beneath it, thin as a hair, and in the crack there were stars that are in none of your charts. It has to go back where it came from, and it will not let itself be carried. Begin before it does.

## Signals

xod-story-derelict-ship =
    The Signal comes from a ship. You would have known the Precursors’ work anywhere, the hull grown rather than built, but this one is dying: torn open from stem to stern, its lights going out one after another as you approach.

    Somewhere within, the Key lies in its cradle, behind doors that only a living ship will open. So you must make it live. You carry lines across, and air, and your own spare parts. It shudders when the first plate closes. It has forgotten what hands are, but it holds still, as a beast holds still when it is helped.

xod-story-sealed-vault =
    The door has no lock. It is a disc of grey stone, forty paces wide, and when you touch it, it asks you a question, in figures, in colours, in a tone just at the edge of hearing. You answer as well as you can. One of the rings moves by a finger’s breadth.

    So that is how it goes. Ring upon ring, question upon question, and each answer stays where it was put. It does not mind who gives it. The Precursors did not want to keep everyone out, only those who do not have the patience to think.

xod-story-guardian-sentinel =
    It has been standing before the gate since the gate was closed. The stars have moved and it has not. Meteors have scarred its shoulders; frost lies in the folds of its cloak, which is made of armour.

    When your light falls on its face, it raises its head. “You carry no sign,” it says, in the language of those who built it, and each of you understands. “Nor did the others.” It is not angry. It takes the weapon from its back with the care of a craftsman. It has one task left in the world, and the Key is behind it.

xod-story-archivists-toll =
    The archive floats in a sphere of books, and the archivists float among them: machines as small as sparrows with lenses for heads. They have been expecting you. They show you your entry in the register, complete up to this very moment, with a line left blank.

    The Key is on the list of loans; of course it may be lent. There is only the toll. For a thousand years no material has been delivered, the shelves are failing, and they have had to take apart their own dead to hold them up. They need metal, a good deal of it. They are terribly sorry to have to insist.

xod-story-plague-station =
    A yellow lamp turns above the lock, and a child’s hand has written on the glass: DO NOT COME IN. Behind it stand the people, quite still, with cloths before their mouths. They have the Key. They would have given it to anyone who asked.

    But it may not leave before the last of the sick is out; that is how the station’s mind decides, and it does not bargain. So you go in. You carry them across, one by one, and with each something stays behind in your own air, in your own blood. They thank you. They know what it costs.

xod-story-twin-beacons =
    The tower stands on a bare moon, and above it the Key hangs in a cage of shadow. When you wake the fire it burns white, and the bars on one side fade. Then the flame sinks, gutters and goes out, and the cage is whole again.

    On the plinth the builders have left a picture: two figures, each at a fire, with their free hands stretched towards each other across the dark. The second fire stands where the Corruption has eaten the stars. One light by itself is only a memory. Both must burn before the night falls. Decide which of you goes there.

xod-story-cult-sanctuary =
    They have built their cathedral around it. Where the Signal should be clear, there is only singing, deep and many-voiced, and the Key lies on the altar like a tooth in a jaw.

    They do not know what it is for. They worship it because their lord fears it, and that, you think, is the first sensible thing you have heard of them. But they will not give it away. The doors of the nave swing open, and their champions come out to meet you, with masks of bone and ships that bleed. Behind them somebody begins to toll the bell.

xod-story-unstable-reactor =
    The reactor was built to feed a city of stars. Now it feeds nothing, and it starves. Its core flickers like a candle in a draught, and each time it sinks, the vault around the Key forgets for a heartbeat how to be solid.

    If you could bring it up to full glow, if only once, the vault would open as it was meant to. You lay your cables across and give what you have. It drinks greedily. But through the cracks in its casing it loses again what you have given; whoever pauses for long here will start again from nothing.

xod-story-heart-of-darkness =
    It beats. You hear it before you see it, through the hull, through the soles of your boots, and find that your own hearts have fallen into step. Then the cloud parts. It hangs there in its own veins, as big as a harbour, and in its midst, like a splinter that the flesh has closed over, shines the Key.

    It has noticed you. Far away something takes a step forward in its sleep. You must burn your way in, blow upon blow, and where you fail it will reach into your ships and change what it touches. Do not hesitate. It feeds on that.

xod-story-avatars-prison =
    You had thought that the Precursors could only close doors. But here they caught one of them. Chains of light lead from nine dead suns to a single point, and at that point, kneeling, its head bowed, is an Avatar.

    The Key is the bolt of its fetters. You understand this at the same moment as it does. Nobody has touched anything; it was enough that you came, warm and alive, so near to it. One chain breaks, and then all of them. It stands up. It has had a thousand years to think about what it would do first. There is only one way to that Key now.

xod-story-blood-engine =
    The engine is beautiful, that is the worst of it. Silver arms, fine as a harpist’s fingers, a bowl, a channel, and in the centre the Key, turning slowly. There are no controls. There is just the bowl.

    The inscription does not lie to you. It says that the seal was not made of metal or of light; that each who built it gave a part of themselves and went through life without it afterwards. What you lay in there no dock will ever give back to you. And it is in no hurry. It asks you, once, quietly, who will be the first.

xod-story-collapsing-gate =
    The gate is still standing, but not for long. Arch upon arch it falls inwards, in silence, and the light on the far side, where the Key hangs, has grown narrower since you began to look.

    Three pillars still bear it. Each would have to be held, by a ship, at the same instant and in the same tone, while the gate tears at all of them. One ship alone would be ground to dust. Call the others. Tell them to leave whatever they are doing. Above you the next arch bends; dust trickles from it, and with every grain the time you have grows less.

## Ships

xod-story-warship =
    They built her for a war that was lost on the day she was launched. Her crew did not take it badly. There would be others.

    The Warship has no parlour, no chapel and no windows, only guns, and between the guns narrow bunks where people sleep with their boots on. Then she flew through the light of a broken seal, and something in the metal awoke. Since that day the barrels have followed a target before the gunner has seen it. After each victory the hull hums, low and contented, and the scars on her armour close a little wrong, a little harder than before.

    You stand on her bridge and feel her lean forward. She is not cruel. She has only understood what she is for. There are things waiting in the dark that nobody has ever hunted. She would like to be the first.

xod-story-battlecruiser =
    Her name was painted over so often that nobody knows which was the first. On the flank of the Battlecruiser there are four thousand marks, one for each blow that was meant for somebody else.

    She was the last to leave when the worlds burned. She lay across the lane, broadside on, and let the refugees pass behind her back until there was not one lamp alight on her port side. The Precursors’ energy found her there, half molten, and did not heal her; it taught her. What has hit her once she remembers. Where she broke, she has grown thick.

    You know every groan of her frames. When the alarm sounds, the other captains look round for you without meaning to, and draw closer. You do not need to say anything. You only have to put her in the way, as always, and hold.

xod-story-proto-ship =
    No yard ever laid down the Proto-ship. You found her in a hangar under the ice, smooth as a pebble, without a seam or a door, and for three years your colleagues wrote papers on her. Then the Corruption came, and she opened.

    She has no engine room. There is a hall in her centre in which light stands like water in a basin, and it rises when you speak to it. You have learnt some words of her language by now. With one she folds space like a sheet of paper; with another a thing that was there is no longer there. You do not know who it was that she was waiting for.

    Sometimes, in the night watch, she dreams, and you see her makers on the walls. They are running. You have begun to take down what they call to each other. It could be useful.

xod-story-explorer =
    She is the smallest of you and has been the farthest. The Explorer carries no heavy guns; what she has in their place is four ears, nine eyes and a hull so thin that you can hear the dust.

    Before the end you charted coasts of gas for a bureau that nobody ever visited. When the call to flee went out, yours were the only maps that led anywhere. A dozen ships followed your stern lamp into the lanes. Since the change, you no longer need the lamp: you feel the currents of hyperspace on your skin, as one feels a draught from an open door.

    There is always a door, you tell the others. They smile at that, but they wait until you have gone first. You push the lever forward. Before you there is nothing, and it has no name yet. Those are the moments you live for.

xod-story-pirate-ship =
    There is a price on your head in six Systems, and five of them do not exist any more. You regard that as a kind of pardon.

    The Pirate Ship is put together from the best parts of ships whose captains were not paying attention. Her reactor came from an admiral, her bell from a bishop. Nothing on board fits together, and everything works. When the strange light came over the lanes, you did the only sensible thing and flew off with some of it. It has been living in the hold ever since, and has developed a taste for open locks.

    The others need you, though they count their spoons after each visit. Somebody has to pay for the saving of the galaxy. You know where the money is, you know who is guarding it and when they sleep. And if you should all survive, well, a Great Rift must surely be worth something.

xod-story-drone-specialist =
    You sign on with a crew of one and a payroll of three hundred. They are as small as beetles, as large as dogs, and each has a name, even if you are the only one who can tell them apart.

    The Drone Specialist was a tender, a workshop with an engine, the ship one called when something leaked. When the energy of the Precursors washed over her, all the drones stopped in the same moment. Then they turned to you, and for the first time they had a suggestion. It was a good one. Since then you mend not only what is broken, but also what is going to be.

    On the channel you hear them call for you, always a little too late and always in a great hurry. You say that you are on your way. Behind you three hundred little lamps light up, one after the other. They are looking forward to it.
