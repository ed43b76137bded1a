title = 皇家賭場
tagline = 大家一起填格子，但只有放下一列最後一顆骰子的人會得分，或扣分。
length = 約 30 分鐘
score = { $amount } 分

option-first_game = 從最簡單的第 1 面開始
option-faces = 用自己的圖板檔案，取代會館的圖板

ask-Choose = 放一顆骰子、再擲一次，還是停手？

Place = 把 { $number } 放到第 { $row } 列
    .key = { $number } { $row }
RollAgain = 剩下的骰子再擲一次
    .key = roll
Stop = 停手，收回剩下的骰子
    .key = stop

Started = 第 { $round } 輪：{ $seat } 先開始。
    .you = 第 { $round } 輪：你先開始。
Laid = 第 { $face } 面上桌。
Rolled = { $seat } 擲出 { $roll }。
    .you = 你擲出 { $roll }。
Missed = 沒有一顆放得下。{ $seat } 的回合結束。
    .you = 沒有一顆放得下。你的回合結束。
Placed = { $seat } 把 { $number } 放到第 { $row } 列。
    .you = 你把 { $number } 放到第 { $row } 列。
Stopped = { $seat } 停手。
    .you = 你停手。
Won = { $seat } 填滿第 { $row } 列，黃列：加 { $points } 分。
    .you = 你填滿第 { $row } 列，黃列：加 { $points } 分。
Lost =
    { $paid ->
        [0] { $seat } 填滿第 { $row } 列，黑列，但沒有分數可扣。
       *[other] { $seat } 填滿第 { $row } 列，黑列：扣 { $paid } 分。
    }
    .you = { $paid ->
            [0] 你填滿第 { $row } 列，黑列，但沒有分數可扣。
           *[other] 你填滿第 { $row } 列，黑列：扣 { $paid } 分。
        }
Filled = 第 { $face } 面填滿了。

screen-round = 第 { $round } 輪，第 { $face } 面。有人達到 { $target } 分，遊戲就結束。
screen-before = 第 { $round } 輪。下一張圖板還沒上桌。
screen-yellow = 黃
screen-black = 黑
screen-plus = +{ $points }
screen-minus = −{ $points }
screen-closed = 已滿
screen-needs = 需要 { $number }
screen-any = 任何點數
screen-other = { $number } 以外
screen-legend = [ ] 已放   ‹ › 可放   ★ 任選，其後同點   ✦ 換一個點數，其後同點
screen-points = { $amount } 分
screen-dice =
    { $count ->
        [0] 沒有骰子了
       *[other] 剩 { $count } 顆骰子
    }
screen-roll = { $name } 擲出
screen-left = { $name } 剩下

board-round = 圖板 { $round } · 目標 { $target } 分
board-before = 下一張圖板馬上來
board-points = { $points } 分
board-must = 哪顆骰子放哪裡？
board-where = 拿著 { $number }，放哪裡？
board-which = 第 { $row } 列要放哪顆？
board-free = 再放、再擲，還是停手？
board-roll = 你的骰子
board-die = { $number }：拿起來
board-unfit = { $number }，沒有地方可放
board-here = 第 { $row } 列可放 { $numbers }
board-star = 任何點數，其後同點
board-second = 換一個點數，其後同點
board-row =
    第 { $row } 列，{ $colour }，{ $value }。{ $placed ->
        [none] 還是空的。
       *[other] 已放：{ $placed }。
    }{ $open ->
        [none] 已填滿。
       *[other] 還要：{ $open }。
    }
board-whose = { $name } 的 { $number }
board-verdict =
    { $sign ->
        [0] 這張圖板你沒有得分
        [1] 這張圖板你得到 { $points } 分
       *[other] 這張圖板你被扣 { $points } 分
    }
board-face-title = 圖板 { $round }：誰填滿了哪一列
board-row-short = 第 { $row } 列
board-instead = 原為 −{ $points }
board-placed = 放了 { $count } 顆骰子
board-choose = 選一顆骰子
board-place = 放下 { $number }
board-on-row = 放到第 { $row } 列
board-close = 填滿第 { $row } 列
board-gain =
    { $points ->
        [0] 不扣分
       *[other] { $value } 分
    }
board-gain-last =
    { $points ->
        [0] 不扣分，最後一格
       *[other] { $value } 分，最後一格
    }
board-stop = 停手
board-again = 再擲
board-with = 用 { $count } 顆骰子
board-one-first = 至少先放一顆

guide-rows = 大家一起填這張圖板。每一格寫著要放的點數；一列的第一個星號可放任何點數，之後的都要和它相同。
guide-last = 每一列只有最後一顆骰子算數。黃列贏得列尾的分數，黑列則要扣掉。
guide-roll = 這是你擲出的骰子。點一顆，放得下的格子就會亮起。只要有骰子放得下，就至少要放一顆。
guide-cells = 點一格，看看骰子放在那裡的樣子。多一圈外框，表示放下去就會填滿那一列。
guide-on = 每放一顆之後，可以繼續放、把剩下的再擲，或停手。如果沒有一顆放得下，回合就結束，但不會損失什麼。
guide-end = 圖板填滿就換下一張。填滿時只要有人分數夠了，遊戲就結束。

# What is wrong with a file of faces
refused-face-number = 「{ $line }」應該改成「face { $number }」：面從 1 數起。
refused-face-first = 「{ $line }」這一列之前，應該先有一行「face 1」。
refused-row = 第 { $face } 面第 { $row } 列：「{ $line }」必須寫出顏色、分數和格子，就像「{ $example }」這樣。
refused-faces = 一張圖板有兩面：面數必須是偶數，至少 2，不能是 { $count }。
refused-face-rows = 第 { $face } 面：一面要有 { $rows } 列，不是 { $count } 列。
refused-face-cells = 第 { $face } 面：一面的格子總共要有 18 到 26 格，不是 { $count } 格。
refused-face-black = 第 { $face } 面：至少要有一列是黑列。
refused-face-star = 第 { $face } 面：至少要有一列是星號列或雙星列。
refused-face-times = 第 { $face } 面：同一個點數最多 8 格，但有 { $times } 格要放 { $number }。
refused-face-worth = 第 { $face } 面：黃列（{ $yellow } 分）總共要比黑列（{ $black } 分）至少多 50 分。
refused-row-cells = 第 { $face } 面第 { $row } 列：一列有 1 到 6 格，不是 { $count } 格。
refused-row-stars = 第 { $face } 面第 { $row } 列：雙星列正好五格，{ $stars }。
refused-row-both = 第 { $face } 面第 { $row } 列：一列只能是點數或星號，不能兩者都有。
refused-row-number = 第 { $face } 面第 { $row } 列：格子裡的點數是 1 到 6，不能是 { $number }。
refused-row-points = 第 { $face } 面第 { $row } 列：分數必須是 10 的正倍數，不能是 { $points }。
