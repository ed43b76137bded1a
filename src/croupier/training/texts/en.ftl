# The words of the page that shows how a training goes.

title = Training: { $game }
over = Croupier · Training
lead = Among imitations of veterans, the network now comes first { $share } as often as an evenly matched player would.

fact-minutes = minutes of learning
fact-decisions = million decisions learnt from
fact-pace = decisions a second

firsts-veteran = First places among veterans
firsts-regular = First places among regulars
firsts-note = How often the network comes first when imitations sit in all other seats, compared with a fair share, which is 100%. Minutes of learning run from left to right.
seats = { $seats } seats
variety = Variety
variety-note = How much the network mixes its moves: the entropy of its choices. At 0, it would always make the same move.
error = Error of the value
error-note = By how much the chance of first place that the network expects usually differs from what it learns later.
pace = Pace
pace-note = Decisions learnt from in each second, in thousands.
figures = Latest figures
figures-note = The share of games the network won, by number of seats and by who sat in the others. These games were learnt from; the network that is kept is judged in games of its own.
column-seats = seats
column-fair = fair share

made = The page is updated with every checkpoint.
