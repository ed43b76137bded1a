# The words of the report of a tournament.

title = { $game }：{ $players }
over = Croupier · 大会 · { $game }
leads = 最も多く1位になったのは{ $name }
even = はっきりした差はありません
lead = { $seats }人で{ $games }ゲーム。{ $name }の席が1位になった割合は{ $share }（{ $low }～{ $high }）。互角なら{ $fair }です。
lead-few =
    { $games ->
        [0] まだ終わったゲームがありません。
       *[other] 終わったのは{ $games }ゲーム。結論を出すには足りません。
    }

fact-games = ゲーム
fact-deals = 配札
fact-seats = 席
fact-cpu = CPU 時間
fact-seed = シード

seconds = { $count } 秒
minutes = { $count } 分
hours = { $count } 時間
milliseconds = { $count } ms
microseconds = { $count } µs

firsts = 1位の割合
firsts-note = 各プレイヤーの席が勝ったゲームの割合と、その 95% 信頼区間。1位を分け合った人は、勝ちも分け合います。
fair = 互角
running = 割合の推移
running-note = それだけのゲームを終えた時点での、1位の割合。帯は、その時点の信頼区間です。
scores = 得点
scores-note = それぞれの得点が出た頻度。縦の線は平均です。
places = 順位
places-note = 各プレイヤーの席が、それぞれの順位に何回なったか。
place = { $place ->
        [1] 1位
        [2] 2位
        [3] 3位
        [4] 4位
        [5] 5位
       *[other] 6位
    }
ahead = { $name }との比較
ahead-note = 1位の割合の差をゲームごとに見たものと、その 95% 信頼区間。
ahead-note-duplicate = 1位の割合の差を配札ごとに見たものと、その 95% 信頼区間。どちらも同じダイスとカードで遊んでいます。
ahead-line = 互角
seats = 席
seats-note = 誰が座ったかにかかわらず、席ごとの1位の割合。
seat = 席{ $seat }
ratings = レーティング
ratings-note = 各ゲームの着順から求めた OpenSkill。全員 25 から始まり、棒の長さは左右それぞれ標準偏差2つ分です。
thinking = 考える時間
thinking-note = 1つの判断にかけた CPU 時間の平均。
figures = すべての数値
figures-note = 95% 信頼区間つき。得点と割合の差は、{ $name }を基準にしています。

column-player = プレイヤー
column-seats = 席
column-first = 1位の割合
column-score = 得点
column-ahead = 1位の差
column-score-ahead = 得点の差
column-rating = レーティング
column-thinking = 1判断
and = {"、"}
span = { $low }～{ $high }

made = 席順はプレイヤーの並び{ $round }通りを一巡しました{ $duplicate ->
        [yes] 。各配札では全員が同じダイスとカードで遊んでいます
       *[no] {""}
    }。同じシードなら同じゲームになります。
