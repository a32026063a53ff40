### Les récits de X-ODUS : ce qu’on lit à voix haute quand une carte apparaît, et pour chaque vaisseau. Ce sont les nôtres.

## Explorations

xod-story-system-exodus =
    Plus personne ne vit ici. Autour de chaque monde de ce système, les docks sont grands ouverts, et le long des quais les lampes égrènent encore le temps qui reste avant des départs vieux d’une génération. Tout un peuple a emballé ce qu’il pouvait porter, et il s’en est allé.

    Ce qu’il ne pouvait pas porter est à vous : des ateliers aux outils bien rangés, des câbles qui bourdonnent comme si quelqu’un allait rentrer dîner. À la capitainerie, les vieux registres de passage sont restés sur le bureau. Qui sait lire entre les lignes y apprend où sont partis les exilés, et par quelles voies.

xod-story-abandoned-shipyard =
    Sept quilles pendent dans les échafaudages comme les côtes d’animaux noyés. Le chantier s’est vidé au beau milieu d’une journée : une tasse est posée sur une poutre, un chalumeau a brûlé jusqu’au bout de son gaz.

    Vous glissez lentement entre les membrures. Il y a là assez de tôle pour refermer vos plaies, et de quoi remplir les cales si vous prenez la peine de la découper. Dans le bureau d’études, derrière une vitre poussiéreuse, une seule machine a été achevée, sans jamais être montée. Quelqu’un qui comprendrait les plans saurait peut-être la faire tourner.

xod-story-precursor-observatory =
    Le télescope est grand comme une lune et mince comme une feuille. Depuis mille ans, il suit une même tache d’obscurité, et lorsque vous entrez dans son ombre il se retourne, poliment, pour vous regarder.

    À l’intérieur, l’air sent la pluie. La lumière descend le long des murs en colonnes, étoile après étoile, voie après voie, dans une écriture que bien peu d’entre vous ont étudiée. Plus bas, son cœur bat toujours : un puits de feu pâle, bien assez pour vos cellules. On dirait qu’il se réjouit d’avoir enfin quelqu’un à qui montrer quelque chose.

xod-story-drifting-convoy =
    Onze cargos dérivent à la file, encordés comme des alpinistes. La corde était une bonne idée ; elle n’a servi à rien. Aucun corps à bord, aucune trace de lutte, rien que des portes verrouillées de l’extérieur.

    La cargaison est restée là où on l’avait arrimée. Les caisses lourdes sont dans le dernier cargo, derrière des cloisons qu’il faut prendre d’assaut. Dans le premier, un journal de bord tourne encore : il dit qui surveille la région, à quelle heure, et ce qu’on paie ces gens-là pour regarder ailleurs.

xod-story-silent-monastery =
    Les moines vous accueillent les mains ouvertes et sans un mot. Ils ont renoncé à la parole quand le sceau a commencé à céder. Car la Corruption écoute, écrivent-ils sur une ardoise, et elle apprend.

    Ils pansent vos blessés et rapiècent vos coques avec une patience qui vous fait honte de votre hâte. Dans la crypte, ils gardent une cloche sans battant. Frappée en silence, elle fait tourner la tête aux chasseurs du mauvais côté. Le plus vieux pose un livre devant vous. On y voit, dessinée avec grand soin, la manière de refermer un Rift.

xod-story-veterans-outpost =
    Le drapeau au-dessus du sas est celui d’une flotte qui n’existe plus. À la douzaine de têtes grises qui vivent dessous, personne n’a jamais dit de rentrer. Alors elles sont restées, et elles ont entretenu les canons.

    Elles demandent des nouvelles et les écoutent sans broncher. Puis elles retroussent leurs manches. Il y a une place à quai pour un vaisseau abîmé, il y a une réserve qu’on vous ouvrira, et autour d’une bouteille sans étiquette on en vient à parler des garnisons voisines : « Si l’un de vous a déjà mené une charge, nous en sommes. Une dernière fois, ce serait bien. »

xod-story-smugglers-den =
    L’astéroïde répond à votre appel par une chanson obscène, puis par un cap d’approche. Dedans, il fait chaud, tout est bruyant et de travers. Ce qui a disparu des voies en dix ans se trouve ici, sous des bâches, avec un prix marqué à la craie.

    La patronne sait qu’on vous traque. « Qui ne l’est pas ? » Pour un petit service, ses gens poseront une fausse piste que même un Avatar suivra un moment. Il y a du métal au fond, servez-vous. Quant aux bonnes choses, dit-elle avec un clin d’œil, elle ne les montre qu’à ses semblables.

xod-story-ancient-foundry =
    Les fours ne se sont jamais éteints. Depuis mille ans, ils coulent la même pièce, la laissent refroidir, la fondent et la coulent de nouveau, en attendant que quelqu’un dise enfin qu’elle est bien.

    La chaleur frappe la coque à votre arrivée. Des bras hauts comme des tours s’arrêtent au milieu d’un geste et se tournent vers vous. Dans les moules reposent des armes faites pour des mains qui n’existent plus ; des dos solides en dégageraient une. Dans les conduits rougeoie l’énergie, pour qui sait la demander. Et sur le sol, jusqu’aux chevilles, il y a du bon métal bien propre.

xod-story-hyperspace-beacon =
    La balise clignote au milieu de nulle part, trois longues, une brève, un salut à des vaisseaux qui sont poussière depuis des siècles. Sa rouille s’en va en pétales et flotte autour d’elle comme un voile.

    Vous vous y raccordez, et les voies s’allument sur vos cartes : l’une d’abord, puis une autre, avec hésitation. Une main habile aux vieilles serrures lui en ferait dire davantage, et dévisserait quelques pièces au passage. D’ici, vous pourriez aussi émettre. Avec la voix qu’il faut et les bons codes, on ferait mettre l’arme au pied à une garnison.

xod-story-cultist-factory =
    Une fumée sans feu couvre la lune. Dessous, l’usine travaille jour et nuit, et les ouvriers chantent. Ils fabriquent des cloches, des milliers de cloches, et chacune est coulée autour d’une chose qui bouge encore.

    Personne ne vous a vus jusqu’ici. Les entrepôts, en bordure, sont mal gardés. On pourrait détourner les tuyaux qui portent l’encens, et les chasseurs perdraient votre odeur. Ou bien vous pouvez aller plus loin, jusqu’à la grande cloche, et la faire taire avant qu’on ne la sonne. Si elle sonne tandis que vous êtes dessous, tout ce qui hante le ciel saura où vous trouver.

xod-story-sealed-reliquary =
    Il flotte dans le vide sans aucune chaîne, un coffre de verre noir grand comme votre passerelle. Sur chacune de ses six faces, les Précurseurs ont gravé un avertissement, de six mains différentes, comme s’ils s’étaient disputés sur la meilleure façon de le dire.

    Vos blessés se sentent mieux dans sa lumière. Les offrandes que d’autres ont laissées autour ont de la valeur, pour qui distingue la relique du rebut. Et dans le verre, quand on approche une lampe, se dessine une forme, parfaite, intacte. La serrure n’est pas difficile. C’est bien ce qui vous inquiète.

xod-story-distress-call =
    « … à tout vaisseau. Nous sommes quarante, nous avons de l’air pour un jour. À tout vaisseau. » La voix est rauque et calme. Depuis que vous l’écoutez, elle répète la même phrase, avec la même petite toux avant le nombre.

    L’émetteur se trouve au fond d’un champ d’épaves. On y voit des lumières, alignées, comme des fenêtres. Vous pouvez ramasser ce qui flotte au bord et soigner les vôtres. Ou bien vous glisser entre les carcasses et répondre. Il y a peut-être là quarante personnes. Il n’y a peut-être qu’une chose qui a appris à tousser.

xod-story-probe-graveyard =
    Des milliers de sondes sont venues mourir ici. Elles reposent en anneaux autour d’une étoile morte, l’objectif tourné vers le dehors, et chacune garde en mémoire la dernière chose qu’elle a vue.

    Vous en ramassez une et vous essuyez le givre de son œil : une voie, un soleil, une côte de lumière. Certaines ont encore de la charge dans leurs cellules. Et dans l’anneau intérieur toutes sont reliées, elles se chuchotent une carte que personne n’a jamais vue en entier. Pour les entendre, il vous faudrait faire un silence complet, et croire que vous saurez ressortir de leurs rêves.

xod-story-cracked-rift =
    L’espace porte ici une cicatrice. Elle court en travers des étoiles comme une fêlure dans une vitre, et une lumière violette en suinte, goutte à goutte, vers le haut. Vos instruments affichent chaque mesure deux fois, et jamais la même.

    Des cristaux ont poussé sur les bords ; ils se détachent aisément et valent leur prix. Avec un peu de science, on lirait dans le pouls de la fissure où se tiennent les chasseurs, et on les détournerait. Avec plus de courage que de science, on en presserait les deux lèvres l’une contre l’autre. Elle se fermera peut-être à jamais. Peut-être est-ce votre main qui l’ouvrira.

xod-story-cult-convoy =
    Ils voyagent sans feux, proue contre poupe, trente barges sous un seul et long drap noir. Entre les moteurs, on entend le chant, et sous le chant les pleurs.

    Les dernières barges ont pris du retard. Avec des doigts agiles et une robe d’emprunt, on les aurait vidées avant le prochain verset. Ceux qui gardent ce système sont partis avec les pèlerins, il serait facile de les égarer. Ou bien vous frappez en tête, là où est le trésor, là où le Prophète se tient derrière son rideau. Il ne dormira pas. Il prie, et quelque chose, là-bas, l’écoute.

xod-story-frozen-dreadnought =
    La glace s’est refermée sur le géant jusqu’à la passerelle. Ses canons pointent dans toutes les directions, la gueule pleine de neige. Ce qu’il a combattu venait de partout, et pour finir du dedans.

    On peut arracher quelques plaques à l’extérieur sans rien réveiller. Sur les ponts d’artillerie se dressent des armes que des bras robustes sortiraient de leur affût. Mais le vrai trésor est plus bas, là où brille encore sous la glace une lumière des Précurseurs, verte et parfaitement calme. Il faudrait descendre jusqu’à elle en faisant fondre le chemin. Il est long, et la glace garde ceux qui s’attardent.

xod-story-dormant-swarm =
    Vous croyez d’abord à de la poussière. Puis à du gravier. C’est seulement lorsque la lampe passe dessus que vous voyez que chaque grain a des ailes repliées.

    Ils dorment par millions, si serrés que votre proue les écarte doucement, et ils crépitent contre la coque comme la première pluie d’automne. Sur la passerelle, personne ne respire. Derrière vous, le passage s’est déjà refermé. Et voilà qu’à l’arrière une pompe se met en marche, comme à chaque heure. Une seule paire d’ailes se déplie, puis une autre, et une autre encore. Il faut maintenant vous frayer un chemin au canon.

xod-story-gravity-well =
    Il n’y a pas d’étoile ici, et pourtant tout tombe. La voie se courbe sous vous sans un bruit ; une tasse glisse de la table ; puis la table la suit. Devant, là où il n’y a rien à voir, la lumière de toutes les autres étoiles s’étire en fils.

    La coque chante, un ton plus bas à chaque minute. En descendant, vous comptez les épaves, patientes sur leurs orbites, les moteurs encore tournés du côté où vous voudriez aller. Un seul cap mène dehors. Il est mince comme une lame, et c’est à tâtons qu’il faudra le trouver.

xod-story-cult-ambush =
    Le vaisseau de pèlerins demande de l’eau. Il est vieux, il fuit, il y a des enfants aux hublots. Vous avez déjà ouvert la porte extérieure du sas lorsque la navigatrice dit, tout bas, que les enfants ne clignent pas des yeux.

    Alors, derrière, la lune relève son capuchon. De tous les cratères jaillissent des esquifs, avec des bannières, avec des cloches, avec de la joie. Ils ne veulent même pas vous tuer, crient-ils sur tous les canaux. Ils veulent seulement vous retenir jusqu’à l’arrivée de celui qu’ils ont appelé. Aux canons, tous. Et n’écoutez pas les cloches.

xod-story-corrupted-relic =
    Elle reposait sur un socle, au milieu d’une salle vide, et elle était belle. Après coup, aucun de vous ne se rappelle qui l’a apportée à bord.

    Depuis, les lampes brûlent moins clair. La relique est tiède au toucher ; elle se loge dans toutes les mains. Le cuisinier s’est mis à lui parler. Ce matin, il y avait une fente dans le pont, juste dessous, fine comme un cheveu, et dans la fente des étoiles qui ne figurent sur aucune de vos cartes. Il faut qu’elle retourne d’où elle vient, et elle ne se laisse pas porter. Commencez avant elle.

## Signals

xod-story-derelict-ship =
    Le signal vient d’un vaisseau. Vous auriez reconnu n’importe où l’ouvrage des Précurseurs, cette coque qui a poussé plutôt qu’on ne l’a bâtie, mais celui-ci se meurt : éventré de la proue à la poupe, il perd ses lumières une à une à mesure que vous approchez.

    Quelque part à l’intérieur, la clé repose dans son berceau, derrière des portes que seul un vaisseau vivant peut ouvrir. Il faut donc qu’il vive. Vous y portez des filins, de l’air, vos propres pièces de rechange. Il frémit quand la première plaque se referme. Il a oublié ce que sont des mains, mais il se tient tranquille, comme une bête que l’on secourt.

xod-story-sealed-vault =
    La porte n’a pas de serrure. C’est un disque de pierre grise, large de quarante pas, et quand vous la touchez elle vous pose une question, en chiffres, en couleurs, en un son à la limite de l’audible. Vous répondez de votre mieux. L’un des anneaux bouge, de la largeur d’un doigt.

    Voilà donc comment cela marche. Anneau après anneau, question après question, et chaque réponse reste acquise. Peu lui importe qui la donne. Les Précurseurs ne voulaient pas tenir tout le monde dehors, seulement ceux qui n’ont pas la patience de réfléchir.

xod-story-guardian-sentinel =
    Elle se dresse devant la porte depuis que la porte est close. Les étoiles ont bougé, elle non. Les météores ont balafré ses épaules ; le givre s’est logé dans les plis de son manteau, et ce manteau est une armure.

    Quand votre lumière atteint son visage, elle lève la tête. « Vous ne portez pas le signe », dit-elle dans la langue de ceux qui l’ont construite, et chacun de vous comprend. « Les autres non plus. » Elle n’est pas en colère. Avec un soin d’artisan, elle décroche l’arme de son dos. Il ne lui reste qu’une tâche au monde, et la clé est derrière elle.

xod-story-archivists-toll =
    Les archives flottent en une sphère de livres, et parmi les livres flottent les archivistes : des machines petites comme des moineaux, avec une lentille en guise de tête. Ils vous attendaient. Ils vous montrent votre fiche au registre, complète jusqu’à cet instant même, avec une ligne laissée en blanc.

    La clé figure sur la liste des prêts, on peut bien sûr vous la confier. Il y a seulement le péage. Depuis mille ans, plus rien n’est livré, les rayons cèdent, et pour les étayer il a fallu démonter leurs propres morts. Il leur faut du métal, en bonne quantité. Ils sont absolument navrés de devoir insister.

xod-story-plague-station =
    Une lampe jaune tourne au-dessus du sas, et une main d’enfant a écrit sur la vitre : N’ENTREZ PAS. Derrière, les gens se tiennent immobiles, un linge devant la bouche. La clé, ils l’ont. Ils l’auraient donnée à quiconque la demandait.

    Mais elle ne sortira pas avant le dernier malade ; ainsi en a décidé l’esprit de la station, qui ne marchande pas. Alors vous entrez. Vous les portez de l’autre côté, un par un, et avec chacun quelque chose reste dans votre air à vous, dans votre sang à vous. Ils vous remercient. Ils savent ce qu’il en coûte.

xod-story-twin-beacons =
    La tour se dresse sur une lune nue, et au-dessus d’elle la clé est suspendue dans une cage d’ombre. Quand vous réveillez le feu, il brûle d’un blanc pur, et d’un côté les barreaux pâlissent. Puis la flamme baisse, vacille, s’éteint, et la cage est de nouveau entière.

    Sur le socle, les bâtisseurs ont laissé une image : deux silhouettes, chacune près d’un feu, la main libre tendue vers l’autre à travers le noir. Le second feu se trouve là où la Corruption a mangé les étoiles. Une lumière seule n’est qu’un souvenir. Il faut que les deux brûlent avant la nuit. Décidez qui de vous ira là-bas.

xod-story-cult-sanctuary =
    Ils ont bâti leur cathédrale tout autour. Là où le signal devrait être clair, il n’y a que le chant, grave, à mille voix, et sur l’autel la clé est plantée comme une dent dans une mâchoire.

    À quoi elle sert, ils l’ignorent. Ils la vénèrent parce que leur maître la craint, et c’est, vous semble-t-il, la première chose sensée qui vous vienne d’eux. Mais ils ne la donneront pas. Les portes de la nef s’ouvrent, et leurs champions sortent à votre rencontre, avec des masques d’os et des vaisseaux qui saignent. Derrière eux, quelqu’un se met à sonner la cloche.

xod-story-unstable-reactor =
    Le réacteur fut construit pour nourrir une cité d’étoiles. Il ne nourrit plus rien, et il a faim. Son cœur tremble comme une chandelle dans un courant d’air, et chaque fois qu’il baisse, la chambre qui entoure la clé oublie, le temps d’un battement, comment on fait pour être solide.

    Si vous le portiez à son plein éclat, ne fût-ce qu’une fois, la chambre s’ouvrirait comme prévu. Vous tirez vos câbles et vous donnez ce que vous avez. Il boit avidement. Mais par les fissures de son enveloppe il reperd ce que vous donnez ; qui s’attarde ici entre deux gorgées recommencera du début.

xod-story-heart-of-darkness =
    Il bat. Vous l’entendez avant de le voir, à travers la coque, à travers la semelle de vos bottes, et vous vous apercevez que vos propres cœurs se sont mis au pas. Puis le nuage s’écarte. Il est là, suspendu dans ses veines, grand comme un port, et au milieu, comme une écharde sur laquelle la chair s’est refermée, luit la clé.

    Il vous a remarqués. Au loin, dans son sommeil, quelque chose fait un pas en avant. Il faut entrer par le feu, coup après coup, et là où vous échouerez, il plongera dans vos vaisseaux et changera ce qu’il touche. N’hésitez pas. C’est de cela qu’il vit.

xod-story-avatars-prison =
    Vous pensiez que les Précurseurs n’avaient su que fermer des portes. Mais ici, ils en ont capturé un. De neuf soleils morts, des chaînes de lumière mènent à un seul point, et en ce point, à genoux, la tête basse, il y a un Avatar.

    La clé est le verrou de ses fers. Vous le comprenez au même instant que lui. Personne n’a touché à rien ; il a suffi que vous veniez, avec votre chaleur, avec votre vie, si près de lui. Une chaîne cède, puis toutes. Il se relève. Il a eu mille ans pour songer à ce qu’il ferait en premier. Jusqu’à cette clé, il ne reste plus qu’un chemin.

xod-story-blood-engine =
    La machine est belle, c’est là le pire. Des bras d’argent, fins comme des doigts de harpiste, une coupe, une rigole, et au centre la clé qui tourne lentement. Il n’y a pas de commandes. Il n’y a que la coupe.

    L’inscription ne vous ment pas. Le sceau, dit-elle, ne fut fait ni de métal ni de lumière ; chacun de ses bâtisseurs y laissa une part de soi, et vécut sans elle par la suite. Ce que vous déposerez là, aucun dock ne vous le rendra jamais. Et elle n’est pas pressée. Elle vous demande, une seule fois, tout bas, qui va commencer.

xod-story-collapsing-gate =
    Le portail tient encore debout, mais plus pour longtemps. Arche après arche, il s’effondre sur lui-même, sans bruit, et de l’autre côté, là où pend la clé, la lumière s’est rétrécie depuis que vous la regardez.

    Trois piliers le portent encore. Il faudrait qu’un vaisseau soutienne chacun d’eux, au même instant et sur la même note, pendant que le portail les tiraille tous. Un vaisseau seul y serait réduit en poudre. Appelez les autres. Dites-leur de tout laisser en plan. Au-dessus de vous, l’arche suivante ploie ; de la poussière en coule, et à chaque grain il vous reste moins de temps.

## Ships

xod-story-warship =
    On l’a construit pour une guerre perdue le jour même de son lancement. L’équipage ne l’a pas mal pris. Il y en aurait d’autres.

    Le Vaisseau de guerre n’a ni salon, ni chapelle, ni fenêtres, rien que des canons, et entre les canons d’étroites couchettes où l’on dort tout botté. Puis il a traversé la lumière d’un sceau brisé, et dans le métal quelque chose s’est éveillé. Depuis ce jour, les tubes suivent une cible avant que le canonnier ne l’ait vue. Après chaque victoire, la coque bourdonne, basse et satisfaite, et les cicatrices du blindage se referment un peu de travers, un peu plus dures qu’avant.

    Debout sur la passerelle, vous le sentez se pencher en avant. Il n’est pas cruel. Il a seulement compris à quoi il sert. Dans le noir attendent des choses que personne n’a jamais chassées. Il aimerait être le premier.

xod-story-battlecruiser =
    On a repeint son nom tant de fois que nul ne sait plus quel fut le premier. Sur le flanc du Croiseur de bataille, il y a quatre mille encoches, une pour chaque coup destiné à quelqu’un d’autre.

    Il est parti le dernier quand les mondes ont brûlé. Il s’est mis en travers de la voie, présentant le flanc, et il a laissé passer les réfugiés derrière son dos, jusqu’à ce qu’il n’y eût plus une lampe allumée à bâbord. C’est là que l’énergie des Précurseurs l’a trouvé, à demi fondu. Elle ne l’a pas guéri ; elle l’a instruit. Ce qui l’a frappé une fois, il s’en souvient. Là où il s’est brisé, il s’est épaissi.

    Vous connaissez chaque plainte de ses membrures. Quand l’alarme retentit, les autres capitaines vous cherchent des yeux sans le vouloir, et se rapprochent. Vous n’avez rien à dire. Il suffit de le placer devant, comme toujours, et de tenir.

xod-story-proto-ship =
    Aucun chantier n’a jamais mis le Proto-vaisseau en cale. Vous l’avez trouvé dans un hangar sous la glace, lisse comme un galet, sans joint ni porte, et pendant trois ans vos collègues ont publié sur lui. Puis la Corruption est venue, et il s’est ouvert.

    Il n’a pas de salle des machines. En son centre, il y a une salle où la lumière dort comme l’eau d’un bassin, et elle monte quand vous lui parlez. Vous avez appris quelques mots de sa langue. Sur l’un, il plie l’espace comme une feuille de papier ; sur un autre, une chose qui était là n’y est plus. Qui attendait-il ? Vous n’en savez rien.

    Parfois, pendant le quart de nuit, il rêve, et vous voyez ses bâtisseurs sur les murs. Ils courent. Vous avez commencé à noter ce qu’ils se crient. Cela pourrait servir.

xod-story-explorer =
    Il est le plus petit de vous tous, et il est allé le plus loin. L’Explorateur n’a pas de gros canons ; à leur place, il a quatre oreilles, neuf yeux et une coque si mince qu’on entend la poussière.

    Avant la fin, vous dressiez la carte de côtes de gaz pour un bureau où personne ne venait jamais. Quand il a fallu fuir, vos cartes étaient les seules qui menaient quelque part. Une douzaine de vaisseaux ont suivi votre feu de poupe dans les voies. Depuis la métamorphose, vous n’avez plus besoin du feu : vous sentez sur votre peau les courants de l’hyperespace, comme on sent l’air d’une porte ouverte.

    Il y a toujours une porte, dites-vous aux autres. Ils en sourient, mais ils attendent que vous passiez devant. Vous poussez le levier. Devant vous, il n’y a rien, et ce rien n’a pas encore de nom. C’est pour ces moments-là que vous vivez.

xod-story-pirate-ship =
    Votre tête est mise à prix dans six systèmes, et cinq d’entre eux n’existent plus. Vous voyez là une manière d’amnistie.

    Le Vaisseau pirate est fait des meilleurs morceaux de vaisseaux dont les capitaines regardaient ailleurs. Son réacteur vient d’un amiral, sa cloche d’un évêque. Rien à bord ne va ensemble, et tout marche. Quand l’étrange lumière est passée sur les voies, vous avez fait la seule chose raisonnable : vous en avez emporté un peu. Depuis, elle loge dans la cale, et elle s’est prise de goût pour les serrures ouvertes.

    Les autres ont besoin de vous, même s’ils comptent leurs cuillers après chaque visite. Il faut bien que quelqu’un paie le salut de la galaxie. Vous savez où est l’argent, qui le garde et à quelle heure on y dort. Et si vous deviez tous survivre, ma foi, un Grand Rift, cela doit bien valoir quelque chose.

xod-story-drone-specialist =
    Vous embarquez avec un équipage d’une personne et trois cents noms sur le rôle. Les uns sont petits comme des scarabées, les autres gros comme des chiens, et chacun a le sien, même s’il n’y a que vous pour les distinguer.

    Le Spécialiste des drones était un ravitailleur, un atelier avec un moteur, le vaisseau qu’on appelle quand quelque chose fuit. Lorsque l’énergie des Précurseurs l’a submergé, tous les drones se sont arrêtés au même instant. Puis ils se sont tournés vers vous, et pour la première fois ils avaient une suggestion. Elle était bonne. Depuis, vous ne réparez plus seulement ce qui est cassé, mais aussi ce qui va l’être.

    Sur le canal, vous entendez les autres vous appeler, toujours un peu trop tard et toujours très pressés. Vous dites que vous arrivez. Derrière vous, trois cents petites lampes s’allument, l’une après l’autre. Elles s’en réjouissent d’avance.
