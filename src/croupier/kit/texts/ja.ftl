# Words that every game may use.

option-first = 最初の席（0から数える）。省略時は抽選

# What stands beside something else: in brackets after it, or with a colon before it.

noted = { $text }（{ $note }）
labelled = { $label }：{ $text }

# Casino 7th Heaven: chips, loans, and who is out.

option-bank = 持ち越したチップ、借金、退場者。コースが設定

Borrow = 200を借りる（返済は250）
    .key = borrow
PayBack = 250を返済する
    .key = pay back
Borrowed = { $seat }が200を借りました。
    .you = あなたが200を借りました。
PaidBack = { $seat }が250を返済しました。
    .you = あなたが250を返済しました。
Charged = { $seat }が{ $amount }を支払いました。
    .you = あなたが{ $amount }を支払いました。
PutOut = { $seat }は支払えず、退場です。
    .you = あなたは支払えず、退場です。
Won =
    { $amount ->
        [0] { $seat }の受け取りはありません。
       *[other] { $seat }が{ $amount }を受け取りました。
    }
    .you = { $amount ->
            [0] あなたの受け取りはありません。
           *[other] あなたが{ $amount }を受け取りました。
        }
TookAll = { $seat }は最後の一人となり、卓上の{ $amount }をすべて受け取りました。
    .you = あなたは最後の一人となり、卓上の{ $amount }をすべて受け取りました。
BecameDealer = ラウンド{ $round }：ディーラーは{ $seat }です。
    .you = ラウンド{ $round }：ディーラーはあなたです。

# How computer players play.

level-chaotic = 気まぐれ
level-novice = 初心者
level-regular = 常連
level-veteran = ベテラン
level-expert = 達人
level-bold = 強気
level-careful = 慎重

# What cannot be: it follows "Choice 7 is impossible:".

refused-roll = { $roll } は、{ $faces }面のダイス{ $count }個の出目ではありません。
refused-not-in-bag = { $thing } は袋の中にありません。
refused-empty-bag = 袋は空です。
refused-count = 引く数は{ $count }個ですが、{ $given }個になっています。
refused-bank-seats = 持ち越したデータは{ $bank }席分ですが、席は{ $seats }つあります。
refused-bank-impossible = 持ち越したデータに誤りがあります。チップは10の倍数で、席ごとに手持ちと借金の有無が1つずつ要ります。
refused-bank-few = ギャンブルは{ $fewest }人以上で始めます。残っているのは{ $left }人です。
