learn = Learn
learn-heading = Learn by playing
learn-what = Short lessons at the real table. You make every move yourself, nothing can go wrong, your place is kept, and nothing is locked.
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-is-done = Done
learn-all-done = All lessons done
learn-some-done = { $done } of { $of } lessons done, about { $left ->
    [one] a minute
   *[other] { $left } minutes
} left
learn-not-begun = About { $left ->
    [one] a minute
   *[other] { $left } minutes
}
learn-rules = Read the rules
learn-rules-what = With figures, search and every rule, in your language
learn-who = What shall we call you?
learn-guide = Guide
learn-step = step { $n } of { $of }
learn-show = Show me
learn-leave = Leave the lesson
learn-astray = Legal, and not this step. Take it back, or look around first.
learn-take-back = Take it back
learn-done = That was this lesson.
learn-next = Next lesson
learn-shelf = All lessons
learn-play-on = Play on from here
learn-offer = New to { $title }? The first lesson takes a minute or two.
learn-offer-take = Take the lesson
learn-help = Help
learn-help-aim = Goal and phase in words
learn-aim = What you play for
learn-aim-off = Hide the goal; the menu brings it back
learn-suggest = Suggest
learn-suggestions = Suggestions
learn-suggest-close = Close the suggestions
learn-against = { $unit }, against: { $against }
learn-against-all = { $unit }, against the average answer
learn-row = { $n }, { $words }, { $gain }, between { $low } and { $high }
learn-terms = What it is made of
learn-level = { $n ->
    [2] 1 and 2 are level: their bars overlap.
   *[other] All three are level: their bars overlap.
}
learn-looked = { $n } games ahead, { $seconds } s
learn-thinking = Looking ahead …
learn-found = { $n ->
        [one] { $n } suggestion
       *[other] { $n } suggestions
    }
learn-overlooked = What was overlooked
learn-overlooked-close = Go on
learn-overlooked-off = No more of these
learn-better = { $words } promised more: { $gain }.
learn-help-overlooked = Point out afterwards what was overlooked

# The analysis of a finished game

analysis = Analysis
analysis-of = Whose game
analysis-what = From what you could know at each of your turns: your chance to win as the game went on, what luck gave and took, what your choices cost, and the decisions that cost most.
analysis-yours = It looks through your eyes only, in imagined games, and takes from a few seconds to a few minutes.
analysis-begin = Analyse this game
analysis-running = { $done } of { $of } decisions looked at
analysis-waiting = Waiting for its turn …
analysis-stop = Stop
analysis-meanwhile = You may close this and come back: it goes on, and what it finds is kept with the table.
analysis-failed = The analysis did not finish. Try it again.
analysis-found = The analysis is ready.
analysis-curve = Turning points
analysis-curve-what = your chance to win, in per cent
analysis-account = The account
analysis-account-what = of your chance to win
analysis-start = Expected at first
analysis-luck = Luck
analysis-luck-others = Luck, and what others did
analysis-choices = Your choices
analysis-won = Won
analysis-lost = Lost
analysis-shared = Won together with others
analysis-lead = Your lead in the end, in { $unit }: { $lead }.
analysis-par = Chances are measured by { $n } games that bots played at the same kind of table.
analysis-how = { $n } imagined games in { $seconds } s. Choices are measured against the best answer that was found.
analysis-worst = Your most expensive decisions
analysis-worst-what = the bar is what we cannot tell apart
analysis-none = No decision can be shown to have cost you anything
analysis-chosen = You chose
analysis-better = Better
analysis-cost = −{ $cost } %
analysis-play-on = Play on from here
analysis-show = Look
analysis-table = As a table
analysis-turn = Turn
analysis-chance = Chance to win
analysis-lead-head = Lead expected, { $unit }
analysis-end = End
