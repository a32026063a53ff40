### Who sits at a table: invitations, seats, wishes that others agree to, and why something was refused.

## an invitation
invite-page = An invitation: { $title }
invite-by = { $name } invites you to
invite-open = An open table of
invite-your-table = Your table of
invite-how = How it is played
invite-minutes = About { $n } minutes
invite-seats = Who sits where
invite-your-place = Your place
invite-until-you-sit = free until you sit down
invite-free-for = for whoever opens the link
invite-on-screen = at the same screen
invite-you = you
invite-choose = Choose the { $shape } instead
invite-to-bot = Give it to a bot
invite-from-bot = Free it again
invite-as = You sit down as { $name }.
invite-watch = Just watch
invite-watching = You watch. The board opens here when the game begins.
invite-sit-after-all = Sit down after all
invite-no-account = No account needed. This browser keeps your place.
invite-free-n = { $n ->
        [one] { $n } place is free
       *[other] { $n } places are free
    }
invite-link = Send this link to whoever is to play
invite-next = What happens next
invite-starts = { $n ->
        [one] The game begins as soon as the last place is taken.
       *[other] The game begins as soon as the { $n } free places are taken.
    }
seat-stand = Leave this seat
table-remove = Give up this table
offline-waiting = The connection is lost. This page comes back by itself.
offline-sending = Connection lost. Your move is sent again as soon as it is back.
server-down = The server starts anew. The table stays as it is; this page comes back by itself.

## refusals
refused-failed = The server could not do that. Nothing has changed.
refused-stale = The table has moved on meanwhile. Nothing of this was played.
refused-answer-stale = Your last answer came too late: the table has moved on. Choose again.
refused-not-asked = Another player is asked.
refused-answer-not-asked = A bot plays for you. Take the seat back to answer yourself.
refused-not-an-option = This is not possible any more.
refused-refused-by-rule = The rules do not allow this.
refused-undo = There is nothing to take back.
refused-undo-not-asked = A bot plays for you. Take the seat back first.
refused-undo-seen = What luck or others did was seen: it stays. A table for practice goes back over it.
refused-undo-taken = Another wish to take back is open.
refused-bad-message = The server did not understand this. Reload the page.
refused-too-large = This is too long.
refused-too-many = { $wait ->
        [one] Too much at once. Again in { $wait } second.
       *[other] Too much at once. Again in { $wait } seconds.
    }
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-not-yours = This is not yours to decide.
refused-sit-not-yours = The server does not know your name. Reload the page and sit down again.
refused-sit-taken = This seat is taken, or somebody at the table has your name or one that looks like it.
refused-sit-over = The game is over: nobody sits down any more.
refused-sit-not-offered = The game has begun. Ask for the seat instead.
refused-ask-not-yours = Whoever has held another seat of this table knows its secrets and cannot take this one.
refused-ask-not-offered = Not yet: the player has been away for less than a minute.
refused-ask-taken = Another wish is open. First it needs an answer.
refused-chat-not-yours = Give yourself a name first; then you can talk here.
refused-taken = Somebody was faster.
refused-not-stored = This could not be stored. Try again.
refused-not-offered = This table does not offer that.
refused-not-found = This table is no longer there.
list-shut = Close the list

## seats
seat-vacant = vacant: somebody must sit down here before the game goes on
seat-resigned = given up for good; a bot plays on: { $level }
seat-bot = Bot, { $level }
seat-by-bot = a bot plays for this seat: { $level }
seat-left-by = Seat of { $name }, who left
seat-ask = Ask for this seat
seat-ask-bot = Let a bot play here
seat-resign = Resign
seat-stand-sure = You leave the seat and it stays vacant. You may sit down again as long as it is free; others need everybody's consent.
seat-resign-sure = Resign for good? A bot plays your seat to the end, and nobody takes it back.
table-end = End the game
table-end-sure = End the game without a result? All other players must agree.
table-end-alone-sure = End the game without a result?
table-off-list = Take off my list
bot-plays-you = A bot plays for you.
understood = Got it

## wishes
wish-undo = { $name } would like to take something back
wish-undone = { $n ->
        [one] This would go:
       *[other] These { $n } steps would go:
    }
wish-undone-more = and { $n } more
wish-bot = { $name } would like a bot to play for { $seat }
wish-bot-why = { $seat } is not here. Whoever comes back can take the seat back at any time.
wish-bot-yours = You ask that a bot plays for { $seat }
wish-sit = { $name } would like to sit down in place of { $seat }
wish-sit-why = { $name } sees the hand of that seat from then on.
wish-sit-yours = You ask for the seat of { $seat }
wish-end = { $name } would like to end the game
wish-end-why = It ends without a result: nobody wins, and nothing is counted.
wish-end-yours = You ask to end the game
wish-waits = Still to agree: { $names }
wish-take-back = Take the wish back
wish-again = Another game with the same people
wish-again-why = Somebody has set up a new table; your seat is kept there.
wish-again-watch = The players have set up a new table.
wish-again-come = Come along
wish-again-stay = Not now
lobby-watch = Watch
rematch-go = To the new table

## notices
time-out = The time of { $name } has run out. A bot plays on.
time-out-you = Your time has run out. A bot plays on for you.
notice-away = { $name } is away. A bot plays on.
notice-away-you = You were away, so a bot plays on for you.
declined-undo = { $name } does not agree: nothing is taken back.
declined-bot = { $name } does not agree: no bot plays there.
declined-sit = { $name } does not agree: you cannot sit down there.
declined-end = { $name } does not agree: the game goes on.
bot-failed-you = The bot in your seat had no legal answer in time. One was drawn at random.
ended-heading = The game was ended
ended-then = What now?
ended-why = The players agreed to end it here. Nobody has won and nothing is counted; you can still watch it again, keep its record, or play on from any moment by yourself.
ended-why-alone = You ended it here. Nobody has won and nothing is counted; you can still watch it again, keep its record, or play on from any moment.

## lobby
absence = When somebody is away
absence-minutes = If somebody is away for 10 minutes, a bot plays on for them.
absence-hour = If somebody is away for an hour, a bot plays on for them.
absence-day = If somebody is away for a day, a bot plays on for them.
absence-never = Everybody waits for whoever is away.
absence-minutes-brief = Away 10 minutes: a bot plays on
absence-hour-brief = Away an hour: a bot plays on
absence-day-brief = Away a day: a bot plays on
absence-never-brief = Whoever is away is waited for
lobby-ended = Ended without a result
lobby-remove = Take off my list
lobby-remove-sure = Take this table off your list?
lobby-give-up-sure = Give this game up? It is gone for good.
lobby-error-remove-not-yours = Others still play at this table. Open it to leave your seat or to end the game together.
wish-undone-none = The last answer would go; nothing of it stands in the log yet.
advised = { $name } asks for suggestions.
