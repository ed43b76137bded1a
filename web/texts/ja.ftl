# The pages of the house. Games have their own lines in their folders.

close = 閉じる
in-english = まだ英語のみです

piece-die = ダイス{ $face }
piece-card =
    { $card ->
        [back] 裏向きのカード
       *[other] カード{ $card }
    }
piece-chip = チップ{ $value }
piece-bill =
    { $value ->
        [0] 裏向きの紙幣
       *[other] { $value },000の紙幣
    }
piece-pawn = ポーン
piece-pawn-of = { $name }のポーン

step-less = 減らす
step-more = 増やす

seat-out = 退場
seat-warm = 代理中
seat-away = 離席中
seat-acts = 手番

table-board = 盤面
table-players = プレイヤー
table-mine = 自分の席
table-log = 経過
table-rules = ルール
table-menu = メニュー
table-leave = 入口へ戻る
table-coming = 卓を整えています…
table-sending = 送っています…
table-waiting =
    { $count ->
        [1] { $names }が考え中
       *[other] { $names }を待っています
    }
table-next = まもなく次の選択です。
table-answered = 選択済みです。ほかの人を待っています。
table-ready = まもなく始まります…
table-seconds = 秒
purse-note = 借りると今すぐ200チップもらえます。返済は250チップ。最後まで返さないと300チップ（250チップ以上持っていれば250チップ）の損になります。
table-to-now = 今の場面へ
table-last = 直近の動き
table-watching = 観戦しています。
table-choose-first = 先に選んでください

after-see = 振り返り
after-again = もう一度遊ぶ

hint-ask = 達人ならどうする？
hint-title = ここでのおすすめ
hint-thinking = あなたに見えるものだけで、達人が考えています…
hint-worth = ここからの勝率は{ $chance }。次に良い手は{ $other }です：{ $next }。
hint-equal = ここからの勝率は{ $chance }。同じくらい良い手：{ $next }。
hint-note = あなたに見えるものだけから出した値です。同じ値の手には、はっきりした差がありません。

guide-skip = スキップ
guide-next = 次へ
guide-done = 了解

curtain-title = { $name }さんの番です
curtain-text = ほかの方は画面から目をそらしてください。
curtain-open = { $name }です

talk-title = 会話
talk-say = ひとこと
talk-send = 送る
emote-thumb = いいね
emote-clap = 拍手
emote-laugh = 大笑い
emote-wonder = びっくり
emote-tear = 泣き顔
emote-die = ダイス
emote-money = お金
emote-luck = 幸運を祈る

sign-title = ● あなたの番 · { $game }
sign-now = あなたの番です。
sign-note = 「{ $game }」で、あなたの番です。

menu-share = この卓を共有する
menu-pause = 時計を止める
menu-pause-back = 休憩の希望を取り消す
menu-go-on = 時計を動かす
menu-end = 終了を提案する
menu-end-back = 終了の提案を取り消す
menu-move = 席を別の端末へ移す
menu-move-note = 移す先の端末で、このリンクを一度だけ開いてください。
menu-mute = { $name }の発言を隠す
menu-unmute = { $name }の発言を見る
menu-rules = ルールを読む
menu-leave = 離席する（席は残ります）
menu-here = この卓で
menu-people = ほかの人
menu-mine = この端末で
copied = コピーしました。

settings-speed = アニメーション
speed-none = なし
speed-slow = ゆっくり
speed-usual = ふつう
speed-quick = 速い
settings-theme = テーマ
theme-auto = システムに合わせる
theme-dark = ダーク
theme-light = ライト
settings-one-tap = ワンタップで選んで決定
settings-sound = 音
settings-calm = 動きを控えめに
settings-notify = 自分の番を知らせる
settings-language = 言語

line-lost = 卓との接続が切れました。自動的につなぎ直します。何も失われません。

nowhere-back = 入口へ
house-offline-title = 店との接続が切れています
house-offline-text = オフラインです。席はそのまま取ってあり、ここまでの手も失われません。
house-offline-fine = つながり次第、自動的にやり直します。
house-unknown-title = ここに扉はありません
house-unknown-text = このアドレスの先には何もありません。文字が抜けているのかもしれません。
house-closed-title = この卓は閉じました
house-closed-text = 片付けられたか、ゲームが始まらないままでした。
house-loading-title = 卓を整えています
house-loading-text = 盤面が見えるまで、時計は動きません。
loading-page-title = 扉を開けています…
gone-title = この卓はありません。
refused-broken = 店の側で問題が起きました。しばらくしてからお試しください。
refused-offline = 店につながりません。接続を確かめて、もう一度お試しください。

# What the house refuses, by its code
refused-bad-body = 店に伝わりませんでした。ページを読み込み直してください。
refused-bad-query = このアドレスに当たるものはありません。
refused-bad-message = 店に伝わりませんでした。ページを読み込み直してください。
refused-bad-id = 店に伝わりませんでした。ページを読み込み直してください。
refused-bad-name = この名前は使えません。空か、長すぎるか、表示できない文字があります。
refused-bad-options = その設定では卓を開けません。もう一度ご確認ください。
refused-bad-settings = 卓の設定に、範囲を外れた値があります。
refused-bad-talk = 発言が空か、長すぎます。
refused-bad-sign = そのようなサインはありません。
refused-bad-person = ご自身に対してはできません。
refused-no-game = そのゲームはありません。
refused-no-level = このゲームに、その強さのコンピュータはいません。
refused-illegal = いまはルール上できません。選び直してください。
refused-refused = ゲームのルール上、できません。
refused-bad-token = このリンクは使用済みか、期限切れです。新しいリンクを出してください。
refused-not-yours = これを決めるのは、ほかの方です。
refused-blocked = この卓を開いた方の意向により、参加できません。
refused-not-over = ゲームはまだ終わっていません。それまでは、誰もすべてを見ることはできません。
refused-sealed = 今日の配札は、自分で遊ぶか、開封されるまで、何も見られません。
refused-no-day = この店には、その日の配札がありません。
refused-day-over = その日は終わりました。秘密が明かされたあと（UTCの午前1時から）、参考として遊べます。
refused-no-hints = この卓ではヒントは使えません。人が2人以上いるか、レーティング対象の卓です。
refused-origin = ほかのサイトからの要求は受け付けられません。
refused-no-page = このアドレスには何もありません。
refused-no-table = その卓はないか、片付けられました。
refused-no-seat = その席は卓にありません。
refused-no-person = その方はここにいません。
refused-no-record = このゲームはまだ保存されていないか、最後までプレイされていません。
refused-no-method = ここではできません。
refused-stale = その間にゲームが進みました。もう一度見て、選び直してください。
refused-outbid = 先にビッドした人がいて、その額はもう最高額を上回りません。
refused-too-late = 間に合いませんでした。選択が届く前に時間が終わりました。
refused-not-asked = いま選ぶものはありません。
refused-not-playing = この卓でゲームは行われていません。
refused-taken = そこにはもう誰かが座っています。
refused-empty = 空席があります。先に埋めてください。
refused-no-people = まだ誰も席に着いていません。コンピュータだけでは遊べません。
refused-begun = ゲームは始まっています。これができるのは始まる前だけです。
refused-not-away = その席の人は、2分以上待たせてはいません。
refused-rated = レーティング対象の卓では席は1人1つで、始まったら替われません。
refused-no-need = すでにそうなっています。
refused-too-large = 一度に多すぎます。
refused-too-slow = 受信に時間がかかりすぎました。もう一度お試しください。
refused-too-many = 一度に多すぎます。少し待つか、先に何かを終えてください。
refused-unready = いまは店の記録を読み書きできません。少しおいてからお試しください。
refused-again = 卓を探し直しています。少しおいてからお試しください。

# After the game
after-over = ゲーム終了 · { $choices }回の選択
after-not-over-title = このゲームはまだ続いています。
after-not-over = 終わったら、ここで振り返れます。
after-to-table = 卓へ
after-ended-title = 途中で終了しました
after-takes =
    { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が勝ちを分け合いました
    }
after-with = { $score }
after-ahead = { $score }。次点は{ $next }の{ $other }
after-standing = 最終結果
after-curve = 勝率の移り変わり
after-curve-label = 勝率の移り変わり。矢印キーで選択を1つずつ移動し、Enterでリプレイに表示します。
after-start = 最初の選択の前。
after-chose = { $name }：{ $move }。
after-moment = 選択のあと
after-chance = { $name } { $chance }
after-percent = { $number }%
after-change = { $number }%
after-open = リプレイで見る
after-progress = 店がゲームを見直しています：{ $percent }%
after-progress-text = 1つ1つの選択の価値を測っています。ここで待たなくても大丈夫です。
after-no-review = このゲームは振り返れませんでした。
after-parts = 運と選択
after-parts-text = それぞれの勝率を動かしたもの。運はダイスとカード。選択は自分の選択すべての合計で、{ $means ->
        [network] 同じ席の「達人」のコンピュータと比べた値です。
       *[playouts] すべてのカードが見える状態で、同じ席の「常連」のコンピュータと比べた値です。
    }0%なら、それと同じ出来でした。残りはほかの人の選択によるものです。
after-luck = 運
after-skill = 選択
after-expert = { $decisions }回の判断のうち{ $agreed }回が達人と一致
after-moments = 勝負を分けた判断
after-moments-text = 判断を1つずつ、達人の手と比べた値です。達人と同じ手なら、ほかの手と比べています。そのとき本人に見えていたものだけで評価します。{ $means ->
        [network] 「選択」はあとで明らかになったことも含むので、
       *[playouts] 達人は常連より良い手を見つけるので、
    }足しても「選択」の値にはなりません。
after-moments-none = 次善の手とはっきり差のついた判断はありませんでした。
after-moments-all = あと{ $count }件を表示
after-choice = 選択{ $choice } ·
after-cost = { $chosen }。達人なら：{ $expert }（勝率{ $rival }）。この選択の勝率は{ $chance }です。
after-better = { $chosen }。達人の手より上でした：{ $expert }（勝率{ $rival }）。この選択の勝率は{ $chance }です。
after-agreed = { $chosen }。達人と同じで、勝率は{ $chance }です。{ $options ->
        [2] もう一方は{ $rival }です。
       *[other] ほかは平均{ $rival }です。
    }
after-over-rounds = ゲーム終了 · 全{ $rounds }ラウンド
after-over-gambles = コース終了 · 全{ $rounds }ギャンブル
after-ended-agreed = 卓の全員が、ここで終えることに同意しました。勝者はいません。
after-ended-unanswered = { $names }が終了を希望し、丸一日、反対がありませんでした。勝者はいません。
after-ended-rules = このゲームのルールが新しくなったため、続けられなくなりました。勝者はいません。
after-ended-house = 店がこの卓を閉じました。勝者はいません。
after-ended-sub = 途中で終了 · { $choices }回の選択
after-stood = 終了時の状況
after-stood-text = ゲームの途中だったため、勝敗は決まりません。
after-takes-mine =
    { $count ->
        [1] あなたの勝ち
       *[other] { $names }が勝ちを分け合いました
    }
after-ahead-mine = { $score }。次点はあなたの{ $other }
after-place = あなたは{ $of }人中{ $place }位、{ $score }でした。
after-round = ラウンド{ $round }
after-gamble = ギャンブル{ $round }
after-in-round = ラウンド{ $round } ·
after-in-gamble = ギャンブル{ $round } ·
after-drawn = { $what }。
after-margin = どの値にも最大{ $margin }%の誤差があります。
after-moments-mine = あなたの判断
after-moments-others = ほかの人の判断
after-moments-mine-none = あなたの判断に、達人の手とはっきり差のついたものはありませんでした。
after-replay = リプレイを見る
after-record = 記録をダウンロード
after-next = 次のゲームへ
share = 共有
share-copied = アドレスをコピーしました。

# The front door
page-title = { $title } · Croupier
try-again = もう一度
door-name = Croupier
door-language = 言語
door-me = あなたと設定
door-hero = さあ、席へどうぞ。
door-about = ダイスとカードと度胸のゲームを、友人と、どの端末からでも。賭けるのはチップだけ。お金は一切動きません。
door-open = 卓を開く
door-open-of = 卓を開く：{ $game }
door-one-screen = 1つの画面を囲む
door-which = どのゲームにしますか？
door-code = 卓コード
door-join = 参加
door-code-letters = 卓コードは{ $letters }文字です。
door-no-code = その卓コードの卓はありません。閉じたのかもしれません。
door-games = 今夜の卓
door-docs = ドキュメント
door-players = { $fewest }～{ $most }人
door-play = すぐ遊ぶ
door-play-of = すぐ遊ぶ：{ $game }、コンピュータと対戦
door-go-on = 続ける
door-all-mine = 自分のゲームをすべて見る
door-lobby = 店内
door-nobody = まだ誰もいません
door-watch = 観戦
door-free =
    { $count ->
        [0] 満席
       *[other] 空席{ $count }つ
    }
door-not-begun = 開始前
door-your-turn = あなたの番
door-turn-of = { $names }の番
door-on = 進行中

# A name
name-title = お名前は？
name-why = 卓のほかの方に見えます。あとで変えられます。
name-label = 名前
name-save = { $name }です
name-first = 先に名前をどうぞ
name-count = { $most }文字中{ $length }文字
name-long = 名前は{ $most }文字までです。いまは{ $length }文字あります。
name-shorter = まず名前を短くしてください

# The replay
replay-title = { $title }のリプレイ
replay-coming = ゲームを並べ直しています…
replay-back = 振り返り
replay-controls = リプレイ
replay-first = 最初へ
replay-previous = 1つ戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1つ進む
replay-last = 最後へ
replay-slider = 選択
replay-place = { $at } / { $total }
replay-speed = 速さ
replay-speed-of = { $speed }×
replay-eyes = 誰の視点で見るか
replay-onlooker = 観戦者
replay-again = もう一度

# Opening a table
you = あなた
level-chaotic = 気まぐれ
level-novice = 初心者
level-regular = 常連
level-veteran = ベテラン
level-expert = 達人
level-bold = 強気
level-careful = 慎重
level-chaotic-plays = 選べるものを、でたらめに選びます。
level-novice-plays = 初心者らしい間違いをします。
level-regular-plays = 経験則で選びます。
level-veteran-plays = 計算して、先を読みます。
level-expert-plays = 何百万回ものゲームから学びました。
level-bold-plays = 達人の腕前で、より大きな勝負に出ます。
level-careful-plays = 達人の腕前で、危ない勝負を避けます。
new-seats = 誰が遊びますか？
new-seat = 席{ $seat }
new-me-named = { $name }（あなた）
new-open = 来る人を待つ
new-person = 人
new-computer = コンピュータ・{ $level }
new-name-of = 席{ $seat }の名前
new-names-first = 先に全員の名前をどうぞ
new-options = ゲーム
new-first = 最初の手番
new-by-chance = 抽選
new-course = コース
new-course-full = フルコース
new-course-light = お手軽コース
new-course-bluff = 駆け引きコース
new-course-own = 自由
new-course-order = ギャンブルを2つ以上、遊ぶ順にタップしてください。
new-settings = 卓
new-clock = 持ち時間
clock-relaxed = ゆったり
clock-relaxed-note = 時間はたっぷり。切れたらコンピュータが代わりに選び、ゲームは続きます。
clock-brisk = てきぱき
clock-brisk-note = 短期決戦。早めに決めないと、コンピュータが決めます。
clock-none = なし
clock-none-note = 誰もが好きなだけ考えられます。
clock-days = 日単位
clock-days-note = 文通のように遊ぶゲーム。自分の番が来たら戻ってきてください。
new-days = 1つの判断にかける日数
new-calls = 次のビッドを待つ秒数
new-public = 公開
new-public-note = 誰でも入口でこの卓を見つけ、席に着いたり観戦したりできます。
new-hints = ヒント
new-hints-note = 達人ならどうするかを聞けます。
new-pauses = コンピュータも人のようにひと呼吸おく
new-open-table = 卓を開く
new-begin = コンピュータ{ $computers }人と始める
new-begin-here =
    { $people }人で始める{ $computers ->
        [0] { "" }
       *[other] （＋コンピュータ{ $computers }）
    }

# Rules
rules-of = { $game }のルール
rules-in-english = このページはまだ英語版のみです。
rules-whole = 全文を開く
rules-chapters = 章

# A seat that moves to this device
handover-title = 席をこの端末へ移します
handover-coming = 少々お待ちください。卓に伝えています。
handover-used = このリンクは使用済みか、期限切れです。
handover-used-text = リンクで席を移せるのは一度きり、しばらくの間だけです。いま席のある端末で、新しいリンクを出してください。
handover-failed = 席を移せませんでした。

# Me
me-title = マイページ
me-name = あなたの名前
me-name-note = すでに着いている卓では、そのときの名前のままです。
me-rename = 変更
me-renamed = これからは{ $name }さんです。
me-ended = 途中で終了
me-settings = この端末の設定
me-forget-title = あなたについての情報
me-forget-text = 店が知っているのは、お名前と、どのゲームがあなたのものかだけです。アカウントも連絡先もありません。
me-forget = 私の情報をすべて削除
me-forget-ask = あなたの情報をすべて削除しますか？
me-forget-warning = 名前、席、ゲームの一覧が消えます。遊んだゲームは残り、あなたのところには「ゲスト」が入ります。元には戻せません。
me-forget-yes = すべて削除
me-forget-no = 残す
me-forgotten = あなたの情報をすべて削除しました。

# Before the game
wait-title = ゲームの前に
wait-seats = 卓の顔ぶれ
wait-free = 空席
wait-here = 着席
wait-invited = 招待中
wait-sit = ここに座る
wait-sit-down = この卓に座る
wait-sit-label = ここに座る：席{ $seat }
wait-move = ここへ移る
wait-move-label = ここへ移る：席{ $seat }
wait-leave = 席を立つ
wait-empty = { $name }を卓から外す
wait-fill = コンピュータ
wait-fill-label = 席{ $seat }にコンピュータ
wait-computers = コンピュータ
wait-level = 強さ
wait-fill-all = 空席{ $count }つを埋める
wait-watching = { $count }人が観戦しています。
wait-invite = 卓へ誘う
wait-code = 入口で入力する卓コード：
wait-copy = リンクをコピー
wait-qr = スマートフォンのカメラで読み取ると、この卓に入れるコード
wait-invitation = 「{ $game }」をご一緒にいかがですか。席を1つ空けてあります。
wait-set = 卓の設定
wait-change = 卓の設定を変える
wait-change-save = この設定にする
wait-changed = 卓の設定を変えました。
wait-starts = { $name }から始める
wait-starts-chance = 誰から始めるかは抽選
wait-course = コース：{ $course }
wait-option = { $label }：{ $value }
wait-clock-relaxed = 持ち時間：ゆったり
wait-clock-brisk = 持ち時間：てきぱき
wait-clock-none = 持ち時間なし
wait-days = 1つの判断に{ $days }日
wait-calls = 次のビッドを待つのは{ $seconds }秒
wait-public = 誰でも入口でこの卓を見つけられます
wait-private = 卓コードかリンクを知る人だけが来られます
wait-hints = ヒントを聞けます
wait-begin = ゲームを始める
wait-not-yet = 先に空席{ $count }つを埋めてください
wait-for-people = 空席があと{ $count }つあります。
wait-for-opener = 全員そろいました。{ $name }が始めます。

# Fairness
fair-title = 抽選は公正でしたか？
fair-checking = このページですべての抽選を確かめています：{ $share }%
fair-right = このゲームの抽選{ $count }回は、すべて正しく行われました。
fair-wrong-draws = 正しい結果と違う抽選が{ $count }回あります。
fair-wrong-fairness = この記録には、抽選の結果をどう決めたかが書かれていません。
fair-wrong-secret = 秘密が、店の約束したものと違います。
fair-wrong-commitment = 約束が、ゲームの前にこのブラウザが見たものと違います。
fair-wrong-contributions = 参加者が加えた乱数を読み取れません。
fair-wrong-people = 誰が乱数を加えたかの記述に誤りがあります。加えるのは人の端末だけで、全員が1回ずつ挙がるはずです。
fair-wrong-seal = 誰が何を加えたかが、このブラウザが乱数を明かす前に見せられたものと違います。
fair-wrong-mine = このブラウザが加えたものが欠けています。
fair-wrong-digest = 記録が書き換えられています。ダイジェストが一致しません。
fair-wrong-ending = このブラウザが見たゲームの記録ではありません。
fair-how = しくみ
fair-how-secret = 誰も席に着かないうちに、店は秘密の値を1つ選び、その指紋（ハッシュ値）を見せました。以後、別のものに取り替えることはできません。
fair-how-added = ゲームが始まるとき、全員の端末が乱数を作り、まずその指紋だけを見せました。すべての指紋がそろってから、はじめて乱数を明かしました。ほかの人に合わせて選ぶことは誰にもできません。
fair-how-drawn = ダイスもカードも、すべてその両方から、誰にでも計算できる決まりで導かれます。
fair-how-shown = ゲームのあとに店は秘密を明かし、このページがすべてを計算し直します。
fair-not = 店がゲーム中に秘密を誰かに漏らさなかったか、卓にいたのが誰だったかまでは、わかりません。
fair-wrong-closed = この配札はまだ遊ばれています。秘密が明かされれば、すべて確かめられます。
fair-deal-secret = この配札の最初のゲームより前に、店は秘密の値を1つ選び、その指紋（ハッシュ値）を見せました。以後、別のものに取り替えることはできません。
fair-deal-same = ダイスもカードも、秘密と、何を引くか、それまでに何回引いたかから導かれます。そのため、この配札を遊ぶ人は皆、同じダイスとカードに出会います。誰の端末も何も加えないのは、そのためです。
fair-deal-shown = 配札が終わると店は秘密を明かし、このページがすべてを計算し直します。
fair-deal-not = 秘密を選んだのは店だけで、店は出目を知っています。約束のあとに誰のためにも変えなかったことはわかりますが、誰にも漏らさなかったかどうかはわかりません。
fair-deal = 配札：{ $deal }
fair-known = 根拠
fair-commitment = ゲームの前の約束
fair-seen-before = このブラウザは、ゲームの前に同じ約束を見ています。
fair-not-seen = このブラウザはゲームの前にはいませんでした。あなたや友人がそのとき見たものと比べてください。
fair-secret = ゲームのあとに明かされた秘密
fair-added-by = { $name }が加えたもの
fair-mine = このブラウザが加えたものも入っています。
fair-left-out = { $name }は間に合わず、何も加えていません
fair-seal = 封印：抽選を決めるもののすべて。誰かが乱数を明かす前に固定されました
fair-older = このゲームは以前の方式で決められています。最後に加えた人は加えるかどうかを選ぶことができ、店もコンピュータの席を使ってそれができました。
fair-unheard = このブラウザが明かしたものは数えられていません。間に合わなかったか、ほかの人が抜けて、このブラウザなしで決め直されました。
fair-added-nobody = 誰も何も加えていません。店だけで決まりました
fair-withdrawn = { $name }は約束した乱数を明かしませんでした
fair-computer = { $name }はコンピュータで、何も加えません
fair-distrusted = 誰がダイスの出目の決定に加わるかについて、店の説明がこのページの見たものと違います。このブラウザは何も加えません。
fair-digest = すべての選択のダイジェスト
fair-draws = 全{ $count }回の抽選
fair-due = 正しくは{ $due }
fair-rolls = この店の抽選の記録
fair-check = 公正さを確かめる
fair-promise = 店の約束：{ $commitment }

rolls-title = この店の抽選の記録
rolls-lead = 終わったゲーム{ $games }回、抽選{ $draws }回。
rolls-p = 中央の線が、公正な場合に落ち着くところです。右端の列は、公正でもこれ以上に偏る確率です。ときどき小さくなるのは当然ですが、ずっと小さいままなら不自然です。
rolls-dice = { $faces }面のダイス
rolls-who = 誰の
rolls-count = 回数
rolls-chi = カイ二乗
rolls-chance = 確率
rolls-everybody = 全員
rolls-seat = 席{ $seat }
rolls-none = まだ終わったゲームがありません。
rolls-counting = 数えています…
drawn-first = 最初の人を決めます
    .all = 最初の人
drawn-order = 最初の手番順を決めます
    .all = 最初の手番順
drawn-board = ボードを引きます
    .all = ボード
drawn-bill = カジノ{ $casino }の{ $number }枚目の紙幣を引きます
    .all = カジノの紙幣
drawn-roll = { $name }が振ります
    .all = ダイスの出目
drawn-neutral = { $name }が中立ダイスを振ります
    .all = 中立ダイスの出目
drawn-card = { $name }に{ $number }枚目のカードが配られます
    .all = 配られたカード
drawn-row = 列の{ $number }枚目のカードが配られます
    .all = 列のカード
drawn-dummy = ダミーに{ $number }枚目のカードが配られます
    .all = ダミーのカード
drawn-lottery = { $number }枚目の抽選用カードを引きます
    .all = 抽選用カード
drawn-calls = 同じ{ $amount }のビッドの先後を決めます
    .all = 同額のビッド
drawn-in-round = ラウンド{ $round }：{ $what }
drawn-in-gamble = ギャンブル{ $gamble }：{ $what }

# 終わったラウンドとゲームの終わり
summary-title = ラウンドが終わりました
summary-on = 次へ
summary-open = このラウンドの結果
end-over = ゲーム終了
end-before = ゲームは途中で終わりました
end-agreed = 話し合いでゲームを終えました
end-unanswered = 丸一日反対がなく、ゲームを終えました
end-house = 店がこのゲームを終えました
end-nobody = 勝者はいません。
end-wins =
    { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が勝ちを分け合いました
    }
end-you-win = あなたの勝ち
end-you-share = あなたも1位です
end-place = { $place }位
end-mine = あなたは{ $place }位
end-beside = { $names }と同着です。
debt-card = 借金カード
tally-debt = 借金が残りました
tally-out = 途中で退場
tally-outlasted =
    { $later ->
        [true] { $name }の退場はあなたより後でした。
       *[other] { $name }は退場していません。
    }
end-door = 入口へ

# 相談
wish-pause = { $name }が休憩を希望しています
wish-pause-text = 全員が再開を望むまで時計が止まります。
wish-pause-no = 続ける
wish-pause-yes = 休憩する
wish-go-on = { $name }が再開を希望しています
wish-go-on-text = 全員が賛成すると時計が動きます。
wish-go-on-no = まだ待つ
wish-go-on-yes = 再開する
wish-end = { $name }がゲームの終了を希望しています
wish-end-text = ゲームはいまの状態で終わり、勝者は決まりません。
wish-end-no = 続ける
wish-end-yes = 終了する
wish-silence = 全員が答えるまで、ゲームは続きます。
wish-silence-agrees = { $hours }時間以内に答えがなければ、賛成とみなされます。
wished-pause = 休憩を希望しました。
wished-go-on = 再開を希望しました。
wished-end = ゲームの終了を希望しました。
wished-awaits = { $names }には、戻ったときに聞きます。
wished-agrees = { $hours }時間以内に{ $names }の反対がなければ、賛成とみなされます。
wished-back = 取り消す
paused = 時計が止まっています。
away-title = { $name }が{ $minutes }分間離れています
away-text = { $name }が戻るまでコンピュータが代わりを務められます。席はそのままです。
away-wait = 待つ
away-computer = コンピュータに任せる
away-silence = 誰か一人が決めます。待つ時間に制限はありません。
again-title = { $name }がもう一度遊びたいそうです
again-text = { $game }、同じ席で。
again-join = 参加する
again-not-now = 今はやめる
again-would = { $name }がもう一度遊びたいそうです。
back-title = おかえりなさい
back-text = 離れている間に、コンピュータがあなたの代わりに{ $count }回選びました。
back-on = 続ける
back-watch = 見てみる

# 卓での出来事（記録）
note-sat = { $name }が席に着きました。
note-left = { $name }が席を立ちました。
note-wished =
    { $detail ->
        [pause] { $name }が休憩を希望しています。
        [go-on] { $name }が再開を希望しています。
       *[end] { $name }がゲームの終了を希望しています。
    }
note-declined =
    { $detail ->
        [pause] { $name }は休憩を望んでいません。
        [go-on] { $name }はまだ再開を望んでいません。
        [rematch] { $name }は今はもう遊ばないそうです。
       *[end] { $name }はゲームを続けたいそうです。
    }
note-taken-back = { $name }が希望を取り消しました。
note-paused = 時計が止まりました。
note-went-on = 時計が再び動き出しました。
note-ended = ゲームは終了しました。
note-stood-in = コンピュータが{ $name }の代わりを務めます。
note-came-back = { $name }が戻りました。
note-handed-over = { $name }が席を引き継ぎました。
note-changed = 卓の設定が変わりました。
note-rematch = { $name }がもう一度遊びたいそうです。

# The club: rooms
club-with = { $names }と
rooms = 部屋
room-play = 遊ぶ
room-today = 今日
room-club = クラブ
room-me = 自分

# The club: results that stay
rated = レート戦
friendly = フリー対戦
who-since = { $month }から参加
who-likes = いちばん好きなゲーム：{ $game }
who-program = { $name }のプログラム
who-games =
    { $games ->
       *[other] ゲーム
    }
who-rating = レーティング
who-rating-place = レーティング、{ $places }位
who-unrated = レーティングが出るまでのレート戦
firsts-title = 1位の割合
firsts-about = 公平な割合（席の数分の1）と並べています。
firsts-key-mine = あなたの割合
firsts-key-theirs = 割合
firsts-key-band = おそらくこの範囲
firsts-key-fair = 公平な割合
firsts-few = 1ゲームだけでは何とも言えません。同じゲームを{ $needed }回遊ぶと、1位の割合が公平な割合と並んで出ます。
firsts-of = { $games }回中
firsts-so-far = { $games } / { $needed }
firsts-label = { $game }：{ $games }回中の1位は{ $share }、おそらく{ $low }から{ $high }の間。公平な割合は{ $fair }です。
firsts-label-few = { $game }：割合を出すには{ $needed }回必要で、まだ{ $games }回です。
firsts-by = 1位の割合の分け方
firsts-by-game = ゲーム別
firsts-by-seats = 人数別
firsts-seats = { $seats }人
ratings-title = レーティング
ratings-house = すべてのゲーム
ratings-label = { $what }：レート戦{ $games }回でレーティング{ $rating }、おそらく{ $low }から{ $high }の間。
ratings-curve = レート戦{ $games }回で{ $first }（{ $when }）から{ $last }へ。薄い帯は、おそらくの範囲です。
moments-title = 名場面
moments-worth = ほかの選択肢より勝率が{ $worth }高い選択
games-title = ゲーム
games-which = どのゲームか
games-all = すべてのゲーム
games-with-whom = 誰と
games-everybody = 全員
games-minutes = { $minutes }分
games-parts = 運{ $luck }、選択{ $skill }
games-replay = リプレイ：{ $game }、{ $when }
games-none = 終わったゲームはまだありません。
games-more = さらに表示（残り{ $count }）
versus-title = あなたと{ $name }
versus-whom = 誰との対戦か
versus-ahead = 上位
versus-games =
    { $games ->
       *[other] 同じ卓でのゲーム
    }
versus-share = 100回中{ $share }回はあなたが上位、おそらく{ $low }回から{ $high }回の間です。
versus-few = { $needed }回遊ぶと、どのくらい上位になるかがここに出ます。
versus-level = { $level }回は同着でした。
versus-bar = あなたが上位{ $mine }、同着{ $level }、{ $name }が上位{ $theirs }
emblem-title = 紋章と色
emblem-which = 紋章
emblem-key = 鍵
emblem-anchor = いかり
emblem-comet = 彗星
emblem-fern = しだ
emblem-moon = 月
emblem-teapot = ティーポット
emblem-feather = 羽根
emblem-umbrella = 傘
emblem-bell = 鈴
emblem-compass = 羅針盤
emblem-lantern = ランタン
emblem-fish = 魚
colour-which = 色
colour-0 = コーラル
colour-1 = 水色
colour-2 = 黄
colour-3 = 緑
colour-4 = すみれ色
colour-5 = アイボリー
person-mute = 発言を隠す
person-unmute = 発言を見る
person-block = ブロック
person-unblock = ブロック解除
empty-title = まだ何も記録されていません
empty-text = 結果、リプレイ、振り返りがここに残ります。終わるまでは、ゲームの中身は誰にも見えません。
empty-day = 今日の配札で遊ぶ
empty-play = コンピュータ{ $count }人と{ $game }
export = 書き出す
export-text = あなたの結果すべて。JSONはプログラム用、CSVは表計算用です。
club-title = クラブ
club-empty = まだ誰も対戦していません
club-empty-text = 同じ卓でゲームを終えると、誰が誰より上位だったかがここに出ます。各自レート戦を{ $needed }回遊ぶと、強さも出ます。
club-empty-play = 卓へ
among-who = クラブの面々
among-since = { $people }人、いっしょに遊んだゲームは{ $games }回。最初は{ $when }。
among-title = 互いの成績
among-text = 同じ卓で、誰が誰より上位になったか。
among-early = レーティングはまだです。各自レート戦を{ $needed }回遊ぶと出ます。それまで1位はいません。
house-sub = 店の順位表：レート戦
house-place = 順位
house-who = 名前
house-band = レーティングのおそらくの範囲
house-games = { $games }回
house-computer = コンピュータ
house-label = { $name }：レーティング{ $rating }、おそらく{ $low }から{ $high }の間
house-read = 見方
house-read-rating = レーティング
house-read-low = これより下はまずない
house-read-high = これより上もまずない
house-read-text = 帯が広いほど、まだよく分かっていません。だから順位には幅があります。明らかに上の人たちのすぐ後から、明らかに下の人たちのすぐ前までです。ゲームを重ねると帯は短くなりますが、上がるわけではありません。
house-unplaced = 順位はまだ
house-needs = 順位が付くにはレート戦が{ $needed }回必要です。それまで数字は出ません。
counts-title = 数えるもの
counts-said = レート戦の卓だけ。ゲームの前に示されます
counts-fixed = 設定は固定、ヒントはなし
counts-left = レート戦の終わりにいない人は、そのゲームの最下位
counts-computers = コンピュータも同じゲームで評価
new-rated = レート戦
new-rated-note = 店の順位表に反映されます。ヒントはなし、1人1席、終わりにいない人は最下位です。
wait-rated = レート戦：店の順位表に反映されます。ヒントはなし、終わりにいない人は最下位
wait-friendly = フリー対戦：店の順位表には反映されません

## The deal of the day.

day-title = 今日の配札
day-sub = { $date }・第{ $number }回
day-numbered = Croupier・今日の配札 第{ $number }回
day-about = 挑戦は1回だけ。ダイスもカードも全員同じです。
day-open =
    { $hours ->
        [0] 残り1時間未満
       *[other] あと{ $hours }時間
    }
day-played =
    { $count ->
        [0] まだ誰も遊んでいません
       *[other] { $count }人が遊びました
    }
day-week = この7日間に遊んだ日：{ $days }
day-row = { $count }日連続
day-yesterday = 昨日は{ $of }人中{ $place }
day-of = { $of }人中
day-place =
    { $ending ->
       *[th] { $place }位
    }
day-play = 今日の配札で遊ぶ
day-continue = 続きを遊ぶ
day-see = みんなの結果を見る
day-play-past = 参考として遊ぶ
day-against = 相手はコンピュータ{ $count }人
day-rules = しくみ
day-rules-same = 今日遊ぶ人は皆、同じものを引くところでは同じダイスとカードに出会い、コンピュータも同じです。秘密は、その日が始まる前に封をされています。
day-rules-one = 挑戦は1回だけ。相手は常連か達人で、結果は別々に比べます。途中でやめると、そのときの成績になります。UTCの午前0時までに始め、その後1時間以内に終えてください。
day-rules-sealed = 遊び終えるか、配札が開かれるまでは、ほかの人のゲームもリプレイも結果も、何も見られません。ヒントもありません。
day-rules-not = 全員が同じ出目に出会うように、誰の端末も乱数を加えません。また、別のブラウザで来た人は、この店にとっては別の人です。これは防げないので、皆さんにお任せします。
day-at-table = { $game }：{ $seats }人中{ $place }、相手は{ $level }
day-first = 今日はあなたが最初です。あとでまた見に来てください。
day-ahead = 100人中{ $share }人より上です
day-of-all = 遊んだ人のうち
day-among = 一緒に遊んだことのある人のうち
day-among-short = 知り合い{ $of }人中{ $place }
day-among-behind = 一緒に遊んだことのある人のうち。{ $name }は{ $score }
day-out = 参考記録
day-out-text = その日を過ぎて始めたか、終えました。順位はつきませんが、すべて見比べられます。
day-missed = その日は終わり、秘密は開かれています。同じ配札を参考として遊べます。
day-closing = その日は終わりました。1時間以内に秘密が開かれ、その後は参考として遊べます。
day-coming-text = その日はまだ始まっていません。秘密にはすでに封がしてあります。
day-how = みんなの結果
day-how-text = 同じダイスで{ $count }人、相手は{ $level }。
day-chart = { $count }人の結果、{ $low }から{ $high }まで。あなたは{ $mine }。
day-you = あなた
day-decisions = 選択ごとに
day-strip = 選択{ $of }回のうち、達人と同じが{ $expert }回、多くの人と同じが{ $most }回
day-share-placed = { $game }：{ $of }人中{ $place }
day-share-out = { $game }：参考記録
day-share-alt = { $title }。{ $strip }
day-as-expert = 達人と同じ、{ $of }回中{ $count }回
day-as-most = 多くの人と同じ、{ $of }回中{ $count }回
day-thinking = 達人があなたの選択について考えています。
day-differed = 意見が分かれたところ
day-few = 同じ場面に出会った人がまだ少ないため、割合は出ません（{ $count }人から）。達人ならどうしたかは、下で見られます。
day-met = 選択{ $number }。ここに来た{ $count }人は、みな同じものを見ました。
day-ended-with = 最終結果は平均{ $mean } ± { $margin }
day-expert = 達人：{ $move }
day-expert-alike = 達人も同じ選択をします。
day-decision = 選択{ $number }
day-chose = あなた：{ $move }
day-all = { $count }回の選択すべて
day-watch = リプレイを見る
day-named = { $day }、{ $game }
day-secret-open = 秘密が開かれました
day-secret-sealed = 秘密は封をされています
day-was-sealed = その日が始まる前に封をされました。
day-was-late = この店はその日に開いたので、封はそのとき初めて示されました。
day-opens = { $when }に開かれます。
day-seal = 封
day-secret = 秘密
day-matches = 一致しています
day-matches-not = 一致しません。この店の運営者に知らせてください
day-check = 自分で確かめる
day-check-text = このページでは、いま確かめました。その日とそのゲームの記録は、お手元のコンピュータでも確かめられます：
day-check-docs = 何が証明され、何が証明されないか
day-share = ネタバレせずに伝える
day-share-foot = 選択{ $count }回・上半分：達人と同じ・下半分：多くの人と同じ
day-copy = 文をコピー
day-copied = コピーしました。
day-give = 画像を送る
day-archive = これまでの日

# Finding each other

find-title = 卓を探す
find-sub = 今いる人と遊ぶ
find-any-game = どのゲームでも
find-seats = 席の数
find-any = 何人でも
find-pace = 速さ
pace-quick = てきぱき、0:30
pace-calm = ゆったり、1:30
pace-days = 日単位
pace-quick-word = てきぱき
pace-calm-word = ゆったり
pace-days-word = 日単位
find-fill = コンピュータが席を埋めるまで
find-never = 埋めない
find-counts = レートに数えますか？
find-friendly = フリー対戦
find-waiting = 待っている人
find-people = { $count }人
find-row = { $count }/{ $seats }人
find-nobody-waits = まだ誰も待っていません。店内にはほかに{ $count }人います。
find-sit = 席に着く
find-seats-of = { $count }席
find-go = 卓を探す：{ $game }
find-more = { $count ->
        [0] まもなく始まります
       *[other] あと{ $count }人で始まります
    }
find-then = 後はコンピュータが席を埋めます
find-without = コンピュータなしで待っています
find-empty = 空席
find-with = { $names }さんと同じ卓になります。
find-stay = このページを開いたままお待ちください。卓は自動で開きます。
find-no-need = 待たずに始める
find-now = { $count ->
        [0] 今すぐ始める
       *[other] コンピュータ{ $count }人と今すぐ始める
    }
find-any-number = 何人でもよい
find-leave = 待つのをやめる
find-ready = 卓の準備ができました。
find-alone = ほかに誰もいません
find-alone-text = 待っている人はいません。コンピュータならすぐに席に着きます。リンクを送れば人を呼べます。
find-alone-play = { $game }：コンピュータ{ $count }人と
find-alone-link = 卓を開いてリンクを送る
find-alone-strength = どのくらいの強さにしますか？
find-alone-screen = または1台を囲んで
find-alone-screen-text = この端末を何人かで囲みます。秘密はカーテンが守ります。
friends-title = 友だち
friends-all = 全{ $count }人
friends-none = ゲームの後で星を付けた人が、ここに並びます。
friends-mutual = 互いに星を付けると、相手がいるかどうかが分かります。
friend-here = 店内にいます
friend-away = いません
friend-table = 卓にいます：{ $game }
friend-queue = 卓を探しています
friend-invite = 招待
friend-invite-name = { $name }さんを招待
friend-invited = 招待を送りました。
friend-star = { $name }さんに星を付ける
friend-unstar = { $name }さんに星を付けています
friend-starred-you = { $name }さんがあなたに星を付けました。
friend-star-back = 星を返す
invite-title = 招待
invite-by = { $name }さんからの招待です
invite-go = 卓へ行く
invite-no = 今はやめる
invite-friends = 友だちを招待
invite-sent = 招待済み
menu-block = { $name }さんをブロック
menu-unblock = { $name }さんのブロックを解除
notices-title = 通知
notices-on = この端末に通知する
notices-note = ページを閉じているときも
notices-turns = 自分の手番のとき
notices-invitations = 招待されたとき
notices-rounds = ラウンドが始まるとき
notices-impossible = このブラウザには通知できません。ページを開いている間は、タブでお知らせします。
notices-denied = ブラウザがこのページからの通知を許可していません。ブラウザの設定で変えられます。
ring-title = 手番になったら通知しますか？
ring-text = このゲームは何日も続きます。ページを閉じているときも、この端末にお知らせできます。
ring-once = 通知は1手番に1回まで
ring-also = 招待されたときと、ラウンドが始まるときも
ring-silent = 卓を開いている間は鳴りません
ring-never = 宣伝や「お久しぶりです」は送りません
ring-yes = 通知する
ring-no = 自分で見に来る
ring-note = この後、ブラウザがもう一度たずねます。マイページでいつでも変えられます。
refused-not-played = この人とはまだ遊んでいません。
refused-bad-endpoint = このブラウザの通知先は使えません。
refused-no-push = 当店では通知を送っていません。

# Evenings and tournaments
refused-no-meet = そのゲームの夕べや大会はないか、片付けられました。
refused-full = これ以上は入れません。
refused-round-on = この卓は、ラウンドが終わるまで他の人には見えません。
meets-title = ゲームの夕べと大会
meets-none = 今は何も開かれていません。開いて、リンクを送りましょう。
meets-open-evening = 夕べを開く
meets-open-cup = 大会を開く
meets-evening = 夕べ（{ $games }ゲーム）
meets-cup = 大会：{ $game }
meets-people = 参加{ $people }人
meets-entering = 開始前
meets-playing = 進行中
meets-over = 終了
meets-called-off = 中止
meet-name = 名前
meet-public = クラブに載せる
meet-public-note = 店内の誰でも見つけられます。載せなければ、リンクを知る人だけです。
meet-share = リンクを送る
meet-back = { $title }へ戻る
meet-waits = 全員そろえば始まります。来ない人は待ちません。
meet-you = あなた
meet-watch = 観戦
evening-new = 新しい夕べ
evening-usual = { $name }の夕べ
evening-games = ゲーム（この順番で）
evening-games-note = 押すと加わります。同じゲームが2回でもかまいません。
evening-remove = { $game }を外す
evening-open = 夕べを開く
evening-choose-first = まずゲームを選ぶ
evening-sub = { $games }ゲームの夕べ
evening-lead =
    { $count ->
       *[other] { $names }がリード
    }
evening-won =
    { $count ->
       *[other] 夕べの勝者は{ $names }
    }
evening-start = まだ誰も点がありません
evening-points = { $points }点、残り{ $left }ゲーム。順位の点は{ $worth }。
evening-worth = 順位の点は{ $worth }。並んだら分け合います。
evening-game = ゲーム
evening-now = 現在
evening-curve = ゲームごとの点。{ $said }
evening-after = 第{ $game }ゲーム後：{ $name } { $points }点
evening-on = 進行中
evening-next = 全員の準備ができたら開始
evening-broken = 中断、点なし
evening-away = { $game }では{ $names }が不在で、コンピュータが代わりました。点はありません。
evening-late = { $name }は途中から参加し、0点から始めました。
evening-gone = { $name }は帰りました。
evening-join = 参加する
evening-ready = { $game }の準備完了
evening-not-ready = やっぱり待って
evening-count = { $people }人中{ $ready }人が準備完了
evening-begin = 残りを待たずに始める
evening-to-table = 卓へ
evening-add = ゲームを足す
evening-leave = 帰る
evening-leave-ask = 帰りますか？
evening-leave-note = 点は残ります。いつでも戻れます。
cup-new = 新しい大会
cup-usual = { $name }杯
cup-game = ゲーム
cup-seats = 卓の席数
cup-rounds = ラウンド数
cup-level = 補充のコンピュータ
cup-start = 開始
cup-start-me = 自分が始める
cup-start-time = 時刻を決める
cup-few = 3人に満たないとき
cup-few-computers = コンピュータと遊ぶ
cup-few-put-off = 1日延期
cup-lasts = 1ラウンドの制限
cup-minutes = { $minutes }分
cup-days = { $days }日
cup-open = 大会を開く
cup-opened-by = { $name }が開いた大会
cup-when = 開始：{ $when }
cup-when-opener = { $name }が始めます。
cup-put-off = 人数が足りず、延期されました。
cup-fact-rounds =
    { $count ->
       *[other] ラウンド
    }
cup-fact-seats = 席（1卓）
cup-fact-clock = 1手の時間
cup-same = どの卓も同じダイス
cup-same-text = 各ラウンドでは、どの卓にも同じダイスとカードが来ます。同じ席の人どうしを比べるので、配られる運は消えます。
cup-same-seat = 同じ席の人どうしを比べる
cup-table = 卓{ $table }
cup-entered = 参加者
cup-count = { $people }人、{ $tables }卓
cup-nobody = まだ誰もいません。
cup-more = +{ $count }
cup-seating = 空いた席にはコンピュータが座ります。できるだけ多くの人と当たり、どの席にもほぼ同じ回数座ります。
cup-program = プログラム
cup-program-by = { $name }のプログラム
cup-program-how = 自作のプログラムも参加できます：
cup-enter = 参加する
cup-leave = 参加をやめる
cup-retire = 棄権する
cup-retire-ask = 棄権しますか？
cup-retire-note = 残りのラウンドは最下位として数えます。
cup-begin = 今すぐ始める
cup-call-off = 中止する
cup-off = この大会は行われません。
cup-under-way = 進行中
cup-round = 第{ $round }ラウンド／全{ $rounds }ラウンド
cup-still = { $tables }卓が対戦中です。
cup-next-at = 次のラウンドは{ $time }に始まります。
cup-by = { $time }にまだ続いている席は、コンピュータが引き継ぎます。
cup-my-table = あなたの卓
cup-my-next = 次の卓
cup-my-done = このラウンドは終わりました。
cup-seat = { $seat }番席
cup-computer = コンピュータ
cup-standings = 順位表
cup-standings-text = 同じダイスで同じ席に座った人より平均でどれだけ多いか。重なる帯は、まだ入れ替わりえます。
cup-standings-after = { $rounds }ラウンド終了時
cup-no-standings = 順位は第1ラウンドのあとに出ます。
cup-all = 全{ $count }人
cup-ahead = { $name }：{ $place }位、同じ席との差{ $ahead }
cup-ahead-band = { $name }：{ $place }位、同じ席との差{ $ahead }、おそらく{ $low }から{ $high }の間
cup-even = ±0
cup-place = 順位
cup-who = 名前
cup-figure = 差
cup-money = 所持金
cup-tables = このラウンドの卓
cup-done = 終了
cup-playing = 対戦中
cup-takes =
    { $count ->
       *[other] 優勝は{ $names }
    }
cup-my-place = 比較で{ $place }位
cup-my-figure = 同じ席との差{ $ahead }。所持金だけなら{ $place }位。
cup-each = 各ラウンド：同じ席、同じダイスの人の中でのあなたの成績。
cup-result = 第{ $round }ラウンド、{ $seat }番席：{ $score }、{ $others }との差{ $ahead }
cup-missed = 第{ $round }ラウンド：不戦
cup-legend-you = あなた
cup-legend-others = 同じ席とダイスの人
cup-legend-mean = 平均
cup-print = 結果を印刷
cup-again = 次の大会を開く
cup-sub-over = 全{ $rounds }ラウンド、{ $people }人参加
cup-secrets = 各ラウンドの秘密
cup-secrets-text = 参加者を募る前に約束され、ラウンドが終わるごとに明かされます。
cup-secret-open = 第{ $round }ラウンド（公開）：
cup-secret-sealed = 第{ $round }ラウンド（封印）：
