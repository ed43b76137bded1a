# The words of a review.

percent = { $number }%
change = { $number }% ± { $margin }

cost = { $chosen }。達人なら：{ $expert }（勝率{ $rival }）。この選択の勝率は{ $chance }で、{ $change }の損。
better = { $chosen }。達人なら：{ $expert }（勝率{ $rival }）。この選択の勝率は{ $chance }で、{ $change }の得。
agreed = { $chosen }。達人と同じで、勝率は{ $chance }です。{ $options ->
        [2] もう一方は{ $rival }で、
       *[other] ほかは平均{ $rival }で、
    }{ $change }の得。

## The page

page-over = { $title }の振り返り
page-wins = { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が勝ちを分け合いました
    }
page-lead = 1つ1つの選択で全員の勝率がどう動いたか、ダイスとカードがどう影響したか、そして勝負を分けたのはどの判断か。
page-players = プレイヤー
page-choices = 選択
page-playouts = { $means ->
        [network] 選択ごとの続き
       *[playouts] 選択ごとの試行
    }
page-expert = 達人
page-chances = 勝率
page-chances-note = 各選択のあと、そこから全員を{ $means ->
        [network] 「達人」
       *[playouts] 「常連」
    }のコンピュータに任せたら、それぞれがどれだけ勝つか。帯は 95% 信頼区間、最後の点は実際の結果です。
page-chances-says = 各選択のあとの勝率。最後は：{ $ends }。
page-parts = 運と腕
page-parts-note = それぞれの勝率のうち、ダイスとカードによる分、自分の選択による分、ほかの人の選択による分。細い線は 95% 信頼区間。開始に運、腕、他者を足すと結果になります。
page-from-to = 開始時 { $start }、結果 { $end }。
page-luck = 運
page-skill = 腕
page-others = 他者
page-best = 最善の判断
page-worst = 最も高くついた判断
page-none = 誤差を超える得や損になった判断はありません。
page-like-expert = { $decisions }回の判断のうち{ $agreed }回が達人と一致しました。
page-choice = 選択{ $choice }
page-judged = 判断は、結果ではなく、そのとき本人に見えていたもので評価しています。
page-measure = 運と腕は、このゲームについて、{ $means ->
        [network] 「達人」
       *[playouts] 「常連」
    }の選び方を基準に測っています。誰にも見えなかったもののせいで、良い判断が悪く見えることもあります。
page-seed = { $means ->
        [network] 達人が選択ごとに{ $playouts }通りの続きを評価、
       *[playouts] 選択ごとに{ $playouts }回の試行、
    }シード { $seed }。
