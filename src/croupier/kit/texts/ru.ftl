# Words that every game may use.

option-first = место, которое начинает, считая с 0; если не задано, решает жребий

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = фишки, долги и выбывшие из прошлой игры; задаёт серия

Borrow = Взять в долг 200 (вернуть 250)
    .key = borrow
PayBack = Вернуть долг: 250
    .key = pay back
Borrowed = { $seat } берёт в долг 200.
PaidBack = { $seat } возвращает 250.
Charged = { $seat } платит { $amount }.
PutOut = { $seat } не может заплатить и выбывает.
Won =
    { $amount ->
        [0] { $seat } не получает ничего.
       *[other] { $seat } получает { $amount }.
    }
TookAll = { $seat } остаётся в одиночестве и забирает со стола { $amount }.
BecameDealer = Раунд { $round }: сдаёт { $seat }.
