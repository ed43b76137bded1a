title = Three Seven
tagline = Three sevens and you may say so. Until then you bet as if.
length = about 30 minutes
score = { $amount }

ask-Bet = Call, raise or fold?
ask-SpeakUp = Do you declare Three Seven?
ask-SpeakAgain = Somebody has declared. Do you, too?
ask-PlayOne = Which card do you play?

Call = Call: match the highest stake
    .key = call
Raise = Raise: stake { $by } more than the highest
    .key = raise { $by }
Fold = Fold: leave the round and your stake
    .key = fold
AllIn = Go all-in: borrow if you can, and stake all you have
    .key = all in
Hold = Hold: declare nothing
    .key = hold
Declare = Declare Three Seven and show your hand
    .key = declare
Play = Play { $card }
    .key = { $card }

Got = You get { $card }.
Staked =
    { $how ->
        [call]
            { $amount ->
                [0] { $seat } calls, for nothing.
               *[other] { $seat } calls for { $amount }.
            }
        [raise] { $seat } puts { $amount } and raises to { $stake }.
       *[all-in]
            { $amount ->
                [0] { $seat } goes all-in with nothing.
               *[other] { $seat } goes all-in with { $amount }.
            }
    }
Folded =
    { $by_force ->
        [true] { $seat } has no cards left and must fold.
       *[false] { $seat } folds.
    }
Declared = { $seat } declares Three Seven and shows { $cards }.
NobodyDeclared = Nobody declares.
Played =
    { $draws ->
        [0] { $seat } plays { $card }.
        [one] { $seat } plays { $card } and draws a card.
       *[other] { $seat } plays { $card } and draws { $draws } cards.
    }
ShowedSevens =
    { $sevens ->
        [0] { $seat } has no seven.
        [one] { $seat } has one seven.
       *[other] { $seat } has { $sevens } sevens.
    }
LeftOver =
    { $to ->
        [middle] { $amount } stays in the middle for the next round.
       *[bank] { $amount } goes to the bank.
    }

screen-FirstDealer = The first dealer is being drawn
screen-Over = The gamble is over
screen-round = Round { $round } of 5
screen-dealer = { $name } deals
screen-pile =
    { $cards ->
        [0] the pile is empty
        [one] one card in the pile
       *[other] { $cards } cards in the pile
    }
screen-prize = { $amount } to win
screen-middle = ({ $amount } of it in the middle)
screen-chips = chips
screen-stake = stake
screen-cards = cards
screen-played = played
screen-debt = ▤
screen-debt-card = ▤ debt card
screen-out = out
screen-folded = folded
screen-all-in = all-in
screen-hand = Your hand
screen-to-match =
    { $amount ->
        [0] There is nothing to match: a call is free.
       *[other] A call costs { $amount }.
    }
