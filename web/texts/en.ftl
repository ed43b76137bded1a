# The pages of the house. Games have their own lines in their folders.

close = Close

piece-die = die { $face }
piece-card =
    { $card ->
        [back] face-down card
       *[other] card { $card }
    }
piece-chip = chip { $value }
piece-bill =
    { $value ->
        [0] face-down bill
       *[other] bill { $value },000
    }
piece-pawn =
    { $name ->
        [""] pawn
       *[other] pawn of { $name }
    }

step-less = Less
step-more = More

seat-out = Out
seat-warm = Kept warm
seat-away = Away
seat-acts = To act

table-board = Board
table-players = Players
table-mine = Your place
table-log = House log
table-rules = Rules
table-menu = Menu
table-leave = Back to the front door
table-coming = The table is being laid …
table-sending = On its way …
table-moment = One moment …
table-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] Waiting for { $names }
    }
table-left =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
table-watching = You are watching.
table-choose-first = Choose first
table-you-win = You win.
table-you-share = You share the win.
table-wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
table-ended = This game was ended before its time.

after-see = How it went
after-again = Play again

hint-ask = What would an expert do?

settings-sound = Sound

line-lost = The line to the table is down. It comes back by itself; nothing is lost.

nowhere-title = There is no such page.
nowhere-text = The address may be old, or a letter is missing.
nowhere-back = To the front door
gone-title = This table is not here.
gone-text = It may have been cleared away.
refused-broken = Something went wrong in the house. Try again in a moment.
refused-offline = The house cannot be reached. Check the connection and try again.
