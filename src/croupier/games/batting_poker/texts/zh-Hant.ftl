title = 撞牌撲克
tagline = 湊一手好牌，然後看看還有誰也湊到了。
length = 約 20 分鐘
score = { $amount }

ask-Act = 換牌、買牌，還是過牌？

Pass = 過牌
    .key = pass
Discard = 棄掉 { $cards }，重新抽牌
    .key = { $cards }
Swap = 付 10，用 { $card } 換 { $owner } 的 { $taken }
    .key = { $card } for { $owner } { $taken }

Dealt = 重新洗牌，每人 { $cards } 張。
Got = 你拿到 { $card }。
Discarded = { $seat } 棄掉 { $cards }，重新抽牌。
    .you = 你棄掉 { $cards }，重新抽牌。
Swapped = { $seat } 棄掉 { $card }，拿走 { $owner } 面前的 { $taken }。
    .you = 你棄掉 { $card }，拿走 { $owner } 面前的 { $taken }。
    .you-owner = { $seat } 棄掉 { $card }，拿走你面前的 { $taken }。
Passed = { $seat } 過牌。
    .you = 你過牌。
TurnedUp =
    { $hand ->
        [nothing] { $seat } 亮出 { $cards }：沒有牌型。
        [pair] { $seat } 亮出 { $cards }：對子。
        [odd] { $seat } 亮出 { $cards }：全單。
        [even] { $seat } 亮出 { $cards }：全雙。
        [straight] { $seat } 亮出 { $cards }：順子。
       *[three] { $seat } 亮出 { $cards }：三條。
    }
    .you = { $hand ->
            [nothing] 你亮出 { $cards }：沒有牌型。
            [pair] 你亮出 { $cards }：對子。
            [odd] 你亮出 { $cards }：全單。
            [even] 你亮出 { $cards }：全雙。
            [straight] 你亮出 { $cards }：順子。
           *[three] 你亮出 { $cards }：三條。
        }
Missed = 沒有牌型：{ $seats }。每人罰 20。
StoodAlone =
    { $hand ->
        [pair] 只有 { $seat } 湊出對子。
        [odd] 只有 { $seat } 湊出全單。
        [even] 只有 { $seat } 湊出全雙。
        [straight] 只有 { $seat } 湊出順子。
       *[three] 只有 { $seat } 湊出三條，贏得整個底池。
    }{ $pot ->
        [empty] 但牌型由低到高結算，底池已經空了。
        [short] 獎金是 { $prize }，但底池只剩 { $gets }。
       *[enough] {""}
    }
    .you = { $hand ->
            [pair] 只有你湊出對子。
            [odd] 只有你湊出全單。
            [even] 只有你湊出全雙。
            [straight] 只有你湊出順子。
           *[three] 只有你湊出三條，贏得整個底池。
        }{ $pot ->
            [empty] 但牌型由低到高結算，底池已經空了。
            [short] 獎金是 { $prize }，但底池只剩 { $gets }。
           *[enough] {""}
        }
Batted =
    { $hand ->
        [pair] 對子撞牌：{ $seats }。沒有獎金。
        [odd] 全單撞牌：{ $seats }。沒有獎金。
        [even] 全雙撞牌：{ $seats }。沒有獎金。
        [straight] 順子撞牌：{ $seats }。沒有獎金。
       *[three] 三條撞牌：{ $seats }。沒有獎金。
    }{ $zeros ->
        [0] {""}
       *[other] 每張 0 或 00 再罰 20。
    }
WentToBank =
    { $amount ->
        [0] 底池空了。
       *[other] 底池剩下的 { $amount } 歸銀行。
    }

screen-not-begun = 正在抽出第一位莊家。
screen-round = 第 { $round } 輪，共 { $rounds } 輪 · { $dealer } 做莊
screen-turn = 第 { $turn } 巡，共 { $turns } 巡
screen-pot = 底池 { $amount }
screen-pile = 牌堆 { $cards } 張
screen-chips = 籌碼
screen-cards = 手牌
screen-discards = 棄牌
screen-debt = ▤
screen-debt-card = ▤ 借款卡
screen-known = 別人手牌中翻開的，是從棄牌買來的
screen-out = 出局
screen-hand =
    { $hand ->
        [nothing] 你的牌型：還沒有
        [pair] 你的牌型：對子
        [odd] 你的牌型：全單
        [even] 你的牌型：全雙
        [straight] 你的牌型：順子
       *[three] 你的牌型：三條
    }
screen-nothing = 沒有牌型
screen-pair = 對子
screen-odd = 全單
screen-even = 全雙
screen-straight = 順子
screen-three = 三條
screen-prize =
    { $hand ->
        [pair] 對子 { $amount }
        [odd] 全單 { $amount }
        [even] 全雙 { $amount }
        [straight] 順子 { $amount }
       *[three] 三條：整個底池
    }

board-hands = 牌型與獎金
board-rung =
    { $hand ->
        [nothing] 無牌型
        [pair] 對子
        [odd] 全單
        [even] 全雙
        [straight] 順子
       *[three] 三條
    }
board-prize =
    { $hand ->
        [three] 底池
       *[other] { $amount }
    }
board-needs =
    { $players ->
        [5] 5 人
       *[other] { $players } 人以上
    }
board-round = 第 { $round }/{ $rounds } 輪 · 第 { $turn } 巡
board-dealer = 莊家
board-pot = 底池
board-yours = 你的棄牌
board-hand = 你的手牌
board-discard =
    { $mine ->
        [true] { $count ->
            [1] 你的棄牌中的 { $card }
           *[other] 你的棄牌中的 { $card }，{ $count } 張
        }
       *[other] { $count ->
            [1] { $name } 棄牌中的 { $card }
           *[other] { $name } 棄牌中的 { $card }，{ $count } 張
        }
    }
board-give = 你手中的 { $card }，可以換掉
board-ask-take =
    { $mine ->
        [true] 用你的 { $card } 換回 { $taken }？
       *[other] 用你的 { $card } 換 { $owner } 的 { $taken }？
    }
board-ask-give = 要用哪張牌換？
board-ask-draw = 棄掉 { $cards }，重新抽牌？
board-would =
    { $hand ->
        [nothing] { $numbers }：沒有牌型
        [pair] { $numbers }：對子，別撞牌就好
        [odd] { $numbers }：全單，別撞牌就好
        [even] { $numbers }：全雙，別撞牌就好
        [straight] { $numbers }：順子，別撞牌就好
       *[three] { $numbers }：三條，別撞牌就好
    }
board-cost =
    { $mine ->
        [true] 買回你棄掉的 { $taken } 要付 10
       *[other] 買 { $owner } 的 { $taken } 要付 10
    }
board-unknown = 不用付錢。牌堆還有 { $pile } 張
board-pass = 過牌
board-keep = 全部留著
board-draw = 抽 { $count } 張
board-discarding = 棄掉 { $cards }
board-take = 拿 { $taken }
board-pay = 付 10
board-first = 點選要換的牌
board-first-give = 點選要換掉的牌
board-brings =
    { $hand ->
        [nothing] 付 { $amount }
        [three] 整個底池
       *[other] 獎金 { $amount }
    }
board-alone =
    { $pot ->
        [short] 只有一人，底池只剩這些
        [empty] 只有一人，但底池空了
       *[enough] 只有一人
    }
board-pot-after = 底池 { $amount }
board-as = 當作 { $numbers }
board-batted =
    { $zeros ->
        [0] 牌型相同，互相抵銷：沒有獎金，每人付 20。
       *[other] 牌型相同，互相抵銷：沒有獎金，每人付 20，每張 0 或 00 再付 20。
    }
board-sum = 底池：{ $before } + 罰金 { $fines } − 獎金 { $prizes } = { $left }
board-verdict =
    { $how ->
        [won] { $hand ->
            [pair] 你以對子贏得 { $amount }
            [odd] 你以全單贏得 { $amount }
            [even] 你以全雙贏得 { $amount }
            [straight] 你以順子贏得 { $amount }
           *[three] 你以三條贏得 { $amount }
        }
        [missed] 你付 { $amount }：沒有牌型
        [batted] 你付 { $amount }：和別人牌型相同
       *[empty] 你什麼也沒拿到：底池空了
    }

guide-ladder = 計分板列出本桌的牌型和獎金。只有你一個人湊到的牌型，才拿得到獎金。
guide-draw = 這是你的三張牌。點選想換掉的牌，抽新牌不用付錢。
guide-buy = 棄牌都翻開放在桌上，付 10 就能買一張：先點那張牌，再點你要換掉的牌。
guide-send = 這個按鈕上寫著接下來會發生什麼。也可以過牌：每輪你有三個回合。
guide-batting = 和別人牌型相同就是撞牌：誰都沒有獎金，還都要付錢。看看別人拿了什麼、丟了什麼，就知道他們在湊什麼。
