title = Batting Poker
tagline = Make a good hand. Then find out who else did.
length = about 20 minutes
score = { $amount }

ask-Act = Draw, buy or pass?

Pass = Pass
    .key = pass
Discard = Discard { $cards } and draw
    .key = { $cards }
Swap = Pay 10 and swap { $card } for { $owner }'s { $taken }
    .key = { $card } for { $owner } { $taken }

Dealt = The cards are shuffled, and everyone is dealt { $cards }.
Got = You get { $card }.
Discarded = { $seat } discards { $cards } and draws.
    .you = You discard { $cards } and draw.
Swapped = { $seat } discards { $card } and takes the { $taken } from { $owner }'s discards.
    .you = You discard { $card } and take the { $taken } from { $owner }'s discards.
    .you-owner = { $seat } discards { $card } and takes the { $taken } from your discards.
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
        [pair] Only { $seat } has a pair.
        [odd] Only { $seat } has an odd hand.
        [even] Only { $seat } has an even hand.
        [straight] Only { $seat } has a straight.
       *[three] Only { $seat } has three of a kind, which wins the whole pot.
    }{ $pot ->
        [empty] {" "}But lower hands are paid first, and the pot is already empty.
        [short] {" "}The prize is { $prize }, but the pot holds only { $gets }.
       *[enough] {""}
    }
    .you = { $hand ->
            [pair] Only you have a pair.
            [odd] Only you have an odd hand.
            [even] Only you have an even hand.
            [straight] Only you have a straight.
           *[three] Only you have three of a kind, which wins the whole pot.
        }{ $pot ->
            [empty] {" "}But lower hands are paid first, and the pot is already empty.
            [short] {" "}The prize is { $prize }, but the pot holds only { $gets }.
           *[enough] {""}
        }
Batted =
    { $hand ->
        [pair] Batting with a pair: { $seats }. No prize.
        [odd] Batting with an odd hand: { $seats }. No prize.
        [even] Batting with an even hand: { $seats }. No prize.
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
screen-known = a face-up card in another hand was taken from discards
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

board-hands = Hands and their prizes
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
board-needs =
    { $players ->
        [5] 5 players
       *[other] { $players }+ players
    }
board-round = Round { $round } of { $rounds } · turn { $turn }
board-dealer = Dealer
board-pot = pot
board-yours = your discards
board-hand = Your hand
board-discard =
    { $mine ->
        [true] { $count ->
            [one] { $card } among your discards
           *[other] { $count } × { $card } among your discards
        }
       *[other] { $count ->
            [one] { $card } among { $name }'s discards
           *[other] { $count } × { $card } among { $name }'s discards
        }
    }
board-give = { $card } in your hand, to give away
board-ask-take =
    { $mine ->
        [true] Take back the { $taken } for your { $card }?
       *[other] Take { $owner }'s { $taken } for your { $card }?
    }
board-ask-give = For which card?
board-ask-draw = Discard { $cards } and draw?
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
       *[other] { $owner }'s { $taken } costs 10
    }
board-unknown =
    { $pile ->
        [one] This is free. One card left in the pile
       *[other] This is free. { $pile } cards left in the pile
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
        [short] the only one, but the pot falls short
        [empty] the only one, but the pot is empty
       *[enough] the only one
    }
board-pot-after = pot { $amount }
board-as = as { $numbers }
board-batted =
    { $zeros ->
        [0] The same hand: they cancel each other out. No prize, and each pays 20.
       *[other] The same hand: they cancel each other out. No prize, and each pays 20, plus 20 for each 0 or 00.
    }
board-sum = Pot: { $before } + { $fines } fines − { $prizes } prizes = { $left }
board-verdict =
    { $how ->
        [won] { $hand ->
            [pair] You win { $amount } with a pair
            [odd] You win { $amount } with an odd hand
            [even] You win { $amount } with an even hand
            [straight] You win { $amount } with a straight
           *[three] You win { $amount } with three of a kind
        }
        [missed] You pay { $amount }: no hand
        [batted] You pay { $amount }: somebody has the same hand
       *[empty] You get nothing: the pot is empty
    }

guide-ladder = The scoreboard shows the hands at this table and their prizes. A hand wins its prize only if nobody else has the same one.
guide-draw = These are your three cards. Tap the ones you want to change; drawing new ones is free.
guide-buy = Discards lie face up, and you can buy one for 10: tap it, then the card you want to give for it.
guide-send = This button shows what will happen. You can also pass: you have three turns each round.
guide-batting = Players with the same hand are batting: none of them gets a prize, and all of them pay. What the others take and discard tells you what they are after.
