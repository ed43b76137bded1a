title = Рулетка умов
tagline = Ни шарика, ни колеса, ни удачи: что выпадет, решает дилер, а вы угадываете, что решил дилер.
length = около 20 минут
score =
    { $amount ->
        [0] ничего
       *[other] { $amount }
    }

ask-ShowCard = Вы сдаёте. Какой картой открыть раунд?
ask-LayCard = Какую карту положить закрытой?
ask-PlaceTiles = Куда поставить жетон?

Show = Открыть раунд картой { $card }
    .key = { $card }
Lay = Положить { $card } закрытой
    .key = { $card }
Place =
    { $space ->
        [low] Поставить жетон на МАЛЫЕ: 1, 2 (платят 20)
        [middle] Поставить жетон на СРЕДНИЕ: 3, 4, 5 (платят 20)
        [high] Поставить жетон на БОЛЬШИЕ: 6, 7 (платят 20)
        [black] Поставить жетон на ЧЁРНОЕ: 1, 3, 5, 7 (платят 10)
        [red] Поставить жетон на КРАСНОЕ: 2, 4, 6 (платят 10)
       *[other] Поставить жетон на { $space } (платят 50)
    }
    .key = { $space }
Done = Придержать остальные жетоны
    .key = done

PutAside =
    { $amount ->
        [0] Игроку { $seat } нечего отложить в залог.
       *[other] { $seat } откладывает в залог { $amount }.
    }
    .you = { $amount ->
            [0] Вам нечего отложить в залог.
           *[other] Вы откладываете в залог { $amount }.
        }
Opened = { $seat } открывает раунд картой { $card }.
    .you = Вы открываете раунд картой { $card }.
Laid = { $seat } кладёт закрытую карту. Делайте ставки.
    .you = Вы кладёте закрытую карту. Остальные делают ставки.
Hid = Это знаете только вы: { $card }.
Placed =
    { $space ->
        [low] { $seat } ставит жетон на МАЛЫЕ.
        [middle] { $seat } ставит жетон на СРЕДНИЕ.
        [high] { $seat } ставит жетон на БОЛЬШИЕ.
        [black] { $seat } ставит жетон на ЧЁРНОЕ.
        [red] { $seat } ставит жетон на КРАСНОЕ.
       *[other] { $seat } ставит жетон на { $space }.
    }
    .you = { $space ->
            [low] Вы ставите жетон на МАЛЫЕ.
            [middle] Вы ставите жетон на СРЕДНИЕ.
            [high] Вы ставите жетон на БОЛЬШИЕ.
            [black] Вы ставите жетон на ЧЁРНОЕ.
            [red] Вы ставите жетон на КРАСНОЕ.
           *[other] Вы ставите жетон на { $space }.
        }
HeldBack =
    { $tiles ->
        [one] { $seat } придерживает { $tiles } жетон.
        [few] { $seat } придерживает { $tiles } жетона.
       *[many] { $seat } придерживает { $tiles } жетонов.
    }
    .you = { $tiles ->
            [one] Вы придерживаете { $tiles } жетон.
            [few] Вы придерживаете { $tiles } жетона.
           *[many] Вы придерживаете { $tiles } жетонов.
        }
Showed = { $seat } открывает карту: { $card }.
    .you = Вы открываете карту: { $card }.
Paid =
    { $tiles ->
        [1] { $seat } выигрывает { $amount }: жетон на { $space ->
            [low] МАЛЫХ
            [middle] СРЕДНИХ
            [high] БОЛЬШИХ
            [black] ЧЁРНОМ
            [red] КРАСНОМ
           *[other] { $space }
        }.
        [one] { $seat } выигрывает { $amount }: { $tiles } жетон на { $space ->
            [low] МАЛЫХ
            [middle] СРЕДНИХ
            [high] БОЛЬШИХ
            [black] ЧЁРНОМ
            [red] КРАСНОМ
           *[other] { $space }
        }.
        [few] { $seat } выигрывает { $amount }: { $tiles } жетона на { $space ->
            [low] МАЛЫХ
            [middle] СРЕДНИХ
            [high] БОЛЬШИХ
            [black] ЧЁРНОМ
            [red] КРАСНОМ
           *[other] { $space }
        }.
       *[many] { $seat } выигрывает { $amount }: { $tiles } жетонов на { $space ->
            [low] МАЛЫХ
            [middle] СРЕДНИХ
            [high] БОЛЬШИХ
            [black] ЧЁРНОМ
            [red] КРАСНОМ
           *[other] { $space }
        }.
    }
    .you = { $tiles ->
            [1] Вы выигрываете { $amount }: жетон на { $space ->
                [low] МАЛЫХ
                [middle] СРЕДНИХ
                [high] БОЛЬШИХ
                [black] ЧЁРНОМ
                [red] КРАСНОМ
               *[other] { $space }
            }.
            [one] Вы выигрываете { $amount }: { $tiles } жетон на { $space ->
                [low] МАЛЫХ
                [middle] СРЕДНИХ
                [high] БОЛЬШИХ
                [black] ЧЁРНОМ
                [red] КРАСНОМ
               *[other] { $space }
            }.
            [few] Вы выигрываете { $amount }: { $tiles } жетона на { $space ->
                [low] МАЛЫХ
                [middle] СРЕДНИХ
                [high] БОЛЬШИХ
                [black] ЧЁРНОМ
                [red] КРАСНОМ
               *[other] { $space }
            }.
           *[many] Вы выигрываете { $amount }: { $tiles } жетонов на { $space ->
                [low] МАЛЫХ
                [middle] СРЕДНИХ
                [high] БОЛЬШИХ
                [black] ЧЁРНОМ
                [red] КРАСНОМ
               *[other] { $space }
            }.
        }
Lost =
    { $tiles ->
        [one] { $seat } теряет { $tiles } жетон.
        [few] { $seat } теряет { $tiles } жетона.
       *[many] { $seat } теряет { $tiles } жетонов.
    }
    .you = { $tiles ->
            [one] Вы теряете { $tiles } жетон.
            [few] Вы теряете { $tiles } жетона.
           *[many] Вы теряете { $tiles } жетонов.
        }
BankPaid = Залога не хватает. Недостающее, { $amount }, платит касса.
Ended =
    { $why ->
        [bonus] Три одинаковых и ноль! Касса платит { $bonus }, { $seat } забирает премию{ $kept ->
            [0] {""}. От залога ничего не осталось.
           *[other] {" "}и остаток залога, { $kept }.
        }
        [tiles] Жетоны кончились у всех. { $seat } { $kept ->
            [0] ничего не сохраняет
           *[other] сохраняет { $kept } из залога
        }.
       *[deposit] Залог исчерпан. { $seat } ничего не сохраняет.
    }
    .you = { $why ->
            [bonus] Три одинаковых и ноль! Касса платит { $bonus }, вы забираете премию{ $kept ->
                [0] {""}. От залога ничего не осталось.
               *[other] {" "}и остаток залога, { $kept }.
            }
            [tiles] Жетоны кончились у всех. Вы { $kept ->
                [0] ничего не сохраняете
               *[other] сохраняете { $kept } из залога
            }.
           *[deposit] Залог исчерпан. Вы ничего не сохраняете.
        }

screen-before = Жребий решает, кто сдаёт первым.
screen-over = Все раунды сыграны.
screen-round = Раунд { $round } из { $rounds }
screen-deals = сдаёт
screen-deposit-left = залог { $amount } из { $first }
screen-shown = Показаны
screen-nothing-shown = пока ничего
screen-face-down = Закрытая
screen-only-you = (знаете только вы)
screen-bonus = Премия
screen-alike = три одинаковых, пока { $count }
screen-zero = 0 или 00
screen-low = МАЛЫЕ 1–2
screen-middle = СРЕДНИЕ 3–5
screen-high = БОЛЬШИЕ 6–7
screen-black = ЧЁРНОЕ ● 1 3 5 7
screen-red = КРАСНОЕ ◆ 2 4 6
screen-pays = → { $amount }
screen-chips = фишки
screen-deposit = залог
screen-tiles = жетоны
screen-tiles-none = –
screen-debt = ▤ долговая карта
screen-out = вне игры

board-dealer = Дилер
board-aside = залог { $amount }
board-deposit =
    { $you ->
        [true] Ваш залог
       *[other] { $name }, залог
    }
board-of = из { $amount }
board-no-card = Закрытой карты нет
board-goal =
    { $you ->
        [true] Ваша премия за
       *[other] { $name }: премия за
    }
board-alike = { $card }: { $count } из { $alike }
board-any-alike =
    { $count ->
        [0] три одинаковых
       *[other] три одинаковых: { $count }
    }
board-cloth = Поля на сукне
board-space =
    { $space ->
        [low] Малые
        [middle] Средние
        [high] Большие
        [black] Чёрное
        [red] Красное
       *[other] { $space }
    }
board-space-pays = { $space } { $pays }: за жетон платят { $pays }
board-tiles-of =
    { $count ->
        [one] { $name }: { $count } жетон
        [few] { $name }: { $count } жетона
       *[many] { $name }: { $count } жетонов
    }
board-in-hand =
    { $count ->
        [0] жетонов нет
        [one] { $count } жетон на руках
        [few] { $count } жетона на руках
       *[many] { $count } жетонов на руках
    }
board-tiles =
    { $cloth ->
        [0] { $hand ->
            [one] { $hand } жетон на руках
            [few] { $hand } жетона на руках
           *[many] { $hand } жетонов на руках
        }
       *[other] на сукне { $cloth }, на руках { $hand }
    }
board-where = Куда ставим?
board-think =
    { $space ->
        [low] Думаете, малые?
        [middle] Думаете, средние?
        [high] Думаете, большие?
        [black] Думаете, чёрное?
        [red] Думаете, красное?
       *[other] Думаете, { $space }?
    }
board-one-at-least =
    { $count ->
        [1] Ваш последний жетон
        [one] Хотя бы один из { $count } жетона
       *[other] Хотя бы один из { $count } жетонов
    }
board-more = Осталось { $count }. Ещё или хватит?
board-aim = Три одинаковых и ноль: +{ $bonus }
board-hand = Ваши карты
board-ask =
    { $phase ->
        [ShowCard] Какой картой открыть?
       *[LayCard] Какую положить закрытой?
    }
board-bonus = премия: +{ $bonus }
board-secret = Знаете только вы. Остальные ставят.
board-put = Жетон на { $space }
board-pays =
    { $left ->
        [1] платят { $pays }, последний жетон
       *[other] платят { $pays }
    }
board-done = Хватит
board-one-first = поставьте жетон
board-choose-space = Выберите поле
board-choose-card = Выберите карту
board-cards = выигрыш с карты
board-left-of = остаток от { $amount }
board-dealer-sum =
    { $you ->
        [true] Сдаёте вы: осталось { $kept }
       *[other] Сдаёт { $name }: осталось { $kept }
    } { $bonus ->
        [0] − залог { $deposit } = { $net }
       *[other] + премия { $bonus } − залог { $deposit } = { $net }
    }
board-verdict =
    { $how ->
        [won] В этом раунде вы выиграли { $amount }
        [nothing] В этом раунде вы ничего не выиграли
        [up] Как дилер вы выиграли { $amount }
        [down] Как дилер вы потеряли { $amount }
       *[even] Как дилер вы остались при своих
    }

guide-mind = Колеса здесь нет: дилер выбирает любую карту и кладёт её закрытой. Угадайте, что у дилера на уме.
guide-cloth = Ставьте жетоны на то, что, по-вашему, там лежит. На каждом поле указано, сколько платят за жетон. Поля «Малые», «Средние» и «Большие» лежат под своими числами.
guide-deposit = Выигравшие жетоны возвращаются, и за них платят из залога дилера. Когда залог исчерпан, раунд окончен.
guide-goal = У дилера своя мечта: показать ноль и три карты одного числа. За это он получит премию.
guide-tiles = Ваши жетоны. На каждую карту надо поставить хотя бы один. Проигравший жетон вернётся только к следующему раунду.
guide-deal = Каждый бывает дилером один раз. Когда придёт ваша очередь, карты будете выбирать вы, а другие будут читать ваши мысли.
