# The words of the page that shows how a training goes.

title = 学習：{ $game }
over = Croupier · 学習
lead = ベテランを模したプレイヤーの中で、ネットワークが1位になる割合は、いま互角の場合の { $share } です。

fact-minutes = 学習時間（分）
fact-decisions = 学んだ判断（百万回）
fact-pace = 1秒あたりの判断

firsts-veteran = ベテランの中での1位
firsts-regular = 常連の中での1位
firsts-note = ほかの席をすべて模倣プレイヤーが占めるとき、ネットワークが1位になる割合。互角の場合を 100% とします。横軸は学習時間（分）です。
seats = { $seats }席
variety = 多様さ
variety-note = ネットワークがどれだけ手を散らすか。選択のエントロピーで表し、0 ならいつも同じ手を選びます。
error = 評価の誤差
error-note = ネットワークが見積もる1位の確率と、あとで学ぶ値との差。
pace = 速さ
pace-note = 1秒間に学んだ判断の数（千回）。
figures = 最新の数値
figures-note = ネットワークが勝ったゲームの割合を、席の数とほかの席の強さごとに示します。学習に使ったゲームでの値です。採用するネットワークは、別のゲームで評価します。
column-seats = 席
column-fair = 互角

made = このページは、途中経過を保存するたびに書き直されます。
