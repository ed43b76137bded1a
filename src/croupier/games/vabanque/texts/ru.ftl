title = Ва-банк
tagline = Идите туда, где деньги. Остальные пойдут туда же, а кто-то уже оставил там Ловушку.
length = около 30 минут
score =
    { $amount ->
        [0] ничего
       *[other] { $amount } 000
    }

ask-PutChips = На какой столик положить фишку?
ask-LayCards = Какую карту положить и к какому столику?
ask-MovePawns = На сколько столиков идёт ваша пешка?

Place = Положить фишку на столик { $tile }
    .key = { $tile }
Lay =
    { $card ->
        [double] Положить ×2 к столику { $tile }
        [trap] Положить Ловушку к столику { $tile }
       *[dummy] Положить Пустышку к столику { $tile }
    }
    .key =
        { $card ->
            [double] x2 { $tile }
            [trap] trap { $tile }
           *[dummy] dummy { $tile }
        }
Walk =
    { $steps ->
        [0] Остаться на месте
        [one] Пройти { $steps } столик
        [few] Пройти { $steps } столика
       *[many] Пройти { $steps } столиков
    }
    .key = { $steps }

LinedUp = Раунд { $round }. Порядок хода: { $order }.
Placed = { $seat } кладёт { $chip } на столик { $tile }.
    .you = Вы кладёте { $chip } на столик { $tile }.
Laid = { $seat } кладёт закрытую карту к столику { $tile }.
    .you = Вы кладёте закрытую карту к столику { $tile }.
Hid =
    { $card ->
        [double] Знаете только вы: это ×2.
        [trap] Знаете только вы: это Ловушка.
       *[dummy] Знаете только вы: это Пустышка.
    }
Walked =
    { $steps ->
        [0] { $seat } остаётся на столике { $tile }.
        [one] { $seat } проходит { $steps } столик, до столика { $tile }.
        [few] { $seat } проходит { $steps } столика, до столика { $tile }.
       *[many] { $seat } проходит { $steps } столиков, до столика { $tile }.
    }
    .you = { $steps ->
            [0] Вы остаётесь на столике { $tile }.
            [one] Вы проходите { $steps } столик, до столика { $tile }.
            [few] Вы проходите { $steps } столика, до столика { $tile }.
           *[many] Вы проходите { $steps } столиков, до столика { $tile }.
        }
Opened = Открывается столик { $tile }. Здесь стоят: { $pawns }.
TurnedUp =
    { $card ->
        [double] Здесь ×2: { $seat }.
        [trap] Здесь Ловушка: { $seat }.
       *[dummy] Здесь Пустышка: { $seat }.
    }
    .you = { $card ->
            [double] Здесь ваша карта ×2.
            [trap] Здесь ваша Ловушка.
           *[dummy] Здесь ваша Пустышка.
        }
Yielded =
    { $chips ->
        [0] На столике { $tile } нет фишек, и он ничего не платит.
       *[other]
            { $doubles ->
                [0] Столик { $tile } даёт { $amount } 000.
                [1] Столик { $tile } даёт { $amount } 000: фишек на { $chips } 000 и карта ×2.
                [one] Столик { $tile } даёт { $amount } 000: фишек на { $chips } 000 и { $doubles } карта ×2.
                [few] Столик { $tile } даёт { $amount } 000: фишек на { $chips } 000 и { $doubles } карты ×2.
               *[many] Столик { $tile } даёт { $amount } 000: фишек на { $chips } 000 и { $doubles } карт ×2.
            }
    }
Earned = { $seat } получает { $amount } 000 на столике { $tile }.
    .you = Вы получаете { $amount } 000 на столике { $tile }.
Stopped = { $seat } не получает ничего на столике { $tile }. Здесь Ловушка: { $trappers }.
    .you = Вы не получаете ничего на столике { $tile }. Здесь Ловушка: { $trappers }.
Caught = Ловушка на столике { $tile } сработала. Пойманы: { $pawns }. { $seat } получает { $amount } 000.
    .you = Ваша Ловушка на столике { $tile } сработала. Пойманы: { $pawns }. Вы получаете { $amount } 000.

screen-round = Раунд { $round } из { $rounds }
screen-PutChips =
    { $left ->
        [1] фишки: осталась одна, { $chip }
       *[other] фишки: осталось { $left } × { $chip }
    }
screen-LayCards = карты
screen-MovePawns = пешки
screen-LineUp = порядок хода
screen-Over = последнее вскрытие
screen-tile = Столик { $tile }
screen-chips = { $amount }к
screen-no-chips = нет фишек
screen-steps =
    { $steps ->
        [0] на месте
       *[other] +{ $steps }
    }
screen-double = ×2
screen-trap = Ловушка
screen-dummy = Пустышка
screen-money =
    { $amount ->
        [0] 0
       *[other] { $amount } 000
    }
screen-hand = У вас на руке:
screen-face-down = ? закрытая карта · (…) знаете только вы

board-first = Первый ход
board-yours = ваши деньги
board-money =
    { $amount ->
        [0] 0
       *[other] { $amount }к
    }
board-ask-PutChips = Куда положить фишку?
board-ask-LayCards = Какую карту и куда?
board-ask-MovePawns = Как далеко вы идёте?
board-verdict =
    { $amount ->
        [0] Этот раунд вам ничего не принёс
       *[other] Этот раунд принёс вам { $amount }к
    }
board-opened-title = Раунд { $round }: что принесли столики
board-product = { $chips }к × { $times } = { $amount }к
board-plus =
    { $amount ->
        [0] 0
       *[other] +{ $amount }к
    }
board-trap-of = Ловушка: { $names }
board-order = Порядок хода
board-richest = Деньги
board-chips-left =
    { $left ->
        [1] Ваша последняя фишка: { $chip }
        [one] Осталась { $left } фишка по { $chip }
        [few] Осталось { $left } фишки по { $chip }
       *[many] Осталось { $left } фишек по { $chip }
    }
board-clockwise = До четырёх столиков по часовой стрелке
board-choose-tile = Выберите столик
board-choose-card = Выберите карту
board-choose-both = Выберите карту и столик
board-put = Положить { $chip } на столик { $tile }
board-tile =
    { $amount ->
        [0] Столик { $tile }, фишек нет
       *[other] Столик { $tile }, фишек на { $amount } 000
    }
board-card =
    { $card ->
        [double] ×2 игрока { $name }
        [trap] Ловушка игрока { $name }
        [dummy] Пустышка игрока { $name }
       *[hidden] закрытая карта игрока { $name }
    }
board-pawn = пешка игрока { $name }
board-opens = Открывается столик { $tile }
board-sum = фишки: { $chips }к × { $times }
board-caught =
    { $me ->
        [true] Ловушка! Вы берёте
       *[false] Ловушка! { $name } берёт
    }
board-each =
    { $count ->
        [1] за пойманную пешку
        [one] за каждую из { $count } пойманной пешки
       *[other] за каждую из { $count } пойманных пешек
    }
board-earned =
    { $me ->
        [true] Вы получаете
       *[false] { $name } получает
    }
board-stopped =
    { $me ->
        [true] Вы не получаете ничего
       *[false] { $name } не получает ничего
    }
board-trappers = Ловушка: { $names }

guide-ring = Игорные столики стоят кольцом. Фишки увеличивают доход столика и лежат на нём до конца партии.
guide-chips = Коснитесь столика, чтобы положить туда фишку. Фишки на столике ничьи: важно только, где они лежат.
guide-cards = У вас по одной карте: ×2, Ловушка и Пустышка. Коснитесь карты, потом столика, к которому кладёте её закрытой.
guide-secret = Где лежат ваши карты, видят все. Какие это карты, видите только вы.
guide-walk = Ваша пешка проходит до четырёх столиков по часовой стрелке или стоит. Светятся столики, до которых она может дойти.
guide-showdown = Там, где стоит пешка, карты открывают. Пешка получает весь доход столика. Но если там чужая Ловушка, доход получает её хозяин.
