# The words of a review.

percent = { $number } %
change = { $number } % ± { $margin }

cost = { $chosen }. Эксперт: { $expert }. С его ходом выигрывают { $rival } партий, с этим — { $chance }. Потеряно { $change }.
better = { $chosen }. Эксперт: { $expert }. С его ходом выигрывают { $rival } партий, с этим — { $chance }. Выиграно больше на { $change }.
agreed = { $chosen }. Эксперт сделал бы то же самое: с этим ходом выигрывают { $chance } партий, { $options ->
        [2] с другим
       *[other] с другими в среднем
    } — { $rival }. Выиграно больше на { $change }.

## The page

page-over = { $title }: разбор
page-wins = { $count ->
        [1] { $names } побеждает
       *[other] Вместе побеждают { $names }
    }
page-lead = Как каждый ход изменил шансы на победу, что принесли кубики и карты и какие решения значили больше всего.
page-players = игроки
page-choices = ходы
page-playouts = { $means ->
        [network] продолжений на ход
       *[playouts] доигрываний на ход
    }
page-expert = эксперт
page-chances = Шансы на победу
page-chances-note = После каждого хода: как часто побеждал бы каждый, если бы дальше играли { $means ->
        [network] эксперты
       *[playouts] любители
    }. Полосы — 95-процентные доверительные интервалы; последняя точка — исход партии.
page-chances-says = Шансы на победу после каждого хода, в конце: { $ends }.
page-parts = Удача и мастерство
page-parts-note = Насколько шансы каждого зависели от кубиков и карт, от собственных решений и от решений остальных. Тонкие линии — 95-процентные доверительные интервалы. Начало, удача, мастерство и остальные в сумме дают конец.
page-from-to = От { $start } в начале до { $end } в конце.
page-luck = удача
page-skill = мастерство
page-others = остальные
page-best = Что удалось лучше всего
page-worst = Что обошлось дороже всего
page-none = Ни одно решение не изменило шансы заметно сильнее случайных колебаний.
page-like-expert =
    { $decisions ->
        [one] { $agreed } из { $decisions } решения — как у эксперта.
       *[other] { $agreed } из { $decisions } решений — как у эксперта.
    }
page-choice = Ход { $choice }
page-judged = О решениях судят по тому, что игрок мог знать, а не по тому, что вышло потом.
page-measure = Удача и мастерство измерены в сравнении с игрой { $means ->
        [network] экспертов
       *[playouts] любителей
    } и только в этой партии: хорошее решение может выглядеть плохим из-за того, чего никто не мог видеть.
page-seed = { $means ->
        [network] Эксперт оценил по { $playouts ->
            [one] { $playouts } продолжению
           *[other] { $playouts } продолжений
        } каждого хода,
       *[playouts] { $playouts ->
            [one] { $playouts } доигрывание
            [few] { $playouts } доигрывания
           *[many] { $playouts } доигрываний
        } на каждый ход,
    } зерно { $seed }.
