title = Королевское казино
tagline = Ряды заполняют все вместе, но считается только последний кубик ряда: кому в плюс, кому в минус.
length = около 30 минут
score =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }

option-first_game = начать со стороны 1, самой простой
option-faces = файл с вашими сторонами вместо сторон заведения

ask-Choose = Поставить кубик, бросить ещё раз или хватит?

Place = Поставить { $number } в ряд { $row }
    .key = { $number } { $row }
RollAgain = Бросить ещё раз оставшиеся кубики
    .key = roll
Stop = Остановиться и сохранить оставшиеся кубики
    .key = stop

Started = Раунд { $round }: начинает { $seat }.
    .you = Раунд { $round }: начинаете вы.
Laid = На столе сторона { $face }.
Rolled = { $seat } бросает: { $roll }.
    .you = Вы бросаете: { $roll }.
Missed = Ничего не подходит. { $seat } заканчивает ход.
    .you = Ничего не подходит. Вы заканчиваете ход.
Placed = { $seat } ставит { $number } в ряд { $row }.
    .you = Вы ставите { $number } в ряд { $row }.
Stopped = { $seat } останавливается.
    .you = Вы останавливаетесь.
Won = { $seat } закрывает жёлтый ряд { $row }: плюс { $points }.
    .you = Вы закрываете жёлтый ряд { $row }: плюс { $points }.
Lost =
    { $paid ->
        [0] { $seat } закрывает чёрный ряд { $row }, но терять нечего.
       *[other] { $seat } закрывает чёрный ряд { $row }: минус { $paid }.
    }
    .you = { $paid ->
            [0] Вы закрываете чёрный ряд { $row }, но терять нечего.
           *[other] Вы закрываете чёрный ряд { $row }: минус { $paid }.
        }
Filled = Сторона { $face } заполнена.

screen-round =
    { $target ->
        [one] Раунд { $round }, сторона { $face }. Играют до { $target } очка.
       *[other] Раунд { $round }, сторона { $face }. Играют до { $target } очков.
    }
screen-before = Раунд { $round }. Планшета на столе ещё нет.
screen-yellow = жёлтый
screen-black = чёрный
screen-plus = +{ $points }
screen-minus = −{ $points }
screen-closed = закрыт
screen-needs = нужно { $number }
screen-any = любое число
screen-other = любое, кроме { $number }
screen-legend = [ ] занято   ‹ › открыто   ★ любое, потом такие же   ✦ другое, потом такие же
screen-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
screen-dice =
    { $count ->
        [0] кубиков нет
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
screen-roll = { $name }, бросок
screen-left = { $name }, осталось

board-round = Планшет { $round } · до { $target }
board-before = Сейчас будет следующий планшет
board-points = { $points } очк.
board-must = Какой кубик куда поставить?
board-where = Куда поставить { $number }?
board-which = Какой кубик поставить в ряд { $row }?
board-free = Что дальше?
board-roll = Ваш бросок
board-die = { $number }: взять
board-unfit = { $number }, никуда не подходит
board-here = Ряд { $row } примет { $numbers }
board-star = любое число, потом такие же
board-second = другое число, потом такие же
board-row =
    Ряд { $row }, { $colour }, { $value }. { $placed ->
        [none] Пусто.
       *[other] Занято: { $placed }.
    } { $open ->
        [none] Закрыт.
       *[other] Впереди: { $open }.
    }
board-whose = { $number } ({ $name })
board-verdict =
    { $sign ->
        [0] Этот планшет вам ничего не принёс
        [1] Этот планшет принёс вам очки: { $points }
       *[other] Этот планшет отнял у вас очки: { $points }
    }
board-face-title = Планшет { $round }: кто что закрыл
board-row-short = Ряд { $row }
board-instead = вместо −{ $points }
board-placed =
    { $count ->
        [one] поставлен { $count } кубик
        [few] поставлено { $count } кубика
       *[many] поставлено { $count } кубиков
    }
board-choose = Выберите кубик
board-place = Поставить { $number }
board-on-row = в ряд { $row }
board-close = Закрыть ряд { $row }
board-gain =
    { $points ->
        [0] ничего не стоит
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
board-gain-last =
    { $points ->
        [0] без очков, последняя клетка
        [one] { $value } очко, последняя клетка
        [few] { $value } очка, последняя клетка
       *[many] { $value } очков, последняя клетка
    }
board-stop = Хватит
board-again = Ещё раз
board-with =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
board-one-first = сначала поставьте

guide-rows = Этот планшет заполняют все вместе. В каждой клетке показано, какое число туда нужно; на первую звезду ряда ставят любое, на следующие — такое же.
guide-last = Считается только последний кубик ряда. В жёлтом ряду он приносит очки, указанные в конце ряда, в чёрном — отнимает.
guide-roll = Это ваш бросок. Коснитесь кубика, и засветятся клетки, куда он подходит. Если что-то подходит, хотя бы один кубик нужно поставить.
guide-cells = Коснитесь клетки, чтобы примерить кубик. Второе кольцо означает, что он закроет ряд.
guide-on = После каждого кубика можно ставить дальше, бросить остальные ещё раз или остановиться. Если ничего не подходит, ход окончен, но вы ничего не теряете.
guide-end = Когда планшет заполнен, на стол кладут следующий. Партия окончена, если после очередного планшета кто-то набрал достаточно очков.

# What is wrong with a file of faces
refused-face-number = Вместо «{ $line }» должно быть «face { $number }»: стороны считают с 1.
refused-face-first = Перед рядом «{ $line }» должна быть строка «face 1».
refused-row = Сторона { $face }, ряд { $row }: вместо «{ $line }» нужны цвет, очки и клетки, как в «{ $example }».
refused-faces = У планшета две стороны: их число должно быть чётным и не меньше 2, а не { $count }.
refused-face-rows = Сторона { $face }: рядов на стороне должно быть { $rows }, а не { $count }.
refused-face-cells = Сторона { $face }: во всех рядах вместе должно быть от 18 до 26 клеток, а не { $count }.
refused-face-black = Сторона { $face }: хотя бы один ряд должен быть чёрным.
refused-face-star = Сторона { $face }: хотя бы один ряд должен быть со звездой или с двумя звёздами.
refused-face-times = Сторона { $face }: одно число может стоять не больше чем в 8 клетках, а { $number } стоит в { $times }.
refused-face-worth = Сторона { $face }: очков в жёлтых рядах ({ $yellow }) должно быть хотя бы на 50 больше, чем в чёрных ({ $black }).
refused-row-cells = Сторона { $face }, ряд { $row }: в ряду должно быть от 1 до 6 клеток, а не { $count }.
refused-row-stars = Сторона { $face }, ряд { $row }: в ряду с двумя звёздами должно быть ровно пять клеток, { $stars }.
refused-row-both = Сторона { $face }, ряд { $row }: в ряду бывают либо числа, либо звёзды, но не то и другое.
refused-row-number = Сторона { $face }, ряд { $row }: число в клетке должно быть от 1 до 6, а не { $number }.
refused-row-points = Сторона { $face }, ряд { $row }: очки должны быть положительным числом, кратным 10, а не { $points }.
