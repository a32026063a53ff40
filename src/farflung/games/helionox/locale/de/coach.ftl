## set-ups to begin with
helionox-start-first = Dein erstes Spiel
helionox-start-first-what = Gegeneinander, mit einem Bot: nur Grundkarten, keine Varianten.
helionox-start-alone = Allein
helionox-start-alone-what = Gegen das Schattensyndikat, für Neulinge.
helionox-start-screen = Ein Bildschirm
helionox-start-screen-what = Zwei Personen geben das Gerät weiter; die Karten bleiben verdeckt.
helionox-start-together = Gemeinsam
helionox-start-together-what = Mit einem Bot an deiner Seite gegen das Schattensyndikat.
