# The words of a review.

percent = { $number } %
change = { $number } % ± { $margin }

cost = { $chosen }. The expert: { $expert }. It cost { $change }.
better = { $chosen }. The expert: { $expert }. It won { $change } more.
agreed = { $chosen }, as the expert would. { $options ->
        [2] The other choice is
       *[other] The other choices are, on average,
    } { $change } worse.

## The page

page-over = { $title }, looked at again
page-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-lead = What every choice did to everybody's chance of winning, what came of dice and cards, and the decisions that mattered most.
page-players = players
page-choices = choices
page-playouts = playouts a choice
page-expert = the expert
page-chances = Winning chances
page-chances-note = After every choice: how often each would win if regular players went on from there. The bands are 95 % intervals; the last point is how it ended.
page-chances-says = Winning chances after every choice, at the end: { $ends }.
page-parts = Luck and skill
page-parts-note = How much of everybody's winning chance came from dice and cards, from their own choices, and from the choices of the others. The thin lines are 95 % intervals. Start, luck, skill and others add up to the end.
page-from-to = From { $start } at the start to { $end } at the end.
page-luck = luck
page-skill = skill
page-others = others
page-best = What was done best
page-worst = What cost most
page-none = No decision was clearly worth or cost more than noise.
page-like-expert = { $agreed } of { $decisions } decisions as the expert would have made them.
page-choice = Choice { $choice }
page-judged = Decisions are judged by what their player could know, not by what came after.
page-measure = Luck and skill are measured against regular play, in this one game: a good decision may look bad because of what nobody could see.
page-seed = { $playouts } playouts for each choice, seed { $seed }.
