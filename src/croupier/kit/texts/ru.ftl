# Words that every game may use.

option-first = номер места, которое начинает, считая с 0; если не задано, решает жребий

# What stands beside something else: in brackets after it, or with a colon before it.

noted = { $text } ({ $note })
labelled = { $label }: { $text }

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = фишки, долги и выбывшие из прошлой игры; задаёт серия

Borrow = Взять в долг 200 (вернуть 250)
    .key = borrow
PayBack = Вернуть долг: 250
    .key = pay back
Borrowed = { $seat } берёт в долг 200.
    .you = Вы берёте в долг 200.
PaidBack = { $seat } возвращает 250.
    .you = Вы возвращаете 250.
Charged = { $seat } платит { $amount }.
    .you = Вы платите { $amount }.
PutOut = { $seat } не может заплатить и выбывает.
    .you = Вы не можете заплатить и выбываете.
Won =
    { $amount ->
        [0] { $seat } не получает ничего.
       *[other] { $seat } получает { $amount }.
    }
    .you = { $amount ->
            [0] Вы не получаете ничего.
           *[other] Вы получаете { $amount }.
        }
TookAll = { $seat } — последний игрок за столом и забирает { $amount }.
    .you = Вы последний игрок за столом и забираете { $amount }.
BecameDealer = Раунд { $round }: сдаёт { $seat }.
    .you = Раунд { $round }: сдаёте вы.

# How computer players play.

level-chaotic = сумасброд
level-novice = новичок
level-regular = любитель
level-veteran = ветеран
level-expert = эксперт
level-bold = смелый
level-careful = осторожный

# What cannot be: it follows "Choice 7 is impossible:".

refused-roll =
    { $count ->
        [one] бросок { $roll } не получить на { $count } кубике, у которого граней { $faces }.
       *[other] бросок { $roll } не получить на { $count } кубиках, у которых граней { $faces }.
    }
refused-not-in-bag = в мешке нет { $thing }.
refused-empty-bag = мешок пуст.
refused-count = вытянуть нужно { $count }, а не { $given }.
refused-bank-seats =
    { $bank ->
        [one] Перенесённые фишки и долги рассчитаны на { $bank } место, а здесь мест { $seats }.
        [few] Перенесённые фишки и долги рассчитаны на { $bank } места, а здесь мест { $seats }.
       *[many] Перенесённые фишки и долги рассчитаны на { $bank } мест, а здесь мест { $seats }.
    }
refused-bank-impossible = Таких перенесённых фишек и долгов быть не может: суммы кратны 10, у каждого места свои фишки, а долг либо есть, либо нет.
refused-bank-few =
    { $fewest ->
        [one] Игру начинает { $fewest } игрок или больше; осталось { $left }.
        [few] Игру начинают { $fewest } игрока или больше; осталось { $left }.
       *[many] Игру начинают { $fewest } игроков или больше; осталось { $left }.
    }
