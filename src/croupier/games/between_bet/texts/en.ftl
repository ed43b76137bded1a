title = Between Bet
tagline = Seven cards set two limits, and four lie face down. Pay for a look at two of them, or watch who does.
length = about 20 minutes
score = { $amount }

ask-Outbid = Do you call?
ask-PickPair = Which pair do you look at?
ask-RaiseOrStand = Do you raise your bet?
ask-PlaceBets = How much do you bet?

Quiet = Say nothing
    .key = pass
Call = Call { $amount }
    .key = { $amount }
Pick =
    { $pair ->
        [left] Look at the left pair
       *[right] Look at the right pair
    }
    .key = { $pair }
Stand = Leave your bet as it is
    .key = stand
Raise = Raise your bet to { $amount }
    .key = { $amount }
Bet =
    { $amount ->
        [0] Bet nothing
       *[other] Bet { $amount }
    }
    .key = { $amount }

Laid =
    { $card ->
        [none] A card face down.
       *[other] A { $card } face up.
    }
Called = { $seat } calls { $amount }.
TookLead = Equal calls. Chance gives the lead to { $seat }.
GotRight = Nobody calls more. { $seat } has the right to look, for a bet of { $amount }.
NobodyCalled = Nobody calls, so nobody looks.
Picked =
    { $pair ->
        [left] { $seat } looks at the left pair.
       *[right] { $seat } looks at the right pair.
    }
Peeked = You alone see { $cards }.
Stood = { $seat } leaves the bet at { $amount }.
Raised = { $seat } raises the bet to { $amount }.
Placed =
    { $amount ->
        [0] { $seat } does not bet.
       *[other] { $seat } bets { $amount }.
    }
TurnedUp =
    { $single ->
        [true] The row is turned up: { $row }. Only a bet of { $lowest } wins.
       *[false] The row is turned up: { $row }. Bets from { $lowest } to { $highest } win.
    }
Hit =
    { $times ->
        [one] { $seat }'s { $amount } is in the range. It comes back and wins { $prize }.
       *[other] { $seat }'s { $amount } is the highest in the range. It comes back and wins { $prize }.
    }
Missed = { $seat }'s { $amount } goes to the bank.
Shuffled = A zero was in the row: all 51 cards are shuffled again.

screen-not-begun = The first dealer is drawn.
screen-round = Round { $round } of { $rounds } · { $dealer } deals
screen-left = left pair
screen-right = right pair
screen-only-you = only you see it
screen-chips = chips
screen-leads = leads with { $amount }
screen-may-look = bets { $amount } and may look
screen-looked = bets { $amount } and has looked
screen-unseen = Not seen yet: { $cards }
screen-limits =
    { $single ->
        [true] Only a bet of { $lowest } won.
       *[false] Bets from { $lowest } to { $highest } won.
    }
screen-debt = ▤
screen-debt-card = ▤ debt card
screen-out = out
