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
invite-free-for = für die Person, die den Link öffnet
invite-on-screen = am selben Bildschirm
invite-you = du
invite-choose = Stattdessen diesen Platz: { $shape }
invite-to-bot = Einem Bot überlassen
invite-from-bot = Wieder freigeben
invite-as = Du setzt dich als { $name }.
invite-watch = Nur zusehen
invite-watching = Du siehst zu. Der Spielplan erscheint hier, sobald die Partie beginnt.
invite-sit-after-all = Doch mitspielen
invite-no-account = Kein Konto nötig. Dieser Browser merkt sich deinen Platz.
invite-free-n = { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
invite-link = Schick diesen Link an alle, die mitspielen sollen
invite-next = Wie es weitergeht
invite-starts = { $n ->
        [one] Die Partie beginnt, sobald der letzte Platz besetzt ist.
       *[other] Die Partie beginnt, sobald die { $n } freien Plätze besetzt sind.
    }
seat-stand = Diesen Platz verlassen
table-remove = Diesen Tisch aufgeben
offline-waiting = Die Verbindung ist weg. Diese Seite verbindet sich von selbst wieder.
offline-sending = Verbindung verloren. Dein Zug wird noch einmal gesendet, sobald sie zurück ist.
server-down = Der Server startet neu. Der Tisch bleibt, wie er ist; diese Seite verbindet sich von selbst wieder.

## Ablehnungen
refused-failed = Das konnte der Server nicht ausführen. Nichts hat sich geändert.
refused-stale = Am Tisch ging es inzwischen weiter. Nichts davon wurde gespielt.
refused-answer-stale = Deine letzte Antwort kam zu spät: Am Tisch ging es schon weiter. Wähle noch einmal.
refused-not-asked = Jemand anderes ist gefragt.
refused-answer-not-asked = Ein Bot spielt für dich. Nimm den Platz zurück, um selbst zu antworten.
refused-not-an-option = Das ist nicht mehr möglich.
refused-refused-by-rule = Das erlauben die Regeln nicht.
refused-undo = Es gibt nichts zurückzunehmen.
refused-undo-not-asked = Ein Bot spielt für dich. Nimm den Platz zuerst zurück.
refused-undo-seen = Zufall oder Züge anderer sind schon aufgedeckt: Dabei bleibt es. Nur an einem Übungstisch lässt sich auch das zurücknehmen.
refused-undo-taken = Jemand anderes möchte gerade etwas zurücknehmen.
refused-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-too-large = Das ist zu lang.
refused-too-many = { $wait ->
        [one] Zu viel auf einmal. Versuche es in { $wait } Sekunde wieder.
       *[other] Zu viel auf einmal. Versuche es in { $wait } Sekunden wieder.
    }
refused-not-started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist vorbei.
refused-not-yours = Das entscheidest nicht du.
refused-sit-not-yours = Der Server kennt deinen Namen nicht. Lade die Seite neu und setz dich noch einmal.
refused-sit-taken = Dieser Platz ist vergeben, oder jemand am Tisch hat deinen Namen oder einen, der gleich aussieht.
refused-sit-over = Die Partie ist vorbei: Niemand kann sich mehr setzen.
refused-sit-not-offered = Die Partie hat begonnen. Bitte stattdessen um den Platz.
refused-ask-not-yours = Wer an diesem Tisch schon einen anderen Platz hatte, kennt dessen Geheimnisse und kann diesen nicht nehmen.
refused-ask-not-offered = Noch nicht: Die Person ist erst seit weniger als einer Minute weg.
refused-ask-taken = Ein anderer Wunsch ist noch offen. Erst braucht er eine Antwort.
refused-chat-not-yours = Gib dir zuerst einen Namen, dann kannst du hier mitreden.
refused-taken = Jemand war schneller.
refused-not-stored = Das konnte nicht gespeichert werden. Versuch es noch einmal.
refused-not-offered = Das gibt es an diesem Tisch nicht.
refused-not-found = Diesen Tisch gibt es nicht mehr.
list-shut = Liste schließen

## Plätze
seat-vacant = verlassen: Erst wenn sich jemand setzt, geht die Partie weiter
seat-resigned = endgültig aufgegeben; ein Bot spielt weiter: { $level }
seat-bot = Bot, { $level }
seat-by-bot = ein Bot spielt für diesen Platz: { $level }
seat-left-by = Platz von { $name }, verlassen
seat-ask = Um diesen Platz bitten
seat-ask-bot = Hier einen Bot spielen lassen
seat-resign = Aufgeben
seat-stand-sure = Du verlässt den Platz, und er bleibt leer. Solange er frei ist, kannst du dich wieder setzen; andere brauchen die Zustimmung aller.
seat-resign-sure = Endgültig aufgeben? Ein Bot spielt deinen Platz zu Ende, niemand nimmt ihn zurück.
table-end = Partie beenden
table-end-sure = Die Partie ohne Ergebnis beenden? Alle anderen müssen zustimmen.
table-end-alone-sure = Die Partie ohne Ergebnis beenden?
table-off-list = Von meiner Liste nehmen
bot-plays-you = Ein Bot spielt für dich.
understood = Verstanden

## Wünsche
wish-undo = { $name } möchte etwas zurücknehmen
wish-undone = { $n ->
        [one] Das würde zurückgenommen:
       *[other] Diese { $n } Schritte würden zurückgenommen:
    }
wish-undone-more = und { $n } weitere
wish-bot = { $name } möchte, dass ein Bot für { $seat } spielt
wish-bot-why = { $seat } ist nicht da. Wer zurückkommt, kann den Platz jederzeit wieder nehmen.
wish-bot-yours = Du bittest um einen Bot für { $seat }
wish-sit = { $name } möchte sich auf den Platz von { $seat } setzen
wish-sit-why = { $name } sieht von da an die Hand dieses Platzes.
wish-sit-yours = Du bittest um den Platz von { $seat }
wish-end = { $name } möchte die Partie beenden
wish-end-why = Sie endet ohne Ergebnis: Niemand gewinnt, nichts wird gezählt.
wish-end-yours = Du bittest darum, die Partie zu beenden
wish-waits = Es fehlt noch die Zustimmung von { $names }
wish-take-back = Wunsch zurücknehmen
wish-again = Noch eine Partie mit denselben Leuten
wish-again-why = Jemand hat einen neuen Tisch aufgestellt; dein Platz dort ist reserviert.
wish-again-watch = Am neuen Tisch spielen dieselben Leute weiter.
wish-again-come = Mitkommen
wish-again-stay = Jetzt nicht
lobby-watch = Zuschauen
rematch-go = Zum neuen Tisch

## Mitteilungen
time-out = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
time-out-you = Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter.
notice-away = { $name } ist nicht da. Ein Bot spielt weiter.
notice-away-you = Du warst weg, darum spielt ein Bot für dich weiter.
declined-undo = { $name } stimmt nicht zu: Nichts wird zurückgenommen.
declined-bot = { $name } stimmt nicht zu: Dort spielt kein Bot.
declined-sit = { $name } stimmt nicht zu: Du kannst dich dort nicht hinsetzen.
declined-end = { $name } stimmt nicht zu: Die Partie geht weiter.
bot-failed-you = Der Bot auf deinem Platz gab nicht rechtzeitig eine erlaubte Antwort. Eine wurde ausgelost.
ended-heading = Die Partie wurde beendet
ended-then = Und jetzt?
ended-why = Ihr habt euch geeinigt, hier aufzuhören. Niemand hat gewonnen, nichts wird gezählt; du kannst sie noch einmal ansehen, die Aufzeichnung behalten oder von jedem Moment aus allein weiterspielen.
ended-why-alone = Du hast hier aufgehört. Niemand hat gewonnen, nichts wird gezählt; du kannst die Partie noch einmal ansehen, die Aufzeichnung behalten oder von jedem Moment aus weiterspielen.

## Übersicht
absence = Wenn jemand weg ist
absence-minutes = Ist jemand 10 Minuten weg, spielt ein Bot weiter.
absence-hour = Ist jemand eine Stunde weg, spielt ein Bot weiter.
absence-day = Ist jemand einen Tag weg, spielt ein Bot weiter.
absence-never = Alle warten, bis Abwesende zurück sind.
absence-minutes-brief = 10 Minuten weg: ein Bot spielt weiter
absence-hour-brief = Eine Stunde weg: ein Bot spielt weiter
absence-day-brief = Einen Tag weg: ein Bot spielt weiter
absence-never-brief = Auf Abwesende wird gewartet
lobby-ended = Ohne Ergebnis beendet
lobby-remove = Von meiner Liste nehmen
lobby-remove-sure = Diesen Tisch von deiner Liste nehmen?
lobby-give-up-sure = Diese Partie aufgeben? Sie ist dann endgültig weg.
lobby-error-remove-not-yours = An diesem Tisch spielen noch andere. Öffne ihn, um deinen Platz zu verlassen oder die Partie gemeinsam zu beenden.
wish-undone-none = Die letzte Antwort würde zurückgenommen; im Verlauf steht davon noch nichts.
advised = { $name } lässt sich Vorschläge machen.
