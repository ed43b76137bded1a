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
    .you = You call { $amount }.
TookLead = Equal calls. Chance gives the lead to { $seat }.
    .you = Equal calls. Chance gives the lead to you.
GotRight = Nobody calls more. { $seat } has the right to look, for a bet of { $amount }.
    .you = Nobody calls more. You have the right to look, for a bet of { $amount }.
NobodyCalled = Nobody calls, so nobody looks.
Picked =
    { $pair ->
        [left] { $seat } looks at the left pair.
       *[right] { $seat } looks at the right pair.
    }
    .you = { $pair ->
            [left] You look at the left pair.
           *[right] You look at the right pair.
        }
Peeked = You alone see { $cards }.
Stood = { $seat } leaves the bet at { $amount }.
    .you = You leave the bet at { $amount }.
Raised = { $seat } raises the bet to { $amount }.
    .you = You raise the bet to { $amount }.
Placed =
    { $amount ->
        [0] { $seat } does not bet.
       *[other] { $seat } bets { $amount }.
    }
    .you = { $amount ->
            [0] You do not bet.
           *[other] You bet { $amount }.
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
    .you = { $times ->
            [one] Your { $amount } is in the range. It comes back and wins { $prize }.
           *[other] Your { $amount } is the highest in the range. It comes back and wins { $prize }.
        }
Missed = { $seat }'s { $amount } goes to the bank.
    .you = Your { $amount } goes to the bank.
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
screen-calls = Calls: { $calls }
screen-last =
    { $single ->
        [true] Last round only a bet of { $lowest } won.
       *[false] Last round bets from { $lowest } to { $highest } won.
    }
screen-debt = ▤
screen-debt-card = ▤ debt card
screen-out = out

board-title =
    { $phase ->
        [PickPair] The look
        [RaiseOrStand] The look
        [PlaceBets] The bets
        [Over] The end
       *[other] The auction
    }
board-dealer = Dealer
board-debt = holds a debt card
board-chips =
    { $debt ->
        [true] chips, in debt
       *[other] chips
    }
board-round = round
board-end = the last one
board-deals = { $name } deals
board-highest = highest call
board-left = { $seconds } s left
board-no-call = no call yet
board-leads = { $name } leads
board-tied = equal calls
board-bet = { $name } bets
board-picks = picks a pair
board-looked = saw a pair
board-barred = nobody else may
board-bets = bets
board-calls = calls, the highest first
board-unseen = nobody looked
board-saw = seen by { $name }
board-win = winning bets
board-range =
    { $single ->
        [true] { $lowest }
       *[other] { $lowest }–{ $highest }
    }
board-hit = { $name } wins { $amount }
board-missed = { $name } loses { $amount }
board-mark = { $name }: { $amount }
board-ruler = Bets that land between the two limits win
board-last =
    { $single ->
        [true] Last round only { $lowest } won
       *[other] Last round { $lowest } to { $highest } won
    }
board-outbid = Outbid { $name } for a look?
board-sub =
    { $phase ->
        [PickPair] You alone will see its two cards
        [RaiseOrStand] It may go up, never down
        [PlaceBets] All bets are shown together
       *[other] What you call is your bet, too
    }
board-sub-barred = Anything but { $amount }, all shown together
board-amount =
    { $phase ->
        [Outbid] Your call
       *[other] Your bet
    }
board-first = Choose a pair
board-stand = Leave it at { $amount }
board-raise = Raise to { $amount }
board-more = { $amount } more

guide-row = Seven cards set two limits, and a pair at either end lies face down. Bets between the limits will win.
guide-call = Call for the right to look at one pair. The highest call wins it, and that amount is already a bet.
guide-look = Whoever called most picks a pair and looks at it alone. What they bet then tells you something.
guide-limits = Without one highest and one lowest card, the two lowest left are the lower limit and the two highest the upper one, times ten. A 0 or 00 goes out too, and then it is three each.
guide-bet = A bet within the limits comes back with as much again. The highest of those wins twice its amount, so go high, but not too high.
