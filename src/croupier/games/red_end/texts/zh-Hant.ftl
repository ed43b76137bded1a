title = 紅色盡頭
tagline = 每疊牌都是黑在上、紅在下。你敢挖多深？
length = 約 15 分鐘
score = { $amount }

ask-DrawOrPass = 要抽誰的牌堆，還是停手？

Draw = 抽 { $pile } 牌堆頂的牌
    .key = draw { $pile }
Pass = 停手，保住手上的黑牌
    .key = pass

PiledUp =
    { $black ->
        [0] 只有你知道：你的牌堆全是紅牌，{ $pile }。
        [7] 只有你知道：你的牌堆全是黑牌，{ $pile }。
       *[other] 只有你知道你的牌堆：{ $pile }。前 { $black } 張是黑牌，其餘是紅牌。
    }
DrewBlack =
    { $count ->
        [1] { $seat } 從 { $pile } 的牌堆抽到 { $card }。黑牌：第一張。
       *[other] { $seat } 從 { $pile } 的牌堆抽到 { $card }。黑牌：現在 { $count } 張。
    }
    .you = { $count ->
            [1] 你從 { $pile } 的牌堆抽到 { $card }。黑牌：第一張。
           *[other] 你從 { $pile } 的牌堆抽到 { $card }。黑牌：現在 { $count } 張。
        }
    .you-pile = { $count ->
            [1] { $seat } 從你的牌堆抽到 { $card }。黑牌：第一張。
           *[other] { $seat } 從你的牌堆抽到 { $card }。黑牌：現在 { $count } 張。
        }
DrewRed = { $seat } 從 { $pile } 的牌堆抽到 { $card }。紅牌：{ $seat } 爆牌。
    .you = 你從 { $pile } 的牌堆抽到 { $card }。紅牌：你爆牌。
    .you-pile = { $seat } 從你的牌堆抽到 { $card }。紅牌：{ $seat } 爆牌。
Passed =
    { $count ->
        [0] { $seat } 停手，一張牌也沒有。
        [1] { $seat } 停手，只有一張，{ $sum } 點。
       *[other] { $seat } 停手，{ $count } 張共 { $sum } 點。
    }
    .you = { $count ->
            [0] 你停手，一張牌也沒有。
            [1] 你停手，只有一張，{ $sum } 點。
           *[other] 你停手，{ $count } 張共 { $sum } 點。
        }
CameFirst =
    { $count ->
        [0] { $seats } 贏得這一輪，手上什麼也沒有。
        [1] { $seats } 贏得這一輪，只靠一張 { $sum }。
       *[other] { $seats } 贏得這一輪，{ $count } 張共 { $sum } 點。
    }
PotStayed = 這一輪沒有人贏。底池的 { $amount } 留到下一輪。
HouseTook = { $amount } 歸銀行。

screen-before = 正在抽出第一位莊家
screen-round = 第 { $round }/{ $rounds } 輪
screen-pot = 底池 { $amount }
screen-chips = 籌碼 { $amount }
screen-debt = ▤ 負債
screen-dealer = 做莊
screen-in = 還在場
screen-passed = 已停手
screen-knocked-out = 爆牌
screen-out = 出局
screen-sum = = { $sum }
screen-legend = [ ] 還在牌堆裡，無框：已被抽走 · ● 黑 ◆ 紅

board-ask = 再抽，還是停手？
board-race =
    { $how ->
        [lead] 你以 { $mine } 點領先
        [level] 同為 { $mine } 點
       *[behind] 要贏過 { $best } 點。你：{ $mine }
    }
board-nobody = 還沒有人抽到黑牌
board-pays = 抽到第 { $count } 張黑牌：其他人各付 { $amount }
board-fine = 抽到紅牌就爆牌，罰 { $amount }
board-pot = 底池
board-chips = 籌碼
board-dealer = 莊家
board-passed = 停手
board-burnt = 爆牌
board-here = 抽這裡
board-red-here = 以下全紅
board-pile =
    { $off ->
        [none] { $name } 的牌堆：{ $count } 張，還沒被抽過
       *[other] { $name } 的牌堆：剩 { $count } 張，已抽走 { $off }
    }
board-state =
    { $state ->
        [in] { $sum } 點 · 在場
        [passed] { $sum } 點 · 停手
        [out] 出局
       *[knocked] 爆牌
    }
board-mine = 你的黑牌，共 { $sum } 點
board-my-state =
    { $state ->
        [out] 付不出來：你出局了
        [passed] 你以 { $sum } 點停手
       *[knocked] 爆牌：這一輪你不再參與
    }
board-nth =
    { $count ->
        [1] 第一
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
        [7] 第七
       *[other] { $count }
    }
board-own = 你的牌堆，只有你知道
board-own-cards =
    { $gone ->
        [0] 你的牌堆，由上往下：{ $cards }
       *[other] 你的牌堆，由上往下：{ $cards }。前 { $gone } 張已被抽走
    }
board-pass = 停手
board-keep = 保住 { $sum } 點
board-draw = 抽 { $name } 的
board-left =
    { $red ->
        [true] 剩下的全是紅牌
       *[other] 還有 { $count } 張
    }
board-first = 選一疊牌
board-took =
    { $how ->
        [you] 你收下底池：{ $amount }
        [shared] { $names } 平分底池，各得 { $amount }
       *[one] { $names } 收下底池：{ $amount }
    }
board-why =
    { $how ->
        [alone] 這一輪其他人都爆牌或出局了
        [more] { $sum } 點，{ $count } 張；{ $name } 也有 { $sum } 點，但只有 { $fewer } 張
        [level] 點數與張數都相同：{ $sum } 點，{ $count } 張
       *[sum] 點數最高：{ $sum } 點，{ $count } 張
    }
board-came =
    { $how ->
        [passed] { $count ->
            [0] 沒有牌就停手
           *[other] 以 { $sum } 點停手，{ $count } 張
        }
        [burnt] 抽到 { $name } 的 { $card }，爆牌
        [yours] 抽到你的 { $card }，爆牌
        [out] 付不出來，出局
       *[in] 留到最後
    }
board-borrowed = 借了 200
board-verdict =
    { $how ->
        [won] 這一輪你賺了 { $amount }
        [lost] 這一輪你虧了 { $amount }
       *[even] 這一輪你不賺不賠
    }

guide-piles = 每個人有一疊七張牌：黑牌在上，由小到大；紅牌在下。你要從別人的牌堆抽牌。
guide-own = 這是你自己的牌堆。只有你知道紅牌從哪裡開始，而別人會來這裡挖。
guide-draw = 點一疊牌，抽它最上面的一張。已經抽走的牌列在上方，圓圈裡的數字是剩下幾張。
guide-fourth = 黑牌歸你。從第四張起，每抽到一張，其他還在場的人都要付錢。
guide-pass = 抽到紅牌就爆牌。記得及時停手：你會保住手上的牌，點數總和最高的人收下底池。
