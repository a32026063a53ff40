### Wer an einem Tisch sitzt: Einladungen, Plätze, Wünsche, denen andere zustimmen, und warum etwas abgelehnt wurde.

## eine Einladung
invite-page = Eine Einladung: { $title }
invite-by = { $name } lädt dich ein zu
invite-open = Ein offener Tisch:
invite-your-table = Dein Tisch:
invite-how = Wie gespielt wird
invite-minutes = Etwa { $n } Minuten
invite-seats = Wer wo sitzt
invite-your-place = Dein Platz
invite-until-you-sit = frei, bis du dich setzt
invite-free-for = für alle, die den Link öffnen
invite-on-screen = am selben Bildschirm
invite-you = du
invite-choose = Stattdessen diesen Platz: { $shape }
invite-to-bot = Einem Bot geben
invite-from-bot = Wieder freigeben
invite-as = Du setzt dich als { $name }.
invite-watch = Nur zusehen
invite-watching = Du siehst zu. Das Brett öffnet sich hier, wenn das Spiel beginnt.
invite-sit-after-all = Doch mitspielen
invite-no-account = Kein Konto nötig. Dieser Browser merkt sich deinen Platz.
invite-free-n = { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
invite-link = Schick diesen Link an alle, die mitspielen sollen
invite-next = Wie es weitergeht
invite-starts = { $n ->
        [one] Das Spiel beginnt, sobald der letzte Platz besetzt ist.
       *[other] Das Spiel beginnt, sobald die { $n } freien Plätze besetzt sind.
    }
seat-stand = Diesen Platz verlassen
table-remove = Diesen Tisch aufgeben
offline-waiting = Die Verbindung ist weg. Diese Seite kommt von selbst zurück.
offline-sending = Verbindung verloren. Dein Zug wird noch einmal gesendet, sobald sie zurück ist.
server-down = Der Server startet neu. Der Tisch bleibt, wie er ist; diese Seite kommt von selbst zurück.

## Ablehnungen
refused-failed = Das konnte der Server nicht tun. Nichts hat sich geändert.
refused-stale = Der Tisch ist inzwischen weiter. Nichts davon wurde gespielt.
refused-answer-stale = Deine letzte Antwort kam zu spät: Der Tisch ist weiter. Wähle noch einmal.
refused-not-asked = Jemand anderes ist gefragt.
refused-answer-not-asked = Ein Bot spielt für dich. Nimm den Platz zurück, um selbst zu antworten.
refused-not-an-option = Das ist nicht mehr möglich.
refused-refused-by-rule = Das erlauben die Regeln nicht.
refused-undo = Es gibt nichts zurückzunehmen.
refused-undo-taken = Jemand anderes möchte gerade etwas zurücknehmen.
refused-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-too-large = Das ist zu lang.
refused-too-many = { $wait ->
        [one] Zu viel auf einmal. Wieder in { $wait } Sekunde.
       *[other] Zu viel auf einmal. Wieder in { $wait } Sekunden.
    }
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist vorbei.
refused-not-yours = Das entscheidest nicht du.
refused-sit-not-yours = Der Server kennt deinen Namen nicht. Lade die Seite neu und setz dich noch einmal.
refused-sit-taken = Dieser Platz ist vergeben, oder jemand am Tisch hat deinen Namen oder einen, der gleich aussieht.
refused-sit-over = Das Spiel ist vorbei: Niemand setzt sich mehr.
refused-sit-not-offered = Das Spiel hat begonnen. Bitte stattdessen um den Platz.
refused-ask-not-yours = Wer an diesem Tisch schon einen anderen Platz hatte, kennt dessen Geheimnisse und kann diesen nicht nehmen.
refused-ask-not-offered = Noch nicht: Die Person ist erst seit weniger als einer Minute weg.
refused-ask-taken = Ein anderer Wunsch ist offen. Erst braucht er eine Antwort.
refused-chat-not-yours = Gib dir zuerst einen Namen, dann kannst du hier mitreden.
refused-taken = Jemand war schneller.
refused-not-stored = Das konnte nicht gespeichert werden. Versuch es noch einmal.
refused-not-offered = Das gibt es an diesem Tisch nicht.
refused-not-found = Diesen Tisch gibt es nicht mehr.
list-shut = Liste schließen
