title = コイン当て（New Game）
tagline = 表か裏か。それは誰にもわからない。当たりの値打ちは、あなただけが知っている。
length = 約5分
score = チップ{ $amount }枚

ask-MakeCall = コインは表と裏のどちらですか？　何枚賭けますか？

Call =
    { $side ->
        [heads] 表に{ $stake }枚賭ける
       *[tails] 裏に{ $stake }枚賭ける
    }
    .key =
        { $side ->
            [heads] heads { $stake }
           *[tails] tails { $stake }
        }

Began = ラウンド{ $round }。{ $seat }がコインを投げます。
    .you = ラウンド{ $round }。あなたがコインを投げます。
Got = （あなただけに見えます）あなたのカードは{ $card }です。
Called =
    { $side ->
        [heads] { $seat }は表に{ $stake }枚賭けました。
       *[tails] { $seat }は裏に{ $stake }枚賭けました。
    }
    .you = { $side ->
            [heads] あなたは表に{ $stake }枚賭けました。
           *[tails] あなたは裏に{ $stake }枚賭けました。
        }
Tossed =
    { $side ->
        [heads] { $seat }がコインを投げました：表。
       *[tails] { $seat }がコインを投げました：裏。
    }
    .you = { $side ->
            [heads] あなたがコインを投げました：表。
           *[tails] あなたがコインを投げました：裏。
        }
Showed = { $seat }が{ $card }のカードを見せました。
    .you = あなたが{ $card }のカードを見せました。
Won =
    { $alone ->
        [true] 当てたのは{ $seat }だけ。{ $amount }枚得ました。
       *[false] { $seat }は当たり。{ $amount }枚得ました。
    }
    .you = { $alone ->
            [true] 当てたのはあなただけ。{ $amount }枚得ました。
           *[false] あなたは当たり。{ $amount }枚得ました。
        }
Lost = { $seat }は外れ。{ $amount }枚失いました。
    .you = あなたは外れ。{ $amount }枚失いました。
Consoled = 誰も当たりませんでした。投げた{ $seat }が{ $amount }枚得ました。
    .you = 誰も当たりませんでした。投げたあなたが{ $amount }枚得ました。

screen-round = ラウンド{ $round } / { $rounds }
screen-heads = 表
screen-tails = 裏
screen-in-the-air = コインはまだ投げられていません
screen-tosses = 投げ手
screen-call = { $side }、{ $stake }枚
screen-own-card = （あなたのカード：+{ $card }）

board-choose = 面と枚数を選ぶ
board-yours = あなたのチップ
board-stake = { $stake }枚
board-outlook = 当たり：{ $right }、一人だけなら：{ $alone }、外れ：{ $wrong }

guide-coin = コインは表か裏。当てた人は賭けた枚数を得て、さらにボーナスももらえます。
guide-call = 表か裏の下の数字をタップします。それがあなたの予想と、賭けるチップの枚数です。
guide-card = カードを見られるのはあなただけ。当たればその数がボーナスで、一人だけ当たれば2倍です。
guide-send = 何が起きるかは大きなボタンに書いてあります。予想は全員同時に公開されます。
