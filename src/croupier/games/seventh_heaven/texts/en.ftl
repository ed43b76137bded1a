title = Casino 7th Heaven
tagline = A course of gambles: chips and debts stay with you from one to the next.
length = about 90 minutes
score = { $amount } in chips, debts settled

option-course = full, light, bluff, or a list of gambles such as red_end,three_seven

ask-Pause = Ready for the next gamble? Now is the time to borrow or pay back.

GoOn = Go on
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
