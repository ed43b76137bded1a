title = 讀心輪盤
tagline = 沒有珠子，沒有轉盤，也沒有運氣：開什麼由莊家決定，而你要猜出莊家的決定。
length = 約 20 分鐘
score =
    { $amount ->
        [0] 0
       *[other] { $amount }
    }

ask-ShowCard = 你做莊。要翻開哪張牌開局？
ask-LayCard = 要蓋哪張牌？
ask-PlaceTiles = 你的標記要放哪裡？

Show = 用 { $card } 開局
    .key = { $card }
Lay = 蓋一張 { $card }
    .key = { $card }
Place =
    { $space ->
        [low] 標記放「小」：1、2（賠 20）
        [middle] 標記放「中」：3、4、5（賠 20）
        [high] 標記放「大」：6、7（賠 20）
        [black] 標記放「黑」：1、3、5、7（賠 10）
        [red] 標記放「紅」：2、4、6（賠 10）
       *[other] 標記放 { $space }（賠 50）
    }
    .key = { $space }
Done = 其餘的標記先留著
    .key = done

PutAside =
    { $amount ->
        [0] { $seat } 拿不出保證金。
       *[other] { $seat } 拿出 { $amount } 當保證金。
    }
    .you = { $amount ->
            [0] 你拿不出保證金。
           *[other] 你拿出 { $amount } 當保證金。
        }
Opened = { $seat } 用 { $card } 開局。
    .you = 你用 { $card } 開局。
Laid = { $seat } 蓋了一張牌。請下注。
    .you = 你蓋了一張牌。請下注。
Hid = 只有你知道：這張是 { $card }。
Placed =
    { $space ->
        [low] { $seat } 把標記放在「小」。
        [middle] { $seat } 把標記放在「中」。
        [high] { $seat } 把標記放在「大」。
        [black] { $seat } 把標記放在「黑」。
        [red] { $seat } 把標記放在「紅」。
       *[other] { $seat } 把標記放在 { $space }。
    }
    .you = { $space ->
            [low] 你把標記放在「小」。
            [middle] 你把標記放在「中」。
            [high] 你把標記放在「大」。
            [black] 你把標記放在「黑」。
            [red] 你把標記放在「紅」。
           *[other] 你把標記放在 { $space }。
        }
HeldBack = { $seat } 留著 { $tiles } 個標記。
    .you = 你留著 { $tiles } 個標記。
Showed = { $seat } 翻開：{ $card }。
    .you = 你翻開：{ $card }。
Paid =
    { $space ->
        [low] { $seat } 在「小」的 { $tiles } 個標記贏得 { $amount }。
        [middle] { $seat } 在「中」的 { $tiles } 個標記贏得 { $amount }。
        [high] { $seat } 在「大」的 { $tiles } 個標記贏得 { $amount }。
        [black] { $seat } 在「黑」的 { $tiles } 個標記贏得 { $amount }。
        [red] { $seat } 在「紅」的 { $tiles } 個標記贏得 { $amount }。
       *[other] { $seat } 在 { $space } 的 { $tiles } 個標記贏得 { $amount }。
    }
    .you = { $space ->
            [low] 你在「小」的 { $tiles } 個標記贏得 { $amount }。
            [middle] 你在「中」的 { $tiles } 個標記贏得 { $amount }。
            [high] 你在「大」的 { $tiles } 個標記贏得 { $amount }。
            [black] 你在「黑」的 { $tiles } 個標記贏得 { $amount }。
            [red] 你在「紅」的 { $tiles } 個標記贏得 { $amount }。
           *[other] 你在 { $space } 的 { $tiles } 個標記贏得 { $amount }。
        }
Lost = { $seat } 輸掉 { $tiles } 個標記。
    .you = 你輸掉 { $tiles } 個標記。
BankPaid = 保證金不夠付，其餘 { $amount } 由銀行支付。
Ended =
    { $why ->
        [bonus] 三張同號加上 0 或 00！銀行付給 { $seat } { $bonus }，{ $kept ->
            [0] 保證金則一點不剩。
           *[other] 另外拿回保證金 { $kept }。
        }
        [tiles] 所有人的標記都用完了。{ $seat } { $kept ->
            [0] 什麼也沒留下
           *[other] 留下保證金 { $kept }
        }。
       *[deposit] 保證金用完了。{ $seat } 什麼也沒留下。
    }
    .you = { $why ->
            [bonus] 三張同號加上 0 或 00！銀行付給你 { $bonus }，{ $kept ->
                [0] 保證金則一點不剩。
               *[other] 另外拿回保證金 { $kept }。
            }
            [tiles] 所有人的標記都用完了。你{ $kept ->
                [0] 什麼也沒留下
               *[other] 留下保證金 { $kept }
            }。
           *[deposit] 保證金用完了。你什麼也沒留下。
        }

screen-before = 正在抽出第一位莊家。
screen-over = 所有輪次都玩完了。
screen-round = 第 { $round } 輪，共 { $rounds } 輪
screen-deals = 做莊
screen-deposit-left = 保證金 { $amount }，原有 { $first }
screen-shown = 已翻開
screen-nothing-shown = 還沒有
screen-face-down = 蓋著的牌
screen-only-you = （只有你知道）
screen-bonus = 大獎
screen-alike = 三張同號，目前 { $count } 張
screen-zero = 一張 0 或 00
screen-low = 小 1–2
screen-middle = 中 3–5
screen-high = 大 6–7
screen-black = 黑 ● 1 3 5 7
screen-red = 紅 ◆ 2 4 6
screen-pays = → { $amount }
screen-chips = 籌碼
screen-deposit = 保證金
screen-tiles = 標記
screen-tiles-none = –
screen-debt = ▤ 借款卡
screen-out = 出局

board-dealer = 莊家
board-aside = 保證金 { $amount }
board-deposit =
    { $you ->
        [true] 你的保證金
       *[other] { $name } 的保證金
    }
board-of = 原有 { $amount }
board-no-card = 目前沒有蓋著的牌
board-goal =
    { $you ->
        [true] 你的大獎條件
       *[other] { $name } 的大獎條件
    }
board-alike = 三張 { $card }：{ $count }/{ $alike }
board-any-alike =
    { $count ->
        [0] 三張同號
       *[other] 三張同號：{ $count }
    }
board-cloth = 檯面上的格子
board-space =
    { $space ->
        [low] 小
        [middle] 中
        [high] 大
        [black] 黑
        [red] 紅
       *[other] { $space }
    }
board-space-pays = { $space } { $pays }：一個標記賠 { $pays }
board-tiles-of = { $name }：{ $count } 個標記
board-in-hand =
    { $count ->
        [0] 手上沒有標記
       *[other] 手上 { $count } 個標記
    }
board-tiles =
    { $cloth ->
        [0] 手上 { $hand } 個標記
       *[other] 檯面 { $cloth } 個，手上 { $hand } 個
    }
board-where = 放哪裡？
board-think =
    { $space ->
        [low] 你猜是小？
        [middle] 你猜是中？
        [high] 你猜是大？
        [black] 你猜是黑？
        [red] 你猜是紅？
       *[other] 你猜是 { $space }？
    }
board-one-at-least =
    { $count ->
        [1] 最後一個標記，非放不可
       *[other] { $count } 個標記，至少放一個
    }
board-more = 還剩 { $count } 個。要再放嗎？
board-aim = 三張同號加 0 或 00：+{ $bonus }
board-hand = 你的牌
board-ask =
    { $phase ->
        [ShowCard] 用哪張牌開局？
       *[LayCard] 蓋哪一張？
    }
board-bonus = 大獎：+{ $bonus }
board-secret = 只有你知道。其他人正在下注。
board-put = 標記放 { $space }
board-pays =
    { $left ->
        [1] 賠 { $pays }，最後一個
       *[other] 賠 { $pays }
    }
board-done = 下好了
board-one-first = 至少先放一個
board-choose-space = 選一格
board-choose-card = 選一張牌
board-cards = 各牌贏得
board-left-of = 保證金剩餘，原有 { $amount }
board-dealer-sum =
    { $you ->
        [true] 你做莊：剩 { $kept }
       *[other] { $name } 做莊：剩 { $kept }
    } { $bonus ->
        [0] − 保證金 { $deposit } = { $net }
       *[other] + 大獎 { $bonus } − 保證金 { $deposit } = { $net }
    }
board-verdict =
    { $how ->
        [won] 這一輪你贏了 { $amount }
        [nothing] 這一輪你什麼也沒贏
        [up] 做莊賺了 { $amount }
        [down] 做莊虧了 { $amount }
       *[even] 做莊不賺不賠
    }

guide-mind = 這裡沒有轉盤：莊家任選一張牌蓋著。猜猜莊家在想什麼。
guide-cloth = 你猜是哪一格，就把標記放在那裡。每一格都寫著賠多少；小、中、大就在各自的數字下方。
guide-deposit = 押中的標記會回來，獎金從莊家的保證金支付。保證金付光，這一輪就結束。
guide-goal = 莊家也有自己的目標：翻出一張 0 或 00，加上三張同號的牌，就能拿大獎。
guide-tiles = 這是你的標記。每張牌至少要放一個。沒押中的標記要到下一輪才會回來。
guide-deal = 每個人都做莊一次。輪到你做莊時，由你選牌，換別人來讀你的心。
