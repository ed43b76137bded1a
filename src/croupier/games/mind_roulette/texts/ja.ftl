title = マインドルーレット
tagline = 玉も盤も運もなし。何を出すかはディーラーが決め、その心をあなたが読む。
length = 約20分
score = { $amount }

ask-ShowCard = あなたがディーラーです。最初にどのカードを見せますか？
ask-LayCard = どのカードを伏せますか？
ask-PlaceTiles = タイルをどこに置きますか？

Show = { $card }を見せて始める
    .key = { $card }
Lay = { $card }を伏せる
    .key = { $card }
Place =
    { $space ->
        [low] ローにタイルを置く：1、2（配当20）
        [middle] ミドルにタイルを置く：3、4、5（配当20）
        [high] ハイにタイルを置く：6、7（配当20）
        [black] 黒にタイルを置く：1、3、5、7（配当10）
        [red] 赤にタイルを置く：2、4、6（配当10）
       *[other] { $space }にタイルを置く（配当50）
    }
    .key = { $space }
Done = 残りのタイルを手元に残す
    .key = done

PutAside =
    { $amount ->
        [0] { $seat }は供託金を出せません。
       *[other] { $seat }が供託金{ $amount }を取り分けました。
    }
    .you = { $amount ->
            [0] あなたは供託金を出せません。
           *[other] あなたが供託金{ $amount }を取り分けました。
        }
Opened = { $seat }が{ $card }を見せて始めました。
    .you = あなたが{ $card }を見せて始めました。
Laid = { $seat }がカードを1枚伏せました。どうぞお賭けください。
    .you = あなたがカードを1枚伏せました。ほかの人が賭けます。
Hid = （あなただけに見えます）伏せたのは{ $card }です。
Placed =
    { $space ->
        [low] { $seat }がローにタイルを置きました。
        [middle] { $seat }がミドルにタイルを置きました。
        [high] { $seat }がハイにタイルを置きました。
        [black] { $seat }が黒にタイルを置きました。
        [red] { $seat }が赤にタイルを置きました。
       *[other] { $seat }が{ $space }にタイルを置きました。
    }
    .you = { $space ->
            [low] あなたがローにタイルを置きました。
            [middle] あなたがミドルにタイルを置きました。
            [high] あなたがハイにタイルを置きました。
            [black] あなたが黒にタイルを置きました。
            [red] あなたが赤にタイルを置きました。
           *[other] あなたが{ $space }にタイルを置きました。
        }
HeldBack = { $seat }はタイル{ $tiles }枚を手元に残しました。
    .you = あなたはタイル{ $tiles }枚を手元に残しました。
Showed = { $seat }がカードを開きました：{ $card }。
    .you = あなたがカードを開きました：{ $card }。
Paid =
    { $space ->
        [low] { $seat }がローのタイル{ $tiles }枚で{ $amount }を得ました。
        [middle] { $seat }がミドルのタイル{ $tiles }枚で{ $amount }を得ました。
        [high] { $seat }がハイのタイル{ $tiles }枚で{ $amount }を得ました。
        [black] { $seat }が黒のタイル{ $tiles }枚で{ $amount }を得ました。
        [red] { $seat }が赤のタイル{ $tiles }枚で{ $amount }を得ました。
       *[other] { $seat }が{ $space }のタイル{ $tiles }枚で{ $amount }を得ました。
    }
    .you = { $space ->
            [low] あなたがローのタイル{ $tiles }枚で{ $amount }を得ました。
            [middle] あなたがミドルのタイル{ $tiles }枚で{ $amount }を得ました。
            [high] あなたがハイのタイル{ $tiles }枚で{ $amount }を得ました。
            [black] あなたが黒のタイル{ $tiles }枚で{ $amount }を得ました。
            [red] あなたが赤のタイル{ $tiles }枚で{ $amount }を得ました。
           *[other] あなたが{ $space }のタイル{ $tiles }枚で{ $amount }を得ました。
        }
Lost = { $seat }がタイル{ $tiles }枚を失いました。
    .you = あなたがタイル{ $tiles }枚を失いました。
BankPaid = 供託金では足りません。残りの{ $amount }は銀行が払います。
Ended =
    { $why ->
        [bonus] 同じ数字3枚とゼロがそろいました。銀行が{ $seat }に{ $bonus }を払います。{ $kept ->
            [0] 供託金は残っていません。
           *[other] 供託金の残り{ $kept }も戻ります。
        }
        [tiles] 誰の手元にもタイルがありません。{ $kept ->
            [0] { $seat }の手元には何も残りません。
           *[other] { $seat }に供託金の残り{ $kept }が戻ります。
        }
       *[deposit] 供託金が尽きました。{ $seat }の手元には何も残りません。
    }
    .you = { $why ->
            [bonus] 同じ数字3枚とゼロがそろいました。銀行があなたに{ $bonus }を払います。{ $kept ->
                [0] 供託金は残っていません。
               *[other] 供託金の残り{ $kept }も戻ります。
            }
            [tiles] 誰の手元にもタイルがありません。{ $kept ->
                [0] あなたの手元には何も残りません。
               *[other] あなたに供託金の残り{ $kept }が戻ります。
            }
           *[deposit] 供託金が尽きました。あなたの手元には何も残りません。
        }

screen-before = 最初のディーラーを抽選しています。
screen-over = 全ラウンドが終わりました。
screen-round = ラウンド{ $round } / { $rounds }
screen-deals = ディーラー
screen-deposit-left = 供託金{ $amount } / { $first }
screen-shown = 出たカード
screen-nothing-shown = まだなし
screen-face-down = 伏せたカード
screen-only-you = （あなただけに見えます）
screen-bonus = ボーナス
screen-alike = 同じ数字3枚、いま{ $count }枚
screen-zero = 0か00
screen-low = ロー 1–2
screen-middle = ミドル 3–5
screen-high = ハイ 6–7
screen-black = 黒 ● 1 3 5 7
screen-red = 赤 ◆ 2 4 6
screen-pays = → { $amount }
screen-chips = チップ
screen-deposit = 供託金
screen-tiles = タイル
screen-tiles-none = –
screen-debt = ▤ 借金カード
screen-out = 退場

board-dealer = ディーラー
board-aside = 供託{ $amount }
board-deposit =
    { $you ->
        [true] あなたの供託金
       *[other] { $name }の供託金
    }
board-of = / { $amount }
board-no-card = 伏せたカードはありません
board-goal =
    { $you ->
        [true] あなたの狙い
       *[other] { $name }の狙い
    }
board-alike = { $card }：{ $count } / { $alike }枚
board-any-alike =
    { $count ->
        [0] 同じ数字3枚
       *[other] 同じ数字3枚：{ $count }
    }
board-cloth = プレイシートのマス
board-space =
    { $space ->
        [low] ロー
        [middle] ミドル
        [high] ハイ
        [black] 黒
        [red] 赤
       *[other] { $space }
    }
board-space-pays = { $space } { $pays }、タイル1枚の配当{ $pays }
board-tiles-of = { $name }：タイル{ $count }枚
board-in-hand =
    { $count ->
        [0] 手元にタイルなし
       *[other] 手元にタイル{ $count }枚
    }
board-tiles =
    { $cloth ->
        [0] 手元にタイル{ $hand }枚
       *[other] 場に{ $cloth }枚、手元に{ $hand }枚
    }
board-where = どこに置きますか？
board-think =
    { $space ->
        [low] ローだと思いますか？
        [middle] ミドルだと思いますか？
        [high] ハイだと思いますか？
        [black] 黒だと思いますか？
        [red] 赤だと思いますか？
       *[other] { $space }だと思いますか？
    }
board-one-at-least =
    { $count ->
        [1] 最後のタイルです
       *[other] { $count }枚のうち少なくとも1枚
    }
board-more = 残り{ $count }枚。まだ置きますか？
board-aim = 同じ数字3枚とゼロで +{ $bonus }
board-hand = あなたのカード
board-ask =
    { $phase ->
        [ShowCard] どのカードで始めますか？
       *[LayCard] どれを伏せますか？
    }
board-bonus = ボーナス：+{ $bonus }
board-secret = 知っているのはあなただけ。皆が賭けています。
board-put = { $space }に置く
board-pays =
    { $left ->
        [1] 配当{ $pays }、最後のタイル
       *[other] 配当{ $pays }
    }
board-done = 賭けを終える
board-one-first = まず1枚置く
board-choose-space = マスを選ぶ
board-choose-card = カードを選ぶ
board-cards = 各カードの配当
board-left-of = 供託金の残り / { $amount }
board-dealer-sum =
    { $you ->
        [true] あなた（ディーラー）：残り{ $kept }
       *[other] { $name }（ディーラー）：残り{ $kept }
    } { $bonus ->
        [0] − 供託金{ $deposit } = { $net }
       *[other] + ボーナス{ $bonus } − 供託金{ $deposit } = { $net }
    }
board-verdict =
    { $how ->
        [won] このラウンドの獲得は{ $amount }です
        [nothing] このラウンドの獲得はありません
        [up] ディーラーとして{ $amount }の得です
        [down] ディーラーとして{ $amount }の損です
       *[even] ディーラーとして損も得もありません
    }

guide-mind = ここに回転盤はありません。ディーラーが好きなカードを選んで伏せます。その心を読んでください。
guide-cloth = 読みに合うマスにタイルを置きます。マスの数字は1枚あたりの配当です。ロー、ミドル、ハイは、それぞれの数字の下にあります。
guide-deposit = 的中したタイルは戻り、配当はディーラーの供託金から出ます。供託金が尽きればラウンドは終わりです。
guide-goal = ディーラーにも夢があります。ゼロ1枚と同じ数字3枚を出せば、ボーナスです。
guide-tiles = あなたのタイルです。カード1枚ごとに、少なくとも1枚は置きます。外れたタイルは次のラウンドまで戻りません。
guide-deal = ディーラーは全員が一度ずつ務めます。あなたの番にはあなたがカードを選び、皆があなたの心を読みます。
