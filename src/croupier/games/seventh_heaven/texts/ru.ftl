title = Седьмое небо
tagline = Серия азартных игр: фишки и долги идут с вами из одной в другую.
length = около 90 минут
score = { $amount } фишками за вычетом долгов

option-course = full (полная), light (лёгкая), bluff (блеф) или список игр, например red_end,three_seven

ask-Pause = Готовы продолжать?

GoOn = Продолжить
    .key = go

Began = Игра { $number } из { $of }: { $gamble }.
Finished = Окончена игра: { $gamble }.
BrokeOff =
    { $left ->
        [one] Остался { $left } игрок: на этом серия кончается.
        [few] Осталось { $left } игрока: на этом серия кончается.
       *[many] Осталось { $left } игроков: на этом серия кончается.
    }

screen-course = Седьмое небо, игра { $number } из { $of }
screen-gamble = игра
screen-start = старт
screen-now = сейчас
screen-out = вне игры
screen-debt = долговая карта

board-on = Игра { $number } из { $of }
board-on-at = { $number }/{ $of } · { $progress }
board-played = сыграно { $count } из { $of }
board-score = Счёт серии
board-chart = Фишки за вычетом долгов после каждой игры
board-leads =
    { $you ->
        [true] Вы впереди на { $by }
       *[other] { $name } впереди на { $by }
    }
board-level = Поровну, по { $chips }: { $names }
board-won =
    { $you ->
        [true] Вы выигрываете серию
       *[other] { $count ->
            [1] { $names } выигрывает серию
           *[other] Серию вместе выигрывают { $names }
        }
    }
board-owes =
    { $you ->
        [true] Вы в долгу у кассы: вернуть надо 250
       *[other] { $count ->
            [1] В долгу у кассы { $names }: вернуть надо 250
           *[other] В долгу у кассы { $names }: вернуть надо по 250
        }
    }
board-are-out =
    { $you ->
        [true] Вы вне игры
       *[other] { $count ->
            [1] Вне игры { $names }
           *[other] Вне игры: { $names }
        }
    }
board-on-now = идёт
board-next-one = далее
board-now = Сейчас
board-loans = Сейчас можно взять в долг или вернуть
board-next = Далее: { $gamble }
board-ready = готовы { $ready } из { $of }
board-chips =
    { $debt ->
        [true] фишки и долг
       *[other] фишки
    }

guide-course = Серия — это несколько игр подряд. Ваши фишки и долги идут с вами из одной в другую.
guide-score = Коснитесь эмблемы в любой момент, чтобы увидеть счёт всех, игра за игрой.
guide-debt = Не хватает фишек? Возьмите в долг 200, прежде чем решать. Вернуть придётся 250, а долговая карта бывает только одна.
guide-pause = Между играми тоже можно взять в долг или вернуть. Следующая начнётся, когда все готовы.

refused-no-gamble = { $name } — не игра серии. Есть: { $gambles }; и серии { $courses }.
refused-short-course = В своей серии две игры или больше: course=red_end,three_seven.
