### What happens is shown: narration, pace, sound, the log by turns, the places of a replay.

stage-pace = Pace
stage-speed = { $n }×
stage-at-once = At once
stage-normal = Normal
stage-quick = Quick
stage-space = Space
stage-go-on = Go on
stage-more = { $n ->
        [one] { $n } more step
       *[other] { $n } more steps
    }
stage-since = { $n ->
        [one] { $n } turn since you left
       *[other] { $n } turns since you left
    }
stage-since-watch = Watch
stage-sound = Sound
stage-sound-on = Sound on
stage-volume = Volume
stage-shown = How it is shown
stage-you = You
log-by-turn = by turn
log-details = Details
turn-setup = Set-up
turn-n = turn { $n }
position-turn = { $n ->
        [1] { $name }’s first turn
        [2] { $name }’s second turn
        [3] { $name }’s third turn
        [4] { $name }’s fourth turn
        [5] { $name }’s fifth turn
        [6] { $name }’s sixth turn
        [7] { $name }’s seventh turn
        [8] { $name }’s eighth turn
        [9] { $name }’s ninth turn
        [10] { $name }’s tenth turn
        [11] { $name }’s eleventh turn
        [12] { $name }’s twelfth turn
       *[other] { $name }, turn { $n }
    }
position-numbered = { $name }, turn { $n }
position-start = The beginning
position-end = The end
replay-by = Go by
replay-beat = step
replay-turn = turn
replay-round = round
replay-before = Back
replay-after = Forward
keys-show-now = show now, go on
