title = Rotary Lottery
tagline = Hands go round, tickets fill up, and fourteen cards nobody has seen decide what they are worth.
length = about 15 minutes
score = { $amount }

ask-Draft = Which card goes on your ticket?

Lay = Lay a { $card } on your ticket
    .key = { $card }

Got = You are dealt a { $card }.
Dealt = Everybody has { $cards } cards. The remaining { $pile } are the lottery.
PassedOn =
    { $number ->
        [one] Every ticket has one card.
       *[other] Every ticket has { $number } cards.
    } { $way ->
        [left] The hands go to the left.
       *[right] The hands go to the right.
    }
Received = You are passed { $cards }.
Completed = The last card is laid automatically. The tickets are complete.
TurnedUp = The lottery turns up a { $card }.
Hit = A hit for { $seats }.
TookBack = You take your ticket back as your hand: { $cards }.
Showed = { $seat } shows both tickets: { $first } in round 1, { $second } in round 2.
    .you = You show both tickets: { $first } in round 1, { $second } in round 2.

screen-before = The first dealer is being drawn.
screen-round = Round { $round } of { $rounds }
screen-dealer = { $name } deals
screen-Deal = dealing
screen-Draft =
    { $way ->
        [left] card { $number } of { $cards }, hands go left
       *[right] card { $number } of { $cards }, hands go right
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
screen-secret = (…) laid by you; nobody else knows it

board-round = Round { $round } of { $rounds } · the lottery
board-pick = Round { $round } of { $rounds } · card { $number } of { $cards }
board-ask = Lay one card, pass the rest
board-comes-from = Your next hand comes from { $name }
board-choose = Choose a card
board-rest = { $cards } to { $name }
board-laid = Laid
board-dealer = Dealer
board-you = you
board-way =
    { $way ->
        [left] hands go left
       *[right] hands go right
    }
board-in-drum =
    { $count ->
        [one] one card in the drum
       *[other] { $count } cards in the drum
    }
board-hits =
    { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }
board-ticket = Your ticket
board-only-you = only you can see it
board-ticket-of =
    { $cards ->
        [none] { $name }'s ticket, round { $round }, face down
       *[other] { $name }'s ticket, round { $round }: { $cards }, hits: { $hits }
    }
board-unseen =
    { $count ->
        [0] { $card }: you have seen them all
       *[other] { $card }: { $count } not seen yet
    }
board-verdict =
    { $hits ->
        [0] No hits: you win nothing
        [one] One hit: you win { $amount }
       *[other] { $hits } hits: you win { $amount }
    }

guide-drum = The drum holds fourteen cards that nobody has seen. Some of them will be drawn: guess which.
guide-hand = Tap the card you want on your ticket. Everybody chooses at once.
guide-pass = The rest of your hand goes to the next player, and you get another hand.
guide-unseen = Cards you have not seen may be in the drum. This is how many there are of each number.
guide-prizes = Every card on your ticket that the lottery draws is a hit. The more hits, the more the bank pays.
