# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = Настольные игры в духе казино: сыграть, заглянуть в правила, прогнать партии, посмотреть повтор.

    Начните с croupier play, а за столом в любой момент наберите ? — будет справка.
    .lang = На каком языке говорить: en, ja, ru или zh-Hant. Без этого — CROUPIER_LANG или язык оболочки.
    .no-color = Рисовать без цвета, как с NO_COLOR=1.
    .json = Отвечать в JSON, для программ.

help-usage = Как устроена справка.
    .usage = Вызов
    .options = Параметры
    .commands = Команды
    .default = по умолчанию
    .help = Показать эту справку и выйти.
    .version = Показать версию и выйти.

help-games = Показать список игр.

    Без названия: все. С названием: эта игра и что в ней можно настроить.

help-rules = Показать правила игры или один их пункт.

    NUMBER — номер правила, как в croupier rules las_vegas LV-7.

help-play = Сыграть: вы, а на остальных местах компьютеры.

    Чего здесь не сказано, стол спросит. Уйти можно в любой момент: партия сохранится, и --resume её продолжит.
    .seats = Сколько игроков, вместе с компьютерами.
    .set = Задать настройку стола. Можно несколько раз.
    .file = Задать настройку стола из файла; --OPTION FILE делает то же.
    .people = Кто играет за этой клавиатурой. Укажите для каждого человека отдельно.
    .players = Уровни компьютеров: один на всех или по одному на каждого, через запятую.
    .seed = Тренировка: с тем же зерном снова выпадут те же кубики и карты, что бы вы ни делали.
    .save = По окончании партии сохранить её запись в этот файл.
    .pause = Сколько ждать после каждого хода компьютера: 0.6, если не сказано.
    .resume = Продолжить оставленную партию: последнюю, последнюю в названной игре или ту, что в файле.

help-simulate = Дать компьютерам сыграть много партий и подсчитать.
    .games = Сколько партий.
    .players = Уровни игроков: один на все места или по одному на каждое, через запятую.
    .seed = То же зерно даёт те же партии. Без него зерно выбирается само и показывается.
    .jobs = На сколько процессов поделить работу.
    .save = Сохранить запись каждой партии в эту папку; она должна быть новой или пустой.

help-arena = Свести игроков в турнире: кто сильнее и насколько это верно?

    Места проходят через все порядки игроков. Игрок — это уровень (expert), уровень с запасом доигрываний
    или времени на решение (expert@200, rollout@50ms) или класс в файле (mybots.py:Shark).
    .players = Игроки, по одному на место, через запятую. С первым сравнивают остальных.
    .games = Сколько партий; округляется вверх, чтобы каждый порядок игроков выпал одинаково часто. Без этого: 1000.
    .duplicate = Одни и те же кубики и карты достаются каждому месту, чтобы меньше зависело от удачи.
    .until-decided = Остановиться, как только ясно, что первый игрок лучше или хуже своей равной доли.
    .minutes = Остановиться после стольких минут времени процессора.
    .ray = Поделить работу между машинами кластера Ray; local делает кластер из этой машины.
    .out = Хранить в этой папке все партии, числа и отчёт для просмотра.
    .resume = Продолжить турнир из --out после перерыва или с большим --games.

help-replay = Проверить записанную партию и рассказать её словами.

    Если партия не по правилам, код возврата 1.
    .as = Рассказать её глазами этого места: имя или номер, считая с 0. Без этого — глазами зрителя.
    .tables = Рисовать стол после каждого хода, а не только в конце раунда.

help-verify = Проверить, что случай в партиях за живыми столами был определён до их начала.

    Каждый исход должен следовать из обещания и вероятностей, вероятности из правил, а контрольная сумма из ходов.
    Если что-то не так, код возврата 1.
    .each = Рассказать и о каждом исходе.
    .commitment = Обещание, показанное до партии: сравнить с ним.
    .seal = Печать, показанная до того, как кто-либо открыл свои байты: сравнить с ней.
    .digest = Контрольная сумма, показанная после партии: сравнить с ней.

help-serve = Открыть заведение: столы, за которыми сидят люди и компьютеры, для браузеров и программ.

    Настраивать ничего не нужно. Партии хранятся в папке данных пользователя и после перезапуска идут дальше.
    .host = Где слушать: 127.0.0.1 — только эта машина, 0.0.0.0 — ещё и телефоны в той же сети.
    .port = Порт; 0 берёт любой свободный.
    .database = postgresql://… или путь к файлу SQLite. Без этого — файл в папке данных пользователя.
    .tls-cert = Сертификат, чтобы работать через TLS. Кое-что телефоны разрешают только так.
    .tls-key = Ключ сертификата.
    .proxy = Адреса прокси перед заведением, через запятую: им верят в том, кто спрашивает.
    .root-path = Где заведение лежит на сервере, если не в корне: /croupier.
    .keep-days = Убирать оконченные партии через столько дней. Без этого они хранятся.
    .workers = На сколько процессов поделить работу; только с PostgreSQL.
    .limits = Пределы, отличные от обычных, через запятую: tables_of_address=500,requests=100.
    .metrics-from = Адреса или сети, откуда можно читать /metrics, через запятую. Без этого и без --metrics-token — ниоткуда.
    .metrics-token = Кто предъявит это слово как bearer-токен, может читать /metrics. Лучше задать его в CROUPIER_METRICS_TOKEN.
    .open = Заодно открыть браузер.
    .log-level = Сколько заведение пишет о себе, по одному объекту JSON в строке.
    .log-file = Писать это в файл, который SIGHUP открывает заново, а не в стандартный поток ошибок.
    .show-config = Показать, какие значения действуют и откуда они взяты; заведение не открывать.

help-new-game = Создать новую игру в своей папке: маленькую, но соблюдающую все законы; переделайте её в свою.

    NAME — имя папки, например my_game. Работает в клоне проекта.

help-house = Оконченные партии заведения — файлами.

help-house-export = Записать каждую оконченную партию в папку.

help-house-import = Принять партии из файлов записей или из папок с ними.

    Каждую запись проверяют по правилам, прежде чем принять первую.

help-house-migrate = Привести базу данных к шагу, которого ждёт эта версия, или вернуть к более раннему.

    Первое заведение делает само, когда открывается. Второе нужно, чтобы вернуться больше чем на одну версию.
    .to = Шаг; если не указан — последний.

help-review = Разобрать записанную партию: шансы на победу, лучшие и худшие решения, удача и мастерство.

    Если партия не по правилам, код возврата 1.
    .playouts = Сколько раз доигрывать партию от каждого хода. Без этого — 60 раз в короткой партии и до 20 в длинной.
    .seconds = Вместо этого уложиться примерно в столько секунд.
    .seed = То же зерно даёт тот же разбор.
    .jobs = На сколько процессов поделить работу.
    .html = Записать разбор в этот файл как страницу для браузера.

## What cannot be done, and what to do.

usage-help = { $command } расскажет, как этим пользоваться.
usage-no-option =
    Параметра { $option } нет. { $near ->
        [none] { "" }
       *[other] Может быть, { $near }?
    }
usage-no-command =
    Команды { $command } нет. { $near ->
        [none] { "" }
       *[other] Может быть, { $near }?
    }
usage-missing = Не хватает { $name }.
usage-bad-value = Это не годится для { $name }. Нужно: { $kind }.
usage-bad-option = { $option } пишут не так: проверьте, не нужно ли значение.
usage-too-much = Здесь больше, чем берёт эта команда.
no-language = Языка { $name } здесь нет. Есть: { $languages }.
no-game = Игры { $name } нет. { $near ->
        [none] Есть: { $games }.
       *[other] Может быть, { $near }?
    }
wrong-seats =
    { $most ->
        [one] { $title } — игра для { $fewest }–{ $most } игрока, а не для { $seats }.
       *[other] { $title } — игра для { $fewest }–{ $most } игроков, а не для { $seats }.
    }
no-option = У игры { $game } нет настройки { $name }. { $options ->
        [none] У неё их нет вовсе.
       *[other] Есть: { $options }.
    }
no-equals = { $text } должно быть настройкой и её значением, как { $name }=VALUE.
twice-set = Настройка { $name } задана дважды: хватит и одного раза.
bad-value = { $value } не годится для { $name }. Нужно: { $kind }.
use-set = { $name } — настройка стола: пишите --set { $name }=VALUE.
no-option-file = Игра { $game } не читает из файла настройку { $name }. { $options ->
        [none] Она не читает из файла ничего: пишите --set { $name }=VALUE.
       *[other] Читает: { $options }.
    }
bad-file = { $path } не читается: { $reason }.
bad-file-content = { $path }: { $reason }
bad-name = { $name } — не имя для игры: нужно от 1 до 20 букв, без переносов строки.
same-name = Двоих зовут { $name }: дайте им разные имена.
too-many-people =
    { $people ->
        [one] { $people } человек не поместится, мест { $seats }: укажите --seats { $people } или меньше людей.
        [few] { $people } человека не поместятся, мест { $seats }: укажите --seats { $people } или меньше людей.
       *[many] { $people } человек не поместятся, мест { $seats }: укажите --seats { $people } или меньше людей.
    }
wrong-players = Указано уровней: { $given }, а за столом { $seats ->
        [one] { $seats } компьютер
        [few] { $seats } компьютера
       *[many] { $seats } компьютеров
    }. Укажите один на всех или по одному на каждого.
wrong-levels = Указано уровней: { $given }, а мест { $seats }. Укажите один на все или по одному на каждое.
rules-in-english = Эта страница пока есть только на английском.
no-rule = У игры { $game } нет правила { $number }. Есть: { $blocks }.
nothing-to-resume = Продолжать нечего. Начните партию: croupier play
bad-save = { $path } — не оставленная партия: { $reason }
bad-save-people = в ней не сказано, кто играет.
resume-alone = --resume продолжает стол таким, каким он был: уберите { $option }.
save-exists = { $path } уже есть: выберите другое имя или сначала удалите его.
save-no-folder = { $path } не записать: нет папки { $folder }.
no-seat = Места { $seat } в этой партии нет. Есть: { $seats }.

reason-unreadable = файл не читается
reason-not-text = это не текст в UTF-8

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = Нет такого файла или папки
refused-system-EACCES = Нет доступа
refused-system-EPERM = Это не разрешено
refused-system-EEXIST = Такой файл уже есть
refused-system-EISDIR = Это папка
refused-system-ENOTDIR = Это не папка
refused-system-ENOSPC = На диске нет места
refused-system-EROFS = Здесь можно только читать

# Games, seats and players.
refused-game = Игры { $name } нет. Есть: { $games }.
refused-seats =
    { $most ->
        [one] { $game } — игра для { $fewest }–{ $most } игрока, а не для { $seats }.
       *[other] { $game } — игра для { $fewest }–{ $most } игроков, а не для { $seats }.
    }
refused-first = first={ $first } — не место: места пронумерованы от 0 до { $last }.
refused-names = Имён указано { $names }, а мест { $seats }.
refused-player-missing = Не хватает игрока. Есть: { $players }; или назовите класс в файле, как mybots.py:Shark.
refused-no-player = В игре { $game } нет игрока { $name }. Есть: { $players }; или назовите класс в файле, как mybots.py:Shark.
refused-no-budget = { $level } не заглядывает вперёд, ограничивать нечего: назовите его без @{ $budget }.
refused-budget = { $text } — не запас: скажите, сколько доигрываний (200) или сколько времени (50ms).
refused-no-players = В { $path } нет класса { $title } с методом choose(view, moves). Игроков там нет вовсе.
refused-no-class = В { $path } нет класса { $title } с методом choose(view, moves). Есть: { $players }.
refused-no-python = { $path } — не файл Python, который можно прочесть: назовите такой, как mybots.py:Shark.
refused-bad-python = { $path } не годится: { $error }.

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = { $path } не читается: { $reason }.
refused-unwritable = { $path } не записать: { $reason }.
refused-no-record = Это не запись партии: { $reason }.
refused-format = Формат этой записи — { $given }; эта версия croupier читает формат { $format }.
refused-no-game = Это партия игры { $game }, которой здесь нет.
refused-other-rules = Эта партия сыграна по правилам версии { $rules }; здесь версия { $here }.
refused-no-beginning = Эта партия не может начаться: { $reason }
refused-impossible = Ход { $number } невозможен: { $reason }
refused-over = партия окончена раньше.
refused-odds = вероятности для { $drawn } здесь { $odds }.
refused-asked =
    { $seats ->
        [chance] здесь решает случай.
       *[other] здесь решают места { $seats }.
    }
refused-choice = { $choice } — такого выбора нет.
refused-result = Итог не тот, к которому ведут ходы.
refused-digest = Контрольная сумма не сходится: в этой записи что-то изменили.

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = Что сказано о честности, прочесть нельзя: { $reason }.
refused-secret = Секрет не тот, из которого сделано обещание.
refused-added = Те, кто добавил к случаю, и те, кто не успел, — не места по порядку.
refused-people = Не сказано, на каких местах сидели люди.
refused-added-computer = К случаю добавлено от места { $seat }, где не сидел человек: добавляют только устройства людей.
refused-added-others = Не каждый игравший назван ровно один раз: добавил, не успел или не открыл своё.
refused-not-settled = В этой записи не сказано, чем определялся случай: проверять не с чем.
refused-drawn-too-many = столько сразу не тянут ни в одной игре.
refused-drawn-nothing = с такими вероятностями ничего не вытянуть: { $reason }.
refused-drawn-wrong = должно было выпасть { $due }.

# Reviews, simulations and tournaments.
refused-unfinished = Эту партию не доиграли: разбирать пока нечего.
refused-few-playouts =
    { $playouts ->
        [one] { $playouts } доигрывание не скажет, насколько ему верить: возьмите 2 или больше.
        [few] { $playouts } доигрывания не скажут, насколько им верить: возьмите 2 или больше.
       *[many] { $playouts } доигрываний не скажут, насколько им верить: возьмите 2 или больше.
    }
refused-records-not-empty = { $path } не пуста: назовите для записей новую папку или пустую.
refused-records-folder = { $path } не может быть папкой для записей: { $reason }.
refused-arena-begun = В { $path } уже есть турнир: продолжите его с --resume или назовите другую папку.
refused-arena-not-empty = { $path } не пуста: назовите для турнира новую папку или пустую.
refused-arena-folder = { $path } не может быть папкой турнира: { $reason }.
refused-no-arena = В { $path } нет турнира, который можно продолжить: { $reason }.
refused-bad-arena = { $path } — не то, что оставляет турнир: { $reason }.
refused-arena-other-rules = { $path }: турнир начат с другими правилами игры { $game } или другой версией croupier.
refused-other-arena = В { $path } другой турнир: { $name } там { $here }, а не { $wanted }.
refused-arena-rotates =
    { $games ->
        [one] { $path } только сдвигает места: за { $games } партию прошли бы все порядки.
        [few] { $path } только сдвигает места: за { $games } партии прошли бы все порядки.
       *[many] { $path } только сдвигает места: за { $games } партий прошли бы все порядки.
    }
refused-arena-line = { $path } не читается дальше строки { $line }: { $reason }.
refused-in-game = Партия { $number }: { $reason }
refused-game-stopped = Партия { $number } в игре { $game } остановилась до конца.
refused-player-raised = { $name } на месте { $seat } вызывает ошибку { $error }
refused-player-misplayed = { $name } на месте { $seat } выбирает { $move }. Можно было { $moves }.
refused-player-not-seated = { $name } не может занять место { $seat }: { $error }
refused-process-died = Один из процессов, деливших работу, умер: его прервал игрок или нехватка памяти.
refused-no-ray = Ray не установлен: его добавит pip install 'croupier[ray]'.
refused-no-cluster = По адресу { $address } нет кластера Ray: { $reason }.
refused-cluster = Кластер Ray не справился с работой: { $reason }

# The house.
refused-workers-database = Нескольким процессам нужен PostgreSQL: укажите --database postgresql://… или уберите --workers.
refused-workers-port = Эта система не умеет делить порт между процессами: откройте несколько заведений, каждое на своём порту.
refused-workers-open = Процессы не смогли открыть заведение: почему, сказано в том, что они написали.

kind-bool = да или нет (yes, no)
kind-int = целое число
kind-int-from = целое число от { $least }
kind-int-to = целое число до { $most }
kind-int-from-to = целое число от { $least } до { $most }
kind-number = число
kind-number-from = число от { $least }
kind-number-from-to = число от { $least } до { $most }
kind-text = слово
kind-list = список через запятую, где каждое — { $kind }
kind-or-none = { $kind } или ничего (none)
kind-other = см. правила

## Games.

games-players =
    { $most ->
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
       *[many] { $fewest }–{ $most } игроков
    }
games-more = croupier rules GAME покажет правила, croupier play GAME начнёт партию.
games-options = Что можно настроить за столом

## Sitting down.

which-game = Какая игра?
how-many = Сколько игроков? От { $fewest } до { $most }; Enter — { $usual }.
not-a-number = Наберите число от { $fewest } до { $most }.
computer-names = Ada, Bruno, Chiyo, Dario, Elif, Farid, Greta
guest = Гость
seat-you = вы
seat-person = за этой клавиатурой
seat-computer = компьютер, { $level }
options-set = Настройки стола: { $options }.
practice = Тренировочная партия, зерно { $seed }.
welcome-back = Продолжаем: { $title }.
unfinished = Есть оставленная партия: croupier play --resume её продолжит.
others = { $count ->
        [one] Ещё { $count } оставленная партия
        [few] Ещё { $count } оставленные партии
       *[many] Ещё { $count } оставленных партий
    } — в { $folder }: croupier play --resume FILE
not-kept = Сохранять эту партию по ходу игры нельзя: { $reason }

## At the table.

hint = Наберите свой выбор или: ? справка · rules · log · table · leave
asides = Прежде этого, если хотите:
only-choice = Выбирать больше не из чего: нажмите Enter.
steps = с шагом { $step }
many =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
curtain = Передайте клавиатуру: { $name }.
curtain-enter = { $name }, нажмите Enter, когда никто не смотрит.
nothing-typed = Наберите то, что стоит перед вариантом, или ? для справки.
not-understood = Варианта { $text } нет. Наберите ? для справки.
ambiguous = { $text } — это может быть:
and-more = … и ещё { $count }: наберите чуть больше.
nothing-yet = Пока ничего не произошло.
left = Партия сохранена. Продолжить: croupier play --resume
left-unkept = Сохранить партию не удалось: { $reason }

type-choice = Выбор — это то, что стоит перед ним, например
type-number = Номер строки тоже подойдёт.
type-short = Хватит и начала слова, если оно понятно.
command-help = эта справка
command-choices = все варианты, по одному
command-rules = правила; rules { $number } — одно из них
command-log = что уже произошло
command-table = стол ещё раз
command-leave = уйти; партия сохранится (то же делают Ctrl-D и Ctrl-C)

over = Партия окончена.
wins = { $count ->
        [1] { $names } побеждает.
       *[other] Вместе побеждают { $names }.
    }
record-kept = Запись партии: { $path }
record-lost = Записи этой партии нет: { $reason }
record-replay = Посмотреть ещё раз: croupier replay { $path }
record-elsewhere = { $reason } Запись лежит здесь: { $path }

## Simulation.

simulating =
    { $seats ->
        [one] { $title }, { $seats } игрок
        [few] { $title }, { $seats } игрока
       *[many] { $title }, { $seats } игроков
    }
sim-stopped = Остановлено, сыграно: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }.
sim-none = Остановлено до конца первой партии.
sim-pace = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } за { $seconds } с. В секунду партий: { $per_second }, решений: { $decisions }.
sim-length = Решений в партии: в среднем { $mean }, самое меньшее { $shortest }, самое большее { $longest }.
sim-seed = Зерно { $seed }. Погрешности — 95-процентные интервалы; кто делит первое место, делит и победу.
sim-saved = Записи лежат в { $path }.
sim-seat = место
sim-player = игрок
sim-score = счёт
sim-place = итог
sim-first = первый

## Arena.

arena-missing = Назовите игру и игроков: croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = Назовите турнир, который продолжить: croupier arena --resume --out DIR
arena-rounded =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, порядков игроков: { $round ->
        [1] один
       *[other] { $round }, каждый одинаково часто
    }.
arena-rotates =
    { $round ->
        [one] Всех порядков игроков больше, чем партий: игроки только сдвигаются вокруг стола, { $round } способом.
       *[other] Всех порядков игроков больше, чем партий: игроки только сдвигаются вокруг стола, { $round } способами.
    }
arena-goes-on = Уже сыграно партий: { $games } из { $all }.
arena-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $cpu } времени процессора.
arena-deals = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $deals ->
        [one] { $deals } полная раздача
        [few] { $deals } полные раздачи
       *[many] { $deals } полных раздач
    }, { $cpu } времени процессора.
arena-seats = места
arena-rating = рейтинг
arena-decision = на решение
arena-against = перевес над { $name }
arena-fair = Зерно { $seed }. Погрешности — 95-процентные интервалы. Равные игроки были бы первыми в { $fair } случаев.
arena-above = { $name } наверняка выше своей равной доли.
arena-below = { $name } наверняка ниже своей равной доли.
arena-kept = Отчёт — { $page }, числа — в { $figures }.
arena-resume = Продолжить: croupier arena --resume --out { $path }

## Replay.

replay-as = Глазами игрока { $name }.
replay-unfinished = На этом всё: партию не доиграли.

## Verify.

verify-right = { $file }: { $draws ->
        [1] единственный исход следует
        [one] все исходы ({ $draws }) следуют
        [few] все { $draws } исхода следуют
       *[many] все { $draws } исходов следуют
    } из обещания, и партия сыграна по правилам. Контрольная сумма { $digest }
verify-added = К случаю добавили: { $names }.
verify-added-nobody = К случаю никто не добавил: его определило одно заведение.
verify-left-out = Не успели: { $names }.
verify-withdrew = Обещали и не открыли: { $names }.
verify-computers = Компьютерные игроки: { $names }.
verify-seal = Печать { $seal }
verify-older = Определено по прежней схеме: последний добавивший мог выбирать, и заведение тоже.
verify-wrong = { $file }: НЕВЕРНО. { $reason }
verify-draw = Ход { $number }, { $drawn }: { $reason }
verify-each = { $number }  { $drawn }: { $outcome }
verify-each-wrong = { $number }  { $drawn }: { $outcome }, а { $due }
verify-other-commitment = Обещание не то, что у вас: { $commitment }
verify-other-seal = Печать не та, что у вас: { $seal }
verify-no-seal = Определено по прежней схеме, где печати нет; а у вас она есть.
verify-other-digest = Контрольная сумма не та, что у вас: { $digest }

## Review.

reviewing = Разбираем: { $title }
review-stopped = Остановлено до конца разбора. Меньше --playouts — быстрее, больше --jobs тоже.
review-both = Укажите либо --playouts, либо --seconds: одно определяет другое.
review-chances = Шансы на победу, от первого хода до последнего
review-parts = Удача и мастерство
review-start = начало
review-luck = удача
review-skill = мастерство
review-others = остальные
review-end = конец
review-parts-note = Удача: что принесли кубики и карты. Мастерство: свои решения. Остальные: решения всех других. Начало и все три дают в сумме конец.
review-best = Лучшие решения
review-worst = Что обошлось дороже всего
review-nothing = Ни одно решение не принесло и не стоило заметно больше шума.
review-agreed =
    { $decisions ->
        [one] { $agreed } из { $decisions } решения — как у эксперта
       *[other] { $agreed } из { $decisions } решений — как у эксперта
    }
review-measure =
    { $playouts ->
        [one] { $playouts } доигрывание на каждый ход, зерно { $seed }. Погрешности — 95-процентные интервалы. Измерено против игры любителей.
        [few] { $playouts } доигрывания на каждый ход, зерно { $seed }. Погрешности — 95-процентные интервалы. Измерено против игры любителей.
       *[many] { $playouts } доигрываний на каждый ход, зерно { $seed }. Погрешности — 95-процентные интервалы. Измерено против игры любителей.
    }
review-page = Страница лежит в { $path }.

## The house

house-open = Заведение открыто: { $address }
house-near = Телефонам в той же сети: { $address }
house-alone = Войти можно только с этой машины. С --host 0.0.0.0 войдут и телефоны в той же сети.
house-stop = Ctrl+C закроет его. Идущие партии продолжатся, когда оно откроется снова.
house-closed = Заведение закрыто.
house-migrated = База данных на шаге { $step }.
config-option = из командной строки
config-variable = из окружения
config-default = по умолчанию
house-no-folder = { $path } не может быть папкой для записей: { $reason }.
house-no-file = { $path } не читается: { $reason }.
house-no-files = Среди этих файлов нет записей: назовите файлы с окончанием .json или папки с ними.
house-importing = Принимаем партии
house-exported =
    { $games ->
        [one] В { $path } записана { $games } партия.
        [few] В { $path } записаны { $games } партии.
       *[many] В { $path } записано { $games } партий.
    }
house-imported =
    { $games ->
        [one] Принята { $games } партия
        [few] Приняты { $games } партии
       *[many] Принято { $games } партий
    }; { $known ->
        [one] { $known } уже была
       *[other] { $known } уже были
    } здесь.
new-game-clone = Игру создают в клоне проекта: получите его через git и один раз запустите там script/play.
new-game-name =
    { $longest ->
        [one] { $name } — не имя для игры: годятся строчные латинские буквы, цифры и одиночные подчёркивания, как в my_game, не больше { $longest } знака.
       *[other] { $name } — не имя для игры: годятся строчные латинские буквы, цифры и одиночные подчёркивания, как в my_game, не больше { $longest } знаков.
    }
new-game-word = { $name } в Python или TypeScript уже что-то значит: выберите другое имя.
new-game-there = Игра { $name } уже есть: выберите другое имя.
new-game-marks = Все обозначения правил на { $letter } заняты: выберите другое имя.
new-game-made =
    Создано: { $folder }. Играть можно уже сейчас:

    croupier play { $name }
    script/test -k { $name }

    Измените правила, а затем запустите script/protocol и script/playthroughs { $name }.

# Opening the house.
refused-system-EADDRINUSE = Адрес уже занят
refused-system-EADDRNOTAVAIL = Такой адрес недоступен
refused-tls-pair = Сертификат и ключ нужны вместе: укажите и --tls-cert, и --tls-key.
refused-tls-file = { $file } — не файл, который можно прочитать.
refused-tls = { $cert } и { $key_file } не годятся для TLS: { $reason }.
refused-limit-name = Предела { $name } нет. Есть: { $known }.
refused-limit-number = { $limit } не говорит, сколько: предел — число больше 0.
refused-metrics-from = { $address } — не адрес и не сеть: для --metrics-from годятся 192.0.2.7 или 10.0.0.0/8.
refused-log-file = Журнал не записать в { $file }: { $reason }.
refused-migrate-newer = База данных более новой версии: вернуть её может только та версия.
refused-migrate-step = Шага { $step } нет. Есть: { $steps }.
refused-root-path = { $path } не годится: путь должен выглядеть как /croupier.
refused-port = Заведению не открыться на { $host }, порт { $port }: { $reason }. Попробуйте другой --port.
refused-database-kind = { $scheme } — такой базы данных заведение не знает: укажите postgresql://… или путь к файлу.
refused-database = Базой данных { $where } нельзя воспользоваться: { $reason }
