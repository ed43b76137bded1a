# Words that every game may use.

option-first = the seat that starts, counted from 0; drawn by chance if not set

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = chips, debts and exclusions carried over; set by a course

Borrow = Borrow 200 (pay back 250)
    .key = borrow
PayBack = Pay back 250
    .key = pay back
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
