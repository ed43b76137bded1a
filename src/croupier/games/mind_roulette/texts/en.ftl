title = Mind Roulette
tagline = No ball, no wheel, no luck: the dealer decides what comes up, and you decide what the dealer decided.
length = about 20 minutes
score =
    { $amount ->
        [0] nothing
       *[other] { $amount }
    }

ask-ShowCard = You deal. Which card opens the round, face up?
ask-LayCard = Which card goes face down?
ask-PlaceTiles = Where does your tile go?

Show = Open with a { $card }
    .key = { $card }
Lay = Lay a { $card } face down
    .key = { $card }
Place =
    { $space ->
        [low] Put a tile on LOW: 1, 2 (pays 20)
        [middle] Put a tile on MIDDLE: 3, 4, 5 (pays 20)
        [high] Put a tile on HIGH: 6, 7 (pays 20)
        [black] Put a tile on BLACK: 1, 3, 5, 7 (pays 10)
        [red] Put a tile on RED: 2, 4, 6 (pays 10)
       *[other] Put a tile on { $space } (pays 50)
    }
    .key = { $space }
Done = Keep the rest of your tiles
    .key = done

PutAside =
    { $amount ->
        [0] { $seat } has nothing to put aside.
       *[other] { $seat } puts { $amount } aside as a deposit.
    }
Opened = { $seat } opens with a { $card }.
Laid = { $seat } lays a card face down. Place your bets.
Hid = Only you know: it is { $card }.
Placed =
    { $space ->
        [low] { $seat } puts a tile on LOW.
        [middle] { $seat } puts a tile on MIDDLE.
        [high] { $seat } puts a tile on HIGH.
        [black] { $seat } puts a tile on BLACK.
        [red] { $seat } puts a tile on RED.
       *[other] { $seat } puts a tile on { $space }.
    }
HeldBack =
    { $tiles ->
        [one] { $seat } holds one tile back.
       *[other] { $seat } holds { $tiles } tiles back.
    }
Showed = { $seat } turns it up: { $card }.
Paid =
    { $tiles ->
        [one] { $seat } wins { $amount } with a tile on { $space ->
            [low] LOW
            [middle] MIDDLE
            [high] HIGH
            [black] BLACK
            [red] RED
           *[other] { $space }
        }.
       *[other] { $seat } wins { $amount } with { $tiles } tiles on { $space ->
            [low] LOW
            [middle] MIDDLE
            [high] HIGH
            [black] BLACK
            [red] RED
           *[other] { $space }
        }.
    }
Lost =
    { $tiles ->
        [one] { $seat } loses a tile.
       *[other] { $seat } loses { $tiles } tiles.
    }
BankPaid = The deposit cannot cover it. The bank pays the other { $amount }.
Ended =
    { $why ->
        [bonus] Three alike and a zero! The bank pays { $seat } { $bonus }{ $kept ->
            [0] {""}. Nothing is left of the deposit.
           *[other] , and { $kept } of the deposit come back.
        }
        [tiles] Nobody has a tile left. { $seat } keeps { $kept ->
            [0] nothing
           *[other] { $kept } of the deposit
        }.
       *[deposit] The deposit is used up. { $seat } keeps nothing.
    }

screen-before = The first dealer is being drawn.
screen-over = All rounds are played.
screen-round = Round { $round } of { $rounds }
screen-deals = deals
screen-deposit-left = deposit { $amount } of { $first }
screen-shown = Shown
screen-nothing-shown = nothing yet
screen-face-down = Face down
screen-only-you = (only you know)
screen-bonus = Bonus
screen-alike = three alike, now { $count }
screen-zero = a 0 or 00
screen-low = LOW 1–2
screen-middle = MIDDLE 3–5
screen-high = HIGH 6–7
screen-black = BLACK ● 1 3 5 7
screen-red = RED ◆ 2 4 6
screen-pays = → { $amount }
screen-chips = chips
screen-deposit = deposit
screen-tiles = tiles
screen-tiles-none = –
screen-debt = ▤ debt card
screen-out = out
