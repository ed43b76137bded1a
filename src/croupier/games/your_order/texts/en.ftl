title = Your Order
tagline = Two cards, a dummy with three, and one question: how many will finish above you?
length = about 15 minutes
score = { $amount }

ask-Change = Keep your cards, or discard one and draw another?
ask-PlaceBet = Which place do you bet on, and how much?

Keep = Keep both cards
    .key = keep
Discard = Discard your { $card } and draw another card
    .key = discard { $card }
Bet =
    { $rank ->
        [1] Bet on 1st place: { $amount }
        [2] Bet on 2nd place: { $amount }
        [3] Bet on 3rd place: { $amount }
       *[other] Bet on { $rank }th place: { $amount }
    }
    .key = { $rank } { $amount }

Got = You get a { $card }.
Dealt = Everybody has two cards. The dummy has three, face down.
Kept = { $seat } keeps both cards.
    .you = You keep both cards.
Discarded = { $seat } discards a { $card } and draws another card.
    .you = You discard a { $card } and draw another card.
TurnedUp =
    { $number ->
        [1] The dummy's first card is a { $card }.
        [2] The dummy's second card is a { $card }.
       *[other] The dummy's third card is a { $card }.
    }
Staked =
    { $rank ->
        [1] { $seat } bets { $amount } on 1st place.
        [2] { $seat } bets { $amount } on 2nd place.
        [3] { $seat } bets { $amount } on 3rd place.
       *[other] { $seat } bets { $amount } on { $rank }th place.
    }
    .you = { $rank ->
            [1] You bet { $amount } on 1st place.
            [2] You bet { $amount } on 2nd place.
            [3] You bet { $amount } on 3rd place.
           *[other] You bet { $amount } on { $rank }th place.
        }
Skipped = { $seat } has nothing to bet.
    .you = You have nothing to bet.
Showed =
    { $rank ->
        [1] { $seat } shows { $cards }, a sum of { $total }: 1st place.
        [2] { $seat } shows { $cards }, a sum of { $total }: 2nd place.
        [3] { $seat } shows { $cards }, a sum of { $total }: 3rd place.
       *[other] { $seat } shows { $cards }, a sum of { $total }: { $rank }th place.
    }{ $ahead ->
        [dealer] {" "}On equal sums the dealer ranks first.
        [turn] {" "}Equal sums rank clockwise from the dealer.
       *[sum] {""}
    }
    .you = { $rank ->
            [1] You show { $cards }, a sum of { $total }: 1st place.
            [2] You show { $cards }, a sum of { $total }: 2nd place.
            [3] You show { $cards }, a sum of { $total }: 3rd place.
           *[other] You show { $cards }, a sum of { $total }: { $rank }th place.
        }{ $ahead ->
            [dealer] {" "}On equal sums the dealer ranks first.
            [turn] {" "}Equal sums rank clockwise from the dealer.
           *[sum] {""}
        }
DummyRanked =
    { $rank ->
        [1] The dummy has { $total }: 1st place.
        [2] The dummy has { $total }: 2nd place.
        [3] The dummy has { $total }: 3rd place.
       *[other] The dummy has { $total }: { $rank }th place.
    }{ $ahead ->
        [dummy] {" "}On equal sums the dummy ranks first.
       *[sum] {""}
    }
CameBack =
    { $rank ->
        [1] { $seat }'s { $amount } on 1st place comes back.
        [2] { $seat }'s { $amount } on 2nd place comes back.
        [3] { $seat }'s { $amount } on 3rd place comes back.
       *[other] { $seat }'s { $amount } on { $rank }th place comes back.
    }
    .you = { $rank ->
            [1] Your { $amount } on 1st place comes back.
            [2] Your { $amount } on 2nd place comes back.
            [3] Your { $amount } on 3rd place comes back.
           *[other] Your { $amount } on { $rank }th place comes back.
        }
Lost =
    { $rank ->
        [1] { $seat }'s { $amount } on 1st place goes to the bank.
        [2] { $seat }'s { $amount } on 2nd place goes to the bank.
        [3] { $seat }'s { $amount } on 3rd place goes to the bank.
       *[other] { $seat }'s { $amount } on { $rank }th place goes to the bank.
    }
    .you = { $rank ->
            [1] Your { $amount } on 1st place goes to the bank.
            [2] Your { $amount } on 2nd place goes to the bank.
            [3] Your { $amount } on 3rd place goes to the bank.
           *[other] Your { $amount } on { $rank }th place goes to the bank.
        }

screen-not-begun = The first dealer is being drawn.
screen-round = Round { $round } of { $rounds } · { $dealer } deals
screen-dummy = Dummy
screen-pays = Pays
screen-odds = { $rank } 1:{ $pays }
screen-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
screen-cards = cards
screen-sum = sum
screen-discard = discard
screen-chips = chips
screen-bets = bets
screen-place = { $total } · { $rank }
screen-bet = { $rank } { $amount }
screen-right = ✓
screen-wrong = ✗
screen-debt = ▤
screen-debt-card = ▤ debt card
screen-out = out

board-title = Round { $round } of { $rounds } · { $part }
board-part =
    { $phase ->
        [PlaceBet] { $bet ->
            [1] first bet
           *[other] second bet
        }
        [Over] end
       *[other] cards
    }
board-dealer = Dealer
board-chips =
    { $debt ->
        [true] in debt
       *[other] chips
    }
board-dummy = The dummy
board-doubles = doubles count as 0
board-so-far = so far
board-order = Order, please
board-where = where will your sum finish?
board-place = place
board-pays = pays
board-first = first bet
board-second = second bet
board-odds = 1:{ $pays }
board-row = { $place } pays 1:{ $pays }
board-mark = { $name }: { $amount }
board-shows = shows { $cards }
board-gone = discarded a { $card }
board-ask-change = Sum { $sum }. Change a card?
board-sub-change = Everyone sees what you discard
board-ask-bet = Sum { $sum }. Which place?
board-sub-bet = The dummy also takes a place
board-sub-discarded = You discarded a { $card }
board-choose-card = Choose a card
board-discard = Discard the { $card }
board-amount = Your bet
board-choose-place = Choose a place
board-bet = Bet { $amount } on { $place }
board-prize = wins { $amount } if right
board-ahead =
    { $why ->
        [dummy] equal sums: the dummy first
        [dealer] equal sums: the dealer first
       *[turn] equal sums: in turn from the dealer
    }
board-ordered = { $amount } on { $place }
board-no-bet = no bet
board-verdict =
    { $how ->
        [won] You win { $amount }
        [lost] You lose { $amount }
       *[even] You break even
    }

guide-change = Only you see these two cards. Once a round you may discard one, face up, and draw another. Very high and very low sums are the easiest to place.
guide-dummy = The dummy plays along with three cards, turned up one by one. Numbers it has more than once count as 0.
guide-slip = You bet on the place your own sum will take among all players and the dummy. The largest sum is 1st.
guide-pays = The middle places are harder to hit and pay more: 1:3 means you win three times your bet, and the bet comes back.
guide-bet = Choose a row and an amount, then place your bet. You bet twice in a round: now, and when the dummy's next card is face up.
