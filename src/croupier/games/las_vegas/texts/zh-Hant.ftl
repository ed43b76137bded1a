title = 拉斯維加斯
tagline = 擲骰、選一個點數、在那家賭場以量取勝，還要當心平手。
length = 約 20 分鐘
score =
    { $amount ->
        [0] 0 美元
       *[other] { $amount },000 美元
    }

option-open_money = 公開每個人贏得的錢
option-neutral = 使用中立骰子（2 到 4 人）

ask-Choose = 骰子放哪家賭場？

Place = 把所有的 { $face } 放到 { $face } 號賭場
    .key = { $face }

Started = 第 { $round } 輪：{ $seat } 先開始。
    .you = 第 { $round } 輪：你先開始。
Drew = { $face } 號賭場放上 { $bill },000。
Scattered = { $seat } 擲多出來的中立骰子：{ $roll }。各自放到對應的賭場。
    .you = 你擲多出來的中立骰子：{ $roll }。各自放到對應的賭場。
Rolled = { $seat } 擲出 { $roll }。
    .you = 你擲出 { $roll }。
RolledNeutral = { $seat } 的中立骰子擲出 { $roll }。
    .you = 你的中立骰子擲出 { $roll }。
Placed =
    { $dice ->
        [0] { $seat } 把 { $neutral } 顆中立骰子放到 { $face } 號賭場。
       *[other] { $seat } 把 { $dice } 顆骰子{ $neutral ->
            [0] {""}
           *[other] 和 { $neutral } 顆中立骰子
        }放到 { $face } 號賭場。
    }
    .you = { $dice ->
            [0] 你把 { $neutral } 顆中立骰子放到 { $face } 號賭場。
           *[other] 你把 { $dice } 顆骰子{ $neutral ->
                [0] {""}
               *[other] 和 { $neutral } 顆中立骰子
            }放到 { $face } 號賭場。
        }
Tied = { $face } 號賭場：{ $seat } 以 { $dice } 顆平手，什麼也沒拿到。
    .you = { $face } 號賭場：你以 { $dice } 顆平手，什麼也沒拿到。
TiedNeutral = { $face } 號賭場：中立骰子以 { $dice } 顆平手。
Paid = { $face } 號賭場付給 { $seat } { $bill },000。
    .you = { $face } 號賭場付給你 { $bill },000。
PaidNobody = { $face } 號賭場：{ $bill },000 放回鈔票堆底。

screen-round = 第 { $round }/{ $rounds } 輪
screen-casino = { $face } 號賭場
screen-neutral = 中立
screen-tied = 平手
screen-dice =
    { $count ->
        [0] 沒有骰子了
       *[other] 剩 { $count } 顆骰子
    }
screen-neutral-dice = 加 { $count } 顆中立
screen-won =
    { $amount ->
        [0] 還沒有錢
       *[other] { $amount },000
    }
screen-face-down =
    { $count ->
        [0] 還沒有鈔票
       *[other] { $count } 張鈔票，蓋著
    }
screen-starts = 先開始
screen-roll = { $name } 擲出

board-start = 起始
board-won =
    { $amount ->
        [0] $0
       *[other] ${ $amount }k
    }
board-bills =
    { $count ->
        [0] 沒有鈔票
       *[other] { $count } 張鈔票
    }
board-so-far = 目前贏得
board-choose = 選一個點數
board-put =
    { $neutral ->
        [0] 放 { $own } 顆到 { $face } 號賭場
       *[other] { $own ->
            [0] 放 { $neutral } 顆中立到 { $face } 號賭場
           *[other] 放 { $own } 顆加 { $neutral } 顆中立到 { $face } 號賭場
        }
    }
board-take = 可得 ${ $bill }k
board-tied = 會平手
board-nothing = 拿不到錢
board-worth-nothing = 沒有
board-spoken =
    ，{ $own ->
        [0] 沒有自己的骰子
       *[other] { $own } 顆骰子
    }{ $neutral ->
        [0] {""}
       *[other] 加 { $neutral } 顆中立
    }：{ $outcome ->
        [tied] 會平手
        [nothing] 拿不到錢
       *[bill] 可得 { $bill },000
    }{ $ahead ->
        [none] {""}
       *[other] ，領先 { $ahead }
    }{ $behind ->
        [none] {""}
       *[other] ，排在 { $behind } 之後
    }
board-verdict =
    { $amount ->
        [0] 這一輪你沒有贏到錢
       *[other] 這一輪你贏得 ${ $amount }k
    }
board-paid-title = 第 { $round } 輪：各賭場付的錢
board-plus =
    { $amount ->
        [0] $0
       *[other] +${ $amount }k
    }
board-stack = 放回鈔票堆底
board-tie-break = 你和 { $name } 同樣是 { $amount }。{ $name } 有 { $theirs } 張鈔票，你有 { $yours } 張，所以 { $name } 在前。
board-row =
    { $tied ->
        [true] { $name }：{ $count }，平手
       *[other] { $name }：{ $count }
    }

guide-casinos = 六家賭場，各有鈔票可贏。在一家賭場骰子最多的人，拿走面額最大的鈔票。
guide-roll = 你擲了所有的骰子。選一個點數：這個點數的骰子全部放到同號賭場。
guide-preview = 可以選的賭場會亮起，並標出如果現在就付錢，你會拿到多少。
guide-send = 大按鈕上寫著接下來會發生什麼。按下之前，什麼都不會送出。
guide-ties = 小心平手：在同一家賭場骰子一樣多的玩家會互相抵銷，什麼也拿不到。

refused-neutral = 中立骰子限 2 到 4 人使用：五個人玩時，每種顏色都有人用。請關閉設定 neutral。
