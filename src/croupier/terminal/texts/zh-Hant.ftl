# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = 賭場主題的桌上遊戲：遊玩、查規則、模擬、重播。

    從 croupier play 開始；在牌桌上隨時輸入 ? 看說明。
    .lang = 使用這個語言：en、ja、ru 或 zh-Hant。預設依 CROUPIER_LANG，其次是命令列環境的語言。
    .no-color = 不用顏色，和 NO_COLOR=1 一樣。
    .json = 以 JSON 輸出，供程式使用。

help-usage = 說明的格式。
    .usage = 用法：
    .options = 選項：
    .commands = 指令：
    .default = 預設：
    .help = 顯示這份說明後結束。
    .version = 顯示版本後結束。

help-games = 列出遊戲。

    加上 GAME，則顯示該遊戲和它的牌桌設定。

help-rules = 顯示遊戲的規則，或其中一條。

    NUMBER 是規則的編號，例如 croupier rules las_vegas LV-7。

help-play = 玩一局：你，加上電腦玩家補滿其他座位。

    沒有指定的項目，入座時會問你。隨時可以離開：牌局會儲存起來，用 --resume 繼續。
    .seats = 玩家人數，包含電腦玩家。
    .set = 設定一項牌桌設定。可以用多次。
    .file = 從檔案讀取一項牌桌設定；--OPTION FILE 也一樣。
    .people = 在這個鍵盤前玩的人的名字。每個人用一次。
    .players = 電腦玩家的等級：一個給全部，或每位一個，用逗號隔開。
    .seed = 練習：同樣的種子，不管你怎麼玩，都會出現同樣的骰子和牌。
    .save = 牌局結束時，把紀錄寫入這個檔案。
    .pause = 電腦玩家每走一步後等待的秒數（預設 0.6）。
    .resume = 繼續之前離開的牌局：最近的一局、GAME 最近的一局，或 FILE 裡的那一局。

help-simulate = 讓電腦玩家玩很多局，並加以統計。
    .games = 玩幾局。
    .players = 玩家的等級：一個給所有座位，或每個座位一個，用逗號隔開。
    .seed = 同樣的種子，同樣的牌局。預設隨機選一個並顯示出來。
    .jobs = 使用的行程數。
    .save = 把每局的紀錄寫入這個資料夾，必須是新的或空的。
    .batch = 用批次版規則同時進行所有對局，有 GPU 就用 GPU。所有玩家都是 chaotic。

help-arena = 讓玩家進行對抗賽：誰比較強，有多確定？

    座位會輪遍玩家的所有排列。玩家可以是一個等級（expert）、限定每個決定推演次數或時間的等級（veteran@200、rollout@50ms），檔案中的類別（mybots.py:Shark），或訓練好的神經網路（net.npz）。
    .players = 玩家，每個座位一個，用逗號隔開。其他玩家都和第一個比較。
    .games = 玩幾局，會增加到每種排列的次數都相同（預設 1000）。
    .duplicate = 同樣的骰子和牌，從每個座位都玩一次，減少運氣的影響。
    .until-decided = 一旦確定第一個玩家高於或低於實力相當時的比例，就停止。
    .minutes = 用掉這麼多分鐘的處理器時間就停止。
    .ray = 由 Ray 叢集分擔工作；local 表示在這台機器上啟動叢集。
    .out = 把每一局、各項數據和一份報告存在這個資料夾。
    .resume = 繼續 --out 裡的對抗賽，不論是中斷過，或要更多 --games。

help-enter = 讓程式參加會館的對抗賽，並打完所有輪次。

    ADDRESS 是對抗賽的連結。中途停止後再執行一次，程式會從原處繼續。
    .player = 由誰來玩：檔案中的類別（mybots.py:Shark）、等級（expert），或訓練好的網路（net.npz）。
    .name = 程式在比賽中的名稱（預設為類別名稱）。
    .by = 你的名字：頁面上會顯示這是誰的程式。

help-train = 為一款遊戲訓練神經網路：它和自己對局來學習，有 GPU 就用 GPU。

    首先觀察並模仿各個等級的玩家，接著由神經網路自行學習。一切都存在資料夾裡，隨時可以中斷，再用同一個指令繼續。
    .minutes = 學習的分鐘數，包含中斷之前的時間。
    .folder = 存放的資料夾（預設為 training/GAME）。
    .collect = 收集模仿用對局的秒數。
    .jobs = 收集對局的行程數（預設每個核心一個）。
    .tables = 用多少桌來學習。預設依裝置決定。
    .start = 從這個神經網路（net.npz）開始，而不是從模仿老手開始。

help-replay = 檢查一局的紀錄，並用文字敘述。

    如果不是合法的牌局，結束代碼為 1。
    .as = 照這個座位看到的來敘述：名字，或從 0 數起的號碼。預設為旁觀者。
    .tables = 每一手之後都畫出牌桌，不只在每輪結束時。

help-verify = 檢查即時牌桌的抽選，是否在開局前就已經決定。

    每次抽選都必須由承諾值和機率推得，機率必須符合規則，摘要值必須符合所有選擇。有任何錯誤，結束代碼就為 1。
    .day = 一併檢查某一天的發牌：會館 GET /api/days/2026-11-18 的回應，可為檔案或網址。所列的牌局必須屬於這副發牌。
    .each = 同時列出每次抽選。
    .commitment = 與這個承諾值比對，它在開局前公布。
    .seal = 與這個封印比對，它在任何人揭露亂數之前公布。
    .digest = 與這個摘要值比對，它在牌局結束後公布。

help-serve = 打開會館：真人和電腦玩家同坐的牌桌，供瀏覽器和程式使用。

    不需要事先設定。牌局存在使用者的資料夾，重新啟動後會繼續。
    .host = 監聽的位址：127.0.0.1 只限這台機器，0.0.0.0 則同一網路的手機也能連線。
    .port = 監聽的連接埠；0 表示任選一個可用的。
    .database = postgresql://… 或 SQLite 檔案的路徑。預設是使用者資料夾裡的檔案。
    .tls-cert = TLS 憑證。手機的某些功能只有在 TLS 連線下才能使用。
    .tls-key = 憑證的金鑰。
    .proxy = 會館前端代理伺服器的位址，用逗號隔開；信任它們回報的用戶端位址。
    .root-path = 會館在伺服器上的路徑（不在最上層時），例如 /croupier。
    .keep-days = 過了這麼多天，就刪除已結束的牌局。預設一直保留。
    .workers = 工作行程的數量；需要 PostgreSQL。
    .limits = 與預設不同的上限，用逗號隔開，例如 tables_of_address=500,requests=100。
    .push = 是否透過瀏覽器的推播服務發送通知：on、off，或也允許自己網路內服務的 anywhere。
    .metrics-from = 可以讀取 /metrics 的位址或網段，用逗號隔開。這個和 --metrics-token 都不設定，就沒有人能讀取。
    .metrics-token = 讀取 /metrics 用的 Bearer 權杖。建議改用 CROUPIER_METRICS_TOKEN 設定。
    .open = 同時打開瀏覽器。
    .log-level = 記錄檔的詳細程度。記錄檔每行是一個 JSON 物件。
    .log-file = 把記錄寫入這個檔案，而不是標準錯誤輸出；收到 SIGHUP 時會重新開啟檔案。
    .show-config = 列出各選項的值和來源，然後結束。

help-new-game = 建立新遊戲：先做好一個通過所有檢驗的小遊戲，供你改成自己的。

    NAME 是資料夾的名稱，例如 my_game。請在專案的複本（clone）中執行。

help-new-language = 開始新的語言：建立檔案，裡面有所有要翻譯的句子。

    TAG 是瀏覽器所用的語言代碼，例如 de 或 pt-BR。請在專案的複本（clone）中執行。

help-house = 匯出、匯入已結束的牌局，或遷移資料庫。

help-house-export = 把每一局已結束的牌局寫成紀錄，存入資料夾。
    .club = 改為匯出戰績與評分，格式為 CSV 與 JSON。

help-house-import = 從紀錄檔或整個資料夾匯入牌局。

    所有紀錄都依規則檢查過，才會存入。

help-house-migrate = 把資料庫遷移到這個版本需要的步驟，或退回先前的步驟。

    會館開門時會自動遷移到新的步驟。只有要換回相差不只一版的舊版本時，才需要退回。
    .to = 要遷移到的步驟。預設為最新的。

help-club = 留存的戰績：牌局、第一名、評分。

help-club-rebuild = 根據已結束的牌局，重新計算所有戰績與評分。

    平時由店家逐局自動計算。計算期間顯示的內容不完整；結果會和原本相同。

help-review = 替一局紀錄覆盤：勝率、最好與最差的決定、運氣與技巧。

    如果不是合法的牌局，結束代碼為 1。
    .playouts = 每一手推演幾次。高手學過的遊戲預設 4 到 16 次，其他 20 到 60 次；局越長次數越少。
    .seconds = 改為大約用這麼多秒。
    .seed = 同樣的種子，同樣的覆盤。
    .jobs = 使用的行程數。
    .html = 把覆盤寫成瀏覽器看的網頁，存到這個檔案。

## What cannot be done, and what to do.

usage-help = 要看說明，請執行 { $command }
usage-no-option = 沒有這個選項：{ $option }。{ $near ->
        [none] {""}
       *[other] 你是指 { $near } 嗎？
    }
usage-no-command = 沒有這個指令：{ $command }。{ $near ->
        [none] {""}
       *[other] 你是指 { $near } 嗎？
    }
usage-missing = 缺少 { $name }。
usage-bad-value = { $name } 的值無效，應該是：{ $kind }。
usage-bad-option = { $option } 不是這樣用的：請看看它是否需要一個值。
usage-too-much = 這個指令的引數太多。
no-language = 沒有 { $name } 這個語言。可用的語言：{ $languages }。
no-game = 沒有叫做 { $name } 的遊戲。{ $near ->
        [none] 可玩的遊戲：{ $games }。
       *[other] 你是指 { $near } 嗎？
    }
wrong-seats = 《{ $title }》限 { $fewest } 到 { $most } 人，不能 { $seats } 人玩。
no-option = { $game } 沒有叫做 { $name } 的設定。{ $options ->
        [none] 它沒有任何設定。
       *[other] 它有：{ $options }。
    }
no-equals = { $text } 應該是設定和它的值，例如 { $name }=VALUE。
twice-set = 設定 { $name } 給了兩次：請只給一次。
bad-value = { $value } 不能當 { $name } 的值，應該是：{ $kind }。
use-set = { $name } 是牌桌設定：請寫 --set { $name }=VALUE。
no-option-file = { $game } 不從檔案讀取叫做 { $name } 的設定。{ $options ->
        [none] 它什麼都不從檔案讀：請用 --set { $name }=VALUE。
       *[other] 它讀取：{ $options }。
    }
bad-file = 無法讀取 { $path }：{ $reason }。
bad-file-content = { $path }：{ $reason }
bad-name = { $name } 不能當名字：請用 1 到 20 個字元，不能換行。
same-name = 有兩個人都叫 { $name }：請取不同的名字。
too-many-people = { $people } 個人坐不下 { $seats } 個座位：請用 --seats { $people }，或少寫幾個人。
wrong-players = 給了 { $given } 個等級，但電腦玩家有 { $seats } 位：請給一個供全部使用，或每位各給一個。
wrong-levels = 給了 { $given } 個等級，但座位有 { $seats } 個：請給一個供全部使用，或每個座位各給一個。
rules-in-english = 這一頁目前只有英文版。
no-rule = { $game } 沒有規則 { $number }。它的規則是 { $blocks }。
nothing-to-resume = 沒有可以繼續的牌局。開始一局：croupier play
bad-save = { $path } 不是已儲存的牌局：{ $reason }
bad-save-people = 裡面沒有寫誰在玩。
resume-alone = --resume 會照原樣繼續牌桌：請拿掉 { $option }。
save-exists = { $path } 已經存在：請換個名稱，或先刪掉它。
save-no-folder = 無法寫入 { $path }：沒有資料夾 { $folder }。
no-seat = 這局沒有座位 { $seat }。這局的座位：{ $seats }。

reason-unreadable = 內容無法辨識
reason-not-text = 不是 UTF-8 文字

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = 沒有這個檔案或資料夾
refused-system-EACCES = 沒有權限
refused-system-EPERM = 不允許這個操作
refused-system-EEXIST = 檔案已經存在
refused-system-EISDIR = 這是資料夾
refused-system-ENOTDIR = 這不是資料夾
refused-system-ENOSPC = 儲存空間已滿
refused-system-EROFS = 檔案系統是唯讀的

# Games, seats and players.
refused-game = 沒有叫做 { $name } 的遊戲。可玩的遊戲：{ $games }。
refused-seats = { $game } 限 { $fewest } 到 { $most } 人，不能 { $seats } 人玩。
refused-first = 沒有 first={ $first } 這個座位：座位的號碼是 0 到 { $last }。
refused-names = 給了 { $names } 個名字，但座位有 { $seats } 個：請每個座位各給一個。
refused-player-missing = 少了一位玩家。可用的玩家：{ $players }；也可以指定檔案：mybots.py:Shark、net.npz。
refused-no-player = { $game } 沒有叫做 { $name } 的玩家。可用的玩家：{ $players }；也可以指定檔案：mybots.py:Shark、net.npz。
refused-no-budget = { $level } 不往後推演，用不到限額：請拿掉 @{ $budget }。
refused-budget = { $text } 不能當限額：請寫推演幾次（200），或多久（50ms）。
refused-no-players = { $path } 裡沒有帶 choose(view, moves) 方法的類別 { $title }。裡面一個玩家也沒有。
refused-no-class = { $path } 裡沒有帶 choose(view, moves) 方法的類別 { $title }。檔案裡的玩家：{ $players }。
refused-no-python = { $path } 不是可以讀取的 Python 檔案：請指定一個，例如 mybots.py:Shark。
refused-bad-python = 無法使用 { $path }：{ $error }。

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = 無法讀取 { $path }：{ $reason }。
refused-unwritable = 無法寫入 { $path }：{ $reason }。
refused-no-record = 這不是牌局紀錄：{ $reason }。
refused-format = 這份紀錄的格式是 { $given }；這個版本的 croupier 只讀取格式 { $format }。
refused-no-game = 這是一局 { $game }，但這裡沒有這個遊戲可用。
refused-other-rules = 這局用的是第 { $rules } 版規則；這裡是第 { $here } 版。
refused-no-beginning = 這局無法開始：{ $reason }
refused-impossible = 第 { $number } 手不可能發生：{ $reason }
refused-over = 牌局在這之前就結束了。
refused-odds = 這裡 { $drawn } 的機率是 { $odds }。
refused-asked =
    { $seats ->
        [chance] 這裡由運氣決定。
       *[other] 這裡只能由這些座位選擇：{ $seats }。
    }
refused-choice = 選項裡沒有 { $choice }。
refused-result = 結果和這些選擇推得的不同。
refused-digest = 摘要值不符：這份紀錄有地方被改過。

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = 無法讀取關於公平性的內容：{ $reason }。
refused-secret = 祕密值和承諾值不符。
refused-added = 加入亂數的人和沒有及時加入的人，沒有依座位順序列出。
refused-people = 沒有寫明哪些座位是真人。
refused-added-computer = 座位 { $seat } 不是真人，卻加入了亂數：只有真人的裝置才能加入。
refused-added-others = 並非每位真人玩家都剛好列名一次：已加入、未及時加入，或退出。
refused-not-settled = 這份紀錄沒有說明抽選是怎麼決定的，無從比對。
refused-deal-closed = 這局的發牌尚未揭曉：公布祕密之後才能核對抽選。
refused-drawn-too-many = 沒有哪個遊戲一次抽這麼多。
refused-drawn-nothing = 這樣的機率什麼也抽不出來：{ $reason }。
refused-drawn-wrong = 應該要抽出 { $due }。

# Reviews, simulations and tournaments.
refused-unfinished = 這局沒有玩完，還不能覆盤。
refused-few-playouts = 要算出誤差，至少要推演 2 次，{ $playouts } 次不夠。
refused-records-not-empty = { $path } 不是空的：請替紀錄指定新的或空的資料夾。
refused-records-folder = { $path } 不能當紀錄的資料夾：{ $reason }。
refused-arena-begun = { $path } 裡已經有對抗賽：請用 --resume 繼續，或換一個資料夾。
refused-arena-not-empty = { $path } 不是空的：請替對抗賽指定新的或空的資料夾。
refused-arena-folder = { $path } 不能當對抗賽的資料夾：{ $reason }。
refused-no-arena = { $path } 裡沒有可以繼續的對抗賽：{ $reason }。
refused-bad-arena = { $path } 不是對抗賽留下的檔案：{ $reason }。
refused-arena-other-rules = { $path } 開始時用的是另一版 { $game } 規則，或另一版 croupier。
refused-other-arena = { $path } 裡是另一場對抗賽：它的 { $name } 是 { $here }，不是 { $wanted }。
refused-arena-rotates = { $path } 只輪轉座位，但 { $games } 局足以輪遍所有排列：請另外開始一場。
refused-arena-line = { $path } 從第 { $line } 行起無法讀取：{ $reason }。
refused-in-game = 第 { $number } 局：{ $reason }
refused-player-raised = 座位 { $seat } 的 { $name } 發生例外：{ $error }
refused-player-misplayed = 座位 { $seat } 的 { $name } 選了 { $move }，這是不允許的。可以選的是：{ $moves }。
refused-player-not-seated = 座位 { $seat } 的 { $name } 無法入座：{ $error }
refused-process-died = 有一個工作行程停止了：可能是某個玩家程式把它結束，或記憶體不足。
refused-no-ray = 沒有安裝 Ray：請執行 pip install 'croupier[ray]'。
refused-no-cluster = { $address } 沒有 Ray 叢集：{ $reason }。
refused-cluster = Ray 叢集無法完成工作：{ $reason }
refused-batch-players = 批次模式下所有人都隨機選擇：請選 chaotic 玩家，或去掉 --batch。
refused-batch-records = 批次模式不保留紀錄：請去掉 --save 或 --batch。
refused-no-jax = 尚未安裝 JAX：請用 pip install 'croupier[batch]' 安裝。
refused-no-twin = { $game } 沒有批次版規則。有批次版的遊戲是：{ $games }。
refused-no-own-network = { $game } 沒有自己的神經網路：它由其他遊戲組成，各有各的神經網路。請訓練其中一款：{ $games }。
refused-training-folder = { $path } 不能當訓練的資料夾：{ $reason }。
refused-bad-training = { $path } 不是訓練留下的檔案：{ $reason }。
refused-other-training = { $path } 裡是 { $here } 的訓練，不是 { $game } 的：請指定另一個資料夾。
refused-training-other-rules = { $path } 開始時用的是另一版 { $game } 規則，或另一版 croupier。
refused-no-numpy = 尚未安裝 NumPy：請用 pip install numpy 安裝。
refused-no-network = { $path } 不是神經網路：用 croupier train { $game } 可以訓練一個。
refused-other-network = { $path } 是 { $trained } 的神經網路，不是 { $game } 的。
refused-network-misfit = { $path } 與這裡的 { $game } 不合：請重新訓練神經網路。
refused-options = 這些選項不能使用：{ $reason }。可用的選項是：{ $options }。

# The house.
refused-workers-database = 使用多個工作行程需要 PostgreSQL：請指定 --database postgresql://…，或拿掉 --workers。
refused-workers-port = 這個系統不能讓多個行程共用一個連接埠：請在不同的連接埠各開一間會館。
refused-workers-open = 工作行程無法打開會館，請看它們的輸出。

kind-bool = 是或否（yes、no）
kind-int = 整數
kind-int-from = { $least } 以上的整數
kind-int-to = { $most } 以下的整數
kind-int-from-to = { $least } 到 { $most } 的整數
kind-number = 數字
kind-number-from = { $least } 以上的數字
kind-number-from-to = { $least } 到 { $most } 的數字
kind-text = 一個詞
kind-list = 用逗號隔開的清單，每一項：{ $kind }
kind-or-none = { $kind }，或 none
kind-other = 規則中說明的值

## Games.

games-players = { $fewest }–{ $most } 人
games-more = croupier rules GAME 看規則，croupier play GAME 開始玩。
games-options = 牌桌設定

## Sitting down.

which-game = 玩哪個遊戲？
how-many = 幾個人玩？{ $fewest } 到 { $most }，直接按 Enter 就是 { $usual }。
not-a-number = 請輸入 { $fewest } 到 { $most } 的數字。
computer-names = Ada, Bruno, Chiyo, Dario, Elif, Farid, Greta
guest = 訪客
seat-you = 你
seat-person = 在這個鍵盤前
seat-computer = 電腦（{ $level }）
options-set = 牌桌設定：{ $options }。
practice = 練習局，種子 { $seed }。
welcome-back = 繼續玩《{ $title }》。
unfinished = 有一局還沒玩完：croupier play --resume 可以繼續。
others = 還有 { $count } 局沒玩完，在 { $folder }：croupier play --resume FILE
not-kept = 這局在進行中無法儲存：{ $reason }

## The menu before a game.

menu-which = 想玩哪個遊戲？
menu-search = 名稱開頭是：{ $text }
menu-continue = 繼續：{ $what }
menu-round = 第 { $round } 輪
menu-your-turn = 輪到你
menu-turn = 輪到 { $name }
menu-with = 玩家：{ $names }
menu-seats = 玩家人數
menu-people = 在這個鍵盤前的人數
level-chaotic-plays = 能選的都可能選，全憑隨機。
level-novice-plays = 會犯新手常犯的錯。
level-regular-plays = 憑經驗法則做選擇。
level-veteran-plays = 會計算，也會預想後續。
level-expert-plays = 從數百萬場牌局中學會怎麼玩。
level-bold-plays = 有高手的實力，更愛冒險。
level-careful-plays = 有高手的實力，但不愛冒險。
menu-keys-games = ↑ ↓ 移動 · Enter 選擇 · 輸入文字或數字找遊戲 · Esc 離開
menu-keys-seats = Enter 開始 · ↑ ↓ 移動 · ← → 更改 · Esc 返回 · q 離開
menu-keys-name = 輸入名字 · Enter 開始 · ↑ ↓ 移動 · Esc 返回

## At the table.

hint = 輸入你的選擇，或：? 說明 · rules 規則 · log 經過 · table 牌桌 · leave 離開
asides = 在那之前，如果你想：
only-choice = 沒有別的選擇：請按 Enter。
steps = 以 { $step } 為單位
many = { $count } 個選擇
curtain = 請把鍵盤交給 { $name }。
curtain-enter = { $name }，沒有別人在看時請按 Enter。
nothing-typed = 請輸入選項前面的文字，或輸入 ? 看說明。
not-understood = 選項裡沒有 { $text }。輸入 ? 看說明。
ambiguous = { $text } 可能是：
and-more = ……還有 { $count } 個：請再多輸入幾個字。
nothing-yet = 還沒有發生什麼事。
left = 牌局已儲存。繼續：croupier play --resume
left-unkept = 牌局無法儲存：{ $reason }

type-choice = 輸入選項前面的文字，例如 { $key }。
type-number = 輸入行號也可以。
type-short = 只要不會弄混，輸入開頭幾個字就夠了。
command-help = 這份說明
command-choices = 逐一列出所有選項
command-rules = 規則；rules { $number } 看其中一條
command-log = 到目前為止的經過
command-table = 再看一次牌桌
command-leave = 離開；牌局會儲存起來（Ctrl-D 和 Ctrl-C 也一樣）

over = 牌局結束。
wins = { $count ->
        [1] { $names } 獲勝。
       *[other] { $names } 並列獲勝。
    }
record-kept = 這局的紀錄：{ $path }
record-lost = 無法寫入這局的紀錄：{ $reason }
record-replay = 再看一次：croupier replay { $path }
record-elsewhere = { $reason } 紀錄改存在這裡：{ $path }

## Simulation.

simulating = 《{ $title }》，{ $seats } 位玩家
sim-stopped = 玩了 { $games } 局後停止。
sim-none = 第一局還沒結束就停止了。
sim-pace = { $games } 局，{ $seconds } 秒：每秒 { $per_second } 局，{ $decisions } 個決定。
sim-length = 一局平均 { $mean } 個決定，最少 { $shortest } 個，最多 { $longest } 個。
sim-seed = 種子 { $seed }。誤差為 95% 信賴區間；並列第一的玩家平分勝場。
sim-saved = 紀錄在 { $path }。
sim-seat = 座位
sim-player = 玩家
sim-score = 成績
sim-place = 名次
sim-first = 第一

## Arena.

arena-missing = 請指定遊戲和玩家：croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = 請指定要繼續的對抗賽：croupier arena --resume --out DIR
arena-rounded = { $games } 局：玩家的 { $round } 種排列，次數相同。
arena-rotates = 玩家的所有排列比局數還多：所以只繞著桌子輪轉，共 { $round } 種坐法。
arena-goes-on = { $all } 局中已經玩了 { $games } 局。
arena-games = { $games } 局，處理器時間 { $cpu }。
arena-deals = { $games } 局，完整的 { $deals } 組發牌，處理器時間 { $cpu }。
arena-seats = 座位
arena-rating = 評分
arena-decision = 每個決定
arena-against = 領先 { $name }
arena-fair = 種子 { $seed }。誤差為 95% 信賴區間。實力相當的玩家，第一名的比例應為 { $fair }。
arena-above = { $name } 確定高於實力相當時的比例。
arena-below = { $name } 確定低於實力相當時的比例。
arena-kept = 報告在 { $page }，數據在 { $figures }。
arena-resume = 繼續：croupier arena --resume --out { $path }

# croupier train

train-begins = 在 { $device } 上學習《{ $title }》{ $minutes } 分鐘，一切都存在 { $path }。
train-first = 在那之前，先觀察並模仿各個等級的玩家，約 { $seconds } 秒。
train-goes-on = 已經學了 { $minutes } 分鐘。
train-all-done = { $minutes } 分鐘已經學完：要繼續，請加大 --minutes。
train-slow = JAX 在這裡找不到 GPU。只用處理器會慢上數百倍：可以學，但別期待學成高手。
train-stage-collecting = 觀察對局
train-stage-imitating = 模仿
train-stage-compiling = 編譯
train-stage-learning = 學習
train-note = { $millions } 百萬個決定，每秒 { $a_second } 個；在老手之中得第一：實力相當時的 { $share }
train-stopped = 已停止。用同一個指令就能繼續：完成的階段和最新的存檔都在 { $path }。
train-made = 神經網路在 { $path }；學習的過程請看 { $page }。
train-seats = 座位
train-fair = 實力相當
train-among-regular = 常客之中
train-among-veteran = 老手之中
train-validated = 在沒有用來學習的對局裡得第一的比例。其他座位是這些等級的模仿者。
train-try = 讓它和真正的老手對局：{ $command }

## Replay.

replay-as = 從 { $name } 的視角。
replay-unfinished = 紀錄到此為止：這局沒有玩完。

## Verify.

verify-right = { $file }：{ $draws } 次抽選都由承諾值推得，牌局合法。摘要值 { $digest }
verify-added = 加入亂數的人：{ $names }。
verify-added-nobody = 沒有人加入亂數：抽選只由會館決定。
verify-left-out = 沒有及時加入：{ $names }。
verify-withdrew = 承諾了卻沒有揭露：{ $names }。
verify-computers = 電腦玩家：{ $names }。
verify-seal = 封印 { $seal }
verify-older = 以舊的方式決定：最後加入亂數的人可以左右結果，會館也可以。
verify-deal = 發牌「{ $deal }」的骰子和牌，每一桌都相同；在座的人不加入任何亂數。承諾值 { $commitment }
verify-wrong = { $file }：有錯。{ $reason }
verify-draw = 第 { $number } 手，{ $drawn }：{ $reason }
verify-each = { $number }  { $drawn }：{ $outcome }
verify-each-wrong = { $number }  { $drawn }：{ $outcome }，但{ $due }
verify-other-commitment = 承諾值和你的不同：{ $commitment }
verify-other-seal = 封印和你的不同：{ $seal }
verify-no-seal = 以舊的方式決定，沒有封印，但你給了封印。
verify-no-seal-dealt = 同一發牌的牌局沒有封印，但你給了封印。
verify-other-digest = 摘要值和你的不同：{ $digest }
verify-no-day = 這不是會館描述的一天：{ $reason }
verify-day-right = { $file }：「{ $deal }」的祕密符合承諾值 { $commitment }，遊戲也正是當天輪到的。
verify-day-closed = { $file }：「{ $deal }」尚未揭曉。請記下承諾值，之後再核對：{ $commitment }
verify-other-deal = 這不是「{ $deal }」的牌局。
verify-other-turn = 那一天輪到 { $game }，座位與選項也都固定。

## Review.

reviewing = 正在替《{ $title }》覆盤
review-stopped = 覆盤還沒完成就停止了。--playouts 小一點，或 --jobs 多一點，都會比較快。
review-both = --playouts 和 --seconds 只能擇一使用。
review-chances = 從第一手到最後一手的勝率
review-parts = 運氣與技巧
review-start = 開局
review-luck = 運氣
review-skill = 技巧
review-others = 其他人
review-end = 終局
review-parts-note = 運氣：骰子和牌。技巧：自己的選擇。其他人：別人的選擇。開局勝率加上這三項，就是終局勝率。
review-best = 最好的決定
review-worst = 代價最高的決定
review-nothing = 沒有哪個決定的得失明顯超出誤差。
review-agreed = { $decisions } 個決定中，有 { $agreed } 個和高手一樣
review-measure = { $means ->
        [network] 高手為每一手評估 { $playouts } 種後續，種子 { $seed }。誤差為 95% 信賴區間。以高手的打法為基準。
       *[playouts] 每一手推演 { $playouts } 次，種子 { $seed }。誤差為 95% 信賴區間。以常客的打法為基準。
    }
review-page = 覆盤網頁在 { $path }。

## The house

house-open = 會館開門了：{ $address }
house-near = 同一網路的手機：{ $address }
house-alone = 只有這台機器能連線。加上 --host 0.0.0.0，同一網路的手機也能連線。
house-stop = 按 Ctrl+C 關門。進行中的牌局，下次開門會繼續。
house-closed = 會館打烊了。
house-migrated = 資料庫目前在步驟 { $step }。
config-option = 來自命令列
config-variable = 來自環境變數
config-default = 預設值
house-no-folder = { $path } 不能當紀錄的資料夾：{ $reason }。
house-no-file = 無法讀取 { $path }：{ $reason }。
house-no-files = 這些檔案中沒有紀錄：請指定 .json 結尾的檔案，或裝著它們的資料夾。
house-importing = 正在匯入牌局
house-exported = 已將 { $games } 局寫入 { $path }。
house-imported = 已匯入 { $games } 局；另有 { $known } 局原本就在。
club-rebuilding = 正在計算牌局
club-rebuilt = 已根據 { $games } 局重新計算戰績與評分。
club-exported = 已將 { $results } 筆戰績寫入 { $path }。
needs-clone = 這要在專案的複本（clone）中執行：請用 git 取得一份，並在裡面執行一次 script/play。
new-game-name = { $name } 不能當遊戲的名字：請用小寫字母、數字和單個底線，例如 my_game，最多 { $longest } 個字元。
new-game-word = { $name } 在 Python 或 TypeScript 中另有意思：請換個名字。
new-game-there = 已經有叫做 { $name } 的遊戲：請換個名字。
new-game-marks = 以 { $letter } 開頭的規則代號都用完了：請換個名字。
new-game-made =
    已建立 { $folder }。現在就能玩：

    croupier play { $name }
    script/test -k { $name }

    改好規則之後，執行 script/protocol 和 script/playthroughs { $name }。

new-language-tag = { $tag } 不是語言代碼：請用瀏覽器所用的代碼，例如 de 或 pt-BR。
new-language-there = 已經有 { $tag } 的檔案：請直接翻譯。
new-language-made =
    已建立 { $count } 個待翻譯的檔案。查看位置、試用語言、檢查缺漏：

    git status
    croupier --lang { $tag } play
    script/test --release

    詳情請看 docs/translating.md。

# Opening the house.
refused-system-EADDRINUSE = 位址已在使用中
refused-system-EADDRNOTAVAIL = 無法使用這個位址
refused-tls-pair = 憑證和金鑰要成對：請同時指定 --tls-cert 和 --tls-key。
refused-tls-file = { $file } 不是可以讀取的檔案。
refused-tls = { $cert } 和 { $key_file } 不能用於 TLS：{ $reason }。
refused-limit-name = 沒有叫做 { $name } 的上限。可用的上限：{ $known }。
refused-limit-number = { $limit } 沒有設定上限：請給大於 0 的數字。
refused-metrics-from = { $address } 既不是位址也不是網段：--metrics-from 要像 192.0.2.7 或 10.0.0.0/8。
refused-log-file = 無法把記錄寫入 { $file }：{ $reason }。
refused-migrate-newer = 這個資料庫屬於較新版本的 croupier：只有那個版本能把它退回。
refused-migrate-step = 沒有步驟 { $step }。可用的步驟：{ $steps }。
refused-root-path = { $path } 不能當根路徑：要像 /croupier 這樣。
refused-port = 會館無法在 { $host } 的連接埠 { $port } 開門：{ $reason }。請換一個 --port。
refused-database-kind = { $scheme } 不是會館認得的資料庫：請用 postgresql://… 或檔案路徑。
refused-database = 無法使用 { $where } 的資料庫：{ $reason }

# A program in a tournament
enter-entered = { $name } 已報名 { $title }。比賽開始後就會上場，請讓它繼續執行。
enter-round = 第 { $round } 輪，共 { $rounds } 輪：進行中。
enter-over = 比賽結束：{ $count } 名中的第 { $place } 名，與拿同樣骰子、坐同座位的人相差 { $ahead }。
enter-called-off = 這場對抗賽不舉行。
enter-not-a-cup = { $address } 不是對抗賽的網址，格式應為 https://house.example/c/…
enter-refused = 會館拒絕了：{ $reason }
enter-away = 無法連上 { $address }。
