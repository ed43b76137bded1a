title = Royal Casino
tagline = Everybody fills the rows; only the last die of a row is paid, or pays.
length = about 30 minutes
score =
    { $amount ->
        [one] one point
       *[other] { $amount } points
    }

option-first_game = begin with face 1, the plainest
option-faces = a file with your own faces instead of the house's

ask-Choose = A die for a row, another roll, or enough?

Place = Place a { $number } on row { $row }
    .key = { $number } { $row }
RollAgain = Roll again the dice you have left
    .key = roll
Stop = Stop, and keep the dice you have left
    .key = stop

Started = Round { $round }: { $seat } begins.
Laid = Face { $face } is on the table.
Rolled = { $seat } rolls { $roll }.
Missed = Nothing fits. { $seat } is done.
Placed = { $seat } places a { $number } on row { $row }.
Stopped = { $seat } stops.
Won = { $seat } closes row { $row }, yellow: plus { $points }.
Lost =
    { $paid ->
        [0] { $seat } closes row { $row }, black, and has nothing to lose.
       *[other] { $seat } closes row { $row }, black: minus { $paid }.
    }
Filled = Face { $face } is full.

screen-round = Round { $round }, face { $face }. The game ends at { $target } points.
screen-before = Round { $round }. The board is not yet on the table.
screen-yellow = yellow
screen-black = black
screen-plus = +{ $points }
screen-minus = −{ $points }
screen-closed = closed
screen-needs = needs { $number }
screen-any = any number
screen-other = any but { $number }
screen-legend = [ ] placed   ‹ › open   ★ any, then alike   ✦ another, then alike
screen-points =
    { $amount ->
        [one] one point
       *[other] { $amount } points
    }
screen-dice =
    { $count ->
        [0] no dice left
        [one] one die left
       *[other] { $count } dice left
    }
screen-roll = { $name } rolled
screen-left = { $name } has left
