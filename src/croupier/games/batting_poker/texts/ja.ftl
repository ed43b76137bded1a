title = バッティングポーカー
tagline = 良い手役を作る。同じ手役の人が、ほかにいないことを祈りながら。
length = 約20分
score = { $amount }

ask-Act = 引きますか、買いますか？

Pass = パス
    .key = pass
Discard = { $cards }を捨てて引く
    .key = { $cards }
Swap = 10を払い、{ $card }を捨てて{ $owner }の{ $taken }を取る
    .key = { $card } for { $owner } { $taken }

Dealt = シャッフルして、全員に{ $cards }枚ずつ配ります。
Got = あなたに{ $card }が来ました。
Discarded = { $seat }が{ $cards }を捨てて引きました。
    .you = あなたが{ $cards }を捨てて引きました。
Swapped = { $seat }が{ $card }を捨て、{ $owner }の捨て札から{ $taken }を取りました。
    .you = あなたが{ $card }を捨て、{ $owner }の捨て札から{ $taken }を取りました。
    .you-owner = { $seat }が{ $card }を捨て、あなたの捨て札から{ $taken }を取りました。
Passed = { $seat }がパス。
    .you = あなたがパス。
TurnedUp =
    { $hand ->
        [nothing] { $seat }は{ $cards }：手役なし。
        [pair] { $seat }は{ $cards }：ワンペア。
        [odd] { $seat }は{ $cards }：奇数。
        [even] { $seat }は{ $cards }：偶数。
        [straight] { $seat }は{ $cards }：ストレート。
       *[three] { $seat }は{ $cards }：スリーカード。
    }
    .you = { $hand ->
            [nothing] あなたは{ $cards }：手役なし。
            [pair] あなたは{ $cards }：ワンペア。
            [odd] あなたは{ $cards }：奇数。
            [even] あなたは{ $cards }：偶数。
            [straight] あなたは{ $cards }：ストレート。
           *[three] あなたは{ $cards }：スリーカード。
        }
Missed = 手役なし：{ $seats }。20の支払いです。
StoodAlone =
    { $hand ->
        [pair] ワンペアは{ $seat }だけです。
        [odd] 奇数は{ $seat }だけです。
        [even] 偶数は{ $seat }だけです。
        [straight] ストレートは{ $seat }だけです。
       *[three] スリーカードは{ $seat }だけで、ポットを丸ごと獲得できます。
    }{ $pot ->
        [empty] しかし、低い手役から支払うため、ポットはもう空です。
        [short] 賞金は{ $prize }ですが、ポットには{ $gets }しかありません。
       *[enough] {""}
    }
    .you = { $hand ->
            [pair] ワンペアはあなただけです。
            [odd] 奇数はあなただけです。
            [even] 偶数はあなただけです。
            [straight] ストレートはあなただけです。
           *[three] スリーカードはあなただけで、ポットを丸ごと獲得できます。
        }{ $pot ->
            [empty] しかし、低い手役から支払うため、ポットはもう空です。
            [short] 賞金は{ $prize }ですが、ポットには{ $gets }しかありません。
           *[enough] {""}
        }
Batted =
    { $hand ->
        [pair] ワンペアでバッティング：{ $seats }。賞金なし。
        [odd] 奇数でバッティング：{ $seats }。賞金なし。
        [even] 偶数でバッティング：{ $seats }。賞金なし。
        [straight] ストレートでバッティング：{ $seats }。賞金なし。
       *[three] スリーカードでバッティング：{ $seats }。賞金なし。
    }{ $zeros ->
        [0] {""}
       *[other] 0と00は1枚につきさらに20です。
    }
WentToBank =
    { $amount ->
        [0] ポットは空です。
       *[other] ポットに残った{ $amount }は銀行へ。
    }

screen-not-begun = 最初のディーラーを抽選しています。
screen-round = ラウンド{ $round } / { $rounds } · ディーラー：{ $dealer }
screen-turn = { $turn }巡目 / { $turns }
screen-pot = ポット{ $amount }
screen-pile = 山札{ $cards }枚
screen-chips = チップ
screen-cards = 手札
screen-discards = 捨て札
screen-debt = ▤
screen-debt-card = ▤ 借金カード
screen-known = ほかの人の手札で表になっているのは、捨て札から取ったカード
screen-out = 退場
screen-hand =
    { $hand ->
        [nothing] あなたの手札：まだ手役なし
        [pair] あなたの手札：ワンペア
        [odd] あなたの手札：奇数
        [even] あなたの手札：偶数
        [straight] あなたの手札：ストレート
       *[three] あなたの手札：スリーカード
    }
screen-nothing = 手役なし
screen-pair = ワンペア
screen-odd = 奇数
screen-even = 偶数
screen-straight = ストレート
screen-three = スリーカード
screen-prize =
    { $hand ->
        [pair] ワンペア { $amount }
        [odd] 奇数 { $amount }
        [even] 偶数 { $amount }
        [straight] ストレート { $amount }
       *[three] スリーカード：ポット
    }

board-hands = 手役と賞金
board-rung =
    { $hand ->
        [nothing] 手役なし
        [pair] ワンペア
        [odd] 奇数
        [even] 偶数
        [straight] ストレート
       *[three] 3カード
    }
board-prize =
    { $hand ->
        [three] ポット
       *[other] { $amount }
    }
board-needs =
    { $players ->
        [5] 5人
       *[other] { $players }人～
    }
board-round = ラウンド{ $round }/{ $rounds } · { $turn }巡目
board-dealer = ディーラー
board-pot = ポット
board-yours = 自分の捨て札
board-hand = あなたの手札
board-discard =
    { $mine ->
        [true] あなたの捨て札に{ $card }が{ $count }枚
       *[other] { $name }の捨て札に{ $card }が{ $count }枚
    }
board-give = 手札の{ $card }、手放す候補
board-ask-take =
    { $mine ->
        [true] { $card }を捨てて{ $taken }を取り戻しますか？
       *[other] { $card }を捨てて{ $owner }の{ $taken }を取りますか？
    }
board-ask-give = どれと替えますか？
board-ask-draw = { $cards }を捨てて引きますか？
board-would =
    { $hand ->
        [nothing] { $numbers }：手役なし
        [pair] { $numbers }：ワンペア（一人だけなら）
        [odd] { $numbers }：奇数（一人だけなら）
        [even] { $numbers }：偶数（一人だけなら）
        [straight] { $numbers }：ストレート（一人だけなら）
       *[three] { $numbers }：スリーカード（一人だけなら）
    }
board-cost =
    { $mine ->
        [true] 自分の捨て札の{ $taken }は10
       *[other] { $owner }の{ $taken }は10
    }
board-unknown = 無料です。山札は{ $pile }枚
board-pass = パス
board-keep = このまま
board-draw = { $count }枚引く
board-discarding = { $cards }を捨てる
board-take = { $taken }を取る
board-pay = 10を払う
board-first = 替えるカードを選ぶ
board-first-give = 手放すカードを選ぶ
board-brings =
    { $hand ->
        [nothing] { $amount }の支払い
        [three] ポット全部
       *[other] 賞金{ $amount }
    }
board-alone =
    { $pot ->
        [short] 一人だけ。でもポットが不足
        [empty] 一人だけ。でもポットは空
       *[enough] 一人だけ
    }
board-pot-after = ポット{ $amount }
board-as = { $numbers } とみなす
board-batted =
    { $zeros ->
        [0] 同じ手役どうしは打ち消し合います。賞金はなく、それぞれ20を払います。
       *[other] 同じ手役どうしは打ち消し合います。賞金はなく、それぞれ20、0と00は1枚につきさらに20を払います。
    }
board-sum = ポット：{ $before } + 罰金{ $fines } − 賞金{ $prizes } = { $left }
board-verdict =
    { $how ->
        [won] { $hand ->
            [pair] ワンペアで{ $amount }を獲得
            [odd] 奇数で{ $amount }を獲得
            [even] 偶数で{ $amount }を獲得
            [straight] ストレートで{ $amount }を獲得
           *[three] スリーカードで{ $amount }を獲得
        }
        [missed] { $amount }を支払い：手役なし
        [batted] { $amount }を支払い：同じ手役の人がほかにもいます
       *[empty] 何もなし：ポットは空です
    }

guide-ladder = この卓で使う手役と賞金です。賞金が出るのは、同じ手役の人がほかにいないときだけです。
guide-draw = あなたの3枚です。替えたいカードをタップしてください。引くのは無料です。
guide-buy = 捨て札は表向きで、10で買えます。それをタップし、代わりに手放すカードをタップします。
guide-send = これから起きることがボタンに書いてあります。パスもできます。手番は1ラウンドに3回です。
guide-batting = 同じ手役の人が二人以上いればバッティング。賞金は出ず、全員が支払います。何を取り、何を捨てたかで、狙いが読めます。
