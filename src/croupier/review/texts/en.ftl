# The words of a review.

percent = { $number }%
change = { $number }% ± { $margin }

cost = { $chosen }. The expert would choose: { $expert }. That wins { $rival } of games from there, this choice { $chance }. It cost { $change }.
better = { $chosen }. The expert would choose: { $expert }. That wins { $rival } of games from there, this choice { $chance }. It gained { $change }.
agreed = { $chosen }, as the expert would. That wins { $chance } of games from there; { $options ->
        [2] the other choice wins
       *[other] the other choices win, on average,
    } { $rival }. It gained { $change }.

## The page

page-over = { $title }: review
page-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-lead = What every choice did to each player's chance of winning, what dice and cards did to it, and the decisions that mattered most.
page-players = players
page-choices = choices
page-playouts = { $means ->
        [network] continuations per choice
       *[playouts] playouts per choice
    }
page-expert = the expert
page-chances = Winning chances
page-chances-note = After every choice: how often each player would win if { $means ->
        [network] experts
       *[playouts] regular players
    } played on from there. The bands are 95% intervals; the last point is how the game ended.
page-chances-says = Winning chances after every choice. At the end: { $ends }.
page-parts = Luck and skill
page-parts-note = How much of each player's winning chance came from dice and cards, from their own choices, and from the other players' choices. The thin lines are 95% intervals. Start, luck, skill and others add up to the end.
page-from-to = From { $start } at the start to { $end } at the end.
page-luck = luck
page-skill = skill
page-others = others
page-best = Best decisions
page-worst = What cost most
page-none = No decision clearly helped or cost its player.
page-like-expert = { $agreed } of { $decisions } decisions are what the expert would have chosen.
page-choice = Choice { $choice }
page-judged = Decisions are judged by what the player could know, not by what happened afterwards.
page-measure = Luck and skill are measured against { $means ->
        [network] expert
       *[playouts] regular
    } play, in this one game: a good decision may look bad because of what nobody could see.
page-seed = { $means ->
        [network] The expert looked at { $playouts } continuations of each choice,
       *[playouts] { $playouts } playouts for each choice,
    } seed { $seed }.
