title = Лас-Вегас
tagline = Бросьте кубики, выберите число, поставьте в казино больше всех — и берегитесь равенства.
length = около 20 минут
score =
    { $amount ->
        [0] ни доллара
       *[other] { $amount } 000 долларов
    }

option-open_money = показывать выигрыши всех открыто
option-neutral = играть с нейтральными кубиками (от 2 до 4 игроков)

ask-Choose = В какое казино идут кубики?

Place = Поставить все кубики с { $face } в казино { $face }
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
        } в казино { $face }.
        [one] { $seat } ставит { $dice } кубик{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } в казино { $face }.
        [few] { $seat } ставит { $dice } кубика{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } в казино { $face }.
       *[many] { $seat } ставит { $dice } кубиков{ $neutral ->
            [0] {""}
            [one] {" "}и { $neutral } нейтральный
           *[other] {" "}и { $neutral } нейтральных
        } в казино { $face }.
    }
    .you = { $dice ->
            [0] Вы ставите { $neutral ->
                [one] { $neutral } нейтральный кубик
                [few] { $neutral } нейтральных кубика
               *[many] { $neutral } нейтральных кубиков
            } в казино { $face }.
            [one] Вы ставите { $dice } кубик{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } в казино { $face }.
            [few] Вы ставите { $dice } кубика{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } в казино { $face }.
           *[many] Вы ставите { $dice } кубиков{ $neutral ->
                [0] {""}
                [one] {" "}и { $neutral } нейтральный
               *[other] {" "}и { $neutral } нейтральных
            } в казино { $face }.
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

board-start = Первый
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
            [one] Поставить { $own } в казино { $face }
            [few] Поставить { $own } в казино { $face }
           *[many] Поставить { $own } в казино { $face }
        }
       *[other] { $own ->
            [0] { $neutral } нейтр. в казино { $face }
           *[other] { $own } + { $neutral } нейтр. в казино { $face }
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
       *[bill] возьмёте { $bill } 000
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
board-tie-break = У игрока { $name } столько же ({ $amount }), но больше купюр: { $theirs } против ваших { $yours }.
board-row =
    { $tied ->
        [true] { $name }: { $count }, ничья
       *[other] { $name }: { $count }
    }

guide-casinos = Перед вами шесть казино с купюрами. Старшую купюру казино берёт тот, у кого там больше всех кубиков.
guide-roll = Вы бросили все свои кубики. Выберите одно число: все кубики с ним идут в казино под этим номером.
guide-preview = Казино, которое можно выбрать, светится и показывает, что вы взяли бы, если бы оно платило прямо сейчас.
guide-send = На большой кнопке написано, что произойдёт. Пока вы её не нажали, ход не сделан.
guide-ties = Берегитесь равенства: игроки, у которых в казино кубиков поровну, взаимно исключаются и не получают ничего.

refused-neutral = С нейтральными кубиками играют от 2 до 4 человек: впятером свободного цвета нет. Выключите настройку neutral.
