### Die Geschichten von X-ODUS: was vorgelesen wird, wenn eine Karte auftaucht, und zu jedem Schiff. Es sind unsere eigenen.

## Explorations

xod-story-system-exodus =
    Hier lebt niemand mehr. Um jede Welt dieses Systems stehen die Docks offen, und an den Kais zählen die Lampen noch immer die Zeit bis zu Abfahrten herunter, die eine Generation zurückliegen. Ein ganzes Volk hat gepackt, was es tragen konnte, und ist gegangen.

    Was es nicht tragen konnte, gehört nun euch: Werkstätten, in denen das Werkzeug sauber aufgereiht liegt, Stromleitungen, die summen, als käme noch jemand zum Abendessen. Im Hafenamt liegen die alten Passagebücher auf dem Tisch. Wer zwischen den Zeilen liest, weiß, wohin die Vertriebenen zogen und welchen Routen sie trauten.

xod-story-abandoned-shipyard =
    Sieben Kiele hängen im Gerüst wie die Rippen ertrunkener Tiere. Mitten in der Schicht ist die Werft verlassen worden: Auf einem Träger steht noch eine Tasse, ein Schweißbrenner hat gebrannt, bis kein Gas mehr da war.

    Langsam treibt ihr zwischen den Spanten hindurch. An Platten liegt hier genug, um eure Wunden zu schließen, und wer sie losschneidet, bekommt die Laderäume voll. Im Zeichenbüro, hinter staubigem Glas, steht eine einzige Maschine, fertig gebaut und nie eingesetzt. Wer die Pläne versteht, bringt sie vielleicht noch zum Laufen.

xod-story-precursor-observatory =
    Das Teleskop ist so groß wie ein Mond und so dünn wie ein Blatt. Seit tausend Jahren folgt es einem einzigen Fleck Dunkelheit, und als ihr in seinen Schatten kommt, dreht es sich höflich um und sieht euch an.

    Drinnen riecht die Luft nach Regen. In Säulen läuft das Licht die Wände hinab, Stern um Stern, Route um Route, in einer Schrift, die nur wenige von euch je gelernt haben. Tief unten schlägt noch das Herz, ein Brunnen aus blassem Feuer, mehr als genug für eure Zellen. Es scheint sich zu freuen, dass es jemandem etwas zeigen darf.

xod-story-drifting-convoy =
    Elf Frachter treiben in einer Reihe, aneinandergeseilt wie Bergsteiger. Das Seil war eine gute Idee; geholfen hat es nicht. An Bord ist kein Toter, keine Spur von Kampf, nur Türen, die von außen verriegelt sind.

    Die Ladung liegt, wo man sie verstaut hat. Die schweren Kisten sind im letzten Schiff, hinter Schotten, die man im Sturm nehmen muss. Im ersten läuft noch ein Logbuch: Es nennt die Namen derer, die diese Gegend bewachen, wann sie kommen und was man ihnen zahlt, damit sie wegsehen.

xod-story-silent-monastery =
    Die Mönche empfangen euch mit offenen Händen und ohne ein Wort. Als das Siegel nachgab, haben sie das Sprechen aufgegeben. Denn die Verderbnis hört zu, schreiben sie auf eine Tafel, und sie lernt.

    Sie verbinden eure Verwundeten und flicken eure Rümpfe mit einer Geduld, dass ihr euch eurer Eile schämt. In der Krypta hüten sie eine Glocke ohne Klöppel. Schlägt man sie in der Stille, so wenden die Jäger den Kopf in die falsche Richtung. Der Älteste legt ein Buch vor euch hin. Mit großer Sorgfalt ist darin gezeichnet, wie man einen Riss verschließt.

xod-story-veterans-outpost =
    Die Flagge über der Schleuse gehört einer Flotte, die es nicht mehr gibt. Dem Dutzend Grauköpfe darunter hat nie jemand gesagt, dass sie heimkehren dürfen. Also sind sie geblieben und haben die Geschütze gepflegt.

    Sie fragen nach Neuigkeiten und verziehen keine Miene, als sie sie hören. Dann krempeln sie die Ärmel hoch. Es gibt einen Liegeplatz für ein beschädigtes Schiff, es gibt ein Lager, das sie euch öffnen, und bei einer Flasche ohne Etikett kommt die Rede auf die Garnisonen ringsum: „Wenn von euch schon einmal jemand einen Sturmangriff geführt hat, sind wir dabei. Ein letztes Mal wäre schön.“

xod-story-smugglers-den =
    Der Asteroid antwortet auf euren Anruf mit einem unanständigen Lied und danach mit einem Anflugkurs. Drinnen ist es warm, laut und schief. Alles, was in zehn Jahren von den Routen verschwunden ist, liegt hier unter Planen und trägt einen Preis in Kreide.

    Die Wirtin weiß, dass ihr gejagt werdet. „Wer nicht?“ Für einen kleinen Gefallen legen ihre Leute eine falsche Fährte, der sogar ein Avatar eine Weile nachläuft. Hinten liegt Metall, nehmt nur. Und die guten Sachen, sagt sie und zwinkert, zeigt sie bloß ihresgleichen.

xod-story-ancient-foundry =
    Die Öfen sind nie ausgegangen. Seit tausend Jahren gießen sie dasselbe Stück, lassen es erkalten, schmelzen es ein und gießen es von Neuem, und sie warten darauf, dass endlich jemand sagt: So ist es recht.

    Hitze schlägt gegen den Rumpf, als ihr einlauft. Arme, hoch wie Türme, halten mitten in der Bewegung inne und wenden sich euch zu. In den Formen ruhen Waffen für Hände, die es nicht mehr gibt; wer kräftig zupackt, bekommt eine frei. In den Leitungen glüht Kraft für die, die richtig zu fragen wissen. Und auf dem Boden liegt knöcheltief gutes, reines Metall.

xod-story-hyperspace-beacon =
    Die Bake blinkt mitten im Nirgendwo, dreimal lang, einmal kurz, ein Gruß an Schiffe, die seit Jahrhunderten Staub sind. Ihr Rost blättert ab wie Blüten und umgibt sie als Schleier.

    Ihr koppelt an, und auf euren Karten leuchten die Routen auf: erst eine, dann, zögernd, noch eine. Wer mit alten Schlössern umgehen kann, lockt mehr aus ihr heraus und schraubt dabei das eine oder andere ab. Und man könnte von hier aus auch etwas senden. Mit der richtigen Stimme und den richtigen Codes ließe sich einer Garnison befehlen, die Waffen ruhen zu lassen.

xod-story-cultist-factory =
    Rauch ohne Feuer liegt über dem Mond. Darunter arbeitet die Fabrik Tag und Nacht, und die Arbeiter singen. Glocken bauen sie, Tausende von Glocken, und jede wird um etwas herumgegossen, das sich noch bewegt.

    Noch hat euch niemand bemerkt. Die Lager am Rand sind schlecht bewacht. Die Rohre, durch die der Weihrauch zieht, ließen sich so drehen, dass die Jäger eure Witterung verlieren. Oder ihr geht weiter hinein, bis zur großen Glocke, und bringt sie zum Schweigen, ehe sie geläutet wird. Läutet sie, während ihr darunter steht, dann weiß alles am Himmel, wo ihr seid.

xod-story-sealed-reliquary =
    Ohne Kette hängt er in der Leere, ein Kasten aus schwarzem Glas, so groß wie eure Brücke. Auf jede seiner sechs Seiten haben die Vorläufer eine Warnung geschrieben, in sechs verschiedenen Handschriften, als hätten sie gestritten, wie man es am besten sagt.

    In seinem Licht geht es euren Verwundeten besser. Was andere als Opfergabe hierließen, ist etwas wert, wenn man Reliquien von Plunder unterscheiden kann. Und im Glas, hält man eine Lampe daran, zeichnet sich eine Form ab, makellos und unbenutzt. Das Schloss ist nicht schwierig. Genau das macht euch Sorgen.

xod-story-distress-call =
    „… an jedes Schiff. Wir sind vierzig, wir haben Luft für einen Tag. An jedes Schiff.“ Die Stimme ist heiser und ruhig. Solange ihr schon zuhört, wiederholt sie denselben Satz, mit demselben kleinen Husten vor der Zahl.

    Der Sender liegt tief in einem Trümmerfeld. Dort sind Lichter zu sehen, in einer Reihe, wie Fenster. Ihr könnt einsammeln, was am Rand treibt, und eure eigenen Leute versorgen. Oder ihr fliegt zwischen die Wracks und antwortet. Vielleicht sind es vierzig Menschen. Vielleicht ist es nur etwas, das husten gelernt hat.

xod-story-probe-graveyard =
    Zu Tausenden sind die Sonden zum Sterben hierhergekommen. In Ringen liegen sie um einen toten Stern, alle mit der Linse nach außen, und jede bewahrt noch, was sie zuletzt gesehen hat.

    Ihr hebt eine auf und wischt ihr den Reif vom Auge: eine Route, eine Sonne, eine Küste aus Licht. In mancher Zelle ist noch Ladung. Und im innersten Ring sind alle miteinander verbunden und flüstern sich etwas zu, eine Karte, die noch nie jemand als Ganzes gesehen hat. Um sie zu hören, müsstet ihr ganz still werden und darauf vertrauen, dass ihr aus ihren Träumen wieder herausfindet.

xod-story-cracked-rift =
    Hier hat der Raum eine Narbe. Wie ein Sprung in einer Scheibe läuft sie quer über die Sterne, und violettes Licht sickert heraus, Tropfen um Tropfen, nach oben. Eure Instrumente zeigen jeden Wert zweimal und nie denselben.

    An den Rändern sind Kristalle gewachsen; sie brechen leicht ab und bringen gutes Geld. Wer gelehrt genug ist, liest am Puls des Spalts ab, wo die Jäger stehen, und lenkt sie fort. Wer mehr Mut hat als Gelehrsamkeit, presst die beiden Ränder zusammen. Vielleicht schließt er sich für immer. Vielleicht öffnet ihn gerade eure Berührung.

xod-story-cult-convoy =
    Sie reisen ohne Licht, Bug an Heck, dreißig Barken unter einem einzigen langen schwarzen Tuch. Zwischen den Triebwerken hört ihr den Gesang und unter dem Gesang das Weinen.

    Die letzten Barken sind zurückgefallen. Mit flinken Fingern und einer geborgten Kutte wären sie leer, ehe die nächste Strophe beginnt. Die Wachen dieses Systems ziehen mit den Pilgern, man könnte sie leicht in die Irre schicken. Oder ihr schlagt an der Spitze zu, wo die Schätze sind und der Prophet hinter seinem Vorhang sitzt. Er wird nicht schlafen. Er betet, und etwas dort draußen hört ihm zu.

xod-story-frozen-dreadnought =
    Bis zur Brücke hat sich das Eis über dem Riesen geschlossen. Seine Geschütze zeigen in alle Richtungen, die Mündungen voller Schnee. Was er bekämpft hat, kam von überall und zuletzt von innen.

    Außen lassen sich ein paar Platten abstemmen, ohne dass etwas aufwacht. Auf den Geschützdecks stehen Waffen, die starke Arme aus der Lafette reißen könnten. Der wahre Schatz aber liegt unten, wo unter dem Eis noch ein Licht der Vorläufer brennt, grün und ganz ruhig. Dorthin müsstet ihr euch hinabschmelzen. Der Weg ist lang, und wer trödelt, den behält das Eis.

xod-story-dormant-swarm =
    Zuerst haltet ihr es für Staub. Dann für Kies. Erst als die Lampe darüberstreicht, seht ihr, dass jedes Korn gefaltete Flügel hat.

    Zu Millionen schlafen sie, so dicht beieinander, dass euer Bug sie sanft beiseiteschiebt, und sie ticken gegen den Rumpf wie der erste Herbstregen. Auf der Brücke atmet niemand. Hinter euch hat sich die Lücke schon geschlossen. Da springt irgendwo achtern eine Pumpe an, wie jede Stunde. Ein einziges Flügelpaar entfaltet sich, dann das nächste, dann noch eins. Jetzt müsst ihr euch den Weg freischießen.

xod-story-gravity-well =
    Hier ist kein Stern, und doch fällt alles. Lautlos biegt sich die Route unter euch weg; eine Tasse rutscht vom Tisch; dann rutscht der Tisch hinterher. Voraus, wo nichts zu sehen ist, zieht sich das Licht aller anderen Sterne zu Fäden.

    Der Rumpf singt, mit jeder Minute einen Ton tiefer. Auf dem Weg nach unten zählt ihr Wracks, die geduldig ihre Bahnen ziehen, die Triebwerke noch immer dorthin gerichtet, wohin auch ihr wollt. Ein Kurs führt wieder hinaus. Er ist schmal wie eine Klinge, und ihr müsst ihn ertasten.

xod-story-cult-ambush =
    Das Pilgerschiff bittet um Wasser. Es ist alt, es leckt, an den Luken stehen Kinder. Die äußere Schleuse ist schon offen, als die Frau am Steuer sehr leise sagt, dass die Kinder nicht blinzeln.

    Da schlägt der Mond dahinter seine Kapuze zurück. Aus allen Kratern brechen Barken hervor, mit Bannern, mit Glocken, voller Freude. Sie wollen euch ja gar nicht töten, rufen sie auf allen Kanälen. Sie wollen euch nur festhalten, bis der kommt, den sie gerufen haben. An die Geschütze, alle. Und hört nicht auf die Glocken.

xod-story-corrupted-relic =
    Es lag auf einem Sockel in der Mitte einer leeren Halle, und es war schön. Hinterher weiß keiner von euch mehr, wer es an Bord gebracht hat.

    Seitdem brennen die Lampen dunkler. Das Relikt fühlt sich warm an; es passt in jede Hand. Der Koch hat angefangen, mit ihm zu reden. Heute früh war im Deck darunter ein Riss, dünn wie ein Haar, und in dem Riss standen Sterne, die auf keiner eurer Karten verzeichnet sind. Es muss dorthin zurück, woher es kam, und es lässt sich nicht tragen. Fangt an, bevor es anfängt.

## Signals

xod-story-derelict-ship =
    Das Signal kommt von einem Schiff. Die Arbeit der Vorläufer hättet ihr überall erkannt, der Rumpf ist eher gewachsen als gebaut, aber dieses hier stirbt: vom Bug bis zum Heck aufgerissen, und während ihr näher kommt, erlischt ein Licht nach dem anderen.

    Irgendwo darin liegt der Schlüssel in seiner Wiege, hinter Türen, die nur ein lebendes Schiff öffnet. Also muss es leben. Ihr bringt Leinen hinüber und Luft und eure eigenen Ersatzteile. Als die erste Platte sich schließt, geht ein Zittern durch den Rumpf. Was Hände sind, hat es vergessen, aber es hält still, wie ein Tier stillhält, dem man hilft.

xod-story-sealed-vault =
    Die Tür hat kein Schloss. Sie ist eine Scheibe aus grauem Stein, vierzig Schritt breit, und wenn ihr sie berührt, stellt sie euch eine Frage, in Zahlen, in Farben, in einem Ton am Rand des Hörbaren. Ihr antwortet, so gut ihr könnt. Einer der Ringe bewegt sich, einen Fingerbreit.

    So also geht es. Ring um Ring, Frage um Frage, und jede Antwort bleibt, wo sie liegt. Wer sie gibt, ist der Tür gleich. Die Vorläufer wollten nicht alle fernhalten, nur die, denen zum Denken die Geduld fehlt.

xod-story-guardian-sentinel =
    Er steht vor dem Tor, seit das Tor geschlossen wurde. Die Sterne sind gewandert, er nicht. Meteore haben ihm die Schultern zernarbt; Reif liegt in den Falten seines Mantels, und der Mantel ist aus Panzerstahl.

    Als euer Licht auf sein Gesicht fällt, hebt er den Kopf. „Ihr tragt kein Zeichen“, sagt er in der Sprache derer, die ihn bauten, und jeder von euch versteht ihn. „Die anderen trugen auch keins.“ Er ist nicht zornig. Mit der Sorgfalt eines Handwerkers nimmt er die Waffe vom Rücken. Eine einzige Aufgabe hat er noch auf der Welt, und hinter ihm liegt der Schlüssel.

xod-story-archivists-toll =
    Das Archiv schwebt in einer Kugel aus Büchern, und zwischen den Büchern schweben die Archivare: Maschinen, klein wie Spatzen, mit Linsen statt Köpfen. Sie haben euch erwartet. Sie zeigen euch euren Eintrag im Register, vollständig bis zu diesem Augenblick, und eine Zeile ist noch frei.

    Der Schlüssel steht auf der Leihliste, natürlich könnt ihr ihn haben. Da wäre nur der Zoll. Seit tausend Jahren ist kein Material mehr geliefert worden, die Regale geben nach, und um sie zu stützen, haben sie schon ihre eigenen Toten zerlegt. Metall brauchen sie, recht viel davon. Es ist ihnen furchtbar unangenehm, darauf bestehen zu müssen.

xod-story-plague-station =
    Über der Schleuse dreht sich eine gelbe Lampe, und eine Kinderhand hat ans Glas geschrieben: KOMMT NICHT HEREIN. Dahinter stehen die Leute, ganz still, mit Tüchern vor dem Mund. Sie haben den Schlüssel. Jedem, der fragt, hätten sie ihn gegeben.

    Aber er darf nicht hinaus, ehe nicht der letzte Kranke draußen ist; so hat es der Geist der Station beschlossen, und er lässt nicht mit sich handeln. Also geht ihr hinein. Einen nach dem anderen tragt ihr hinüber, und mit jedem bleibt etwas zurück in eurer eigenen Luft, in eurem eigenen Blut. Sie danken euch. Sie wissen, was es kostet.

xod-story-twin-beacons =
    Der Turm steht auf einem kahlen Mond, und über ihm hängt der Schlüssel in einem Käfig aus Schatten. Weckt ihr das Feuer, so brennt es weiß, und auf einer Seite verblassen die Stäbe. Dann sinkt die Flamme, flackert, erlischt, und der Käfig ist wieder ganz.

    Am Sockel haben die Erbauer ein Bild hinterlassen: zwei Gestalten, jede an einem Feuer, die freien Hände durch das Dunkel zueinander ausgestreckt. Das zweite Feuer steht dort, wo die Verderbnis die Sterne gefressen hat. Ein Licht allein ist nur eine Erinnerung. Beide müssen brennen, bevor die Nacht kommt. Entscheidet, wer von euch dorthin geht.

xod-story-cult-sanctuary =
    Sie haben ihre Kathedrale darum herumgebaut. Wo das Signal klar sein müsste, ist nur Gesang, tief und vielstimmig, und auf dem Altar liegt der Schlüssel wie ein Zahn im Kiefer.

    Wozu er gut ist, wissen sie nicht. Sie verehren ihn, weil ihr Herr sich vor ihm fürchtet, und das, findet ihr, ist das erste Vernünftige, was ihr von ihnen hört. Hergeben werden sie ihn aber nicht. Die Tore des Kirchenschiffs schwingen auf, und ihre Streiter ziehen euch entgegen, mit Masken aus Bein und Schiffen, die bluten. Hinter ihnen fängt jemand an, die Glocke zu läuten.

xod-story-unstable-reactor =
    Der Reaktor wurde gebaut, um eine Stadt aus Sternen zu speisen. Nun speist er nichts mehr, und er hungert. Sein Kern flackert wie eine Kerze im Luftzug, und sooft er sinkt, vergisst die Kammer um den Schlüssel einen Herzschlag lang, wie man fest ist.

    Brächtet ihr ihn nur einmal zu voller Glut, so würde sich die Kammer öffnen, wie es gedacht war. Ihr legt eure Kabel hinüber und gebt, was ihr habt. Er trinkt gierig. Doch durch die Risse in seinem Mantel verliert er wieder, was ihr ihm gebt; wer hier lange Pausen macht, fängt von vorn an.

xod-story-heart-of-darkness =
    Es schlägt. Ihr hört es, bevor ihr es seht, durch den Rumpf, durch die Stiefelsohlen, und merkt, dass eure eigenen Herzen in den Takt gefallen sind. Dann teilt sich die Wolke. In seinen eigenen Adern hängt es da, groß wie ein Hafen, und mittendrin leuchtet der Schlüssel, wie ein Splitter, über dem sich das Fleisch geschlossen hat.

    Es hat euch bemerkt. Weit weg tut etwas im Schlaf einen Schritt nach vorn. Ihr müsst euch hineinbrennen, Schlag um Schlag, und wo ihr scheitert, greift es in eure Schiffe und verändert, was es berührt. Zögert nicht. Davon nährt es sich.

xod-story-avatars-prison =
    Ihr dachtet, die Vorläufer hätten nur Türen schließen können. Doch hier haben sie einen von ihnen gefangen. Von neun toten Sonnen führen Ketten aus Licht zu einem einzigen Punkt, und in diesem Punkt kniet, das Haupt gesenkt, ein Avatar.

    Der Schlüssel ist der Riegel seiner Fesseln. Ihr begreift es im selben Augenblick wie er. Niemand hat etwas angefasst; es genügte, dass ihr gekommen seid, warm und lebendig und so nah. Eine Kette reißt, dann reißen alle. Er steht auf. Tausend Jahre hatte er Zeit, darüber nachzudenken, was er als Erstes tun wird. Zum Schlüssel führt jetzt nur noch ein Weg.

xod-story-blood-engine =
    Die Maschine ist schön, das ist das Schlimmste daran. Silberne Arme, fein wie Harfnerfinger, eine Schale, eine Rinne, und in der Mitte dreht sich langsam der Schlüssel. Hebel gibt es keine. Es gibt nur die Schale.

    Die Inschrift belügt euch nicht. Das Siegel, sagt sie, ist weder aus Metall noch aus Licht gemacht; wer daran baute, gab einen Teil von sich und ging fortan ohne ihn durchs Leben. Was ihr hineinlegt, gibt euch kein Dock je zurück. Und sie hat es nicht eilig. Sie fragt euch nur, ein einziges Mal, leise, wer den Anfang macht.

xod-story-collapsing-gate =
    Noch steht das Tor, aber nicht mehr lange. Bogen um Bogen fällt es in sich zusammen, lautlos, und das Licht auf der anderen Seite, dort, wo der Schlüssel hängt, ist schmaler geworden, seit ihr hinseht.

    Drei Pfeiler tragen es noch. Jeden müsste ein Schiff halten, im selben Augenblick und im selben Ton, während das Tor an allen zugleich zerrt. Ein Schiff allein würde zu Staub zermahlen. Ruft die anderen. Sagt ihnen, sie sollen liegen lassen, was sie gerade tun. Über euch neigt sich der nächste Bogen; Staub rieselt herab, und mit jedem Korn bleibt euch weniger Zeit.

## Ships

xod-story-warship =
    Gebaut wurde es für einen Krieg, der am Tag des Stapellaufs verloren ging. Die Besatzung nahm es nicht schwer. Es würde andere geben.

    Das Kriegsschiff hat keinen Salon, keine Kapelle und keine Fenster, nur Geschütze und zwischen den Geschützen schmale Kojen, in denen man in Stiefeln schläft. Dann flog es durch das Licht eines geborstenen Siegels, und im Metall wachte etwas auf. Seit jenem Tag folgen die Rohre einem Ziel, noch ehe es am Geschütz jemand gesehen hat. Nach jedem Sieg summt der Rumpf, tief und zufrieden, und die Narben im Panzer schließen sich ein wenig falsch und ein wenig härter als zuvor.

    Du stehst auf der Brücke und spürst, wie es sich vorbeugt. Grausam ist es nicht. Es hat nur verstanden, wozu es da ist. Im Dunkeln warten Dinge, die noch nie jemand gejagt hat. Es möchte gern das erste sein, das es tut.

xod-story-battlecruiser =
    Der Name ist so oft überstrichen worden, dass keiner mehr weiß, welcher der erste war. An der Flanke des Schlachtkreuzers sind viertausend Kerben, eine für jeden Treffer, der jemand anderem galt.

    Er ging als Letzter, als die Welten brannten. Er legte sich quer in die Route, die Breitseite voran, und ließ die Flüchtlinge hinter seinem Rücken vorbei, bis an Backbord keine Lampe mehr leuchtete. Dort fand ihn die Energie der Vorläufer, halb geschmolzen, und sie heilte ihn nicht; sie lehrte ihn. Was ihn einmal getroffen hat, merkt er sich. Wo er gebrochen ist, da ist er dick geworden.

    Du kennst jedes Ächzen seiner Spanten. Wenn der Alarm geht, sehen sich die anderen unwillkürlich nach dir um und rücken näher. Sagen musst du nichts. Du musst ihn nur dazwischenlegen, wie immer, und halten.

xod-story-proto-ship =
    Keine Werft hat das Proto-Schiff je auf Kiel gelegt. In einem Hangar unter dem Eis hast du es gefunden, glatt wie ein Kiesel, ohne Naht, ohne Tür, und drei Jahre lang hat die Fachwelt Aufsätze darüber geschrieben. Dann kam die Verderbnis, und es öffnete sich.

    Einen Maschinenraum hat es nicht. In seiner Mitte ist eine Halle, in der das Licht steht wie Wasser in einem Becken, und wenn du zu ihm sprichst, steigt es. Ein paar Wörter seiner Sprache hast du inzwischen gelernt. Auf eines hin faltet es den Raum wie einen Bogen Papier; auf ein anderes hin ist etwas, das da war, nicht mehr da. Auf wen es gewartet hat, weißt du nicht.

    Manchmal, in der Nachtwache, träumt es, und du siehst seine Erbauer an den Wänden. Sie rennen. Du hast begonnen, mitzuschreiben, was sie einander zurufen. Es könnte nützlich sein.

xod-story-explorer =
    Er ist der Kleinste von euch und war am weitesten fort. Schwere Geschütze trägt der Erkunder nicht; dafür hat er vier Ohren, neun Augen und einen Rumpf, so dünn, dass du den Staub hören kannst.

    Vor dem Ende hast du Küsten aus Gas vermessen, für ein Amt, das nie jemand besucht hat. Als es hieß, alles müsse fliehen, waren deine Karten die einzigen, die irgendwohin führten. Ein Dutzend Schiffe folgte deiner Hecklaterne in die Routen. Seit der Verwandlung brauchst du die Laterne nicht mehr: Du fühlst die Strömungen des Hyperraums auf der Haut, wie man den Luftzug aus einer offenen Tür fühlt.

    Irgendwo ist immer eine Tür, sagst du den anderen. Sie lächeln darüber, aber sie warten, bis du vorausgeflogen bist. Du schiebst den Hebel nach vorn. Vor dir ist nichts, und es hat noch keinen Namen. Für solche Augenblicke lebst du.

xod-story-pirate-ship =
    In sechs Systemen ist ein Preis auf deinen Kopf ausgesetzt, und fünf davon gibt es nicht mehr. Du hältst das für eine Art Begnadigung.

    Das Piratenschiff besteht aus den besten Teilen von Schiffen, deren Kapitäne gerade nicht hinsahen. Der Reaktor stammt von einem Admiral, die Glocke von einem Bischof. Nichts an Bord passt zusammen, und alles läuft. Als das seltsame Licht über die Routen kam, hast du das einzig Vernünftige getan und etwas davon mitgehen lassen. Seither wohnt es im Laderaum und hat eine Vorliebe für offene Schlösser entwickelt.

    Die anderen brauchen dich, auch wenn sie nach jedem Besuch die Löffel zählen. Irgendwer muss die Rettung der Galaxie ja bezahlen. Du weißt, wo das Geld liegt, wer es bewacht und wann die Wache schläft. Und solltet ihr alle überleben, nun, ein Großer Riss muss doch etwas wert sein.

xod-story-drone-specialist =
    Du heuerst an mit einer Besatzung von einem Kopf und einer Lohnliste von dreihundert Namen. Manche sind klein wie Käfer, manche groß wie Hunde, und jede hat ihren Namen, auch wenn nur du sie auseinanderhalten kannst.

    Der Drohnenspezialist war ein Versorger, eine Werkstatt mit Antrieb, das Schiff, das man ruft, wenn etwas leckt. Als die Energie der Vorläufer darüber hinwegging, hielten alle Drohnen im selben Augenblick inne. Dann drehten sie sich zu dir um, und zum ersten Mal hatten sie einen Vorschlag. Er war gut. Seitdem flickst du nicht nur, was kaputt ist, sondern auch, was kaputtgehen wird.

    Auf dem Kanal hörst du sie nach dir rufen, immer etwas zu spät und immer sehr eilig. Du sagst, du bist unterwegs. Hinter dir gehen dreihundert kleine Lampen an, eine nach der anderen. Sie freuen sich schon.
