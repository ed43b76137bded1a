title = Red End
tagline = Every pile is black on top and red below. How deep do you dare to dig?
length = about 15 minutes
score = { $amount }

ask-DrawOrPass = Whose pile do you draw from, or do you pass?

Draw = Draw the top card of { $pile }'s pile
    .key = draw { $pile }
Pass = Pass, and keep the black cards you have
    .key = pass

PiledUp =
    { $black ->
        [0] Only you know: your pile is red from the top, { $pile }.
        [one] Only you know your pile: { $pile }. The first card is black, the rest are red.
        [7] Only you know: your pile is all black, { $pile }.
       *[other] Only you know your pile: { $pile }. The first { $black } cards are black, the rest are red.
    }
DrewBlack =
    { $count ->
        [one] { $seat } draws a { $card } from { $pile }'s pile. Black: the first card.
       *[other] { $seat } draws a { $card } from { $pile }'s pile. Black: { $count } cards now.
    }
DrewRed = { $seat } draws a { $card } from { $pile }'s pile. Red: { $seat } is knocked out.
Passed =
    { $count ->
        [0] { $seat } passes without a card.
        [one] { $seat } passes with { $sum }, a single card.
       *[other] { $seat } passes with { $sum } in { $count } cards.
    }
CameFirst =
    { $count ->
        [0] The round goes to { $seats }, with nothing at all.
        [one] The round goes to { $seats }, with a single { $sum }.
       *[other] The round goes to { $seats }, with { $sum } in { $count } cards.
    }
PotStayed = Nobody is left to win the round. The pot of { $amount } stays for the next round.
HouseTook = { $amount } goes to the bank.

screen-before = The first dealer is drawn
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
screen-legend = [ ] lies in the pile, bare: already drawn · ● black ◆ red
