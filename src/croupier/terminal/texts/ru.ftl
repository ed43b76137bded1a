# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = Настольные игры в духе казино: играйте, читайте правила, прогоняйте партии, смотрите повторы.

    Начните с croupier play. За столом в любой момент можно набрать ?, чтобы увидеть справку.
    .lang = Язык: en, ja, ru или zh-Hant. По умолчанию — CROUPIER_LANG или язык оболочки.
    .no-color = Рисовать без цвета, как с NO_COLOR=1.
    .json = Выводить ответ в JSON, для программ.

help-usage = Как устроена справка.
    .usage = Вызов:
    .options = Параметры:
    .commands = Команды:
    .default = по умолчанию:
    .help = Показать эту справку и выйти.
    .version = Показать версию и выйти.

help-games = Показать список игр.

    Без названия показываются все игры, с названием — одна игра и её настройки стола.

help-rules = Показать правила игры или один их пункт.

    NUMBER — номер правила, например croupier rules las_vegas LV-7.

help-play = Сыграть партию: вы и компьютеры на остальных местах.

    Чего вы здесь не указали, стол спросит. Уйти можно в любой момент: партия сохранится, и --resume её продолжит.
    .seats = Число игроков вместе с компьютерами.
    .set = Задать настройку стола. Можно указать несколько раз.
    .file = Задать настройку стола из файла; --OPTION FILE делает то же самое.
    .people = Кто играет за этой клавиатурой. Укажите для каждого человека отдельно.
    .players = Уровни компьютеров: один на всех или по одному на каждого, через запятую.
    .seed = Тренировка: с тем же зерном снова выпадут те же кубики и карты, что бы вы ни делали.
    .save = По окончании партии сохранить её запись в этот файл.
    .pause = Пауза после каждого хода компьютера, в секундах; по умолчанию 0.6.
    .resume = Продолжить оставленную партию: последнюю, последнюю в указанной игре или ту, что в файле.

help-simulate = Провести много партий между компьютерами и подсчитать итоги.
    .games = Число партий.
    .players = Уровни игроков: один на все места или по одному на каждое, через запятую.
    .seed = Одно и то же зерно даёт одни и те же партии. По умолчанию зерно выбирается случайно и показывается.
    .jobs = Число процессов, между которыми делится работа.
    .save = Сохранить запись каждой партии в эту папку; она должна быть новой или пустой.
    .batch = Сыграть все партии разом пакетным двойником игры, на графическом процессоре, если он есть. Все игроки — chaotic.

help-arena = Провести турнир: кто сильнее и насколько это достоверно?

    Игроки занимают места во всех возможных порядках. Игрок — это уровень (expert), уровень с запасом доигрываний
    или времени на решение (veteran@200, rollout@50ms), класс в файле (mybots.py:Shark) или обученная сеть (net.npz).
    .players = Игроки, по одному на место, через запятую. Остальных сравнивают с первым.
    .games = Число партий; округляется вверх, чтобы каждый порядок игроков встретился одинаково часто. По умолчанию 1000.
    .duplicate = Одни и те же кубики и карты достаются каждому месту, чтобы меньше зависело от удачи.
    .until-decided = Остановиться, как только станет ясно, что первый игрок побеждает чаще или реже, чем при равных силах.
    .minutes = Остановиться, когда потрачено указанное число минут процессорного времени.
    .ray = Поделить работу между машинами кластера Ray; local создаёт кластер из одной этой машины.
    .out = Сохранять в этой папке все партии, числа и отчёт.
    .resume = Продолжить турнир из --out после перерыва или с большим числом --games.

help-enter = Записать программу на турнир заведения и сыграть ею все раунды.

    ADDRESS — ссылка турнира. Если остановить команду, запустите её снова: программа продолжит с того же места.
    .player = Кто играет: класс из файла (mybots.py:Shark), уровень (expert) или обученная сеть (net.npz).
    .name = Имя программы на турнире (по умолчанию — имя класса).
    .by = Ваше имя: на странице будет видно, чья это программа.

help-train = Обучить сеть игре: она учится, играя сама с собой, на графическом процессоре, если он есть.

    Сначала играют игроки всех уровней, и сеть учится им подражать; потом она учится сама. Всё хранится в папке, так что
    обучение можно прервать в любой момент и продолжить той же командой.
    .minutes = Сколько минут учиться, считая и минуты до перерыва.
    .folder = Где всё хранить (по умолчанию training/GAME).
    .collect = Сколько секунд собирать партии для подражания.
    .jobs = Число процессов, которые их играют (по умолчанию по одному на ядро).
    .tables = За сколькими столами учиться. По умолчанию столько, сколько подходит устройству.
    .start = Начать с этой сети (net.npz), а не с подражания ветерану.

help-replay = Проверить записанную партию и пересказать её словами.

    Если партия сыграна не по правилам, код возврата — 1.
    .as = Пересказать её так, как её видели с этого места: имя или номер, считая с 0. По умолчанию — глазами зрителя.
    .tables = Рисовать стол после каждого хода, а не только в конце раунда.

help-verify = Проверить, что случайные исходы партий за живыми столами были определены до их начала.

    Каждый исход должен следовать из обещания и вероятностей, вероятности — из правил, а контрольная сумма — из ходов.
    Если что-то не так, код возврата — 1.
    .day = Проверить и раздачу дня: ответ заведения на GET /api/days/2026-11-18, в файле или по адресу. Указанные партии должны быть партиями этой раздачи.
    .each = Показать также каждый исход.
    .commitment = Обещание, показанное до партии: сравнить с ним.
    .seal = Печать, показанная до того, как кто-либо открыл свои числа: сравнить с ней.
    .digest = Контрольная сумма, показанная после партии: сравнить с ней.

help-serve = Открыть заведение: столы для людей и компьютеров, в браузере или через API.

    Настраивать ничего не нужно. Партии хранятся в папке данных пользователя и после перезапуска продолжаются.
    .host = Адрес, на котором открыть заведение: 127.0.0.1 — только для этой машины, 0.0.0.0 — ещё и для телефонов в той же сети.
    .port = Порт; если указать 0, будет взят любой свободный.
    .database = postgresql://… или путь к файлу SQLite. По умолчанию — файл в папке данных пользователя.
    .tls-cert = Сертификат, чтобы работать через TLS. Кое-что телефоны разрешают только так.
    .tls-key = Ключ сертификата.
    .proxy = Адреса прокси перед заведением, через запятую: им доверяют в вопросе о том, с какого адреса пришёл запрос.
    .root-path = Путь заведения на сервере, если оно не в корне: /croupier.
    .keep-days = Удалять оконченные партии через указанное число дней. По умолчанию их не удаляют.
    .workers = Число процессов, между которыми делится работа; только с PostgreSQL.
    .limits = Ограничения, отличные от обычных, через запятую: tables_of_address=500,requests=100.
    .push = Отправлять ли уведомления службам push браузеров: on, off или anywhere — тогда можно и службам в своей сети.
    .metrics-from = Адреса или сети, откуда можно читать /metrics, через запятую. Без этого и без --metrics-token их не может читать никто.
    .metrics-token = Тот, кто предъявит это слово как bearer-токен, может читать /metrics. Лучше задать его через CROUPIER_METRICS_TOKEN.
    .open = Заодно открыть браузер.
    .log-level = Подробность журнала; каждая запись — объект JSON в отдельной строке.
    .log-file = Писать журнал в этот файл, а не в стандартный поток ошибок; по сигналу SIGHUP файл открывается заново.
    .show-config = Показать, какие значения действуют и откуда они взяты, и не открывать заведение.

help-new-game = Создать новую игру в своей папке: маленькую, которая проходит все проверки; переделайте её в свою.

    NAME — имя папки, например my_game. Работает в клоне проекта.

help-new-language = Начать новый язык: создать его файлы, где есть все строки для перевода.

    TAG — это код языка, как его называют браузеры, например de или pt-BR. Запускайте в клоне проекта.

help-house = Выгрузить или загрузить оконченные партии, обновить базу данных.

help-house-export = Сохранить запись каждой оконченной партии в папку.
    .club = Вместо этого сохранить результаты и рейтинги в CSV и JSON.

help-house-import = Загрузить партии из файлов записей или из папок с ними.

    Прежде чем сохранить первую запись, все записи проверяют по правилам.

help-house-migrate = Привести базу данных к шагу, которого ждёт эта версия, или вернуть к более раннему.

    Первое заведение делает автоматически, когда открывается. Второе нужно, чтобы вернуться назад больше чем на одну версию.
    .to = Шаг; по умолчанию — последний.

help-club = Результаты, которые остаются: партии, первые места, рейтинги.

help-club-rebuild = Заново рассчитать все результаты и рейтинги по оконченным партиям.

    Обычно заведение делает это само, партия за партией. Во время расчёта видно не всё; итог получается тем же.

help-review = Разобрать записанную партию: шансы на победу, лучшие и худшие решения, удача и мастерство.

    Если партия сыграна не по правилам, код возврата — 1.
    .playouts = Сколько раз доигрывать партию от каждого хода. По умолчанию — от 4 до 16 раз, если эксперт выучил игру, иначе от 20 до 60; в длинной партии меньше.
    .seconds = Вместо этого уложиться примерно в указанное число секунд.
    .seed = Одно и то же зерно даёт один и тот же разбор.
    .jobs = Число процессов, между которыми делится работа.
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
usage-missing = Не указано: { $name }.
usage-bad-value = Это значение не подходит для { $name }. Нужно: { $kind }.
usage-bad-option = { $option } используют не так: проверьте, не нужно ли значение.
usage-too-much = Здесь указано больше, чем принимает эта команда.
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
        [none] У неё нет ни одной настройки.
       *[other] Есть: { $options }.
    }
no-equals = Вместо { $text } нужны настройка и её значение, например { $name }=VALUE.
twice-set = Настройка { $name } задана дважды: достаточно одного раза.
bad-value = Значение { $value } не подходит для { $name }. Нужно: { $kind }.
use-set = { $name } — настройка стола: пишите --set { $name }=VALUE.
no-option-file = Игра { $game } не читает из файла настройку { $name }. { $options ->
        [none] Она ничего не читает из файла: пишите --set { $name }=VALUE.
       *[other] Читает: { $options }.
    }
bad-file = Не удалось прочитать { $path }: { $reason }.
bad-file-content = { $path }: { $reason }
bad-name = Имя { $name } не годится: нужно от 1 до 20 знаков, без переносов строки.
same-name = Двух человек зовут { $name }: дайте им разные имена.
too-many-people =
    { $people ->
        [one] { $people } человек не поместится, мест { $seats }: укажите --seats { $people } или назовите меньше людей.
        [few] { $people } человека не поместятся, мест { $seats }: укажите --seats { $people } или назовите меньше людей.
       *[many] { $people } человек не поместятся, мест { $seats }: укажите --seats { $people } или назовите меньше людей.
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
bad-save = { $path } — это не оставленная партия: { $reason }
bad-save-people = в ней не сказано, кто играет.
resume-alone = --resume продолжает партию за тем же столом: уберите { $option }.
save-exists = { $path } уже существует: выберите другое имя или сначала удалите этот файл.
save-no-folder = Не удалось записать { $path }: нет папки { $folder }.
no-seat = Места { $seat } в этой партии нет. Есть: { $seats }.

reason-unreadable = файл не удалось прочитать
reason-not-text = это не текст в UTF-8

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = нет такого файла или папки
refused-system-EACCES = нет доступа
refused-system-EPERM = это не разрешено
refused-system-EEXIST = такой файл уже есть
refused-system-EISDIR = это папка
refused-system-ENOTDIR = это не папка
refused-system-ENOSPC = на диске нет места
refused-system-EROFS = сюда нельзя записывать

# Games, seats and players.
refused-game = Игры { $name } нет. Есть: { $games }.
refused-seats =
    { $most ->
        [one] { $game } — игра для { $fewest }–{ $most } игрока, а не для { $seats }.
       *[other] { $game } — игра для { $fewest }–{ $most } игроков, а не для { $seats }.
    }
refused-first = Места first={ $first } нет: места пронумерованы от 0 до { $last }.
refused-names = Имён указано { $names }, а мест { $seats }: укажите по одному на место.
refused-player-missing = Не хватает игрока. Есть: { $players }; можно также указать файл: mybots.py:Shark, net.npz.
refused-no-player = В игре { $game } нет игрока { $name }. Есть: { $players }; можно также указать файл: mybots.py:Shark, net.npz.
refused-no-budget = { $level } не заглядывает вперёд, и ограничивать нечего: укажите его без @{ $budget }.
refused-budget = { $text } не годится: укажите число доигрываний (200) или время (50ms).
refused-no-players = В { $path } нет класса { $title } с методом choose(view, moves). Там нет ни одного игрока.
refused-no-class = В { $path } нет класса { $title } с методом choose(view, moves). Есть: { $players }.
refused-no-python = { $path } — не файл Python, который можно прочитать: укажите файл и класс, например mybots.py:Shark.
refused-bad-python = { $path } не годится: { $error }.

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = Не удалось прочитать { $path }: { $reason }.
refused-unwritable = Не удалось записать { $path }: { $reason }.
refused-no-record = Это не запись партии: { $reason }.
refused-format = Эта запись в формате { $given }, а эта версия croupier читает формат { $format }.
refused-no-game = Это партия игры { $game }, которой здесь нет.
refused-other-rules = Эта партия сыграна по правилам версии { $rules }, а здесь версия { $here }.
refused-no-beginning = Эта партия не может начаться: { $reason }
refused-impossible = Ход { $number } невозможен: { $reason }
refused-over = партия окончилась раньше.
refused-odds = вероятности для { $drawn } здесь другие: { $odds }.
refused-asked =
    { $seats ->
        [chance] здесь решает случай.
       *[other] здесь решают только места { $seats }.
    }
refused-choice = { $choice } — такого выбора нет.
refused-result = Итог не тот, к которому ведут ходы.
refused-digest = Контрольная сумма не сходится: в этой записи что-то изменили.

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = Не удалось прочитать сведения о честности: { $reason }.
refused-secret = Секрет не тот, по которому было дано обещание.
refused-added = Добавившие случайные числа и не успевшие перечислены не по порядку мест.
refused-people = Не сказано, на каких местах сидели люди.
refused-added-computer = Случайные числа добавлены за место { $seat }, где не сидел человек: добавляют только устройства людей.
refused-added-others = Не каждый игрок назван ровно один раз: добавил случайные числа, не успел или не открыл их.
refused-not-settled = В этой записи не сказано, как определялись исходы: сверять не с чем.
refused-deal-closed = Эта раздача ещё не открыта: исходы можно будет проверить, когда будет показан её секрет.
refused-drawn-too-many = столько сразу не тянут ни в одной игре.
refused-drawn-nothing = при таких вероятностях ничего не может выпасть: { $reason }.
refused-drawn-wrong = должно было выпасть { $due }.

# Reviews, simulations and tournaments.
refused-unfinished = Эту партию не доиграли: разбирать пока нечего.
refused-few-playouts =
    { $playouts ->
        [one] { $playouts } доигрывание не скажет, насколько ему верить: возьмите 2 или больше.
        [few] { $playouts } доигрывания не скажут, насколько им верить: возьмите 2 или больше.
       *[many] { $playouts } доигрываний не скажут, насколько им верить: возьмите 2 или больше.
    }
refused-records-not-empty = Папка { $path } не пуста: укажите для записей новую или пустую папку.
refused-records-folder = { $path } не может быть папкой для записей: { $reason }.
refused-arena-begun = В { $path } уже есть турнир: продолжите его с --resume или укажите другую папку.
refused-arena-not-empty = Папка { $path } не пуста: укажите для турнира новую или пустую папку.
refused-arena-folder = { $path } не может быть папкой турнира: { $reason }.
refused-no-arena = В { $path } нет турнира, который можно продолжить: { $reason }.
refused-bad-arena = В { $path } не то, что сохраняет турнир: { $reason }.
refused-arena-other-rules = Турнир в { $path } начат по другим правилам игры { $game } или другой версией croupier.
refused-other-arena = В { $path } другой турнир: { $name } там { $here }, а не { $wanted }.
refused-arena-rotates =
    { $games ->
        [one] В турнире { $path } игроки только сдвигаются по кругу, а за { $games } партию прошли бы все порядки: начните новый турнир.
        [few] В турнире { $path } игроки только сдвигаются по кругу, а за { $games } партии прошли бы все порядки: начните новый турнир.
       *[many] В турнире { $path } игроки только сдвигаются по кругу, а за { $games } партий прошли бы все порядки: начните новый турнир.
    }
refused-arena-line = { $path } не удалось прочитать дальше строки { $line }: { $reason }.
refused-in-game = Партия { $number }: { $reason }
refused-player-raised = { $name } на месте { $seat } вызывает ошибку { $error }
refused-player-misplayed = { $name } на месте { $seat } выбирает { $move }, а это не разрешено. Выбрать можно было { $moves }.
refused-player-not-seated = { $name } не может занять место { $seat }: { $error }
refused-process-died = Один из рабочих процессов завершился: его прервал игрок или нехватка памяти.
refused-no-ray = Ray не установлен: его можно установить командой pip install 'croupier[ray]'.
refused-no-cluster = По адресу { $address } нет кластера Ray: { $reason }.
refused-cluster = Кластер Ray не справился с работой: { $reason }
refused-batch-players = В пакетах все ходят наугад: выберите игроков chaotic или уберите --batch.
refused-batch-records = В пакетах записи не ведутся: уберите --save или --batch.
refused-no-jax = JAX не установлен: добавьте его командой pip install 'croupier[batch]'.
refused-no-twin = У игры { $game } нет пакетного двойника. Он есть у этих игр: { $games }.
refused-no-own-network = У игры { $game } нет своей сети: в ней играют в другие игры, и у каждой из них своя. Обучите одну из этих: { $games }.
refused-training-folder = { $path } не может быть папкой обучения: { $reason }.
refused-bad-training = В { $path } не то, что сохраняет обучение: { $reason }.
refused-other-training = В { $path } обучение игре { $here }, а не { $game }: укажите другую папку.
refused-training-other-rules = Обучение в { $path } начато по другим правилам игры { $game } или другой версией croupier.
refused-no-numpy = NumPy не установлен: добавьте его командой pip install numpy.
refused-no-network = { $path } — не сеть: её создаёт команда croupier train { $game }.
refused-other-network = В { $path } сеть игры { $trained }, а не { $game }.
refused-network-misfit = { $path } не подходит к здешней игре { $game }: обучите сеть заново.
refused-options = Эти настройки не подходят: { $reason }. Возможные настройки: { $options }.

# The house.
refused-workers-database = Для нескольких процессов нужен PostgreSQL: укажите --database postgresql://… или уберите --workers.
refused-workers-port = Эта система не умеет делить порт между процессами: откройте несколько заведений, каждое на своём порту.
refused-workers-open = Процессам не удалось открыть заведение: причина — в их сообщениях.

kind-bool = да или нет (yes, no)
kind-int = целое число
kind-int-from = целое число от { $least }
kind-int-to = целое число до { $most }
kind-int-from-to = целое число от { $least } до { $most }
kind-number = число
kind-number-from = число от { $least }
kind-number-from-to = число от { $least } до { $most }
kind-text = слово
kind-list = список через запятую; каждый элемент — { $kind }
kind-or-none = { $kind } или ничего (none)
kind-other = описано в правилах

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
not-kept = Эту партию не удаётся сохранять по ходу игры: { $reason }

## The menu before a game.

menu-which = Во что сыграем?
menu-search = Игры, названия которых начинаются так: { $text }
menu-continue = Продолжить: { $what }
menu-round = раунд { $round }
menu-your-turn = ваш ход
menu-turn = ходит { $name }
menu-with = Игроки: { $names }
menu-seats = Игроков
menu-people = За этой клавиатурой
level-chaotic-plays = Выбирает наугад из всего, что разрешено.
level-novice-plays = Допускает ошибки начинающих.
level-regular-plays = Полагается на простые приёмы.
level-veteran-plays = Просчитывает варианты и смотрит вперёд.
level-expert-plays = Научился играть за миллионы партий.
level-bold-plays = Играет как эксперт, который любит рисковать.
level-careful-plays = Играет как эксперт, который избегает риска.
menu-keys-games = ↑ ↓ перейти · Enter выбрать · буквы и цифры — найти игру · Esc выйти
menu-keys-seats = Enter играть · ↑ ↓ перейти · ← → изменить · Esc назад · q выйти
menu-keys-name = Наберите имя · Enter играть · ↑ ↓ перейти · Esc назад

## At the table.

hint = Ваш выбор или: ? справка · rules правила · log журнал · table стол · leave уйти
asides = Перед этим, если хотите:
only-choice = Других вариантов нет: нажмите Enter.
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
and-more = … и ещё { $count }: наберите чуть больше знаков.
nothing-yet = Пока ничего не произошло.
left = Партия сохранена. Продолжить: croupier play --resume
left-unkept = Сохранить партию не удалось: { $reason }

type-choice = Чтобы выбрать вариант, наберите то, что стоит перед ним, например { $key }.
type-number = Можно набрать и номер строки.
type-short = Достаточно начала слова, если его ни с чем не спутать.
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
record-lost = Запись этой партии не удалось сохранить: { $reason }
record-replay = Посмотреть ещё раз: croupier replay { $path }
record-elsewhere = { $reason } Запись сохранена здесь: { $path }

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
sim-seed = Зерно { $seed }. Погрешности — 95-процентные доверительные интервалы; игроки, разделившие первое место, делят и победу.
sim-saved = Записи лежат в { $path }.
sim-seat = место
sim-player = игрок
sim-score = счёт
sim-place = итог
sim-first = победы

## Arena.

arena-missing = Укажите игру и игроков: croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = Укажите турнир, который нужно продолжить: croupier arena --resume --out DIR
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
        [one] Всех порядков игроков больше, чем партий, поэтому игроки только сдвигаются по кругу, { $round } способом.
       *[other] Всех порядков игроков больше, чем партий, поэтому игроки только сдвигаются по кругу, { $round } способами.
    }
arena-goes-on = Уже сыграно партий: { $games } из { $all }.
arena-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, процессорное время: { $cpu }.
arena-deals = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $deals ->
        [one] { $deals } полная раздача
        [few] { $deals } полные раздачи
       *[many] { $deals } полных раздач
    }, процессорное время: { $cpu }.
arena-seats = места
arena-rating = рейтинг
arena-decision = на решение
arena-against = перевес над игроком { $name }
arena-fair = Зерно { $seed }. Погрешности — 95-процентные доверительные интервалы. При равных силах игрок был бы первым в { $fair } случаев.
arena-above = { $name } наверняка побеждает чаще, чем при равных силах.
arena-below = { $name } наверняка побеждает реже, чем при равных силах.
arena-kept = Отчёт: { $page }, числа: { $figures }.
arena-resume = Продолжить: croupier arena --resume --out { $path }

# croupier train

train-begins = Обучение игре «{ $title }», минут: { $minutes }, устройство: { $device }. Всё хранится в { $path }.
train-first = Сначала сеть смотрит на игроков всех уровней и учится им подражать, секунд: около { $seconds }.
train-goes-on = Уже пройдено минут: { $minutes }.
train-all-done = Пройдены все минуты: { $minutes }. Чтобы продолжить, увеличьте --minutes.
train-slow = JAX не находит здесь графического процессора. Обычный учится в сотни раз медленнее: это сработает, но эксперта не ждите.
train-stage-collecting = Смотрим партии
train-stage-imitating = Подражание
train-stage-compiling = Компиляция
train-stage-learning = Обучение
train-note = решений: { $millions } млн, в секунду: { $a_second }; первых мест среди ветеранов: { $share } от доли при равных силах
train-stopped = Остановлено. Та же команда продолжит: завершённые этапы и последнее сохранение — в { $path }.
train-made = Сеть: { $path }; как она училась: { $page }.
train-seats = мест
train-fair = при равных силах
train-among-regular = среди любителей
train-among-veteran = среди ветеранов
train-validated = Как часто сеть занимала первое место в партиях, на которых она не училась. Остальные подражали этим уровням.
train-try = Сыграть с настоящими: { $command }

## Replay.

replay-as = Глазами игрока { $name }.
replay-unfinished = На этом запись кончается: партию не доиграли.

## Verify.

verify-right = { $file }: { $draws ->
        [1] единственный исход следует
        [one] все исходы ({ $draws }) следуют
        [few] все { $draws } исхода следуют
       *[many] все { $draws } исходов следуют
    } из обещания, и партия сыграна по правилам. Контрольная сумма { $digest }
verify-added = Случайные числа добавили: { $names }.
verify-added-nobody = Никто не добавил случайных чисел: всё определило одно заведение.
verify-left-out = Не успели: { $names }.
verify-withdrew = Обещали и не открыли: { $names }.
verify-computers = Компьютерные игроки: { $names }.
verify-seal = Печать { $seal }
verify-older = Определено по прежней схеме: добавивший последним мог повлиять на исходы, и заведение тоже.
verify-deal = Кубики и карты раздачи «{ $deal }», одинаковые за всеми её столами; игроки ничего к ним не добавляют. Обещание { $commitment }
verify-wrong = { $file }: НЕВЕРНО. { $reason }
verify-draw = Ход { $number }, { $drawn }: { $reason }
verify-each = { $number }  { $drawn }: { $outcome }
verify-each-wrong = { $number }  { $drawn }: { $outcome }, а { $due }
verify-other-commitment = Обещание не то, что у вас: { $commitment }
verify-other-seal = Печать не та, что у вас: { $seal }
verify-no-seal = Определено по прежней схеме, в которой печати нет, а у вас она есть.
verify-no-seal-dealt = У партии с общей раздачей печати нет, а у вас она есть.
verify-other-digest = Контрольная сумма не та, что у вас: { $digest }
verify-no-day = Это не описание дня, какое даёт заведение: { $reason }
verify-day-right = { $file }: секрет раздачи «{ $deal }» соответствует обещанию { $commitment }, и игра та, чья была очередь.
verify-day-closed = { $file }: раздача «{ $deal }» ещё не открыта. Запишите обещание и проверьте потом: { $commitment }
verify-other-deal = Это партия не раздачи «{ $deal }».
verify-other-turn = В этот день была очередь { $game } с обычными для таких дней местами и настройками.

## Review.

reviewing = Разбираем: { $title }
review-stopped = Остановлено до конца разбора. С меньшим --playouts или большим --jobs будет быстрее.
review-both = Укажите либо --playouts, либо --seconds, но не то и другое.
review-chances = Шансы на победу, от первого хода до последнего
review-parts = Удача и мастерство
review-start = начало
review-luck = удача
review-skill = мастерство
review-others = остальные
review-end = конец
review-parts-note = Удача: что принесли кубики и карты. Мастерство: собственные решения. Остальные: решения других игроков. Начало и эти три части в сумме дают конец.
review-best = Лучшие решения
review-worst = Что обошлось дороже всего
review-nothing = Ни одно решение не изменило шансы заметно сильнее случайных колебаний.
review-agreed =
    { $decisions ->
        [one] { $agreed } из { $decisions } решения — как у эксперта
       *[other] { $agreed } из { $decisions } решений — как у эксперта
    }
review-measure = { $means ->
        [network] Эксперт оценил по { $playouts ->
            [one] { $playouts } продолжению
           *[other] { $playouts } продолжений
        } каждого хода, зерно { $seed }. Погрешности — 95-процентные доверительные интервалы. Измерено в сравнении с игрой экспертов.
       *[playouts] { $playouts ->
            [one] { $playouts } доигрывание
            [few] { $playouts } доигрывания
           *[many] { $playouts } доигрываний
        } на каждый ход, зерно { $seed }. Погрешности — 95-процентные доверительные интервалы. Измерено в сравнении с игрой любителей.
    }
review-page = Страница сохранена в { $path }.

## The house

house-open = Заведение открыто: { $address }
house-near = Для телефонов в той же сети: { $address }
house-alone = Войти можно только с этой машины. С --host 0.0.0.0 смогут войти и телефоны в той же сети.
house-stop = Чтобы закрыть его, нажмите Ctrl+C. Идущие партии продолжатся, когда оно откроется снова.
house-closed = Заведение закрыто.
house-migrated = База данных на шаге { $step }.
config-option = из командной строки
config-variable = из переменной окружения
config-default = по умолчанию
house-no-folder = { $path } не может быть папкой для записей: { $reason }.
house-no-file = Не удалось прочитать { $path }: { $reason }.
house-no-files = Среди этих файлов нет записей: укажите файлы с расширением .json или папки с ними.
house-importing = Загружаем партии
house-exported =
    { $games ->
        [one] В { $path } записана { $games } партия.
        [few] В { $path } записаны { $games } партии.
       *[many] В { $path } записано { $games } партий.
    }
house-imported =
    { $games ->
        [one] Загружена { $games } партия
        [few] Загружены { $games } партии
       *[many] Загружено { $games } партий
    }; { $known ->
        [one] { $known } уже была
       *[other] { $known } уже были
    } здесь.
club-rebuilding = Считаем партии
club-rebuilt =
    { $games ->
        [one] Результаты и рейтинги рассчитаны заново по { $games } партии.
        [few] Результаты и рейтинги рассчитаны заново по { $games } партиям.
       *[many] Результаты и рейтинги рассчитаны заново по { $games } партиям.
    }
club-exported =
    { $results ->
        [one] { $results } результат сохранён в { $path }.
        [few] { $results } результата сохранено в { $path }.
       *[many] { $results } результатов сохранено в { $path }.
    }
needs-clone = Это делают в клоне проекта: получите его через git и один раз запустите там script/play.
new-game-name =
    { $longest ->
        [one] Имя { $name } для игры не годится: нужны строчные латинские буквы, цифры и одиночные подчёркивания, как в my_game, не больше { $longest } знака.
       *[other] Имя { $name } для игры не годится: нужны строчные латинские буквы, цифры и одиночные подчёркивания, как в my_game, не больше { $longest } знаков.
    }
new-game-word = { $name } в Python или TypeScript уже что-то значит: выберите другое имя.
new-game-there = Игра { $name } уже есть: выберите другое имя.
new-game-marks = Все обозначения правил на { $letter } заняты: выберите другое имя.
new-game-made =
    Создано: { $folder }. Играть можно уже сейчас:

    croupier play { $name }
    script/test -k { $name }

    Измените правила, а затем запустите script/protocol и script/playthroughs { $name }.

new-language-tag = { $tag } — не код языка: нужен такой, как в браузерах, например de или pt-BR.
new-language-there = Файлы для { $tag } уже есть: переводите их.
new-language-made =
    { $count ->
        [one] Создан { $count } файл для перевода.
        [few] Создано { $count } файла для перевода.
       *[other] Создано { $count } файлов для перевода.
    } Вот как увидеть, где они, попробовать язык и узнать, чего не хватает:

    git status
    croupier --lang { $tag } play
    script/test --release

    Подробности — в docs/translating.md.

# Opening the house.
refused-system-EADDRINUSE = адрес уже занят
refused-system-EADDRNOTAVAIL = такой адрес недоступен
refused-tls-pair = Сертификат и ключ нужны вместе: укажите и --tls-cert, и --tls-key.
refused-tls-file = Не удалось прочитать файл { $file }.
refused-tls = { $cert } и { $key_file } не годятся для TLS: { $reason }.
refused-limit-name = Ограничения { $name } нет. Есть: { $known }.
refused-limit-number = В { $limit } не указано, сколько: ограничение — это число больше 0.
refused-metrics-from = { $address } — не адрес и не сеть: для --metrics-from годятся 192.0.2.7 или 10.0.0.0/8.
refused-log-file = Не удалось записать журнал в { $file }: { $reason }.
refused-migrate-newer = Эта база данных создана более новой версией: вернуть её назад может только та версия.
refused-migrate-step = Шага { $step } нет. Есть: { $steps }.
refused-root-path = { $path } не подходит: путь должен выглядеть как /croupier.
refused-port = Заведению не удалось открыться на { $host }, порт { $port }: { $reason }. Попробуйте другой --port.
refused-database-kind = Базы данных { $scheme } заведение не знает: укажите postgresql://… или путь к файлу.
refused-database = Не удалось использовать базу данных { $where }: { $reason }

# A program in a tournament
enter-entered = Программа { $name } записана на турнир «{ $title }». Она сыграет, когда он начнётся; не закрывайте окно.
enter-round = Раунд { $round } из { $rounds }: играем.
enter-over = Турнир окончен: место { $place } из { $count }, разница с теми, кто сидел на тех же местах с теми же костями: { $ahead }.
enter-called-off = Турнир не состоится.
enter-not-a-cup = { $address } — не адрес турнира: он выглядит как https://house.example/c/…
enter-refused = Заведение отказало: { $reason }
enter-away = Адрес { $address } недоступен.
