title = Croupier
lead = The house is open. { $tables ->
        [0] No public table waits for people.
        [one] 1 public table waits for people.
       *[other] { $tables } public tables wait for people.
    }
games = The games
games-note = Every one of them with computer players of three levels.
players = { $fewest }–{ $most } players
tables = Public tables
tables-note = Who knows a code, or has a link, finds the others.
waits = waits for people
plays = the game is on
game = game
seats = seats taken
opener = opened by
state = state
programs = For programs
programs-note = Everything here can be done over REST and sockets. What there is: /api/openapi.json and /api/messages.json.
footer = Play money only. Croupier has nothing to do with the authors and publishers of the boxed games.
