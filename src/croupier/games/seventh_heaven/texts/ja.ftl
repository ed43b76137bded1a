title = カジノセブンスヘブン
tagline = ギャンブルを渡り歩くコース。チップも借金も、次のギャンブルへ持ち越します。
length = 約90分
score = 借金清算後のチップ { $amount }

option-course = full（フルコース）、light（お手軽コース）、bluff（駆け引きコース）、または red_end,three_seven のようなギャンブルの一覧

ask-Pause = 次へ進みますか？

GoOn = 次へ進む
    .key = go

Began = ギャンブル{ $number } / { $of }：{ $gamble }。
Finished = { $gamble }が終わりました。
BrokeOff =
    { $left ->
        [1] 残ったのは一人だけ。コースはここまでです。
       *[other] 残ったのは{ $left }人だけ。コースはここまでです。
    }

screen-course = カジノセブンスヘブン、ギャンブル{ $number } / { $of }
screen-gamble = ギャンブル
screen-start = 開始時
screen-now = 現在
screen-out = 退場
screen-debt = 借金カード

board-on = ギャンブル{ $number }/{ $of }
board-on-at = { $number }/{ $of } · { $progress }
board-played = 終了したギャンブル：{ $count } / { $of }
board-score = コースの成績
board-chart = ギャンブルごとのチップ（借金を差し引いたもの）
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
        [true] あなたは借金中：返済は250
       *[other] { $count ->
            [1] { $names }は銀行に借金中：返済は250
           *[other] { $names }は銀行に借金中：返済は各250
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

guide-course = コースでは、いくつかのギャンブルを続けて遊びます。チップも借金も、次のギャンブルへ持ち越します。
guide-score = 紋章をタップすれば、いつでもギャンブルごとの成績を見られます。
guide-debt = チップが足りないときは、決める前に200を借りられます。返済は250。借金カードは一度に1枚までです。
guide-pause = ギャンブルとギャンブルの間にも、借りたり返したりできます。全員の準備ができたら次が始まります。

refused-no-gamble = { $name } というギャンブルはありません。あるのは：{ $gambles }。コースなら：{ $courses }。
refused-short-course = 自由なコースにはギャンブルが2つ以上要ります：course=red_end,three_seven
