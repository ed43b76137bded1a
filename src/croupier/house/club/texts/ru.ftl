notice-turn = { $game }: ваш ход
notice-with = За столом: { $names }.
notice-until = Время до { $time }.
notice-play = Играть
notice-mute = Отключить для этого стола
notice-invited = { $name } приглашает вас
notice-go = К столу
notice-not-now = Не сейчас
notice-seats = { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
notice-clock-relaxed = спокойные часы
notice-clock-brisk = быстрые часы
notice-clock-none = без часов
notice-clock-days = партия на несколько дней
notice-begins = Начинается: { $what }
notice-begins-at = Начало: { $time }.
