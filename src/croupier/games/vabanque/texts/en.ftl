title = Vabanque
tagline = Walk to where the money is. The others will too, and one of them may have left a Trap.
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
        [one] Walk one tile
       *[other] Walk { $steps } tiles
    }
    .key = { $steps }

LinedUp = Round { $round }. The turn order is { $order }.
Placed = { $seat } puts a { $chip } on tile { $tile }.
    .you = You put a { $chip } on tile { $tile }.
Laid = { $seat } lays a card at tile { $tile }, face down.
    .you = You lay a card at tile { $tile }, face down.
Hid =
    { $card ->
        [double] Only you know that it is your ×2.
        [trap] Only you know that it is your Trap.
       *[dummy] Only you know that it is your Dummy.
    }
Walked =
    { $steps ->
        [0] { $seat } stays on tile { $tile }.
        [one] { $seat } walks one tile, to tile { $tile }.
       *[other] { $seat } walks { $steps } tiles, to tile { $tile }.
    }
    .you = { $steps ->
            [0] You stay on tile { $tile }.
            [one] You walk one tile, to tile { $tile }.
           *[other] You walk { $steps } tiles, to tile { $tile }.
        }
Opened = Tile { $tile } opens. Pawns there: { $pawns }.
TurnedUp =
    { $card ->
        [double] { $seat } has a ×2 there.
        [trap] { $seat } has a Trap there.
       *[dummy] { $seat } has the Dummy there.
    }
    .you = { $card ->
            [double] You have a ×2 there.
            [trap] You have a Trap there.
           *[dummy] You have the Dummy there.
        }
Yielded =
    { $chips ->
        [0] Tile { $tile } has no chips and pays nothing.
       *[other]
            { $doubles ->
                [0] Tile { $tile } yields { $amount },000.
                [one] Tile { $tile } yields { $amount },000: { $chips },000 in chips and one ×2.
               *[other] Tile { $tile } yields { $amount },000: { $chips },000 in chips and { $doubles } ×2 cards.
            }
    }
Earned = { $seat } is paid { $amount },000 on tile { $tile }.
    .you = You are paid { $amount },000 on tile { $tile }.
Stopped = { $seat } gets nothing on tile { $tile }: trapped by { $trappers }.
    .you = You get nothing on tile { $tile }: trapped by { $trappers }.
Caught = { $seat }'s Trap on tile { $tile } catches { $pawns } and earns { $amount },000.
    .you = Your Trap on tile { $tile } catches { $pawns } and earns { $amount },000.

screen-round = Round { $round } of { $rounds }
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
screen-face-down = ? face down · (…) known only to you

board-first = First
board-yours = your money
board-money =
    { $amount ->
        [0] 0
       *[other] { $amount }k
    }
board-ask-PutChips = Where does your chip go?
board-ask-LayCards = Which card, where?
board-ask-MovePawns = How far do you walk?
board-verdict =
    { $amount ->
        [0] You earn nothing this round
       *[other] You earn { $amount }k this round
    }
board-opened-title = Round { $round }: what the tiles paid
board-product = { $chips }k × { $times } = { $amount }k
board-plus =
    { $amount ->
        [0] 0
       *[other] +{ $amount }k
    }
board-trap-of = Trap: { $names }
board-order = Turn order
board-richest = Money
board-chips-left =
    { $left ->
        [one] Your last chip: a { $chip }
       *[other] { $left } chips of { $chip } to go
    }
board-clockwise = Up to four tiles clockwise
board-choose-tile = Choose a tile
board-choose-card = Choose a card
board-choose-both = Choose a card and a tile
board-put = Put a { $chip } on tile { $tile }
board-tile =
    { $amount ->
        [0] Tile { $tile }, no chips
       *[other] Tile { $tile }, { $amount },000 in chips
    }
board-card =
    { $card ->
        [double] { $name }'s ×2
        [trap] { $name }'s Trap
        [dummy] { $name }'s Dummy
       *[hidden] { $name }'s face-down card
    }
board-pawn = { $name }'s pawn
board-opens = Tile { $tile } opens
board-sum = chips: { $chips }k × { $times }
board-caught =
    { $me ->
        [true] Trap! You take
       *[false] Trap! { $name } takes
    }
board-each =
    { $count ->
        [one] for the pawn caught
       *[other] for each of the { $count } pawns caught
    }
board-earned =
    { $me ->
        [true] You are paid
       *[false] { $name } is paid
    }
board-stopped =
    { $me ->
        [true] You get nothing
       *[false] { $name } gets nothing
    }
board-trappers = trapped by { $names }

guide-ring = The tiles are gaming tables in a ring. Chips make a tile worth more, and they stay on it for the whole game.
guide-chips = Tap a tile to put your chip there. The chips on a tile belong to nobody; all that matters is where they are.
guide-cards = You have a ×2, a Trap and a Dummy. Tap a card, then the tile where you want to lay it face down.
guide-secret = Everybody sees where your cards are, but only you know which is which.
guide-walk = Your pawn walks up to four tiles clockwise, or stays where it is. The lit tiles are the ones it can reach.
guide-showdown = The cards at every tile with a pawn are turned up. The pawn earns all the tile is worth, unless somebody else's Trap is there: then the Trap earns it.
