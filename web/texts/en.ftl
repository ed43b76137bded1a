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
table-mine = Your seat
table-log = House log
table-rules = Rules
table-menu = Menu
table-leave = Back to the front door
table-coming = Setting the table …
table-sending = Sending …
table-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] Waiting for { $names }
    }
table-next = The next question is coming up.
table-answered = You have answered. The others are still choosing.
table-ready = Get ready …
table-seconds = sec
purse-note = A loan gives you 200 chips now. Paying it back costs 250. If it is still open at the end, it costs 300, or 250 if you hold 250 or more.
table-to-now = Catch up
table-last = Last moves
table-watching = You are watching.
table-choose-first = Choose first

after-see = How it went
after-again = Play again

hint-ask = What would an expert do?
hint-title = What to do here
hint-thinking = An expert is looking at what you can see …
hint-worth = It wins { $chance } of games from here. The next best wins { $other }: { $next }.
hint-equal = It wins { $chance } of games from here, and so does: { $next }.
hint-note = Worked out from what you can see. Choices with the same figure are too close to call.

guide-skip = Skip
guide-next = Next
guide-done = Got it

curtain-title = { $name }, it is your turn
curtain-text = Everybody else, please look away.
curtain-open = I am { $name }

talk-title = Chat
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
menu-pause-back = Withdraw your request to pause
menu-go-on = Resume the clocks
menu-end = Propose to end the game
menu-end-back = Withdraw your request to end the game
menu-move = Move my seat to another device
menu-move-note = Open this link once on the other device:
menu-mute = Mute { $name }
menu-unmute = Unmute { $name }
menu-rules = Read the rules
menu-leave = Leave (your seat is kept)
menu-here = At this table
menu-people = Other players
menu-mine = On this device
copied = Copied.

settings-speed = Animation
speed-none = None
speed-slow = Slow
speed-usual = Normal
speed-quick = Fast
settings-theme = Theme
theme-auto = Same as system
theme-dark = Dark
theme-light = Light
settings-one-tap = Choose and send with one tap
settings-sound = Sound
settings-calm = Less motion
settings-notify = Notify me when it is my turn
settings-language = Language

line-lost = Connection lost. Reconnecting … nothing you played is lost.

nowhere-back = To the front door
house-offline-title = The house cannot be reached
house-offline-text = You are offline. Your seat is kept warm, and nothing you played is lost.
house-offline-fine = This page reconnects automatically when you are back online.
house-unknown-title = There is no door here
house-unknown-text = This address leads nowhere in the house. A letter may be missing.
house-closed-title = This table has closed
house-closed-text = It was cleared away, or nobody started a game there.
house-loading-title = Setting the table
house-loading-text = No clock runs until you see the board.
loading-page-title = Opening the door …
gone-title = There is no table here.
refused-broken = Something went wrong in the house. Try again in a moment.
refused-offline = The house cannot be reached. Check your connection and try again.

# What the house refuses, by its code
refused-bad-body = The house did not understand that. Reload the page.
refused-bad-query = This address asks for something that does not exist.
refused-bad-message = The house did not understand that. Reload the page.
refused-bad-id = The house did not understand that. Reload the page.
refused-bad-name = This name cannot be used: it is empty, too long, or contains characters that cannot be shown.
refused-bad-options = The table cannot be set up like this. Check its options.
refused-bad-settings = A table setting is out of range.
refused-bad-talk = The message is empty or too long.
refused-bad-sign = There is no such reaction.
refused-bad-person = You cannot do this to yourself.
refused-no-game = There is no such game.
refused-no-level = This game has no computer players of that level.
refused-illegal = The rules do not allow this now. Choose again.
refused-refused = The rules of the game do not allow this.
refused-bad-token = This link has already been used, or has expired. Ask for a new one.
refused-not-yours = This is for somebody else to decide.
refused-blocked = The person who opened this table has blocked you.
refused-not-over = The game is not over yet. Until then, nobody can see everything.
refused-sealed = Nothing of a deal of the day can be seen before you have played it, or before it is opened.
refused-no-day = There is no deal for this day in this house.
refused-day-over = The day is over. Its deal can be played out of competition once its secret is shown, an hour after midnight UTC.
refused-no-hints = There are no hints here: several people are playing, or the table is rated.
refused-origin = This request came from another site.
refused-no-page = There is nothing at this address.
refused-no-table = There is no such table, or it was cleared away.
refused-no-seat = The table has no such seat.
refused-no-person = That person is not here.
refused-no-record = There is no record of this game yet, or it was not played to the end.
refused-no-method = This cannot be done here.
refused-stale = The game has moved on. Take another look and choose again.
refused-outbid = Somebody was quicker: your call is no longer above the highest one.
refused-too-late = Too late: time ran out before your choice arrived.
refused-not-asked = You have nothing to choose right now.
refused-not-playing = No game is in progress at this table.
refused-taken = Somebody is already sitting there.
refused-empty = A seat is empty. Fill it first.
refused-no-people = Nobody has sat down. Computer players only play with people.
refused-begun = The game has started. This can only be done beforehand.
refused-not-away = The game is not waiting for anyone in that seat who has been away for two minutes.
refused-rated = At a rated table everybody has one seat, and keeps it once the game has begun.
refused-no-need = That is already the case.
refused-too-large = That is too much at once.
refused-too-slow = That took too long to arrive. Try again.
refused-too-many = Too many at once. Wait a little, or finish something first.
refused-unready = The house cannot reach its database. Try again in a moment.
refused-again = Reloading the table. Try again in a moment.

# After the game
after-over =
    { $choices ->
        [one] Game over · one choice
       *[other] Game over · { $choices } choices
    }
after-not-over-title = This game is still in progress.
after-not-over = When it is over, you can see how it went here.
after-to-table = To the table
after-ended-title = This game ended early
after-takes =
    { $count ->
        [one] { $names } takes it
       *[other] { $names } share it
    }
after-with = With { $score }
after-ahead = { $score }, ahead of { $next } with { $other }
after-standing = How it ended
after-curve = Chances of winning, choice by choice
after-curve-label = Chances of winning. Arrow keys move from choice to choice; Enter shows a choice in the replay.
after-start = Before the first choice.
after-chose = { $name }: { $move }.
after-moment = After
after-chance = { $name } { $chance }
after-percent = { $number }%
after-change = { $number }%
after-open = Watch it
after-progress = The house is reviewing the game: { $percent }%
after-progress-text = Every choice is weighed to see what it was worth. You do not have to wait here.
after-no-review = The house could not review this game.
after-parts = Luck and choices
after-parts-text = How luck and each player's own choices changed their chance of winning. Luck: dice and cards. Choices: all their choices together, compared with those of { $means ->
        [network] an expert computer player in the same seat;
       *[playouts] a regular computer player in the same seat, with all cards face up;
    } 0% means just as good. The rest is down to the other players.
after-luck = luck
after-skill = choices
after-expert = { $agreed } of { $decisions } decisions match an expert's
after-moments = Decisions that mattered
after-moments-text = Each decision on its own, compared with what an expert would have done, or with the other choices if the expert agrees. Only what the player could know counts. { $means ->
        [network] Figures for choices also count what came to light afterwards,
       *[playouts] Experts see more than regular players,
    } so these do not add up to “choices”.
after-moments-none = No decision was clearly better or worse than the next best.
after-moments-all =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
after-choice = Choice { $choice }.
after-cost = { $chosen }. An expert would choose: { $expert }. That wins { $rival } of games from there, this choice { $chance }.
after-better = { $chosen }. That was better than an expert's choice: { $expert }. It wins { $chance } of games from there, the expert's { $rival }.
after-agreed = { $chosen }, as an expert would. That wins { $chance } of games from there; { $options ->
        [2] the other choice wins
       *[other] the other choices win, on average,
    } { $rival }.
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
after-ended-rules = The rules of this game have changed here, so it could not continue. Nobody won.
after-ended-house = The house closed this table. Nobody won.
after-ended-sub =
    { $choices ->
        [one] Ended early · one choice
       *[other] Ended early · { $choices } choices
    }
after-stood = How things stood
after-stood-text = Nobody won: the game was still in progress.
after-takes-mine =
    { $count ->
        [one] You win
       *[other] { $names } share the win
    }
after-ahead-mine = { $score }, ahead of you with { $other }
after-place = You finished in place { $place } of { $of }, with { $score }.
after-round = round { $round }
after-gamble = gamble { $round }
after-in-round = Round { $round }.
after-in-gamble = Gamble { $round }.
after-drawn = { $what }.
after-margin = Every figure may be off by up to { $margin }%.
after-moments-mine = Your decisions
after-moments-others = The others' decisions
after-moments-mine-none = None of your decisions was clearly better or worse than an expert's.
after-replay = Watch the replay
after-record = Download the record
after-next = Next game
share = Share
share-copied = Link copied.

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
door-no-code = No table has that code. It may have closed.
door-games = Tonight’s tables
door-docs = Documentation
door-players = { $fewest } to { $most } players
door-play = Play now
door-play-of = Play now: { $game }, against computer players
door-go-on = Continue
door-all-mine = All my games
door-lobby = In the house
door-nobody = Nobody yet
door-watch = Watch
door-free =
    { $count ->
        [0] No seat free
        [one] One seat free
       *[other] { $count } seats free
    }
door-not-begun = Not started
door-your-turn = Your turn
door-turn-of = { $names } to choose
door-on = In progress

# A name
name-title = What is your name?
name-why = The others see it at the table. You can change it later.
name-label = Name
name-save = I am { $name }
name-first = Enter a name first
name-count = { $length } of { $most } characters
name-long = A name can have at most { $most } characters; this one has { $length }.
name-shorter = Shorten the name first

# The replay
replay-title = { $title }: replay
replay-coming = Setting up the replay …
replay-back = How it went
replay-controls = Replay
replay-first = To the start
replay-previous = Back one choice
replay-play = Play
replay-pause = Pause
replay-next = Forward one choice
replay-last = To the end
replay-slider = Choice
replay-place = { $at } of { $total }
replay-speed = Speed
replay-speed-of = { $speed }×
replay-eyes = View as
replay-onlooker = Onlooker
replay-again = Try again

# Opening a table
you = You
level-chaotic = chaotic
level-novice = novice
level-regular = regular
level-veteran = veteran
level-expert = expert
level-bold = bold
level-careful = careful
level-chaotic-plays = Makes any legal move, at random.
level-novice-plays = Makes a beginner's mistakes.
level-regular-plays = Plays by rules of thumb.
level-veteran-plays = Calculates and looks ahead.
level-expert-plays = Has learnt by playing millions of games.
level-bold-plays = Plays as an expert who likes to risk more.
level-careful-plays = Plays as an expert who would rather risk less.
new-seats = Who plays?
new-seat = Seat { $seat }
new-me-named = { $name } (you)
new-open = Open seat
new-person = Person
new-computer = Computer, { $level }
new-name-of = Name in seat { $seat }
new-names-first = Enter everybody’s name first
new-options = The game
new-first = Who starts
new-by-chance = By chance
new-course = Course
new-course-full = Full
new-course-light = Light
new-course-bluff = Bluff
new-course-own = Your own
new-course-order = Tap two or more gambles in the order you want to play them.
new-settings = The table
new-clock = Clock
clock-relaxed = Relaxed
clock-relaxed-note = Plenty of time. When it runs out, a computer player chooses for you.
clock-brisk = Brisk
clock-brisk-note = A quick game: decide soon, or a computer player decides for you.
clock-none = None
clock-none-note = Everybody takes as long as they need.
clock-days = Days
clock-days-note = A game by correspondence: come back when it is your turn.
new-days = Days per decision
new-calls = Seconds for a higher call
new-public = Public
new-public-note = Anybody can find this table on the front door, and sit down or watch.
new-hints = Hints
new-hints-note = People may ask what an expert would do.
new-pauses = Computer players take a moment to choose, as people do
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
rules-in-english = This page is only available in English so far.
rules-whole = The whole page
rules-chapters = Chapters

# A seat that moves to this device
handover-title = Moving your seat here
handover-coming = One moment: the table is being told.
handover-used = This link has already been used, or has expired.
handover-used-text = Each link moves a seat once, and only for a while. Make a new one on the device that has the seat now.
handover-failed = The seat could not be moved.

# Me
me-title = My page
me-name = Your name
me-name-note = Tables where you already sit keep the name you had there.
me-rename = Change name
me-renamed = From now on you are { $name }.
me-ended = Ended early
me-settings = On this device
me-forget-title = Everything about you
me-forget-text = The house knows your name and which games are yours. You have no account here, and the house does not have your e-mail address.
me-forget = Delete everything about me
me-forget-ask = Delete everything about you?
me-forget-warning = Your name, your seats and the list of your games will be deleted. The games you played stay, with a guest in your place. This cannot be undone.
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
wait-empty = Remove { $name } from the table
wait-fill = Computer
wait-fill-label = Computer player for seat { $seat }
wait-computers = Computer players
wait-level = Their level
wait-fill-all =
    { $count ->
        [one] Fill the free seat
       *[other] Fill all { $count } free seats
    }
wait-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
wait-invite = Invite others
wait-code = The table code, for the front door:
wait-copy = Copy the link
wait-qr = QR code: point a phone’s camera at it to open this table
wait-invitation = How about a game of { $game }? There is a seat for you.
wait-set = Table settings
wait-change = Change the settings
wait-change-save = Save the settings
wait-changed = The table has new settings.
wait-starts = { $name } starts
wait-starts-chance = Chance decides who starts
wait-course = Course: { $course }
wait-option = { $label }: { $value }
wait-clock-relaxed = A relaxed clock
wait-clock-brisk = A brisk clock
wait-clock-none = No clock
wait-days =
    { $days ->
        [one] One day per decision
       *[other] { $days } days per decision
    }
wait-calls = { $seconds } seconds for a higher call
wait-public = Anybody can find this table on the front door
wait-private = Only people with the code or the link can find this table
wait-hints = Hints are allowed
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
fair-checking = Checking every draw on this page: { $share }%
fair-right =
    { $count ->
        [one] The only draw of this game is exactly the one fixed before it began.
       *[other] All { $count } draws of this game are exactly the ones fixed before it began.
    }
fair-wrong-draws =
    { $count ->
        [one] One draw is not the one fixed before the game began.
       *[other] { $count } draws are not the ones fixed before the game began.
    }
fair-wrong-fairness = This record does not say how its draws were settled.
fair-wrong-secret = The secret does not match the house's promise.
fair-wrong-commitment = The promise is not the one this browser saw before the game.
fair-wrong-contributions = The contributions cannot be read.
fair-wrong-people = The record's list of contributors cannot be right: only people's devices contribute, and everybody is named exactly once.
fair-wrong-seal = The contributions are not those this browser was shown before it revealed its numbers.
fair-wrong-mine = This browser's contribution is missing.
fair-wrong-digest = The record was changed: its digest does not match.
fair-wrong-ending = This is not the record of the game this browser saw.
fair-how = How it works
fair-how-secret = Before anybody sat down, the house drew a secret and showed its fingerprint: from then on it could not choose another.
fair-how-added = When the game began, everybody's device drew random numbers and showed their fingerprints. The numbers were revealed only once all fingerprints were in, so nobody could choose theirs to suit the others'.
fair-how-drawn = Every roll and every card follows from both, by a rule that anybody can check.
fair-how-shown = After the game, the house shows its secret, and this page works everything out again.
fair-not = This does not show whether the house told somebody the secret early, or who the people at the table were.
fair-wrong-closed = This deal is still being played: everything can be checked once its secret is shown.
fair-deal-secret = Before the first game of this deal, the house drew a secret and showed its fingerprint: from then on it could not choose another.
fair-deal-same = Every roll and every card follows from the secret, from what is drawn, and from how often it was drawn before. So everybody who plays this deal meets the same dice and cards. That is why nobody's device adds anything.
fair-deal-shown = When the deal is over, the house shows its secret, and this page works everything out again.
fair-deal-not = The house alone drew the secret, and it knows the dice. This shows that it changed nothing for anybody after its promise, not that it told nobody.
fair-deal = The deal: { $deal }
fair-known = What it is based on
fair-commitment = Promised before the game
fair-seen-before = This browser saw the same promise before the game.
fair-not-seen = This browser was not there before the game: compare it with what you or a friend saw then.
fair-secret = The secret, shown after the game
fair-added-by = Added by { $name }
fair-mine = This browser's contribution is included.
fair-left-out = { $name } added nothing in time
fair-seal = The seal: everything the draws depend on, fixed before anybody revealed their numbers
fair-older = This game was settled by an older scheme: whoever added last could steer the draws, and so could the house through a computer player.
fair-unheard = What this browser revealed does not count: it did not reach the house in time, or others dropped out and the draws were settled again without it.
fair-added-nobody = Nobody added anything: the house alone settled the draws
fair-withdrawn = { $name } promised numbers and did not reveal them
fair-computer = { $name } is a computer player, and adds nothing
fair-distrusted = What the house says about who settles the dice does not match what this page has seen. Your browser adds nothing to them.
fair-digest = Digest of all choices
fair-draws =
    { $count ->
        [one] One draw
       *[other] All { $count } draws
    }
fair-due = It should have been { $due }
fair-rolls = All draws in this house so far
fair-check = Check that it was fair
fair-promise = The house's promise: { $commitment }

rolls-title = How dice and cards have fallen
rolls-lead =
    { $games ->
        [one] One finished game, { $draws } draws.
       *[other] { $games } finished games, { $draws } draws.
    }
rolls-p = The middle line is where honest chance ends up in the long run. The last column says how often pure chance alone would be at least this uneven. It is small now and then, as it should be; if it stayed small, that would be odd.
rolls-dice = Dice with { $faces } faces
rolls-who = Whose
rolls-count = Number
rolls-chi = Chi-square
rolls-chance = Chance
rolls-everybody = Everybody
rolls-seat = Seat { $seat }
rolls-none = No game is finished here yet.
rolls-counting = Counting …
drawn-first = Who starts is drawn
    .all = Who starts
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
summary-on = Continue
summary-open = Results of this round
end-over = The game is over
end-before = The game ended early
end-agreed = You agreed to end the game
end-unanswered = Nobody said no for a day: the game has ended
end-house = The house ended this game
end-nobody = Nobody won.
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
wish-pause-text = The clocks stop until everybody wants to continue.
wish-pause-no = Keep playing
wish-pause-yes = Pause
wish-go-on = { $name } would like to continue
wish-go-on-text = The clocks start again when everybody agrees.
wish-go-on-no = Not yet
wish-go-on-yes = Continue
wish-end = { $name } would like to end the game
wish-end-text = The game would stop where it is, and nobody would win.
wish-end-no = Keep playing
wish-end-yes = End the game
wish-silence = Unless everybody agrees, the game continues.
wish-silence-agrees =
    { $hours ->
        [one] If you do not answer within an hour, that counts as a yes.
       *[other] If you do not answer within { $hours } hours, that counts as a yes.
    }
wished-pause = You asked for a pause.
wished-go-on = You asked to continue.
wished-end = You asked to end the game.
wished-awaits = { $names } will be asked after coming back.
wished-agrees =
    { $hours ->
        [one] With no objection from { $names } within an hour, it is agreed.
       *[other] With no objection from { $names } within { $hours } hours, it is agreed.
    }
wished-back = Withdraw it
paused = The clocks are paused.
away-title =
    { $minutes ->
        [2] { $name } has been away for two minutes
       *[other] { $name } has been away for { $minutes } minutes
    }
away-text = A computer can play until { $name } is back. The seat stays theirs.
away-wait = Wait
away-computer = Let a computer play
away-silence = Any one of you can decide. You can wait as long as you like.
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
note-taken-back = { $name } withdrew the request.
note-paused = The clocks are paused.
note-went-on = The clocks are running again.
note-ended = The game was ended early.
note-stood-in = A computer plays for { $name }.
note-came-back = { $name } is back.
note-handed-over = { $name } took over a seat.
note-changed = The table settings were changed.
note-rematch = { $name } would like to play again.

# The club: rooms
club-with = with { $names }
rooms = Rooms
room-play = Play
room-today = Today
room-club = Club
room-me = Me

# The club: results that stay
rated = rated
friendly = friendly
who-since = Member since { $month }
who-likes = Likes { $game } best
who-program = program by { $name }
who-games =
    { $games ->
        [one] game
       *[other] games
    }
who-rating = rating
who-rating-place = rating, place { $places }
who-unrated = rated games before there is a rating
firsts-title = First places
firsts-about = Beside the fair share: one in as many as sat at the table.
firsts-key-mine = your share
firsts-key-theirs = share
firsts-key-band = where it probably lies
firsts-key-fair = fair share
firsts-few = One game says little. From { $needed } games of a kind on, the share of first places stands here, beside the fair share.
firsts-of = of { $games }
firsts-so-far = { $games } of { $needed }
firsts-label = { $game }: { $share } first places in { $games } games, probably between { $low } and { $high }. The fair share is { $fair }.
firsts-label-few = { $game }: { $games } of the { $needed } games it takes to say anything.
firsts-by = First places by
firsts-by-game = By game
firsts-by-seats = By seats
firsts-seats =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
ratings-title = Ratings
ratings-house = All games
ratings-label = { $what }: rating { $rating }, probably between { $low } and { $high }, after { $games } rated games.
ratings-curve = From { $first } ({ $when }) to { $last } in { $games } rated games. The pale band is where the rating probably lies.
moments-title = Best moments
moments-worth = worth { $worth } more than the other choices
games-title = Games
games-which = Which game
games-all = All games
games-with-whom = With whom
games-everybody = With everybody
games-minutes = { $minutes } min
games-parts = luck { $luck }, choices { $skill }
games-replay = Replay: { $game }, { $when }
games-none = No finished games here yet.
games-more =
    { $count ->
        [one] Show one more
       *[other] Show more ({ $count } left)
    }
versus-title = You and { $name }
versus-whom = You and whom
versus-ahead = ahead
versus-games =
    { $games ->
        [one] game at one table
       *[other] games at one table
    }
versus-share = You finish ahead in { $share } of 100, probably between { $low } and { $high }.
versus-few = From { $needed } games on, it says here how often you finish ahead.
versus-level =
    { $level ->
        [one] One game was level.
       *[other] { $level } games were level.
    }
versus-bar = You ahead { $mine }, level { $level }, { $name } ahead { $theirs }
emblem-title = Emblem and colour
emblem-which = Emblem
emblem-key = key
emblem-anchor = anchor
emblem-comet = comet
emblem-fern = fern
emblem-moon = moon
emblem-teapot = teapot
emblem-feather = feather
emblem-umbrella = umbrella
emblem-bell = bell
emblem-compass = compass
emblem-lantern = lantern
emblem-fish = fish
colour-which = Colour
colour-0 = coral
colour-1 = sky blue
colour-2 = yellow
colour-3 = green
colour-4 = violet
colour-5 = ivory
person-mute = Mute
person-unmute = Unmute
person-block = Block
person-unblock = Unblock
empty-title = Nothing written down yet
empty-text = Results, replays and reviews are kept here. Nobody sees anything of a game before it has ended.
empty-day = Play today’s deal
empty-play =
    { $count ->
        [one] { $game } with one computer
       *[other] { $game } with { $count } computers
    }
export = Export
export-text = All your results: JSON for programs, CSV for a spreadsheet.
club-title = The club
club-empty = No two people have met here yet
club-empty-text = Once people finish games at one table, it says here who finished ahead of whom, and from { $needed } rated games each, how strong they are.
club-empty-play = To the tables
among-who = Who is in the club
among-since =
    { $games ->
        [one] { $people } people, one game together, { $when }.
       *[other] { $people } people, { $games } games together. The first: { $when }.
    }
among-title = Between you
among-text = How often each finished ahead of the others, at one table.
among-early =
    { $needed ->
        [one] Too early for ratings: they begin at { $needed } rated game each. Until then nobody is first.
       *[other] Too early for ratings: they begin at { $needed } rated games each. Until then nobody is first.
    }
house-sub = The house table: rated games
house-place = Place
house-who = Who
house-band = Where the rating probably lies
house-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
house-computer = computer
house-label = { $name }: rating { $rating }, probably between { $low } and { $high }
house-read = How to read it
house-read-rating = the rating
house-read-low = hardly below this
house-read-high = hardly above
house-read-text = The wider the bar, the less we know. That is why a place is a range: from behind everybody who is clearly above to ahead of everybody who is clearly below. More games make the bar shorter, not better.
house-unplaced = Not placed yet
house-needs =
    { $needed ->
        [one] A place needs { $needed } rated game.
       *[other] A place needs { $needed } rated games. Until then nobody is given a number.
    }
counts-title = What counts
counts-said = Rated tables only; it is said before the game
counts-fixed = Fixed settings, no hints
counts-left = Anyone missing at the end of a rated game is last in it
counts-computers = Computers are rated by the same games
new-rated = Rated
new-rated-note = Counts for the house table. No hints, one seat each, and anyone missing at the end is last.
wait-rated = Rated: it counts for the house table. No hints, and anyone missing at the end is last
wait-friendly = Friendly: it does not count for the house table

## The deal of the day.

day-title = Deal of the day
day-sub = { $date } · day { $number }
day-numbered = Croupier · deal of the day { $number }
day-about = One try. The same dice and cards for everybody.
day-open =
    { $hours ->
        [0] open for less than an hour
        [one] open for one more hour
       *[other] open for { $hours } more hours
    }
day-played =
    { $count ->
        [0] nobody has played yet
        [one] one person has played
       *[other] { $count } have played
    }
day-week = Played in the last seven days: { $days }
day-row =
    { $count ->
        [one] one day in a row
       *[other] { $count } days in a row
    }
day-yesterday = yesterday { $place } of { $of }
day-of = of { $of }
day-place =
    { $ending ->
        [st] { $place }st
        [nd] { $place }nd
        [rd] { $place }rd
       *[th] { $place }th
    }
day-play = Play today’s deal
day-continue = Continue today’s deal
day-see = See how others did
day-play-past = Play it out of competition
day-against =
    { $count ->
        [one] Against one computer player
       *[other] Against { $count } computer players
    }
day-rules = How it works
day-rules-same = Everybody who plays today meets the same dice and cards wherever the same thing is drawn, and the same computer players. Their secret was sealed before the day began.
day-rules-one = There is one try, against regulars or against experts, each with results of its own. If you leave, the result counts as it stands. Begin before midnight UTC, and finish within an hour after it.
day-rules-sealed = Until you have played, or until the deal is opened, you can see nothing of it: no games of others, no replays, no results. There are no hints.
day-rules-not = Nobody’s device adds to these dice, because everybody has to meet the same ones. And somebody who comes with a second browser is somebody else to this house. That cannot be prevented: it is left to you.
day-at-table = { $game }: { $place } of { $seats } at your table. Computer players: { $level }
day-first = You are the first today. Come by later.
day-ahead = ahead of { $share } in 100 who played
day-of-all = of all who have played
day-among = among people you have played with
day-among-short = { $place } of { $of } who know each other
day-among-behind = among people you have played with; { $name } has { $score }
day-out = Out of competition
day-out-text = Begun or finished after its day: there is no place, but everything can be compared.
day-missed = The day is over, and its secret is open. You can still play the same deal, out of competition.
day-closing = The day is over. In an hour at most its secret is opened; then it can be played out of competition.
day-coming-text = This day has not begun. Its secret is sealed already.
day-how = How everybody did
day-how-text =
    { $count ->
        [one] One person. Computer players: { $level }.
       *[other] { $count } people with the same dice. Computer players: { $level }.
    }
day-chart =
    { $count ->
        [one] The result of one person: { $mine }.
       *[other] Results of { $count } people, from { $low } to { $high }. Yours: { $mine }.
    }
day-you = you
day-decisions = Decision by decision
day-strip = { $of } decisions: { $expert } as the expert, { $most } as most people
day-share-placed = { $game }: { $place } of { $of }
day-share-out = { $game }: out of competition
day-share-alt = { $title }. { $strip }
day-as-expert = as the expert, { $count } of { $of }
day-as-most = as most people, { $count } of { $of }
day-thinking = The expert is still thinking about your decisions.
day-differed = Where most people differed
day-few = Too few people have met the same decisions as you: shares are shown from { $count } on. What the expert would have done stands below.
day-met =
    { $count ->
        [one] Decision { $number }. Only you came here.
       *[other] Decision { $number }. All { $count } who came here saw the same.
    }
day-ended-with = ended with { $mean } ± { $margin } on average
day-expert = The expert: { $move }
day-expert-alike = The expert would have done the same.
day-decision = Decision { $number }
day-chose = You: { $move }
day-all =
    { $count ->
        [one] The decision
       *[other] All { $count } decisions
    }
day-watch = Watch it
day-named = { $day }, { $game }
day-secret-open = The secret is open
day-secret-sealed = The secret is sealed
day-was-sealed = Sealed before the day began.
day-was-late = This house was opened on that day: its seal was shown only then.
day-opens = Opens { $when }.
day-seal = seal
day-secret = secret
day-matches = matches
day-matches-not = does not match: tell whoever runs this house
day-check = Check it yourself
day-check-text = This page has just done so. Your own computer can do it as well, for the day and for the records of its games:
day-check-docs = What this proves, and what it does not
day-share = Share, without spoiling
day-share-foot = { $count } decisions · upper half: as the expert · lower half: as most people
day-copy = Copy text
day-copied = Copied.
day-give = Share picture
day-archive = Past days

# Finding each other

find-title = Find a table
find-sub = Play with whoever is there
find-any-game = Any game
find-seats = Seats
find-any = any
find-pace = Pace
pace-quick = Quick, 0:30
pace-calm = Calm, 1:30
pace-days = Days
pace-quick-word = quick
pace-calm-word = calm
pace-days-word = days
find-fill = Computers fill up after
find-never = never
find-counts = Does it count?
find-friendly = Friendly
find-waiting = Waiting now
find-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
find-row = { $count } of { $seats }
find-nobody-waits = { $count ->
        [one] Nobody waits yet. { $count } other person is in the house.
       *[other] Nobody waits yet. { $count } other people are in the house.
    }
find-sit = Sit down
find-seats-of = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
find-go = Find a table: { $game }
find-more = { $count ->
        [0] It begins
        [one] One more, and it begins
       *[other] { $count } more, and it begins
    }
find-then = then computers fill up
find-without = so far, without computers
find-empty = empty
find-with = { $names } would sit with you.
find-stay = Stay on this page: the table opens automatically.
find-no-need = No need to wait
find-now = { $count ->
        [0] Begin now
        [one] Begin now with { $count } computer
       *[other] Begin now with { $count } computers
    }
find-any-number = Any number of seats
find-leave = Leave the queue
find-ready = Your table is ready.
find-alone = Nobody else is here
find-alone-text = There is no queue to wait in. Computers sit down at once; a link brings people.
find-alone-play = { $count ->
        [one] { $game } with { $count } computer
       *[other] { $game } with { $count } computers
    }
find-alone-link = Open a table and send its link
find-alone-strength = How strong shall they be?
find-alone-screen = Or around one screen
find-alone-screen-text = Several people and this device. The curtain keeps secrets.
friends-title = Friends
friends-all = All { $count }
friends-none = Star people after a game; they stand here.
friends-mutual = You see whether somebody is here once you have starred each other.
friend-here = is here
friend-away = not here
friend-table = at a table: { $game }
friend-queue = in the queue
friend-invite = Invite
friend-invite-name = Invite { $name }
friend-invited = The invitation has been sent.
friend-star = Star { $name }
friend-unstar = { $name } has your star
friend-starred-you = { $name } has starred you.
friend-star-back = Star back
invite-title = Invitations
invite-by = { $name } invites you
invite-go = Go there
invite-no = Not now
invite-friends = Invite friends
invite-sent = Invited
menu-block = Block { $name }
menu-unblock = Unblock { $name }
notices-title = Notices
notices-on = Ring on this device
notices-note = Also when the page is closed
notices-turns = When it is my turn
notices-invitations = When I am invited
notices-rounds = When a round begins
notices-impossible = This browser cannot ring. While the page is open, the tab tells you.
notices-denied = Your browser does not allow this page to ring. You can change that in its settings.
ring-title = Shall we ring when it is your turn?
ring-text = This game takes days. We can tell you on this device, also when the page is closed.
ring-once = At most one notice for each turn
ring-also = When you are invited, when a round begins
ring-silent = Silent while the table is open before you
ring-never = Never news, offers or “we miss you”
ring-yes = Yes, ring
ring-no = No, I look in myself
ring-note = Your browser asks once more. You can change it on your page at any time.
refused-not-played = You have not played with this person yet.
refused-bad-endpoint = Your browser’s address for notices cannot be used here.
refused-no-push = This house sends no notices.

# Evenings and tournaments
refused-no-meet = There is no such evening or tournament, or it was cleared away.
refused-full = There is no room for more.
refused-round-on = This table is closed to others until its round is over.
meets-title = Evenings and tournaments
meets-none = Nothing is on at the moment. Open something, and share its link.
meets-open-evening = Open an evening
meets-open-cup = Open a tournament
meets-evening =
    { $games ->
        [one] Evening of one game
       *[other] Evening of { $games } games
    }
meets-cup = Tournament: { $game }
meets-people =
    { $people ->
        [one] one takes part
       *[other] { $people } take part
    }
meets-entering = not begun
meets-playing = under way
meets-over = over
meets-called-off = called off
meet-name = Title
meet-public = List it in the club room
meet-public-note = Anyone here may find it. Otherwise only those who have the link.
meet-share = Share the link
meet-back = Back to { $title }
meet-waits = It begins when everybody is here, or soon without them.
meet-you = you
meet-watch = Watch
evening-new = A new evening
evening-usual = { $name }’s evening
evening-games = Games, in this order
evening-games-note = Tap a game to add it. A game may come twice.
evening-remove = Take out { $game }
evening-open = Open the evening
evening-choose-first = Choose a game first
evening-sub =
    { $games ->
        [one] an evening of one game
       *[other] an evening of { $games } games
    }
evening-lead =
    { $count ->
        [one] { $names } leads
       *[other] { $names } lead
    }
evening-won =
    { $count ->
        [one] { $names } wins the evening
       *[other] { $names } win the evening
    }
evening-start = Nobody has points yet
evening-points = { $points } points, { $left } to come. Places are worth { $worth }.
evening-worth = Places are worth { $worth }. Those who are level share.
evening-game = Game
evening-now = Now
evening-curve = Points from game to game. { $said }
evening-after = After game { $game }: { $name } { $points }
evening-on = on now
evening-next = begins when all are ready
evening-broken = broken off, no points
evening-away = { $names } was away for { $game }: a computer player stood in, so there are no points for it.
evening-late = { $name } came later and started with 0.
evening-gone = { $name } has left.
evening-join = Join the evening
evening-ready = Ready for { $game }
evening-not-ready = Not ready after all
evening-count = { $ready } of { $people } ready
evening-begin = Begin without the others
evening-to-table = To the table
evening-add = Add a game
evening-leave = Leave the evening
evening-leave-ask = Leave the evening?
evening-leave-note = Your points stay. You can come back at any time.
cup-new = A new tournament
cup-usual = { $name }’s cup
cup-game = Game
cup-seats = Seats at a table
cup-rounds = Rounds
cup-level = Computer players who fill up
cup-start = When it begins
cup-start-me = When I say so
cup-start-time = At a time
cup-few = If fewer than three have entered by then
cup-few-computers = Play with computers
cup-few-put-off = Put it off by a day
cup-lasts = Longest round
cup-minutes = { $minutes } min
cup-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
cup-open = Open the tournament
cup-opened-by = tournament, opened by { $name }
cup-when = Begins { $when }.
cup-when-opener = Begins when { $name } says so.
cup-put-off = Too few had entered. It is put off.
cup-fact-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
cup-fact-seats = at a table
cup-fact-clock = a choice
cup-same = The same dice at every table
cup-same-text = In each round all tables meet the same dice and cards. You are compared with those in your seat, so the luck of the deal drops out.
cup-same-seat = all who sit here are compared with each other
cup-table = table { $table }
cup-entered = Entered
cup-count =
    { $tables ->
        [one] { $people }, for one table
       *[other] { $people }, for { $tables } tables
    }
cup-nobody = Nobody has entered yet.
cup-more = +{ $count }
cup-seating = Computer players take seats that stay empty. Everybody meets as many others as possible, and sits in each seat about equally often.
cup-program = program
cup-program-by = program by { $name }
cup-program-how = A program of your own can play as well:
cup-enter = Enter
cup-leave = Take my name off
cup-retire = Leave the tournament
cup-retire-ask = Leave the tournament?
cup-retire-note = Rounds that you do not play count as if you had come last in them.
cup-begin = Begin now
cup-call-off = Call it off
cup-off = This tournament does not take place.
cup-under-way = Under way
cup-round = Round { $round } of { $rounds }
cup-still =
    { $tables ->
        [one] One table still plays.
       *[other] { $tables } tables still play.
    }
cup-next-at = The next round begins at { $time }.
cup-by = Whoever still plays at { $time } is replaced by a computer player.
cup-my-table = Your table
cup-my-next = Your next table
cup-my-done = You are done with this round.
cup-seat = seat { $seat }
cup-computer = computer
cup-standings = Standings
cup-standings-text = How much more than those in the same seats with the same dice, on average. Bars that overlap may still change places.
cup-standings-after =
    { $rounds ->
        [one] after one round
       *[other] after { $rounds } rounds
    }
cup-no-standings = Standings follow after the first round.
cup-all =
    { $count ->
        [one] All { $count }
       *[other] All { $count }
    }
cup-ahead = { $name }: place { $place }, { $ahead } beside the same seats
cup-ahead-band = { $name }: place { $place }, { $ahead } beside the same seats, probably between { $low } and { $high }
cup-even = even
cup-place = Place
cup-who = Who
cup-figure = Ahead
cup-money = Money
cup-tables = Tables of this round
cup-done = done
cup-playing = playing
cup-takes =
    { $count ->
        [one] { $names } takes the cup
       *[other] { $names } share the cup
    }
cup-my-place = Place { $place }, by comparison
cup-my-figure = { $ahead } beside the same seats. By money alone: place { $place }.
cup-each = Each round: your result among those who had your seat and your dice.
cup-result = Round { $round }, seat { $seat }: { $score }, { $ahead } beside { $others }
cup-missed = Round { $round }: not played
cup-legend-you = you
cup-legend-others = others, same seat and dice
cup-legend-mean = average
cup-print = Print the results
cup-again = Open the next one
cup-sub-over =
    { $rounds ->
        [one] one round, { $people } took part
       *[other] { $rounds } rounds, { $people } took part
    }
cup-secrets = The secrets of the rounds
cup-secrets-text = They were committed to before anybody entered, and each is shown when its round is over.
cup-secret-open = Round { $round }, open:
cup-secret-sealed = Round { $round }, sealed:
