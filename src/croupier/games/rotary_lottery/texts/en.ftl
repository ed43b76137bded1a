title = Rotary Lottery
tagline = Hands go round, tickets fill up, and fourteen cards nobody has seen decide what they were worth.
length = about 15 minutes
score = { $amount }

ask-Draft = Which card goes on your ticket?

Lay = Lay a { $card } on your ticket
    .key = { $card }

Got = You are dealt a { $card }.
Dealt = Everybody has { $cards } cards. The last { $pile } are the lottery.
PassedOn =
    { $way ->
        [left] Card { $number } is on every ticket. The hands go to the left.
       *[right] Card { $number } is on every ticket. The hands go to the right.
    }
Received = You are passed { $cards }.
Completed = The last card goes by itself. The tickets are complete.
TurnedUp = The lottery turns up a { $card }.
Hit = A hit for { $seats }.
TookBack = You take your ticket back as your hand: { $cards }.
Showed = { $seat } shows both tickets: { $first } in round 1, { $second } in round 2.

screen-before = The first dealer is drawn.
screen-round = Round { $round } of 2
screen-dealer = { $name } deals
screen-Deal = dealing
screen-Draft =
    { $way ->
        [left] card { $number } of 7, hands go left
       *[right] card { $number } of 7, hands go right
    }
screen-Lottery = the lottery
screen-over = All tickets are shown
screen-lottery-of = Lottery, round { $round }
screen-pays = Hits pay
screen-chips = chips
screen-ticket = ticket
screen-hits-of = round { $round }:
screen-no-hits = no hits
screen-debt = ▤ debt card
screen-out = out
screen-hand = In your hand
screen-held = Hands, round { $round }
screen-unseen = Not seen yet
screen-secret = (…) laid by you, known to nobody else
