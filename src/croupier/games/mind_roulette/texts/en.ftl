title = Mind Roulette
tagline = No ball, no wheel, no luck: the dealer decides what comes up, and you guess what the dealer decided.
length = about 20 minutes
score =
    { $amount ->
        [0] nothing
       *[other] { $amount }
    }

ask-ShowCard = You deal. Which card do you show to open the round?
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
        [0] { $seat } has nothing to set aside.
       *[other] { $seat } sets aside { $amount } as a deposit.
    }
    .you = { $amount ->
            [0] You have nothing to set aside.
           *[other] You set aside { $amount } as a deposit.
        }
Opened = { $seat } opens with a { $card }.
    .you = You open with a { $card }.
Laid = { $seat } lays a card face down. Place your bets.
    .you = You lay a card face down. The others place their bets.
Hid = Only you know: it is a { $card }.
Placed =
    { $space ->
        [low] { $seat } puts a tile on LOW.
        [middle] { $seat } puts a tile on MIDDLE.
        [high] { $seat } puts a tile on HIGH.
        [black] { $seat } puts a tile on BLACK.
        [red] { $seat } puts a tile on RED.
       *[other] { $seat } puts a tile on { $space }.
    }
    .you = { $space ->
            [low] You put a tile on LOW.
            [middle] You put a tile on MIDDLE.
            [high] You put a tile on HIGH.
            [black] You put a tile on BLACK.
            [red] You put a tile on RED.
           *[other] You put a tile on { $space }.
        }
HeldBack =
    { $tiles ->
        [one] { $seat } holds one tile back.
       *[other] { $seat } holds { $tiles } tiles back.
    }
    .you = { $tiles ->
            [one] You hold one tile back.
           *[other] You hold { $tiles } tiles back.
        }
Showed = { $seat } turns it up: { $card }.
    .you = You turn it up: { $card }.
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
    .you = { $tiles ->
            [one] You win { $amount } with a tile on { $space ->
                [low] LOW
                [middle] MIDDLE
                [high] HIGH
                [black] BLACK
                [red] RED
               *[other] { $space }
            }.
           *[other] You win { $amount } with { $tiles } tiles on { $space ->
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
    .you = { $tiles ->
            [one] You lose a tile.
           *[other] You lose { $tiles } tiles.
        }
BankPaid = The deposit cannot cover this. The bank pays the remaining { $amount }.
Ended =
    { $why ->
        [bonus] Three alike and a zero! The bank pays { $seat } { $bonus }{ $kept ->
            [0] {""}. Nothing is left of the deposit.
           *[other] , and { $kept } of the deposit comes back.
        }
        [tiles] Nobody has any tiles left. { $seat } keeps { $kept ->
            [0] nothing
           *[other] { $kept } of the deposit
        }.
       *[deposit] The deposit is used up. { $seat } keeps nothing.
    }
    .you = { $why ->
            [bonus] Three alike and a zero! The bank pays you { $bonus }{ $kept ->
                [0] {""}. Nothing is left of the deposit.
               *[other] , and { $kept } of the deposit comes back.
            }
            [tiles] Nobody has any tiles left. You keep { $kept ->
                [0] nothing
               *[other] { $kept } of the deposit
            }.
           *[deposit] The deposit is used up. You keep nothing.
        }

screen-before = The first dealer is being drawn.
screen-over = All rounds have been played.
screen-round = Round { $round } of { $rounds }
screen-deals = deals
screen-deposit-left = deposit { $amount } of { $first }
screen-shown = Shown
screen-nothing-shown = nothing yet
screen-face-down = Face down
screen-only-you = (only you know)
screen-bonus = Bonus
screen-alike = three alike, { $count } so far
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

board-dealer = Dealer
board-aside = { $amount } aside
board-deposit =
    { $you ->
        [true] Your deposit
       *[other] { $name }'s deposit
    }
board-of = of { $amount }
board-no-card = No card is face down
board-goal =
    { $you ->
        [true] Your bonus needs
       *[other] { $name }'s bonus needs
    }
board-alike = { $card }s: { $count } of { $alike }
board-any-alike =
    { $count ->
        [0] three alike
       *[other] three alike: { $count }
    }
board-cloth = The spaces of the cloth
board-space =
    { $space ->
        [low] Low
        [middle] Middle
        [high] High
        [black] Black
        [red] Red
       *[other] { $space }
    }
board-space-pays = { $space } { $pays }: a tile pays { $pays }
board-tiles-of =
    { $count ->
        [one] { $name }: one tile
       *[other] { $name }: { $count } tiles
    }
board-in-hand =
    { $count ->
        [0] no tiles in hand
        [one] one tile in hand
       *[other] { $count } tiles in hand
    }
board-tiles =
    { $cloth ->
        [0] { $hand ->
            [one] one tile in hand
           *[other] { $hand } tiles in hand
        }
       *[other] { $cloth } on the cloth, { $hand } in hand
    }
board-where = Where to?
board-think =
    { $space ->
        [low] Low, you think?
        [middle] Middle, you think?
        [high] High, you think?
        [black] Black, you think?
        [red] Red, you think?
       *[other] A { $space }, you think?
    }
board-one-at-least =
    { $count ->
        [one] You must place your last tile
       *[other] Place at least one of your { $count } tiles
    }
board-more = { $count } left. Place another?
board-aim = Three alike and a zero: +{ $bonus }
board-hand = Your cards
board-ask =
    { $phase ->
        [ShowCard] Which card opens the round?
       *[LayCard] Which card goes face down?
    }
board-bonus = the bonus: +{ $bonus }
board-secret = Only you know it. The others are betting.
board-put = Put a tile on { $space }
board-pays =
    { $left ->
        [one] pays { $pays }, your last tile
       *[other] pays { $pays }
    }
board-done = Done betting
board-one-first = place one first
board-choose-space = Choose a space
board-choose-card = Choose a card
board-cards = won with
board-left-of = left of { $amount }
board-dealer-sum =
    { $you ->
        [true] You deal: { $kept } kept
       *[other] { $name } deals: { $kept } kept
    } { $bonus ->
        [0] − { $deposit } deposit = { $net }
       *[other] + { $bonus } bonus − { $deposit } deposit = { $net }
    }
board-verdict =
    { $how ->
        [won] You win { $amount } this round
        [nothing] You win nothing this round
        [up] You gain { $amount } as dealer
        [down] You lose { $amount } as dealer
       *[even] You break even as dealer
    }

guide-mind = No wheel here: the dealer picks any card and lays it face down. Guess what they were thinking.
guide-cloth = Put your tiles on what you think it is. Each space shows what a tile there pays; Low, Middle and High are below their numbers.
guide-deposit = Winning tiles come back and are paid from the dealer's deposit. When it is empty, the round is over.
guide-goal = The dealer has a goal as well: a zero and three cards of one number earn a bonus.
guide-tiles = These are your tiles. You place at least one for every card. A tile that misses is gone until the next round.
guide-deal = Everybody deals once. When it is your turn, you choose the cards, and the others try to read your mind.
