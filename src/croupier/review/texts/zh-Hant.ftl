# The words of a review.

percent = { $number }%
change = { $number }% ± { $margin }

cost = { $chosen }。高手會選：{ $expert }，勝率 { $rival }；這一手的勝率是 { $chance }，損失 { $change }。
better = { $chosen }。高手會選：{ $expert }，勝率 { $rival }；這一手的勝率是 { $chance }，反而多賺 { $change }。
agreed = { $chosen }，與高手相同，勝率 { $chance }；{ $options ->
        [2] 另一個選擇
       *[other] 其他選擇平均
    } { $rival }，多賺 { $change }。

## The page

page-over = 《{ $title }》覆盤
page-wins = { $count ->
        [1] { $names } 獲勝
       *[other] { $names } 並列獲勝
    }
page-lead = 每一手讓每個人的勝率改變了多少，骰子和牌的影響有多大，以及最關鍵的決定。
page-players = 玩家
page-choices = 手數
page-playouts = { $means ->
        [network] 每手評估的後續
       *[playouts] 每手推演
    }
page-expert = 高手
page-chances = 勝率
page-chances-note = 每一手之後：如果接下來都由{ $means ->
        [network] 高手
       *[playouts] 常客
    }來打，每個人有多常獲勝。色帶是 95% 信賴區間；最後一點是實際結果。
page-chances-says = 每一手之後的勝率，最後：{ $ends }。
page-parts = 運氣與技巧
page-parts-note = 每個人的勝率，有多少來自骰子和牌，有多少來自自己的選擇，有多少來自其他人的選擇。細線是 95% 信賴區間。開局勝率加上運氣、技巧和其他人，就是終局勝率。
page-from-to = 從開局的 { $start } 到終局的 { $end }。
page-luck = 運氣
page-skill = 技巧
page-others = 其他人
page-best = 最好的決定
page-worst = 代價最高的決定
page-none = 沒有哪個決定的得失明顯超出誤差。
page-like-expert = { $decisions } 個決定中，有 { $agreed } 個和高手一樣。
page-choice = 第 { $choice } 手
page-judged = 評斷一個決定，只看玩家當時能知道的事，不看後來的結果。
page-measure = 運氣和技巧以{ $means ->
        [network] 高手
       *[playouts] 常客
    }的打法為基準，而且只看這一局：好的決定，也可能因為當時沒有人看得到的事而顯得不好。
page-seed = { $means ->
        [network] 高手為每一手評估 { $playouts } 種後續，
       *[playouts] 每一手推演 { $playouts } 次，
    }種子 { $seed }。
