# The pages of the house. Games have their own lines in their folders.

close = Close
in-english = Only in English so far

piece-die = die { $face }
piece-card =
    { $card ->
        [back] face-down card
       *[other] card { $card }
    }
piece-chip = chip { $value }
piece-bill =
    { $value ->
        [0] face-down bill
       *[other] bill { $value },000
    }
piece-pawn = pawn
piece-pawn-of = pawn of { $name }

step-less = Less
step-more = More

seat-out = Out
seat-warm = Kept warm
seat-away = Away
seat-acts = To act

table-board = Board
table-players = Players
table-mine = Your place
table-log = House log
table-rules = Rules
table-menu = Menu
table-leave = Back to the front door
table-coming = The table is being laid …
table-sending = On its way …
table-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] Waiting for { $names }
    }
table-next = The next question is on its way.
table-answered = You have answered. The others are still choosing.
table-ready = Get ready …
table-seconds = sec
purse-note = A loan brings 200 chips now. Paying it back costs 250; still open at the end, it costs 300, or 250 if you hold 250 or more.
table-to-now = To now
table-last = Last moves
table-watching = You are watching.
table-choose-first = Choose first

after-see = How it went
after-again = Play again

hint-ask = What would an expert do?
hint-title = What to do here
hint-thinking = An expert looks at what you can see …
hint-worth = It wins { $chance } of the games from here; a choice at random { $usual }.
hint-note = Counted in games played on from what you can see. Choices with the same figure cannot be told apart.
hint-rather = An expert might choose something else here: { $move }. Experts also think of what their choices give away, and so vary them.

guide-skip = Skip
guide-next = Next
guide-done = Got it

curtain-title = { $name }, it is your turn
curtain-text = Everybody else looks away.
curtain-open = I am { $name }

talk-title = Talk
talk-say = Say something
talk-send = Send
emote-thumb = Thumbs up
emote-clap = Applause
emote-laugh = Laughing
emote-wonder = Astonished
emote-tear = In tears
emote-die = A die
emote-money = Money
emote-luck = Fingers crossed

sign-title = ● Your turn · { $game }
sign-now = It is your turn.
sign-note = It is your turn in { $game }.

menu-share = Share this table
menu-pause = Pause the clocks
menu-pause-back = Take back your wish for a pause
menu-go-on = Let the clocks run
menu-end = Propose to end the game
menu-end-back = Take back your wish to end the game
menu-move = Move my seat to another device
menu-move-note = Open this link once on the other device:
menu-mute = Do not hear { $name }
menu-unmute = Hear { $name } again
menu-rules = Read the rules
menu-leave = Leave; the seat is kept
menu-here = At this table
menu-people = The others
menu-mine = On this device
copied = Copied.

settings-speed = Motion
speed-none = None
speed-slow = Slow
speed-usual = Usual
speed-quick = Quick
settings-theme = Light
theme-auto = As the system
theme-dark = Night
theme-light = Day
settings-one-tap = One tap chooses and sends
settings-sound = Sound
settings-calm = Less motion
settings-notify = Tell me when it is my turn
settings-language = Language

line-lost = The line to the table is down. It comes back by itself; nothing is lost.

nowhere-back = To the front door
house-offline-title = The line to the house is down
house-offline-text = You are offline. Your seat is kept warm, and nothing you played is lost.
house-offline-fine = The house tries by itself as soon as there is a line.
house-unknown-title = There is no door here
house-unknown-text = This address leads nowhere in the house. A letter may be missing.
house-closed-title = This table has closed
house-closed-text = It was cleared away, or nobody began a game there.
house-loading-title = Setting the table
house-loading-text = No clock runs before you see the board.
loading-page-title = Opening the door …
gone-title = This table is not here.
refused-broken = Something went wrong in the house. Try again in a moment.
refused-offline = The house cannot be reached. Check the connection and try again.

# What the house refuses, by its code
refused-bad-body = The house did not understand this. Load the page again.
refused-bad-query = This address asks for something that is not there.
refused-bad-message = The house did not understand this. Load the page again.
refused-bad-id = The house did not understand this. Load the page again.
refused-bad-name = This name cannot be used: it is empty, too long, or cannot be shown.
refused-bad-options = The table cannot be set like this. Look at its options once more.
refused-bad-settings = A setting of the table is out of its range.
refused-bad-talk = There is nothing to say, or too much at once.
refused-bad-sign = There is no such sign.
refused-bad-person = You cannot do this to yourself.
refused-no-game = There is no such game.
refused-no-level = This game has no computer players of that level.
refused-illegal = The rules do not allow this now. Choose again.
refused-refused = The rules of the game do not allow this.
refused-bad-token = This link was used already, or is too old. Ask for a new one.
refused-not-yours = This is for somebody else to decide.
refused-blocked = Whoever opened this table does not want you there.
refused-not-over = The game is not over. Until then nobody sees everything.
refused-no-hints = Several people play here, and the table allows no hints.
refused-origin = A page of another site asked for this.
refused-no-page = There is nothing at this address.
refused-no-table = There is no such table, or it was cleared away.
refused-no-seat = The table has no such seat.
refused-no-person = There is nobody like that here.
refused-no-record = This game is not filed yet, or was not played to its end.
refused-no-method = This cannot be done here.
refused-stale = The game has gone on meanwhile. Look again, and choose anew.
refused-outbid = Somebody was quicker: that is not above the highest call any more.
refused-too-late = Too late: time was up before your choice arrived.
refused-not-asked = You have nothing to choose now.
refused-not-playing = There is no game on at this table.
refused-taken = Somebody sits there already.
refused-empty = A seat is empty. Fill it first.
refused-no-people = Nobody has sat down. Computer players only play with people.
refused-begun = The game has begun. This can only be done before.
refused-not-away = Nobody waits there for a person who has been away for two minutes.
refused-no-need = It is so already.
refused-too-large = This is too much at once.
refused-too-slow = That took too long to arrive. Try again.
refused-too-many = Too many at once. Wait a little, or finish something first.
refused-unready = The house cannot reach its memory. Try again in a moment.
refused-again = The table is being looked up anew. Try again in a moment.

# After the game
after-over =
    { $choices ->
        [one] Game over · one choice
       *[other] Game over · { $choices } choices
    }
after-not-over-title = This game is still on.
after-not-over = When it is over, you can see here how it went.
after-to-table = To the table
after-ended-title = Ended before its time
after-takes =
    { $count ->
        [one] { $names } takes it
       *[other] { $names } share it
    }
after-with = With { $score }
after-ahead = { $score }, before { $next } with { $other }
after-standing = How it ended
after-curve = Chances of winning, choice by choice
after-curve-label = Chances of winning. Arrow keys go from choice to choice, Enter shows it in the replay.
after-start = Before the first choice.
after-chose = { $name }: { $move }.
after-moment = After
after-chance = { $name } { $chance }
after-percent = { $number } %
after-change = { $number } %
after-open = Watch it
after-progress = The house goes through the game again: { $percent } %
after-progress-text = Every choice is played on many times, to see what it was worth. You need not wait here.
after-no-review = The house could not go through this game.
after-parts = Luck and choices
after-parts-text = What moved everybody's chance of winning. Luck: dice and cards. Choices: all their own choices together, compared with those of a regular computer player in the same seat, with all cards known; at 0 % they were as good as its choices. The rest came from the others.
after-luck = luck
after-skill = choices
after-expert = { $agreed } of { $decisions } decisions as an expert would have made them
after-moments = Decisions that counted
after-moments-text = Each decision by itself, compared with what an expert would have done; if it was the expert's choice, with the other choices. Only what its player could know counts. An expert finds more than a regular player, so these do not add up to “choices”.
after-moments-none = No decision was clearly worth, or cost, more than the next best.
after-moments-all =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
after-choice = Choice { $choice }.
after-cost = { $chosen }. An expert: { $expert }.
after-better = { $chosen }. It was better than an expert's choice: { $expert }.
after-agreed = { $chosen }, as an expert would.
after-over-rounds =
    { $rounds ->
        [one] Game over · one round
       *[other] Game over · { $rounds } rounds
    }
after-over-gambles =
    { $rounds ->
        [one] The course is over · one gamble
       *[other] The course is over · { $rounds } gambles
    }
after-ended-agreed = Everybody at the table agreed to end it here. Nobody won.
after-ended-unanswered = { $names } asked to end it here, and nobody said no for a day. Nobody won.
after-ended-rules = The house has new rules for this game, so this one could not go on. Nobody won.
after-ended-house = The house closed this table. Nobody won.
after-ended-sub =
    { $choices ->
        [one] Ended early · one choice
       *[other] Ended early · { $choices } choices
    }
after-stood = How it stood
after-stood-text = Nobody has won with this: the game was still on.
after-takes-mine =
    { $count ->
        [one] You win
       *[other] { $names } share the win
    }
after-ahead-mine = { $score }, ahead of you with { $other }
after-place = You came in at place { $place } of { $of }, with { $score }.
after-round = round { $round }
after-gamble = gamble { $round }
after-in-round = Round { $round }.
after-in-gamble = Gamble { $round }.
after-drawn = { $what }.
after-margin = Every figure may be off by up to { $margin } %.
after-moments-mine = Your decisions
after-moments-others = The others' decisions
after-moments-mine-none = None of your decisions clearly won or cost more than an expert's would have.
after-replay = Watch the replay
after-record = Download the record
after-next = To the next game
share = Share
share-copied = The address is copied.

# The front door
page-title = { $title } · Croupier
try-again = Try again
door-name = Croupier
door-language = Language
door-me = You and your settings
door-hero = The table is set.
door-about = Games of dice, cards and nerve, for friends on any screen. Play chips only. No money, ever.
door-open = Open a table
door-open-of = Open a table: { $game }
door-one-screen = Around one screen
door-which = Which game?
door-code = Table code
door-join = Join
door-code-letters = A table code has { $letters } letters.
door-no-code = That code has no table. It may have closed.
door-games = Tonight’s tables
door-docs = Documentation
door-players = { $fewest } to { $most } players
door-play = Play now
door-play-of = Play now: { $game }, against computer players
door-go-on = Go on
door-lobby = In the house
door-nobody = Nobody yet
door-watch = Watch
door-free =
    { $count ->
        [0] No seat free
        [one] One seat free
       *[other] { $count } seats free
    }
door-not-begun = Not begun
door-your-turn = Your turn
door-turn-of = { $names } to choose
door-on = Under way

# A name
name-title = What is your name?
name-why = The others see it at the table. You can change it later.
name-label = Name
name-save = I am { $name }
name-first = Write a name first
name-count = { $length } of { $most } letters
name-long = A name has at most { $most } letters; this one has { $length }.
name-shorter = Shorten the name first

# The replay
replay-title = { $title }, the replay
replay-coming = The game is being laid out again …
replay-back = How it went
replay-controls = Replay
replay-first = To the start
replay-previous = Back one choice
replay-play = Play
replay-pause = Pause
replay-next = On one choice
replay-last = To the end
replay-slider = Choice
replay-place = { $at } of { $total }
replay-speed = Speed
replay-speed-of = { $speed }×
replay-eyes = Through whose eyes
replay-onlooker = An onlooker
replay-again = Try again

# Opening a table
you = You
level-chaotic = chaotic
level-novice = novice
level-regular = regular
level-expert = expert
new-seats = Who plays?
new-seat = Seat { $seat }
new-me-named = { $name } (you)
new-open = Somebody who comes
new-person = Person
new-computer = Computer, { $level }
new-name-of = Name in seat { $seat }
new-names-first = Write everybody’s name first
new-options = The game
new-first = Who starts
new-by-chance = By chance
new-course = Course
new-course-full = Full
new-course-light = Light
new-course-bluff = Bluff
new-course-own = Your own
new-course-order = Tap two gambles or more, in the order in which they are played.
new-settings = The table
new-clock = Clock
clock-relaxed = Relaxed
clock-relaxed-note = Plenty of time. Then a computer player chooses, and the game goes on.
clock-brisk = Brisk
clock-brisk-note = A quick game: decide soon, or a computer player does.
clock-none = None
clock-none-note = Everybody takes the time they need.
clock-days = Days
clock-days-note = A game by correspondence: come back when it is your turn.
new-days = Days for a decision
new-calls = Seconds for a higher call
new-public = Public
new-public-note = Anybody may find this table on the front door, sit down, or watch.
new-hints = Hints
new-hints-note = People may ask what an expert would do.
new-pauses = Computer players take a moment, as people do
new-open-table = Open the table
new-begin =
    { $computers ->
        [one] Begin with one computer player
       *[other] Begin with { $computers } computer players
    }
new-begin-here =
    { $people ->
        [one] Begin: one person
       *[other] Begin: { $people } people
    }{ $computers ->
        [0] { "" }
        [one] , one computer player
       *[other] , { $computers } computer players
    }

# Rules
rules-of = Rules of { $game }
rules-in-english = This page is in English only, so far.
rules-whole = The whole page
rules-chapters = Chapters

# A seat that moves to this device
handover-title = Your seat moves here
handover-coming = One moment: the table is being told.
handover-used = This link has been used, or is too old.
handover-used-text = A link moves a seat once, and only for a while. Ask for a new one where the seat is now.
handover-failed = The seat could not be moved.

# Me
me-title = You
me-name = Your name
me-name-note = Tables where you sit already keep the name you had there.
me-rename = Change it
me-renamed = From now on you are { $name }.
me-on = Games that are on
me-finished = Games that are over
me-place = Place { $place } of { $seats }, { $score }
me-won = You won
me-won-by = { $names } won
me-ended = Ended early
me-settings = On this device
me-forget-title = Everything about you
me-forget-text = The house knows your name and which games are yours. It has no account of you, and no address.
me-forget = Delete everything about me
me-forget-ask = Delete everything about you?
me-forget-warning = Your name, your seats and the list of your games go. Games you played stay, with a guest in your place. This cannot be taken back.
me-forget-yes = Delete it all
me-forget-no = Keep it
me-forgotten = The house has forgotten you.

# Before the game
wait-title = Before the game
wait-seats = At the table
wait-free = Free
wait-here = Here
wait-invited = Invited
wait-sit = Sit here
wait-sit-down = Sit down at this table
wait-sit-label = Sit here: seat { $seat }
wait-move = Move here
wait-move-label = Move here: seat { $seat }
wait-leave = Stand up
wait-empty = Take { $name } from the table
wait-fill = Computer
wait-fill-label = Computer player for seat { $seat }
wait-computers = Computer players
wait-level = How they play
wait-fill-all =
    { $count ->
        [one] Fill the free seat
       *[other] Fill all { $count } free seats
    }
wait-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
wait-invite = Ask others to the table
wait-code = The table code, for the front door:
wait-copy = Copy the link
wait-qr = A code that leads a phone’s camera to this table
wait-invitation = A game of { $game }? A seat is free for you.
wait-set = How it is set
wait-change = Change how it is set
wait-change-save = Set the table like this
wait-changed = The table is set anew.
wait-starts = { $name } starts
wait-starts-chance = Chance decides who starts
wait-course = Course: { $course }
wait-option = { $label }: { $value }
wait-clock-relaxed = A relaxed clock
wait-clock-brisk = A brisk clock
wait-clock-none = No clock
wait-days =
    { $days ->
        [one] One day for a decision
       *[other] { $days } days for a decision
    }
wait-calls = { $seconds } seconds for a higher call
wait-public = Anybody may find this table on the front door
wait-private = Only who has the code or the link finds this table
wait-hints = Hints may be asked for
wait-begin = Begin the game
wait-not-yet =
    { $count ->
        [one] One seat is still free: fill it first
       *[other] { $count } seats are still free: fill them first
    }
wait-for-people =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
wait-for-opener = Everybody is here. { $name } begins the game.

# Were the dice honest?

fair-title = Was it left to chance?
fair-checking = Checking every draw in this page: { $share } %
fair-right =
    { $count ->
        [one] The one draw of this game is the one that had to come.
       *[other] All { $count } draws of this game are those that had to come.
    }
fair-wrong-draws =
    { $count ->
        [one] One draw is not the one that had to come.
       *[other] { $count } draws are not those that had to come.
    }
fair-wrong-fairness = This record does not say how its chance was settled.
fair-wrong-secret = The secret is not the one that the house promised.
fair-wrong-commitment = The promise is not the one this browser saw before the game.
fair-wrong-contributions = What the people added cannot be read.
fair-wrong-people = What the record says about who added to the dice cannot be: only people's devices add, and everybody is named once.
fair-wrong-seal = Who added what is not what this browser was shown before it revealed its numbers.
fair-wrong-mine = What this browser added is missing.
fair-wrong-digest = The record was changed: its digest does not fit.
fair-wrong-ending = The record is not that of the game this browser saw.
fair-how = How it works
fair-how-secret = Before anybody sat down, the house drew a secret and showed its fingerprint: from then on it could not choose another.
fair-how-added = When the game began, everybody's device drew random numbers and showed their fingerprints. Only when all of these were there did it show the numbers: nobody could choose theirs to suit the others'.
fair-how-drawn = Every roll and every card follows from both, by a rule that anybody can work out.
fair-how-shown = After the game the house shows its secret, and this page works everything out again.
fair-not = It does not show whether the house told somebody the secret early, or who the people at the table were.
fair-known = What it rests on
fair-commitment = Promised before the game
fair-seen-before = This browser saw the same promise before the game.
fair-not-seen = This browser was not there before the game: compare it with what you, or a friend, saw then.
fair-secret = The secret, shown after the game
fair-added-by = Added by { $name }
fair-mine = What this browser added is among it.
fair-left-out = { $name } added nothing in time
fair-seal = The seal: all that chance hangs on, fixed before anybody revealed their numbers
fair-older = This game was settled by an older scheme: whoever added last could choose, and so could the house with a computer player.
fair-unheard = What this browser revealed does not count: it did not reach the house in time, or others dropped out and it was settled anew without it.
fair-added-nobody = Nobody added anything: the house alone settled it
fair-withdrawn = { $name } promised numbers and did not reveal them
fair-computer = { $name } is a computer player, and adds nothing
fair-distrusted = What the house says about who settles the dice is not what this page has seen. Your browser adds nothing to them.
fair-digest = Digest of all choices
fair-draws =
    { $count ->
        [one] One draw
       *[other] All { $count } draws
    }
fair-due = { $due } had to come
fair-rolls = What chance has brought in this house
fair-check = Check that it was fair
fair-promise = The house's promise: { $commitment }

rolls-title = What chance has brought
rolls-lead =
    { $games ->
        [one] One finished game, { $draws } draws.
       *[other] { $games } finished games, { $draws } draws.
    }
rolls-p = The line in the middle is where honest chance ends up. The last column says how often pure chance alone is at least this uneven: now and then it is small, as it should be; that it stays small would be odd.
rolls-dice = Dice with { $faces } faces
rolls-who = Whose
rolls-count = Number
rolls-chi = Chi-square
rolls-chance = Chance
rolls-everybody = Everybody
rolls-seat = Seat { $seat }
rolls-none = No game is finished here yet.
rolls-counting = Counting …
drawn-first = Who begins is drawn
    .all = Who begins
drawn-order = The first turn order is drawn
    .all = The first turn order
drawn-board = A board is drawn
    .all = Boards
drawn-bill = Bill { $number } of casino { $casino } is drawn
    .all = Bills of the casinos
drawn-roll = { $name } rolls
    .all = Rolls
drawn-neutral = { $name } rolls the neutral dice
    .all = Rolls of neutral dice
drawn-card = { $name } is dealt card { $number }
    .all = Cards dealt to players
drawn-row = Card { $number } of the row is dealt
    .all = Cards of the row
drawn-dummy = Card { $number } of the dummy hand is dealt
    .all = Cards of the dummy hand
drawn-lottery = Lottery card { $number } is drawn
    .all = Lottery cards
drawn-calls = Which of the equal calls of { $amount } came first is drawn
    .all = Equal calls
drawn-in-round = Round { $round }: { $what }
drawn-in-gamble = Gamble { $gamble }: { $what }

# A round that is over, and the end of the game
summary-title = The round is over
summary-on = Go on
summary-open = What this round came to
end-over = The game is over
end-before = The game was ended
end-agreed = You agreed to end the game
end-unanswered = Nobody said no for a day: the game has ended
end-house = The house ended this game
end-nobody = Nobody has won it.
end-wins =
    { $count ->
        [one] { $names } takes the night
       *[other] { $names } take the night
    }
end-you-win = You take the night
end-you-share = You share the night
end-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
end-mine =
    { $place ->
        [1] You finish { $place }st
        [2] You finish { $place }nd
        [3] You finish { $place }rd
       *[other] You finish { $place }th
    }
end-beside = Level with { $names }.
debt-card = debt card
tally-debt = debt still open
tally-out = put out of the game
tally-outlasted =
    { $later ->
        [true] { $name } was put out after you.
       *[other] { $name } was never put out.
    }
end-door = To the door

# Agreements
wish-pause = { $name } would like a pause
wish-pause-text = The clocks stand still until everybody wants to continue.
wish-pause-no = Keep playing
wish-pause-yes = Pause
wish-go-on = { $name } would like to continue
wish-go-on-text = The clocks start again when everybody agrees.
wish-go-on-no = Not yet
wish-go-on-yes = Continue
wish-end = { $name } would like to end the game
wish-end-text = The game would stop as it stands, and nobody would win it.
wish-end-no = Keep playing
wish-end-yes = End the game
wish-silence = Without an answer from everybody, the game continues.
wish-silence-agrees =
    { $hours ->
        [one] Without an answer within an hour, you are taken to agree.
       *[other] Without an answer within { $hours } hours, you are taken to agree.
    }
wished-pause = You asked for a pause.
wished-go-on = You asked to continue.
wished-end = You asked to end the game.
wished-awaits = { $names } will be asked on coming back.
wished-agrees =
    { $hours ->
        [one] Without a no from { $names } within an hour, it is agreed.
       *[other] Without a no from { $names } within { $hours } hours, it is agreed.
    }
wished-back = Take it back
paused = The clocks stand still.
away-title =
    { $minutes ->
        [2] { $name } has been away for two minutes
       *[other] { $name } has been away for { $minutes } minutes
    }
away-text = A computer can play until { $name } is back. The seat stays theirs.
away-wait = Wait
away-computer = Let a computer play
away-silence = One of you decides. Waiting has no limit.
again-title = { $name } would like to play again
again-text = { $game }, with the same seats.
again-join = Join
again-not-now = Not now
again-would = { $name } would like to play again.
back-title = Welcome back
back-text =
    { $count ->
        [one] One choice was made for you while you were away.
       *[other] { $count } choices were made for you while you were away.
    }
back-on = Continue
back-watch = Watch them

# What people did at the table, in the log
note-sat = { $name } sat down.
note-left = { $name } left the table.
note-wished =
    { $detail ->
        [pause] { $name } would like a pause.
        [go-on] { $name } would like to continue.
       *[end] { $name } would like to end the game.
    }
note-declined =
    { $detail ->
        [pause] { $name } would rather not pause.
        [go-on] { $name } is not ready to continue.
        [rematch] { $name } does not want to play again just now.
       *[end] { $name } would rather keep playing.
    }
note-taken-back = { $name } took the request back.
note-paused = The clocks stand still.
note-went-on = The clocks are running again.
note-ended = The game was ended.
note-stood-in = A computer plays for { $name }.
note-came-back = { $name } is back.
note-handed-over = { $name } took over a seat.
note-changed = The table was changed.
note-rematch = { $name } would like to play again.
