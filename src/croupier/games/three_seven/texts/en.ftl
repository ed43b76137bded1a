title = Three Seven
tagline = With three sevens you may declare. Until then, bet as if you had them.
length = about 30 minutes
score = { $amount }

ask-Bet = Call, raise or fold?
ask-SpeakUp = Do you declare Three Seven?
ask-SpeakAgain = Somebody has declared. Do you declare as well?
ask-PlayOne = Which card do you play?

Call = Call: match the highest stake
    .key = call
Raise = Raise: stake { $by } more than the highest
    .key = raise { $by }
Fold = Fold: leave the round and lose your stake
    .key = fold
AllIn = Go all-in: borrow if you can, and stake everything you have
    .key = all in
Hold = Hold: do not declare
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
                [0] { $seat } calls for free.
               *[other] { $seat } calls for { $amount }.
            }
        [raise] { $seat } adds { $amount } and raises to { $stake }.
       *[all-in]
            { $amount ->
                [0] { $seat } goes all-in with nothing.
               *[other] { $seat } goes all-in with { $amount }.
            }
    }
    .you = { $how ->
            [call]
                { $amount ->
                    [0] You call for free.
                   *[other] You call for { $amount }.
                }
            [raise] You add { $amount } and raise to { $stake }.
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
        [0] { $seat } has no sevens.
        [one] { $seat } has one seven.
       *[other] { $seat } has { $sevens } sevens.
    }
    .you = { $sevens ->
            [0] You have no sevens.
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
board-play-sub = If unique, draw that many
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
       *[other] Play { $card } (you hold { $count })
    }
board-hold-count =
    { $count ->
        [one] one { $card }
       *[other] { $count } × { $card }
    }
board-shared = Shared out: { $amount }
board-why =
    { $how ->
        [declared] Of those who declared, the most sevens wins all stakes.
        [sevens] The pile is empty: the most sevens wins all stakes.
        [alone] Everyone else folded: the last player in takes all stakes.
       *[nobody] Nobody is left to take the stakes.
    }
board-fate =
    { $how ->
        [folded] folded
        [alone] last player in
       *[silent] did not declare
    }
board-sum = got { $won }, staked { $stake }
board-verdict =
    { $how ->
        [won] You are { $amount } up
        [lost] You are { $amount } down
       *[even] You break even
    }

guide-machine = The sign on top shows what the round is worth: all stakes together. The reels show your best cards, and only you see them.
guide-hand = This is your hand. You want three sevens. With fewer you can still bet as if you had them.
guide-bet = Call to stay in, raise to make it more expensive, or fold and lose your stake. Minus and plus set the raise.
guide-speak = After the betting everyone is asked. Anyone with three sevens may declare; of those who do, the most sevens wins.
guide-play = Nobody declared, so everyone plays a card at the same time. If nobody else plays your number, you draw that many cards.
guide-seats = The number beside the others' cards is how many they hold. The cards they have played stay in view.
