title = Ставка в вилку
tagline = Семь карт задают две границы, а четыре из них закрыты. Заплатите, чтобы подсмотреть две из них, или следите за тем, кто подсмотрел.
length = около 20 минут
score = { $amount }

ask-Outbid = Назовёте сумму?
ask-PickPair = Какую пару подсмотрите?
ask-RaiseOrStand = Поднимете ставку?
ask-PlaceBets = Сколько поставите?

Quiet = Промолчать
    .key = pass
Call = Назвать { $amount }
    .key = { $amount }
Pick =
    { $pair ->
        [left] Подсмотреть левую пару
       *[right] Подсмотреть правую пару
    }
    .key = { $pair }
Stand = Оставить ставку как есть
    .key = stand
Raise = Поднять ставку до { $amount }
    .key = { $amount }
Bet =
    { $amount ->
        [0] Ничего не ставить
       *[other] Поставить { $amount }
    }
    .key = { $amount }

Laid =
    { $card ->
        [none] Закрытая карта.
       *[other] Открытая карта: { $card }.
    }
Called = { $seat } называет { $amount }.
    .you = Вы называете { $amount }.
TookLead = Заявки равны. По жребию впереди { $seat }.
    .you = Заявки равны. По жребию впереди вы.
GotRight = Больше заявок нет. { $seat } получает право подсмотреть, ставка — { $amount }.
    .you = Больше заявок нет. Вы получаете право подсмотреть, ставка — { $amount }.
NobodyCalled = Заявок нет, поэтому никто не подсматривает.
Picked =
    { $pair ->
        [left] { $seat } подсматривает левую пару.
       *[right] { $seat } подсматривает правую пару.
    }
    .you = { $pair ->
            [left] Вы подсматриваете левую пару.
           *[right] Вы подсматриваете правую пару.
        }
Peeked = Это видите только вы: { $cards }.
Stood = { $seat } оставляет ставку { $amount }.
    .you = Вы оставляете ставку { $amount }.
Raised = { $seat } поднимает ставку до { $amount }.
    .you = Вы поднимаете ставку до { $amount }.
Placed =
    { $amount ->
        [0] { $seat } ничего не ставит.
       *[other] { $seat } ставит { $amount }.
    }
    .you = { $amount ->
            [0] Вы ничего не ставите.
           *[other] Вы ставите { $amount }.
        }
TurnedUp =
    { $single ->
        [true] Ряд открыт: { $row }. Выигрывает только ставка { $lowest }.
       *[false] Ряд открыт: { $row }. Выигрывают ставки от { $lowest } до { $highest }.
    }
Hit =
    { $times ->
        [1] { $seat } попадает в вилку: ставка { $amount } возвращается и приносит { $prize }.
       *[other] { $seat } попадает в вилку, и ставка { $amount } там самая высокая: она возвращается и приносит { $prize }.
    }
    .you = { $times ->
            [1] Вы попадаете в вилку: ставка { $amount } возвращается и приносит { $prize }.
           *[other] Вы попадаете в вилку, и ваша ставка { $amount } там самая высокая: она возвращается и приносит { $prize }.
        }
Missed = { $seat } промахивается: ставка { $amount } уходит в кассу.
    .you = Вы промахиваетесь: ставка { $amount } уходит в кассу.
Shuffled = В ряду был ноль: все 51 карту тасуют заново.

screen-not-begun = Жребий решает, кто сдаёт первым.
screen-round = Раунд { $round } из { $rounds } · сдаёт { $dealer }
screen-left = левая пара
screen-right = правая пара
screen-only-you = видите только вы
screen-chips = фишки
screen-leads = впереди с { $amount }
screen-may-look = ставит { $amount } и может подсмотреть
screen-looked = ставит { $amount }, пара уже просмотрена
screen-unseen = Ещё не выходили: { $cards }
screen-limits =
    { $single ->
        [true] Выиграла только ставка { $lowest }.
       *[false] Выиграли ставки от { $lowest } до { $highest }.
    }
screen-calls = Заявки: { $calls }
screen-last =
    { $single ->
        [true] В прошлом раунде выиграла только ставка { $lowest }.
       *[false] В прошлом раунде выиграли ставки от { $lowest } до { $highest }.
    }
screen-debt = ▤
screen-debt-card = ▤ долговая карта
screen-out = вне игры

board-title = Раунд { $round } из { $rounds } · { $part }
board-part =
    { $phase ->
        [LayOut] раздача
        [PickPair] просмотр
        [RaiseOrStand] просмотр
        [PlaceBets] ставки
        [Over] конец
       *[other] торги
    }
board-dealer = Дилер
board-chips =
    { $debt ->
        [true] есть долг
       *[other] фишки
    }
board-round = раунд
board-deals =
    { $you ->
        [true] сдаёте вы
       *[other] сдаёт { $name }
    }
board-highest = высшая заявка
board-left = { $seconds } с
board-stands = часы стоят
board-soon = торги откроются сразу для всех
board-no-call = заявок пока нет
board-no-bet = ставок пока нет
board-leads =
    { $you ->
        [true] впереди вы
       *[other] впереди { $name }
    }
board-you-lead = Вы впереди с { $amount }
board-cannot = Больше вам не назвать
board-tied = заявки равны
board-bet =
    { $you ->
        [true] ставите вы
       *[other] ставит { $name }
    }
board-picks =
    { $you ->
        [true] выберите пару
       *[other] выбирает пару
    }
board-looked = пара известна
board-barred = другим так нельзя
board-bets = Ставки
board-calls = Заявки, последние сверху
board-unseen = никто не видел
board-saw = пару видел игрок { $name }
board-win = вилка
board-range =
    { $single ->
        [true] { $lowest }
       *[other] { $lowest }–{ $highest }
    }
board-hit =
    { $you ->
        [true] вы выигрываете { $amount }
       *[other] { $name } выигрывает { $amount }
    }
board-missed =
    { $you ->
        [true] вы теряете { $amount }
       *[other] { $name } теряет { $amount }
    }
board-mark = { $name }: { $amount }
board-ruler = Выигрывают ставки между двумя границами
board-last =
    { $single ->
        [true] В прошлом раунде: только { $lowest }
       *[other] В прошлом раунде: от { $lowest } до { $highest }
    }
board-outbid = Впереди { $name }. Перебить?
board-sub =
    { $phase ->
        [PickPair] Увидите её только вы
        [RaiseOrStand] Можно только поднять
        [PlaceBets] Открывают все вместе
       *[other] Заявка — это уже ставка
    }
board-sub-barred = Кроме { $amount }; открывают вместе
board-amount =
    { $phase ->
        [Outbid] Ваша заявка
       *[other] Ваша ставка
    }
board-first = Выберите пару
board-stand = Оставить { $amount }
board-raise = Поднять до { $amount }
board-more = ещё { $amount }
board-why =
    { $zeros ->
        [0] По порядку: младшую и старшую убирают, пары рядом с ними задают границы
       *[other] По порядку: нули, младшую и старшую убирают, границы задают по три карты с краёв
    }
board-fate =
    { $how ->
        [zero] ноль: убрать
        [lowest] младшая: убрать
        [highest] старшая: убрать
       *[nothing] не в счёт
    }
board-limit =
    { $side ->
        [lowest] от { $amount }
       *[highest] до { $amount }
    }
board-result =
    { $how ->
        [highest] высшая в вилке: вдвое
        [inside] в вилке: столько же
        [over] мимо, больше { $limit }
        [under] мимо, меньше { $limit }
       *[none] без ставки
    }
board-verdict =
    { $how ->
        [won] Вы выиграли { $amount }
        [lost] Вы потеряли { $amount }
       *[none] Вы ничего не ставили
    }

guide-row = Семь карт задают две границы, а по краям лежит по закрытой паре. Выиграют ставки в вилке, то есть между границами.
guide-call = Назовите сумму за право подсмотреть одну пару. Его получит высшая заявка, и эта сумма — уже ставка.
guide-look = Тот, кто назвал больше всех, выбирает пару и смотрит её в одиночку. Его ставка потом вам кое о чём скажет.
guide-limits = Уберите одну старшую и одну младшую карту. Две младшие из оставшихся — нижняя граница, две старшие — верхняя; обе суммы умножают на десять. Если есть 0 или 00, их тоже убирают и складывают по три карты.
guide-bet = Ставка в вилке возвращается и приносит столько же. Самая высокая из таких ставок приносит вдвое больше, так что ставьте много, но не слишком.
