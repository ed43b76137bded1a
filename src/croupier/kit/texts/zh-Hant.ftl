# Words that every game may use.

option-first = 先開始的座位，從 0 數起；預設隨機抽出

# What stands beside something else: in brackets after it, or with a colon before it.

noted = { $text }（{ $note }）
labelled = { $label }：{ $text }

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = 帶進來的籌碼、負債與出局狀態；由賽程設定

Borrow = 借 200（要還 250）
    .key = borrow
PayBack = 還 250
    .key = pay back
Borrowed = { $seat } 借了 200。
    .you = 你借了 200。
PaidBack = { $seat } 還了 250。
    .you = 你還了 250。
Charged = { $seat } 付 { $amount }。
    .you = 你付 { $amount }。
PutOut = { $seat } 付不出來，出局。
    .you = 你付不出來，出局。
Won =
    { $amount ->
        [0] { $seat } 什麼也沒拿到。
       *[other] { $seat } 拿到 { $amount }。
    }
    .you = { $amount ->
            [0] 你什麼也沒拿到。
           *[other] 你拿到 { $amount }。
        }
TookAll = { $seat } 是最後一位玩家，收走桌上的 { $amount }。
    .you = 你是最後一位玩家，收走桌上的 { $amount }。
BecameDealer = 第 { $round } 輪：{ $seat } 做莊。
    .you = 第 { $round } 輪：你做莊。

# How computer players play.

level-chaotic = 亂打
level-novice = 新手
level-regular = 常客
level-veteran = 老手
level-expert = 高手
level-bold = 大膽
level-careful = 謹慎

# What cannot be: it follows "Choice 7 is impossible:".

refused-roll = { $count } 顆 { $faces } 面骰擲不出 { $roll }。
refused-not-in-bag = 袋子裡沒有 { $thing }。
refused-empty-bag = 袋子是空的。
refused-count = 應該抽 { $count } 個，不是 { $given } 個。
refused-bank-seats = 帶進來的籌碼與負債是 { $bank } 個座位的，但這裡有 { $seats } 個座位。
refused-bank-impossible = 帶進來的籌碼與負債不合理：每個座位都要有以 10 為單位的籌碼，負債則是一筆或沒有。
refused-bank-few = 賭局至少要 { $fewest } 位玩家才能開始；現在只剩 { $left } 位。
