title = Las Vegas
tagline = Roll, pick one number, outnumber the others at that casino, and watch out for ties.
length = about 20 minutes
score =
    { $amount ->
        [0] no dollars
       *[other] { $amount },000 dollars
    }

option-open_money = show everybody's winnings face up
option-neutral = play with neutral dice (2 to 4 players)

ask-Choose = Which casino gets your dice?

Place = Put all your { $face }s on casino { $face }
    .key = { $face }

Started = Round { $round }: { $seat } starts.
    .you = Round { $round }: you start.
Drew = Casino { $face } gets { $bill },000.
Scattered = { $seat } rolls the spare neutral dice: { $roll }. Each goes to its casino.
    .you = You roll the spare neutral dice: { $roll }. Each goes to its casino.
Rolled = { $seat } rolls { $roll }.
    .you = You roll { $roll }.
RolledNeutral = { $seat } rolls neutral dice: { $roll }.
    .you = You roll neutral dice: { $roll }.
Placed =
    { $dice ->
        [0] { $seat } puts { $neutral ->
            [one] one neutral die
           *[other] { $neutral } neutral dice
        } on casino { $face }.
        [one] { $seat } puts { $neutral ->
            [0] one die
            [one] one die and one neutral die
           *[other] one die and { $neutral } neutral dice
        } on casino { $face }.
       *[other] { $seat } puts { $neutral ->
            [0] { $dice } dice
            [one] { $dice } dice and one neutral die
           *[other] { $dice } dice and { $neutral } neutral dice
        } on casino { $face }.
    }
    .you = { $dice ->
            [0] You put { $neutral ->
                [one] one neutral die
               *[other] { $neutral } neutral dice
            } on casino { $face }.
            [one] You put { $neutral ->
                [0] one die
                [one] one die and one neutral die
               *[other] one die and { $neutral } neutral dice
            } on casino { $face }.
           *[other] You put { $neutral ->
                [0] { $dice } dice
                [one] { $dice } dice and one neutral die
               *[other] { $dice } dice and { $neutral } neutral dice
            } on casino { $face }.
        }
Tied = Casino { $face }: { $seat } is tied at { $dice } and gets nothing.
    .you = Casino { $face }: you are tied at { $dice } and get nothing.
TiedNeutral = Casino { $face }: the neutral dice are tied at { $dice }.
Paid = Casino { $face } pays { $seat } { $bill },000.
    .you = Casino { $face } pays you { $bill },000.
PaidNobody = Casino { $face }: { $bill },000 goes under the stack.

screen-round = Round { $round } of { $rounds }
screen-casino = Casino { $face }
screen-neutral = neutral
screen-tied = tied
screen-dice =
    { $count ->
        [0] no dice left
        [one] one die left
       *[other] { $count } dice left
    }
screen-neutral-dice = and { $count } neutral
screen-won =
    { $amount ->
        [0] no money yet
       *[other] { $amount },000
    }
screen-face-down =
    { $count ->
        [0] no bills yet
        [one] one bill, face down
       *[other] { $count } bills, face down
    }
screen-starts = starts
screen-roll = { $name } rolled

board-start = Start
board-won =
    { $amount ->
        [0] $0
       *[other] ${ $amount }k
    }
board-bills =
    { $count ->
        [0] no bills
        [one] one bill
       *[other] { $count } bills
    }
board-so-far = won so far
board-choose = Choose a face
board-put =
    { $neutral ->
        [0] { $own ->
            [one] Put one on casino { $face }
           *[other] Put { $own } on casino { $face }
        }
       *[other] { $own ->
            [0] Put { $neutral } neutral on casino { $face }
           *[other] Put { $own } and { $neutral } neutral on casino { $face }
        }
    }
board-take = you'd take { $bill }k
board-tied = you'd be tied
board-nothing = you'd take nothing
board-worth-nothing = nothing
board-spoken =
    , { $own ->
        [0] no dice of yours
        [one] one die
       *[other] { $own } dice
    }{ $neutral ->
        [0] {""}
       *[other] , { $neutral } neutral
    }: { $outcome ->
        [tied] you'd be tied
        [nothing] you'd take nothing
       *[bill] you'd take { $bill },000
    }{ $ahead ->
        [none] {""}
       *[other] , ahead of { $ahead }
    }{ $behind ->
        [none] {""}
       *[other] , behind { $behind }
    }
board-verdict =
    { $amount ->
        [0] You win nothing this round
       *[other] You win ${ $amount }k this round
    }
board-paid-title = Round { $round }: what the casinos paid
board-plus =
    { $amount ->
        [0] $0
       *[other] +${ $amount }k
    }
board-stack = under the stack
board-tie-break =
    You and { $name } both have { $amount }. { $name } is ahead, with { $theirs ->
        [one] one bill
       *[other] { $theirs } bills
    } to your { $yours }.
board-row =
    { $tied ->
        [true] { $name }: { $count }, tied
       *[other] { $name }: { $count }
    }

guide-casinos = Six casinos, each with bills to win. Whoever has the most dice at a casino takes its highest bill.
guide-roll = You have rolled all your dice. Choose one face: every die showing it goes to the casino with that number.
guide-preview = The casinos you can choose light up and show what you would take if they paid right now.
guide-send = The big button shows what will happen. Nothing is final until you press it.
guide-ties = Beware of ties: players with the same number of dice at a casino cancel each other out and get nothing.

refused-neutral = Neutral dice are for 2 to 4 players: five players use every colour. Leave the option neutral off.
