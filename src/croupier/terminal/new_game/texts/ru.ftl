title = Орлянка (New Game)
tagline = Орёл или решка? Не знает никто. А сколько стоит ваша догадка, знаете только вы.
length = около 5 минут
score =
    { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
       *[many] { $amount } фишек
    }

ask-MakeCall = Что выпадет и сколько вы ставите?

Call =
    { $side ->
        [heads] Назвать орла, ставка { $stake }
       *[tails] Назвать решку, ставка { $stake }
    }
    .key =
        { $side ->
            [heads] heads { $stake }
           *[tails] tails { $stake }
        }

Began = Раунд { $round }. Монету бросает { $seat }.
    .you = Раунд { $round }. Монету бросаете вы.
Got = Знаете только вы: ваша карта — { $card }.
Called =
    { $side ->
        [heads] { $seat } называет орла, ставка { $stake }.
       *[tails] { $seat } называет решку, ставка { $stake }.
    }
    .you = { $side ->
            [heads] Вы называете орла, ставка { $stake }.
           *[tails] Вы называете решку, ставка { $stake }.
        }
Tossed =
    { $side ->
        [heads] { $seat } бросает монету: орёл.
       *[tails] { $seat } бросает монету: решка.
    }
    .you = { $side ->
            [heads] Вы бросаете монету: орёл.
           *[tails] Вы бросаете монету: решка.
        }
Showed = { $seat } показывает карту: { $card }.
    .you = Вы показываете карту: { $card }.
Won =
    { $alone ->
        [true] { $seat } угадывает в одиночку. Выигрыш: { $amount }.
       *[false] { $seat } угадывает. Выигрыш: { $amount }.
    }
    .you = { $alone ->
            [true] Вы угадываете в одиночку. Выигрыш: { $amount }.
           *[false] Вы угадываете. Выигрыш: { $amount }.
        }
Lost = { $seat } ошибается. Проигрыш: { $amount }.
    .you = Вы ошибаетесь. Проигрыш: { $amount }.
Consoled = Не угадал никто. За бросок { $seat } получает { $amount }.
    .you = Не угадал никто. За бросок вы получаете { $amount }.

screen-round = Раунд { $round } из { $rounds }
screen-heads = Орёл
screen-tails = Решка
screen-in-the-air = монету ещё не бросили
screen-tosses = бросает
screen-call = { $side }, ставка { $stake }
screen-own-card = (ваша карта: +{ $card })

board-choose = Выберите сторону и ставку
board-yours = ваши фишки
board-stake = ставка { $stake }
board-outlook = угадаю: { $right }, угадаю один: { $alone }, ошибусь: { $wrong }

guide-coin = Монета покажет орла или решку. Кто угадал, выигрывает ставку и премию сверху.
guide-call = Нажмите число под орлом или решкой: это ваша догадка и число фишек, которые вы ставите.
guide-card = Свою карту видите только вы. Её число — ваша премия, если угадаете, и вдвое больше, если угадаете один.
guide-send = На большой кнопке написано, что произойдёт. Догадки всех открываются одновременно.
