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
    { $number ->
        [one] В каждом билете { $number } карта.
        [few] В каждом билете { $number } карты.
       *[many] В каждом билете { $number } карт.
    } { $way ->
        [left] Остальные передают налево.
       *[right] Остальные передают направо.
    }
Received = Вам передают { $cards }.
Completed = Последняя карта ложится сама. Билеты заполнены.
TurnedUp = Лотерея открывает { $card }.
Hit = Попадание: { $seats }.
TookBack = Вы забираете билет на руку: { $cards }.
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
screen-over = Все билеты показаны
screen-lottery-of = Лотерея, раунд { $round }
screen-pays = За попадания
screen-chips = фишки
screen-ticket = билет
screen-hits-of = раунд { $round }:
screen-no-hits = нет попаданий
screen-debt = ▤ долговая карта
screen-out = вне игры
screen-hand = У вас на руке
screen-held = Ваши карты, раунд { $round }
screen-unseen = Вы ещё не видели
screen-secret = (…) вы положили, другие этого не знают

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
        [0] 0 попаданий
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
        [0] Нет попаданий: вы не получаете ничего
        [one] { $hits } попадание: вы получаете { $amount }
        [few] { $hits } попадания: вы получаете { $amount }
       *[many] { $hits } попаданий: вы получаете { $amount }
    }

guide-drum = В барабане четырнадцать карт, и никто их не видел. Часть из них выйдет: угадайте какие.
guide-hand = Коснитесь карты, которую хотите положить в билет. Все выбирают одновременно.
guide-pass = Остальные карты уходят к соседу, а вы получаете карты от другого соседа.
guide-unseen = Карты, которых вы ни разу не видели, могут быть в барабане. Здесь видно, сколько их каждого числа.
guide-prizes = Каждая карта билета, которую открыла лотерея, — это попадание. Чем больше попаданий, тем больше платит касса.
