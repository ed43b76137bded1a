# The words of a review.

percent = { $number }%
change = { $number }% ± { $margin }

cost = { $chosen }. The expert would choose: { $expert }. This cost { $change }.
better = { $chosen }. The expert would choose: { $expert }. This gained { $change }.
agreed = { $chosen }, as the expert would. { $options ->
        [2] The other choice is
       *[other] The other choices are, on average,
    } { $change } worse.

## The page

page-over = { $title }: review
page-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-lead = What every choice did to each player's chance of winning, what dice and cards did to it, and the decisions that mattered most.
page-players = players
page-choices = choices
page-playouts = playouts per choice
page-expert = the expert
page-chances = Winning chances
page-chances-note = After every choice: how often each player would win if regular players played on from there. The bands are 95% intervals; the last point is how the game ended.
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
page-measure = Luck and skill are measured against regular play, in this one game: a good decision may look bad because of what nobody could see.
page-seed = { $playouts } playouts for each choice, seed { $seed }.
