notice-turn = It is your turn in { $game }
notice-with = With { $names }.
notice-until = You have until { $time }.
notice-play = Play
notice-mute = Mute this table
notice-invited = { $name } invites you
notice-go = Go there
notice-not-now = Not now
notice-seats = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
notice-clock-relaxed = a relaxed clock
notice-clock-brisk = a brisk clock
notice-clock-none = no clock
notice-clock-days = a game of days
notice-begins = { $what } begins
notice-begins-at = It starts at { $time }.
