title = ユアオーダー
tagline = 手札は2枚、ダミーは3枚、問いは1つ。あなたは、何位？
length = 約15分
score = { $amount }

ask-Change = このままにしますか、1枚捨てて引き直しますか？
ask-PlaceBet = 何位に、いくら賭けますか？

Keep = 2枚ともこのまま
    .key = keep
Discard = { $card }を捨てて1枚引く
    .key = discard { $card }
Bet = { $rank }位に{ $amount }を賭ける
    .key = { $rank } { $amount }

Got = あなたに{ $card }が来ました。
Dealt = 全員に2枚ずつ。ダミーの3枚を伏せました。
Kept = { $seat }は2枚ともそのまま。
    .you = あなたは2枚ともそのまま。
Discarded = { $seat }が{ $card }を捨てて1枚引きました。
    .you = あなたが{ $card }を捨てて1枚引きました。
TurnedUp = ダミーの{ $number }枚目は{ $card }。
Staked = { $seat }が{ $rank }位に{ $amount }を賭けました。
    .you = あなたが{ $rank }位に{ $amount }を賭けました。
Skipped = { $seat }には賭けるチップがありません。
    .you = あなたには賭けるチップがありません。
Showed =
    { $seat }は{ $cards }、合計{ $total }：{ $rank }位。{ $ahead ->
        [dealer] 合計が同じなら、ディーラーが先です。
        [turn] 合計が同じなら、ディーラーから時計回りの順です。
       *[sum] {""}
    }
    .you = あなたは{ $cards }、合計{ $total }：{ $rank }位。{ $ahead ->
            [dealer] 合計が同じなら、ディーラーが先です。
            [turn] 合計が同じなら、ディーラーから時計回りの順です。
           *[sum] {""}
        }
DummyRanked =
    ダミーは合計{ $total }：{ $rank }位。{ $ahead ->
        [dummy] 合計が同じなら、ダミーが先です。
       *[sum] {""}
    }
CameBack = { $seat }が{ $rank }位に賭けた{ $amount }は戻ります。
    .you = あなたが{ $rank }位に賭けた{ $amount }は戻ります。
Lost = { $seat }が{ $rank }位に賭けた{ $amount }は銀行へ。
    .you = あなたが{ $rank }位に賭けた{ $amount }は銀行へ。

screen-not-begun = 最初のディーラーを抽選しています。
screen-round = ラウンド{ $round } / { $rounds } · ディーラー：{ $dealer }
screen-dummy = ダミー
screen-pays = 配当
screen-odds = { $rank } 1:{ $pays }
screen-rank = { $rank }位
screen-cards = 手札
screen-sum = 合計
screen-discard = 捨て札
screen-chips = チップ
screen-bets = 賭け
screen-place = { $total } · { $rank }
screen-bet = { $rank } { $amount }
screen-right = ✓
screen-wrong = ✗
screen-debt = ▤
screen-debt-card = ▤ 借金カード
screen-out = 退場

board-title = ラウンド{ $round }/{ $rounds }・{ $part }
board-part =
    { $phase ->
        [PlaceBet] { $bet ->
            [1] 1stベット
           *[other] 2ndベット
        }
        [Over] 終了
       *[other] カード
    }
board-dealer = ディーラー
board-chips =
    { $debt ->
        [true] 借金あり
       *[other] チップ
    }
board-dummy = ダミー
board-doubles = 重なった数字は0
board-so-far = 暫定
board-order = ご注文をどうぞ
board-where = あなたの合計は何位ですか？
board-place = 順位
board-pays = 配当
board-first = ファーストベット
board-second = セカンドベット
board-odds = 1:{ $pays }
board-row = { $place }の配当は1:{ $pays }
board-mark = { $name }：{ $amount }
board-shows = { $cards }を公開
board-gone = { $card }を捨てた
board-ask-change = 合計{ $sum }。替えますか？
board-sub-change = 捨て札は全員に見えます
board-ask-bet = 合計{ $sum }。何位ですか？
board-sub-bet = ダミーも順位に入ります
board-sub-discarded = あなたは{ $card }を捨てました
board-choose-card = カードを選ぶ
board-discard = { $card }を捨てる
board-amount = あなたの賭け金
board-choose-place = 順位を選ぶ
board-bet = { $place }に{ $amount }
board-prize = 的中なら{ $amount }
board-ahead =
    { $why ->
        [dummy] 同点：ダミーが先
        [dealer] 同点：ディーラーが先
       *[turn] 同点：ディーラーから順に
    }
board-ordered = { $place }に{ $amount }
board-no-bet = 賭けなし
board-verdict =
    { $how ->
        [won] { $amount }獲得しました
        [lost] { $amount }失いました
       *[even] 増減なしです
    }

guide-change = この2枚はあなただけのもの。一度だけ、1枚を表向きに捨てて引き直せます。合計がとても高いか、とても低いと、順位を読みやすくなります。
guide-dummy = ダミーは3枚で参加し、1枚ずつ表になります。同じ数字が2枚以上あれば、その数字は0と数えます。
guide-slip = 賭けるのは、全員とダミーの中で自分の合計が何位になるか。合計が最大なら1位です。
guide-pays = 真ん中の順位は当てにくく、配当が高くなります。1:3なら、賭け金が戻り、その3倍をもらえます。
guide-bet = 順位と額を選んで注文してください。賭けは1ラウンドに2回。いまと、ダミーの次のカードが開いたときです。
