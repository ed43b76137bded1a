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
    .you = You discard { $cards } and draw.
Swapped = { $seat } discards { $card } and takes the { $taken } that lay before { $owner }.
    .you = You discard { $card } and take the { $taken } that lay before { $owner }.
    .you-owner = { $seat } discards { $card } and takes the { $taken } that lay before you.
Passed = { $seat } passes.
    .you = You pass.
TurnedUp =
    { $hand ->
        [nothing] { $seat } shows { $cards }: no hand.
        [pair] { $seat } shows { $cards }: a pair.
        [odd] { $seat } shows { $cards }: odd.
        [even] { $seat } shows { $cards }: even.
        [straight] { $seat } shows { $cards }: a straight.
       *[three] { $seat } shows { $cards }: three of a kind.
    }
    .you = { $hand ->
            [nothing] You show { $cards }: no hand.
            [pair] You show { $cards }: a pair.
            [odd] You show { $cards }: odd.
            [even] You show { $cards }: even.
            [straight] You show { $cards }: a straight.
           *[three] You show { $cards }: three of a kind.
        }
Missed = No hand: { $seats }. That costs 20.
StoodAlone =
    { $hand ->
        [pair] A pair, and nobody else has one: { $seat }.
        [odd] Odd, and nobody else is: { $seat }.
        [even] Even, and nobody else is: { $seat }.
        [straight] A straight, and nobody else has one: { $seat }.
       *[three] Three of a kind, and nobody else: the pot is for { $seat }.
    }{ $pot ->
        [empty] {" "}Lower hands are paid first, and the pot is empty.
        [short] {" "}That is worth { $prize }, but the pot holds only { $gets }.
       *[enough] {""}
    }
    .you = { $hand ->
            [pair] A pair, and nobody else has one: you.
            [odd] Odd, and nobody else is: you.
            [even] Even, and nobody else is: you.
            [straight] A straight, and nobody else has one: you.
           *[three] Three of a kind, and nobody else: the pot is for you.
        }{ $pot ->
            [empty] {" "}Lower hands are paid first, and the pot is empty.
            [short] {" "}That is worth { $prize }, but the pot holds only { $gets }.
           *[enough] {""}
        }
Batted =
    { $hand ->
        [pair] Batting with a pair: { $seats }. No prize.
        [odd] Batting with odd: { $seats }. No prize.
        [even] Batting with even: { $seats }. No prize.
        [straight] Batting with a straight: { $seats }. No prize.
       *[three] Batting with three of a kind: { $seats }. No prize.
    }{ $zeros ->
        [0] {""}
       *[other] {" "}Each 0 or 00 costs 20 more.
    }
WentToBank =
    { $amount ->
        [0] The pot is empty.
       *[other] The bank keeps the { $amount } left in the pot.
    }

screen-not-begun = The first dealer is being drawn.
screen-round = Round { $round } of { $rounds } · { $dealer } deals
screen-turn = turn { $turn } of { $turns }
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

board-hands = Hands, and what they bring
board-rung =
    { $hand ->
        [nothing] No hand
        [pair] Pair
        [odd] Odd
        [even] Even
        [straight] Straight
       *[three] Three
    }
board-prize =
    { $hand ->
        [three] pot
       *[other] { $amount }
    }
board-needs = { $players } pl.
board-round = Round { $round } of { $rounds } · turn { $turn }
board-dealer = Dealer
board-pot = pot
board-yours = your discards
board-hand = Your hand
board-discard =
    { $mine ->
        [true] { $count ->
            [one] { $card } among your discards
           *[other] { $count } times { $card } among your discards
        }
       *[other] { $count ->
            [one] { $card } among the discards of { $name }
           *[other] { $count } times { $card } among the discards of { $name }
        }
    }
board-give = { $card } in your hand, to give away
board-ask-take =
    { $mine ->
        [true] Take back the { $taken } for your { $card }?
       *[other] Take { $owner }’s { $taken } for your { $card }?
    }
board-ask-give = For which card?
board-ask-draw = Give away { $cards } and draw?
board-would =
    { $hand ->
        [nothing] { $numbers }: no hand
        [pair] { $numbers }: a pair, if it is the only one
        [odd] { $numbers }: odd, if it is the only one
        [even] { $numbers }: even, if it is the only one
        [straight] { $numbers }: a straight, if it is the only one
       *[three] { $numbers }: three of a kind, if it is the only one
    }
board-cost =
    { $mine ->
        [true] The { $taken } you discarded costs 10
       *[other] The { $taken } of { $owner } costs 10
    }
board-unknown =
    { $pile ->
        [one] It costs nothing. One card in the pile
       *[other] It costs nothing. { $pile } cards in the pile
    }
board-pass = Pass
board-keep = keep all
board-draw =
    { $count ->
        [one] Draw one
       *[other] Draw { $count }
    }
board-discarding = discard { $cards }
board-take = Take the { $taken }
board-pay = pay 10
board-first = Tap cards to change
board-first-give = Tap a card to give
board-brings =
    { $hand ->
        [nothing] costs { $amount }
        [three] the whole pot
       *[other] prize { $amount }
    }
board-alone =
    { $pot ->
        [short] the only one, but no more is left
        [empty] the only one, but the pot is empty
       *[enough] the only one
    }
board-pot-after = pot { $amount }
board-as = as { $numbers }
board-batted =
    { $zeros ->
        [0] The same hand: they cancel each other. No prize, and each pays 20.
       *[other] The same hand: they cancel each other. No prize, and each pays 20, and 20 more for each 0 or 00.
    }
board-sum = Pot: { $before } + { $fines } fines − { $prizes } prizes = { $left }
board-verdict =
    { $how ->
        [won] { $hand ->
            [pair] You win { $amount } with a pair
            [odd] You win { $amount } with odd
            [even] You win { $amount } with even
            [straight] You win { $amount } with a straight
           *[three] You win { $amount } with three of a kind
        }
        [missed] You pay { $amount }: no hand
        [batted] You pay { $amount }: the same hand as another
       *[empty] You get nothing: the pot is empty
    }

guide-ladder = The scoreboard shows the hands of this table and their prizes. A hand wins its prize only if nobody else has the same.
guide-draw = These are your three cards. Tap the ones that you would rather change; drawing new ones costs nothing.
guide-buy = What somebody has discarded lies open, and can be bought for 10: tap it, then the card you give for it.
guide-send = This button says what will happen. Or pass: you have three turns in a round.
guide-batting = Two with the same hand are batting: no prize for either, and both pay. What others take and throw away tells you what they are after.
