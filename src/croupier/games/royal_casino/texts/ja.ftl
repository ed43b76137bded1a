title = ロイヤルカジノ
tagline = 列は皆で埋める。点を得るのも失うのも、最後の1個を置いた人だけ。
length = 約30分
score = { $amount }点

option-first_game = いちばんシンプルな面1から始める
option-faces = 店の面の代わりに使う、自作の面のファイル

ask-Choose = 列に置きますか、振り直しますか、それとも終えますか？

Place = { $number }の目を列{ $row }に置く
    .key = { $number } { $row }
RollAgain = 残りのダイスを振り直す
    .key = roll
Stop = 残りのダイスを手元に残して終える
    .key = stop

Started = ラウンド{ $round }：{ $seat }から始めます。
    .you = ラウンド{ $round }：あなたから始めます。
Laid = 面{ $face }を卓に出しました。
Rolled = { $seat }の出目は{ $roll }。
    .you = あなたの出目は{ $roll }。
Missed = 置ける目がありません。{ $seat }の手番は終わりです。
    .you = 置ける目がありません。あなたの手番は終わりです。
Placed = { $seat }が{ $number }の目を列{ $row }に置きました。
    .you = あなたが{ $number }の目を列{ $row }に置きました。
Stopped = { $seat }が手番を終えました。
    .you = あなたが手番を終えました。
Won = { $seat }が黄の列{ $row }を完成：プラス{ $points }点。
    .you = あなたが黄の列{ $row }を完成：プラス{ $points }点。
Lost =
    { $paid ->
        [0] { $seat }が黒の列{ $row }を完成。失う点はありません。
       *[other] { $seat }が黒の列{ $row }を完成：マイナス{ $paid }点。
    }
    .you = { $paid ->
            [0] あなたが黒の列{ $row }を完成。失う点はありません。
           *[other] あなたが黒の列{ $row }を完成：マイナス{ $paid }点。
        }
Filled = 面{ $face }が埋まりました。

screen-round = ラウンド{ $round }、面{ $face }。{ $target }点でゲーム終了。
screen-before = ラウンド{ $round }。ボードはまだ出ていません。
screen-yellow = 黄
screen-black = 黒
screen-plus = +{ $points }
screen-minus = −{ $points }
screen-closed = 完成
screen-needs = 次は{ $number }
screen-any = どの目でも
screen-other = { $number }以外
screen-legend = [ ] 埋まったマス   ‹ › 次のマス   ★ 好きな目、以後同じ目   ✦ 別の目、以後同じ目
screen-points = { $amount }点
screen-dice =
    { $count ->
        [0] ダイスなし
       *[other] 残り{ $count }個
    }
screen-roll = { $name }の出目
screen-left = { $name }の残り

board-round = ボード{ $round } · { $target }点まで
board-before = まもなく次のボードです
board-points = { $points }点
board-must = どのダイスをどこに置きますか？
board-where = { $number }をどこに置きますか？
board-which = 列{ $row }にどのダイスを置きますか？
board-free = 置きますか、振りますか、終えますか？
board-roll = あなたの出目
board-die = { $number }の目を取る
board-unfit = { $number }の目、置き場なし
board-here = 列{ $row }に置けるのは{ $numbers }
board-star = 好きな目、以後同じ目
board-second = 別の目、以後同じ目
board-row =
    列{ $row }、{ $colour }、{ $value }。{ $placed ->
        [none] 空です。
       *[other] 埋まった目：{ $placed }。
    }{ $open ->
        [none] 完成。
       *[other] これから：{ $open }。
    }
board-whose = { $name }の{ $number }
board-verdict =
    { $sign ->
        [0] このボードでは増減なしです
        [1] このボードで{ $points }点を得ました
       *[other] このボードで{ $points }点を失いました
    }
board-face-title = ボード{ $round }：列を完成させた人
board-row-short = 列{ $row }
board-instead = 本来は−{ $points }
board-placed = 置いたダイス{ $count }個
board-choose = ダイスを選ぶ
board-place = { $number }を置く
board-on-row = 列{ $row }へ
board-close = 列{ $row }を完成
board-gain =
    { $points ->
        [0] 失う点はなし
       *[other] { $value }点
    }
board-gain-last =
    { $points ->
        [0] 最後のマス、0点
       *[other] 最後のマス、{ $value }点
    }
board-stop = 終える
board-again = 振り直す
board-with = 残り{ $count }個で
board-one-first = まず1個置く

guide-rows = このボードは皆で埋めます。マスには置ける目が書いてあります。星のマスは好きな目で始め、以後は同じ目を並べます。
guide-last = 数えるのは列の最後のダイスだけ。黄の列なら端の点をもらい、黒の列なら失います。
guide-roll = あなたの出目です。ダイスをタップすると、置けるマスが光ります。置けるダイスがあれば、少なくとも1個は置かなければなりません。
guide-cells = マスをタップすると、そこに置いた様子が見えます。二重の輪は、列が完成するしるしです。
guide-on = 1個置くたびに、さらに置くか、残りを振り直すか、終えるかを選べます。置ける目がなければ手番は終わり。失うものはありません。
guide-end = ボードが埋まったら次のボードへ。埋まったときに誰かが目標の点に届いていれば、ゲームは終わります。

# What is wrong with a file of faces
refused-face-number = 「{ $line }」ではなく「face { $number }」のはずです。面は1から数えます。
refused-face-first = 列「{ $line }」の前に「face 1」という行が要ります。
refused-row = 面{ $face }、列{ $row }：「{ $line }」は、「{ $example }」のような色、点、マスになっていません。
refused-faces = ボードには面が2つあります。面の数は2以上の偶数にしてください。いまは{ $count }です。
refused-face-rows = 面{ $face }：列は{ $rows }つ必要ですが、{ $count }になっています。
refused-face-cells = 面{ $face }：マスは合わせて18から26にしてください。いまは{ $count }です。
refused-face-black = 面{ $face }：黒の列が少なくとも1つ要ります。
refused-face-star = 面{ $face }：星の列か二つ星の列が少なくとも1つ要ります。
refused-face-times = 面{ $face }：同じ数字のマスは8つまでですが、{ $number }のマスが{ $times }あります。
refused-face-worth = 面{ $face }：黄の列（{ $yellow }点）は、黒の列（{ $black }点）より50点以上多くなければなりません。
refused-row-cells = 面{ $face }、列{ $row }：列は1から6マスにしてください。いまは{ $count }マスです。
refused-row-stars = 面{ $face }、列{ $row }：二つ星の列はちょうど5マスで、{ $stars } と書きます。
refused-row-both = 面{ $face }、列{ $row }：列は数字か星のどちらかで、両方は使えません。
refused-row-number = 面{ $face }、列{ $row }：マスの数字は1から6までです。{ $number }は使えません。
refused-row-points = 面{ $face }、列{ $row }：点は10の正の倍数にしてください。{ $points }は使えません。
