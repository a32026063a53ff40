sundive-title = Sundive
sundive-about = Dive for the sun's light, and turn back in time.
sundive-points = Light
sundive-edition-first = First edition.

sundive-ask-dive = How do you go on?
sundive-opt-skim = Skim
sundive-opt-plunge = Plunge
sundive-opt-turn-back = Turn back
sundive-why-sun-1-5 = The probe is too hot for that.

sundive-log-caught = { $seat } catches { $n }.
sundive-log-burnt = { $seat } burns at { $heat }.
sundive-log-brought = { $seat } brings { $n } home.
sundive-log-won = { $seat } wins.

sundive-place-heat = Heat
sundive-player-light = Light
