title = Royal Casino
tagline = Everybody fills the rows, but only the last die of a row wins points – or loses them.
length = about 30 minutes
score =
    { $amount ->
        [one] one point
       *[other] { $amount } points
    }

option-first_game = begin with face 1, the simplest
option-faces = a file with your own faces, used instead of the house's

ask-Choose = Place a die, roll again or stop?

Place = Place a { $number } on row { $row }
    .key = { $number } { $row }
RollAgain = Roll the dice you have left again
    .key = roll
Stop = Stop and keep the dice you have left
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
Won = { $seat } closes row { $row } (yellow) and wins { $points } points.
    .you = You close row { $row } (yellow) and win { $points } points.
Lost =
    { $paid ->
        [0] { $seat } closes row { $row } (black) but has nothing to lose.
       *[other] { $seat } closes row { $row } (black) and loses { $paid } points.
    }
    .you = { $paid ->
            [0] You close row { $row } (black) but have nothing to lose.
           *[other] You close row { $row } (black) and lose { $paid } points.
        }
Filled = Face { $face } is full.

screen-round = Round { $round }, face { $face }. The game ends at { $target } points.
screen-before = Round { $round }. The next board is not yet on the table.
screen-yellow = yellow
screen-black = black
screen-plus = +{ $points }
screen-minus = −{ $points }
screen-closed = closed
screen-needs = needs { $number }
screen-any = any number
screen-other = any but { $number }
screen-legend = [ ] placed   ‹ › open   ★ any, then the same   ✦ another, then the same
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
screen-left = { $name } has these dice left

board-round = Board { $round } · to { $target }
board-before = The next board is on its way
board-points = { $points } pts
board-must = Which die goes where?
board-where = Where does the { $number } go?
board-which = Which die for row { $row }?
board-free = Place more, roll again or stop?
board-roll = Your roll
board-die = Pick up the { $number }
board-unfit = A { $number } that fits nowhere
board-here = Row { $row } takes { $numbers }
board-star = any number, then the same
board-second = another number, then the same
board-row =
    Row { $row }, { $colour }, { $value }. { $placed ->
        [none] Empty.
       *[other] Filled: { $placed }.
    } { $open ->
        [none] Closed.
       *[other] Still open: { $open }.
    }
board-whose = { $name }'s { $number }
board-verdict =
    { $sign ->
        [0] You win nothing on this board
        [1] You win { $points } points on this board
       *[other] You lose { $points } points on this board
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

guide-rows = Everybody fills this board together. Each cell shows the number it takes; the first star of a row takes any number, and the next ones take the same.
guide-last = Only the last die of a row counts. On a yellow row it wins the points shown at the end, on a black row it loses them.
guide-roll = This is your roll. Tap a die, and the cells that take it light up. If any die fits, you must place at least one.
guide-cells = Tap a cell to see your die there. A second ring means it would close the row.
guide-on = After each die you may place another, roll the rest again or stop. If nothing fits, your turn is over, but you lose nothing.
guide-end = When the board is full, you play the next one. If somebody has enough points when a board is full, the game ends.

# What is wrong with a file of faces
refused-face-number = The line "{ $line }" should be "face { $number }": faces are numbered in order, from 1.
refused-face-first = The row "{ $line }" must come after a line that says "face 1".
refused-row = Face { $face }, row { $row }: "{ $line }" must give colour, points and cells, as in "{ $example }".
refused-faces = A board has two faces: there must be an even number of them, at least 2, not { $count }.
refused-face-rows = Face { $face }: a face has { $rows } rows, not { $count }.
refused-face-cells = Face { $face }: a face has 18 to 26 cells in all, not { $count }.
refused-face-black = Face { $face }: at least one row must be black.
refused-face-star = Face { $face }: at least one row must be a star row or a two-star row.
refused-face-times = Face { $face }: at most 8 cells may ask for the same number, but { $times } ask for a { $number }.
refused-face-worth = Face { $face }: yellow rows ({ $yellow } points) must be worth at least 50 more than black ones ({ $black }).
refused-row-cells = Face { $face }, row { $row }: a row has 1 to 6 cells, not { $count }.
refused-row-stars = Face { $face }, row { $row }: a two-star row has exactly five cells, { $stars }.
refused-row-both = Face { $face }, row { $row }: a row has numbers or stars, never both.
refused-row-number = Face { $face }, row { $row }: the number in a cell must be from 1 to 6, not { $number }.
refused-row-points = Face { $face }, row { $row }: its points must be a positive multiple of 10, not { $points }.
