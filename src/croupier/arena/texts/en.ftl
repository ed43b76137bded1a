# The words of the report of a tournament.

title = { $game }: { $players }
over = Croupier · Arena · { $game }
leads = { $name } comes first most often
even = Nobody is ahead
lead = { $games ->
        [one] In one game
       *[other] In { $games } games
    } among { $seats }, a seat of { $name } came first { $share } of the time ({ $low } to { $high }). For evenly matched players it would be { $fair }.
lead-few = { $games ->
        [0] No game has finished yet.
        [one] One game was played: too few to say anything.
       *[other] { $games } games were played: too few to say anything.
    }

fact-games = games
fact-deals = deals
fact-seats = seats
fact-cpu = processor time
fact-seed = seed

seconds = { $count } s
minutes = { $count } min
hours = { $count } h
milliseconds = { $count } ms
microseconds = { $count } µs

firsts = First places
firsts-note = The share of games that a seat of each player won, with its 95% interval. Players who tie for first share the win.
fair = evenly matched
running = How the result settled
running-note = The same share after each number of games. The band shows the interval at that point.
scores = Scores
scores-note = How often each score occurred. The vertical line is the mean.
places = Places
places-note = How often a seat of each player finished in each place.
place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
ahead = Against { $name }
ahead-note = The difference in first places, game by game, with its 95% interval.
ahead-note-duplicate = The difference in first places, deal by deal, with its 95% interval: both had the same dice and cards.
ahead-line = even
seats = Seats
seats-note = Each seat's share of first places, whoever sat there.
seat = seat { $seat }
ratings = Ratings
ratings-note = OpenSkill ratings, from the order of finish in each game. Everybody starts at 25; the bars extend two deviations to each side.
thinking = Thinking time
thinking-note = Average processor time per decision.
figures = All figures
figures-note = With 95% intervals. A score ahead and a share ahead are measured against { $name }.

column-player = player
column-seats = seats
column-first = first places
column-score = score
column-ahead = first places ahead
column-score-ahead = score ahead
column-rating = rating
column-thinking = per decision
and = {", "}
span = { $low } to { $high }

made = Seats were rotated through { $round ->
        [one] one order
       *[other] { $round } orders
    } of the players{ $duplicate ->
        [yes] ; in each deal, all orders had the same dice and cards
       *[no] {""}
    }. The same seed gives the same games.
