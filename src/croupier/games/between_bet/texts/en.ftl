title = Between Bet
tagline = Seven cards set two limits, and four are face down. Pay for a look at two of them, or watch somebody else do it.
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
Stand = Leave your bet unchanged
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
        [none] A card is laid face down.
       *[other] A { $card } is laid face up.
    }
Called = { $seat } calls { $amount }.
    .you = You call { $amount }.
TookLead = Equal calls. Chance puts { $seat } in the lead.
    .you = Equal calls. Chance puts you in the lead.
GotRight = Nobody calls more. { $seat } wins the right to look, with a bet of { $amount }.
    .you = Nobody calls more. You win the right to look, with a bet of { $amount }.
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
Peeked = Only you see { $cards }.
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
Shuffled = There was a zero in the row, so all 51 cards are shuffled again.

screen-not-begun = The first dealer is being drawn.
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

board-title = Round { $round } of { $rounds } · { $part }
board-part =
    { $phase ->
        [LayOut] dealing
        [PickPair] look
        [RaiseOrStand] look
        [PlaceBets] bets
        [Over] end
       *[other] auction
    }
board-dealer = Dealer
board-chips =
    { $debt ->
        [true] in debt
       *[other] chips
    }
board-round = round
board-deals =
    { $you ->
        [true] you deal
       *[other] { $name } deals
    }
board-highest = highest call
board-left = { $seconds } s
board-stands = clock not running
board-soon = everyone starts together
board-no-call = no call yet
board-no-bet = no bets yet
board-leads =
    { $you ->
        [true] you lead
       *[other] { $name } leads
    }
board-you-lead = You lead with { $amount }
board-cannot = You cannot call more
board-tied = equal calls
board-bet =
    { $you ->
        [true] you bet
       *[other] { $name } bets
    }
board-picks =
    { $you ->
        [true] pick a pair
       *[other] picks a pair
    }
board-looked = saw a pair
board-barred = others must differ
board-bets = Bets
board-calls = Calls, the latest first
board-unseen = nobody looked
board-saw = seen by { $name }
board-win = winning bets
board-range =
    { $single ->
        [true] { $lowest }
       *[other] { $lowest }–{ $highest }
    }
board-hit =
    { $you ->
        [true] you win { $amount }
       *[other] { $name } wins { $amount }
    }
board-missed =
    { $you ->
        [true] you lose { $amount }
       *[other] { $name } loses { $amount }
    }
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
        [PickPair] Only you will see it
        [RaiseOrStand] Up, never down
        [PlaceBets] All are shown together
       *[other] Your call is also your bet
    }
board-sub-barred = Any secret amount but { $amount }
board-amount =
    { $phase ->
        [Outbid] Your call
       *[other] Your bet
    }
board-first = Choose a pair
board-stand = Leave it at { $amount }
board-raise = Raise to { $amount }
board-more = { $amount } more
board-why =
    { $zeros ->
        [0] In order: take away the lowest and the highest; the next two from either end set the limits
       *[other] In order: take away zeros, the lowest and the highest; the next three from either end set the limits
    }
board-fate =
    { $how ->
        [zero] zero, out
        [lowest] lowest, out
        [highest] highest, out
       *[nothing] not used
    }
board-limit =
    { $side ->
        [lowest] from { $amount }
       *[highest] to { $amount }
    }
board-result =
    { $how ->
        [highest] highest inside: twice
        [inside] inside: once
        [over] outside, over { $limit }
        [under] outside, under { $limit }
       *[none] no bet
    }
board-verdict =
    { $how ->
        [won] You win { $amount }
        [lost] You lose { $amount }
       *[none] You did not bet
    }

guide-row = Seven cards set two limits, and the pairs at both ends are face down. Bets between the limits win.
guide-call = Call for the right to look at one pair. The highest call wins it, and that amount is already a bet.
guide-look = The highest caller picks a pair and looks at it alone. Their bet then tells you something.
guide-limits = One highest and one lowest card drop out. The two lowest left add up to the lower limit, the two highest to the upper one, times ten. A 0 or 00 drops out as well, and then it is three cards each.
guide-bet = A bet within the limits comes back and wins the same again. The highest of those wins twice its amount, so go high, but not too high.
