title = 七重天賭場
tagline = 一整套賭局的賽程：籌碼和負債會一路跟著你。
length = 約 90 分鐘
score = 籌碼 { $amount }（結清負債後）

option-course = full、light、bluff，或自訂賭局清單，例如 red_end,three_seven

ask-Pause = 準備好繼續了嗎？

GoOn = 繼續
    .key = go

Began = 第 { $number } 個賭局，共 { $of } 個：{ $gamble }。
Finished = { $gamble } 結束。
BrokeOff = 只剩 { $left } 位玩家：賽程到此為止。

screen-course = 七重天賭場，第 { $number } 個賭局，共 { $of } 個
screen-gamble = 賭局
screen-start = 開始
screen-now = 現在
screen-out = 出局
screen-debt = 借款卡

board-on = 第 { $number }/{ $of } 個賭局
board-on-at = { $number }/{ $of } · { $progress }
board-played = 已玩 { $count }/{ $of }
board-score = 賽程成績
board-chart = 每個賭局之後的籌碼（扣除負債）
board-leads =
    { $you ->
        [true] 你領先 { $by }
       *[other] { $name } 領先 { $by }
    }
board-level = { $names } 以 { $chips } 並列領先
board-won =
    { $you ->
        [true] 你贏得賽程
       *[other] { $count ->
            [1] { $names } 贏得賽程
           *[other] { $names } 並列贏得賽程
        }
    }
board-owes =
    { $you ->
        [true] 你欠銀行 250
       *[other] { $count ->
            [1] { $names } 欠銀行 250
           *[other] { $names } 各欠銀行 250
        }
    }
board-are-out =
    { $you ->
        [true] 你出局了
       *[other] { $count ->
            [1] { $names } 出局
           *[other] { $names } 都已出局
        }
    }
board-on-now = 進行中
board-next-one = 下一個
board-now = 現在
board-loans = 現在可以借款或還款
board-next = 下一個：{ $gamble }
board-ready = { $ready }/{ $of } 人準備好了
board-chips =
    { $debt ->
        [true] 籌碼，有負債
       *[other] 籌碼
    }

guide-course = 賽程就是一連串的賭局。你的籌碼和負債會帶到下一個賭局。
guide-score = 隨時點一下徽章，就能看到每個人在各賭局的成績。
guide-debt = 籌碼不夠？做決定之前可以借 200。還的時候要付 250，而且一次只能有一張借款卡。
guide-pause = 兩個賭局之間也可以借款或還款。所有人都準備好，下一個賭局就開始。

refused-no-gamble = 沒有叫做 { $name } 的賭局。可用的賭局：{ $gambles }；可用的賽程：{ $courses }。
refused-short-course = 自訂的賽程至少要有兩個賭局：course=red_end,three_seven。
