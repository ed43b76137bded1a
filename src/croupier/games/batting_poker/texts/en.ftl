title = Batting Poker
tagline = Make a good hand. Then find out who else did.
length = about 20 minutes
score = { $amount }

ask-Act = Draw, buy or pass?

Pass = Pass
    .key = pass
Discard = Discard { $cards } and draw
    .key = { $cards }
Swap = Pay 10 and give { $card } for { $owner }'s { $taken }
    .key = { $card } for { $owner } { $taken }

Dealt = { $cards } cards each, from a new shuffle.
Got = You get { $card }.
Discarded = { $seat } discards { $cards } and draws.
Swapped = { $seat } discards { $card } and takes the { $taken } that lay before { $owner }.
Passed = { $seat } passes.
TurnedUp =
    { $hand ->
        [nothing] { $seat } shows { $cards }: no hand.
        [pair] { $seat } shows { $cards }: a pair.
        [odd] { $seat } shows { $cards }: odd.
        [even] { $seat } shows { $cards }: even.
        [straight] { $seat } shows { $cards }: a straight.
       *[three] { $seat } shows { $cards }: three of a kind.
    }
Missed = No hand: { $seats }. That costs 20.
StoodAlone =
    { $hand ->
        [pair] A pair, and nobody else has one: { $seat }.
        [odd] Odd, and nobody else is: { $seat }.
        [even] Even, and nobody else is: { $seat }.
        [straight] A straight, and nobody else has one: { $seat }.
       *[three] Three of a kind, and nobody else: { $seat } takes the pot.
    }
Batted =
    { $hand ->
        [pair] Batting with a pair: { $seats }. No prize.
        [odd] Batting with odd: { $seats }. No prize.
        [even] Batting with even: { $seats }. No prize.
        [straight] Batting with a straight: { $seats }. No prize.
       *[three] Batting with three of a kind: { $seats }. No prize.
    }
WentToBank =
    { $amount ->
        [0] The pot is empty.
       *[other] The bank keeps the { $amount } left in the pot.
    }

screen-not-begun = The first dealer is being drawn.
screen-round = Round { $round } of { $rounds } · { $dealer } deals
screen-turn = turn { $turn } of 3
screen-pot = Pot { $amount }
screen-pile =
    { $cards ->
        [one] Pile 1 card
       *[other] Pile { $cards } cards
    }
screen-chips = chips
screen-cards = cards
screen-discards = discards
screen-debt = ▤
screen-debt-card = ▤ debt card
screen-known = a card face up in another's hand: taken from discards
screen-out = out
screen-hand =
    { $hand ->
        [nothing] Your hand: nothing yet
        [pair] Your hand: a pair
        [odd] Your hand: odd
        [even] Your hand: even
        [straight] Your hand: a straight
       *[three] Your hand: three of a kind
    }
screen-nothing = no hand
screen-pair = pair
screen-odd = odd
screen-even = even
screen-straight = straight
screen-three = three of a kind
screen-prize =
    { $hand ->
        [pair] pair { $amount }
        [odd] odd { $amount }
        [even] even { $amount }
        [straight] straight { $amount }
       *[three] three: the pot
    }
