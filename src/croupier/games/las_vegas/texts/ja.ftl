title = ラスベガス
tagline = 振って、目を1つ選び、そのカジノで誰よりも多く。ただし、同数にはご用心。
length = 約20分
score =
    { $amount ->
        [0] 0ドル
       *[other] { $amount },000ドル
    }

option-open_money = 全員の獲得金を表向きにする
option-neutral = 中立ダイスを使う（2～4人）

ask-Choose = どのカジノに置きますか？

Place = { $face }の目をすべてカジノ{ $face }に置く
    .key = { $face }

Started = ラウンド{ $round }：{ $seat }から始めます。
    .you = ラウンド{ $round }：あなたから始めます。
Drew = カジノ{ $face }に{ $bill },000ドル。
Scattered = { $seat }が余りの中立ダイスを振りました：{ $roll }。それぞれのカジノに置きます。
    .you = あなたが余りの中立ダイスを振りました：{ $roll }。それぞれのカジノに置きます。
Rolled = { $seat }の出目は{ $roll }。
    .you = あなたの出目は{ $roll }。
RolledNeutral = { $seat }の中立ダイスは{ $roll }。
    .you = あなたの中立ダイスは{ $roll }。
Placed =
    { $dice ->
        [0] { $seat }が中立ダイス{ $neutral }個をカジノ{ $face }に置きました。
       *[other]
            { $neutral ->
                [0] { $seat }がダイス{ $dice }個をカジノ{ $face }に置きました。
               *[other] { $seat }がダイス{ $dice }個と中立ダイス{ $neutral }個をカジノ{ $face }に置きました。
            }
    }
    .you = { $dice ->
            [0] あなたが中立ダイス{ $neutral }個をカジノ{ $face }に置きました。
           *[other]
                { $neutral ->
                    [0] あなたがダイス{ $dice }個をカジノ{ $face }に置きました。
                   *[other] あなたがダイス{ $dice }個と中立ダイス{ $neutral }個をカジノ{ $face }に置きました。
                }
        }
Tied = カジノ{ $face }：{ $seat }は{ $dice }個で同数のため、取り分なしです。
    .you = カジノ{ $face }：あなたは{ $dice }個で同数のため、取り分なしです。
TiedNeutral = カジノ{ $face }：中立ダイスは{ $dice }個で同数です。
Paid = カジノ{ $face }から{ $seat }に{ $bill },000ドル。
    .you = カジノ{ $face }からあなたに{ $bill },000ドル。
PaidNobody = カジノ{ $face }：{ $bill },000ドルは山札の下へ。

screen-round = ラウンド{ $round } / { $rounds }
screen-casino = カジノ{ $face }
screen-neutral = 中立
screen-tied = 同数
screen-dice =
    { $count ->
        [0] ダイスなし
       *[other] 残り{ $count }個
    }
screen-neutral-dice = と中立{ $count }個
screen-won =
    { $amount ->
        [0] まだ0ドル
       *[other] { $amount },000ドル
    }
screen-face-down =
    { $count ->
        [0] 紙幣なし
       *[other] 裏向きの紙幣{ $count }枚
    }
screen-starts = 先手
screen-roll = { $name }の出目

board-start = 先手
board-won =
    { $amount ->
        [0] $0
       *[other] ${ $amount }k
    }
board-bills = 紙幣×{ $count }
board-so-far = 獲得金
board-choose = 目を選ぶ
board-put =
    { $neutral ->
        [0] { $own }個をカジノ{ $face }へ
       *[other]
            { $own ->
                [0] 中立{ $neutral }個をカジノ{ $face }へ
               *[other] { $own }個と中立{ $neutral }個をカジノ{ $face }へ
            }
    }
board-take = いまなら${ $bill }k
board-tied = いまなら同数
board-nothing = いまなら取り分なし
board-worth-nothing = 0
board-spoken =
    、{ $own ->
        [0] 自分のダイスなし
       *[other] { $own }個
    }{ $neutral ->
        [0] {""}
       *[other] 、中立{ $neutral }個
    }{ $outcome ->
        [tied] 、いまなら同数
        [nothing] 、いまなら取り分なし
       *[bill] 、いまなら{ $bill },000ドル
    }{ $ahead ->
        [none] {""}
       *[other] 、{ $ahead }の前
    }{ $behind ->
        [none] {""}
       *[other] 、{ $behind }の次
    }
board-verdict =
    { $amount ->
        [0] このラウンドの獲得は0です
       *[other] このラウンドで${ $amount }kを獲得しました
    }
board-paid-title = ラウンド{ $round }：カジノの支払い
board-plus =
    { $amount ->
        [0] $0
       *[other] +${ $amount }k
    }
board-stack = 山札の下へ
board-tie-break = { $name }と同じ{ $amount }ですが、紙幣は相手が{ $theirs }枚、あなたが{ $yours }枚。枚数の多いほうが上です。
board-row =
    { $tied ->
        [true] { $name }：{ $count }個、同数
       *[other] { $name }：{ $count }個
    }

guide-casinos = カジノは6つ。それぞれに紙幣があります。そのカジノにいちばん多くダイスを置いた人が、最高額の紙幣を取ります。
guide-roll = ダイスをすべて振りました。目を1つ選ぶと、その目のダイスは全部、同じ番号のカジノに置かれます。
guide-preview = 選べるカジノは光ります。いま支払いがあれば何を取れるかも書いてあります。
guide-send = 大きなボタンに、これから起きることが書いてあります。押すまでは何も決まりません。
guide-ties = 同数にご用心。1つのカジノに置いたダイスの数が同じ人は、打ち消し合って何も取れません。

refused-neutral = 中立ダイスは2～4人用です。5人では空いた色がありません。設定 neutral を外してください。
