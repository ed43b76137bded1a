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
    .you = { $how ->
            [call]
                { $amount ->
                    [0] You call, for nothing.
                   *[other] You call for { $amount }.
                }
            [raise] You put { $amount } and raise to { $stake }.
           *[all-in]
                { $amount ->
                    [0] You go all-in with nothing.
                   *[other] You go all-in with { $amount }.
                }
        }
Folded =
    { $by_force ->
        [true] { $seat } has no cards left and must fold.
       *[false] { $seat } folds.
    }
    .you = { $by_force ->
            [true] You have no cards left and must fold.
           *[false] You fold.
        }
Declared = { $seat } declares Three Seven and shows { $cards }.
    .you = You declare Three Seven and show { $cards }.
NobodyDeclared = Nobody declares.
Played =
    { $draws ->
        [0] { $seat } plays { $card }.
        [one] { $seat } plays { $card } and draws a card.
       *[other] { $seat } plays { $card } and draws { $draws } cards.
    }
    .you = { $draws ->
            [0] You play { $card }.
            [one] You play { $card } and draw a card.
           *[other] You play { $card } and draw { $draws } cards.
        }
ShowedSevens =
    { $sevens ->
        [0] { $seat } has no seven.
        [one] { $seat } has one seven.
       *[other] { $seat } has { $sevens } sevens.
    }
    .you = { $sevens ->
            [0] You have no seven.
            [one] You have one seven.
           *[other] You have { $sevens } sevens.
        }
LeftOver =
    { $to ->
        [middle] { $amount } stays in the middle for the next round.
       *[bank] { $amount } goes to the bank.
    }

screen-FirstDealer = The first dealer is being drawn
screen-Over = The gamble is over
screen-round = Round { $round } of { $rounds }
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

board-subtitle =
    { $phase ->
        [Bet] Round { $round } of { $rounds } · betting
        [SpeakUp] Round { $round } of { $rounds } · declaring
        [SpeakAgain] Round { $round } of { $rounds } · declaring
        [PlayOne] Round { $round } of { $rounds } · cards
        [Draw] Round { $round } of { $rounds } · dealing
       *[other] Round { $round } of { $rounds }
    }
board-dealer = Dealer
board-bet =
    { $how ->
        [call] Called
       *[other] Raised to { $stake }
    }
board-folded = Folded
board-is-all-in = All-in
board-played = Played
board-cards =
    { $count ->
        [one] one card, face down
       *[other] { $count } cards, face down
    }
board-stake = stake { $amount }
board-my-stake =
    { $debt ->
        [true] stake { $amount } · debt
       *[other] stake { $amount }
    }
board-prize = All stakes
board-sevens = Your sevens: { $count }
board-has-sevens =
    { $count ->
        [one] one seven
       *[other] { $count } sevens
    }
board-draws-now =
    { $count ->
        [0] draws none
       *[other] +{ $count }
    }
board-to-call =
    { $amount ->
        [0] A call is free
       *[other] { $amount } to call
    }
board-ask-all-in = Too much to match, even with a loan
board-ask-borrow = Too much to match: borrow first, or fold
board-may-declare = You can declare when the betting ends
board-hold-sub = Everybody is asked
board-play-sub = Alone with it, you draw that many
board-raise-by = how much to raise
board-fold = Fold
board-call = Call
board-call-pay =
    { $pay ->
        [0] free
       *[other] { $pay }
    }
board-raise = Raise to { $stake }
board-pay = pay { $pay }
board-all-in = All-in
board-hold = Hold
board-declare = Declare Three Seven
board-declare-sub = show your hand, { $sevens } sevens
board-choose = Choose a card
board-draws =
    { $count ->
        [0] the pile is empty
        [one] one card if nobody else plays { $card }
       *[other] up to { $count } cards if nobody else plays { $card }
    }
board-play-count =
    { $count ->
        [one] Play { $card }
       *[other] Play { $card }, of which you hold { $count }
    }
board-hold-count =
    { $count ->
        [one] one { $card }
       *[other] { $count } times { $card }
    }
board-shared = Shared out: { $amount }
board-why =
    { $how ->
        [declared] The most sevens among those who declared win all stakes.
        [sevens] The pile is empty: the most sevens win all stakes.
        [alone] All others folded: one player takes all stakes.
       *[nobody] Nobody is left to take the stakes.
    }
board-fate =
    { $how ->
        [folded] folded
        [alone] the last one in
       *[silent] said nothing
    }
board-sum = got { $won }, staked { $stake }
board-verdict =
    { $how ->
        [won] You are { $amount } up
        [lost] You are { $amount } down
       *[even] You come out even
    }

guide-machine = The sign on top says what the round is worth: all stakes together. The reels show your best cards, only to you.
guide-hand = Your hand. You want three sevens. With fewer you may still bet as if you had them.
guide-bet = Call to stay in, raise to make it dearer, or fold and leave your stake. Minus and plus set the raise.
guide-speak = After the betting everybody is asked. Whoever has three sevens may declare; the most sevens among those who do win.
guide-play = Nobody declared, so everybody plays one card at once. Alone with your number, you draw that many cards.
guide-seats = Others' cards lie face down with their number beside them. The cards they have played stay in sight.
