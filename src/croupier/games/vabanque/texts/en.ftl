title = Vabanque
tagline = Walk to where the money is. So will they, and somebody has been there before you with a Trap.
length = about 30 minutes
score =
    { $amount ->
        [0] nothing
       *[other] { $amount },000
    }

ask-PutChips = Which tile gets your chip?
ask-LayCards = Which card, and at which tile?
ask-MovePawns = How many tiles does your pawn walk?

Place = Put a chip on tile { $tile }
    .key = { $tile }
Lay =
    { $card ->
        [double] Lay your ×2 at tile { $tile }
        [trap] Lay your Trap at tile { $tile }
       *[dummy] Lay your Dummy at tile { $tile }
    }
    .key =
        { $card ->
            [double] x2 { $tile }
            [trap] trap { $tile }
           *[dummy] dummy { $tile }
        }
Walk =
    { $steps ->
        [0] Stay where you are
        [one] Walk one tile on
       *[other] Walk { $steps } tiles on
    }
    .key = { $steps }

LinedUp = Round { $round }. The turn order is { $order }.
Placed = { $seat } puts a { $chip } on tile { $tile }.
Laid = { $seat } lays a card at tile { $tile }, face down.
Hid =
    { $card ->
        [double] Only you know: it is your ×2.
        [trap] Only you know: it is your Trap.
       *[dummy] Only you know: it is your Dummy.
    }
Walked =
    { $steps ->
        [0] { $seat } stays on tile { $tile }.
        [one] { $seat } walks one tile, to tile { $tile }.
       *[other] { $seat } walks { $steps } tiles, to tile { $tile }.
    }
Opened = Tile { $tile } opens. Standing there: { $pawns }.
TurnedUp =
    { $card ->
        [double] { $seat } has a ×2 there.
        [trap] { $seat } has a Trap there.
       *[dummy] { $seat } has the Dummy there.
    }
Yielded =
    { $chips ->
        [0] Tile { $tile } has no chips and pays nothing.
       *[other]
            { $doubles ->
                [0] Tile { $tile } yields { $amount },000.
                [one] Tile { $tile } yields { $amount },000: { $chips },000 in chips, and a ×2.
               *[other] Tile { $tile } yields { $amount },000: { $chips },000 in chips, and { $doubles } cards ×2.
            }
    }
Earned = { $seat } is paid { $amount },000 on tile { $tile }.
Stopped = { $seat } gets nothing on tile { $tile }: trapped by { $trappers }.
Caught = { $seat }'s Trap on tile { $tile } catches { $pawns } and earns { $amount },000.

screen-round = Round { $round } of 4
screen-PutChips =
    { $left ->
        [one] chips: one { $chip } to go
       *[other] chips: { $left } × { $chip } to go
    }
screen-LayCards = cards
screen-MovePawns = pawns
screen-LineUp = turn order
screen-Over = the last showdown
screen-tile = Tile { $tile }
screen-chips = { $amount }k
screen-no-chips = no chips
screen-steps =
    { $steps ->
        [0] stay
       *[other] +{ $steps }
    }
screen-double = ×2
screen-trap = Trap
screen-dummy = Dummy
screen-money =
    { $amount ->
        [0] 0
       *[other] { $amount },000
    }
screen-hand = In your hand:
screen-face-down = ? face down · (…) only you know it
