### Die Seiten außerhalb des Tisches: Lobby, neuer Tisch, Konto, Aufzeichnungen.

lobby-heading = Farflung: Tische
lobby-skip = Zum Inhalt
lobby-nav = Seiten
lobby-nav-tables = Tische
lobby-nav-records = Aufzeichnungen
lobby-nav-rules = Regeln
workshop = Werkstatt
lobby-language = Sprache
lobby-sign-in = Anmelden
lobby-cancel = Abbrechen
lobby-back = Zurück zu den Tischen

## doors
lobby-games = Spiele
lobby-revenant-sentence = Besetze eine Flotte, die vor der Leere flieht. Diene den Häusern und halte ihre Schiffe am Leben.
lobby-helionox-sentence = Baue ein Deck, während die Sonne stirbt. Reise, überwinde Ereignisse, handle mit Gefälligkeiten.
lobby-xodus-sentence = Erkundet gemeinsam Feld um Feld und erreicht den Großen Riss vor der Verderbnis.
lobby-players = { $from }–{ $to } Personen
lobby-minutes = { $n } Min.
lobby-kind-coop = kooperativ
lobby-kind-coop-too = auch kooperativ
lobby-making = In Arbeit.
lobby-making-why = Hier noch nicht spielbar.
lobby-play-now = Jetzt gegen Bots spielen
lobby-play-with = Jetzt mit Bots spielen
lobby-new-table = Neuer Tisch

## lists of tables
lobby-your-tables = Deine Tische
lobby-wait-for-you = { $n ->
        [one] { $n } wartet auf dich
       *[other] { $n } warten auf dich
    }
lobby-your-tables-none = Du sitzt noch an keinem Tisch. Eröffne oben einen: Er bleibt hier, bis die Partie zu Ende ist.
lobby-all = Alle { $n } zeigen
lobby-fewer = Weniger zeigen
lobby-open-tables = Offene Tische
lobby-open-hint = setz dich, wo eine Form frei ist
lobby-open-tables-none = Gerade ist kein Platz frei. Ein neuer Tisch mit einem Platz, den du per Link vergibst, erscheint hier.
lobby-watch-tables = Tische zum Zuschauen
lobby-with-people = Mit { $names }
lobby-with-people-and-bots = { $bots ->
        [one] { $names } und { $bots } Bot
       *[other] { $names } und { $bots } Bots
    }
lobby-with-bots = { $bots ->
        [one] Gegen { $bots } Bot
       *[other] Gegen { $bots } Bots
    }
lobby-with-screen = Zu { $n } an einem Bildschirm
lobby-with-nobody = Allein
lobby-with-nobody-yet = Noch niemand sonst
lobby-your-turn = Du bist dran
lobby-is-thinking = { $name } überlegt
lobby-running = Läuft
lobby-waits-for-people = { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
lobby-over = Beendet
lobby-cycle = Zyklus { $n }
lobby-just-now = gerade eben
lobby-play = Spielen
lobby-open = Öffnen
lobby-look = Ansehen
lobby-sit-down = Platz nehmen
lobby-sit-on = Platz nehmen, Form { $shape }: { $table }
lobby-free-seat = freier Platz
lobby-shape-1 = Scheibe
lobby-shape-2 = Quadrat
lobby-shape-3 = Dreieck
lobby-shape-4 = Raute
lobby-away = Der Server antwortet nicht. Deine Tische sind sicher; diese Seite versucht es weiter.

## new here
lobby-new-here = Neu hier?
lobby-ways = So kannst du beginnen
lobby-ready = Vorbereitet
lobby-learn-what = Kurze Lektionen am echten Tisch, für jedes Spiel
lobby-first-game = Deine erste Partie
lobby-first-game-what = Der empfohlene Aufbau; der Tisch hilft dir
lobby-one-screen = Ein Bildschirm, mehrere Personen
lobby-one-screen-what = Gerät weitergeben; Geheimes bleibt verdeckt
lobby-load-link = Aufzeichnung laden
lobby-load-link-what = Eine Partie ansehen oder weiterspielen

## asking for a name
lobby-who-plays = Wie nennen dich die anderen?
lobby-who-sits = Wer setzt sich?
lobby-who-looks = Wer sieht es sich an?
lobby-name = Dein Name
lobby-name-hint = Kein Konto nötig. Du kannst ihn später ändern.
lobby-name-empty = Ein Name braucht mindestens einen Buchstaben.
lobby-start = Partie beginnen

## new table
lobby-new-table-of = Neuer Tisch: { $title }
lobby-seats = Wer sitzt wo?
lobby-seat = Platz { $n }, { $shape }
lobby-seat-me = Ich
lobby-seat-me-long = Hier sitze ich
lobby-seat-me-what = Du
lobby-seat-open = Link
lobby-seat-open-long = Eine Person per Link
lobby-seat-open-what = Wer deinen Link öffnet
lobby-seat-screen = Hier
lobby-seat-screen-long = Noch eine Person an diesem Bildschirm
lobby-seat-name = Name dieser Person
lobby-seat-bot = Bot
lobby-seat-bot-long = Ein Bot
lobby-seat-add = Platz hinzufügen
lobby-seat-remove = Entfernen: { $seat }
lobby-player = Person { $n }
lobby-only-bots = Nur Bots spielen; du schaust zu.
lobby-options = Wie spielt ihr?
lobby-option-edition = Ausgabe
lobby-option-difficulty = Schwierigkeit
lobby-option-clock = Uhr
lobby-option-undo = Rücknahme
lobby-option-suggest = Vorschläge
lobby-suggest-alone = Vorschläge, wenn du allein spielst.
lobby-suggest-yes = Vorschläge für alle.
lobby-suggest-no = Keine Vorschläge.
lobby-option-listed = Wer den Tisch findet
lobby-edition-final = Endgültige Ausgabe.
lobby-edition-early = Frühe Ausgabe.
lobby-difficulty-easy = Eine leichte Überfahrt.
lobby-difficulty-medium = Eine mittelschwere Überfahrt.
lobby-difficulty-hard = Eine schwere Überfahrt.
lobby-clock-none = Keine Uhr.
lobby-clock-fast = Je 30 Minuten und 5 Sekunden für jede Antwort.
lobby-clock-calm = Je 60 Minuten und 10 Sekunden für jede Antwort.
lobby-clock-days = Je 7 Tage und 1 Stunde für jede Antwort.
lobby-clock-other = Je { $time } und { $more } für jede Antwort.
lobby-undo-agreement = Rücknahme, wenn alle zustimmen.
lobby-undo-free = Übung: Alles lässt sich zurücknehmen.
lobby-undo-none = Keine Rücknahme.
lobby-listed-yes = Alle können den Tisch finden und zuschauen.
lobby-listed-no = Nur wer den Link hat, findet den Tisch.
lobby-open-table = Tisch eröffnen
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur.
lobby-share = Teilen
lobby-not-playable-yet = { $title } ist in Arbeit und hier noch nicht spielbar.
lobby-no-such-game = Ein Spiel dieses Namens gibt es nicht.

## account
lobby-account = Konto
lobby-account-nobody = Du bist nicht angemeldet. Ein Gast braucht nur einen Namen; mit einem Konto findest du deine Tische auf jedem Gerät.
lobby-account-guest = Du spielst als Gast. Deine Tische sind nur in diesem Browser gespeichert.
lobby-account-kept = Deine Tische findest du auf jedem Gerät, auf dem du dich anmeldest.
lobby-make-account = Konto anlegen
lobby-make-account-what = Ein Name und ein Passwort, sonst nichts.
lobby-make-account-what-guest = Ein Name und ein Passwort, sonst nichts. Deine Tische behältst du.
lobby-password = Passwort
lobby-password-hint = Mindestens { $n } Zeichen.
lobby-password-short = Das Passwort ist zu kurz: mindestens { $n } Zeichen.
lobby-password-empty = Das Passwort fehlt.
lobby-account-made = Dein Konto steht, { $name }.
lobby-log-in = Anmelden
lobby-log-in-what = Mit dem Konto, das du schon hast.
lobby-logged-in = Du bist als { $name } angemeldet.
lobby-log-out = Abmelden
lobby-logged-out = Du bist abgemeldet.
lobby-log-in-bring = { $n ->
        [one] Deine laufende Partie kommt mit.
       *[other] Deine { $n } laufenden Partien kommen mit.
    }
lobby-brought = { $n ->
        [one] Ein Tisch ist mitgekommen.
       *[other] { $n } Tische sind mitgekommen.
    }
lobby-left-behind = { $n ->
        [one] Ein Tisch konnte nicht mitkommen: Dieses Konto spielt dort schon, und niemand darf zwei Plätze haben.
       *[other] { $n } Tische konnten nicht mitkommen: Dieses Konto spielt dort schon, und niemand darf zwei Plätze haben.
    }
lobby-change-password = Passwort ändern
lobby-change-password-what = Auf allen anderen Geräten musst du dich danach neu anmelden.
lobby-password-old = Bisheriges Passwort
lobby-password-new = Neues Passwort
lobby-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
lobby-log-out-everywhere = Überall abmelden
lobby-log-out-everywhere-what = Auf jedem Gerät, auch auf diesem. Für ein verlorenes Telefon oder einen fremden Browser.
lobby-logged-out-everywhere = Du bist auf allen Geräten abgemeldet.
lobby-guest-be = Als Gast spielen
lobby-guest-rename = Dein Name als Gast
lobby-guest-name = Gastname
lobby-guest-keep = Namen speichern
lobby-guest-now = Du bist { $name }.

## records
lobby-load = Aufzeichnung laden
lobby-load-what = Eine Aufzeichnung ist eine ganze Partie als Textdatei. Sieh sie dir Zug um Zug an oder spiele ab einer beliebigen Zeile weiter. Es ist eine Kopie: Nichts zählt, und die alte Partie bleibt, wie sie war.
lobby-load-file = Aufzeichnungsdatei
lobby-drop = Lege eine Aufzeichnung hier ab oder wähle die Datei.
lobby-drop-now = Lass los: Die Datei wird gelesen.
lobby-choose-file = Datei wählen
lobby-choose-other = Andere Datei wählen
lobby-found = { $title }: { $names }
lobby-lines = { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
lobby-record-look = Ansehen
lobby-record-look-what = Alle Karten offen, mit Verlauf und Regler.
lobby-record-play = Weiterspielen
lobby-record-play-what = An diesem Bildschirm, Rücknahme immer frei.
lobby-record-seats = Wer spielt weiter?
lobby-record-you = an diesem Bildschirm
lobby-record-bot = ein Bot
lobby-record-from = Ab Zeile { $n }
lobby-record-from-end = Ab dem Ende der Aufzeichnung
lobby-record-over = Ein beendetes Spiel geht bei deiner letzten Entscheidung weiter.
lobby-record-last = Die letzte Zeile, die gilt: { $line }
lobby-record-start = Vor der ersten Zeile: Es wird neu gegeben.
lobby-record-large = { $file } ist größer als 2 MB. So groß ist keine Aufzeichnung.
lobby-record-empty = { $file } ist leer.
lobby-record-other = { $file } ist keine Farflung-Aufzeichnung: Die Datei beginnt nicht mit „farflung record“.
lobby-record-version = { $file } ist die Aufzeichnung einer anderen Version von Farflung.
lobby-record-cut = { $file } hört vor der Schlusszeile auf: Die Datei ist abgeschnitten.
lobby-record-broken = { $file } lässt sich nicht nachspielen.

## what went wrong
lobby-error-failed = Das konnte der Server nicht ausführen. Nichts hat sich geändert.
lobby-error-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
lobby-error-too-many = { $wait ->
        [one] Zu viele Versuche. Versuche es in { $wait } Sekunde wieder.
       *[other] Zu viele Versuche. Versuche es in { $wait } Sekunden wieder.
    }
lobby-error-not-signed-in = Dein Name ist hier nicht mehr bekannt. Lade die Seite neu und wähle einen.
lobby-error-login-not-signed-in = Dieser Name und dieses Passwort gehören nicht zusammen.
lobby-error-name-taken = Ein Konto hat diesen Namen oder einen, der gleich aussieht. Nimm einen anderen Namen; ist es dein Konto, melde dich an.
lobby-error-name-bot = So heißen Bots. Nimm einen anderen Namen.
lobby-error-name-table = An einem Tisch können nicht zwei denselben Namen haben oder Namen, die gleich aussehen.
lobby-error-name-hidden = In diesem Namen steckt etwas Unsichtbares. Tippe ihn neu, nur mit Buchstaben und Zeichen.
lobby-error-name-empty = Ein Name braucht mindestens einen Buchstaben.
lobby-error-name-long = Ein Name hat höchstens 24 Buchstaben.
lobby-error-password-short = Ein Passwort hat mindestens 8 Zeichen.
lobby-error-password-long = Ein Passwort hat höchstens 200 Zeichen.
lobby-error-password-common = Dieses Passwort wird als eines der ersten erraten. Nimm ein selteneres: Drei oder vier Wörter eignen sich gut.
lobby-error-password-name = Deinen Namen kennen alle; als Passwort taugt er nicht.
lobby-error-password-wrong = Das ist nicht dein bisheriges Passwort.
lobby-error-sit-taken = Dieser Platz ist vergeben, oder jemand am Tisch hat deinen Namen oder einen, der gleich aussieht.
lobby-error-not-found = Diesen Tisch gibt es nicht mehr.
lobby-error-bad-request = Das hat der Server nicht angenommen: { $reason }
lobby-error-too-large = Das ist zu groß für den Server.
lobby-edition-prototype = Der Prototyp: Sonar, Schadensplättchen, eine Agenda mit drei Zielen. Ein früherer Entwurf, weniger ausgereift als die endgültige Ausgabe.
lobby-more-games = Weitere Spiele

## own bots
lobby-bots = Deine Bots
lobby-bots-what = Mit einem Token spielt dein eigenes Programm mit: Es setzt sich an Tische, an denen du spielst oder die du eröffnet hast, und antwortet. Mehr kann es in deinem Namen nicht tun.
lobby-bots-name = Name des Bots
lobby-bots-make = Token erstellen
lobby-bots-token = Das Token von { $name }. Es wird nur jetzt gezeigt: Kopiere es.
lobby-bots-copy = Kopieren
lobby-bots-copied = Kopiert.
lobby-bots-made = erstellt am { $day }
lobby-bots-used = zuletzt benutzt am { $day }
lobby-bots-revoke = Widerrufen
lobby-bots-revoke-name = Das Token von { $name } widerrufen
lobby-bots-revoked = { $name } hat kein Token mehr.
