title = Три семёрки
tagline = Есть три семёрки — можно их объявить. А пока ставьте так, будто они у вас есть.
length = около 30 минут
score = { $amount }

ask-Bet = Уравнять, поднять или спасовать?
ask-SpeakUp = Объявите «Три семёрки»?
ask-SpeakAgain = Объявление уже есть. Объявите и вы?
ask-PlayOne = Какую карту выложить?

Call = Уравнять: довести ставку до самой высокой
    .key = call
Raise = Поднять: поставить на { $by } больше самой высокой ставки
    .key = raise { $by }
Fold = Пас: выйти из раунда и потерять ставку
    .key = fold
AllIn = Олл-ин: занять, если можно, и поставить всё
    .key = all in
Hold = Промолчать: ничего не объявлять
    .key = hold
Declare = Объявить «Три семёрки» и показать карты
    .key = declare
Play = Выложить { $card }
    .key = { $card }

Got = Вам приходит { $card }.
Staked =
    { $how ->
        [call]
            { $amount ->
                [0] { $seat } уравнивает бесплатно.
               *[other] { $seat } уравнивает за { $amount }.
            }
        [raise] { $seat } ставит { $amount } и поднимает до { $stake }.
       *[all-in]
            { $amount ->
                [0] { $seat } идёт в олл-ин без фишек.
               *[other] { $seat } идёт в олл-ин и ставит { $amount }.
            }
    }
    .you = { $how ->
            [call]
                { $amount ->
                    [0] Вы уравниваете бесплатно.
                   *[other] Вы уравниваете за { $amount }.
                }
            [raise] Вы ставите { $amount } и поднимаете до { $stake }.
           *[all-in]
                { $amount ->
                    [0] Вы идёте в олл-ин без фишек.
                   *[other] Вы идёте в олл-ин и ставите { $amount }.
                }
        }
Folded =
    { $by_force ->
        [true] { $seat } пасует: карт не осталось.
       *[false] { $seat } пасует.
    }
    .you = { $by_force ->
            [true] Вы пасуете: карт не осталось.
           *[false] Вы пасуете.
        }
Declared = { $seat } объявляет «Три семёрки» и показывает { $cards }.
    .you = Вы объявляете «Три семёрки» и показываете { $cards }.
NobodyDeclared = Никто не объявляет.
Played =
    { $draws ->
        [0] { $seat } выкладывает { $card }.
        [one] { $seat } выкладывает { $card } и добирает { $draws } карту.
        [few] { $seat } выкладывает { $card } и добирает { $draws } карты.
       *[many] { $seat } выкладывает { $card } и добирает { $draws } карт.
    }
    .you = { $draws ->
            [0] Вы выкладываете { $card }.
            [one] Вы выкладываете { $card } и добираете { $draws } карту.
            [few] Вы выкладываете { $card } и добираете { $draws } карты.
           *[many] Вы выкладываете { $card } и добираете { $draws } карт.
        }
ShowedSevens =
    { $sevens ->
        [0] { $seat }: ни одной семёрки.
        [one] { $seat }: { $sevens } семёрка.
        [few] { $seat }: { $sevens } семёрки.
       *[many] { $seat }: { $sevens } семёрок.
    }
    .you = { $sevens ->
            [0] У вас ни одной семёрки.
            [one] У вас { $sevens } семёрка.
            [few] У вас { $sevens } семёрки.
           *[many] У вас { $sevens } семёрок.
        }
LeftOver =
    { $to ->
        [middle] { $amount } остаётся в середине на следующий раунд.
       *[bank] { $amount } уходит в кассу.
    }

screen-FirstDealer = Жребий решает, кто сдаёт первым
screen-Over = Игра окончена
screen-round = Раунд { $round } из { $rounds }
screen-dealer = сдаёт { $name }
screen-pile =
    { $cards ->
        [0] колода пуста
        [one] { $cards } карта в колоде
        [few] { $cards } карты в колоде
       *[many] { $cards } карт в колоде
    }
screen-prize = куш { $amount }
screen-middle = (из них { $amount } в середине)
screen-chips = фишки
screen-stake = ставка
screen-cards = карты
screen-played = выложено
screen-debt = ▤
screen-debt-card = ▤ долговая карта
screen-out = вне игры
screen-folded = пас
screen-all-in = олл-ин
screen-hand = Ваши карты
screen-to-match =
    { $amount ->
        [0] Уравнять можно бесплатно.
       *[other] Чтобы уравнять, нужно { $amount }.
    }

board-subtitle =
    { $phase ->
        [Bet] Раунд { $round }/{ $rounds } · ставки
        [SpeakUp] Раунд { $round }/{ $rounds } · объявления
        [SpeakAgain] Раунд { $round }/{ $rounds } · объявления
        [PlayOne] Раунд { $round }/{ $rounds } · карты
        [Draw] Раунд { $round }/{ $rounds } · раздача
       *[other] Раунд { $round }/{ $rounds }
    }
board-dealer = Дилер
board-bet =
    { $how ->
        [call] Уравнено
       *[other] Поднято до { $stake }
    }
board-folded = Пас
board-is-all-in = Олл-ин
board-played = Выложено
board-cards =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
board-stake = ставка { $amount }
board-my-stake =
    { $debt ->
        [true] ставка { $amount } · долг
       *[other] ставка { $amount }
    }
board-prize = Все ставки
board-sevens = Ваши семёрки: { $count }
board-has-sevens =
    { $count ->
        [one] { $count } семёрка
        [few] { $count } семёрки
       *[many] { $count } семёрок
    }
board-draws-now =
    { $count ->
        [0] без карт
       *[other] +{ $count }
    }
board-to-call =
    { $amount ->
        [0] Уравнять бесплатно
       *[other] Уравнять: { $amount }
    }
board-ask-all-in = Не уравнять даже в долг
board-ask-borrow = Не хватает: возьмите в долг или пасуйте
board-may-declare = Объявить можно будет после ставок
board-hold-sub = Спрашивают всех
board-play-sub = Одна такая — доберёте столько карт
board-raise-by = на сколько поднять
board-fold = Пас
board-call = Уравнять
board-call-pay =
    { $pay ->
        [0] бесплатно
       *[other] { $pay }
    }
board-raise = Поднять до { $stake }
board-pay = ещё { $pay }
board-all-in = Олл-ин
board-hold = Промолчать
board-declare = Объявить «Три семёрки»
board-declare-sub =
    { $sevens ->
        [one] показать карты, { $sevens } семёрка
        [few] показать карты, { $sevens } семёрки
       *[many] показать карты, { $sevens } семёрок
    }
board-choose = Выберите карту
board-draws =
    { $count ->
        [0] колода пуста
        [one] { $count } карта, если { $card } больше ни у кого
        [few] до { $count } карт, если { $card } больше ни у кого
       *[many] до { $count } карт, если { $card } больше ни у кого
    }
board-play-count =
    { $count ->
        [1] Выложить { $card }
       *[other] Выложить { $card }, таких у вас { $count }
    }
board-hold-count =
    { $count ->
        [1] одна карта { $card }
        [one] { $count } карта { $card }
        [few] { $count } карты { $card }
       *[many] { $count } карт { $card }
    }
board-shared = Разделено: { $amount }
board-why =
    { $how ->
        [declared] Все ставки берёт тот из объявивших, у кого больше семёрок.
        [sevens] Колода кончилась: все ставки берёт тот, у кого больше семёрок.
        [alone] Остальные спасовали: все ставки берёт последний игрок.
       *[nobody] Брать ставки некому.
    }
board-fate =
    { $how ->
        [folded] пас
        [alone] остался один
       *[silent] без объявления
    }
board-sum = взято { $won }, ставка { $stake }
board-verdict =
    { $how ->
        [won] Вы в плюсе на { $amount }
        [lost] Вы в минусе на { $amount }
       *[even] Вы при своих
    }

guide-machine = На вывеске наверху показано, сколько можно выиграть в раунде: это все ставки вместе. На барабанах ваши лучшие карты, их видите только вы.
guide-hand = Это ваши карты. Вам нужны три семёрки. Если их меньше, никто не мешает ставить так, будто они есть.
guide-bet = Уравняйте, чтобы остаться в раунде, поднимите, чтобы другим пришлось платить больше, или спасуйте и потеряйте ставку. Повышение задают минус и плюс.
guide-speak = После ставок спрашивают всех. Тот, у кого три семёрки, может объявить их; из объявивших побеждает тот, у кого семёрок больше.
guide-play = Никто не объявил, и все одновременно выкладывают по карте. Если вашего числа больше ни у кого нет, вы добираете столько карт.
guide-seats = Чужие карты лежат закрыто, рядом показано их число. Выложенные карты остаются на виду.
