# Words that every game may use.

option-first = the seat that starts, counted from 0; drawn by chance if not set

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = chips, debts and exclusions carried over; set by a course

Borrow = Borrow 200 (pay back 250)
    .key = borrow
PayBack = Pay back 250
    .key = pay back
loan-note = A loan brings 200 chips now. Paying it back costs 250; still open at the end, it costs 300, or 250 if you hold 250 or more.
Borrowed = { $seat } borrows 200.
PaidBack = { $seat } pays back 250.
Charged = { $seat } pays { $amount }.
PutOut = { $seat } cannot pay and is out.
Won =
    { $amount ->
        [0] { $seat } gets nothing.
       *[other] { $seat } gets { $amount }.
    }
TookAll = { $seat } is the last player left and takes { $amount } from the table.
BecameDealer = Round { $round }: { $seat } deals.

# How computer players play.

level-chaotic = chaotic
level-novice = novice
level-regular = regular
level-expert = expert

# What cannot be: it follows "Choice 7 is impossible:".

refused-roll = { $roll } is no roll of { $count } dice with { $faces } faces.
refused-not-in-bag = { $thing } is not in the bag.
refused-empty-bag = the bag is empty.
refused-count = { $count } things are drawn, not { $given }.
refused-bank-seats = The bank carried over is for { $bank } seats, not { $seats }.
refused-bank-few = A gamble starts with { $fewest } players or more; { $left } are left.
