# The pages of the house. Games have their own lines in their folders.

close = Закрыть
in-english = Пока только на английском

piece-die = кубик { $face }
piece-card =
    { $card ->
        [back] закрытая карта
       *[other] карта { $card }
    }
piece-chip = фишка { $value }
piece-bill =
    { $value ->
        [0] закрытая купюра
       *[other] купюра { $value } 000
    }
piece-pawn = пешка
piece-pawn-of = пешка игрока { $name }

step-less = Меньше
step-more = Больше

seat-out = Вне игры
seat-warm = Замена
seat-away = Нет на месте
seat-acts = Ходит

table-board = Поле
table-players = Игроки
table-mine = Ваше место
table-log = Журнал
table-rules = Правила
table-menu = Меню
table-leave = Ко входу
table-coming = Готовим стол…
table-sending = Отправляем…
table-waiting =
    { $count ->
        [1] { $names } выбирает
       *[other] Ждём: { $names }
    }
table-next = Сейчас будет следующий вопрос.
table-answered = Вы ответили. Остальные ещё выбирают.
table-ready = Готовьтесь…
table-seconds = сек
purse-note = Заём сразу даёт 200 фишек. Вернуть надо 250; если к концу долг не погашен, он обойдётся в 300, а если у вас 250 фишек или больше — в 250.
table-to-now = К текущему моменту
table-last = Последние ходы
table-watching = Вы зритель.
table-choose-first = Сначала выберите

after-see = Как всё было
after-again = Сыграть ещё

hint-ask = Как сыграл бы эксперт?
hint-title = Как сыграть здесь
hint-thinking = Эксперт смотрит на то, что видно вам…
hint-worth = С этим ходом выигрывают { $chance } партий, со следующим по силе — { $other }: { $next }.
hint-equal = С этим ходом выигрывают { $chance } партий, и столько же — со следующим: { $next }.
hint-note = Посчитано по тому, что видно вам. Если числа у ходов одинаковы, различить их нельзя.

guide-skip = Пропустить
guide-next = Дальше
guide-done = Понятно

curtain-title = { $name }, ваш ход
curtain-text = Остальных просим отвернуться.
curtain-open = Я — { $name }

talk-title = Разговор
talk-say = Сказать что-нибудь
talk-send = Отправить
emote-thumb = Отлично
emote-clap = Аплодисменты
emote-laugh = Смех
emote-wonder = Удивление
emote-tear = Слёзы
emote-die = Кубик
emote-money = Деньги
emote-luck = На удачу

sign-title = ● Ваш ход · { $game }
sign-now = Ваш ход.
sign-note = Ваш ход: { $game }.

menu-share = Позвать к этому столу
menu-pause = Остановить часы
menu-pause-back = Отменить просьбу о паузе
menu-go-on = Запустить часы
menu-end = Предложить закончить
menu-end-back = Отменить предложение закончить
menu-move = Перенести место на другое устройство
menu-move-note = Откройте эту ссылку на другом устройстве; она сработает один раз:
menu-mute = Скрыть сообщения: { $name }
menu-unmute = Показывать сообщения: { $name }
menu-rules = Прочитать правила
menu-leave = Уйти; место останется за вами
menu-here = За этим столом
menu-people = Остальные
menu-mine = На этом устройстве
copied = Скопировано.

settings-speed = Анимация
speed-none = Нет
speed-slow = Медленная
speed-usual = Обычная
speed-quick = Быстрая
settings-theme = Тема
theme-auto = Как в системе
theme-dark = Тёмная
theme-light = Светлая
settings-one-tap = Выбирать и отправлять одним касанием
settings-sound = Звук
settings-calm = Меньше анимации
settings-notify = Сообщать, когда мой ход
settings-language = Язык

line-lost = Связь со столом прервалась. Она восстановится сама, ничего не пропадёт.

nowhere-back = Ко входу
house-offline-title = Нет связи с заведением
house-offline-text = Вы не в сети. Ваше место сохранено, и ничего из сыгранного не потеряно.
house-offline-fine = Как только связь появится, страница сама попробует снова.
house-unknown-title = Здесь нет двери
house-unknown-text = Этот адрес никуда не ведёт. Возможно, в нём не хватает буквы.
house-closed-title = Этот стол закрыт
house-closed-text = Его убрали, или партия за ним так и не началась.
house-loading-title = Готовим стол
house-loading-text = Пока вы не увидите поле, часы не идут.
loading-page-title = Открываем дверь…
gone-title = Этого стола здесь нет.
refused-broken = В заведении что-то сломалось. Попробуйте ещё раз чуть позже.
refused-offline = Нет связи с заведением. Проверьте подключение и попробуйте ещё раз.

# What the house refuses, by its code
refused-bad-body = Заведение этого не поняло. Загрузите страницу заново.
refused-bad-query = По этому адресу запрошено то, чего нет.
refused-bad-message = Заведение этого не поняло. Загрузите страницу заново.
refused-bad-id = Заведение этого не поняло. Загрузите страницу заново.
refused-bad-name = Это имя не годится: оно пустое, слишком длинное или его нельзя показать.
refused-bad-options = С такими настройками стол не открыть. Проверьте их ещё раз.
refused-bad-settings = Значение одной из настроек стола вне допустимых границ.
refused-bad-talk = Сообщение пустое или слишком длинное.
refused-bad-sign = Такой реакции нет.
refused-bad-person = К себе это применить нельзя.
refused-no-game = Такой игры нет.
refused-no-level = В этой игре нет компьютеров такого уровня.
refused-illegal = Сейчас правила этого не разрешают. Выберите снова.
refused-refused = Правила игры этого не разрешают.
refused-bad-token = Эта ссылка уже использована или устарела. Попросите новую.
refused-not-yours = Это решает кто-то другой.
refused-blocked = Тот, кто открыл этот стол, не хочет вас за ним видеть.
refused-not-over = Партия не окончена. До её конца всего не видит никто.
refused-sealed = Раздачу дня нельзя увидеть, пока вы сами её не сыграли или пока она не открыта.
refused-no-day = В этом заведении нет раздачи на этот день.
refused-day-over = День закончился. Раздачу можно будет сыграть вне зачёта, когда откроют её секрет, — через час после полуночи по UTC.
refused-no-hints = Здесь подсказок нет: играет несколько человек или стол рейтинговый.
refused-origin = Об этом попросила страница другого сайта.
refused-no-page = По этому адресу ничего нет.
refused-no-table = Такого стола нет, или его уже убрали.
refused-no-seat = Такого места за столом нет.
refused-no-person = Такого человека здесь нет.
refused-no-record = Запись этой партии ещё не сохранена, или партию не доиграли.
refused-no-method = Здесь это невозможно.
refused-stale = Партия уже ушла вперёд. Посмотрите и выберите снова.
refused-outbid = Кто-то успел раньше: ваша заявка уже не выше высшей.
refused-too-late = Поздно: время вышло раньше, чем дошёл ваш выбор.
refused-not-asked = Сейчас вам нечего выбирать.
refused-not-playing = За этим столом сейчас не играют.
refused-taken = Это место уже занято.
refused-empty = Одно место пустует. Сначала займите его.
refused-no-people = За стол никто не сел. Компьютерные игроки играют только с людьми.
refused-begun = Партия уже началась. Это можно сделать только до начала.
refused-not-away = На этом месте нет игрока, который отсутствует хотя бы две минуты.
refused-rated = За рейтинговым столом у каждого одно место, и после начала партии оно не меняется.
refused-no-need = Так уже и есть.
refused-too-large = Это слишком много за раз.
refused-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
refused-too-many = Слишком много сразу. Подождите немного или сначала что-нибудь закончите.
refused-unready = Заведению сейчас недоступна его база данных. Попробуйте ещё раз чуть позже.
refused-again = Заведение заново ищет этот стол. Попробуйте ещё раз чуть позже.

# After the game
after-over =
    { $choices ->
        [one] Партия окончена · { $choices } ход
        [few] Партия окончена · { $choices } хода
       *[many] Партия окончена · { $choices } ходов
    }
after-not-over-title = Эта партия ещё идёт.
after-not-over = Когда она закончится, здесь можно будет посмотреть, как всё было.
after-to-table = К столу
after-ended-title = Партия закончена досрочно
after-takes =
    { $count ->
        [1] { $names } побеждает
       *[other] Победу делят { $names }
    }
after-with = Счёт: { $score }
after-ahead = { $score }; следом { $next }: { $other }
after-standing = Итог партии
after-curve = Шансы на победу, ход за ходом
after-curve-label = Шансы на победу. Стрелки ведут от хода к ходу, Enter показывает ход в повторе.
after-start = До первого хода.
after-chose = { $name }: { $move }.
after-moment = После хода
after-chance = { $name } { $chance }
after-percent = { $number } %
after-change = { $number } %
after-open = Посмотреть
after-progress = Заведение разбирает партию: { $percent } %
after-progress-text = Каждый ход взвешивают, чтобы узнать его цену. Ждать здесь не обязательно.
after-no-review = Разобрать эту партию не удалось.
after-parts = Удача и решения
after-parts-text = Что меняло шансы на победу. Удача — это кубики и карты. Решения — все собственные решения игрока вместе, в сравнении с решениями компьютера { $means ->
        [network] уровня «эксперт» на том же месте;
       *[playouts] уровня «любитель» на том же месте, когда видны все карты;
    } 0 % значит, что они не лучше и не хуже. Остальное сделали соперники.
after-luck = удача
after-skill = решения
after-expert =
    { $decisions ->
        [one] { $agreed } из { $decisions } решения — как у эксперта
       *[other] { $agreed } из { $decisions } решений — как у эксперта
    }
after-moments = Решающие моменты
after-moments-text = Каждое решение отдельно, в сравнении с тем, что сделал бы эксперт; если эксперт сделал бы то же самое, — с другими ходами. Учитывается только то, что игрок мог знать. { $means ->
        [network] В «решениях» учтено и то, что открылось потом,
       *[playouts] Эксперт находит больше, чем любитель,
    } поэтому в сумме эти числа не равны «решениям».
after-moments-none = Ни одно решение не оказалось заметно лучше или хуже следующего по силе.
after-moments-all =
    { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
       *[many] Показать ещё { $count }
    }
after-choice = Ход { $choice }.
after-cost = { $chosen }. Эксперт: { $expert }. С его ходом выигрывают { $rival } партий, с этим — { $chance }.
after-better = { $chosen }. Это лучше, чем выбор эксперта: { $expert }. С этим ходом выигрывают { $chance } партий, с ходом эксперта — { $rival }.
after-agreed = { $chosen }. Эксперт сделал бы то же самое: с этим ходом выигрывают { $chance } партий, { $options ->
        [2] с другим
       *[other] с другими в среднем
    } — { $rival }.
after-over-rounds =
    { $rounds ->
        [one] Партия окончена · { $rounds } раунд
        [few] Партия окончена · { $rounds } раунда
       *[many] Партия окончена · { $rounds } раундов
    }
after-over-gambles =
    { $rounds ->
        [one] Серия окончена · { $rounds } игра
        [few] Серия окончена · { $rounds } игры
       *[many] Серия окончена · { $rounds } игр
    }
after-ended-agreed = Все за столом согласились закончить на этом. Победителя нет.
after-ended-unanswered = Предложение закончить партию ({ $names }) за сутки не встретило возражений. Победителя нет.
after-ended-rules = Правила этой игры в заведении обновились, и продолжить партию было нельзя. Победителя нет.
after-ended-house = Заведение закрыло этот стол. Победителя нет.
after-ended-sub =
    { $choices ->
        [one] Закончена досрочно · { $choices } ход
        [few] Закончена досрочно · { $choices } хода
       *[many] Закончена досрочно · { $choices } ходов
    }
after-stood = Счёт к этому моменту
after-stood-text = Это ещё не победа: партия не была доиграна.
after-takes-mine =
    { $count ->
        [1] Вы побеждаете
       *[other] { $names } делите победу
    }
after-ahead-mine = { $score }; следом вы: { $other }
after-place = Вы заняли { $place }-е место из { $of }, счёт: { $score }.
after-round = раунд { $round }
after-gamble = игра { $round }
after-in-round = Раунд { $round }.
after-in-gamble = Игра { $round }.
after-drawn = { $what }.
after-margin = Погрешность каждого числа — до { $margin } %.
after-moments-mine = Ваши решения
after-moments-others = Решения других
after-moments-mine-none = Ни одно ваше решение не было заметно лучше или хуже решения эксперта.
after-replay = Повтор
after-record = Скачать запись
after-next = К следующей партии
share = Поделиться
share-copied = Адрес скопирован.

# The front door
page-title = { $title } · Croupier
try-again = Попробовать ещё раз
door-name = Croupier
door-language = Язык
door-me = Вы и ваши настройки
door-hero = Стол готов.
door-about = Игры в кубики и карты, где решает выдержка. Для друзей, на любом экране. Играем только на фишки и никогда — на деньги.
door-open = Открыть стол
door-open-of = Открыть стол: { $game }
door-one-screen = За одним экраном
door-which = Какая игра?
door-code = Код стола
door-join = Войти
door-code-letters =
    { $letters ->
        [one] В коде стола { $letters } буква.
        [few] В коде стола { $letters } буквы.
       *[many] В коде стола { $letters } букв.
    }
door-no-code = Стола с таким кодом нет. Возможно, он уже закрыт.
door-games = Столы на сегодня
door-docs = Документация
door-players =
    { $most ->
        [one] от { $fewest } до { $most } игрока
       *[other] от { $fewest } до { $most } игроков
    }
door-play = Играть
door-play-of = Играть против компьютеров: { $game }
door-go-on = Продолжить
door-all-mine = Все мои игры
door-lobby = В заведении
door-nobody = Пока никого
door-watch = Смотреть
door-free =
    { $count ->
        [0] Мест нет
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
door-not-begun = Ещё не начали
door-your-turn = Ваш ход
door-turn-of = Ход: { $names }
door-on = Игра идёт

# A name
name-title = Как вас зовут?
name-why = Это имя увидят за столом. Потом его можно сменить.
name-label = Имя
name-save = Я — { $name }
name-first = Сначала введите имя
name-count = { $length } из { $most } знаков
name-long = В имени может быть не больше { $most } знаков, а сейчас их { $length }.
name-shorter = Сначала сократите имя

# The replay
replay-title = { $title }: повтор
replay-coming = Раскладываем партию заново…
replay-back = Как всё было
replay-controls = Повтор
replay-first = В начало
replay-previous = На ход назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На ход вперёд
replay-last = В конец
replay-slider = Ход
replay-place = { $at } из { $total }
replay-speed = Скорость
replay-speed-of = { $speed }×
replay-eyes = Чьими глазами
replay-onlooker = Зритель
replay-again = Попробовать ещё раз

# Opening a table
you = Вы
level-chaotic = сумасброд
level-novice = новичок
level-regular = любитель
level-veteran = ветеран
level-expert = эксперт
level-bold = смелый
level-careful = осторожный
level-chaotic-plays = Выбирает наугад из всего, что разрешено.
level-novice-plays = Допускает ошибки начинающих.
level-regular-plays = Полагается на простые приёмы.
level-veteran-plays = Просчитывает варианты и смотрит вперёд.
level-expert-plays = Научился играть за миллионы партий.
level-bold-plays = Играет как эксперт, который любит рисковать.
level-careful-plays = Играет как эксперт, который избегает риска.
new-seats = Кто играет?
new-seat = Место { $seat }
new-me-named = { $name } (вы)
new-open = Свободное место
new-person = Человек
new-computer = Компьютер, { $level }
new-name-of = Имя на месте { $seat }
new-names-first = Сначала введите все имена
new-options = Игра
new-first = Кто начинает
new-by-chance = Жребий
new-course = Серия
new-course-full = Полная
new-course-light = Лёгкая
new-course-bluff = Блеф
new-course-own = Своя
new-course-order = Отметьте две игры или больше в том порядке, в каком их играть.
new-settings = Стол
new-clock = Часы
clock-relaxed = Спокойные
clock-relaxed-note = Времени вдоволь. Если оно кончится, ход сделает компьютер и партия продолжится.
clock-brisk = Быстрые
clock-brisk-note = Быстрая партия: решайте скорее, иначе решит компьютер.
clock-none = Нет
clock-none-note = Каждый думает столько, сколько нужно.
clock-days = Дни
clock-days-note = Партия по переписке: заходите, когда ваш ход.
new-days = Дней на решение
new-calls = Секунд на новую заявку
new-public = Открытый стол
new-public-note = Любой может найти этот стол у входа, сесть за него или смотреть.
new-hints = Подсказки
new-hints-note = Можно спросить, как сыграл бы эксперт.
new-pauses = Компьютеры ходят с паузой, как люди
new-open-table = Открыть стол
new-begin =
    { $computers ->
        [one] Начать: { $computers } компьютер
        [few] Начать: { $computers } компьютера
       *[many] Начать: { $computers } компьютеров
    }
new-begin-here =
    { $people ->
        [one] Начать: { $people } человек
        [few] Начать: { $people } человека
       *[many] Начать: { $people } человек
    }{ $computers ->
        [0] { "" }
        [one] , { $computers } компьютер
        [few] , { $computers } компьютера
       *[many] , { $computers } компьютеров
    }

# Rules
rules-of = Правила: { $game }
rules-in-english = Эта страница пока есть только на английском.
rules-whole = Вся страница
rules-chapters = Главы

# A seat that moves to this device
handover-title = Ваше место переносится сюда
handover-coming = Одну минуту: сообщаем об этом столу.
handover-used = Эта ссылка использована или устарела.
handover-used-text = Ссылка переносит место один раз и действует недолго. Получите новую на устройстве, где место сейчас.
handover-failed = Перенести место не удалось.

# Me
me-title = Моя страница
me-name = Ваше имя
me-name-note = За столами, где вы уже сидите, останется прежнее имя.
me-rename = Сменить
me-renamed = Теперь вас зовут { $name }.
me-ended = Прервана
me-settings = На этом устройстве
me-forget-title = Всё о вас
me-forget-text = Заведение знает ваше имя и ваши партии. Учётной записи у вас нет, и адреса вашей почты заведение не знает.
me-forget = Удалить всё обо мне
me-forget-ask = Удалить всё о вас?
me-forget-warning = Будут удалены имя, места и список партий. Сыгранные партии останутся, но на вашем месте в них будет гость. Отменить это нельзя.
me-forget-yes = Удалить всё
me-forget-no = Оставить
me-forgotten = Заведение вас забыло.

# Before the game
wait-title = Перед партией
wait-seats = За столом
wait-free = Свободно
wait-here = Здесь
wait-invited = Ждём
wait-sit = Сесть сюда
wait-sit-down = Сесть за этот стол
wait-sit-label = Сесть сюда: место { $seat }
wait-move = Пересесть
wait-move-label = Пересесть сюда: место { $seat }
wait-leave = Встать
wait-empty = Убрать из-за стола: { $name }
wait-fill = Компьютер
wait-fill-label = Посадить компьютер на место { $seat }
wait-computers = Компьютеры
wait-level = Их уровень
wait-fill-all =
    { $count ->
        [1] Занять свободное место
        [one] Занять { $count } свободное место
        [few] Занять { $count } свободных места
       *[many] Занять { $count } свободных мест
    }
wait-watching =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
wait-invite = Позвать к столу
wait-code = Код стола, который вводят у входа:
wait-copy = Копировать ссылку
wait-qr = QR-код: наведите на него камеру телефона, чтобы попасть за этот стол
wait-invitation = Сыграем? { $game }: для вас есть место.
wait-set = Настройки стола
wait-change = Изменить настройки
wait-change-save = Сохранить настройки
wait-changed = Настройки стола изменены.
wait-starts = Начинает { $name }
wait-starts-chance = Кто начинает, решает жребий
wait-course = Серия: { $course }
wait-option = { $label }: { $value }
wait-clock-relaxed = Спокойные часы
wait-clock-brisk = Быстрые часы
wait-clock-none = Без часов
wait-days =
    { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
       *[many] { $days } дней на решение
    }
wait-calls =
    { $seconds ->
        [one] { $seconds } секунда на новую заявку
        [few] { $seconds } секунды на новую заявку
       *[many] { $seconds } секунд на новую заявку
    }
wait-public = Этот стол виден всем у входа
wait-private = Этот стол найдёт только тот, у кого есть код или ссылка
wait-hints = Можно просить подсказки
wait-begin = Начать партию
wait-not-yet =
    { $count ->
        [1] Сначала займите свободное место
        [one] Сначала займите ещё { $count } место
        [few] Сначала займите ещё { $count } места
       *[many] Сначала займите ещё { $count } мест
    }
wait-for-people =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
       *[many] Свободно ещё { $count } мест.
    }
wait-for-opener = Все в сборе. Партию начинает { $name }.

# Were the dice honest?

fair-title = Всё ли решал случай?
fair-checking = Проверяем каждый исход прямо на этой странице: { $share } %
fair-right =
    { $count ->
        [1] Единственный исход этой партии — тот, что был определён до её начала.
        [one] Все исходы этой партии, { $count }, — те, что были определены до её начала.
        [few] Все { $count } исхода этой партии — те, что были определены до её начала.
       *[many] Все { $count } исходов этой партии — те, что были определены до её начала.
    }
fair-wrong-draws =
    { $count ->
        [one] { $count } исход — не тот, что был определён до партии.
        [few] { $count } исхода — не те, что были определены до партии.
       *[many] { $count } исходов — не те, что были определены до партии.
    }
fair-wrong-fairness = В этой записи не сказано, как определялись исходы.
fair-wrong-secret = Секрет не тот, который обещало заведение.
fair-wrong-commitment = Обещание не то, которое этот браузер видел до партии.
fair-wrong-contributions = Не удалось прочитать, что добавили люди.
fair-wrong-people = Сведения о том, кто добавил случайные числа, не могут быть верны: добавляют только устройства людей, и каждый назван один раз.
fair-wrong-seal = Вклады игроков не те, которые этот браузер видел, прежде чем открыл свои числа.
fair-wrong-mine = Вклада этого браузера здесь нет.
fair-wrong-digest = Запись изменили: контрольная сумма не сходится.
fair-wrong-ending = Это запись не той партии, которую видел этот браузер.
fair-how = Как это устроено
fair-how-secret = Прежде чем кто-либо сел за стол, заведение случайно выбрало секрет и показало его отпечаток. После этого подменить секрет нельзя.
fair-how-added = Когда партия начиналась, устройство каждого игрока выбрало случайные числа и показало их отпечатки. Сами числа оно показало, лишь когда были получены все отпечатки, поэтому никто не мог подобрать свои числа под чужие.
fair-how-drawn = Каждый бросок и каждая карта получаются из секрета и этих чисел по правилу, которое может проверить любой.
fair-how-shown = После партии заведение показывает секрет, и эта страница всё пересчитывает.
fair-not = Эта проверка не показывает, раскрыло ли заведение кому-нибудь секрет заранее и кто на самом деле сидел за столом.
fair-wrong-closed = Эту раздачу ещё играют: всё можно будет проверить, когда будет показан её секрет.
fair-deal-secret = До первой партии этой раздачи заведение случайно выбрало секрет и показало его отпечаток. После этого подменить секрет нельзя.
fair-deal-same = Каждый бросок и каждая карта получаются из секрета, из того, что именно бросают или тянут, и из того, в который раз. Поэтому всем, кто играет эту раздачу, выпадает одно и то же. Потому же ничьё устройство ничего не добавляет.
fair-deal-shown = Когда раздача закончится, заведение покажет секрет, и эта страница всё пересчитает.
fair-deal-not = Секрет выбрало одно заведение, и оно знает, что выпадет. Проверка показывает, что после обещания ничего ни для кого не изменили, но не то, что заведение никому ничего не сказало.
fair-deal = Раздача: { $deal }
fair-known = На чём это основано
fair-commitment = Обещано до партии
fair-seen-before = Этот браузер видел до партии то же обещание.
fair-not-seen = До партии этого браузера здесь не было: сравните обещание с тем, что тогда видели вы или ваши друзья.
fair-secret = Секрет, показанный после партии
fair-added-by = Вклад игрока { $name }
fair-mine = Вклад этого браузера здесь есть.
fair-left-out = Без вклада: { $name }
fair-seal = Печать: всё, от чего зависят исходы, закреплено до того, как кто-либо открыл свои числа
fair-older = Исходы этой партии определены по прежней схеме: добавивший последним мог на них повлиять, и заведение тоже — от имени компьютерного игрока.
fair-unheard = Числа, которые открыл этот браузер, не учтены: они не дошли вовремя, или кто-то выбыл и всё определили заново без них.
fair-added-nobody = Никто ничего не добавил: всё определило одно заведение
fair-withdrawn = { $name }: числа обещаны, но не открыты
fair-computer = { $name } — компьютерный игрок, он ничего не добавляет
fair-distrusted = Слова заведения о том, кто определяет исходы, не совпадают с тем, что видела эта страница. Ваш браузер ничего не добавит.
fair-digest = Контрольная сумма всех ходов
fair-draws =
    { $count ->
        [one] { $count } исход
        [few] Все { $count } исхода
       *[many] Все { $count } исходов
    }
fair-due = должно было выпасть { $due }
fair-rolls = Как выпадали кубики и карты в этом заведении
fair-check = Проверить честность
fair-promise = Обещание заведения: { $commitment }

rolls-title = Как выпадали кубики и карты
rolls-lead =
    { $games ->
        [one] { $games } сыгранная партия, исходов: { $draws }.
        [few] { $games } сыгранные партии, исходов: { $draws }.
       *[many] { $games } сыгранных партий, исходов: { $draws }.
    }
rolls-p = Линия посередине показывает, к чему приходит честный случай. Последний столбец показывает, как часто чистый случай даёт такую же или большую неравномерность. Изредка это число мало, и так должно быть; странно, если оно мало всегда.
rolls-dice =
    { $faces ->
        [one] Кубики с { $faces } гранью
       *[other] Кубики с { $faces } гранями
    }
rolls-who = Чьи
rolls-count = Сколько
rolls-chi = Хи-квадрат
rolls-chance = Вероятность
rolls-everybody = Все вместе
rolls-seat = Место { $seat }
rolls-none = Здесь ещё не доиграли ни одной партии.
rolls-counting = Считаем…
drawn-first = Жребий решает, кто начинает
    .all = Кто начинает
drawn-order = Жребий определяет первый порядок ходов
    .all = Первый порядок ходов
drawn-board = Жребий выбирает планшет
    .all = Планшеты
drawn-bill = Купюра { $number } для казино { $casino }
    .all = Купюры казино
drawn-roll = { $name } бросает
    .all = Броски
drawn-neutral = { $name } бросает нейтральные кубики
    .all = Броски нейтральных кубиков
drawn-card = { $name } получает карту { $number }
    .all = Карты игрокам
drawn-row = Выкладывается карта { $number } ряда
    .all = Карты ряда
drawn-dummy = Выкладывается карта { $number } болвана
    .all = Карты болвана
drawn-lottery = Открывается карта лотереи { $number }
    .all = Карты лотереи
drawn-calls = Жребий решает, какая из равных заявок ({ $amount }) была первой
    .all = Равные заявки
drawn-in-round = Раунд { $round }: { $what }
drawn-in-gamble = Игра { $gamble }: { $what }

# Раунд окончен, игра окончена
summary-title = Раунд окончен
summary-on = Дальше
summary-open = Итог этого раунда
end-over = Партия окончена
end-before = Партия закончена досрочно
end-agreed = Вы договорились закончить партию
end-unanswered = За сутки никто не возразил: партия закончена
end-house = Заведение прервало эту партию
end-nobody = Победителя нет.
end-wins =
    { $count ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
end-you-win = Вы победили
end-you-share = Вы разделили победу
end-place = { $place }-е
end-mine = Вы на { $place }-м месте
end-beside = Наравне: { $names }.
debt-card = долговая карта
tally-debt = долг не погашен
tally-out = вне игры
tally-outlasted =
    { $later ->
        [true] { $name } выбывает позже вас.
       *[other] { $name } остаётся в игре до конца.
    }
end-door = Ко входу

# Договорённости
wish-pause = { $name } просит паузу
wish-pause-text = Часы стоят, пока все не захотят продолжить.
wish-pause-no = Играть дальше
wish-pause-yes = Пауза
wish-go-on = { $name } просит продолжить
wish-go-on-text = Часы снова пойдут, когда все согласятся.
wish-go-on-no = Ещё нет
wish-go-on-yes = Продолжить
wish-end = { $name } предлагает закончить партию
wish-end-text = Партия остановится на этом месте, и победителя не будет.
wish-end-no = Играть дальше
wish-end-yes = Закончить партию
wish-silence = Пока не согласятся все, партия продолжается.
wish-silence-agrees =
    { $hours ->
        [one] Если не ответить в течение { $hours } часа, это будет считаться согласием.
        [few] Если не ответить в течение { $hours } часов, это будет считаться согласием.
       *[other] Если не ответить в течение { $hours } часов, это будет считаться согласием.
    }
wished-pause = Вы попросили паузу.
wished-go-on = Вы попросили продолжить.
wished-end = Вы предложили закончить партию.
wished-awaits = { $names }: спросим по возвращении.
wished-agrees =
    { $hours ->
        [one] Если в течение { $hours } часа не будет возражений ({ $names }), предложение принято.
        [few] Если в течение { $hours } часов не будет возражений ({ $names }), предложение принято.
       *[other] Если в течение { $hours } часов не будет возражений ({ $names }), предложение принято.
    }
wished-back = Отменить
paused = Часы стоят.
away-title =
    { $minutes ->
        [one] { $name } отсутствует { $minutes } минуту
        [few] { $name } отсутствует { $minutes } минуты
       *[other] { $name } отсутствует { $minutes } минут
    }
away-text = Пока { $name } не вернётся, может играть компьютер. Место остаётся за игроком.
away-wait = Ждать
away-computer = Пусть играет компьютер
away-silence = Решает любой из вас. Ждать можно сколько угодно.
again-title = { $name } предлагает сыграть ещё
again-text = { $game }, те же места.
again-join = Присоединиться
again-not-now = Не сейчас
again-would = { $name } предлагает сыграть ещё.
back-title = С возвращением
back-text =
    { $count ->
        [one] Пока вас не было, за вас сделали { $count } ход.
        [few] Пока вас не было, за вас сделали { $count } хода.
       *[other] Пока вас не было, за вас сделали { $count } ходов.
    }
back-on = Продолжить
back-watch = Посмотреть

# Что делали люди за столом, в журнале
note-sat = { $name } садится за стол.
note-left = { $name } встаёт из-за стола.
note-wished =
    { $detail ->
        [pause] { $name } просит паузу.
        [go-on] { $name } просит продолжить.
       *[end] { $name } предлагает закончить партию.
    }
note-declined =
    { $detail ->
        [pause] { $name } против паузы.
        [go-on] { $name } пока не хочет продолжать.
        [rematch] { $name } пока не хочет играть ещё.
       *[end] { $name } хочет играть дальше.
    }
note-taken-back = { $name } отзывает просьбу.
note-paused = Часы остановлены.
note-went-on = Часы снова идут.
note-ended = Партия закончена досрочно.
note-stood-in = За игрока { $name } играет компьютер.
note-came-back = { $name } снова здесь.
note-handed-over = { $name } занимает место.
note-changed = Настройки стола изменены.
note-rematch = { $name } предлагает сыграть ещё.

# The club: rooms
club-with = с игроками: { $names }
rooms = Комнаты
room-play = Игра
room-today = Сегодня
room-club = Клуб
room-me = Я

# The club: results that stay
rated = рейтинговая
friendly = товарищеская
who-since = Впервые здесь: { $month }
who-likes = Любимая игра: { $game }
who-program = программа игрока { $name }
who-games =
    { $games ->
        [one] партия
        [few] партии
       *[other] партий
    }
who-rating = рейтинг
who-rating-place = рейтинг, место { $places }
who-unrated = рейтинговых партий до рейтинга
firsts-title = Первые места
firsts-about = Рядом — равная доля: одна на всех, кто сидел за столом.
firsts-key-mine = ваша доля
firsts-key-theirs = доля
firsts-key-band = где она, вероятно, лежит
firsts-key-fair = равная доля
firsts-few = Одна партия мало о чём говорит. После { $needed } партий в одну игру здесь появится доля первых мест рядом с равной долей.
firsts-of = из { $games }
firsts-so-far = { $games } из { $needed }
firsts-label = { $game }: первых мест { $share } (партий: { $games }), вероятно, от { $low } до { $high }. Равная доля — { $fair }.
firsts-label-few = { $game }: сыграно { $games } из { $needed } партий, нужных для вывода.
firsts-by = Первые места по
firsts-by-game = По играм
firsts-by-seats = По числу мест
firsts-seats =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }
ratings-title = Рейтинги
ratings-house = Все игры
ratings-label = { $what }: рейтинг { $rating }, вероятно, от { $low } до { $high }; рейтинговых партий: { $games }.
ratings-curve = От { $first } ({ $when }) до { $last }; рейтинговых партий: { $games }. Бледная полоса — где рейтинг, вероятно, лежит.
moments-title = Лучшие моменты
moments-worth = на { $worth } лучше других вариантов
games-title = Партии
games-which = Какая игра
games-all = Все игры
games-with-whom = С кем
games-everybody = Со всеми
games-minutes = { $minutes } мин
games-parts = удача { $luck }, решения { $skill }
games-replay = Повтор: { $game }, { $when }
games-none = Здесь ещё нет сыгранных партий.
games-more = Показать ещё (осталось { $count })
versus-title = Вы и { $name }
versus-whom = Вы и кто
versus-ahead = выше
versus-games =
    { $games ->
        [one] партия за одним столом
        [few] партии за одним столом
       *[other] партий за одним столом
    }
versus-share = Вы выше в { $share } случаях из 100, вероятно, от { $low } до { $high }.
versus-few = После { $needed } партий здесь будет сказано, как часто вы выше.
versus-level =
    { $level ->
        [one] { $level } партия вничью.
        [few] { $level } партии вничью.
       *[other] { $level } партий вничью.
    }
versus-bar = Вы выше: { $mine }, наравне: { $level }, { $name } выше: { $theirs }
emblem-title = Эмблема и цвет
emblem-which = Эмблема
emblem-key = ключ
emblem-anchor = якорь
emblem-comet = комета
emblem-fern = папоротник
emblem-moon = луна
emblem-teapot = чайник
emblem-feather = перо
emblem-umbrella = зонт
emblem-bell = колокольчик
emblem-compass = компас
emblem-lantern = фонарь
emblem-fish = рыба
colour-which = Цвет
colour-0 = коралловый
colour-1 = голубой
colour-2 = жёлтый
colour-3 = зелёный
colour-4 = фиолетовый
colour-5 = кремовый
person-mute = Скрыть сообщения
person-unmute = Показывать сообщения
person-block = Заблокировать
person-unblock = Разблокировать
empty-title = Пока ничего не записано
empty-text = Здесь хранятся результаты, повторы и разборы. До конца партии никто ничего из неё не видит.
empty-day = Сыграть раздачу дня
empty-play = { $game } против компьютеров ({ $count })
export = Выгрузить
export-text = Все ваши результаты: JSON для программ, CSV для таблиц.
club-title = Клуб
club-empty = Здесь ещё никто ни с кем не встретился
club-empty-text = Когда люди доиграют партии за одним столом, здесь будет видно, кто кого опередил, а после { $needed } рейтинговых партий у каждого — и кто насколько силён.
club-empty-play = К столам
among-who = Кто в клубе
among-since = Людей: { $people }, общих партий: { $games }. Первая: { $when }.
among-title = Между вами
among-text = Кто кого опередил за одним столом.
among-early = Для рейтингов рано: они появятся после { $needed } рейтинговых партий у каждого. До тех пор первого нет.
house-sub = Таблица заведения: рейтинговые партии
house-place = Место
house-who = Кто
house-band = Где рейтинг, вероятно, лежит
house-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
house-computer = компьютер
house-label = { $name }: рейтинг { $rating }, вероятно, от { $low } до { $high }
house-read = Как это читать
house-read-rating = рейтинг
house-read-low = едва ли ниже
house-read-high = едва ли выше
house-read-text = Чем шире полоса, тем меньше мы знаем. Поэтому место — это промежуток: от следующего за всеми, кто явно выше, до стоящего перед всеми, кто явно ниже. Новые партии делают полосу короче, а не лучше.
house-unplaced = Пока без места
house-needs = Для места нужно сыграть рейтинговых партий: { $needed }. До тех пор числа нет.
counts-title = Что засчитывается
counts-said = Только рейтинговые столы; об этом сказано до партии
counts-fixed = Постоянные настройки, без подсказок
counts-left = Кого нет в конце рейтинговой партии, тот в ней последний
counts-computers = Рейтинг компьютеров — по тем же партиям
new-rated = Рейтинговая
new-rated-note = Идёт в таблицу заведения. Без подсказок, у каждого одно место; кого нет в конце, тот последний.
wait-rated = Рейтинговая: идёт в таблицу заведения. Без подсказок; кого нет в конце, тот последний
wait-friendly = Товарищеская: в таблицу заведения не идёт

## The deal of the day.

day-title = Раздача дня
day-sub = { $date } · день { $number }
day-numbered = Croupier · раздача дня { $number }
day-about = Одна попытка. Кубики и карты у всех одинаковые.
day-open =
    { $hours ->
        [0] осталось меньше часа
        [one] открыта ещё { $hours } час
        [few] открыта ещё { $hours } часа
       *[other] открыта ещё { $hours } часов
    }
day-played =
    { $count ->
        [0] ещё никто не сыграл
        [one] сыграл { $count } человек
        [few] сыграли { $count } человека
       *[other] сыграли { $count } человек
    }
day-week = Сыграно за последние семь дней: { $days }
day-row =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[other] { $count } дней подряд
    }
day-yesterday = вчера { $place } место из { $of }
day-of = из { $of }
day-place =
    { $ending ->
       *[th] { $place }-е
    }
day-play = Сыграть раздачу дня
day-continue = Продолжить раздачу дня
day-see = Как сыграли другие
day-play-past = Сыграть вне зачёта
day-against =
    { $count ->
        [one] Против { $count } компьютерного игрока
       *[other] Против { $count } компьютерных игроков
    }
day-rules = Как это устроено
day-rules-same = Всем, кто играет сегодня, выпадает одно и то же, когда бросают или тянут одно и то же, и компьютерные игроки у всех одинаковые. Секрет запечатали до начала дня.
day-rules-one = Попытка одна — против любителей или против экспертов, результаты отдельные. Если уйти, засчитывается то, что есть. Начните до полуночи по UTC и закончите не позже чем через час после неё.
day-rules-sealed = Пока вы не сыграли и пока раздачу не открыли, увидеть нельзя ничего: ни чужих партий, ни повторов, ни результатов. Подсказок нет.
day-rules-not = Ничьё устройство ничего не добавляет к этим кубикам: они должны быть одинаковы для всех. А тот, кто придёт со второго браузера, для заведения — другой человек. Этого не предотвратить: решать вам.
day-at-table = { $game }: { $place } место из { $seats } за столом, соперники — { $level }
day-first = Сегодня вы первые. Загляните позже.
day-ahead = впереди { $share } из 100 сыгравших
day-of-all = среди всех сыгравших
day-among = среди тех, с кем вы играли
day-among-short = { $place } место из { $of } знакомых
day-among-behind = среди тех, с кем вы играли; { $name }: { $score }
day-out = Вне зачёта
day-out-text = Начато или закончено после этого дня: места нет, но сравнить можно всё.
day-missed = День закончился, секрет открыт. Ту же раздачу ещё можно сыграть вне зачёта.
day-closing = День закончился. Не позже чем через час секрет откроют, и тогда раздачу можно будет сыграть вне зачёта.
day-coming-text = Этот день ещё не начался. Его секрет уже запечатан.
day-how = Как сыграли все
day-how-text =
    { $count ->
        [one] { $count } человек с теми же кубиками, соперники — { $level }.
        [few] { $count } человека с теми же кубиками, соперники — { $level }.
       *[other] { $count } человек с теми же кубиками, соперники — { $level }.
    }
day-chart = Результаты, всего { $count }: от { $low } до { $high }. Ваш: { $mine }.
day-you = вы
day-decisions = Решение за решением
day-strip = Решений: { $of }; как эксперт — { $expert }, как большинство — { $most }
day-share-placed = { $game }: { $place } место из { $of }
day-share-out = { $game }: вне зачёта
day-share-alt = { $title }. { $strip }
day-as-expert = как эксперт, { $count } из { $of }
day-as-most = как большинство, { $count } из { $of }
day-thinking = Эксперт ещё думает над вашими решениями.
day-differed = Где мнения разошлись
day-few = С теми же решениями встретилось слишком мало людей: доли показываются от { $count } человек. Что сделал бы эксперт, видно ниже.
day-met =
    { $count ->
        [one] Решение { $number }. Сюда пришёл { $count } человек.
        [few] Решение { $number }. Все { $count } человека, кто пришёл сюда, видели одно и то же.
       *[other] Решение { $number }. Все { $count } человек, кто пришёл сюда, видели одно и то же.
    }
day-ended-with = в итоге в среднем { $mean } ± { $margin }
day-expert = Эксперт: { $move }
day-expert-alike = Эксперт поступил бы так же.
day-decision = Решение { $number }
day-chose = Вы: { $move }
day-all =
    { $count ->
        [one] Все решения: { $count }
       *[other] Все решения: { $count }
    }
day-watch = Посмотреть повтор
day-named = { $day }, { $game }
day-secret-open = Секрет открыт
day-secret-sealed = Секрет запечатан
day-was-sealed = Запечатан до начала дня.
day-was-late = Заведение открылось в этот день: печать показали только тогда.
day-opens = Откроется: { $when }.
day-seal = печать
day-secret = секрет
day-matches = сходится
day-matches-not = не сходится: сообщите тому, кто ведёт это заведение
day-check = Проверить самостоятельно
day-check-text = Эта страница только что проверила. То же может сделать и ваш компьютер — и для дня, и для записей его партий:
day-check-docs = Что это доказывает, а что нет
day-share = Поделиться, ничего не раскрывая
day-share-foot = решений: { $count } · верх: как эксперт · низ: как большинство
day-copy = Копировать текст
day-copied = Скопировано.
day-give = Отправить картинку
day-archive = Прошлые дни

# Finding each other

find-title = Найти стол
find-sub = Играть с теми, кто здесь
find-any-game = Любая игра
find-seats = Места
find-any = сколько угодно
find-pace = Темп
pace-quick = Быстро, 0:30
pace-calm = Спокойно, 1:30
pace-days = Дни
pace-quick-word = быстро
pace-calm-word = спокойно
pace-days-word = по дням
find-fill = Компьютеры займут места через
find-never = никогда
find-counts = Идёт ли партия в рейтинг?
find-friendly = Товарищеская
find-waiting = Сейчас ждут
find-people = { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[other] { $count } человек
    }
find-row = { $count } из { $seats }
find-nobody-waits = { $count ->
        [one] Пока никто не ждёт. В заведении ещё { $count } человек.
        [few] Пока никто не ждёт. В заведении ещё { $count } человека.
       *[other] Пока никто не ждёт. В заведении ещё { $count } человек.
    }
find-sit = Сесть
find-seats-of = { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
find-go = Найти стол: { $game }
find-more = { $count ->
        [0] Начинаем
        [one] Ещё { $count } игрок, и начнём
        [few] Ещё { $count } игрока, и начнём
       *[other] Ещё { $count } игроков, и начнём
    }
find-then = потом сядут компьютеры
find-without = ждём, без компьютеров
find-empty = свободно
find-with = С вами за стол сядут: { $names }.
find-stay = Не закрывайте страницу: стол откроется сам.
find-no-need = Можно не ждать
find-now = { $count ->
        [0] Начать сейчас
        [one] Начать сейчас с { $count } компьютером
       *[other] Начать сейчас с { $count } компьютерами
    }
find-any-number = Любое число мест
find-leave = Выйти из очереди
find-ready = Ваш стол готов.
find-alone = Больше никого нет
find-alone-text = Ждать некого. Компьютеры сядут сразу; по ссылке придут люди.
find-alone-play = { $count ->
        [one] { $game } с { $count } компьютером
       *[other] { $game } с { $count } компьютерами
    }
find-alone-link = Открыть стол и отправить ссылку
find-alone-strength = Насколько сильными им быть?
find-alone-screen = Или за одним экраном
find-alone-screen-text = Несколько человек и это устройство. Тайны хранит занавес.
friends-title = Друзья
friends-all = Все { $count }
friends-none = Отмечайте людей звездой после партии — они появятся здесь.
friends-mutual = Видно, кто здесь, когда оба отметили друг друга звездой.
friend-here = здесь
friend-away = не здесь
friend-table = за столом: { $game }
friend-queue = в очереди
friend-invite = Пригласить
friend-invite-name = Пригласить игрока { $name }
friend-invited = Приглашение отправлено.
friend-star = Отметить звездой: { $name }
friend-unstar = { $name } — с вашей звездой
friend-starred-you = { $name } отмечает вас звездой.
friend-star-back = Ответить звездой
invite-title = Приглашения
invite-by = { $name } приглашает вас
invite-go = К столу
invite-no = Не сейчас
invite-friends = Пригласить друзей
invite-sent = Приглашение отправлено
menu-block = Заблокировать игрока { $name }
menu-unblock = Разблокировать игрока { $name }
notices-title = Уведомления
notices-on = Звать на этом устройстве
notices-note = И когда страница закрыта
notices-turns = Когда мой ход
notices-invitations = Когда меня приглашают
notices-rounds = Когда начинается раунд
notices-impossible = Этот браузер не умеет звать. Пока страница открыта, подскажет вкладка.
notices-denied = Браузер не разрешает этой странице звать вас. Это можно изменить в его настройках.
ring-title = Звать вас, когда настанет ваш ход?
ring-text = Эта партия идёт днями. Мы можем позвать вас на этом устройстве, и когда страница закрыта.
ring-once = Не больше одного уведомления на ход
ring-also = Когда вас приглашают, когда начинается раунд
ring-silent = Тихо, пока стол открыт перед вами
ring-never = Никаких новостей, предложений и «мы скучаем»
ring-yes = Да, звать
ring-no = Нет, я загляну сам или сама
ring-note = Браузер спросит ещё раз. На вашей странице это можно изменить в любое время.
refused-not-played = Вы ещё не играли с этим человеком.
refused-bad-endpoint = Адрес уведомлений вашего браузера здесь не подходит.
refused-no-push = Это заведение не отправляет уведомлений.

# Evenings and tournaments
refused-no-meet = Такого вечера или турнира нет, или его уже убрали.
refused-full = Больше мест нет.
refused-round-on = Этот стол закрыт для других, пока идёт раунд.
meets-title = Вечера и турниры
meets-none = Сейчас ничего не идёт. Откройте что-нибудь и отправьте ссылку.
meets-open-evening = Открыть вечер
meets-open-cup = Открыть турнир
meets-evening =
    { $games ->
        [one] Вечер: { $games } партия
        [few] Вечер: { $games } партии
        [many] Вечер: { $games } партий
       *[other] Вечер: { $games } партии
    }
meets-cup = Турнир: { $game }
meets-people =
    { $people ->
        [one] { $people } участник
        [few] { $people } участника
        [many] { $people } участников
       *[other] { $people } участника
    }
meets-entering = ещё не начат
meets-playing = идёт
meets-over = окончен
meets-called-off = отменён
meet-name = Название
meet-public = Показать в клубе
meet-public-note = Найти сможет любой. Иначе — только тот, у кого есть ссылка.
meet-share = Отправить ссылку
meet-back = Вернуться: { $title }
meet-waits = Партия начнётся, когда все соберутся; опоздавших долго не ждут.
meet-you = вы
meet-watch = Смотреть
evening-new = Новый вечер
evening-usual = Вечер: { $name }
evening-games = Игры по порядку
evening-games-note = Нажмите, чтобы добавить. Одну игру можно взять дважды.
evening-remove = Убрать: { $game }
evening-open = Открыть вечер
evening-choose-first = Сначала выберите игру
evening-sub =
    { $games ->
        [one] вечер из { $games } партии
        [few] вечер из { $games } партий
        [many] вечер из { $games } партий
       *[other] вечер из { $games } партий
    }
evening-lead =
    { $count ->
        [one] Впереди { $names }
        [few] Впереди { $names }
        [many] Впереди { $names }
       *[other] Впереди { $names }
    }
evening-won =
    { $count ->
        [one] Вечер за игроком { $names }
        [few] Вечер поделили { $names }
        [many] Вечер поделили { $names }
       *[other] Вечер поделили { $names }
    }
evening-start = Очков пока ни у кого нет
evening-points = Очков: { $points }, осталось партий: { $left }. За места: { $worth }.
evening-worth = За места: { $worth }. При равенстве очки делятся.
evening-game = Игра
evening-now = Сейчас
evening-curve = Очки от партии к партии. { $said }
evening-after = После партии { $game }: { $name } — { $points }
evening-on = идёт
evening-next = начнётся, когда все готовы
evening-broken = прервана, без очков
evening-away = В партии «{ $game }» за игрока { $names } играл компьютер, очков за неё нет.
evening-late = { $name }: вход позже, с нуля.
evening-gone = { $name }: уже не с нами.
evening-join = Присоединиться
evening-ready = Готовность: { $game }
evening-not-ready = Ещё не готовы
evening-count = Готовы: { $ready } из { $people }
evening-begin = Начать без остальных
evening-to-table = К столу
evening-add = Добавить игру
evening-leave = Уйти с вечера
evening-leave-ask = Уйти с вечера?
evening-leave-note = Очки останутся. Вернуться можно в любой момент.
cup-new = Новый турнир
cup-usual = Кубок: { $name }
cup-game = Игра
cup-seats = Мест за столом
cup-rounds = Раунды
cup-level = Компьютеры на свободных местах
cup-start = Начало
cup-start-me = По моей команде
cup-start-time = В назначенное время
cup-few = Если записалось меньше трёх
cup-few-computers = Играть с компьютерами
cup-few-put-off = Перенести на день
cup-lasts = Самый долгий раунд
cup-minutes = { $minutes } мин
cup-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
cup-open = Открыть турнир
cup-opened-by = турнир, открыл игрок { $name }
cup-when = Начало: { $when }.
cup-when-opener = Начнёт { $name }.
cup-put-off = Записалось слишком мало, турнир перенесён.
cup-fact-rounds =
    { $count ->
        [one] раунд
        [few] раунда
        [many] раундов
       *[other] раунда
    }
cup-fact-seats = за столом
cup-fact-clock = на ход
cup-same = Одни и те же кубики за всеми столами
cup-same-text = В каждом раунде за всеми столами одни и те же кубики и карты. Вас сравнивают с теми, кто сидел на том же месте, поэтому удача не в счёт.
cup-same-seat = сравнивают тех, кто сидит здесь
cup-table = стол { $table }
cup-entered = Участники
cup-count =
    { $tables ->
        [one] { $people }, { $tables } стол
        [few] { $people }, { $tables } стола
        [many] { $people }, { $tables } столов
       *[other] { $people }, { $tables } стола
    }
cup-nobody = Пока никто не записался.
cup-more = +{ $count }
cup-seating = Свободные места займут компьютеры. Каждый встретит как можно больше соперников и посидит на каждом месте примерно поровну.
cup-program = программа
cup-program-by = программа, автор { $name }
cup-program-how = Может играть и ваша программа:
cup-enter = Записаться
cup-leave = Снять заявку
cup-retire = Выйти из турнира
cup-retire-ask = Выйти из турнира?
cup-retire-note = Несыгранные раунды засчитаются как последнее место.
cup-begin = Начать сейчас
cup-call-off = Отменить
cup-off = Турнир не состоится.
cup-under-way = Идёт
cup-round = Раунд { $round } из { $rounds }
cup-still =
    { $tables ->
        [one] Ещё играет { $tables } стол.
        [few] Ещё играют { $tables } стола.
        [many] Ещё играют { $tables } столов.
       *[other] Ещё играют { $tables } стола.
    }
cup-next-at = Следующий раунд начнётся в { $time }.
cup-by = Кто не доиграет к { $time }, того сменит компьютер.
cup-my-table = Ваш стол
cup-my-next = Ваш следующий стол
cup-my-done = В этом раунде вы доиграли.
cup-seat = место { $seat }
cup-computer = компьютер
cup-standings = Положение
cup-standings-text = Насколько больше, чем у тех, кто сидел на тех же местах с теми же кубиками, в среднем. Если полосы пересекаются, места ещё могут поменяться.
cup-standings-after =
    { $rounds ->
        [one] после { $rounds } раунда
        [few] после { $rounds } раундов
        [many] после { $rounds } раундов
       *[other] после { $rounds } раундов
    }
cup-no-standings = Положение появится после первого раунда.
cup-all =
    { $count ->
        [one] Все { $count }
        [few] Все { $count }
        [many] Все { $count }
       *[other] Все { $count }
    }
cup-ahead = { $name }: место { $place }, разница с теми же местами { $ahead }
cup-ahead-band = { $name }: место { $place }, разница с теми же местами { $ahead }, вероятно, от { $low } до { $high }
cup-even = поровну
cup-place = Место
cup-who = Кто
cup-figure = Разница
cup-money = Деньги
cup-tables = Столы этого раунда
cup-done = доиграли
cup-playing = играют
cup-takes =
    { $count ->
        [one] Кубок берёт { $names }
        [few] Кубок делят { $names }
        [many] Кубок делят { $names }
       *[other] Кубок делят { $names }
    }
cup-my-place = Место { $place } по сравнению
cup-my-figure = Разница с теми же местами: { $ahead }. Только по деньгам: место { $place }.
cup-each = По раундам: ваш результат среди тех, у кого были ваше место и ваши кубики.
cup-result = Раунд { $round }, место { $seat }: { $score }, разница { $ahead }, у других { $others }
cup-missed = Раунд { $round }: не сыгран
cup-legend-you = вы
cup-legend-others = другие, то же место и те же кубики
cup-legend-mean = среднее
cup-print = Распечатать результаты
cup-again = Открыть следующий
cup-sub-over =
    { $rounds ->
        [one] { $rounds } раунд, участников: { $people }
        [few] { $rounds } раунда, участников: { $people }
        [many] { $rounds } раундов, участников: { $people }
       *[other] { $rounds } раунда, участников: { $people }
    }
cup-secrets = Секреты раундов
cup-secrets-text = Обещания даны до записи участников; каждый секрет показывают после его раунда.
cup-secret-open = Раунд { $round }, открыт:
cup-secret-sealed = Раунд { $round }, под печатью:
