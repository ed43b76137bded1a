title = Лас-Вегас
tagline = Бросьте кубики, выберите число, соберите в казино больше всех — и берегитесь равенства.
length = около 20 минут
score =
    { $amount ->
        [0] ни доллара
       *[other] { $amount } 000 долларов
    }

option-open_money = показывать выигрыши всех открыто
option-neutral = играть с нейтральными кубиками (от 2 до 4 игроков)

ask-Choose = Куда кубики?

Place = Поставить все кубики с { $face } на казино { $face }
    .key = { $face }

Started = Раунд { $round }: начинает { $seat }.
    .you = Раунд { $round }: начинаете вы.
Drew = Казино { $face }: купюра { $bill } 000.
Scattered = { $seat } бросает лишние нейтральные кубики: { $roll }. Каждый идёт в своё казино.
    .you = Вы бросаете лишние нейтральные кубики: { $roll }. Каждый идёт в своё казино.
Rolled = { $seat } бросает: { $roll }.
    .you = Вы бросаете: { $roll }.
RolledNeutral = { $seat } бросает нейтральные: { $roll }.
    .you = Вы бросаете нейтральные: { $roll }.
Placed =
    { $dice ->
        [0] { $seat } ставит { $neutral ->
            [one] { $neutral } нейтральный кубик
            [few] { $neutral } нейтральных кубика
           *[many] { $neutral } нейтральных кубиков
        } на казино { $face }.
        [one] { $seat } ставит { $dice } кубик{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } на казино { $face }.
        [few] { $seat } ставит { $dice } кубика{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } на казино { $face }.
       *[many] { $seat } ставит { $dice } кубиков{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } на казино { $face }.
    }
    .you = { $dice ->
            [0] Вы ставите { $neutral ->
                [one] { $neutral } нейтральный кубик
                [few] { $neutral } нейтральных кубика
               *[many] { $neutral } нейтральных кубиков
            } на казино { $face }.
            [one] Вы ставите { $dice } кубик{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } на казино { $face }.
            [few] Вы ставите { $dice } кубика{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } на казино { $face }.
           *[many] Вы ставите { $dice } кубиков{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } на казино { $face }.
        }
Tied = Казино { $face }: поровну, по { $dice }. { $seat } не получает ничего.
    .you = Казино { $face }: поровну, по { $dice }. Вы не получаете ничего.
TiedNeutral = Казино { $face }: поровну, по { $dice }. Нейтральные кубики не в счёт.
Paid = Казино { $face }: { $seat } получает { $bill } 000.
    .you = Казино { $face }: вы получаете { $bill } 000.
PaidNobody = Казино { $face }: { $bill } 000 уходит под стопку.

screen-round = Раунд { $round } из { $rounds }
screen-casino = № { $face }
screen-neutral = нейтральные
screen-tied = ничья
screen-dice =
    { $count ->
        [0] кубиков нет
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
screen-neutral-dice = и { $count } нейтр.
screen-won =
    { $amount ->
        [0] денег пока нет
       *[other] { $amount } 000
    }
screen-face-down =
    { $count ->
        [0] купюр пока нет
        [one] { $count } закрытая купюра
        [few] { $count } закрытые купюры
       *[many] { $count } закрытых купюр
    }
screen-starts = начинает
screen-roll = { $name }, бросок

board-start = Старт
board-won =
    { $amount ->
        [0] $0
       *[other] ${ $amount }к
    }
board-bills =
    { $count ->
        [0] 0 куп.
        [one] { $count } куп.
        [few] { $count } куп.
       *[many] { $count } куп.
    }
board-so-far = выиграно
board-choose = Выберите число
board-put =
    { $neutral ->
        [0] { $own ->
            [one] Поставить { $own } на казино { $face }
            [few] Поставить { $own } на казино { $face }
           *[many] Поставить { $own } на казино { $face }
        }
       *[other] { $own ->
            [0] { $neutral } нейтр. на казино { $face }
           *[other] { $own } + { $neutral } нейтр. на казино { $face }
        }
    }
board-take = возьмёте ${ $bill }к
board-tied = будет ничья
board-nothing = ничего
board-worth-nothing = ничего
board-spoken =
    , { $own ->
        [0] своих кубиков нет
        [one] { $own } кубик
        [few] { $own } кубика
       *[many] { $own } кубиков
    }{ $neutral ->
        [0] {""}
       *[other] , нейтральных: { $neutral }
    }: { $outcome ->
        [tied] будет ничья
        [nothing] не возьмёте ничего
       *[bill] возьмёте { $bill } 000
    }{ $ahead ->
        [none] {""}
       *[other] , за вами { $ahead }
    }{ $behind ->
        [none] {""}
       *[other] , перед вами { $behind }
    }
board-verdict =
    { $amount ->
        [0] В этом раунде вы не выиграли ничего
       *[other] В этом раунде вы выиграли ${ $amount }к
    }
board-paid-title = Раунд { $round }: что заплатили казино
board-plus =
    { $amount ->
        [0] $0
       *[other] +${ $amount }к
    }
board-stack = под стопку
board-tie-break = Столько же ({ $amount }) у игрока { $name }, но купюр там { $theirs }, а у вас { $yours }: выше тот, у кого их больше.
board-row =
    { $tied ->
        [true] { $name }: { $count }, ничья
       *[other] { $name }: { $count }
    }

guide-casinos = Шесть казино, в каждом — купюры. У кого в казино больше всех кубиков, тот берёт старшую.
guide-roll = Вы бросили все свои кубики. Выберите одно число: все кубики с ним идут в казино под этим номером.
guide-preview = Казино, которое можно выбрать, светится и говорит, что вы взяли бы там, плати оно прямо сейчас.
guide-send = Большая кнопка говорит, что произойдёт. Пока вы её не нажали, ничего не отправлено.
guide-ties = Берегитесь равенства: у кого в казино кубиков поровну, те вычёркивают друг друга и не получают ничего.

refused-neutral = Нейтральные кубики — для 2–4 игроков: впятером свободного цвета нет. Выключите настройку neutral.
