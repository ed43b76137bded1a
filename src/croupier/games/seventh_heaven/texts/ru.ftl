title = Седьмое небо
tagline = Серия азартных игр: фишки и долги переходят с вами из одной в другую.
length = около 90 минут
score = { $amount } за вычетом долгов

option-course = full (полная), light (лёгкая), bluff (блеф) или список игр, например red_end,three_seven

ask-Pause = Готовы продолжать?

GoOn = Продолжить
    .key = go

Began = Игра { $number } из { $of }: { $gamble }.
Finished = Окончена игра: { $gamble }.
BrokeOff =
    { $left ->
        [one] Остался { $left } игрок: на этом серия заканчивается.
        [few] Осталось { $left } игрока: на этом серия заканчивается.
       *[many] Осталось { $left } игроков: на этом серия заканчивается.
    }

screen-course = Казино «Седьмое небо», игра { $number } из { $of }
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
        [true] Вы должны кассе: вернуть нужно 250
       *[other] { $count ->
            [1] Кассе должен игрок { $names }: вернуть нужно 250
           *[other] Кассе должны { $names }: вернуть нужно по 250
        }
    }
board-are-out =
    { $you ->
        [true] Вы вне игры
       *[other] { $count ->
            [1] Вне игры: { $names }
           *[other] Вне игры: { $names }
        }
    }
board-on-now = идёт
board-next-one = далее
board-now = Сейчас
board-loans = Сейчас можно взять или вернуть долг
board-next = Далее: { $gamble }
board-ready = готовы { $ready } из { $of }
board-chips =
    { $debt ->
        [true] фишки и долг
       *[other] фишки
    }

guide-course = Серия — это несколько игр подряд. Ваши фишки и долги переходят из одной игры в другую.
guide-score = Коснитесь эмблемы в любой момент, чтобы увидеть счёт всех игроков, игра за игрой.
guide-debt = Не хватает фишек? Возьмите в долг 200, прежде чем решать. Вернуть придётся 250, и больше одной долговой карты брать нельзя.
guide-pause = Между играми тоже можно взять или вернуть долг. Следующая начнётся, когда все будут готовы.

refused-no-gamble = Игры { $name } в сериях нет. Есть игры: { $gambles }; и серии: { $courses }.
refused-short-course = В своей серии должно быть не меньше двух игр: course=red_end,three_seven.
