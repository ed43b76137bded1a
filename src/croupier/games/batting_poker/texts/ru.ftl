title = Покер в лоб
tagline = Соберите хорошую комбинацию. А потом узнайте, у кого такая же.
length = около 20 минут
score = { $amount }

ask-Act = Добрать или купить?

Pass = Пропустить ход
    .key = pass
Discard = Сбросить { $cards } и добрать
    .key = { $cards }
Swap = Заплатить 10 и сменить { $card } на { $taken } из сброса игрока { $owner }
    .key = { $card } for { $owner } { $taken }

Dealt =
    { $cards ->
        [one] Колода перетасована, каждый получает { $cards } карту.
       [few] Колода перетасована, каждый получает { $cards } карты.
       *[many] Колода перетасована, каждый получает { $cards } карт.
    }
Got = Вам приходит { $card }.
Discarded = { $seat } сбрасывает { $cards } и добирает.
    .you = Вы сбрасываете { $cards } и добираете.
Swapped = { $seat } сбрасывает { $card } и берёт { $taken } из сброса игрока { $owner }.
    .you = Вы сбрасываете { $card } и берёте { $taken } из сброса игрока { $owner }.
    .you-owner = { $seat } сбрасывает { $card } и берёт { $taken } из вашего сброса.
Passed = { $seat } пропускает ход.
    .you = Вы пропускаете ход.
TurnedUp =
    { $hand ->
        [nothing] { $seat } открывает { $cards }: ничего.
        [pair] { $seat } открывает { $cards }: пара.
        [odd] { $seat } открывает { $cards }: нечет.
        [even] { $seat } открывает { $cards }: чёт.
        [straight] { $seat } открывает { $cards }: стрит.
       *[three] { $seat } открывает { $cards }: тройка.
    }
    .you = { $hand ->
            [nothing] Вы открываете { $cards }: ничего.
            [pair] Вы открываете { $cards }: пара.
            [odd] Вы открываете { $cards }: нечет.
            [even] Вы открываете { $cards }: чёт.
            [straight] Вы открываете { $cards }: стрит.
           *[three] Вы открываете { $cards }: тройка.
        }
Missed = Без комбинации: { $seats }. За это платят 20.
StoodAlone =
    { $hand ->
        [pair] Единственная пара: { $seat }.
        [odd] Единственный нечет: { $seat }.
        [even] Единственный чёт: { $seat }.
        [straight] Единственный стрит: { $seat }.
       *[three] Единственная тройка, за неё весь банк: { $seat }.
    }{ $pot ->
        [empty] {" "}Младшие комбинации получают раньше, и банк уже пуст.
        [short] {" "}Приз — { $prize }, но в банке только { $gets }.
       *[enough] {""}
    }
    .you = { $hand ->
            [pair] Единственная пара у вас.
            [odd] Единственный нечет у вас.
            [even] Единственный чёт у вас.
            [straight] Единственный стрит у вас.
           *[three] Единственная тройка у вас, за неё весь банк.
        }{ $pot ->
            [empty] {" "}Младшие комбинации получают раньше, и банк уже пуст.
            [short] {" "}Приз — { $prize }, но в банке только { $gets }.
           *[enough] {""}
        }
Batted =
    { $hand ->
        [pair] Лоб в лоб с парой: { $seats }. Приза нет.
        [odd] Лоб в лоб с нечетом: { $seats }. Приза нет.
        [even] Лоб в лоб с чётом: { $seats }. Приза нет.
        [straight] Лоб в лоб со стритом: { $seats }. Приза нет.
       *[three] Лоб в лоб с тройкой: { $seats }. Приза нет.
    }{ $zeros ->
        [0] {""}
       *[other] {" "}За каждую карту 0 или 00 платят ещё 20.
    }
WentToBank =
    { $amount ->
        [0] Банк пуст.
       *[other] Остаток банка, { $amount }, уходит в кассу.
    }

screen-not-begun = Жребий решает, кто сдаёт первым.
screen-round = Раунд { $round } из { $rounds } · сдаёт { $dealer }
screen-turn = круг { $turn } из { $turns }
screen-pot = Банк { $amount }
screen-pile =
    { $cards ->
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }
screen-chips = фишки
screen-cards = карты
screen-discards = сброс
screen-debt = ▤
screen-debt-card = ▤ долговая карта
screen-known = открытая карта у другого игрока: взята из сброса
screen-out = вне игры
screen-hand =
    { $hand ->
        [nothing] У вас: пока ничего
        [pair] У вас: пара
        [odd] У вас: нечет
        [even] У вас: чёт
        [straight] У вас: стрит
       *[three] У вас: тройка
    }
screen-nothing = ничего
screen-pair = пара
screen-odd = нечет
screen-even = чёт
screen-straight = стрит
screen-three = тройка
screen-prize =
    { $hand ->
        [pair] пара { $amount }
        [odd] нечет { $amount }
        [even] чёт { $amount }
        [straight] стрит { $amount }
       *[three] тройка: весь банк
    }

board-hands = Комбинации и призы
board-rung =
    { $hand ->
        [nothing] Ничего
        [pair] Пара
        [odd] Нечет
        [even] Чёт
        [straight] Стрит
       *[three] Тройка
    }
board-prize =
    { $hand ->
        [three] банк
       *[other] { $amount }
    }
board-needs =
    { $players ->
        [5] 5 чел.
       *[other] от { $players } чел.
    }
board-round = Раунд { $round } из { $rounds } · круг { $turn }
board-dealer = Дилер
board-pot = банк
board-yours = ваш сброс
board-hand = Ваши карты
board-discard =
    { $mine ->
        [true] { $count ->
            [1] { $card } в вашем сбросе
            [one] { $count } раз { $card } в вашем сбросе
            [few] { $count } раза { $card } в вашем сбросе
           *[many] { $count } раз { $card } в вашем сбросе
        }
       *[other] { $count ->
            [1] { $card } в сбросе игрока { $name }
            [one] { $count } раз { $card } в сбросе игрока { $name }
            [few] { $count } раза { $card } в сбросе игрока { $name }
           *[many] { $count } раз { $card } в сбросе игрока { $name }
        }
    }
board-give = { $card } у вас на руке, можно сбросить
board-ask-take =
    { $mine ->
        [true] Взять обратно { $taken } вместо { $card }?
       *[other] { $owner }: взять { $taken } вместо { $card }?
    }
board-ask-give = Вместо какой карты?
board-ask-draw = Сбросить { $cards } и добрать?
board-would =
    { $hand ->
        [nothing] { $numbers }: ничего
        [pair] { $numbers }: пара, если больше ни у кого
        [odd] { $numbers }: нечет, если больше ни у кого
        [even] { $numbers }: чёт, если больше ни у кого
        [straight] { $numbers }: стрит, если больше ни у кого
       *[three] { $numbers }: тройка, если больше ни у кого
    }
board-cost =
    { $mine ->
        [true] { $taken } из вашего сброса стоит 10
       *[other] { $owner }: { $taken } из сброса стоит 10
    }
board-unknown =
    { $pile ->
        [one] Это бесплатно. В колоде { $pile } карта
        [few] Это бесплатно. В колоде { $pile } карты
       *[many] Это бесплатно. В колоде { $pile } карт
    }
board-pass = Пропустить
board-keep = оставить всё
board-draw =
    { $count ->
        [one] Добрать { $count }
        [few] Добрать { $count }
       *[many] Добрать { $count }
    }
board-discarding = сбросить { $cards }
board-take = Взять { $taken }
board-pay = за 10
board-first = Выберите карты
board-first-give = Выберите карту
board-brings =
    { $hand ->
        [nothing] штраф { $amount }
        [three] весь банк
       *[other] приз { $amount }
    }
board-alone =
    { $pot ->
        [short] больше ни у кого; в банке было только это
        [empty] больше ни у кого, но банк пуст
       *[enough] больше ни у кого
    }
board-pot-after = банк { $amount }
board-as = как { $numbers }
board-batted =
    { $zeros ->
        [0] Одинаковые комбинации сошлись лоб в лоб: приза нет, каждый платит 20.
       *[other] Одинаковые комбинации сошлись лоб в лоб: приза нет, каждый платит 20 и ещё 20 за каждую карту 0 или 00.
    }
board-sum = Банк: { $before } + штрафы { $fines } − призы { $prizes } = { $left }
board-verdict =
    { $how ->
        [won] { $hand ->
            [pair] Вы берёте { $amount } за пару
            [odd] Вы берёте { $amount } за нечет
            [even] Вы берёте { $amount } за чёт
            [straight] Вы берёте { $amount } за стрит
           *[three] Вы берёте { $amount } за тройку
        }
        [missed] Вы платите { $amount }: нет комбинации
        [batted] Вы платите { $amount }: лоб в лоб
       *[empty] Вы не получаете ничего: банк пуст
    }

guide-ladder = На табло показаны комбинации этого стола и призы за них. Приз получают, только если такой комбинации больше ни у кого нет.
guide-draw = Вот ваши три карты. Коснитесь тех, которые хотите сменить; новые карты из колоды бесплатны.
guide-buy = Сброшенные карты лежат открыто, и любую можно купить за 10: коснитесь её, потом карты, которую сбросите взамен.
guide-send = На этой кнопке написано, что произойдёт. Можно и пропустить ход: в раунде у вас их три.
guide-batting = Если у двоих одинаковая комбинация, это лоб в лоб: приза нет, и оба платят. Следите, что другие берут и сбрасывают: это выдаёт, что они собирают.
