title = ロータリーロッタリー
tagline = 手札は巡り、チケットは埋まる。その値打ちを決めるのは、誰も見ていない14枚。
length = 約15分
score = { $amount }

ask-Draft = どのカードをチケットに置きますか？

Lay = { $card }をチケットに置く
    .key = { $card }

Got = あなたに{ $card }が配られました。
Dealt = 全員に{ $cards }枚。残りの{ $pile }枚が抽選用カードです。
PassedOn =
    { $way ->
        [left] 全員のチケットに{ $number }枚目が置かれました。手札は左へ。
       *[right] 全員のチケットに{ $number }枚目が置かれました。手札は右へ。
    }
Received = あなたに回ってきたのは{ $cards }です。
Completed = 最後の1枚は自動的に置かれます。チケットが完成しました。
TurnedUp = 抽選用カードは{ $card }。
Hit = 的中：{ $seats }。
TookBack = チケットを手札に戻しました：{ $cards }。
Showed = { $seat }のチケット：ラウンド1は{ $first }、ラウンド2は{ $second }。
    .you = あなたのチケット：ラウンド1は{ $first }、ラウンド2は{ $second }。

screen-before = 最初のディーラーを抽選します。
screen-round = ラウンド{ $round } / { $rounds }
screen-dealer = ディーラー：{ $name }
screen-Deal = 配札
screen-Draft =
    { $way ->
        [left] { $number }枚目 / { $cards }、手札は左へ
       *[right] { $number }枚目 / { $cards }、手札は右へ
    }
screen-Lottery = 抽選
screen-over = 全員のチケットを公開しました
screen-lottery-of = ラウンド{ $round }の抽選
screen-pays = 的中の賞金
screen-chips = チップ
screen-ticket = チケット
screen-hits-of = ラウンド{ $round }：
screen-no-hits = 的中なし
screen-debt = ▤ 借金カード
screen-out = 退場
screen-hand = あなたの手札
screen-held = ラウンド{ $round }の手札
screen-unseen = まだ見ていない
screen-secret = (…) あなたが置き、ほかの誰も知らないカード

board-round = ラウンド{ $round }/{ $rounds } · 抽選
board-pick = ラウンド{ $round }/{ $rounds } · { $number }/{ $cards }枚目
board-ask = 1枚置いて残りを回す
board-comes-from = 次の手札は{ $name }から
board-choose = カードを選ぶ
board-rest = { $cards }は{ $name }へ
board-laid = 置きました
board-dealer = ディーラー
board-you = あなた
board-way =
    { $way ->
        [left] 手札は左へ
       *[right] 手札は右へ
    }
board-in-drum = 抽選器に{ $count }枚
board-hits =
    { $hits ->
        [0] 的中なし
       *[other] 的中{ $hits }
    }
board-ticket = あなたのチケット
board-only-you = 見えるのはあなただけ
board-ticket-of =
    { $cards ->
        [none] { $name }のチケット、ラウンド{ $round }、裏向き
       *[other] { $name }のチケット、ラウンド{ $round }：{ $cards }、的中：{ $hits }
    }
board-unseen =
    { $count ->
        [0] { $card }はすべて見ました
       *[other] まだ見ていない{ $card }が{ $count }枚
    }
board-verdict =
    { $hits ->
        [0] 的中なし：獲得なし
       *[other] 的中{ $hits }：{ $amount }を獲得
    }

guide-drum = 抽選器には、誰も見ていない14枚が入っています。そのうち何枚かが引かれます。何が出るか、予想してください。
guide-hand = チケットに置きたいカードをタップします。全員が同時に選びます。
guide-pass = 置かなかったカードは次の人へ回り、代わりに別の手札が来ます。
guide-unseen = 一度も見ていないカードは、抽選器の中かもしれません。ここに、数字ごとの残りの枚数が出ます。
guide-prizes = チケットのカードが抽選で出れば的中です。的中が多いほど、銀行の支払いも増えます。
