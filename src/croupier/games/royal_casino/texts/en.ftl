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
    .you = Round { $round }: you begin.
Laid = Face { $face } is on the table.
Rolled = { $seat } rolls { $roll }.
    .you = You roll { $roll }.
Missed = Nothing fits. { $seat } is done.
    .you = Nothing fits. You are done.
Placed = { $seat } places a { $number } on row { $row }.
    .you = You place a { $number } on row { $row }.
Stopped = { $seat } stops.
    .you = You stop.
Won = { $seat } closes row { $row }, yellow: plus { $points }.
    .you = You close row { $row }, yellow: plus { $points }.
Lost =
    { $paid ->
        [0] { $seat } closes row { $row }, black, and has nothing to lose.
       *[other] { $seat } closes row { $row }, black: minus { $paid }.
    }
    .you = { $paid ->
            [0] You close row { $row }, black, and have nothing to lose.
           *[other] You close row { $row }, black: minus { $paid }.
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

board-round = Board { $round } · to { $target }
board-before = The next board is on its way
board-points = { $points } pts
board-must = Which die goes where?
board-where = A { $number } is up. Where to?
board-which = Which die for row { $row }?
board-free = Place more, roll on, or stop?
board-roll = Your roll
board-die = A { $number }: take it up
board-unfit = A { $number }, which fits nowhere
board-here = Row { $row } takes { $numbers }
board-star = any number, then alike
board-second = another number, then alike
board-row =
    Row { $row }, { $colour }, { $value }. { $placed ->
        [none] Empty.
       *[other] Filled: { $placed }.
    } { $open ->
        [none] Closed.
       *[other] To come: { $open }.
    }
board-whose = { $number } of { $name }
board-verdict =
    { $sign ->
        [0] This board brings you nothing
        [1] This board brings you { $points } points
       *[other] This board costs you { $points } points
    }
board-face-title = Board { $round }: who closed what
board-row-short = Row { $row }
board-instead = instead of −{ $points }
board-placed =
    { $count ->
        [one] one die placed
       *[other] { $count } dice placed
    }
board-choose = Choose a die
board-place = Place the { $number }
board-on-row = on row { $row }
board-close = Close row { $row }
board-gain =
    { $points ->
        [0] it costs you nothing
       *[other] { $value } points
    }
board-gain-last =
    { $points ->
        [0] no points, last cell
       *[other] { $value } points, last cell
    }
board-stop = Stop
board-again = Roll again
board-with =
    { $count ->
        [one] with one die
       *[other] with { $count } dice
    }
board-one-first = place one first

guide-rows = Everybody fills this board together. Each cell says which number it takes; a star takes any number, and then the same one again.
guide-last = Only the last die of a row counts. On a yellow row it wins the points at its end, on a black one it loses them.
guide-roll = Your roll. Tap a die, and the cells that take it light up. At least one die has to go on the board.
guide-cells = Tap a cell to see your die there. A second ring means that it would close the row.
guide-on = After each die you may go on, roll the rest again, or stop. If nothing fits, your turn is over, and nothing is lost.
guide-end = When the board is full the next one comes. The game ends with a board that leaves somebody with enough points.

# What is wrong with a file of faces
refused-face-number = Instead of "{ $line }" there should be "face { $number }": faces are counted from 1.
refused-face-first = Before the row "{ $line }" there should be a line that says "face 1".
refused-row = Face { $face }, row { $row }: "{ $line }" is not colour, points and cells, as in "{ $example }".
refused-faces = A board has two faces: their number must be even, and at least 2, not { $count }.
refused-face-rows = Face { $face }: a face has { $rows } rows, not { $count }.
refused-face-cells = Face { $face }: the rows of a face have 18 to 26 cells together, not { $count }.
refused-face-black = Face { $face }: at least one row must be black.
refused-face-star = Face { $face }: at least one row must be a star row or a two-star row.
refused-face-times = Face { $face }: no number may be asked for by more than 8 cells, but { $times } ask for a { $number }.
refused-face-worth = Face { $face }: yellow rows ({ $yellow } points) must be worth at least 50 more than black ones ({ $black }).
refused-row-cells = Face { $face }, row { $row }: a row has 1 to 6 cells, not { $count }.
refused-row-stars = Face { $face }, row { $row }: a two-star row has exactly five cells, { $stars }.
refused-row-both = Face { $face }, row { $row }: a row has numbers or stars, never both.
refused-row-number = Face { $face }, row { $row }: the number in a cell is from 1 to 6, not { $number }.
refused-row-points = Face { $face }, row { $row }: its points must be a positive multiple of 10, not { $points }.
