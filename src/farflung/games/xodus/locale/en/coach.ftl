## set-ups to begin with
xodus-start-first = Your first game
xodus-start-first-what = You fly the Warship; bots fly the rest of the recommended crew.
xodus-start-alone = Alone
xodus-start-alone-what = All three ships of the recommended crew in your hands.
xodus-start-screen = One screen
xodus-start-screen-what = Two captains, two ships each; everything lies open.
