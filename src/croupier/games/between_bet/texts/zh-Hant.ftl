title = 區間賭注
tagline = 七張牌定出上下限，其中四張蓋著。付個代價先看兩張，或者看看誰先看了。
length = 約 20 分鐘
score = { $amount }

ask-Outbid = 要喊價嗎？
ask-PickPair = 你要看哪一邊的兩張？
ask-RaiseOrStand = 要提高賭注嗎？
ask-PlaceBets = 你要下注多少？

Quiet = 不喊價
    .key = pass
Call = 喊價 { $amount }
    .key = { $amount }
Pick =
    { $pair ->
        [left] 看左邊那兩張
       *[right] 看右邊那兩張
    }
    .key = { $pair }
Stand = 賭注不變
    .key = stand
Raise = 賭注提高到 { $amount }
    .key = { $amount }
Bet =
    { $amount ->
        [0] 不下注
       *[other] 下注 { $amount }
    }
    .key = { $amount }

Laid =
    { $card ->
        [none] 一張牌蓋著。
       *[other] 翻開一張 { $card }。
    }
Called = { $seat } 喊價 { $amount }。
    .you = 你喊價 { $amount }。
TookLead = 喊價相同，隨機決定由 { $seat } 領先。
    .you = 喊價相同，隨機決定由你領先。
GotRight = 沒有人喊得更高。{ $seat } 以賭注 { $amount } 得標，可以看牌。
    .you = 沒有人喊得更高。你以賭注 { $amount } 得標，可以看牌。
NobodyCalled = 沒有人喊價，所以沒有人看牌。
Picked =
    { $pair ->
        [left] { $seat } 看了左邊那兩張。
       *[right] { $seat } 看了右邊那兩張。
    }
    .you = { $pair ->
            [left] 你看了左邊那兩張。
           *[right] 你看了右邊那兩張。
        }
Peeked = 只有你看到 { $cards }。
Stood = { $seat } 的賭注維持 { $amount }。
    .you = 你的賭注維持 { $amount }。
Raised = { $seat } 把賭注提高到 { $amount }。
    .you = 你把賭注提高到 { $amount }。
Placed =
    { $amount ->
        [0] { $seat } 不下注。
       *[other] { $seat } 下注 { $amount }。
    }
    .you = { $amount ->
            [0] 你不下注。
           *[other] 你下注 { $amount }。
        }
TurnedUp =
    { $single ->
        [true] 整列翻開：{ $row }。只有剛好 { $lowest } 的賭注能贏。
       *[false] 整列翻開：{ $row }。{ $lowest } 到 { $highest } 的賭注能贏。
    }
Hit =
    { $times ->
        [1] { $seat } 的 { $amount } 落在區間內，拿回賭注並贏得 { $prize }。
       *[other] { $seat } 的 { $amount } 是區間內最高的，拿回賭注並贏得 { $prize }。
    }
    .you = { $times ->
            [1] 你的 { $amount } 落在區間內，拿回賭注並贏得 { $prize }。
           *[other] 你的 { $amount } 是區間內最高的，拿回賭注並贏得 { $prize }。
        }
Missed = { $seat } 的 { $amount } 歸銀行。
    .you = 你的 { $amount } 歸銀行。
Shuffled = 牌列中有 0 或 00：51 張牌全部重洗。

screen-not-begun = 正在抽出第一位莊家。
screen-round = 第 { $round } 輪，共 { $rounds } 輪 · { $dealer } 做莊
screen-left = 左邊那兩張
screen-right = 右邊那兩張
screen-only-you = 只有你看到
screen-chips = 籌碼
screen-leads = 以 { $amount } 領先
screen-may-look = 賭注 { $amount }，可以看牌
screen-looked = 賭注 { $amount }，已看過牌
screen-unseen = 還沒出現的牌：{ $cards }
screen-limits =
    { $single ->
        [true] 只有剛好 { $lowest } 的賭注贏。
       *[false] { $lowest } 到 { $highest } 的賭注贏。
    }
screen-calls = 喊價：{ $calls }
screen-last =
    { $single ->
        [true] 上一輪只有剛好 { $lowest } 的賭注贏。
       *[false] 上一輪 { $lowest } 到 { $highest } 的賭注贏。
    }
screen-debt = ▤
screen-debt-card = ▤ 借款卡
screen-out = 出局

board-title = 第 { $round } 輪，共 { $rounds } 輪 · { $part }
board-part =
    { $phase ->
        [LayOut] 發牌
        [PickPair] 看牌
        [RaiseOrStand] 看牌
        [PlaceBets] 下注
        [Over] 結束
       *[other] 競價
    }
board-dealer = 莊家
board-chips =
    { $debt ->
        [true] 有負債
       *[other] 籌碼
    }
board-round = 輪次
board-deals =
    { $you ->
        [true] 你做莊
       *[other] { $name } 做莊
    }
board-highest = 最高喊價
board-left = { $seconds } 秒
board-stands = 計時還沒開始
board-soon = 所有人同時開始喊價
board-no-call = 尚無喊價
board-no-bet = 還沒有賭注
board-leads =
    { $you ->
        [true] 你領先
       *[other] { $name } 領先
    }
board-you-lead = 你以 { $amount } 領先
board-cannot = 你不能再喊更高了
board-tied = 喊價相同
board-bet =
    { $you ->
        [true] 你的賭注
       *[other] { $name } 的賭注
    }
board-picks =
    { $you ->
        [true] 選左邊或右邊
       *[other] 正在選要看哪邊
    }
board-looked = 看過兩張
board-barred = 別人不能下同額
board-bets = 賭注
board-calls = 喊價，最新的在前
board-unseen = 沒有人看過牌
board-saw = { $name } 看過
board-win = 能贏的賭注
board-range =
    { $single ->
        [true] { $lowest }
       *[other] { $lowest }–{ $highest }
    }
board-hit =
    { $you ->
        [true] 你贏得 { $amount }
       *[other] { $name } 贏得 { $amount }
    }
board-missed =
    { $you ->
        [true] 你輸掉 { $amount }
       *[other] { $name } 輸掉 { $amount }
    }
board-mark = { $name }：{ $amount }
board-ruler = 落在上下限之間的賭注能贏
board-last =
    { $single ->
        [true] 上一輪只有 { $lowest } 贏
       *[other] 上一輪 { $lowest } 到 { $highest } 贏
    }
board-outbid = 要喊得比 { $name } 高嗎？
board-sub =
    { $phase ->
        [PickPair] 只有你看得到
        [RaiseOrStand] 只能提高，不能降低
        [PlaceBets] 所有賭注同時亮出
       *[other] 喊出的價就是賭注
    }
board-sub-barred = 不能是 { $amount }，同時亮出
board-amount =
    { $phase ->
        [Outbid] 你的喊價
       *[other] 你的賭注
    }
board-first = 選左邊或右邊
board-stand = 維持 { $amount }
board-raise = 提高到 { $amount }
board-more = 再加 { $amount }
board-why =
    { $zeros ->
        [0] 由小到大：去掉最小和最大各一張，兩端各兩張定出上下限
       *[other] 由小到大：去掉 0、最小和最大，兩端各三張定出上下限
    }
board-fate =
    { $how ->
        [zero] 0，去掉
        [lowest] 最小，去掉
        [highest] 最大，去掉
       *[nothing] 不計算
    }
board-limit =
    { $side ->
        [lowest] 從 { $amount }
       *[highest] 到 { $amount }
    }
board-result =
    { $how ->
        [highest] 區間內最高：兩倍
        [inside] 區間內：一倍
        [over] 區間外，高於 { $limit }
        [under] 區間外，低於 { $limit }
       *[none] 沒有下注
    }
board-verdict =
    { $how ->
        [won] 你贏得 { $amount }
        [lost] 你輸掉 { $amount }
       *[none] 你沒有下注
    }

guide-row = 七張牌定出上限和下限，左右兩端各有兩張蓋著。落在上下限之間的賭注會贏。
guide-call = 喊價爭取看其中一邊兩張牌的權利。價高者得，而喊出的金額就已經是賭注。
guide-look = 得標者選左邊或右邊，獨自看牌。看完之後怎麼下注，會透露一些消息。
guide-limits = 去掉最大和最小各一張後，剩下最小的兩張相加是下限，最大的兩張相加是上限，都再乘以十。有 0 或 00 時也要先去掉，並改為各取三張相加。
guide-bet = 區間內的賭注會拿回來，再贏得同樣的金額。其中最高的贏兩倍，所以要下得高，但別太高。
