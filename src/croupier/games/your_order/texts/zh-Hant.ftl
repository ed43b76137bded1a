title = 名次點單
tagline = 你有兩張牌，假人有三張，問題只有一個：會有幾個人排在你前面？
length = 約 15 分鐘
score = { $amount }

ask-Change = 留著兩張牌，還是棄一張再抽一張？
ask-PlaceBet = 押第幾名，押多少？

Keep = 兩張都留
    .key = keep
Discard = 棄掉 { $card }，再抽一張
    .key = discard { $card }
Bet = 押第 { $rank } 名：{ $amount }
    .key = { $rank } { $amount }

Got = 你拿到一張 { $card }。
Dealt = 每人兩張牌。假人的三張蓋著。
Kept = { $seat } 兩張都留。
    .you = 你兩張都留。
Discarded = { $seat } 棄掉 { $card }，再抽一張。
    .you = 你棄掉 { $card }，再抽一張。
TurnedUp = 假人的第 { $number } 張牌是 { $card }。
Staked = { $seat } 押第 { $rank } 名 { $amount }。
    .you = 你押第 { $rank } 名 { $amount }。
Skipped = { $seat } 沒有籌碼可押。
    .you = 你沒有籌碼可押。
Showed =
    { $seat } 亮出 { $cards }，合計 { $total }：第 { $rank } 名。{ $ahead ->
        [dealer] 合計相同時，莊家在前。
        [turn] 合計相同時，從莊家起依順時針排列。
       *[sum] {""}
    }
    .you = 你亮出 { $cards }，合計 { $total }：第 { $rank } 名。{ $ahead ->
            [dealer] 合計相同時，莊家在前。
            [turn] 合計相同時，從莊家起依順時針排列。
           *[sum] {""}
        }
DummyRanked =
    假人合計 { $total }：第 { $rank } 名。{ $ahead ->
        [dummy] 合計相同時，假人在前。
       *[sum] {""}
    }
CameBack = { $seat } 押第 { $rank } 名的 { $amount } 拿回來了。
    .you = 你押第 { $rank } 名的 { $amount } 拿回來了。
Lost = { $seat } 押第 { $rank } 名的 { $amount } 歸銀行。
    .you = 你押第 { $rank } 名的 { $amount } 歸銀行。

screen-not-begun = 正在抽出第一位莊家。
screen-round = 第 { $round } 輪，共 { $rounds } 輪 · { $dealer } 做莊
screen-dummy = 假人
screen-pays = 賠率
screen-odds = { $rank } 1:{ $pays }
screen-rank =
    { $rank ->
        [1] 第一
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
       *[other] 第六
    }
screen-cards = 手牌
screen-sum = 合計
screen-discard = 棄牌
screen-chips = 籌碼
screen-bets = 下注
screen-place = { $total } · { $rank }
screen-bet = { $rank } { $amount }
screen-right = ✓
screen-wrong = ✗
screen-debt = ▤
screen-debt-card = ▤ 借款卡
screen-out = 出局

board-title = 第 { $round } 輪，共 { $rounds } 輪 · { $part }
board-part =
    { $phase ->
        [PlaceBet] { $bet ->
            [1] 第一注
           *[other] 第二注
        }
        [Over] 結束
       *[other] 換牌
    }
board-dealer = 莊家
board-chips =
    { $debt ->
        [true] 有負債
       *[other] 籌碼
    }
board-dummy = 假人
board-doubles = 同號算 0
board-so-far = 目前
board-order = 點單
board-where = 你的合計會排第幾？
board-place = 名次
board-pays = 賠率
board-first = 第一注
board-second = 第二注
board-odds = 1:{ $pays }
board-row = { $place }名，賠 1:{ $pays }
board-mark = { $name }：{ $amount }
board-shows = 亮出 { $cards }
board-gone = 棄掉 { $card }
board-ask-change = 合計 { $sum }。要換牌嗎？
board-sub-change = 棄掉的牌大家都看得到
board-ask-bet = 合計 { $sum }。押第幾名？
board-sub-bet = 假人也占一個名次
board-sub-discarded = 你棄掉了 { $card }
board-choose-card = 選一張牌
board-discard = 棄掉 { $card }
board-amount = 你的賭注
board-choose-place = 選一個名次
board-bet = 押{ $place }名 { $amount }
board-prize = 押中贏 { $amount }
board-ahead =
    { $why ->
        [dummy] 合計相同：假人在前
        [dealer] 合計相同：莊家在前
       *[turn] 合計相同：從莊家起依序
    }
board-ordered = { $place }名 { $amount }
board-no-bet = 沒有下注
board-verdict =
    { $how ->
        [won] 你贏得 { $amount }
        [lost] 你輸掉 { $amount }
       *[even] 你不輸不贏
    }

guide-change = 這兩張牌只有你看得到。每輪可以棄一張（翻開）再抽一張，限一次。合計越大或越小，名次越好猜。
guide-dummy = 假人有三張牌一起參加，會一張張翻開。它重複的數字算 0。
guide-slip = 你要押的，是自己的合計在所有玩家和假人當中排第幾。合計最大的是第 1 名。
guide-pays = 中間的名次較難押中，賠得也多：1:3 就是贏得賭注的三倍，賭注也會拿回來。
guide-bet = 選一列和金額，然後點單。每輪下注兩次：現在一次，假人翻開下一張牌時再一次。
