title = Casino 7th Heaven
tagline = A course of gambles: you take your chips and debts from one to the next.
length = about 90 minutes
score = { $amount } chips after debts

option-course = full, light, bluff, or a list of gambles such as red_end,three_seven

ask-Pause = Ready to continue?

GoOn = Continue
    .key = go

Began = Gamble { $number } of { $of }: { $gamble }.
Finished = { $gamble } is over.
BrokeOff =
    { $left ->
        [one] One player is left: the course ends here.
       *[other] Only { $left } players are left: the course ends here.
    }

screen-course = Casino 7th Heaven, gamble { $number } of { $of }
screen-gamble = gamble
screen-start = start
screen-now = now
screen-out = out
screen-debt = debt card

board-on = Gamble { $number } of { $of }
board-on-at = { $number }/{ $of } · { $progress }
board-played = { $count } of { $of } played
board-score = Course score
board-chart = Chips minus debts after each gamble
board-leads =
    { $you ->
        [true] You lead by { $by }
       *[other] { $name } leads by { $by }
    }
board-level = { $names } are tied at { $chips }
board-won =
    { $you ->
        [true] You win the course
       *[other] { $count ->
            [one] { $names } wins the course
           *[other] { $names } win the course together
        }
    }
board-owes =
    { $you ->
        [true] You owe the bank 250
       *[other] { $count ->
            [one] { $names } owes the bank 250
           *[other] { $names } owe the bank 250 each
        }
    }
board-are-out =
    { $you ->
        [true] You are out
       *[other] { $count ->
            [one] { $names } is out
           *[other] { $names } are out
        }
    }
board-on-now = playing
board-next-one = next
board-now = Now
board-loans = You may borrow or pay back now
board-next = Next: { $gamble }
board-ready = { $ready } of { $of } ready
board-chips =
    { $debt ->
        [true] chips, and debt
       *[other] chips
    }

guide-course = A course is a series of gambles. You take your chips and debts from one to the next.
guide-score = Tap the emblem at any time to see everybody's score, gamble by gamble.
guide-debt = Short of chips? Borrow 200 before you decide. Paying it back costs 250, and you can hold only one debt card at a time.
guide-pause = You may also borrow or pay back between two gambles. The next one begins when everybody is ready.

refused-no-gamble = There is no gamble called { $name }. The gambles are { $gambles }; the courses are { $courses }.
refused-short-course = A course of your own needs at least two gambles: course=red_end,three_seven.
