## set-ups to begin with
helionox-start-first = Your first game
helionox-start-first-what = Competitive, against one bot: base cards only, no variants.
helionox-start-alone = Alone
helionox-start-alone-what = Against the Shadow Syndicate, at rookie difficulty.
helionox-start-screen = One screen
helionox-start-screen-what = Two players pass the device; hands stay hidden.
helionox-start-together = Together
helionox-start-together-what = With a bot at your side against the Shadow Syndicate.
