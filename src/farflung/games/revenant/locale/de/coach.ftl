## set-ups to begin with
revenant-start-first = Dein erstes Spiel
revenant-start-first-what = Drei Admirale, zwei davon Bots, in der endgültigen Ausgabe.
revenant-start-alone = Allein
revenant-start-alone-what = Gegen das Spiel selbst, auf einer leichten Überfahrt.
revenant-start-screen = Ein Bildschirm
revenant-start-screen-what = Drei Admirale geben das Gerät weiter; die Karten bleiben verdeckt.
revenant-start-duel = Ein Duell
revenant-start-duel-what = Zwei Admirale und ein neutraler Rat, gegen einen Bot.
