## set-ups to begin with
xodus-start-first = Dein erstes Spiel
xodus-start-first-what = Du fliegst das Kriegsschiff; Bots fliegen den Rest der empfohlenen Mannschaft.
xodus-start-alone = Allein
xodus-start-alone-what = Alle drei Schiffe der empfohlenen Mannschaft in deiner Hand.
xodus-start-screen = Ein Bildschirm
xodus-start-screen-what = Zwei Kapitäne mit je zwei Schiffen; alles liegt offen.
