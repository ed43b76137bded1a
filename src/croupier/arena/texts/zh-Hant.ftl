# The words of the report of a tournament.

title = { $game }：{ $players }
over = Croupier · 對抗賽 · { $game }
leads = { $name } 最常拿第一
even = 沒有人領先
lead = { $seats } 個座位，{ $games } 局當中，{ $name } 的一個座位有 { $share } 拿第一（{ $low } 到 { $high }）。實力相當的話應為 { $fair }。
lead-few = { $games ->
        [0] 還沒有任何一局結束。
       *[other] 只玩了 { $games } 局，太少，還看不出什麼。
    }

fact-games = 局數
fact-deals = 發牌組數
fact-seats = 座位
fact-cpu = 處理器時間
fact-seed = 種子

seconds = { $count } 秒
minutes = { $count } 分鐘
hours = { $count } 小時
milliseconds = { $count } 毫秒
microseconds = { $count } 微秒

firsts = 第一名
firsts-note = 每位玩家的一個座位拿第一的比例，附 95% 信賴區間。並列第一的平分勝場。
fair = 實力相當
running = 逐漸明朗的過程
running-note = 隨著局數增加，同一個比例的變化。色帶是當時能確定的範圍。
scores = 成績
scores-note = 每個成績出現的頻率。直線是平均值。
places = 名次
places-note = 每位玩家的一個座位有多常拿到各個名次。
place = { $place ->
        [1] 第一
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
       *[other] 第六
    }
ahead = 與 { $name } 相比
ahead-note = 逐局比較第一名的差距，附 95% 信賴區間。
ahead-note-duplicate = 逐組發牌比較第一名的差距，附 95% 信賴區間：雙方遇到同樣的骰子和牌。
ahead-line = 平手
seats = 座位
seats-note = 每個座位拿第一的比例，不論誰坐在那裡。
seat = { $seat } 號座位
ratings = 評分
ratings-note = OpenSkill，依每局的名次計算。每個人從 25 開始；橫條是兩側各兩個標準差。
thinking = 思考時間
thinking-note = 每個決定平均用掉的處理器時間。
figures = 所有數據
figures-note = 附 95% 信賴區間。領先的成績和比例，都是和 { $name } 相比。

column-player = 玩家
column-seats = 座位
column-first = 第一名
column-score = 成績
column-ahead = 第一名領先
column-score-ahead = 成績領先
column-rating = 評分
column-thinking = 每個決定
and = 、
span = { $low } 到 { $high }

made = 座位輪遍玩家的 { $round } 種排列{ $duplicate ->
        [yes] ；每組發牌中，大家都遇到同樣的骰子和牌
       *[no] {""}
    }。同樣的種子，同樣的牌局。
