title = 孤注一擲
tagline = 往有錢的地方走。別人也會，而且有人早就在那裡設好了陷阱。
length = 約 30 分鐘
score =
    { $amount ->
        [0] 0
       *[other] { $amount },000
    }

ask-PutChips = 籌碼要放到哪張賭桌？
ask-LayCards = 哪張卡，放到哪張賭桌？
ask-MovePawns = 你的棋子要走幾桌？

Place = 籌碼放到 { $tile } 號賭桌
    .key = { $tile }
Lay =
    { $card ->
        [double] 把 ×2 放到 { $tile } 號賭桌
        [trap] 把陷阱放到 { $tile } 號賭桌
       *[dummy] 把幌子放到 { $tile } 號賭桌
    }
    .key =
        { $card ->
            [double] x2 { $tile }
            [trap] trap { $tile }
           *[dummy] dummy { $tile }
        }
Walk =
    { $steps ->
        [0] 留在原地
       *[other] 往前走 { $steps } 桌
    }
    .key = { $steps }

LinedUp = 第 { $round } 輪。行動順序：{ $order }。
Placed = { $seat } 把 { $chip } 放到 { $tile } 號賭桌。
    .you = 你把 { $chip } 放到 { $tile } 號賭桌。
Laid = { $seat } 在 { $tile } 號賭桌蓋了一張卡。
    .you = 你在 { $tile } 號賭桌蓋了一張卡。
Hid =
    { $card ->
        [double] 只有你知道：這是你的 ×2。
        [trap] 只有你知道：這是你的陷阱。
       *[dummy] 只有你知道：這是你的幌子。
    }
Walked =
    { $steps ->
        [0] { $seat } 留在 { $tile } 號賭桌。
       *[other] { $seat } 走 { $steps } 桌，來到 { $tile } 號賭桌。
    }
    .you = { $steps ->
            [0] 你留在 { $tile } 號賭桌。
           *[other] 你走 { $steps } 桌，來到 { $tile } 號賭桌。
        }
Opened = { $tile } 號賭桌攤牌。這裡的棋子：{ $pawns }。
TurnedUp =
    { $card ->
        [double] { $seat } 在這裡放了 ×2。
        [trap] { $seat } 在這裡設了陷阱。
       *[dummy] { $seat } 在這裡放了幌子。
    }
    .you = { $card ->
            [double] 你在這裡放了 ×2。
            [trap] 你在這裡設了陷阱。
           *[dummy] 你在這裡放了幌子。
        }
Yielded =
    { $chips ->
        [0] { $tile } 號賭桌沒有籌碼，沒有收益。
       *[other]
            { $doubles ->
                [0] { $tile } 號賭桌的收益是 { $amount },000。
               *[other] { $tile } 號賭桌的收益是 { $amount },000：籌碼 { $chips },000，加上 { $doubles } 張 ×2。
            }
    }
Earned = { $seat } 在 { $tile } 號賭桌賺得 { $amount },000。
    .you = 你在 { $tile } 號賭桌賺得 { $amount },000。
Stopped = { $seat } 在 { $tile } 號賭桌一無所獲：中了 { $trappers } 的陷阱。
    .you = 你在 { $tile } 號賭桌一無所獲：中了 { $trappers } 的陷阱。
Caught = { $seat } 在 { $tile } 號賭桌的陷阱逮到 { $pawns }，賺得 { $amount },000。
    .you = 你在 { $tile } 號賭桌的陷阱逮到 { $pawns }，賺得 { $amount },000。

screen-round = 第 { $round } 輪，共 { $rounds } 輪
screen-PutChips = 籌碼：還有 { $left } 枚 { $chip }
screen-LayCards = 卡
screen-MovePawns = 棋子
screen-LineUp = 行動順序
screen-Over = 最後一次攤牌
screen-tile = { $tile } 號賭桌
screen-chips = { $amount }k
screen-no-chips = 沒有籌碼
screen-steps =
    { $steps ->
        [0] 不動
       *[other] +{ $steps }
    }
screen-double = ×2
screen-trap = 陷阱
screen-dummy = 幌子
screen-money =
    { $amount ->
        [0] 0
       *[other] { $amount },000
    }
screen-hand = 你的手牌：
screen-face-down = ? 蓋著 · (…) 只有你知道

board-first = 先手
board-yours = 你的錢
board-money =
    { $amount ->
        [0] 0
       *[other] { $amount }k
    }
board-ask-PutChips = 籌碼放哪裡？
board-ask-LayCards = 哪張卡，放哪裡？
board-ask-MovePawns = 走幾桌？
board-verdict =
    { $amount ->
        [0] 這一輪你沒有收入
       *[other] 這一輪你得到 { $amount }k
    }
board-opened-title = 第 { $round } 輪：各賭桌的收入
board-product = { $chips }k × { $times } = { $amount }k
board-plus =
    { $amount ->
        [0] 0
       *[other] +{ $amount }k
    }
board-trap-of = 陷阱：{ $names }
board-order = 行動順序
board-richest = 金錢
board-chips-left =
    { $left ->
        [1] 最後一枚籌碼：{ $chip }
       *[other] 還有 { $left } 枚 { $chip } 要放
    }
board-clockwise = 順時針，最多四桌
board-choose-tile = 選一張賭桌
board-choose-card = 選一張卡
board-choose-both = 選一張卡和一張賭桌
board-put = 把 { $chip } 放到 { $tile } 號賭桌
board-tile =
    { $amount ->
        [0] { $tile } 號賭桌，沒有籌碼
       *[other] { $tile } 號賭桌，籌碼 { $amount },000
    }
board-card =
    { $card ->
        [double] { $name } 的 ×2
        [trap] { $name } 的陷阱
        [dummy] { $name } 的幌子
       *[hidden] { $name } 蓋著的卡
    }
board-pawn = { $name } 的棋子
board-opens = { $tile } 號賭桌攤牌
board-sum = 籌碼 { $chips }k × { $times }
board-caught =
    { $me ->
        [true] 陷阱！你賺走
       *[false] 陷阱！{ $name } 賺走
    }
board-each =
    { $count ->
        [1] 逮到一個棋子
       *[other] 逮到 { $count } 個棋子，逐一計算
    }
board-earned =
    { $me ->
        [true] 你賺得
       *[false] { $name } 賺得
    }
board-stopped =
    { $me ->
        [true] 你一無所獲
       *[false] { $name } 一無所獲
    }
board-trappers = 中了 { $names } 的陷阱

guide-ring = 賭桌圍成一圈。籌碼越多，賭桌越值錢，而且籌碼整場都會留在桌上。
guide-chips = 點一張賭桌，把籌碼放上去。桌上的籌碼不屬於任何人，重要的只是放在哪裡。
guide-cards = 一張 ×2、一張陷阱、一張幌子。先點卡，再點要把它蓋在哪張賭桌。
guide-secret = 每個人都看得到你的卡放在哪裡，但只有你知道是哪一張。
guide-walk = 你的棋子順時針最多走四桌，也可以不動。亮著的賭桌就是走得到的地方。
guide-showdown = 有棋子的賭桌會翻開所有的卡。棋子賺得整桌的收益，除非那裡有別人的陷阱，那就由陷阱賺走。
