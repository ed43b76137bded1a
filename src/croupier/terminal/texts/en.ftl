# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = Casino-themed tabletop games: play, look up the rules, simulate, replay.

    Start with croupier play, and type ? at the table whenever you want help.
    .no-color = Draw without colours, as NO_COLOR=1 does.
    .json = Answer in JSON, for programs.

help-games = List the games.

    Without a name: all of them. With a name: this game and what a table may set.

help-rules = Show the rules of a game, or one paragraph of them.

    NUMBER is the number of a rule, as in croupier rules las_vegas LV-7.

help-play = Play a game: you, and computer players for the other seats.

    Whatever is not said here, the table asks. Leave at any time: the game is kept, and --resume goes on with it.
    .seats = How many players, computer players included.
    .set = Set a table option. May be given several times.
    .file = Set a table option from a file; --OPTION FILE does the same.
    .people = Who plays at this keyboard. Give it once for each person.
    .players = The levels of the computer players: one for all of them, or one for each, with commas between.
    .seed = Practice: the same seed brings the same dice and cards again, whatever you do.
    .save = Write the record of the game to this file when it is over.
    .pause = How long to wait after each move of a computer player: 0.6 if not said.
    .resume = Go on with a game you left: the latest, the latest of a game if it is named, or the one in a file.

help-simulate = Let computer players play many games, and count.
    .games = How many games.
    .players = The levels of the players: one for all seats, or one for each, with commas between.
    .seed = The same seed brings the same games. Without it, one is drawn and shown.
    .jobs = How many processes share the work.
    .save = Write a record of each game to this folder, which must be new or empty.

help-replay = Check a recorded game, and tell it in words.

    The exit status is 1 if it is not a legal game.
    .as = Tell it as this seat saw it: a name, or a number counted from 0. Without it, as an onlooker.
    .tables = Draw the table after each choice, not only at the end of each round.

## What cannot be done, and what to do.

no-game = There is no game called { $name }. { $near ->
        [none] There are: { $games }.
       *[other] Did you mean { $near }?
    }
wrong-seats = { $title } is for { $fewest } to { $most } players, not { $seats }.
no-option = { $game } has no option called { $name }. { $options ->
        [none] It has none at all.
       *[other] It has: { $options }.
    }
no-equals = { $text } should be an option and its value, as in { $name }=VALUE.
twice-set = The option { $name } is set twice: once is enough.
bad-value = { $value } is no value for { $name }, which is { $kind }.
use-set = { $name } is a table option: write --set { $name }=VALUE.
no-option-file = { $game } reads no option called { $name } from a file. { $options ->
        [none] It reads none at all: use --set { $name }=VALUE.
       *[other] It reads: { $options }.
    }
bad-file = { $path } cannot be read: { $reason }.
bad-file-content = { $path }: { $reason }
bad-name = { $name } is no name to play under: take one of 1 to 20 letters, without line breaks.
same-name = Two people are called { $name }: give them different names.
too-many-people = { $people } people cannot play in { $seats } seats: use --seats { $people }, or name fewer people.
wrong-players = { $given } levels are given for { $seats ->
        [one] one computer player
       *[other] { $seats } computer players
    }: give one for all, or one for each.
wrong-levels = { $given } levels are given for { $seats } seats: give one for all, or one for each.
no-level = { $game } has no player called { $level }. There are: { $levels }.
no-rule = { $game } has no rule { $number }. Its rules are { $blocks }.
nothing-to-resume = There is no game to go on with. Begin one with: croupier play
bad-save = { $path } is not a game that was left: { $reason }
bad-save-people = it does not say who plays.
resume-alone = --resume goes on with a table as it was: leave out { $option }.
save-exists = { $path } is already there: choose another name, or remove it first.
save-no-folder = { $path } cannot be written: there is no folder { $folder }.
no-seat = There is no seat { $seat } in this game. There are: { $seats }.

kind-bool = yes or no
kind-int = a whole number
kind-int-from = a whole number from { $least } up
kind-int-to = a whole number up to { $most }
kind-int-from-to = a whole number from { $least } to { $most }
kind-text = a word
kind-list = a list with commas between: each { $kind }
kind-or-none = { $kind }, or none
kind-other = described in the rules

## Games.

games-players = { $fewest }–{ $most } players
games-more = croupier rules GAME tells the rules, croupier play GAME begins.
games-options = What a table may set

## Sitting down.

which-game = Which game?
how-many = How many players? { $fewest } to { $most }, or press Enter for { $usual }.
not-a-number = Please type a number from { $fewest } to { $most }.
computer-names = Ada, Bruno, Chiyo, Dario, Elif, Farid, Greta
guest = Guest
seat-you = you
seat-person = at this keyboard
seat-computer = computer, { $level }
options-set = Table options: { $options }.
practice = A practice game with seed { $seed }.
welcome-back = You go on with { $title }.
unfinished = There is a game you left: croupier play --resume goes on with it.
others = { $count ->
        [one] One more game you left is
       *[other] { $count } more games you left are
    } in { $folder }: croupier play --resume FILE
not-kept = This game cannot be kept while it is played: { $reason }

## At the table.

hint = Type a choice, or: ? help · rules · log · table · leave
asides = Before that, if you like:
only-choice = There is nothing else to choose: press Enter.
steps = in steps of { $step }
many = { $count } choices
curtain = Pass the keyboard to { $name }.
curtain-enter = { $name }, press Enter when nobody else is looking.
nothing-typed = Type what stands in front of a choice, or ? for help.
not-understood = { $text } is not among the choices. Type ? for help.
ambiguous = { $text } could be:
and-more = … and { $count } more: type a little more of it.
nothing-yet = Nothing has happened yet.
left = The game is kept. Go on with it: croupier play --resume
left-unkept = The game could not be kept: { $reason }

type-choice = A choice is what stands in front of it, for example
type-number = The number of its line does as well.
type-short = The beginning of a word is enough if it is clear.
command-help = this help
command-choices = all choices, one by one
command-rules = the rules; rules { $number } for one of them
command-log = what has happened so far
command-table = the table again
command-leave = leave; the game is kept (so do Ctrl-D and Ctrl-C)

over = The game is over.
wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
record-kept = The record of the game: { $path }
record-lost = There is no record of this game: { $reason }
record-replay = See it again: croupier replay { $path }
record-elsewhere = { $reason } The record is here instead: { $path }

## Simulation.

simulating = { $title }, { $seats } players
sim-stopped = Stopped after { $games ->
        [one] one game
       *[other] { $games } games
    }.
sim-none = Stopped before the first game was over.
sim-pace = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s: { $per_second } games and { $decisions } decisions a second.
sim-length = A game takes { $mean } decisions on average, { $shortest } at least and { $longest } at most.
sim-seed = Seed { $seed }. Margins are 95 % intervals; players who share first place share the win.
sim-saved = The records are in { $path }.
sim-seat = seat
sim-player = player
sim-score = score
sim-place = place
sim-first = first

## Replay.

replay-as = As { $name } saw it.
replay-unfinished = It ends here: the game was not played to its end.
