title = スリーセブン
tagline = 7が3枚そろえば宣言できる。それまでは、そろったふりをして賭ける。
length = 約30分
score = { $amount }

ask-Bet = コール、レイズ、フォールドのどれにしますか？
ask-SpeakUp = スリーセブンを宣言しますか？
ask-SpeakAgain = 宣言がありました。あなたも宣言しますか？
ask-PlayOne = どのカードを出しますか？

Call = コール：最高の賭け金に合わせる
    .key = call
Raise = レイズ：最高より{ $by }多く賭ける
    .key = raise { $by }
Fold = フォールド：賭け金を失い、ラウンドから降りる
    .key = fold
AllIn = オールイン：借りられれば借り、すべて賭ける
    .key = all in
Hold = 見送り：宣言しない
    .key = hold
Declare = スリーセブンを宣言し、手札を見せる
    .key = declare
Play = { $card }を出す
    .key = { $card }

Got = あなたに{ $card }が来ました。
Staked =
    { $how ->
        [call]
            { $amount ->
                [0] { $seat }が無料でコール。
               *[other] { $seat }が{ $amount }を出してコール。
            }
        [raise] { $seat }が{ $amount }を出し、{ $stake }にレイズ。
       *[all-in]
            { $amount ->
                [0] { $seat }が追加なしでオールイン。
               *[other] { $seat }が{ $amount }を出してオールイン。
            }
    }
    .you = { $how ->
            [call]
                { $amount ->
                    [0] あなたが無料でコール。
                   *[other] あなたが{ $amount }を出してコール。
                }
            [raise] あなたが{ $amount }を出し、{ $stake }にレイズ。
           *[all-in]
                { $amount ->
                    [0] あなたが追加なしでオールイン。
                   *[other] あなたが{ $amount }を出してオールイン。
                }
        }
Folded =
    { $by_force ->
        [true] { $seat }は手札がなくなり、フォールドです。
       *[false] { $seat }がフォールド。
    }
    .you = { $by_force ->
            [true] あなたは手札がなくなり、フォールドです。
           *[false] あなたがフォールド。
        }
Declared = { $seat }がスリーセブンを宣言し、{ $cards }を見せました。
    .you = あなたがスリーセブンを宣言し、{ $cards }を見せました。
NobodyDeclared = 宣言はありません。
Played =
    { $draws ->
        [0] { $seat }が{ $card }を出しました。
       *[other] { $seat }が{ $card }を出し、{ $draws }枚引きました。
    }
    .you = { $draws ->
            [0] あなたが{ $card }を出しました。
           *[other] あなたが{ $card }を出し、{ $draws }枚引きました。
        }
ShowedSevens =
    { $sevens ->
        [0] { $seat }に7はありません。
       *[other] { $seat }の7は{ $sevens }枚です。
    }
    .you = { $sevens ->
            [0] あなたに7はありません。
           *[other] あなたの7は{ $sevens }枚です。
        }
LeftOver =
    { $to ->
        [middle] { $amount }は卓の中央に残り、次のラウンドへ。
       *[bank] { $amount }は銀行へ。
    }

screen-FirstDealer = 最初のディーラーを抽選しています
screen-Over = このギャンブルは終わりました
screen-round = ラウンド{ $round } / { $rounds }
screen-dealer = ディーラー：{ $name }
screen-pile =
    { $cards ->
        [0] 山札なし
       *[other] 山札{ $cards }枚
    }
screen-prize = 賞金{ $amount }
screen-middle = （うち{ $amount }は卓の中央）
screen-chips = チップ
screen-stake = 賭け金
screen-cards = 手札
screen-played = 出したカード
screen-debt = ▤
screen-debt-card = ▤ 借金カード
screen-out = 退場
screen-folded = フォールド
screen-all-in = オールイン
screen-hand = あなたの手札
screen-to-match =
    { $amount ->
        [0] 合わせる額はありません。コールは無料です。
       *[other] コールには{ $amount }が要ります。
    }

board-subtitle =
    { $phase ->
        [Bet] ラウンド{ $round } / { $rounds } · 賭け
        [SpeakUp] ラウンド{ $round } / { $rounds } · 宣言
        [SpeakAgain] ラウンド{ $round } / { $rounds } · 宣言
        [PlayOne] ラウンド{ $round } / { $rounds } · カード
        [Draw] ラウンド{ $round } / { $rounds } · 配札
       *[other] ラウンド{ $round } / { $rounds }
    }
board-dealer = ディーラー
board-bet =
    { $how ->
        [call] コール
       *[other] { $stake }にレイズ
    }
board-folded = フォールド
board-is-all-in = オールイン
board-played = 出したカード
board-cards = 裏向きの手札{ $count }枚
board-stake = 賭け金{ $amount }
board-my-stake =
    { $debt ->
        [true] 賭け金{ $amount } · 借金
       *[other] 賭け金{ $amount }
    }
board-prize = 賭け金の合計
board-sevens = あなたの7：{ $count }枚
board-has-sevens = 7が{ $count }枚
board-draws-now =
    { $count ->
        [0] 引けず
       *[other] +{ $count }
    }
board-to-call =
    { $amount ->
        [0] コールは無料
       *[other] コールは{ $amount }
    }
board-ask-all-in = 借りても額に届きません
board-ask-borrow = 足りません。借りますか、降りますか？
board-may-declare = 賭けが終わったら宣言できます
board-hold-sub = 全員に尋ねています
board-play-sub = 同じ数字がなければ、その枚数を引けます
board-raise-by = レイズの額
board-fold = フォールド
board-call = コール
board-call-pay =
    { $pay ->
        [0] 無料
       *[other] { $pay }
    }
board-raise = { $stake }にレイズ
board-pay = { $pay }を出す
board-all-in = オールイン
board-hold = 見送り
board-declare = スリーセブンを宣言
board-declare-sub = 手札を見せる、7は{ $sevens }枚
board-choose = カードを選ぶ
board-draws =
    { $count ->
        [0] 山札なし
       *[other] ほかに{ $card }がなければ{ $count }枚まで引く
    }
board-play-count =
    { $count ->
        [1] { $card }を出す
       *[other] { $card }を出す（手札に{ $count }枚）
    }
board-hold-count = { $card }が{ $count }枚
board-shared = 分配：{ $amount }
board-why =
    { $how ->
        [declared] 宣言した中で7がいちばん多い人が、賭け金をすべて取ります。
        [sevens] 山札がなくなりました。7がいちばん多い人が、賭け金をすべて取ります。
        [alone] ほかは全員フォールド。残った一人が賭け金をすべて取ります。
       *[nobody] 賭け金を取る人がいません。
    }
board-fate =
    { $how ->
        [folded] フォールド
        [alone] 最後まで残った
       *[silent] 宣言なし
    }
board-sum = 獲得{ $won }、賭け金{ $stake }
board-verdict =
    { $how ->
        [won] { $amount }のプラスです
        [lost] { $amount }のマイナスです
       *[even] 増減なしです
    }

guide-machine = 上の表示がこのラウンドの賞金、つまり全員の賭け金の合計です。リールにはあなたのいちばん良いカードが映り、あなたにしか見えません。
guide-hand = あなたの手札です。7を3枚そろえましょう。足りなくても、そろったふりをして賭けられます。
guide-bet = コールで残り、レイズで吊り上げ、フォールドなら賭け金を置いて降ります。レイズの額はマイナスとプラスで決めます。
guide-speak = 賭けが終わると全員に尋ねます。7が3枚あれば宣言でき、宣言した中で7がいちばん多い人の勝ちです。
guide-play = 宣言がなかったので、全員が同時に1枚出します。ほかに同じ数字がなければ、その枚数を引けます。
guide-seats = ほかの人の手札は裏向きで、枚数だけが見えます。出したカードは見えたままです。
