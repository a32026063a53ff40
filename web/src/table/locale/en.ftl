# Choosing

tray-open = Cards { $n }
tray-shut = Close the cards
all-answers = All { $n } answers
tray-beside = Side by side
tray-below = { $n } more below
tray-top = Back to the first
undo-seen = seen: no way back
undo-practice = practice
rule-click = click to read it
play-all = Play all { $n }
several = Choose several
several-take = Take { $n ->
        [0] none
       *[other] these { $n }
    }
several-stopped = { $n } of { $of } taken; the rest is no answer to what is asked now.
unspent = You still have { $what }. End anyway?
unspent-end = End the turn
unspent-stay = Go on playing
unspent-never = Do not ask again
unspent-warn = Point out what is left before a turn ends
practice = Practice
practice-why = Everything can be taken back here.
end-decided = { $name }: { $n } ahead. What decided it: { $part }, { $more } to { $less }.
