# Words that every game may use.

option-first = the seat that starts, counted from 0; drawn at random by default

# What stands beside something else: in brackets after it, or with a colon before it.

noted = { $text } ({ $note })
labelled = { $label }: { $text }

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = chips, debts and players who are out, carried over; set by a course

Borrow = Borrow 200 (pay back 250)
    .key = borrow
PayBack = Pay back 250
    .key = pay back
Borrowed = { $seat } borrows 200.
    .you = You borrow 200.
PaidBack = { $seat } pays back 250.
    .you = You pay back 250.
Charged = { $seat } pays { $amount }.
    .you = You pay { $amount }.
PutOut = { $seat } cannot pay and is out.
    .you = You cannot pay and are out.
Won =
    { $amount ->
        [0] { $seat } gets nothing.
       *[other] { $seat } gets { $amount }.
    }
    .you = { $amount ->
            [0] You get nothing.
           *[other] You get { $amount }.
        }
TookAll = { $seat } is the last player left and takes { $amount } from the table.
    .you = You are the last player left and take { $amount } from the table.
BecameDealer = Round { $round }: { $seat } deals.
    .you = Round { $round }: you deal.

# How computer players play.

level-chaotic = chaotic
level-novice = novice
level-regular = regular
level-veteran = veteran
level-expert = expert
level-bold = bold
level-careful = careful

# What cannot be: it follows "Choice 7 is impossible:".

refused-roll = { $roll } is not a roll of { $count } dice with { $faces } faces.
refused-not-in-bag = { $thing } is not in the bag.
refused-empty-bag = the bag is empty.
refused-count = { $count } things must be drawn, not { $given }.
refused-bank-seats = The bank carried over is for { $bank } seats, not { $seats }.
refused-bank-impossible = The bank carried over is impossible: every seat needs chips, in tens, and either one debt or none.
refused-bank-few = A gamble starts with { $fewest } players or more; { $left } are left.
