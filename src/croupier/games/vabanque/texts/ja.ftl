title = ヴァバンク
tagline = 誰もがお金のあるところを目指す。だが誰かがもう、そこにトラップを仕掛けている。
length = 約30分
score =
    { $amount ->
        [0] 0
       *[other] { $amount },000
    }

ask-PutChips = チップをどこに置きますか？
ask-LayCards = どのカードをどこに伏せますか？
ask-MovePawns = ポーンを何タイル進めますか？

Place = タイル{ $tile }にチップを置く
    .key = { $tile }
Lay =
    { $card ->
        [double] ×2をタイル{ $tile }に伏せる
        [trap] トラップをタイル{ $tile }に伏せる
       *[dummy] ダミーをタイル{ $tile }に伏せる
    }
    .key =
        { $card ->
            [double] x2 { $tile }
            [trap] trap { $tile }
           *[dummy] dummy { $tile }
        }
Walk =
    { $steps ->
        [0] その場にとどまる
       *[other] { $steps }タイル進む
    }
    .key = { $steps }

LinedUp = ラウンド{ $round }。手番順は{ $order }です。
Placed = { $seat }が{ $chip }のチップをタイル{ $tile }に置きました。
    .you = あなたが{ $chip }のチップをタイル{ $tile }に置きました。
Laid = { $seat }がタイル{ $tile }にカードを1枚伏せました。
    .you = あなたがタイル{ $tile }にカードを1枚伏せました。
Hid =
    { $card ->
        [double] （あなただけに見えます）伏せたのは×2です。
        [trap] （あなただけに見えます）伏せたのはトラップです。
       *[dummy] （あなただけに見えます）伏せたのはダミーです。
    }
Walked =
    { $steps ->
        [0] { $seat }はタイル{ $tile }にとどまりました。
       *[other] { $seat }が{ $steps }タイル進み、タイル{ $tile }に着きました。
    }
    .you = { $steps ->
            [0] あなたはタイル{ $tile }にとどまりました。
           *[other] あなたが{ $steps }タイル進み、タイル{ $tile }に着きました。
        }
Opened = タイル{ $tile }を公開します。ここにいるのは{ $pawns }です。
TurnedUp =
    { $card ->
        [double] { $seat }のカードは×2。
        [trap] { $seat }のカードはトラップ。
       *[dummy] { $seat }のカードはダミー。
    }
    .you = { $card ->
            [double] あなたのカードは×2。
            [trap] あなたのカードはトラップ。
           *[dummy] あなたのカードはダミー。
        }
Yielded =
    { $chips ->
        [0] タイル{ $tile }にはチップがなく、収益はありません。
       *[other]
            { $doubles ->
                [0] タイル{ $tile }の収益は{ $amount },000。
               *[other] タイル{ $tile }の収益は{ $amount },000：チップ{ $chips },000に×2が{ $doubles }枚。
            }
    }
Earned = { $seat }がタイル{ $tile }で{ $amount },000を得ました。
    .you = あなたがタイル{ $tile }で{ $amount },000を得ました。
Stopped = { $seat }はタイル{ $tile }で取り分なし。{ $trappers }のトラップです。
    .you = あなたはタイル{ $tile }で取り分なし。{ $trappers }のトラップです。
Caught = タイル{ $tile }で{ $seat }のトラップが{ $pawns }を捕らえ、{ $amount },000を得ました。
    .you = タイル{ $tile }であなたのトラップが{ $pawns }を捕らえ、{ $amount },000を得ました。

screen-round = ラウンド{ $round } / { $rounds }
screen-PutChips = チップ：{ $chip }があと{ $left }個
screen-LayCards = カード
screen-MovePawns = ポーン
screen-LineUp = 手番順
screen-Over = 最後のショーダウン
screen-tile = タイル{ $tile }
screen-chips = { $amount }k
screen-no-chips = チップなし
screen-steps =
    { $steps ->
        [0] そのまま
       *[other] +{ $steps }
    }
screen-double = ×2
screen-trap = トラップ
screen-dummy = ダミー
screen-money =
    { $amount ->
        [0] 0
       *[other] { $amount },000
    }
screen-hand = あなたの手札：
screen-face-down = ? 裏向き · (…) あなただけに見えるカード

board-first = 1番手
board-yours = 所持金
board-money =
    { $amount ->
        [0] 0
       *[other] { $amount }k
    }
board-ask-PutChips = チップをどこに置きますか？
board-ask-LayCards = どのカードをどこに伏せますか？
board-ask-MovePawns = 何タイル進みますか？
board-verdict =
    { $amount ->
        [0] このラウンドの獲得は0です
       *[other] このラウンドの獲得は{ $amount }kです
    }
board-opened-title = ラウンド{ $round }：タイルの収益
board-product = { $chips }k × { $times } = { $amount }k
board-plus =
    { $amount ->
        [0] 0
       *[other] +{ $amount }k
    }
board-trap-of = トラップ：{ $names }
board-order = 手番順
board-richest = 所持金
board-chips-left =
    { $left ->
        [1] 最後のチップ：{ $chip }
       *[other] { $chip }のチップがあと{ $left }個
    }
board-clockwise = 時計回りに4つ先まで
board-choose-tile = タイルを選ぶ
board-choose-card = カードを選ぶ
board-choose-both = カードとタイルを選ぶ
board-put = { $chip }をタイル{ $tile }に置く
board-tile =
    { $amount ->
        [0] タイル{ $tile }、チップなし
       *[other] タイル{ $tile }、チップ{ $amount },000
    }
board-card =
    { $card ->
        [double] { $name }の×2
        [trap] { $name }のトラップ
        [dummy] { $name }のダミー
       *[hidden] { $name }の裏向きのカード
    }
board-pawn = { $name }のポーン
board-opens = タイル{ $tile }を公開
board-sum = チップ{ $chips }k × { $times }
board-caught =
    { $me ->
        [true] トラップ！　あなたの獲得
       *[false] トラップ！　{ $name }の獲得
    }
board-each =
    { $count ->
        [1] 捕らえたポーンの分
       *[other] 捕らえたポーン{ $count }個、それぞれの分
    }
board-earned =
    { $me ->
        [true] あなたの収益
       *[false] { $name }の収益
    }
board-stopped =
    { $me ->
        [true] あなたは取り分なし
       *[false] { $name }は取り分なし
    }
board-trappers = { $names }のトラップ

guide-ring = 輪に並んだタイルは賭博台です。チップが載るほど値打ちが上がり、チップはゲームの終わりまで残ります。
guide-chips = タイルをタップすると、そこにチップを置きます。置いたチップは誰のものでもなく、大事なのはどのタイルにあるかだけです。
guide-cards = ×2、トラップ、ダミーが1枚ずつ。カードをタップし、伏せるタイルをタップします。
guide-secret = カードをどこに伏せたかは全員に見えます。何のカードかは、あなただけが知っています。
guide-walk = ポーンは時計回りに4つ先まで進むか、とどまります。光っているタイルに行けます。
guide-showdown = ポーンのあるタイルではカードを公開します。タイルの収益は丸ごとポーンの持ち主へ。ただしほかの人のトラップがあれば、トラップの持ち主のものです。
