title = カジノセブンスヘブン
tagline = 賭けの種目をめぐるコース。チップも借金も、次の種目へついてきます。
length = 約90分
score = 借金清算後のチップ { $amount }

option-course = full、light、bluff、または red_end,three_seven のような種目の一覧

ask-Pause = 次へ進みますか？

GoOn = 次へ進む
    .key = go

Began = 種目{ $number } / { $of }：{ $gamble }。
Finished = { $gamble }が終わりました。
BrokeOff =
    { $left ->
        [1] 残ったのは一人。コースはここまでです。
       *[other] 残ったのは{ $left }人だけ。コースはここまでです。
    }

screen-course = カジノセブンスヘブン、種目{ $number } / { $of }
screen-gamble = 種目
screen-start = 開始時
screen-now = 現在
screen-out = 退場
screen-debt = 借金カード

board-on = 種目{ $number }/{ $of }
board-on-at = { $number }/{ $of } · { $progress }
board-played = { $of }種目中{ $count }種目が終了
board-score = コースの成績
board-chart = 種目ごとのチップ（借金を差し引いたもの）
board-leads =
    { $you ->
        [true] あなたが{ $by }リード
       *[other] { $name }が{ $by }リード
    }
board-level = { $names }が{ $chips }で並んでいます
board-won =
    { $you ->
        [true] コースの勝者はあなたです
       *[other] { $count ->
            [1] コースの勝者は{ $names }
           *[other] { $names }が勝ちを分け合いました
        }
    }
board-owes =
    { $you ->
        [true] あなたに借金：返済は250
       *[other] { $count ->
            [1] { $names }に借金：返済は250
           *[other] { $names }に借金：返済は各250
        }
    }
board-are-out =
    { $you ->
        [true] あなたは退場
       *[other] { $count ->
            [1] { $names }は退場
           *[other] { $names }は退場しました
        }
    }
board-on-now = 進行中
board-next-one = 次
board-now = 現在
board-loans = 今なら借りることも返すこともできます
board-next = 次：{ $gamble }
board-ready = { $of }人中{ $ready }人が準備完了
board-chips =
    { $debt ->
        [true] チップ・借金
       *[other] チップ
    }

guide-course = コースは種目の連なりです。チップも借金も、次の種目へ持ち越します。
guide-score = 紋章をタップすれば、いつでも種目ごとの成績を見られます。
guide-debt = チップが足りないときは、決める前に200を借りられます。返済は250。借金カードは一度に1枚までです。
guide-pause = 種目と種目の間にも、借りたり返したりできます。全員の準備ができたら次が始まります。

refused-no-gamble = { $name } という種目はありません。あるのは：{ $gambles }。コースは：{ $courses }。
refused-short-course = 自由なコースには種目が二つ以上要ります：course=red_end,three_seven
