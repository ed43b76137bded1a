title = Las Vegas
tagline = Roll, pick one number, outnumber the others at that casino, and mind the ties.
score =
    { $amount ->
        [0] no dollars
       *[other] { $amount },000 dollars
    }

option-open_money = show everybody's winnings face up
option-neutral = play with neutral dice (2 to 4 players)

ask-Choose = Which casino gets your dice?

Place = Put all your { $face }s on casino { $face }
    .key = { $face }

Started = Round { $round }: { $seat } starts.
Drew = { $bill },000 for casino { $face }.
Scattered = { $seat } rolls the spare neutral dice: { $roll }. Each goes to its casino.
Rolled = { $seat } rolls { $roll }.
RolledNeutral = { $seat } rolls neutral { $roll }.
Placed =
    { $dice ->
        [0] { $seat } puts { $neutral ->
            [one] one neutral die
           *[other] { $neutral } neutral dice
        } on casino { $face }.
        [one] { $seat } puts { $neutral ->
            [0] one die
            [one] one die and one neutral die
           *[other] one die and { $neutral } neutral dice
        } on casino { $face }.
       *[other] { $seat } puts { $neutral ->
            [0] { $dice } dice
            [one] { $dice } dice and one neutral die
           *[other] { $dice } dice and { $neutral } neutral dice
        } on casino { $face }.
    }
Tied = Casino { $face }: { $seat } is tied at { $dice } and gets nothing.
TiedNeutral = Casino { $face }: the neutral dice are tied at { $dice }.
Paid = Casino { $face } pays { $seat } { $bill },000.
PaidNobody = Casino { $face }: { $bill },000 goes under the stack.

screen-round = Round { $round } of 4
screen-casino = Casino { $face }
screen-neutral = neutral
screen-tied = tied
screen-dice =
    { $count ->
        [0] no dice left
        [one] one die left
       *[other] { $count } dice left
    }
screen-neutral-dice = and { $count } neutral
screen-won =
    { $amount ->
        [0] no money yet
       *[other] { $amount },000
    }
screen-face-down =
    { $count ->
        [0] no bills yet
        [one] one bill, face down
       *[other] { $count } bills, face down
    }
screen-starts = starts
screen-roll = { $name } rolled
