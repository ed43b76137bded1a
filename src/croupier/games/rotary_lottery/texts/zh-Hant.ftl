title = 輪轉樂透
tagline = 手牌一圈圈傳，彩券一張張填，最後由十四張沒人看過的牌決定彩券值多少。
length = 約 15 分鐘
score = { $amount }

ask-Draft = 要把哪張牌放進彩券？

Lay = 把 { $card } 放進彩券
    .key = { $card }

Got = 你拿到一張 { $card }。
Dealt = 每人 { $cards } 張牌。最後 { $pile } 張用來開獎。
PassedOn =
    { $way ->
        [left] 每張彩券都放上了第 { $number } 張牌。手牌往左傳。
       *[right] 每張彩券都放上了第 { $number } 張牌。手牌往右傳。
    }
Received = 傳到你手上的是 { $cards }。
Completed = 最後一張自動放上。彩券都填好了。
TurnedUp = 開獎：{ $card }。
Hit = { $seats } 中獎。
TookBack = 你收回彩券當手牌：{ $cards }。
Showed = { $seat } 亮出兩輪的彩券：第 1 輪 { $first }，第 2 輪 { $second }。
    .you = 你亮出兩輪的彩券：第 1 輪 { $first }，第 2 輪 { $second }。

screen-before = 正在抽出第一位莊家。
screen-round = 第 { $round } 輪，共 { $rounds } 輪
screen-dealer = { $name } 做莊
screen-Deal = 發牌
screen-Draft =
    { $way ->
        [left] 第 { $number } 張，共 { $cards } 張，手牌往左傳
       *[right] 第 { $number } 張，共 { $cards } 張，手牌往右傳
    }
screen-Lottery = 開獎
screen-over = 所有彩券都亮出來了
screen-lottery-of = 第 { $round } 輪開獎
screen-pays = 中獎數與獎金
screen-chips = 籌碼
screen-ticket = 彩券
screen-hits-of = 第 { $round } 輪：
screen-no-hits = 沒有中獎
screen-debt = ▤ 借款卡
screen-out = 出局
screen-hand = 你的手牌
screen-held = 第 { $round } 輪看過的手牌
screen-unseen = 還沒見過的牌
screen-secret = (…) 是你放的牌，別人都不知道

board-round = 第 { $round }/{ $rounds } 輪 · 開獎
board-pick = 第 { $round }/{ $rounds } 輪 · 第 { $number }/{ $cards } 張
board-ask = 放一張，其餘傳出去
board-comes-from = 下一手牌來自 { $name }
board-choose = 選一張牌
board-rest = { $cards } 傳給 { $name }
board-laid = 已放
board-dealer = 莊家
board-you = 你
board-way =
    { $way ->
        [left] 手牌往左傳
       *[right] 手牌往右傳
    }
board-in-drum = 開獎機裡 { $count } 張
board-hits =
    { $hits ->
        [0] 沒有中獎
       *[other] 中 { $hits } 張
    }
board-ticket = 你的彩券
board-only-you = 只有你看得到
board-ticket-of =
    { $cards ->
        [none] { $name } 的第 { $round } 輪彩券，蓋著
       *[other] { $name } 的第 { $round } 輪彩券：{ $cards }，中獎：{ $hits }
    }
board-unseen =
    { $count ->
        [0] { $card } 你全都見過了
       *[other] 還有 { $count } 張 { $card } 你沒見過
    }
board-verdict =
    { $hits ->
        [0] 沒有中獎：你什麼也沒贏
       *[other] 中 { $hits } 張：你贏得 { $amount }
    }

guide-drum = 開獎機裡有十四張牌，沒有人看過。其中幾張會開出來，猜猜是哪些。
guide-hand = 點選要放進彩券的牌。大家同時選。
guide-pass = 沒放的牌會傳給下一位，同時另一手牌會傳到你手上。
guide-unseen = 你從沒見過的牌，可能就在開獎機裡。這裡列出每個數字還有幾張。
guide-prizes = 開出的牌你的彩券上有，就中獎。中得越多，獎金越高。
