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
