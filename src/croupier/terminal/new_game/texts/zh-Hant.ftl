title = 猜硬幣（New Game）
tagline = 正面還是反面？誰也不知道。猜對值多少，只有你知道。
length = 約 5 分鐘
score = { $amount } 個籌碼

ask-MakeCall = 硬幣會是哪一面？你要押多少？

Call =
    { $side ->
        [heads] 猜正面，押 { $stake }
       *[tails] 猜反面，押 { $stake }
    }
    .key =
        { $side ->
            [heads] heads { $stake }
           *[tails] tails { $stake }
        }

Began = 第 { $round } 輪。由 { $seat } 擲硬幣。
    .you = 第 { $round } 輪。由你擲硬幣。
Got = 只有你知道：你的牌是 { $card }。
Called =
    { $side ->
        [heads] { $seat } 猜正面，押 { $stake }。
       *[tails] { $seat } 猜反面，押 { $stake }。
    }
    .you = { $side ->
            [heads] 你猜正面，押 { $stake }。
           *[tails] 你猜反面，押 { $stake }。
        }
Tossed =
    { $side ->
        [heads] { $seat } 擲出硬幣：正面。
       *[tails] { $seat } 擲出硬幣：反面。
    }
    .you = { $side ->
            [heads] 你擲出硬幣：正面。
           *[tails] 你擲出硬幣：反面。
        }
Showed = { $seat } 亮出 { $card }。
    .you = 你亮出 { $card }。
Won =
    { $alone ->
        [true] 只有 { $seat } 猜對，贏得 { $amount }。
       *[false] { $seat } 猜對，贏得 { $amount }。
    }
    .you = { $alone ->
            [true] 只有你猜對，贏得 { $amount }。
           *[false] 你猜對，贏得 { $amount }。
        }
Lost = { $seat } 猜錯，輸掉 { $amount }。
    .you = 你猜錯，輸掉 { $amount }。
Consoled = 沒有人猜對。擲硬幣的 { $seat } 得到 { $amount }。
    .you = 沒有人猜對。擲硬幣的你得到 { $amount }。

screen-round = 第 { $round } 輪，共 { $rounds } 輪
screen-heads = 正面
screen-tails = 反面
screen-in-the-air = 硬幣還沒擲
screen-tosses = 擲硬幣
screen-call = { $side }，押 { $stake }
screen-own-card = （你的牌：+{ $card }）

board-choose = 選一面，再選押多少
board-yours = 你的籌碼
board-stake = 押 { $stake }
board-outlook = 猜對：{ $right }，獨自猜對：{ $alone }，猜錯：{ $wrong }

guide-coin = 硬幣不是正面就是反面。猜對的人贏得押注，另加獎金。
guide-call = 點正面或反面下方的數字：那就是你猜的面，和你押的籌碼數。
guide-card = 只有你看得到自己的牌。猜對時，牌上的數字就是獎金；只有你猜對時加倍。
guide-send = 大按鈕寫著會發生什麼事。所有人猜的會同時亮出來。
