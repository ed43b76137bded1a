title = Red End
tagline = Every pile is black on top and red below. How deep do you dare to dig?
length = about 15 minutes
score = { $amount }

ask-DrawOrPass = Draw from a pile, or pass?

Draw = Draw the top card of { $pile }'s pile
    .key = draw { $pile }
Pass = Pass and keep your black cards
    .key = pass

PiledUp =
    { $black ->
        [0] Only you know: your pile is all red, { $pile }.
        [one] Only you know your pile: { $pile }. The top card is black, the rest are red.
        [7] Only you know: your pile is all black, { $pile }.
       *[other] Only you know your pile: { $pile }. The top { $black } cards are black, the rest are red.
    }
DrewBlack =
    { $count ->
        [one] { $seat } draws a { $card } from { $pile }'s pile. Black: one card so far.
       *[other] { $seat } draws a { $card } from { $pile }'s pile. Black: { $count } cards so far.
    }
    .you = { $count ->
            [one] You draw a { $card } from { $pile }'s pile. Black: one card so far.
           *[other] You draw a { $card } from { $pile }'s pile. Black: { $count } cards so far.
        }
    .you-pile = { $count ->
            [one] { $seat } draws a { $card } from your pile. Black: one card so far.
           *[other] { $seat } draws a { $card } from your pile. Black: { $count } cards so far.
        }
DrewRed = { $seat } draws a { $card } from { $pile }'s pile. Red: { $seat } is knocked out.
    .you = You draw a { $card } from { $pile }'s pile. Red: you are knocked out.
    .you-pile = { $seat } draws a { $card } from your pile. Red: { $seat } is knocked out.
Passed =
    { $count ->
        [0] { $seat } passes without a card.
        [one] { $seat } passes with { $sum } from one card.
       *[other] { $seat } passes with { $sum } from { $count } cards.
    }
    .you = { $count ->
            [0] You pass without a card.
            [one] You pass with { $sum } from one card.
           *[other] You pass with { $sum } from { $count } cards.
        }
CameFirst =
    { $count ->
        [0] The round goes to { $seats }, with nothing at all.
        [one] The round goes to { $seats }, with a single { $sum }.
       *[other] The round goes to { $seats }, with { $sum } from { $count } cards.
    }
PotStayed = Nobody is left to win the round. The pot of { $amount } stays for the next round.
HouseTook = { $amount } goes to the bank.

screen-before = The first dealer is being drawn
screen-round = Round { $round } of { $rounds }
screen-pot = pot { $amount }
screen-chips = { $amount } chips
screen-debt = ▤ debt
screen-dealer = deals
screen-in = in
screen-passed = passed
screen-knocked-out = knocked out
screen-out = out of the game
screen-sum = = { $sum }
screen-legend = [ ] still in the pile, without brackets: already drawn · ● black ◆ red

board-ask = Draw, or walk away?
board-race =
    { $how ->
        [lead] You lead with { $mine }
        [level] Level at { $mine }
       *[behind] To beat: { $best }. You: { $mine }
    }
board-nobody = Nobody has a black card yet
board-pays =
    { $count ->
        [4] A fourth black card: the others pay { $amount } each
        [5] A fifth black card: the others pay { $amount } each
       *[other] Black card number { $count }: the others pay { $amount } each
    }
board-fine = A red card knocks you out and costs { $amount }
board-pot = pot
board-chips = chips
board-dealer = Dealer
board-passed = Passed
board-burnt = Knocked out
board-here = draw here
board-red-here = red from here
board-pile =
    { $off ->
        [none] { $name }'s pile: { $count } cards, none drawn yet
       *[other] { $name }'s pile: { $count } left, { $off } already drawn
    }
board-state =
    { $state ->
        [in] sum { $sum } · in
        [passed] sum { $sum } · passed
        [out] out
       *[knocked] knocked out
    }
board-mine = Your black cards, sum { $sum }
board-my-state =
    { $state ->
        [out] You could not pay: you are out of the game
        [passed] You passed with { $sum }
       *[knocked] Knocked out of this round
    }
board-nth =
    { $count ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $count }th
    }
board-own = your pile, only you see it
board-own-cards =
    { $gone ->
        [0] Your pile from the top: { $cards }
        [one] Your pile from the top: { $cards }. The first one is gone
       *[other] Your pile from the top: { $cards }. The first { $gone } are gone
    }
board-pass = Pass
board-keep = keep { $sum }
board-draw = Draw from { $name }
board-left =
    { $red ->
        [true] all that is left is red
       *[other] { $count ->
            [one] one card left
           *[other] { $count } cards left
        }
    }
board-first = Choose a pile
board-took =
    { $how ->
        [you] You take the pot: { $amount }
        [shared] { $names } share the pot: { $amount } each
       *[one] { $names } takes the pot: { $amount }
    }
board-why =
    { $how ->
        [alone] Nobody else was left in the round
        [more] { $sum } from { $count } cards, against { $sum } from { $fewer } ({ $name })
        [level] Equal in sum and cards: { $sum } from { $count }
       *[sum] { $count ->
            [one] The highest sum: { $sum } from one card
           *[other] The highest sum: { $sum } from { $count } cards
        }
    }
board-came =
    { $how ->
        [passed] { $count ->
            [0] passed without a card
            [one] passed with { $sum } from one card
           *[other] passed with { $sum } from { $count } cards
        }
        [burnt] knocked out by { $name }'s { $card }
        [yours] knocked out by your { $card }
        [out] could not pay: out of the game
       *[in] still in when the game ended
    }
board-borrowed = borrowed 200
board-verdict =
    { $how ->
        [won] You are { $amount } up on this round
        [lost] You are { $amount } down on this round
       *[even] You break even on this round
    }

guide-piles = Everybody has a pile of seven: black cards on top, the smallest first, red ones below. You draw from the others' piles.
guide-own = This is your own pile. Only you know where the red begins, and the others will be digging in it.
guide-draw = Tap a pile to draw its top card. The cards already drawn are shown above it; the number in the circle is how many are left.
guide-fourth = Black cards are yours. From your fourth on, everybody else still in pays for each one you draw.
guide-pass = A red card knocks you out. Pass in time: you keep your cards, and the highest sum takes the pot.
