title = レッドエンド
tagline = どの山札も、上は黒、下は赤。どこまで引きますか？
length = 約15分
score = { $amount }

ask-DrawOrPass = 誰の山札から引きますか？　それともパスしますか？

Draw = { $pile }の山札の一番上を引く
    .key = draw { $pile }
Pass = パスして、手元の黒を守る
    .key = pass

PiledUp =
    { $black ->
        [0] （あなただけに見えます）あなたの山札は一番上から赤です：{ $pile }。
        [7] （あなただけに見えます）あなたの山札はすべて黒です：{ $pile }。
       *[other] （あなただけに見えます）あなたの山札：{ $pile }。上の{ $black }枚が黒、残りは赤です。
    }
DrewBlack = { $seat }が{ $pile }の山札から{ $card }を引きました。黒、これで{ $count }枚。
    .you = あなたが{ $pile }の山札から{ $card }を引きました。黒、これで{ $count }枚。
    .you-pile = { $seat }があなたの山札から{ $card }を引きました。黒、これで{ $count }枚。
DrewRed = { $seat }が{ $pile }の山札から{ $card }を引きました。赤です。{ $seat }は脱落。
    .you = あなたが{ $pile }の山札から{ $card }を引きました。赤です。あなたは脱落。
    .you-pile = { $seat }があなたの山札から{ $card }を引きました。赤です。{ $seat }は脱落。
Passed =
    { $count ->
        [0] { $seat }が0枚でパス。
       *[other] { $seat }がパス。合計{ $sum }、{ $count }枚。
    }
    .you = { $count ->
            [0] あなたが0枚でパス。
           *[other] あなたがパス。合計{ $sum }、{ $count }枚。
        }
CameFirst =
    { $count ->
        [0] このラウンドの勝者は{ $seats }。黒を1枚も引かずに勝ちました。
       *[other] このラウンドの勝者は{ $seats }。合計{ $sum }、{ $count }枚。
    }
PotStayed = 勝者がいません。ポットの{ $amount }は次のラウンドへ。
HouseTook = { $amount }は銀行へ。

screen-before = 最初のディーラーを抽選します
screen-round = ラウンド{ $round } / { $rounds }
screen-pot = ポット{ $amount }
screen-chips = チップ{ $amount }
screen-debt = ▤ 借金
screen-dealer = ディーラー
screen-in = 続行中
screen-passed = パス
screen-knocked-out = 脱落
screen-out = 退場
screen-sum = = { $sum }
screen-legend = [ ] 山札にあるカード、括弧なしは引かれたカード · ● 黒 ◆ 赤

board-ask = 引きますか、やめますか？
board-race =
    { $how ->
        [lead] あなたが{ $mine }で先頭
        [level] { $mine }で並んでいます
       *[behind] 目標は{ $best }超え。あなたは{ $mine }
    }
board-nobody = まだ誰も黒を引いていません
board-pays = { $count }枚目の黒：ほかの人が{ $amount }ずつ払います
board-fine = 赤を引けば脱落、{ $amount }の支払い
board-pot = ポット
board-chips = チップ
board-dealer = ディーラー
board-passed = パス
board-burnt = 脱落
board-here = ここから引く
board-red-here = ここから赤
board-pile =
    { $off ->
        [none] { $name }の山札：{ $count }枚、まだ引かれていない
       *[other] { $name }の山札：残り{ $count }枚、出たのは{ $off }
    }
board-state =
    { $state ->
        [in] 合計{ $sum } · 続行中
        [passed] 合計{ $sum } · パス
        [out] 退場
       *[knocked] 脱落
    }
board-mine = あなたの黒、合計{ $sum }
board-my-state =
    { $state ->
        [out] 払えないので、退場です
        [passed] { $sum }でパスしました
       *[knocked] 脱落：このラウンドは見ているだけです
    }
board-nth = { $count }枚目
board-own = あなたの山札：あなただけに見える
board-own-cards =
    { $gone ->
        [0] あなたの山札、上から：{ $cards }
       *[other] あなたの山札、上から：{ $cards }。最初の{ $gone }枚は引かれました
    }
board-pass = パス
board-keep = { $sum }を守る
board-draw = { $name }の山札から引く
board-left =
    { $red ->
        [true] 残りはすべて赤
       *[other] 残り{ $count }枚
    }
board-first = 山札を選ぶ
board-took =
    { $how ->
        [you] あなたがポット{ $amount }を獲得
        [shared] { $names }がポットを分けて{ $amount }ずつ
       *[one] { $names }がポット{ $amount }を獲得
    }
board-why =
    { $how ->
        [alone] ほかに残った人はいません
        [more] 合計{ $sum }、{ $count }枚。{ $name }も{ $sum }ですが{ $fewer }枚
        [level] 合計も枚数も同じ：{ $sum }、{ $count }枚
       *[sum] 最も高い合計：{ $sum }、{ $count }枚
    }
board-came =
    { $how ->
        [passed] { $count ->
            [0] カードなしでパス
           *[other] { $sum }でパス、{ $count }枚
        }
        [burnt] { $name }の{ $card }で脱落
        [yours] あなたの{ $card }で脱落
        [out] 払えずに退場
       *[in] 最後まで残りました
    }
board-borrowed = 200を借金
board-verdict =
    { $how ->
        [won] このラウンドで{ $amount }の得です
        [lost] このラウンドで{ $amount }の損です
       *[even] このラウンドは損も得もありません
    }

guide-piles = 誰の前にも7枚の山札があります。上は黒で小さい順、下は赤。引くのはほかの人の山札からです。
guide-own = これはあなた自身の山札。どこから赤かを知っているのはあなただけ。ほかの人がここから引きます。
guide-draw = 山札をタップすると一番上を引きます。すでに出たカードは山札の上に見え、丸の数字は残りの枚数です。
guide-fourth = 黒は自分のもの。4枚目からは、引くたびに、残っているほかの全員が支払います。
guide-pass = 赤を引けば脱落です。その前にパスすればカードは手元に残り、合計の最も高い人がポットを取ります。
