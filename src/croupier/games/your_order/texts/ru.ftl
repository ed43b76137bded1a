title = Ваш заказ
tagline = Две карты у вас, три у болвана и один вопрос: сколько сумм окажется выше вашей?
length = около 15 минут
score = { $amount }

ask-Change = Оставить обе карты или сбросить одну и взять другую?
ask-PlaceBet = На какое место и сколько поставить?

Keep = Оставить обе карты
    .key = keep
Discard = Сбросить { $card } и взять другую карту
    .key = discard { $card }
Bet =
    { $rank ->
        [1] Поставить на 1-е место: { $amount }
        [2] Поставить на 2-е место: { $amount }
        [3] Поставить на 3-е место: { $amount }
       *[other] Поставить на { $rank }-е место: { $amount }
    }
    .key = { $rank } { $amount }

Got = Вы получаете карту { $card }.
Dealt = У всех по две карты. Перед болваном лежат три закрытые.
Kept = { $seat } оставляет обе карты.
    .you = Вы оставляете обе карты.
Discarded = { $seat } сбрасывает { $card } и берёт другую карту.
    .you = Вы сбрасываете { $card } и берёте другую карту.
TurnedUp =
    { $number ->
        [1] Первая карта болвана: { $card }.
        [2] Вторая карта болвана: { $card }.
       *[other] Третья карта болвана: { $card }.
    }
Staked =
    { $rank ->
        [1] { $seat } ставит { $amount } на 1-е место.
        [2] { $seat } ставит { $amount } на 2-е место.
        [3] { $seat } ставит { $amount } на 3-е место.
       *[other] { $seat } ставит { $amount } на { $rank }-е место.
    }
    .you = { $rank ->
            [1] Вы ставите { $amount } на 1-е место.
            [2] Вы ставите { $amount } на 2-е место.
            [3] Вы ставите { $amount } на 3-е место.
           *[other] Вы ставите { $amount } на { $rank }-е место.
        }
Skipped = { $seat } пропускает ставку: ставить нечего.
    .you = Вы пропускаете ставку: ставить нечего.
Showed =
    { $rank ->
        [1] { $seat } открывает { $cards }, сумма { $total }: 1-е место.
        [2] { $seat } открывает { $cards }, сумма { $total }: 2-е место.
        [3] { $seat } открывает { $cards }, сумма { $total }: 3-е место.
       *[other] { $seat } открывает { $cards }, сумма { $total }: { $rank }-е место.
    }{ $ahead ->
        [dealer] {" "}При равных суммах первым идёт дилер.
        [turn] {" "}При равных суммах места занимают по часовой стрелке от дилера.
       *[sum] {""}
    }
    .you = { $rank ->
            [1] Вы открываете { $cards }, сумма { $total }: 1-е место.
            [2] Вы открываете { $cards }, сумма { $total }: 2-е место.
            [3] Вы открываете { $cards }, сумма { $total }: 3-е место.
           *[other] Вы открываете { $cards }, сумма { $total }: { $rank }-е место.
        }{ $ahead ->
            [dealer] {" "}При равных суммах первым идёт дилер.
            [turn] {" "}При равных суммах места занимают по часовой стрелке от дилера.
           *[sum] {""}
        }
DummyRanked =
    { $rank ->
        [1] У болвана { $total }: 1-е место.
        [2] У болвана { $total }: 2-е место.
        [3] У болвана { $total }: 3-е место.
       *[other] У болвана { $total }: { $rank }-е место.
    }{ $ahead ->
        [dummy] {" "}При равных суммах первым идёт болван.
       *[sum] {""}
    }
CameBack =
    { $rank ->
        [1] { $seat } угадывает: { $amount } на 1-е место возвращается.
        [2] { $seat } угадывает: { $amount } на 2-е место возвращается.
        [3] { $seat } угадывает: { $amount } на 3-е место возвращается.
       *[other] { $seat } угадывает: { $amount } на { $rank }-е место возвращается.
    }
    .you = { $rank ->
            [1] Вы угадываете: { $amount } на 1-е место возвращается.
            [2] Вы угадываете: { $amount } на 2-е место возвращается.
            [3] Вы угадываете: { $amount } на 3-е место возвращается.
           *[other] Вы угадываете: { $amount } на { $rank }-е место возвращается.
        }
Lost =
    { $rank ->
        [1] { $seat } не угадывает: { $amount } на 1-е место уходит в кассу.
        [2] { $seat } не угадывает: { $amount } на 2-е место уходит в кассу.
        [3] { $seat } не угадывает: { $amount } на 3-е место уходит в кассу.
       *[other] { $seat } не угадывает: { $amount } на { $rank }-е место уходит в кассу.
    }
    .you = { $rank ->
            [1] Вы не угадываете: { $amount } на 1-е место уходит в кассу.
            [2] Вы не угадываете: { $amount } на 2-е место уходит в кассу.
            [3] Вы не угадываете: { $amount } на 3-е место уходит в кассу.
           *[other] Вы не угадываете: { $amount } на { $rank }-е место уходит в кассу.
        }

screen-not-begun = Жребий решает, кто сдаёт первым.
screen-round = Раунд { $round } из { $rounds } · сдаёт { $dealer }
screen-dummy = Болван
screen-pays = Платят
screen-odds = { $rank } 1:{ $pays }
screen-rank =
    { $rank ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] { $rank }-е
    }
screen-cards = карты
screen-sum = сумма
screen-discard = сброс
screen-chips = фишки
screen-bets = ставки
screen-place = { $total } · { $rank }
screen-bet = { $rank } { $amount }
screen-right = ✓
screen-wrong = ✗
screen-debt = ▤
screen-debt-card = ▤ долговая карта
screen-out = вне игры

board-title = Раунд { $round } из { $rounds } · { $part }
board-part =
    { $phase ->
        [PlaceBet] { $bet ->
            [1] 1-я ставка
           *[other] 2-я ставка
        }
        [Over] конец
       *[other] карты
    }
board-dealer = Дилер
board-chips =
    { $debt ->
        [true] есть долг
       *[other] фишки
    }
board-dummy = Болван
board-doubles = одинаковые не в счёт
board-so-far = пока
board-order = Ваш заказ?
board-where = какое место займёт ваша сумма?
board-place = место
board-pays = платят
board-first = 1-я ставка
board-second = 2-я ставка
board-odds = 1:{ $pays }
board-row = { $place } место, платят 1:{ $pays }
board-mark = { $name }: { $amount }
board-shows = карты { $cards }
board-gone = в сбросе { $card }
board-ask-change = Сумма { $sum }. Поменять карту?
board-sub-change = Что вы сбросите, увидят все
board-ask-bet = Сумма { $sum }. Какое место?
board-sub-bet = Болван тоже занимает место
board-sub-discarded = Вы сбросили { $card }
board-choose-card = Выберите карту
board-discard = Сбросить { $card }
board-amount = Ваша ставка
board-choose-place = Выберите место
board-bet = { $amount } на { $place } место
board-prize = угадаете — выиграете { $amount }
board-ahead =
    { $why ->
        [dummy] поровну: сначала болван
        [dealer] поровну: сначала дилер
       *[turn] поровну: по очереди от дилера
    }
board-ordered = { $amount } на { $place }
board-no-bet = без ставки
board-verdict =
    { $how ->
        [won] Вы выиграли { $amount }
        [lost] Вы потеряли { $amount }
       *[even] Вы остались при своих
    }

guide-change = Эти две карты знаете только вы. Один раз можно открыто сбросить одну из них и взять другую. Проще всего угадать место очень большой или очень маленькой суммы.
guide-dummy = Болван играет тремя картами, их открывают по одной. Числа, которые у него повторяются, не считаются.
guide-slip = Вы ставите на место, которое ваша сумма займёт среди всех игроков и болвана. 1-е место у самой большой суммы.
guide-pays = Средние места угадать труднее, и платят за них больше: 1:3 — это три ваши ставки, и сама ставка вернётся.
guide-bet = Выберите строку и сумму, потом сделайте заказ. За раунд ставят дважды: сейчас и когда откроют следующую карту болвана.
