# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = Casino-themed tabletop games: play, look up the rules, simulate, replay.

    Start with croupier play, and type ? at the table whenever you want help.
    .lang = Speak this language: en, ja, ru or zh-Hant. Without it: CROUPIER_LANG, or the language of the shell.
    .no-color = Draw without colours, as NO_COLOR=1 does.
    .json = Answer in JSON, for programs.

help-usage = How help is given.
    .usage = Usage
    .options = Options
    .commands = Commands
    .default = default
    .help = Show this message and exit.
    .version = Show the version and exit.

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

help-arena = Let players meet in a tournament: who is stronger, and how sure is that?

    The seats go round through all orders of the players. A player is a level (expert), a level with a budget of
    playouts or time for each decision (expert@200, rollout@50ms), or a class in a file (mybots.py:Shark).
    .players = The players, one for each seat, with commas between. The first is the one that others are compared with.
    .games = How many games, rounded up so that every order of the players is played equally often. Without it: 1000.
    .duplicate = The same dice and cards are met from every seat, so that less is left to luck.
    .until-decided = Stop as soon as the first player is surely better or worse than its fair share.
    .minutes = Stop after so many minutes of processor time.
    .ray = Share the work among the machines of a Ray cluster; local makes one of this machine.
    .out = Keep every game, the figures and a report to look at in this folder.
    .resume = Go on with the tournament in --out, after an interruption or with more --games.

help-replay = Check a recorded game, and tell it in words.

    The exit status is 1 if it is not a legal game.
    .as = Tell it as this seat saw it: a name, or a number counted from 0. Without it, as an onlooker.
    .tables = Draw the table after each choice, not only at the end of each round.

help-verify = Check that the chance of games at live tables was settled before they began.

    Every draw must follow from the commitment and the odds, the odds from the rules, and the digest from the choices.
    The exit status is 1 if anything is wrong.
    .each = Tell of every draw, too.
    .commitment = The commitment that was shown before the game: compare it.
    .seal = The seal that was shown before anybody revealed what they added: compare it.
    .digest = The digest that was shown after the game: compare it.

help-serve = Open the house: tables where people and computer players sit, for browsers and programs.

    Nothing needs to be set up. Games are kept in the user's data folder, and go on after a restart.
    .host = Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for phones in the same network too.
    .port = The port; 0 takes any that is free.
    .database = postgresql://… or the path of an SQLite file. Without it, a file in the user's data folder.
    .tls-cert = A certificate, to serve over TLS. Phones allow some things only then.
    .tls-key = The key of the certificate.
    .proxy = Addresses of the proxies in front, with commas between: they are believed about who asks.
    .root-path = Where the house lies on its server, if not at the top: /croupier.
    .keep-days = Clear finished games away after so many days. Without it, they are kept.
    .workers = So many processes share the work; with PostgreSQL only.
    .limits = Limits that differ from the usual ones, with commas between: tables_of_address=500,requests=100.
    .metrics-from = Addresses or networks that may read /metrics, with commas between. Without it and --metrics-token, nobody may.
    .metrics-token = Whoever shows this word as a bearer token may read /metrics. Better given as CROUPIER_METRICS_TOKEN.
    .open = Open a browser, too.
    .log-level = How much the house writes about itself, one JSON object a line.
    .log-file = Write that to this file, which SIGHUP opens anew, instead of the standard error.
    .show-config = Print what counts for every option, and where it came from; open nothing.

help-new-game = Make a new game in its folder: a small one that passes every law, to be changed into yours.

    NAME is its folder's, as in my_game. Works in a clone of the project.

help-house = The finished games of the house, as files.

help-house-export = Write every finished game as a record to a folder.

help-house-import = Bring in games from record files, or from folders of them.

    Every record is checked by the rules before the first is filed.

help-house-migrate = Bring a database to the step that this version expects, or back to an earlier one.

    The house does the first by itself when it opens. The second is for going back by more than one version.
    .to = The step: the latest if nothing is said.

help-review = Review a recorded game: winning chances, the best and the worst decisions, luck against skill.

    The exit status is 1 if it is not a legal game.
    .playouts = How often the game is played on from each choice. Without it, 60 times in a short game, down to 20 in a long one.
    .seconds = Take about so many seconds instead.
    .seed = The same seed brings the same review.
    .jobs = How many processes share the work.
    .html = Write the review to this file as a page for a browser.

## What cannot be done, and what to do.

usage-help = { $command } tells how it is used.
usage-no-option = No such option: { $option }. { $near ->
        [none] {""}
       *[other] Did you mean { $near }?
    }
usage-no-command = No such command: { $command }. { $near ->
        [none] {""}
       *[other] Did you mean { $near }?
    }
usage-missing = { $name } is missing.
usage-bad-value = This is no value for { $name }, which is { $kind }.
usage-bad-option = { $option } is not used like this: look whether it needs a value.
usage-too-much = There is more here than this command takes.
no-language = Nobody here speaks { $name }. There are: { $languages }.
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
rules-in-english = This page is in English only, so far.
no-rule = { $game } has no rule { $number }. Its rules are { $blocks }.
nothing-to-resume = There is no game to go on with. Begin one with: croupier play
bad-save = { $path } is not a game that was left: { $reason }
bad-save-people = it does not say who plays.
resume-alone = --resume goes on with a table as it was: leave out { $option }.
save-exists = { $path } is already there: choose another name, or remove it first.
save-no-folder = { $path } cannot be written: there is no folder { $folder }.
no-seat = There is no seat { $seat } in this game. There are: { $seats }.

reason-unreadable = it cannot be read
reason-not-text = it is not UTF-8 text

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = No such file or directory
refused-system-EACCES = Permission denied
refused-system-EPERM = Operation not permitted
refused-system-EEXIST = File exists
refused-system-EISDIR = Is a directory
refused-system-ENOTDIR = Not a directory
refused-system-ENOSPC = No space left on device
refused-system-EROFS = Read-only file system

# Games, seats and players.
refused-game = There is no game called { $name }. There are: { $games }.
refused-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
refused-first = first={ $first } is no seat: seats are numbered 0 to { $last }.
refused-names = { $names } names are given for { $seats } seats.
refused-player-missing = A player is missing. There are: { $players }; or name a class in a file, like mybots.py:Shark.
refused-no-player = { $game } has no player called { $name }. There are: { $players }; or name a class in a file, like mybots.py:Shark.
refused-no-budget = { $level } does not look ahead, so there is nothing to budget: name it without @{ $budget }.
refused-budget = { $text } is no budget: say how many playouts (200), or how long (50ms).
refused-no-players = { $path } has no class { $title } with a method choose(view, moves). It has no player at all.
refused-no-class = { $path } has no class { $title } with a method choose(view, moves). It has: { $players }.
refused-no-python = { $path } is not a Python file that can be read: name one, like mybots.py:Shark.
refused-bad-python = { $path } cannot be used: { $error }.

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = { $path } cannot be read: { $reason }.
refused-unwritable = { $path } cannot be written: { $reason }.
refused-no-record = This is not a record of a game: { $reason }.
refused-format = This record has format { $given }; this version of croupier reads format { $format }.
refused-no-game = This is a game of { $game }, which is not among the games here.
refused-other-rules = This game was played by version { $rules } of its rules; here is version { $here }.
refused-no-beginning = This game cannot begin: { $reason }
refused-impossible = Choice { $number } is impossible: { $reason }
refused-over = the game is over before it.
refused-odds = the odds of { $drawn } are { $odds } here.
refused-asked = { $seats ->
        [chance] here chance decides.
       *[other] here it is up to the seats { $seats }.
    }
refused-choice = { $choice } is not among the choices.
refused-result = The result is not the one that the choices lead to.
refused-digest = The digest does not match: something in this record was changed.

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = What it says about fairness cannot be read: { $reason }.
refused-secret = The secret is not the one that the commitment was made of.
refused-added = Those who added to the chance, and those who were left out, are not seats in order.
refused-people = It does not say which seats were people's.
refused-added-computer = Something was added to the chance for seat { $seat }, where no person sat: only people's clients add.
refused-added-others = Not everybody who played is named once, as having added to the chance, left out, or withdrawn.
refused-not-settled = This record does not say how its chance was settled: there is nothing to check it against.
refused-drawn-too-many = no game draws so many at once.
refused-drawn-nothing = nothing can be drawn from such odds: { $reason }.
refused-drawn-wrong = { $due } had to come.

# Reviews, simulations and tournaments.
refused-unfinished = This game was not played to its end: there is nothing to review yet.
refused-few-playouts = { $playouts } playouts cannot say how sure they are: take 2 or more.
refused-records-not-empty = { $path } is not empty: name a new folder for the records, or an empty one.
refused-records-folder = { $path } cannot be a folder for records: { $reason }.
refused-arena-begun = { $path } holds a tournament already: go on with --resume, or name another folder.
refused-arena-not-empty = { $path } is not empty: name a new folder for the tournament, or an empty one.
refused-arena-folder = { $path } cannot be the folder of a tournament: { $reason }.
refused-no-arena = There is no tournament in { $path } to go on with: { $reason }.
refused-bad-arena = { $path } is not what a tournament left: { $reason }.
refused-arena-other-rules = { $path } was begun with other rules of { $game }, or by another version of croupier.
refused-other-arena = { $path } holds another tournament: its { $name } is { $here }, not { $wanted }.
refused-arena-rotates = { $path } only rotates the seats: with { $games } games all orders would be played.
refused-arena-line = { $path } cannot be read on from line { $line }: { $reason }.
refused-in-game = Game { $number }: { $reason }
refused-game-stopped = Game { $number } of { $game } stopped before its end.
refused-player-raised = { $name } in seat { $seat } raised { $error }
refused-player-misplayed = { $name } in seat { $seat } chose { $move }. It might have chosen { $moves }.
refused-player-not-seated = { $name } in seat { $seat } could not sit down: { $error }
refused-process-died = One of the processes that share the work has died: a player ended it, or memory.
refused-no-ray = Ray is not installed: pip install 'croupier[ray]' adds it.
refused-no-cluster = There is no Ray cluster at { $address }: { $reason }.
refused-cluster = The Ray cluster could not do its work: { $reason }

# The house.
refused-workers-database = Several workers need PostgreSQL: give --database postgresql://… or leave out --workers.
refused-workers-port = This system cannot share a port among workers: open several houses at ports of their own.
refused-workers-open = The workers could not open the house: what they wrote says why.

kind-bool = yes or no
kind-int = a whole number
kind-int-from = a whole number from { $least } up
kind-int-to = a whole number up to { $most }
kind-int-from-to = a whole number from { $least } to { $most }
kind-number = a number
kind-number-from = a number from { $least } up
kind-number-from-to = a number from { $least } to { $most }
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

## Arena.

arena-missing = Say which game, and who plays: croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = Say which tournament to go on with: croupier arena --resume --out DIR
arena-rounded = { $games } games: { $round ->
        [one] one order
       *[other] { $round } orders
    } of the players, each equally often.
arena-rotates = All orders of the players would be more than the games: they only move round the table, in { $round } ways.
arena-goes-on = { $games } of { $all } games are played already.
arena-games = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $cpu } of processor time.
arena-deals = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $deals ->
        [one] one complete deal
       *[other] { $deals } complete deals
    }, { $cpu } of processor time.
arena-seats = seats
arena-rating = rating
arena-decision = a decision
arena-against = ahead of { $name }
arena-fair = Seed { $seed }. Margins are 95% intervals. Even players would be first { $fair } of the time.
arena-above = { $name } is surely above its fair share.
arena-below = { $name } is surely below its fair share.
arena-kept = The report is { $page }, the figures are in { $figures }.
arena-resume = Go on with: croupier arena --resume --out { $path }

## Replay.

replay-as = As { $name } saw it.
replay-unfinished = It ends here: the game was not played to its end.

## Verify.

verify-right = { $file }: { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from the commitment, and the game is legal. Digest { $digest }
verify-added = Added to the chance: { $names }.
verify-added-nobody = Nobody added to the chance: the house alone settled it.
verify-left-out = Left out: { $names }.
verify-withdrew = Committed, and did not reveal: { $names }.
verify-computers = Computer players: { $names }.
verify-seal = Seal { $seal }
verify-older = Settled by the older scheme: whoever added last could choose, and so could the house.
verify-wrong = { $file }: WRONG. { $reason }
verify-draw = Choice { $number }, { $drawn }: { $reason }
verify-each = { $number }  { $drawn }: { $outcome }
verify-each-wrong = { $number }  { $drawn }: { $outcome }, and { $due }
verify-other-commitment = The commitment is another one than you have: { $commitment }
verify-other-seal = The seal is another one than you have: { $seal }
verify-no-seal = It was settled by the older scheme, which has no seal; you have one.
verify-other-digest = The digest is another one than you have: { $digest }

## Review.

reviewing = Looking at { $title } again
review-stopped = Stopped before the review was done. A smaller --playouts is quicker, and so are more --jobs.
review-both = Say either --playouts or --seconds: one decides the other.
review-chances = Winning chances, from the first choice to the last
review-parts = Luck and skill
review-start = start
review-luck = luck
review-skill = skill
review-others = others
review-end = end
review-parts-note = Luck: what dice and cards brought. Skill: one's own choices. Others: those of everybody else. Start and all three add up to the end.
review-best = Best decisions
review-worst = What cost most
review-nothing = No decision was clearly worth or cost more than noise.
review-agreed = { $agreed } of { $decisions } decisions as the expert would have made them
review-measure = { $playouts } playouts for each choice, seed { $seed }. Margins are 95 % intervals. Measured against regular play.
review-page = The page is in { $path }.

## The house

house-open = The house is open: { $address }
house-near = Phones in the same network: { $address }
house-alone = Only this machine can come in. With --host 0.0.0.0 phones in the same network can, too.
house-stop = Ctrl+C closes it. Games that are on go on when it opens again.
house-closed = The house is closed.
house-migrated = The database is at step { $step }.
config-option = from the command line
config-variable = from the environment
config-default = default
house-no-folder = { $path } cannot be a folder for records: { $reason }.
house-no-file = { $path } cannot be read: { $reason }.
house-no-files = There is no record among these files: name files that end in .json, or folders of them.
house-importing = Filing games
house-exported =
    { $games ->
        [one] 1 game was written to { $path }.
       *[other] { $games } games were written to { $path }.
    }
house-imported =
    { $games ->
        [one] 1 game was filed
       *[other] { $games } games were filed
    }; { $known } { $known ->
        [one] was
       *[other] were
    } here already.
new-game-clone = A game is made in a clone of the project: get one with git, and run script/play there once.
new-game-name = { $name } is no name for a game: use small letters, digits and single underscores, as in my_game, { $longest } at most.
new-game-word = { $name } means something else in Python or TypeScript: choose another name.
new-game-there = There is a game called { $name } already: choose another name.
new-game-marks = All rule marks that begin with { $letter } are taken: choose another name.
new-game-made =
    Made { $folder }. It can be played already:

    croupier play { $name }
    script/test -k { $name }

    Change its rules, and then run script/protocol and script/playthroughs { $name }.

# Opening the house.
refused-system-EADDRINUSE = Address already in use
refused-system-EADDRNOTAVAIL = Cannot assign requested address
refused-tls-pair = A certificate and its key belong together: give both --tls-cert and --tls-key.
refused-tls-file = { $file } is not a file that can be read.
refused-tls = { $cert } and { $key_file } cannot be used for TLS: { $reason }.
refused-limit-name = There is no limit called { $name }. There are: { $known }.
refused-limit-number = { $limit } does not say how much: a limit is a number above 0.
refused-metrics-from = { $address } is neither an address nor a network: --metrics-from takes 192.0.2.7 or 10.0.0.0/8.
refused-log-file = The log cannot be written to { $file }: { $reason }.
refused-migrate-newer = The database is of a newer version: only that one can bring it back.
refused-migrate-step = There is no step { $step }. There are: { $steps }.
refused-root-path = { $path } cannot be a root path: it has to look like /croupier.
refused-port = The house cannot open at { $host }, port { $port }: { $reason }. Try another --port.
refused-database-kind = { $scheme } is no database that the house knows: use postgresql://… or the path of a file.
refused-database = The database at { $where } cannot be used: { $reason }
