title = Лото по кругу
tagline = Карты идут по кругу, билеты заполняются, а цену им назначат четырнадцать карт, которых никто не видел.
length = около 15 минут
score = { $amount }

ask-Draft = Какую карту положить в билет?

Lay = Положить { $card } в билет
    .key = { $card }

Got = Вам сдана карта { $card }.
Dealt =
    { $cards ->
        [one] У всех по { $cards } карте. Последние { $pile } — лотерея.
        [few] У всех по { $cards } карты. Последние { $pile } — лотерея.
       *[many] У всех по { $cards } карт. Последние { $pile } — лотерея.
    }
PassedOn =
    { $way ->
        [left] Карта { $number } во всех билетах. Остальные идут налево.
       *[right] Карта { $number } во всех билетах. Остальные идут направо.
    }
Received = Вам передают { $cards }.
Completed = Последняя карта ложится сама. Билеты заполнены.
TurnedUp = Лотерея открывает { $card }.
Hit = Попадание: { $seats }.
TookBack = Вы берёте билет обратно на руку: { $cards }.
Showed = { $seat } показывает оба билета: { $first } в раунде 1, { $second } в раунде 2.
    .you = Вы показываете оба билета: { $first } в раунде 1, { $second } в раунде 2.

screen-before = Жребий решает, кто сдаёт первым.
screen-round = Раунд { $round } из { $rounds }
screen-dealer = сдаёт { $name }
screen-Deal = сдача
screen-Draft =
    { $way ->
        [left] карта { $number } из { $cards }, карты идут налево
       *[right] карта { $number } из { $cards }, карты идут направо
    }
screen-Lottery = лотерея
screen-over = Все билеты открыты
screen-lottery-of = Лотерея, раунд { $round }
screen-pays = За попадания
screen-chips = фишки
screen-ticket = билет
screen-hits-of = раунд { $round }:
screen-no-hits = мимо
screen-debt = ▤ долговая карта
screen-out = вне игры
screen-hand = У вас на руке
screen-held = Руки, раунд { $round }
screen-unseen = Ещё не видели
screen-secret = (…) ваша карта, другие её не знают

board-round = Раунд { $round }/{ $rounds } · лотерея
board-pick = Раунд { $round }/{ $rounds } · карта { $number }/{ $cards }
board-ask = Какую карту — в билет?
board-comes-from = Следующие карты передаст { $name }
board-choose = Выберите карту
board-rest = { $cards } → { $name }
board-laid = В билет
board-dealer = Дилер
board-you = вы
board-way =
    { $way ->
        [left] карты идут налево
       *[right] карты идут направо
    }
board-in-drum =
    { $count ->
        [one] { $count } карта в барабане
        [few] { $count } карты в барабане
       *[many] { $count } карт в барабане
    }
board-hits =
    { $hits ->
        [0] мимо
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
board-ticket = Ваш билет
board-only-you = видите только вы
board-ticket-of =
    { $cards ->
        [none] Билет игрока { $name }, раунд { $round }, закрыт
       *[other] Билет игрока { $name }, раунд { $round }: { $cards }, попаданий: { $hits }
    }
board-unseen =
    { $count ->
        [0] Все { $card } вы уже видели
        [one] Карта { $card }: вы не видели { $count } из них
        [few] Карта { $card }: вы не видели { $count } из них
       *[many] Карта { $card }: вы не видели { $count } из них
    }
board-verdict =
    { $hits ->
        [0] Ни одного попадания: вам ничего
        [one] { $hits } попадание: вы получаете { $amount }
        [few] { $hits } попадания: вы получаете { $amount }
       *[many] { $hits } попаданий: вы получаете { $amount }
    }

guide-drum = В барабане четырнадцать карт, и никто их не видел. Какие-то из них выйдут: угадайте какие.
guide-hand = Коснитесь карты, которую хотите в билет. Все выбирают одновременно.
guide-pass = Всё, что вы не положили, уходит соседу, а к вам приходит другая рука.
guide-unseen = Карты, которых вы ни разу не видели, могут быть в барабане. Здесь — сколько их каждого числа.
guide-prizes = Каждая карта билета, которую вытянула лотерея, — попадание. Чем больше попаданий, тем больше платит касса.
