## set-ups to begin with
revenant-start-first = Your first game
revenant-start-first-what = Three admirals, two of them bots, in the final edition.
revenant-start-alone = Alone
revenant-start-alone-what = Against the game itself, on an easy crossing.
revenant-start-screen = One screen
revenant-start-screen-what = Three admirals pass the device; hands stay hidden.
revenant-start-duel = A duel
revenant-start-duel-what = Two admirals and a neutral council, against one bot.
