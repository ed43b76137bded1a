# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = Casino-themed tabletop games: play, look up the rules, simulate, replay.

    Start with croupier play. At the table, type ? for help.
    .lang = Language: en, ja, ru or zh-Hant. Default: CROUPIER_LANG, then the shell's language.
    .no-color = Turn colours off, as NO_COLOR=1 does.
    .json = Print JSON, for programs.

help-usage = How help is given.
    .usage = Usage:
    .options = Options:
    .commands = Commands:
    .default = default:
    .help = Show this message and exit.
    .version = Show the version and exit.

help-games = List the games.

    With GAME, show that game and its table options.

help-rules = Show the rules of a game, or just one rule.

    NUMBER is a rule's number, as in croupier rules las_vegas LV-7.

help-play = Play a game, with computer players in the other seats.

    The table asks for anything you leave out. You can leave at any time: the game is saved, and --resume continues it.
    .seats = Number of players, computer players included.
    .set = Set a table option. Repeat it for several options.
    .file = Set a table option from a file; --OPTION FILE does the same.
    .people = Name of a person at this keyboard. Repeat it for each person.
    .players = Levels of the computer players: one for all of them, or one for each, separated by commas.
    .seed = Practice: the same seed always gives the same dice and cards, whatever you do.
    .save = Write the record of the game to this file when it is over.
    .pause = Seconds to wait after each move of a computer player (default 0.6).
    .resume = Continue a game you left: the latest one, the latest of GAME, or the one in FILE.

help-simulate = Let computer players play many games, and count the results.
    .games = Number of games.
    .players = Levels of the players: one for all seats, or one for each, separated by commas.
    .seed = The same seed gives the same games. By default, a seed is drawn and shown.
    .jobs = Number of processes to use.
    .save = Write a record of each game to this folder, which must be new or empty.
    .batch = Play all games at once with the batch twin, on a GPU if there is one. All players are chaotic.

help-arena = Run a tournament between players: who is stronger, and how certain is it?

    The players change seats from game to game, through every order. A player is a level (expert), a level with a
    budget of playouts or time for each decision (veteran@200, rollout@50ms), a class in a file (mybots.py:Shark), or a
    network that was trained (net.npz).
    .players = The players, one for each seat, separated by commas. The others are compared with the first.
    .games = Number of games, rounded up so that every order of the players is played equally often (default 1000).
    .duplicate = Play the same dice and cards from every seat, so that luck counts for less.
    .until-decided = Stop as soon as the first player is clearly above or below its fair share.
    .minutes = Stop after this many minutes of processor time.
    .ray = Spread the work over a Ray cluster; local starts one on this machine.
    .out = Keep every game, the figures and a report in this folder.
    .resume = Continue the tournament in --out, after an interruption or with more --games.

help-enter = Enter a program in a tournament of a house, and let it play all its rounds.

    ADDRESS is the link of the tournament. If you stop the command, start it again: the program continues where it was.
    .player = Who plays: a class in a file (mybots.py:Shark), a level (expert), or a network that was trained (net.npz).
    .name = What the program is called there (default: its class).
    .by = Your name: the page then says whose program it is.

help-train = Train a network for a game: it learns by playing against itself, on a GPU if there is one.

    First, players of all levels play and are imitated; then the network learns. Everything is kept in a folder, so a
    training can be stopped at any time and continued with the same command.
    .minutes = Minutes of learning, those before an interruption included.
    .folder = Where everything is kept (default training/GAME).
    .collect = Seconds of games to imitate.
    .jobs = Number of processes that play them (default: one for each core).
    .tables = Number of tables to learn at. By default, as many as suit the device.
    .start = Begin as this network (net.npz) instead of an imitation of the veteran.

help-replay = Check a recorded game and tell it in words.

    The exit status is 1 if it is not a legal game.
    .as = Tell it as this seat saw it: a name, or a number counted from 0. By default, as an onlooker saw it.
    .tables = Draw the table after each choice, not only at the end of each round.

help-verify = Check that the draws of games at live tables were settled before the games began.

    Every draw must follow from the commitment and the odds, the odds from the rules, and the digest from the choices.
    The exit status is 1 if anything is wrong.
    .day = Check the deal of a day as well: what GET /api/days/2026-11-18 of a house answers, in a file or at its address. The games given must be games of this deal.
    .each = List every draw as well.
    .commitment = Compare with this commitment, which was shown before the game.
    .seal = Compare with this seal, which was shown before anybody revealed their contribution.
    .digest = Compare with this digest, which was shown after the game.

help-serve = Open the house: tables for people and computer players, in a browser or through the API.

    Nothing needs to be set up. Games are stored in your data folder and continue after a restart.
    .host = Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for phones on the same network as well.
    .port = Port to listen on; 0 picks any free one.
    .database = postgresql://… or the path of an SQLite file. By default, a file in your data folder.
    .tls-cert = Certificate for TLS. Phones allow some features only over TLS.
    .tls-key = Key of the certificate.
    .proxy = Addresses of the proxies in front of the house, separated by commas; they are trusted to report the client's address.
    .root-path = Path of the house on its server if it is not at the top, for example /croupier.
    .keep-days = Delete finished games after this many days. By default, they are kept.
    .workers = Number of worker processes; needs PostgreSQL.
    .limits = Limits that differ from the defaults, separated by commas, for example tables_of_address=500,requests=100.
    .push = Whether notices are sent to the push services of browsers: on, off, or anywhere, which also allows push services in your own network.
    .metrics-from = Addresses or networks that may read /metrics, separated by commas. Without this or --metrics-token, nobody may.
    .metrics-token = Bearer token that allows reading /metrics. Better set in CROUPIER_METRICS_TOKEN.
    .open = Open a browser as well.
    .log-level = Log level. The log has one JSON object per line.
    .log-file = Write the log to this file instead of standard error; SIGHUP reopens the file.
    .show-config = Print every option's value and where it comes from, then exit.

help-new-game = Create a new game: a small working one for you to change into your own.

    NAME is the folder name, for example my_game. Run this in a clone of the project.

help-new-language = Start a new language: make its files, with every line there to translate.

    TAG is the language as browsers name it, for example de or pt-BR. Run it in a clone of the project.

help-house = Export and import finished games, or migrate the database.

help-house-export = Write a record of every finished game to a folder.
    .club = Write results and ratings instead, as CSV and JSON.

help-house-import = Import games from record files, or from folders of them.

    Every record is checked against the rules before any is stored.

help-house-migrate = Migrate a database to the step this version expects, or back to an earlier one.

    The house migrates forward automatically when it opens. Migrate back only to return to a version more than one release older.
    .to = Step to migrate to. By default, the latest.

help-club = Results that stay: games, first places, ratings.

help-club-rebuild = Work out all results and ratings again, from the finished games.

    The house does this automatically, game by game. What it shows meanwhile is incomplete; what comes out is the same.

help-review = Review a recorded game: winning chances, the best and worst decisions, luck versus skill.

    The exit status is 1 if it is not a legal game.
    .playouts = Playouts from each choice. By default, 4 to 16 where an expert has learnt the game, otherwise 20 to 60; fewer in a long game.
    .seconds = Take about this many seconds instead.
    .seed = The same seed gives the same review.
    .jobs = Number of processes to use.
    .html = Write the review to this file as a web page.

## What cannot be done, and what to do.

usage-help = For help, run { $command }
usage-no-option = No such option: { $option }. { $near ->
        [none] {""}
       *[other] Did you mean { $near }?
    }
usage-no-command = No such command: { $command }. { $near ->
        [none] {""}
       *[other] Did you mean { $near }?
    }
usage-missing = { $name } is missing.
usage-bad-value = Invalid value for { $name }: it must be { $kind }.
usage-bad-option = { $option } cannot be used like this: check whether it needs a value.
usage-too-much = Too many arguments for this command.
no-language = { $name } is not available as a language. The languages are: { $languages }.
no-game = There is no game called { $name }. { $near ->
        [none] The games are: { $games }.
       *[other] Did you mean { $near }?
    }
wrong-seats = { $title } is for { $fewest } to { $most } players, not { $seats }.
no-option = { $game } has no option called { $name }. { $options ->
        [none] It has no options at all.
       *[other] Its options are: { $options }.
    }
no-equals = { $text } should be an option and its value, as in { $name }=VALUE.
twice-set = The option { $name } is set twice: set it only once.
bad-value = { $value } is not a valid value for { $name }: it must be { $kind }.
use-set = { $name } is a table option: write --set { $name }=VALUE.
no-option-file = { $game } cannot read an option called { $name } from a file. { $options ->
        [none] It reads no files at all: use --set { $name }=VALUE.
       *[other] It reads: { $options }.
    }
bad-file = { $path } cannot be read: { $reason }.
bad-file-content = { $path }: { $reason }
bad-name = { $name } cannot be used as a name: use 1 to 20 characters without line breaks.
same-name = Two people are called { $name }: give them different names.
too-many-people = { $people } people cannot play in { $seats } seats: use --seats { $people }, or name fewer people.
wrong-players = { $given } levels are given for { $seats ->
        [one] one computer player
       *[other] { $seats } computer players
    }: give one for all of them, or one for each.
wrong-levels = { $given } levels are given for { $seats } seats: give one for all of them, or one for each.
rules-in-english = This page is only available in English so far.
no-rule = { $game } has no rule { $number }. Its rules are { $blocks }.
nothing-to-resume = There is no game to resume. Start one with: croupier play
bad-save = { $path } is not a saved game: { $reason }
bad-save-people = it does not say who is playing.
resume-alone = --resume continues a table as it was: leave out { $option }.
save-exists = { $path } already exists: choose another name, or remove it first.
save-no-folder = { $path } cannot be written: there is no folder { $folder }.
no-seat = There is no seat { $seat } in this game. The seats are: { $seats }.

reason-unreadable = it cannot be read
reason-not-text = it is not UTF-8 text

# What the system says about files. Anything else is shown in its own words.
refused-system-ENOENT = No such file or directory
refused-system-EACCES = Permission denied
refused-system-EPERM = Operation not permitted
refused-system-EEXIST = File exists
refused-system-EISDIR = Is a directory
refused-system-ENOTDIR = Not a directory
refused-system-ENOSPC = No space left on device
refused-system-EROFS = Read-only file system

# Games, seats and players.
refused-game = There is no game called { $name }. The games are: { $games }.
refused-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
refused-first = first={ $first } is not a seat: use 0 to { $last }.
refused-names = { $names } names, { $seats } seats: give one each.
refused-player-missing = A player is missing. The players are: { $players }. You can also name a file: mybots.py:Shark, net.npz.
refused-no-player = { $game } has no player called { $name }. The players are: { $players }. You can also name a file: mybots.py:Shark, net.npz.
refused-no-budget = { $level } does not look ahead, so it has no use for a budget: name it without @{ $budget }.
refused-budget = { $text } is not a budget: give a number of playouts (200) or a time (50ms).
refused-no-players = { $path } has no class { $title } with a method choose(view, moves). It has no players at all.
refused-no-class = { $path } has no class { $title } with a method choose(view, moves). Its players are: { $players }.
refused-no-python = { $path } is not a readable Python file: name one, like mybots.py:Shark.
refused-bad-python = { $path } cannot be used: { $error }.

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = { $path } cannot be read: { $reason }.
refused-unwritable = { $path } cannot be written: { $reason }.
refused-no-record = This is not a record of a game: { $reason }.
refused-format = This record has format { $given }; this version of croupier reads format { $format }.
refused-no-game = This is a game of { $game }, which is not available here.
refused-other-rules = This game was played under version { $rules } of its rules; version { $here } is installed here.
refused-no-beginning = This game cannot begin: { $reason }
refused-impossible = Choice { $number } is impossible: { $reason }
refused-over = the game is already over.
refused-odds = the odds of { $drawn } are { $odds } here.
refused-asked = { $seats ->
        [chance] chance decides here.
       *[other] only these seats may choose here: { $seats }.
    }
refused-choice = { $choice } is not one of the choices.
refused-result = The result does not follow from the choices.
refused-digest = The digest does not match: something in this record was changed.

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = Its fairness data cannot be read: { $reason }.
refused-secret = The secret does not match the commitment.
refused-added = The contributors and the players left out are not listed in seat order.
refused-people = It does not say which seats were played by people.
refused-added-computer = There is a contribution for seat { $seat }, where no person sat: only people's clients contribute.
refused-added-others = Not everybody who played is named exactly once, as having contributed, been left out, or withdrawn.
refused-not-settled = This record does not say how its draws were settled: there is nothing to check them against.
refused-deal-closed = The deal of this game has not been opened yet: its draws can be checked once its secret is shown.
refused-drawn-too-many = no game draws that many at once.
refused-drawn-nothing = nothing can be drawn from these odds: { $reason }.
refused-drawn-wrong = it should have been { $due }.

# Reviews, simulations and tournaments.
refused-unfinished = This game was not finished: there is nothing to review yet.
refused-few-playouts = Margins need at least 2 playouts, not { $playouts }.
refused-records-not-empty = { $path } is not empty: name a new or empty folder for the records.
refused-records-folder = { $path } cannot be used as a folder for records: { $reason }.
refused-arena-begun = { $path } already holds a tournament: continue it with --resume, or name another folder.
refused-arena-not-empty = { $path } is not empty: name a new or empty folder for the tournament.
refused-arena-folder = { $path } cannot be used as the folder of a tournament: { $reason }.
refused-no-arena = There is no tournament to continue in { $path }: { $reason }.
refused-bad-arena = { $path } does not describe a tournament: { $reason }.
refused-arena-other-rules = { $path } was started with different rules of { $game }, or by a different version of croupier.
refused-other-arena = { $path } holds a different tournament, with { $name } { $here }, not { $wanted }.
refused-arena-rotates = { $path } only rotates the seats, but { $games } games would play every order: start a new one.
refused-arena-line = { $path } cannot be read from line { $line } on: { $reason }.
refused-in-game = Game { $number }: { $reason }
refused-player-raised = { $name } in seat { $seat } raised { $error }
refused-player-misplayed = { $name } in seat { $seat } chose { $move }, which is not allowed. It could have chosen { $moves }.
refused-player-not-seated = { $name } in seat { $seat } could not sit down: { $error }
refused-process-died = One of the worker processes died: a player stopped it, or it ran out of memory.
refused-no-ray = Ray is not installed: add it with pip install 'croupier[ray]'.
refused-no-cluster = There is no Ray cluster at { $address }: { $reason }.
refused-cluster = The Ray cluster failed: { $reason }
refused-batch-players = In batches everybody plays at random: choose chaotic players, or leave out --batch.
refused-batch-records = In batches no records are kept: leave out --save, or --batch.
refused-no-jax = JAX is not installed: add it with pip install 'croupier[batch]'.
refused-no-twin = { $game } has no batch twin. The games that have one are: { $games }.
refused-no-own-network = { $game } has no network of its own: it plays other games, each with its own. Train one of these: { $games }.
refused-training-folder = { $path } cannot be used as the folder of a training: { $reason }.
refused-bad-training = { $path } does not describe a training: { $reason }.
refused-other-training = { $path } holds a training of { $here }, not of { $game }: name another folder.
refused-training-other-rules = { $path } was begun with different rules of { $game }, or by a different version of croupier.
refused-no-numpy = NumPy is not installed: add it with pip install numpy.
refused-no-network = { $path } is not a network: croupier train { $game } makes one.
refused-other-network = { $path } is a network of { $trained }, not of { $game }.
refused-network-misfit = { $path } does not fit { $game } as it is here: train the network again.
refused-options = These options cannot be used: { $reason }. The options are: { $options }.

# The house.
refused-workers-database = Several workers need PostgreSQL: use --database postgresql://… or leave out --workers.
refused-workers-port = This system cannot share a port among workers: open several houses on separate ports.
refused-workers-open = The workers could not open the house; see their output.

kind-bool = yes or no
kind-int = a whole number
kind-int-from = a whole number of at least { $least }
kind-int-to = a whole number of at most { $most }
kind-int-from-to = a whole number from { $least } to { $most }
kind-number = a number
kind-number-from = a number of at least { $least }
kind-number-from-to = a number from { $least } to { $most }
kind-text = a word
kind-list = a list separated by commas, each item { $kind }
kind-or-none = { $kind }, or none
kind-other = a value that the rules describe

## Games.

games-players = { $fewest }–{ $most } players
games-more = croupier rules GAME shows the rules; croupier play GAME starts a game.
games-options = Table options

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
practice = Practice game with seed { $seed }.
welcome-back = Welcome back to { $title }.
unfinished = You have an unfinished game: croupier play --resume continues it.
others = { $count ->
        [one] One more unfinished game is
       *[other] { $count } more unfinished games are
    } in { $folder }: croupier play --resume FILE
not-kept = This game cannot be saved while you play: { $reason }

## The menu before a game.

menu-which = What would you like to play?
menu-search = Games that start with: { $text }
menu-continue = Continue: { $what }
menu-round = round { $round }
menu-your-turn = your turn
menu-turn = { $name } to play
menu-with = Players: { $names }
menu-seats = Players
menu-people = People at this keyboard
level-chaotic-plays = Makes any legal move, at random.
level-novice-plays = Makes a beginner's mistakes.
level-regular-plays = Plays by rules of thumb.
level-veteran-plays = Calculates and looks ahead.
level-expert-plays = Has learnt by playing millions of games.
level-bold-plays = Plays as an expert who likes to risk more.
level-careful-plays = Plays as an expert who would rather risk less.
menu-keys-games = ↑ ↓ move · Enter choose · letters or numbers find a game · Esc leave
menu-keys-seats = Enter play · ↑ ↓ move · ← → change · Esc back · q leave
menu-keys-name = Type a name · Enter play · ↑ ↓ move · Esc back

## At the table.

hint = Type a choice, or: ? help · rules · log · table · leave
asides = Before that, if you like:
only-choice = There is only one choice: press Enter.
steps = in steps of { $step }
many = { $count } choices
curtain = Pass the keyboard to { $name }.
curtain-enter = { $name }, press Enter when nobody else is looking.
nothing-typed = Type what is shown in front of an option, or ? for help.
not-understood = { $text } is not one of the choices. Type ? for help.
ambiguous = { $text } could mean:
and-more = … and { $count } more: type a little more.
nothing-yet = Nothing has happened yet.
left = The game is saved. Continue with: croupier play --resume
left-unkept = The game could not be saved: { $reason }

type-choice = To choose, type what is shown in front of an option, for example { $key }.
type-number = The number of its line works as well.
type-short = The beginning of a word is enough if only one option fits.
command-help = this help
command-choices = all choices, one by one
command-rules = the rules; rules { $number } for one of them
command-log = what has happened so far
command-table = the table again
command-leave = leave; the game is saved (Ctrl-D and Ctrl-C do the same)

over = The game is over.
wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
record-kept = Record of the game: { $path }
record-lost = The record of this game could not be written: { $reason }
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
sim-seed = Seed { $seed }. Margins are 95% intervals; players who share first place share the win.
sim-saved = The records are in { $path }.
sim-seat = seat
sim-player = player
sim-score = score
sim-place = place
sim-first = first

## Arena.

arena-missing = Name a game and its players: croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = Name the tournament to continue: croupier arena --resume --out DIR
arena-rounded = { $games } games: { $round ->
        [one] one order
       *[other] { $round } orders
    } of the players, each played equally often.
arena-rotates = The players have more orders than there are games: they only move round the table, in { $round } ways.
arena-goes-on = { $games } of { $all } games have already been played.
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
arena-decision = per decision
arena-against = ahead of { $name }
arena-fair = Seed { $seed }. Margins are 95% intervals. Evenly matched players would be first { $fair } of the time.
arena-above = { $name } is clearly above its fair share.
arena-below = { $name } is clearly below its fair share.
arena-kept = The report is { $page }; the figures are in { $figures }.
arena-resume = Continue with: croupier arena --resume --out { $path }

# croupier train

train-begins = { $title } is learnt for { $minutes } minutes on { $device }. Everything is kept in { $path }.
train-first = Before that, players of all levels are watched and imitated: about { $seconds } seconds.
train-goes-on = { $minutes } minutes are done already.
train-all-done = Its { $minutes } minutes are over: ask for more --minutes to continue.
train-slow = JAX finds no GPU here. A processor learns hundreds of times more slowly: this will work, but do not expect an expert.
train-stage-collecting = Watching games
train-stage-imitating = Imitating
train-stage-compiling = Compiling
train-stage-learning = Learning
train-note = { $millions } million decisions, { $a_second } a second; first among veterans: { $share } of a fair share
train-stopped = Stopped. The same command continues: finished stages and the latest checkpoint are in { $path }.
train-made = The network is { $path }; { $page } shows how it learnt.
train-seats = seats
train-fair = fair share
train-among-regular = among regulars
train-among-veteran = among veterans
train-validated = How often it came first in games that it did not learn from. The others imitated these levels.
train-try = Let it meet the real ones: { $command }

## Replay.

replay-as = As { $name } saw it.
replay-unfinished = The record ends here: the game was not finished.

## Verify.

verify-right = { $file }: { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from the commitment, and the game is legal. Digest { $digest }
verify-added = Contributed to the draws: { $names }.
verify-added-nobody = Nobody contributed: the house alone settled the draws.
verify-left-out = Left out: { $names }.
verify-withdrew = Committed but did not reveal: { $names }.
verify-computers = Computer players: { $names }.
verify-seal = Seal { $seal }
verify-older = Settled by the older scheme: whoever contributed last could steer the draws, and so could the house.
verify-deal = Dice and cards of the deal “{ $deal }”, the same at each of its tables; nobody at the table adds to them. Commitment { $commitment }
verify-wrong = { $file }: WRONG. { $reason }
verify-draw = Choice { $number }, { $drawn }: { $reason }
verify-each = { $number }  { $drawn }: { $outcome }
verify-each-wrong = { $number }  { $drawn }: { $outcome }, but { $due }
verify-other-commitment = The commitment differs from yours: { $commitment }
verify-other-seal = The seal differs from yours: { $seal }
verify-no-seal = It was settled by the older scheme, which has no seal, but you gave one.
verify-no-seal-dealt = A game of a deal has no seal, but you gave one.
verify-other-digest = The digest differs from yours: { $digest }
verify-no-day = This is not a day as a house describes it: { $reason }
verify-day-right = { $file }: the secret of “{ $deal }” matches its commitment { $commitment }, and its game is the one whose turn it was.
verify-day-closed = { $file }: “{ $deal }” has not been opened yet. Note its commitment and come back: { $commitment }
verify-other-deal = This is not a game of “{ $deal }”.
verify-other-turn = On that day it was the turn of { $game }, with the seats and options of every such day.

## Review.

reviewing = Reviewing { $title }
review-stopped = Stopped before the review was finished. Fewer --playouts or more --jobs make it faster.
review-both = Give either --playouts or --seconds, not both.
review-chances = Winning chances, from the first choice to the last
review-parts = Luck and skill
review-start = start
review-luck = luck
review-skill = skill
review-others = others
review-end = end
review-parts-note = Luck: dice and cards. Skill: the player's own choices. Others: everybody else's choices. The start and all three add up to the end.
review-best = Best decisions
review-worst = What cost most
review-nothing = No decision clearly helped or cost its player.
review-agreed = { $agreed } of { $decisions } decisions are what the expert would have chosen
review-measure = { $means ->
        [network] The expert looked at { $playouts } continuations of each choice, seed { $seed }. Margins are 95% intervals. Measured against expert play.
       *[playouts] { $playouts } playouts for each choice, seed { $seed }. Margins are 95% intervals. Measured against regular play.
    }
review-page = The page is { $path }.

## The house

house-open = The house is open: { $address }
house-near = Phones on the same network: { $address }
house-alone = Only this machine can connect. Use --host 0.0.0.0 to let in phones on the same network.
house-stop = Press Ctrl+C to close. Games in progress continue when it reopens.
house-closed = The house is closed.
house-migrated = The database is at step { $step }.
config-option = from the command line
config-variable = from the environment
config-default = default
house-no-folder = { $path } cannot be used as a folder for records: { $reason }.
house-no-file = { $path } cannot be read: { $reason }.
house-no-files = There is no record among these files: name files that end in .json, or folders of them.
house-importing = Importing games
house-exported =
    { $games ->
        [one] 1 game was written to { $path }.
       *[other] { $games } games were written to { $path }.
    }
house-imported =
    { $games ->
        [one] 1 game was imported
       *[other] { $games } games were imported
    }; { $known } { $known ->
        [one] was
       *[other] were
    } already there.
club-rebuilding = Counting games
club-rebuilt =
    { $games ->
        [one] Results and ratings were worked out again from 1 game.
       *[other] Results and ratings were worked out again from { $games } games.
    }
club-exported =
    { $results ->
        [one] 1 result was written to { $path }.
       *[other] { $results } results were written to { $path }.
    }
needs-clone = This works in a clone of the project: get one with git, and run script/play there once.
new-game-name = { $name } cannot be the name of a game: use lowercase letters, digits and single underscores, as in my_game, and at most { $longest } characters.
new-game-word = { $name } means something else in Python or TypeScript: choose another name.
new-game-there = There is already a game called { $name }: choose another name.
new-game-marks = All rule marks that begin with { $letter } are taken: choose another name.
new-game-made =
    Made { $folder }. You can play it already:

    croupier play { $name }
    script/test -k { $name }

    Change its rules, then run script/protocol and script/playthroughs { $name }.

new-language-tag = { $tag } is not a language: use a tag as browsers know it, for example de or pt-BR.
new-language-there = There are already files for { $tag }: translate those.
new-language-made =
    Made { $count } files to fill in. See where they are, try the language, and see what is missing:

    git status
    croupier --lang { $tag } play
    script/test --release

    docs/translating.md goes through it.

# Opening the house.
refused-system-EADDRINUSE = Address already in use
refused-system-EADDRNOTAVAIL = Cannot assign requested address
refused-tls-pair = A certificate and its key belong together: give both --tls-cert and --tls-key.
refused-tls-file = { $file } is not a file that can be read.
refused-tls = { $cert } and { $key_file } cannot be used for TLS: { $reason }.
refused-limit-name = There is no limit called { $name }. The limits are: { $known }.
refused-limit-number = { $limit } does not set a limit: give a number above 0.
refused-metrics-from = { $address } is neither an address nor a network: --metrics-from takes 192.0.2.7 or 10.0.0.0/8.
refused-log-file = The log cannot be written to { $file }: { $reason }.
refused-migrate-newer = The database belongs to a newer version of croupier: only that version can migrate it back.
refused-migrate-step = There is no step { $step }. The steps are: { $steps }.
refused-root-path = { $path } cannot be a root path: it must look like /croupier.
refused-port = The house cannot open on { $host }, port { $port }: { $reason }. Try another --port.
refused-database-kind = { $scheme } is not a database the house can use: use postgresql://… or the path of a file.
refused-database = The database at { $where } cannot be used: { $reason }

# A program in a tournament
enter-entered = { $name } has entered { $title }. It plays when the tournament begins; leave this running.
enter-round = Round { $round } of { $rounds }: playing.
enter-over = It is over: place { $place } of { $count }. The difference from those in the same seats with the same dice: { $ahead }.
enter-called-off = The tournament does not take place.
enter-not-a-cup = { $address } is not the address of a tournament: it looks like https://house.example/c/…
enter-refused = The house refused: { $reason }
enter-away = { $address } cannot be reached.
