title = ビットイーンベット
tagline = 7枚が決める上限と下限。4枚は伏せられたまま。賭けて2枚を確認するか、確認した人の出方を見るか。
length = 約20分
score = { $amount }

ask-Outbid = ビッドしますか？
ask-PickPair = どちらの2枚を確認しますか？
ask-RaiseOrStand = 賭け金を上げますか？
ask-PlaceBets = いくら賭けますか？

Quiet = 黙っている
    .key = pass
Call = { $amount }をビッドする
    .key = { $amount }
Pick =
    { $pair ->
        [left] 左の2枚を確認する
       *[right] 右の2枚を確認する
    }
    .key = { $pair }
Stand = 賭け金を据え置く
    .key = stand
Raise = 賭け金を{ $amount }に上げる
    .key = { $amount }
Bet =
    { $amount ->
        [0] 賭けない
       *[other] { $amount }を賭ける
    }
    .key = { $amount }

Laid =
    { $card ->
        [none] 裏向きのカードが1枚。
       *[other] 表向きの{ $card }。
    }
Called = { $seat }が{ $amount }をビッド。
    .you = あなたが{ $amount }をビッド。
TookLead = 同額のビッドです。抽選で{ $seat }が先頭に立ちました。
    .you = 同額のビッドです。抽選であなたが先頭に立ちました。
GotRight = これより高いビッドはありません。{ $seat }が{ $amount }を賭け、カードを確認する権利を得ました。
    .you = これより高いビッドはありません。あなたが{ $amount }を賭け、カードを確認する権利を得ました。
NobodyCalled = ビッドがないので、カードを確認する人はいません。
Picked =
    { $pair ->
        [left] { $seat }が左の2枚を確認しました。
       *[right] { $seat }が右の2枚を確認しました。
    }
    .you = { $pair ->
            [left] あなたが左の2枚を確認しました。
           *[right] あなたが右の2枚を確認しました。
        }
Peeked = あなただけが見たのは{ $cards }です。
Stood = { $seat }は賭け金を{ $amount }に据え置きました。
    .you = あなたは賭け金を{ $amount }に据え置きました。
Raised = { $seat }が賭け金を{ $amount }に上げました。
    .you = あなたが賭け金を{ $amount }に上げました。
Placed =
    { $amount ->
        [0] { $seat }は賭けません。
       *[other] { $seat }の賭け金は{ $amount }。
    }
    .you = { $amount ->
            [0] あなたは賭けません。
           *[other] あなたの賭け金は{ $amount }。
        }
TurnedUp =
    { $single ->
        [true] カードの列を公開：{ $row }。当たりは{ $lowest }だけです。
       *[false] カードの列を公開：{ $row }。当たりは{ $lowest }から{ $highest }です。
    }
Hit =
    { $times ->
        [1] { $seat }の{ $amount }は範囲内。賭け金が戻り、さらに{ $prize }を得ました。
       *[other] { $seat }の{ $amount }は範囲内の最高額。賭け金が戻り、さらに{ $prize }を得ました。
    }
    .you = { $times ->
            [1] あなたの{ $amount }は範囲内。賭け金が戻り、さらに{ $prize }を得ました。
           *[other] あなたの{ $amount }は範囲内の最高額。賭け金が戻り、さらに{ $prize }を得ました。
        }
Missed = { $seat }の{ $amount }は銀行へ。
    .you = あなたの{ $amount }は銀行へ。
Shuffled = 列に0か00があったので、51枚すべてをシャッフルし直します。

screen-not-begun = 最初のディーラーを抽選します。
screen-round = ラウンド{ $round } / { $rounds } · ディーラー：{ $dealer }
screen-left = 左の2枚
screen-right = 右の2枚
screen-only-you = あなただけが見たカード
screen-chips = チップ
screen-leads = { $amount }で先頭
screen-may-look = { $amount }を賭け、これから確認
screen-looked = { $amount }を賭け、確認済み
screen-unseen = まだ見ていない：{ $cards }
screen-limits =
    { $single ->
        [true] 当たりは{ $lowest }だけでした。
       *[false] 当たりは{ $lowest }から{ $highest }でした。
    }
screen-calls = ビッド：{ $calls }
screen-last =
    { $single ->
        [true] 前のラウンドの当たりは{ $lowest }だけでした。
       *[false] 前のラウンドの当たりは{ $lowest }から{ $highest }でした。
    }
screen-debt = ▤
screen-debt-card = ▤ 借金カード
screen-out = 退場

board-title = ラウンド{ $round } / { $rounds }・{ $part }
board-part =
    { $phase ->
        [LayOut] 配札
        [PickPair] カード確認
        [RaiseOrStand] カード確認
        [PlaceBets] 賭け
        [Over] 終了
       *[other] 競り
    }
board-dealer = ディーラー
board-chips =
    { $debt ->
        [true] 借金あり
       *[other] チップ
    }
board-round = ラウンド
board-deals =
    { $you ->
        [true] ディーラー：あなた
       *[other] ディーラー：{ $name }
    }
board-highest = 最高のビッド
board-left = { $seconds }秒
board-stands = 時計は停止中
board-soon = 全員一斉に始まります
board-no-call = まだビッドなし
board-no-bet = まだ賭けなし
board-leads =
    { $you ->
        [true] あなたが先頭
       *[other] { $name }が先頭
    }
board-you-lead = { $amount }であなたが先頭です
board-cannot = これ以上はビッドできません
board-tied = 同額のビッド
board-bet =
    { $you ->
        [true] あなたの賭け金
       *[other] { $name }の賭け金
    }
board-picks =
    { $you ->
        [true] 2枚を選ぶ
       *[other] 2枚を選択中
    }
board-looked = 2枚を見た
board-barred = 同額は不可
board-bets = 賭け金
board-calls = ビッド、新しい順
board-unseen = 誰も見ていない
board-saw = { $name }が見た
board-win = 当たりの額
board-range =
    { $single ->
        [true] { $lowest }
       *[other] { $lowest }～{ $highest }
    }
board-hit =
    { $you ->
        [true] あなたが{ $amount }獲得
       *[other] { $name }が{ $amount }獲得
    }
board-missed =
    { $you ->
        [true] あなたが{ $amount }失う
       *[other] { $name }が{ $amount }失う
    }
board-mark = { $name }：{ $amount }
board-ruler = 2つの限度の間に収まった賭けが当たり
board-last =
    { $single ->
        [true] 前のラウンドの当たりは{ $lowest }だけ
       *[other] 前のラウンドの当たりは{ $lowest }～{ $highest }
    }
board-outbid = { $name }より高くビッドしますか？
board-sub =
    { $phase ->
        [PickPair] 見るのはあなただけ
        [RaiseOrStand] 下げられません
        [PlaceBets] 一斉に公開
       *[other] ビッドがそのまま賭け金
    }
board-sub-barred = { $amount }以外。一斉に公開
board-amount =
    { $phase ->
        [Outbid] あなたのビッド
       *[other] あなたの賭け金
    }
board-first = 2枚を選ぶ
board-stand = { $amount }のまま
board-raise = { $amount }に上げる
board-more = あと{ $amount }
board-why =
    { $zeros ->
        [0] 小さい順。最小と最大を除き、その隣の2枚ずつが限度になります
       *[other] 小さい順。0と、最小と最大を除き、両端の3枚ずつが限度になります
    }
board-fate =
    { $how ->
        [zero] 0は除く
        [lowest] 最小は除く
        [highest] 最大は除く
       *[nothing] 数えない
    }
board-limit =
    { $side ->
        [lowest] { $amount }から
       *[highest] { $amount }まで
    }
board-result =
    { $how ->
        [highest] 範囲内の最高額：2倍
        [inside] 範囲内：1倍
        [over] 範囲外、{ $limit }超
        [under] 範囲外、{ $limit }未満
       *[none] 賭けなし
    }
board-verdict =
    { $how ->
        [won] { $amount }獲得しました
        [lost] { $amount }失いました
       *[none] 賭けませんでした
    }

guide-row = 7枚のカードが2つの限度を決めます。両端の2枚ずつは裏向きです。限度の間に収まった賭けが当たります。
guide-call = 2枚を確認する権利を競ります。最高額をビッドした人が権利を得て、その額がそのまま賭け金になります。
guide-look = 権利を得た人は、左右どちらかの2枚を自分だけで確認します。そのあといくら賭けるかが、手がかりになります。
guide-limits = 最大と最小を1枚ずつ除き、残りの小さい2枚の和が下限、大きい2枚の和が上限。その10倍が額です。0や00があればそれも除き、3枚ずつの和にします。
guide-bet = 範囲内の賭け金は戻り、さらに同じ額をもらえます。範囲内の最高額なら2倍。高く、ただし高すぎないように。
