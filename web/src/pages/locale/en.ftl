### The pages outside the table: lobby, new table, account, records.

lobby-heading = Farflung: tables
lobby-skip = To the content
lobby-nav = Pages
lobby-nav-tables = Tables
lobby-nav-records = Records
lobby-nav-rules = Rules
workshop = Workshop
lobby-language = Language
lobby-sign-in = Sign in
lobby-cancel = Cancel
lobby-back = Back to the tables

## doors
lobby-games = Games
lobby-revenant-sentence = Place your crew on a fleet that is running from the void. Serve the houses, keep their ships alive.
lobby-helionox-sentence = Build a deck while the sun dies. Travel, overcome events, trade favours.
lobby-xodus-sentence = Explore hex by hex, together, and reach the Great Rift before the Corruption does.
lobby-players = { $from }–{ $to } players
lobby-minutes = { $n } min
lobby-kind-coop = co-operative
lobby-kind-coop-too = co-op too
lobby-making = In the making.
lobby-making-why = It cannot be played here yet.
lobby-play-now = Play now against bots
lobby-play-with = Play now with bots
lobby-new-table = New table

## lists of tables
lobby-your-tables = Your tables
lobby-wait-for-you = { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
lobby-your-tables-none = You sit at no table yet. Start one above: it stays here until you finish it.
lobby-all = Show all { $n }
lobby-fewer = Show fewer
lobby-open-tables = Open tables
lobby-open-hint = sit down anywhere a shape is free
lobby-open-tables-none = No seat is free at the moment. A new table with a seat for a person by link appears here.
lobby-watch-tables = Tables to watch
lobby-with-people = With { $names }
lobby-with-people-and-bots = { $bots ->
        [one] { $names } and { $bots } bot
       *[other] { $names } and { $bots } bots
    }
lobby-with-bots = { $bots ->
        [one] Against { $bots } bot
       *[other] Against { $bots } bots
    }
lobby-with-screen = { $n } players on one screen
lobby-with-nobody = Alone
lobby-with-nobody-yet = Nobody else yet
lobby-your-turn = Your turn
lobby-is-thinking = { $name } is thinking
lobby-running = Under way
lobby-waits-for-people = { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
lobby-over = Finished
lobby-cycle = cycle { $n }
lobby-just-now = just now
lobby-play = Play
lobby-open = Open
lobby-look = Look
lobby-sit-down = Sit down
lobby-sit-on = Sit down on the { $shape }: { $table }
lobby-free-seat = free seat
lobby-shape-1 = disc
lobby-shape-2 = square
lobby-shape-3 = triangle
lobby-shape-4 = diamond
lobby-away = The server does not answer. Your tables are safe; this page tries again.

## new here
lobby-new-here = New here?
lobby-ways = Ways to begin
lobby-ready = Ready-made
lobby-learn-what = Short lessons at the real table, for every game
lobby-first-game = Your first game
lobby-first-game-what = The recommended set-up; the table helps you along
lobby-one-screen = One screen, several players
lobby-one-screen-what = Pass the device; what is secret stays hidden
lobby-load-link = Load a record
lobby-load-link-what = Look at a game again, or play on from it

## asking for a name
lobby-who-plays = What do the others call you?
lobby-who-sits = Who sits down?
lobby-who-looks = Who looks at it?
lobby-name = Your name
lobby-name-hint = No account needed. You can change it later.
lobby-name-empty = A name needs at least one letter.
lobby-start = Start the game

## new table
lobby-new-table-of = New table: { $title }
lobby-seats = Who sits where?
lobby-seat = Seat { $n }, { $shape }
lobby-seat-me = Me
lobby-seat-me-long = I sit here
lobby-seat-me-what = You
lobby-seat-open = Link
lobby-seat-open-long = A person by link
lobby-seat-open-what = Whoever opens your link
lobby-seat-screen = Here
lobby-seat-screen-long = Another person on this screen
lobby-seat-name = Name of this player
lobby-seat-bot = Bot
lobby-seat-bot-long = A bot
lobby-seat-add = Add a seat
lobby-seat-remove = Take away: { $seat }
lobby-player = Player { $n }
lobby-only-bots = Only bots play; you watch.
lobby-options = How do you play?
lobby-option-edition = Edition
lobby-option-difficulty = Difficulty
lobby-option-clock = Clock
lobby-option-undo = Undo
lobby-option-suggest = Suggestions
lobby-suggest-alone = Suggestions when you play alone.
lobby-suggest-yes = Suggestions for everybody.
lobby-suggest-no = No suggestions.
lobby-option-listed = Who finds the table
lobby-edition-final = Final edition.
lobby-edition-early = Early edition.
lobby-difficulty-easy = An easy crossing.
lobby-difficulty-medium = A crossing of medium difficulty.
lobby-difficulty-hard = A hard crossing.
lobby-clock-none = No clock.
lobby-clock-fast = 30 minutes each, and 5 seconds for every answer.
lobby-clock-calm = 60 minutes each, and 10 seconds for every answer.
lobby-clock-days = 7 days each, and 1 hour for every answer.
lobby-clock-other = { $time } each, and { $more } for every answer.
lobby-undo-agreement = Undo by agreement.
lobby-undo-free = Practice: everything can be taken back.
lobby-undo-none = No undo.
lobby-listed-yes = Everybody can find the table and watch.
lobby-listed-no = Only who has the link finds the table.
lobby-open-table = Open the table
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-by-hand = The link is marked: copy it with your keyboard.
lobby-share = Share
lobby-not-playable-yet = { $title } is in the making. It cannot be played here yet.
lobby-no-such-game = There is no game of this name.

## account
lobby-account = Account
lobby-account-nobody = You are not signed in. A guest needs only a name; an account keeps your tables on every device.
lobby-account-guest = You play as a guest. Your tables are kept in this browser only.
lobby-account-kept = Your tables are kept on every device where you log in.
lobby-make-account = Make an account
lobby-make-account-what = A name and a password, nothing else.
lobby-make-account-what-guest = A name and a password, nothing else. You keep your tables.
lobby-password = Password
lobby-password-hint = At least { $n } characters.
lobby-password-short = The password is too short: at least { $n } characters.
lobby-password-empty = The password is missing.
lobby-account-made = Your account stands, { $name }.
lobby-log-in = Log in
lobby-log-in-what = With the account you have.
lobby-logged-in = You are logged in as { $name }.
lobby-log-out = Log out
lobby-logged-out = You are logged out.
lobby-log-in-bring = { $n ->
        [one] Your running game comes along.
       *[other] Your { $n } running games come along.
    }
lobby-brought = { $n ->
        [one] One table came along.
       *[other] { $n } tables came along.
    }
lobby-left-behind = { $n ->
        [one] One table could not come along: this account plays there already, and nobody may hold two hands.
       *[other] { $n } tables could not come along: this account plays there already, and nobody may hold two hands.
    }
lobby-change-password = Change the password
lobby-change-password-what = On all other devices you will have to log in again.
lobby-password-old = Present password
lobby-password-new = New password
lobby-password-changed = Your password is changed. All other devices are logged out.
lobby-log-out-everywhere = Log out everywhere
lobby-log-out-everywhere-what = On every device, this one too. For a lost telephone, or a browser that is not yours.
lobby-logged-out-everywhere = You are logged out on every device.
lobby-guest-be = Play as a guest
lobby-guest-rename = Your name as a guest
lobby-guest-name = Guest name
lobby-guest-keep = Keep this name
lobby-guest-now = You are { $name }.

## records
lobby-load = Load a record
lobby-load-what = A record is a whole game in a text file. Look at it move by move, or play on from any of its lines. It is a copy: nothing counts, and the old game stays as it was.
lobby-load-file = Record file
lobby-drop = Drop a record here, or choose the file.
lobby-drop-now = Let go: the file is read.
lobby-choose-file = Choose a file
lobby-choose-other = Choose another file
lobby-found = { $title }: { $names }
lobby-lines = { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
lobby-record-look = Look at it
lobby-record-look-what = All hands open, with the log and the slider.
lobby-record-play = Play on
lobby-record-play-what = On this screen, with undo always free.
lobby-record-seats = Who plays on?
lobby-record-you = on this screen
lobby-record-bot = a bot
lobby-record-from = From line { $n }
lobby-record-from-end = From the end of the record
lobby-record-over = A finished game goes on from your last decision.
lobby-record-last = The last line that counts: { $line }
lobby-record-start = Before the first line: the cards are dealt anew.
lobby-record-large = { $file } is larger than 2 MB. A record is never that large.
lobby-record-empty = { $file } is empty.
lobby-record-other = { $file } is not a Farflung record: it does not begin with “farflung record”.
lobby-record-version = { $file } is a record of another version of Farflung.
lobby-record-cut = { $file } stops before its end line: it was cut off.
lobby-record-broken = { $file } cannot be replayed.

## what went wrong
lobby-error-failed = The server could not do that. Nothing has changed.
lobby-error-offline = The server does not answer. Nothing is lost; try again in a moment.
lobby-error-too-many = { $wait ->
        [one] Too many tries. Again in { $wait } second.
       *[other] Too many tries. Again in { $wait } seconds.
    }
lobby-error-not-signed-in = Your name is not known here any more. Reload the page and choose one.
lobby-error-login-not-signed-in = This name and this password do not belong together.
lobby-error-name-taken = An account has this name, or one that looks like it. Take another name; if the account is yours, log in.
lobby-error-name-bot = Bots are called so. Take another name.
lobby-error-name-table = Two at one table cannot have the same name, or names that look alike.
lobby-error-name-hidden = This name has something in it that cannot be seen. Type it anew with letters and signs only.
lobby-error-name-empty = A name needs at least one letter.
lobby-error-name-long = A name has at most 24 letters.
lobby-error-password-short = A password has at least 8 characters.
lobby-error-password-long = A password has at most 200 characters.
lobby-error-password-common = This password is among the first that are guessed. Take a rarer one: three or four words do well.
lobby-error-password-name = Everybody knows your name, so it cannot be your password.
lobby-error-password-wrong = This is not your present password.
lobby-error-sit-taken = This seat is taken, or somebody at the table has your name or one that looks like it.
lobby-error-not-found = This table is no longer there.
lobby-error-bad-request = The server did not accept this: { $reason }
lobby-error-too-large = This is too large for the server.
lobby-edition-prototype = The prototype: sonar, damage tiles, one agenda of three goals. An earlier design, less polished than the final edition.
lobby-more-games = More games

## own bots
lobby-bots = Your bots
lobby-bots-what = A program of yours plays at tables with a token: it sits down where you play, or at tables that you have made, and answers. It can do nothing else in your name.
lobby-bots-name = Name of the bot
lobby-bots-make = Make a token
lobby-bots-token = The token of { $name }. It is shown only now: copy it.
lobby-bots-copy = Copy
lobby-bots-copied = Copied.
lobby-bots-made = made on { $day }
lobby-bots-used = last used on { $day }
lobby-bots-revoke = Revoke
lobby-bots-revoke-name = Revoke the token of { $name }
lobby-bots-revoked = { $name } has no token any longer.
