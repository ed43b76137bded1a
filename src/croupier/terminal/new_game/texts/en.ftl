title = New Game
tagline = Heads or tails? Nobody knows, and nobody else knows what being right is worth to you.
length = about 5 minutes
score =
    { $amount ->
        [one] one chip
       *[other] { $amount } chips
    }

ask-MakeCall = What will the coin show, and how much do you stake?

Call =
    { $side ->
        [heads] Call heads and stake { $stake }
       *[tails] Call tails and stake { $stake }
    }
    .key =
        { $side ->
            [heads] heads { $stake }
           *[tails] tails { $stake }
        }

Began = Round { $round }. { $seat } tosses the coin.
    .you = Round { $round }. You toss the coin.
Got = Only you know: your card is a { $card }.
Called =
    { $side ->
        [heads] { $seat } calls heads and stakes { $stake }.
       *[tails] { $seat } calls tails and stakes { $stake }.
    }
    .you = { $side ->
            [heads] You call heads and stake { $stake }.
           *[tails] You call tails and stake { $stake }.
        }
Tossed =
    { $side ->
        [heads] { $seat } tosses the coin: heads.
       *[tails] { $seat } tosses the coin: tails.
    }
    .you = { $side ->
            [heads] You toss the coin: heads.
           *[tails] You toss the coin: tails.
        }
Showed = { $seat } shows a { $card }.
    .you = You show a { $card }.
Won =
    { $alone ->
        [true] { $seat } alone is right and wins { $amount }.
       *[false] { $seat } is right and wins { $amount }.
    }
    .you = { $alone ->
            [true] You alone are right and win { $amount }.
           *[false] You are right and win { $amount }.
        }
Lost = { $seat } is wrong and loses { $amount }.
    .you = You are wrong and lose { $amount }.
Consoled = Nobody is right. { $seat } gets { $amount } for tossing.
    .you = Nobody is right. You get { $amount } for tossing.

screen-round = Round { $round } of { $rounds }
screen-heads = Heads
screen-tails = Tails
screen-in-the-air = the coin has not been tossed yet
screen-tosses = tosses
screen-call = { $side }, stake { $stake }
screen-own-card = (your card: +{ $card })

board-choose = Choose a side and a stake
board-yours = your chips
board-stake = stakes { $stake }
board-outlook = right: { $right }, right alone: { $alone }, wrong: { $wrong }

guide-coin = The coin shows heads or tails. If you call it right, you win as much as you staked, and a bonus on top.
guide-call = Tap a number under heads or tails: that is your call, and how many chips you stake on it.
guide-card = Only you see your card. Its number is your bonus if you are right, and twice that if you alone are right.
guide-send = The big button says what will happen. Everybody's calls are shown at the same time.
