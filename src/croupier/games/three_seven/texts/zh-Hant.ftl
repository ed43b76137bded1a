title = 三個七
tagline = 湊到三張 7 就可以宣告。在那之前，先裝作有。
length = 約 30 分鐘
score = { $amount }

ask-Bet = 跟注、加注，還是蓋牌？
ask-SpeakUp = 要宣告「三個七」嗎？
ask-SpeakAgain = 有人宣告了。你也要宣告嗎？
ask-PlayOne = 要出哪張牌？

Call = 跟注：補到最高的賭注
    .key = call
Raise = 加注：比最高的賭注多 { $by }
    .key = raise { $by }
Fold = 蓋牌：退出這一輪，賭注留下
    .key = fold
AllIn = 全下：能借就借，押上所有籌碼
    .key = all in
Hold = 不宣告
    .key = hold
Declare = 宣告「三個七」並亮出手牌
    .key = declare
Play = 出 { $card }
    .key = { $card }

Got = 你拿到 { $card }。
Staked =
    { $how ->
        [call]
            { $amount ->
                [0] { $seat } 跟注，不用付錢。
               *[other] { $seat } 跟注 { $amount }。
            }
        [raise] { $seat } 押上 { $amount }，加注到 { $stake }。
       *[all-in]
            { $amount ->
                [0] { $seat } 全下，但手上已經沒有籌碼。
               *[other] { $seat } 全下 { $amount }。
            }
    }
    .you = { $how ->
            [call]
                { $amount ->
                    [0] 你跟注，不用付錢。
                   *[other] 你跟注 { $amount }。
                }
            [raise] 你押上 { $amount }，加注到 { $stake }。
           *[all-in]
                { $amount ->
                    [0] 你全下，但手上已經沒有籌碼。
                   *[other] 你全下 { $amount }。
                }
        }
Folded =
    { $by_force ->
        [true] { $seat } 沒有牌了，只能蓋牌。
       *[false] { $seat } 蓋牌。
    }
    .you = { $by_force ->
            [true] 你沒有牌了，只能蓋牌。
           *[false] 你蓋牌。
        }
Declared = { $seat } 宣告「三個七」，亮出 { $cards }。
    .you = 你宣告「三個七」，亮出 { $cards }。
NobodyDeclared = 沒有人宣告。
Played =
    { $draws ->
        [0] { $seat } 出 { $card }。
       *[other] { $seat } 出 { $card }，抽 { $draws } 張牌。
    }
    .you = { $draws ->
            [0] 你出 { $card }。
           *[other] 你出 { $card }，抽 { $draws } 張牌。
        }
ShowedSevens =
    { $sevens ->
        [0] { $seat } 一張 7 也沒有。
       *[other] { $seat } 有 { $sevens } 張 7。
    }
    .you = { $sevens ->
            [0] 你一張 7 也沒有。
           *[other] 你有 { $sevens } 張 7。
        }
LeftOver =
    { $to ->
        [middle] { $amount } 留在桌子中央，算進下一輪。
       *[bank] { $amount } 歸銀行。
    }

screen-FirstDealer = 正在抽出第一位莊家
screen-Over = 賭局結束
screen-round = 第 { $round } 輪，共 { $rounds } 輪
screen-dealer = { $name } 做莊
screen-pile =
    { $cards ->
        [0] 牌堆空了
       *[other] 牌堆 { $cards } 張
    }
screen-prize = 獎金 { $amount }
screen-middle = （其中 { $amount } 在桌子中央）
screen-chips = 籌碼
screen-stake = 賭注
screen-cards = 手牌
screen-played = 出過的牌
screen-debt = ▤
screen-debt-card = ▤ 借款卡
screen-out = 出局
screen-folded = 蓋牌
screen-all-in = 全下
screen-hand = 你的手牌
screen-to-match =
    { $amount ->
        [0] 不用補差額：跟注免費。
       *[other] 跟注要付 { $amount }。
    }

board-subtitle =
    { $phase ->
        [Bet] 第 { $round } 輪，共 { $rounds } 輪 · 下注
        [SpeakUp] 第 { $round } 輪，共 { $rounds } 輪 · 宣告
        [SpeakAgain] 第 { $round } 輪，共 { $rounds } 輪 · 宣告
        [PlayOne] 第 { $round } 輪，共 { $rounds } 輪 · 出牌
        [Draw] 第 { $round } 輪，共 { $rounds } 輪 · 發牌
       *[other] 第 { $round } 輪，共 { $rounds } 輪
    }
board-dealer = 莊家
board-bet =
    { $how ->
        [call] 跟注
       *[other] 加注到 { $stake }
    }
board-folded = 蓋牌
board-is-all-in = 全下
board-played = 出過的牌
board-cards = { $count } 張牌，蓋著
board-stake = 賭注 { $amount }
board-my-stake =
    { $debt ->
        [true] 賭注 { $amount } · 負債
       *[other] 賭注 { $amount }
    }
board-prize = 所有賭注
board-sevens = 你的 7：{ $count } 張
board-has-sevens = { $count } 張 7
board-draws-now =
    { $count ->
        [0] 不抽牌
       *[other] +{ $count }
    }
board-to-call =
    { $amount ->
        [0] 跟注免費
       *[other] 跟注要付 { $amount }
    }
board-ask-all-in = 借款也跟不起
board-ask-borrow = 跟不起：先借款，或蓋牌
board-may-declare = 下注結束後，你可以宣告
board-hold-sub = 每個人都會被問
board-play-sub = 沒有人同號，就抽那麼多張
board-raise-by = 加注多少
board-fold = 蓋牌
board-call = 跟注
board-call-pay =
    { $pay ->
        [0] 免費
       *[other] { $pay }
    }
board-raise = 加注到 { $stake }
board-pay = 付 { $pay }
board-all-in = 全下
board-hold = 不宣告
board-declare = 宣告三個七
board-declare-sub = 亮出手牌，{ $sevens } 張 7
board-choose = 選一張牌
board-draws =
    { $count ->
        [0] 牌堆空了
        [1] 沒有別人出 { $card }，就抽 1 張
       *[other] 沒有別人出 { $card }，最多抽 { $count } 張
    }
board-play-count =
    { $count ->
        [1] 出 { $card }
       *[other] 出 { $card }，你有 { $count } 張
    }
board-hold-count = { $card }，{ $count } 張
board-shared = 分出 { $amount }
board-why =
    { $how ->
        [declared] 宣告的人當中，7 最多的人拿走所有賭注。
        [sevens] 牌堆用完了：7 最多的人拿走所有賭注。
        [alone] 其他人都蓋牌了：剩下的一人拿走所有賭注。
       *[nobody] 沒有人能拿走賭注。
    }
board-fate =
    { $how ->
        [folded] 已蓋牌
        [alone] 留到最後
       *[silent] 沒有宣告
    }
board-sum = 拿到 { $won }，下注 { $stake }
board-verdict =
    { $how ->
        [won] 你贏了 { $amount }
        [lost] 你輸了 { $amount }
       *[even] 你不輸不贏
    }

guide-machine = 上方的看板寫著這一輪值多少：所有賭注的總和。轉輪顯示你最好的牌，只有你看得到。
guide-hand = 這是你的手牌。目標是三張 7。不到三張，也可以裝作有，照樣下注。
guide-bet = 想留下就跟注，想抬價就加注，不然就蓋牌、放棄賭注。加注多少用減號和加號調整。
guide-speak = 下注結束後，每個人都會被問。有三張 7 的人可以宣告；宣告的人當中，7 最多的人贏。
guide-play = 沒有人宣告，所以大家同時出一張牌。沒有人和你同號，就抽同樣張數的牌。
guide-seats = 別人的牌蓋著，旁邊標著張數。出過的牌會一直看得到。
