# The pages of the house. Games have their own lines in their folders.

close = 關閉
in-english = 目前只有英文版

piece-die = 骰子 { $face }
piece-card =
    { $card ->
        [back] 蓋著的牌
       *[other] 牌 { $card }
    }
piece-chip = 籌碼 { $value }
piece-bill =
    { $value ->
        [0] 蓋著的鈔票
       *[other] 鈔票 { $value },000
    }
piece-pawn = 棋子
piece-pawn-of = { $name } 的棋子

step-less = 減少
step-more = 增加

seat-out = 出局
seat-warm = 代打中
seat-away = 離席
seat-acts = 思考中

table-board = 桌面
table-players = 玩家
table-mine = 你的座位
table-log = 牌局經過
table-rules = 規則
table-menu = 選單
table-leave = 回大廳
table-coming = 正在布置牌桌……
table-sending = 傳送中……
table-waiting =
    { $count ->
        [1] { $names } 正在考慮
       *[other] 等候 { $names }
    }
table-next = 下一個問題馬上就來。
table-answered = 你已經回答了，其他人還在選擇。
table-ready = 準備開始……
table-seconds = 秒
purse-note = 借款現在可得 200 籌碼。還款要付 250；到最後還沒還清則扣 300，若那時有 250 以上則扣 250。
table-to-now = 跳到現在
table-last = 最近的動作
table-watching = 你正在旁觀。
table-choose-first = 請先選擇

after-see = 回顧這一局
after-again = 再來一局

hint-ask = 高手會怎麼選？
hint-title = 這裡怎麼選
hint-thinking = 高手正在研究你看得到的局面……
hint-worth = 這樣選的勝率是 { $chance }。次佳的選擇是 { $other }：{ $next }。
hint-equal = 這樣選的勝率是 { $chance }，同樣好的還有：{ $next }。
hint-note = 依你看得到的局面算出。數字相同的選擇分不出高下。

guide-skip = 略過
guide-next = 下一步
guide-done = 知道了

curtain-title = { $name }，輪到你了
curtain-text = 其他人請先別看。
curtain-open = 我是 { $name }

talk-title = 聊天
talk-say = 說句話
talk-send = 送出
emote-thumb = 讚
emote-clap = 鼓掌
emote-laugh = 大笑
emote-wonder = 驚訝
emote-tear = 流淚
emote-die = 骰子
emote-money = 錢
emote-luck = 祈求好運

sign-title = ● 輪到你了 · { $game }
sign-now = 輪到你了。
sign-note = 《{ $game }》輪到你了。

menu-share = 分享這張牌桌
menu-pause = 暫停計時
menu-pause-back = 收回暫停的提議
menu-go-on = 恢復計時
menu-end = 提議結束這局
menu-end-back = 收回結束的提議
menu-move = 把座位移到另一台裝置
menu-move-note = 在另一台裝置開啟這個連結，限用一次：
menu-mute = 不看 { $name } 的發言
menu-unmute = 再看 { $name } 的發言
menu-rules = 閱讀規則
menu-leave = 離開，保留座位
menu-here = 在這張牌桌
menu-people = 其他人
menu-mine = 在這部裝置上
copied = 已複製。

settings-speed = 動畫
speed-none = 無
speed-slow = 慢
speed-usual = 普通
speed-quick = 快
settings-theme = 外觀
theme-auto = 跟隨系統
theme-dark = 深色
theme-light = 淺色
settings-one-tap = 點一下就選定送出
settings-sound = 音效
settings-calm = 減少動態效果
settings-notify = 輪到我時通知我
settings-language = 語言

line-lost = 與牌桌的連線中斷了。會自動重新連線，什麼都不會遺失。

nowhere-back = 回大廳
house-offline-title = 與會館的連線中斷了
house-offline-text = 你目前離線。座位會替你留著，玩過的每一手都不會遺失。
house-offline-fine = 網路一恢復，就會自動再試。
house-unknown-title = 這裡沒有門
house-unknown-text = 會館裡沒有這個網址，可能少了一個字母。
house-closed-title = 這張牌桌已經收了
house-closed-text = 牌桌已經收掉，或者一直沒有開局。
house-loading-title = 正在布置牌桌
house-loading-text = 在你看到牌桌之前，計時不會開始。
loading-page-title = 正在開門……
gone-title = 這張牌桌不在了。
refused-broken = 會館出了點差錯，請稍後再試。
refused-offline = 連不上會館。請檢查網路後再試。

# What the house refuses, by its code
refused-bad-body = 會館看不懂這個要求。請重新載入頁面。
refused-bad-query = 這個網址要找的東西不存在。
refused-bad-message = 會館看不懂這個要求。請重新載入頁面。
refused-bad-id = 會館看不懂這個要求。請重新載入頁面。
refused-bad-name = 這個名字不能用：可能是空的、太長，或無法顯示。
refused-bad-options = 牌桌不能這樣設定。請再看一次遊戲的設定。
refused-bad-settings = 牌桌有一項設定超出範圍。
refused-bad-talk = 訊息是空的，或太長了。
refused-bad-sign = 沒有這個表情。
refused-bad-person = 不能對自己這麼做。
refused-no-game = 沒有這個遊戲。
refused-no-level = 這個遊戲沒有這個等級的電腦玩家。
refused-illegal = 規則不允許現在這樣選。請重新選擇。
refused-refused = 遊戲規則不允許這麼做。
refused-bad-token = 這個連結用過了，或已過期。請再要一個。
refused-not-yours = 這要由別人決定。
refused-blocked = 開這張牌桌的人封鎖了你。
refused-not-over = 牌局還沒結束。在那之前，誰都不能看到全部。
refused-sealed = 今日一局在你玩過或揭曉之前，什麼都不能看。
refused-no-day = 本館這一天沒有牌局。
refused-day-over = 這一天已經結束。祕密公布後（UTC 凌晨一點起），可以不計名次地玩。
refused-no-hints = 這桌不能用提示：有好幾位真人，或者是評分桌。
refused-origin = 這個要求來自別的網站。
refused-no-page = 這個網址什麼也沒有。
refused-no-table = 沒有這張牌桌，或已經收掉了。
refused-no-seat = 這張牌桌沒有這個座位。
refused-no-person = 這裡沒有這個人。
refused-no-record = 這局還沒有存成紀錄，或沒有玩完。
refused-no-method = 這裡不能這麼做。
refused-stale = 牌局已經往前走了。請再看一次，重新選擇。
refused-outbid = 有人搶先一步：這個數目已經不高於目前的最高喊價。
refused-too-late = 太遲了：你的選擇送達之前，時間已經到了。
refused-not-asked = 你現在沒有要選擇的事。
refused-not-playing = 這張牌桌沒有進行中的牌局。
refused-taken = 已經有人坐了。
refused-empty = 還有空位。請先補滿。
refused-no-people = 還沒有人入座。電腦玩家只陪真人玩。
refused-begun = 牌局已經開始。這只能在開局前做。
refused-not-away = 那裡沒有離開滿兩分鐘、正讓大家等著的人。
refused-rated = 評分桌每人只有一個位子，開局後就不能換手。
refused-no-need = 本來就是這樣了。
refused-too-large = 一次送太多了。
refused-too-slow = 送達花了太久。請再試一次。
refused-too-many = 一次太多了。請稍等，或先結束其他的。
refused-unready = 會館暫時無法存取資料庫。請稍後再試。
refused-again = 正在重新尋找牌桌。請稍後再試。

# After the game
after-over = 牌局結束 · 共 { $choices } 手
after-not-over-title = 這局還在進行。
after-not-over = 結束之後，可以在這裡回顧整局。
after-to-table = 到牌桌去
after-ended-title = 提前結束
after-takes =
    { $count ->
        [1] { $names } 拿下這局
       *[other] { $names } 並列獲勝
    }
after-with = 成績：{ $score }
after-ahead = { $score }，領先 { $next } 的 { $other }
after-standing = 最終排名
after-curve = 每一手之後的勝率
after-curve-label = 勝率圖。用方向鍵逐手移動，按 Enter 在重播中查看。
after-start = 第一手之前。
after-chose = { $name }：{ $move }。
after-moment = 這一手之後
after-chance = { $name } { $chance }
after-percent = { $number }%
after-change = { $number }%
after-open = 看這一手
after-progress = 會館正在覆盤：{ $percent }%
after-progress-text = 正在衡量每一手值多少。不必在這裡等。
after-no-review = 會館沒辦法替這局覆盤。
after-parts = 運氣與選擇
after-parts-text = 每個人的勝率因何而變。運氣：骰子和牌。選擇：自己所有選擇合計，{ $means ->
        [network] 與坐同一個座位、等級為「高手」的電腦玩家相比；
       *[playouts] 以看得到全部的牌為準，與坐同一個座位、等級為「常客」的電腦玩家相比；
    }0% 表示和它一樣好。其餘來自其他玩家。
after-luck = 運氣
after-skill = 選擇
after-expert = { $decisions } 個決定中，有 { $agreed } 個和高手一樣
after-moments = 關鍵決定
after-moments-text = 逐一看每個決定，與高手的選擇相比；若和高手相同，則與其他選擇相比。只看當時能知道的事。{ $means ->
        [network] 「選擇」還包括後來才揭曉的事，
       *[playouts] 高手比常客看得更遠，
    }所以這些加起來不等於「選擇」。
after-moments-none = 沒有哪個決定明顯優於或劣於次佳選擇。
after-moments-all = 再看 { $count } 個
after-choice = 第 { $choice } 手。
after-cost = { $chosen }。高手會選：{ $expert }，勝率 { $rival }；這一手的勝率是 { $chance }。
after-better = { $chosen }。比高手的選擇更好：{ $expert }。這一手的勝率是 { $chance }，高手的選擇是 { $rival }。
after-agreed = { $chosen }，與高手相同，勝率 { $chance }；{ $options ->
        [2] 另一個選擇
       *[other] 其他選擇平均
    } { $rival }。
after-over-rounds = 牌局結束 · 共 { $rounds } 輪
after-over-gambles = 賽程結束 · 共 { $rounds } 個賭局
after-ended-agreed = 同桌的人都同意到此為止，沒有人獲勝。
after-ended-unanswered = { $names } 提議到此為止，一整天都沒有人反對，沒有人獲勝。
after-ended-rules = 會館更新了這個遊戲的規則，這局無法繼續，沒有人獲勝。
after-ended-house = 會館收了這張牌桌，沒有人獲勝。
after-ended-sub = 提前結束 · 共 { $choices } 手
after-stood = 結束時的情況
after-stood-text = 這不算獲勝：當時牌局還在進行。
after-takes-mine =
    { $count ->
        [1] 你贏了
       *[other] { $names } 並列獲勝
    }
after-ahead-mine = { $score }，領先你的 { $other }
after-place = 你在 { $of } 人中排第 { $place }，成績：{ $score }。
after-round = 第 { $round } 輪
after-gamble = 第 { $round } 個賭局
after-in-round = 第 { $round } 輪。
after-in-gamble = 第 { $round } 個賭局。
after-drawn = { $what }。
after-margin = 每個數字最多可能相差 { $margin }%。
after-moments-mine = 你的決定
after-moments-others = 其他人的決定
after-moments-mine-none = 你的決定都沒有明顯優於或劣於高手。
after-replay = 看重播
after-record = 下載紀錄
after-next = 到下一局
share = 分享
share-copied = 網址已複製。

# The front door
page-title = { $title } · Croupier
try-again = 再試一次
door-name = Croupier
door-language = 語言
door-me = 你與你的設定
door-hero = 請入座。
door-about = 骰子、紙牌與膽識的遊戲，和朋友在任何螢幕上同樂。只玩籌碼，絕不涉及金錢。
door-open = 開一桌
door-open-of = 開一桌：{ $game }
door-one-screen = 共用一個螢幕
door-which = 玩哪個遊戲？
door-code = 牌桌代碼
door-join = 加入
door-code-letters = 牌桌代碼有 { $letters } 個字母。
door-no-code = 這個代碼沒有牌桌，可能已經收了。
door-games = 今晚的遊戲
door-docs = 說明文件
door-players = { $fewest }–{ $most } 人
door-play = 馬上玩
door-play-of = 馬上玩：{ $game }，對手是電腦玩家
door-go-on = 繼續
door-all-mine = 我的所有牌局
door-lobby = 館內牌桌
door-nobody = 還沒有人
door-watch = 旁觀
door-free =
    { $count ->
        [0] 沒有空位
       *[other] { $count } 個空位
    }
door-not-begun = 尚未開始
door-your-turn = 輪到你
door-turn-of = 輪到 { $names }
door-on = 進行中

# A name
name-title = 怎麼稱呼你？
name-why = 同桌的人會看到，之後可以再改。
name-label = 名字
name-save = 我是 { $name }
name-first = 請先寫下名字
name-count = { $length }／{ $most } 個字
name-long = 名字最多 { $most } 個字，現在有 { $length } 個。
name-shorter = 請先縮短名字

# The replay
replay-title = 《{ $title }》重播
replay-coming = 正在重新擺好這局……
replay-back = 回顧這一局
replay-controls = 重播
replay-first = 回到開頭
replay-previous = 上一手
replay-play = 播放
replay-pause = 暫停
replay-next = 下一手
replay-last = 跳到結尾
replay-slider = 手數
replay-place = { $at } / { $total }
replay-speed = 速度
replay-speed-of = { $speed }×
replay-eyes = 從誰的視角看
replay-onlooker = 旁觀者
replay-again = 再試一次

# Opening a table
you = 你
level-chaotic = 亂打
level-novice = 新手
level-regular = 常客
level-veteran = 老手
level-expert = 高手
level-bold = 大膽
level-careful = 謹慎
level-chaotic-plays = 能選的都可能選，全憑隨機。
level-novice-plays = 會犯新手常犯的錯。
level-regular-plays = 憑經驗法則做選擇。
level-veteran-plays = 會計算，也會預想後續。
level-expert-plays = 從數百萬場牌局中學會怎麼玩。
level-bold-plays = 有高手的實力，更愛冒險。
level-careful-plays = 有高手的實力，但不愛冒險。
new-seats = 誰來玩？
new-seat = { $seat } 號座位
new-me-named = { $name }（你）
new-open = 開放入座
new-person = 真人
new-computer = 電腦（{ $level }）
new-name-of = { $seat } 號座位的名字
new-names-first = 請先寫下所有人的名字
new-options = 遊戲
new-first = 誰先開始
new-by-chance = 隨機
new-course = 賽程
new-course-full = 完整
new-course-light = 輕量
new-course-bluff = 心理戰
new-course-own = 自訂
new-course-order = 依遊玩順序，點選兩個以上的賭局。
new-settings = 牌桌
new-clock = 計時
clock-relaxed = 悠閒
clock-relaxed-note = 時間充裕。時間到了，就由電腦玩家代為選擇，牌局繼續。
clock-brisk = 明快
clock-brisk-note = 節奏快：請早點決定，不然電腦玩家會代你決定。
clock-none = 不計時
clock-none-note = 每個人要想多久都可以。
clock-days = 以天計
clock-days-note = 像通信對弈：輪到你時再回來就好。
new-days = 每個決定的天數
new-calls = 喊更高價的秒數
new-public = 公開
new-public-note = 任何人都能在大廳找到這張牌桌，入座或旁觀。
new-hints = 提示
new-hints-note = 真人可以問高手會怎麼選。
new-pauses = 電腦玩家像人一樣，想一下再出手
new-open-table = 開桌
new-begin = 開始，{ $computers } 位電腦玩家作陪
new-begin-here = 開始：{ $people } 位真人{ $computers ->
        [0] { "" }
       *[other] 、{ $computers } 位電腦玩家
    }

# Rules
rules-of = 《{ $game }》規則
rules-in-english = 這一頁目前只有英文版。
rules-whole = 完整頁面
rules-chapters = 章節

# A seat that moves to this device
handover-title = 你的座位要移到這裡
handover-coming = 請稍候，正在通知牌桌。
handover-used = 這個連結用過了，或已過期。
handover-used-text = 一個連結只能移動座位一次，而且有時限。請在座位目前所在的裝置上再要一個。
handover-failed = 座位沒能移過來。

# Me
me-title = 我的頁面
me-name = 你的名字
me-name-note = 已經入座的牌桌會保留當時的名字。
me-rename = 更改
me-renamed = 從現在起，你是 { $name }。
me-ended = 提前結束
me-settings = 這台裝置
me-forget-title = 關於你的一切
me-forget-text = 會館只知道你的名字，以及哪些牌局是你的。這裡沒有你的帳號，也沒有你的聯絡方式。
me-forget = 刪除我的所有資料
me-forget-ask = 要刪除你的所有資料嗎？
me-forget-warning = 你的名字、座位和牌局清單都會消失。玩過的牌局會留下，你的位子改記為一位訪客。這個動作無法復原。
me-forget-yes = 全部刪除
me-forget-no = 保留
me-forgotten = 會館已經忘了你。

# Before the game
wait-title = 開局之前
wait-seats = 在座的人
wait-free = 空位
wait-here = 已到
wait-invited = 已邀請
wait-sit = 坐這裡
wait-sit-down = 坐上這張牌桌
wait-sit-label = 坐這裡：{ $seat } 號座位
wait-move = 換到這裡
wait-move-label = 換到這裡：{ $seat } 號座位
wait-leave = 起身
wait-empty = 請 { $name } 離桌
wait-fill = 電腦
wait-fill-label = 讓電腦玩家坐 { $seat } 號座位
wait-computers = 電腦玩家
wait-level = 等級
wait-fill-all =
    { $count ->
        [1] 補滿空位
       *[other] 補滿 { $count } 個空位
    }
wait-watching = { $count } 人旁觀中。
wait-invite = 邀人入座
wait-code = 在大廳輸入的牌桌代碼：
wait-copy = 複製連結
wait-qr = QR 碼：用手機相機掃描，就能開啟這張牌桌
wait-invitation = 來一局《{ $game }》嗎？替你留了位子。
wait-set = 本桌設定
wait-change = 更改牌桌設定
wait-change-save = 儲存設定
wait-changed = 牌桌設定已更改。
wait-starts = { $name } 先開始
wait-starts-chance = 隨機決定誰先開始
wait-course = 賽程：{ $course }
wait-option = { $label }：{ $value }
wait-clock-relaxed = 悠閒計時
wait-clock-brisk = 明快計時
wait-clock-none = 不計時
wait-days = 每個決定 { $days } 天
wait-calls = 喊更高價的時間 { $seconds } 秒
wait-public = 任何人都能在大廳找到這張牌桌
wait-private = 有代碼或連結的人才找得到這張牌桌
wait-hints = 可以要提示
wait-begin = 開始遊戲
wait-not-yet = 還有 { $count } 個空位，請先補滿
wait-for-people = 還有 { $count } 個空位。
wait-for-opener = 人都到齊了，等 { $name } 開始遊戲。

# Were the dice honest?

fair-title = 運氣公正嗎？
fair-checking = 正在本頁逐一核對：{ $share }%
fair-right = 這局的 { $count } 次抽選，全都和開局前定好的一樣。
fair-wrong-draws = 有 { $count } 次抽選和開局前定好的不同。
fair-wrong-fairness = 這份紀錄沒有寫明抽選是怎麼決定的。
fair-wrong-secret = 這個祕密，和會館當初的承諾值不符。
fair-wrong-commitment = 這個承諾值，和這個瀏覽器在開局前看到的不同。
fair-wrong-contributions = 玩家加入的亂數無法讀取。
fair-wrong-people = 紀錄中關於誰加入亂數的內容不合理：只有真人的裝置才能加入，而且每個人都要剛好列名一次。
fair-wrong-seal = 紀錄中誰加入了什麼，和這個瀏覽器公布亂數之前看到的不同。
fair-wrong-mine = 少了這個瀏覽器加入的亂數。
fair-wrong-digest = 紀錄被改過：摘要值不符。
fair-wrong-ending = 這份紀錄，不是這個瀏覽器看到的那一局。
fair-how = 運作方式
fair-how-secret = 任何人入座之前，會館先抽出一個祕密，並公布它的指紋：從那時起就不能再換。
fair-how-added = 開局時，每個人的裝置各自抽出亂數，先只公布指紋；等所有指紋到齊，才公布亂數：誰也不能看著別人的來挑自己的。
fair-how-drawn = 每次擲骰、每張牌，都由這兩者依規則算出，誰都能驗算。
fair-how-shown = 牌局結束後，會館公布祕密，由本頁全部重算一遍。
fair-not = 這無法證明會館沒有提早把祕密告訴誰，也無法證明同桌的人是誰。
fair-wrong-closed = 這副發牌還有人在玩：公布祕密之後，就能全部核對。
fair-deal-secret = 這副發牌的第一局開始之前，會館先抽出一個祕密，並公布它的指紋：從那時起就不能再換。
fair-deal-same = 每次擲骰、每張牌，都由祕密、抽的是什麼、之前抽過幾次算出。所以玩這副發牌的人，遇到的骰子和牌都相同；也因此沒有任何人的裝置加入亂數。
fair-deal-shown = 這副發牌結束後，會館公布祕密，由本頁全部重算一遍。
fair-deal-not = 祕密只由會館抽出，會館也知道骰子會怎麼出。這能證明承諾之後沒有為任何人更改，但無法證明會館沒有告訴別人。
fair-deal = 發牌：{ $deal }
fair-known = 依據
fair-commitment = 開局前的承諾值
fair-seen-before = 這個瀏覽器在開局前看過同樣的承諾值。
fair-not-seen = 這個瀏覽器開局前不在場：請和你或朋友當時看到的比對。
fair-secret = 祕密，牌局結束後公布
fair-added-by = { $name } 加入的亂數
fair-mine = 這個瀏覽器加入的也在其中。
fair-left-out = { $name } 沒有及時加入亂數
fair-seal = 封印：決定抽選的一切，在任何人公布亂數之前就已固定
fair-older = 這局以舊的方式決定：最後加入亂數的人可以左右結果，會館也可以藉電腦玩家左右結果。
fair-unheard = 這個瀏覽器公布的亂數沒有計入：可能沒有及時送達，或有人退出，重新決定時沒有把它算進去。
fair-added-nobody = 沒有人加入亂數：抽選只由會館決定
fair-withdrawn = { $name } 承諾了亂數，卻沒有公布
fair-computer = { $name } 是電腦玩家，不加入亂數
fair-distrusted = 會館說明由誰決定抽選，但和本頁看到的不同。你的瀏覽器不會加入任何亂數。
fair-digest = 所有選擇的摘要值
fair-draws = 全部 { $count } 次抽選
fair-due = 應該是 { $due }
fair-rolls = 本館的運氣紀錄
fair-check = 核對是否公正
fair-promise = 會館的承諾值：{ $commitment }

rolls-title = 會館的運氣紀錄
rolls-lead = 已結束 { $games } 局，共 { $draws } 次抽選。
rolls-p = 中間的線，是公正的運氣長期下來應有的位置。最後一欄是純靠運氣時，偏差會到這個程度的機率：偶爾很小是正常的，一直很小才奇怪。
rolls-dice = { $faces } 面骰
rolls-who = 誰的
rolls-count = 次數
rolls-chi = 卡方
rolls-chance = 機率
rolls-everybody = 所有人
rolls-seat = { $seat } 號座位
rolls-none = 這裡還沒有結束的牌局。
rolls-counting = 統計中……
drawn-first = 抽選誰先開始
    .all = 誰先開始
drawn-order = 抽選最初的順序
    .all = 最初的順序
drawn-board = 抽選圖板
    .all = 圖板
drawn-bill = 抽出 { $casino } 號賭場的第 { $number } 張鈔票
    .all = 賭場的鈔票
drawn-roll = { $name } 擲骰
    .all = 擲骰
drawn-neutral = { $name } 擲中立骰子
    .all = 擲中立骰子
drawn-card = 發給 { $name } 第 { $number } 張牌
    .all = 發給玩家的牌
drawn-row = 發出牌列的第 { $number } 張牌
    .all = 牌列的牌
drawn-dummy = 發給假人第 { $number } 張牌
    .all = 假人的牌
drawn-lottery = 抽出第 { $number } 張開獎牌
    .all = 開獎牌
drawn-calls = 喊價同為 { $amount }，抽選由誰領先
    .all = 相同的喊價
drawn-in-round = 第 { $round } 輪：{ $what }
drawn-in-gamble = 第 { $gamble } 個賭局：{ $what }

# A round that is over, and the end of the game
summary-title = 這一輪結束了
summary-on = 繼續
summary-open = 這一輪的結果
end-over = 牌局結束
end-before = 牌局提前結束
end-agreed = 大家同意結束這局
end-unanswered = 一整天沒有人反對，這局結束了
end-house = 會館結束了這局
end-nobody = 沒有人獲勝。
end-wins =
    { $count ->
        [1] { $names } 獲勝
       *[other] { $names } 並列獲勝
    }
end-you-win = 你獲勝了
end-you-share = 你並列第一
end-place = 第 { $place } 名
end-mine = 你是第 { $place } 名
end-beside = 與 { $names } 並列。
debt-card = 借款卡
tally-debt = 負債未還清
tally-out = 中途出局
tally-outlasted =
    { $later ->
        [true] { $name } 比你晚出局。
       *[other] { $name } 沒有出局。
    }
end-door = 回大廳

# Agreements
wish-pause = { $name } 想暫停一下
wish-pause-text = 計時會暫停，直到大家都想繼續。
wish-pause-no = 繼續玩
wish-pause-yes = 暫停
wish-go-on = { $name } 想繼續
wish-go-on-text = 大家同意後，計時會恢復。
wish-go-on-no = 還不要
wish-go-on-yes = 繼續
wish-end = { $name } 想結束這局
wish-end-text = 牌局會停在目前的狀態，沒有人獲勝。
wish-end-no = 繼續玩
wish-end-yes = 結束這局
wish-silence = 除非所有人都同意，否則牌局會繼續。
wish-silence-agrees = { $hours } 小時內沒有回答，就視為同意。
wished-pause = 你提議暫停。
wished-go-on = 你提議繼續。
wished-end = 你提議結束這局。
wished-awaits = 等 { $names } 回來時再詢問。
wished-agrees = { $hours } 小時內 { $names } 沒有反對，就視為同意。
wished-back = 收回
paused = 計時已暫停。
away-title = { $name } 已離開 { $minutes } 分鐘
away-text = 在 { $name } 回來之前，可以由電腦代打。座位仍然保留。
away-wait = 等待
away-computer = 讓電腦代打
away-silence = 你們任何一人都可以決定。要等多久都行。
again-title = { $name } 想再玩一局
again-text = { $game }，座位不變。
again-join = 加入
again-not-now = 暫時不要
again-would = { $name } 想再玩一局。
back-title = 歡迎回來
back-text = 你離開時，有 { $count } 個選擇已代你決定。
back-on = 繼續
back-watch = 看看經過

# What people did at the table, in the log
note-sat = { $name } 入座了。
note-left = { $name } 離開了牌桌。
note-wished =
    { $detail ->
        [pause] { $name } 想暫停一下。
        [go-on] { $name } 想繼續。
       *[end] { $name } 想結束這局。
    }
note-declined =
    { $detail ->
        [pause] { $name } 不想暫停。
        [go-on] { $name } 還不想繼續。
        [rematch] { $name } 暫時不想再玩。
       *[end] { $name } 想繼續玩。
    }
note-taken-back = { $name } 收回了提議。
note-paused = 計時暫停了。
note-went-on = 計時恢復了。
note-ended = 牌局提前結束。
note-stood-in = 由電腦代替 { $name } 玩。
note-came-back = { $name } 回來了。
note-handed-over = { $name } 接手了座位。
note-changed = 牌桌的設定已更改。
note-rematch = { $name } 想再玩一局。

# The club: rooms
club-with = 與 { $names }
rooms = 房間
room-play = 玩
room-today = 今天
room-club = 俱樂部
room-me = 我

# The club: results that stay
rated = 計入評分
friendly = 友誼賽
who-since = { $month }加入
who-likes = 最愛玩{ $game }
who-program = { $name } 的程式
who-games =
    { $games ->
       *[other] 場牌局
    }
who-rating = 評分
who-rating-place = 評分，第 { $places } 名
who-unrated = 場計入評分的牌局後才有評分
firsts-title = 第一名
firsts-about = 旁邊是公平比例：同桌有幾人，就是幾分之一。
firsts-key-mine = 你的比例
firsts-key-theirs = 比例
firsts-key-band = 大概的範圍
firsts-key-fair = 公平比例
firsts-few = 一場說明不了什麼。同一種遊戲玩滿 { $needed } 場，這裡就會列出第一名的比例和公平比例。
firsts-of = 共 { $games } 場
firsts-so-far = { $games } / { $needed }
firsts-label = { $game }：{ $games } 場中有 { $share } 是第一名，大概介於 { $low } 和 { $high } 之間。公平比例是 { $fair }。
firsts-label-few = { $game }：要 { $needed } 場才看得出來，目前 { $games } 場。
firsts-by = 第一名的分類
firsts-by-game = 依遊戲
firsts-by-seats = 依人數
firsts-seats = { $seats } 人桌
ratings-title = 評分
ratings-house = 所有遊戲
ratings-label = { $what }：{ $games } 場計入評分的牌局後，評分 { $rating }，大概介於 { $low } 和 { $high } 之間。
ratings-curve = { $games } 場計入評分的牌局，從 { $first }（{ $when }）到 { $last }。淡色帶是評分大概的範圍。
moments-title = 最佳時刻
moments-worth = 比其他選擇的勝率高 { $worth }
games-title = 牌局
games-which = 哪種遊戲
games-all = 所有遊戲
games-with-whom = 和誰玩
games-everybody = 所有人
games-minutes = { $minutes } 分鐘
games-parts = 運氣 { $luck }，選擇 { $skill }
games-replay = 重播：{ $game }，{ $when }
games-none = 這裡還沒有已結束的牌局。
games-more = 顯示更多（還有 { $count } 場）
versus-title = 你和 { $name }
versus-whom = 你和誰
versus-ahead = 領先
versus-games =
    { $games ->
       *[other] 場同桌牌局
    }
versus-share = 每 100 場你有 { $share } 場名次較前，大概介於 { $low } 和 { $high } 之間。
versus-few = 玩滿 { $needed } 場，這裡會說明你多常領先。
versus-level = 有 { $level } 場並列。
versus-bar = 你領先 { $mine } 場，並列 { $level } 場，{ $name } 領先 { $theirs } 場
emblem-title = 徽章與顏色
emblem-which = 徽章
emblem-key = 鑰匙
emblem-anchor = 船錨
emblem-comet = 彗星
emblem-fern = 蕨葉
emblem-moon = 月亮
emblem-teapot = 茶壺
emblem-feather = 羽毛
emblem-umbrella = 雨傘
emblem-bell = 鈴鐺
emblem-compass = 羅盤
emblem-lantern = 燈籠
emblem-fish = 魚
colour-which = 顏色
colour-0 = 珊瑚色
colour-1 = 天藍色
colour-2 = 黃色
colour-3 = 綠色
colour-4 = 紫色
colour-5 = 象牙白
person-mute = 不看發言
person-unmute = 再看發言
person-block = 封鎖
person-unblock = 解除封鎖
empty-title = 還沒有任何紀錄
empty-text = 結果、重播和覆盤都會留在這裡。牌局結束之前，誰也看不到內容。
empty-day = 玩今日一局
empty-play = 和 { $count } 個電腦玩{ $game }
export = 匯出
export-text = 你的所有結果：JSON 給程式用，CSV 給試算表用。
club-title = 俱樂部
club-empty = 這裡還沒有人交過手
club-empty-text = 同桌玩完牌局後，這裡會列出誰的名次在誰前面；每人有 { $needed } 場計入評分的牌局後，也會列出實力。
club-empty-play = 去牌桌
among-who = 俱樂部成員
among-since = { $people } 人，一起玩了 { $games } 場。第一場：{ $when }。
among-title = 你們之間
among-text = 同桌時誰的名次在誰前面。
among-early = 現在談評分還太早：每人要有 { $needed } 場計入評分的牌局。在那之前沒有第一名。
house-sub = 會館排名表：計入評分的牌局
house-place = 名次
house-who = 名字
house-band = 評分大概的範圍
house-games = { $games } 場
house-computer = 電腦
house-label = { $name }：評分 { $rating }，大概介於 { $low } 和 { $high } 之間
house-read = 怎麼看
house-read-rating = 評分
house-read-low = 不太可能更低
house-read-high = 不太可能更高
house-read-text = 橫條越寬，代表所知越少。所以名次是一個範圍：從所有明顯較高的人之後，到所有明顯較低的人之前。玩得越多，橫條越短，但不會因此變好。
house-unplaced = 尚無名次
house-needs = 要有 { $needed } 場計入評分的牌局才有名次。在那之前不給數字。
counts-title = 怎麼計算
counts-said = 只算計入評分的牌桌，開局前會說明
counts-fixed = 設定固定，沒有提示
counts-left = 計入評分的牌局結束時不在的人，算最後一名
counts-computers = 電腦也用同樣的牌局計算評分
new-rated = 計入評分
new-rated-note = 計入會館排名表。沒有提示，一人一席，結束時不在的人算最後一名。
wait-rated = 計入評分：算進會館排名表。沒有提示，結束時不在的人算最後一名
wait-friendly = 友誼賽：不算進會館排名表

## The deal of the day.

day-title = 今日一局
day-sub = { $date }・第 { $number } 回
day-numbered = Croupier・今日一局 第 { $number } 回
day-about = 只有一次機會。每個人的骰子和牌都相同。
day-open =
    { $hours ->
        [0] 剩不到一小時
       *[other] 還開放 { $hours } 小時
    }
day-played =
    { $count ->
        [0] 還沒有人玩過
       *[other] { $count } 人玩過
    }
day-week = 最近七天玩過：{ $days }
day-row = 連續 { $count } 天
day-yesterday = 昨天{ $place }，共 { $of } 人
day-of = 共 { $of } 人
day-place =
    { $ending ->
       *[th] 第 { $place } 名
    }
day-play = 玩今日一局
day-continue = 繼續今日一局
day-see = 看看大家的結果
day-play-past = 不計名次地玩
day-against = 對上 { $count } 位電腦玩家
day-rules = 怎麼玩
day-rules-same = 今天玩的人，凡是抽同一樣東西，骰子和牌都相同，電腦玩家也相同。祕密在這一天開始之前就封好了。
day-rules-one = 只有一次機會，對手是常客或高手，成績分開計算。中途離開，以當時的狀況計算。請在 UTC 午夜前開始，並在其後一小時內結束。
day-rules-sealed = 玩完之前、揭曉之前，什麼都看不到：別人的牌局、重播、成績都不行，也沒有提示。
day-rules-not = 為了讓每個人遇到的骰子都相同，沒有任何人的裝置加入亂數。用另一個瀏覽器來的人，對會館來說就是另一個人。這無法防止，只能請你自律。
day-at-table = { $game }：同桌 { $seats } 人中{ $place }，對手是{ $level }
day-first = 今天你是第一個。晚點再來看看。
day-ahead = 勝過每 100 人中的 { $share } 人
day-of-all = 在所有玩過的人當中
day-among = 在和你玩過的人當中
day-among-short = { $of } 位牌友中{ $place }
day-among-behind = 在和你玩過的人當中；{ $name } 是{ $score }
day-out = 不計名次
day-out-text = 在當天之後才開始或結束：沒有名次，但一切都能比較。
day-missed = 這一天已經結束，祕密已經揭曉。你仍然可以玩同一副，但不計名次。
day-closing = 這一天已經結束。最多一小時後揭曉祕密，之後可以不計名次地玩。
day-coming-text = 這一天還沒開始。祕密早就封好了。
day-how = 大家的結果
day-how-text = { $count } 人，同樣的骰子，對手是{ $level }。
day-chart = { $count } 人的結果，從{ $low }到{ $high }。你是{ $mine }。
day-you = 你
day-decisions = 逐一比較選擇
day-strip = { $of } 次選擇：{ $expert } 次和高手相同，{ $most } 次和多數人相同
day-share-placed = { $game }：{ $of } 人中{ $place }
day-share-out = { $game }：不計名次
day-share-alt = { $title }。{ $strip }
day-as-expert = 和高手相同，{ $of } 次中 { $count } 次
day-as-most = 和多數人相同，{ $of } 次中 { $count } 次
day-thinking = 高手還在思考你的選擇。
day-differed = 大家意見分歧之處
day-few = 遇到同樣選擇的人還太少：滿 { $count } 人才顯示比例。高手會怎麼做，請看下面。
day-met = 第 { $number } 次選擇。來到這裡的 { $count } 人，看到的都相同。
day-ended-with = 最後平均 { $mean } ± { $margin }
day-expert = 高手：{ $move }
day-expert-alike = 高手也會這樣選。
day-decision = 第 { $number } 次選擇
day-chose = 你：{ $move }
day-all = 全部 { $count } 次選擇
day-watch = 看重播
day-named = { $day }，{ $game }
day-secret-open = 祕密已揭曉
day-secret-sealed = 祕密還封著
day-was-sealed = 在這一天開始之前就封好了。
day-was-late = 會館是在那一天才開張的：封印當時才公布。
day-opens = { $when } 揭曉。
day-seal = 封印
day-secret = 祕密
day-matches = 相符
day-matches-not = 不相符：請告訴會館的經營者
day-check = 自己核對
day-check-text = 本頁剛剛核對過了。你也可以用自己的電腦核對這一天，以及當天牌局的紀錄：
day-check-docs = 這證明了什麼，又不能證明什麼
day-share = 分享，不洩漏內容
day-share-foot = { $count } 次選擇・上半：和高手相同・下半：和多數人相同
day-copy = 複製文字
day-copied = 已複製。
day-give = 分享圖片
day-archive = 過去的日子

# Finding each other

find-title = 找牌桌
find-sub = 和在場的人一起玩
find-any-game = 任何遊戲
find-seats = 座位數
find-any = 不限
find-pace = 步調
pace-quick = 緊湊，0:30
pace-calm = 從容，1:30
pace-days = 以天計
pace-quick-word = 緊湊
pace-calm-word = 從容
pace-days-word = 以天計
find-fill = 多久後由電腦補位
find-never = 不補位
find-counts = 要計入評分嗎？
find-friendly = 友誼賽
find-waiting = 正在等候
find-people = { $count } 人
find-row = { $count }／{ $seats } 人
find-nobody-waits = 還沒有人在等。會館裡另有 { $count } 人。
find-sit = 入座
find-seats-of = { $count } 個座位
find-go = 找牌桌：{ $game }
find-more = { $count ->
        [0] 即將開始
       *[other] 再 { $count } 人就開始
    }
find-then = 之後由電腦補位
find-without = 等候中，不用電腦
find-empty = 空位
find-with = { $names } 會和你同桌。
find-stay = 請留在這一頁：牌桌會自動開啟。
find-no-need = 不必等
find-now = { $count ->
        [0] 立刻開始
       *[other] 立刻和 { $count } 個電腦開始
    }
find-any-number = 座位數不限
find-leave = 不等了
find-ready = 你的牌桌準備好了。
find-alone = 沒有其他人在場
find-alone-text = 沒有人可等。電腦會馬上入座；送出連結就能找人來。
find-alone-play = { $game }：和 { $count } 個電腦
find-alone-link = 開一張牌桌並送出連結
find-alone-strength = 電腦要多強？
find-alone-screen = 或者圍著一個螢幕
find-alone-screen-text = 幾個人共用這台裝置。布幕會保守祕密。
friends-title = 朋友
friends-all = 全部 { $count } 人
friends-none = 牌局結束後為人加上星號，他們就會出現在這裡。
friends-mutual = 互相加上星號後，才看得到對方在不在。
friend-here = 在場
friend-away = 不在
friend-table = 在牌桌：{ $game }
friend-queue = 在等牌桌
friend-invite = 邀請
friend-invite-name = 邀請 { $name }
friend-invited = 邀請已送出。
friend-star = 為 { $name } 加上星號
friend-unstar = 已為 { $name } 加上星號
friend-starred-you = { $name } 為你加上了星號。
friend-star-back = 也加上星號
invite-title = 邀請
invite-by = { $name } 邀請你
invite-go = 前往
invite-no = 暫時不要
invite-friends = 邀請朋友
invite-sent = 已邀請
menu-block = 封鎖 { $name }
menu-unblock = 解除封鎖 { $name }
notices-title = 通知
notices-on = 在這台裝置通知我
notices-note = 關閉頁面時也通知
notices-turns = 輪到我的時候
notices-invitations = 有人邀請我的時候
notices-rounds = 一輪開始的時候
notices-impossible = 這個瀏覽器無法通知。頁面開著的時候，分頁會提醒你。
notices-denied = 瀏覽器不允許這個頁面通知你。你可以在瀏覽器設定中更改。
ring-title = 輪到你時要通知你嗎？
ring-text = 這場牌局會持續好幾天。即使關閉頁面，也能在這台裝置通知你。
ring-once = 每個回合最多通知一次
ring-also = 有人邀請你，或一輪開始的時候
ring-silent = 牌桌開著時不通知
ring-never = 不會有廣告或「我們想念你」
ring-yes = 好，通知我
ring-no = 不用，我自己來看
ring-note = 瀏覽器會再問一次。你隨時可以在自己的頁面更改。
refused-not-played = 你還沒有和這個人玩過。
refused-bad-endpoint = 無法使用這個瀏覽器的通知位址。
refused-no-push = 這間會館不發送通知。

# Evenings and tournaments
refused-no-meet = 沒有這場聚會或對抗賽，或已經收掉了。
refused-full = 沒有空位了。
refused-round-on = 這張牌桌在本輪結束前不對其他人開放。
meets-title = 遊戲之夜與對抗賽
meets-none = 目前沒有活動。開一場，把連結傳給朋友吧。
meets-open-evening = 開一場遊戲之夜
meets-open-cup = 開一場對抗賽
meets-evening = 遊戲之夜（{ $games } 場）
meets-cup = 對抗賽：{ $game }
meets-people = { $people } 人參加
meets-entering = 尚未開始
meets-playing = 進行中
meets-over = 已結束
meets-called-off = 已取消
meet-name = 名稱
meet-public = 列在俱樂部
meet-public-note = 館內所有人都找得到；否則只有拿到連結的人。
meet-share = 分享連結
meet-back = 回到 { $title }
meet-waits = 人到齊就開始；沒來的不會等太久。
meet-you = 你
meet-watch = 旁觀
evening-new = 新的遊戲之夜
evening-usual = { $name } 的遊戲之夜
evening-games = 遊戲順序
evening-games-note = 點一下就加入，同一款可以玩兩次。
evening-remove = 移除 { $game }
evening-open = 開始這場遊戲之夜
evening-choose-first = 請先選遊戲
evening-sub = { $games } 場的遊戲之夜
evening-lead =
    { $count ->
       *[other] { $names } 領先
    }
evening-won =
    { $count ->
       *[other] { $names } 贏得今晚
    }
evening-start = 還沒有人得分
evening-points = { $points } 分，還有 { $left } 場。名次得分：{ $worth }。
evening-worth = 名次得分：{ $worth }，同名次平分。
evening-game = 遊戲
evening-now = 目前
evening-curve = 各場累計分數。{ $said }
evening-after = 第 { $game } 場後：{ $name } { $points } 分
evening-on = 進行中
evening-next = 大家準備好就開始
evening-broken = 中斷，不計分
evening-away = { $game } 時 { $names } 不在，由電腦代打，該場不計分。
evening-late = { $name } 中途加入，從 0 分開始。
evening-gone = { $name } 已離開。
evening-join = 加入
evening-ready = 準備好玩 { $game }
evening-not-ready = 先等一下
evening-count = { $people } 人中 { $ready } 人已準備
evening-begin = 不等其他人，直接開始
evening-to-table = 前往牌桌
evening-add = 加一場遊戲
evening-leave = 離開
evening-leave-ask = 要離開嗎？
evening-leave-note = 分數會保留，隨時可以回來。
cup-new = 新的對抗賽
cup-usual = { $name } 盃
cup-game = 遊戲
cup-seats = 每桌座位數
cup-rounds = 輪數
cup-level = 補位的電腦玩家
cup-start = 開始時間
cup-start-me = 由我開始
cup-start-time = 指定時間
cup-few = 若報名不足 3 人
cup-few-computers = 與電腦玩家開賽
cup-few-put-off = 順延一天
cup-lasts = 每輪時限
cup-minutes = { $minutes } 分鐘
cup-days = { $days } 天
cup-open = 開始對抗賽
cup-opened-by = 對抗賽，由 { $name } 開設
cup-when = { $when } 開始。
cup-when-opener = 由 { $name } 宣布開始。
cup-put-off = 報名人數不足，已順延。
cup-fact-rounds =
    { $count ->
       *[other] 輪
    }
cup-fact-seats = 人一桌
cup-fact-clock = 每手
cup-same = 每桌都是同樣的骰子
cup-same-text = 每一輪所有牌桌都遇到同樣的骰子和牌。你只和坐同一個座位的人比，運氣就抵銷了。
cup-same-seat = 同一座位的人互相比較
cup-table = 第 { $table } 桌
cup-entered = 已報名
cup-count = { $people } 人，{ $tables } 桌
cup-nobody = 還沒有人報名。
cup-more = +{ $count }
cup-seating = 空位由電腦玩家補上。每個人會遇到盡可能多的對手，並且各個座位坐的次數大致相同。
cup-program = 程式
cup-program-by = { $name } 的程式
cup-program-how = 你自己寫的程式也能參賽：
cup-enter = 報名
cup-leave = 取消報名
cup-retire = 退出對抗賽
cup-retire-ask = 要退出對抗賽嗎？
cup-retire-note = 沒打的輪次視為最後一名。
cup-begin = 現在開始
cup-call-off = 取消比賽
cup-off = 這場對抗賽不舉行。
cup-under-way = 進行中
cup-round = 第 { $round } 輪，共 { $rounds } 輪
cup-still = 還有 { $tables } 桌在玩。
cup-next-at = 下一輪在 { $time } 開始。
cup-by = 到 { $time } 還沒打完的，由電腦玩家接手。
cup-my-table = 你的牌桌
cup-my-next = 你的下一桌
cup-my-done = 你這一輪已經打完。
cup-seat = { $seat } 號座位
cup-computer = 電腦玩家
cup-standings = 排名
cup-standings-text = 平均比拿同樣骰子、坐同座位的人多多少。重疊的長條之間名次仍可能互換。
cup-standings-after = { $rounds } 輪後
cup-no-standings = 第一輪結束後才有排名。
cup-all = 全部 { $count } 人
cup-ahead = { $name }：第 { $place } 名，與同座位者相差 { $ahead }
cup-ahead-band = { $name }：第 { $place } 名，與同座位者相差 { $ahead }，大概在 { $low } 到 { $high } 之間
cup-even = 平均
cup-place = 名次
cup-who = 玩家
cup-figure = 領先
cup-money = 金額
cup-tables = 本輪牌桌
cup-done = 已打完
cup-playing = 進行中
cup-takes =
    { $count ->
       *[other] { $names } 奪冠
    }
cup-my-place = 比較排名第 { $place } 名
cup-my-figure = 與同座位者相差 { $ahead }。只看金額：第 { $place } 名。
cup-each = 每輪：你在同座位、同骰子的人之中的成績。
cup-result = 第 { $round } 輪，{ $seat } 號座位：{ $score }，與 { $others } 相差 { $ahead }
cup-missed = 第 { $round } 輪：未打
cup-legend-you = 你
cup-legend-others = 其他人，同座位同骰子
cup-legend-mean = 平均
cup-print = 列印結果
cup-again = 開下一場
cup-sub-over = { $rounds } 輪，{ $people } 人參加
cup-secrets = 各輪的秘密
cup-secrets-text = 在任何人報名前就已承諾，每輪結束後公開。
cup-secret-open = 第 { $round } 輪，已公開：
cup-secret-sealed = 第 { $round } 輪，封存中：
