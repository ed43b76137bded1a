# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = カジノを題材にした卓上ゲーム：遊ぶ、ルールを読む、シミュレーション、リプレイ。

    まずは croupier play から。卓では ? と打てば、いつでも助けが出ます。
    .lang = この言語で話します：en、ja、ru、zh-Hant。なければ CROUPIER_LANG、またはシェルの言語。
    .no-color = 色を使わずに描きます。NO_COLOR=1 と同じです。
    .json = プログラム向けに JSON で答えます。

help-usage = 助けの出し方。
    .usage = 使い方
    .options = オプション
    .commands = コマンド
    .default = 既定
    .help = この助けを出して終わります。
    .version = バージョンを出して終わります。

help-games = ゲームの一覧を出します。

    名前がなければすべて。名前があれば、そのゲームと卓の設定を出します。

help-rules = ゲームのルールを全部、または一項目だけ出します。

    NUMBER はルールの番号です。例：croupier rules las_vegas LV-7

help-play = ゲームで遊びます。残りの席にはコンピュータが着きます。

    ここで言わなかったことは、卓でお尋ねします。いつ離れてもゲームは残り、--resume で続けられます。
    .seats = コンピュータを含めた人数。
    .set = 卓の設定を一つ決めます。何度でも使えます。
    .file = 卓の設定をファイルから読みます。--OPTION FILE も同じです。
    .people = このキーボードで遊ぶ人の名前。一人につき一度使います。
    .players = コンピュータの強さ。全員で一つ、またはコンマで区切って一人ずつ。
    .seed = 練習用。同じシードなら、何をしても同じダイスとカードが出ます。
    .save = 終わったら、ゲームの記録をこのファイルに書きます。
    .pause = コンピュータが打つたびに待つ秒数。言わなければ 0.6。
    .resume = 離れたゲームを続けます。最新のもの、名前があればそのゲームの最新のもの、またはファイルのもの。

help-simulate = コンピュータどうしで何度も対戦させ、数えます。
    .games = ゲームの数。
    .players = 強さ。全席で一つ、またはコンマで区切って一席ずつ。
    .seed = 同じシードなら同じゲームになります。なければ引いて、お見せします。
    .jobs = 仕事を分け合うプロセスの数。
    .save = 各ゲームの記録をこのフォルダに書きます。新しいフォルダか、空のフォルダに限ります。

help-arena = プレイヤーを大会で競わせます。誰がどれだけ強く、それはどれほど確かか。

    席順は、プレイヤーのすべての並びを一巡します。プレイヤーは、強さ（expert）、一つの判断にかける試行回数や時間を添えた強さ（expert@200、rollout@50ms）、またはファイルの中のクラス（mybots.py:Shark）です。
    .players = プレイヤーをコンマで区切って一席ずつ。最初のプレイヤーが、ほかと比べる基準になります。
    .games = ゲームの数。すべての並びが同じ回数になるよう切り上げます。なければ 1000。
    .duplicate = どの席でも同じダイスとカードに当たらせ、運の分を減らします。
    .until-decided = 最初のプレイヤーが公平な取り分より上か下かがはっきりしたら、そこでやめます。
    .minutes = CPU 時間でこの分数だけたったらやめます。
    .ray = Ray クラスタの機械で仕事を分け合います。local ならこの機械でクラスタを作ります。
    .out = すべてのゲームと数値、見るための報告をこのフォルダに残します。
    .resume = --out の大会を続けます。中断のあとや、--games を増やしたときに。

help-replay = 記録されたゲームを確かめ、言葉で語ります。

    正しいゲームでなければ、終了コードは 1 です。
    .as = この席から見えたとおりに語ります。名前か、0 から数えた番号で。なければ観戦者の目で。
    .tables = ラウンドの終わりだけでなく、選択のたびに卓を描きます。

help-verify = ライブの卓の偶然が、始まる前に決まっていたことを確かめます。

    抽選はすべてコミットメントと確率から、確率はルールから、ダイジェストは選択から導かれなければなりません。どこかがおかしければ、終了コードは 1 です。
    .each = 抽選も一つずつ語ります。
    .commitment = ゲームの前に示されたコミットメント。照らし合わせます。
    .seal = 加えるものを誰かが明かす前に示された封印。照らし合わせます。
    .digest = ゲームのあとに示されたダイジェスト。照らし合わせます。

help-serve = 店を開けます。人とコンピュータが着く卓を、ブラウザとプログラムに。

    準備は要りません。ゲームは利用者のデータフォルダに残り、再起動しても続きます。
    .host = 待ち受ける場所。127.0.0.1 ならこの機械だけ、0.0.0.0 なら同じネットワークのスマートフォンからも。
    .port = ポート。0 なら空いているところを使います。
    .database = postgresql://… または SQLite ファイルのパス。なければ利用者のデータフォルダのファイル。
    .tls-cert = TLS で提供するための証明書。スマートフォンには、これがないと使えない機能があります。
    .tls-key = 証明書の鍵。
    .proxy = 手前にあるプロキシのアドレスをコンマで区切って。誰からの要求かについて、その言い分を信じます。
    .root-path = サーバーの最上位でなければ、店を置くパス。たとえば /croupier。
    .keep-days = 終わったゲームを、この日数のあとに片付けます。なければ残します。
    .workers = 仕事を分け合うプロセスの数。PostgreSQL のときだけ。
    .limits = 通常と違う上限をコンマで区切って。例：tables_of_address=500,requests=100
    .metrics-from = /metrics を読めるアドレスやネットワークをコンマで区切って。これも --metrics-token もなければ、誰も読めません。
    .metrics-token = この語を Bearer トークンとして示せば /metrics を読めます。CROUPIER_METRICS_TOKEN で渡すほうが安全です。
    .open = ブラウザも開きます。
    .log-level = 店が自分について書く量。一行に一つの JSON です。
    .log-file = それを標準エラー出力の代わりにこのファイルへ書きます。SIGHUP で開き直します。
    .show-config = どの設定が効いていて、どこから来たのかを表示します。店は開けません。

help-new-game = 新しいゲームを専用のフォルダに作ります。すべての検査に通る小さなゲームで、自分のゲームに作り替えられます。

    NAME はフォルダの名前です（例：my_game）。プロジェクトのクローンの中で使えます。

help-house = 店で終わったゲームを、ファイルとして扱います。

help-house-export = 終わったゲームをすべて、記録としてフォルダに書きます。

help-house-import = 記録のファイル、またはそのフォルダから、ゲームを取り込みます。

    一つ目を収める前に、すべての記録をルールに照らして確かめます。

help-house-migrate = データベースを、この版が求める段階へ進めるか、前の段階へ戻します。

    進めるほうは、開店のときに自動で行われます。戻すほうは、二つ以上前の版へ戻るときに使います。
    .to = 段階。指定がなければ最新です。

help-review = 記録されたゲームを振り返ります。勝率、最善と最悪の判断、運と腕。

    正しいゲームでなければ、終了コードは 1 です。
    .playouts = 選択ごとに続きを打つ回数。なければ、短いゲームで 60 回、長いゲームでは 20 回まで減らします。
    .seconds = 代わりに、およそこの秒数をかけます。
    .seed = 同じシードなら同じ振り返りになります。
    .jobs = 仕事を分け合うプロセスの数。
    .html = 振り返りを、ブラウザ用のページとしてこのファイルに書きます。

## What cannot be done, and what to do.

usage-help = 使い方は { $command } で出ます。
usage-no-option = { $option } というオプションはありません。{ $near ->
        [none] {""}
       *[other] { $near } のことですか？
    }
usage-no-command = { $command } というコマンドはありません。{ $near ->
        [none] {""}
       *[other] { $near } のことですか？
    }
usage-missing = { $name } がありません。
usage-bad-value = { $name } の値になりません。値は{ $kind }です。
usage-bad-option = { $option } の使い方が違います。値が要るかどうかをご確認ください。
usage-too-much = このコマンドに要らないものが付いています。
no-language = { $name } を話せる者がおりません。話せるのは：{ $languages }。
no-game = { $name } というゲームはありません。{ $near ->
        [none] あるのは：{ $games }。
       *[other] { $near } のことですか？
    }
wrong-seats = { $title }は{ $fewest }～{ $most }人用です。{ $seats }人では遊べません。
no-option = { $game } に { $name } という設定はありません。{ $options ->
        [none] 設定は一つもありません。
       *[other] あるのは：{ $options }。
    }
no-equals = { $text } は、{ $name }=VALUE のように設定と値で書いてください。
twice-set = 設定 { $name } が二度あります。一度で十分です。
bad-value = { $value } は { $name } の値になりません。値は{ $kind }です。
use-set = { $name } は卓の設定です。--set { $name }=VALUE と書いてください。
no-option-file = { $game } はファイルから { $name } という設定を読みません。{ $options ->
        [none] 読む設定は一つもありません。--set { $name }=VALUE を使ってください。
       *[other] 読むのは：{ $options }。
    }
bad-file = { $path } を読めません：{ $reason }。
bad-file-content = { $path }：{ $reason }
bad-name = { $name } は名前に使えません。改行なしで 1～20 文字にしてください。
same-name = { $name } が二人います。別の名前にしてください。
too-many-people = { $people }人では{ $seats }席に座れません。--seats { $people } とするか、人を減らしてください。
wrong-players = コンピュータ{ $seats }人に、強さが{ $given }個あります。全員で一つか、一人に一つずつにしてください。
wrong-levels = { $seats }席に、強さが{ $given }個あります。全席で一つか、一席に一つずつにしてください。
rules-in-english = このページはまだ英語版のみです。
no-rule = { $game } にルール { $number } はありません。あるのは { $blocks } です。
nothing-to-resume = 続けるゲームがありません。新しく始めるには：croupier play
bad-save = { $path } は途中のゲームではありません：{ $reason }
bad-save-people = 誰が遊んでいるかが書かれていません。
resume-alone = --resume は卓を元のまま続けます。{ $option } は外してください。
save-exists = { $path } はすでにあります。別の名前にするか、先に取り除いてください。
save-no-folder = { $path } に書けません。フォルダ { $folder } がありません。
no-seat = このゲームに席 { $seat } はありません。あるのは：{ $seats }。

reason-unreadable = 読み取れません
reason-not-text = UTF-8 のテキストではありません

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = ファイルやフォルダがありません
refused-system-EACCES = 許可がありません
refused-system-EPERM = 許されていない操作です
refused-system-EEXIST = すでにあります
refused-system-EISDIR = フォルダです
refused-system-ENOTDIR = フォルダではありません
refused-system-ENOSPC = 空き容量がありません
refused-system-EROFS = 読み取り専用です

# Games, seats and players.
refused-game = { $name } というゲームはありません。あるのは：{ $games }。
refused-seats = { $game } は{ $fewest }～{ $most }人用です。{ $seats }人では遊べません。
refused-first = first={ $first } という席はありません。席の番号は 0 から { $last } までです。
refused-names = { $seats }席に、名前が{ $names }個あります。
refused-player-missing = プレイヤーが足りません。あるのは：{ $players }。または mybots.py:Shark のように、ファイルの中のクラスを指定してください。
refused-no-player = { $game } に { $name } というプレイヤーはいません。いるのは：{ $players }。または mybots.py:Shark のように、ファイルの中のクラスを指定してください。
refused-no-budget = { $level } は先読みをしないので、予算の使い道がありません。@{ $budget } を外してください。
refused-budget = { $text } は予算になりません。試行回数（200）か時間（50ms）で書いてください。
refused-no-players = { $path } に、メソッド choose(view, moves) を持つクラス { $title } がありません。プレイヤーは一つもありません。
refused-no-class = { $path } に、メソッド choose(view, moves) を持つクラス { $title } がありません。あるのは：{ $players }。
refused-no-python = { $path } は読み取れる Python ファイルではありません。mybots.py:Shark のように指定してください。
refused-bad-python = { $path } は使えません：{ $error }。

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = { $path } を読めません：{ $reason }。
refused-unwritable = { $path } に書けません：{ $reason }。
refused-no-record = ゲームの記録ではありません：{ $reason }。
refused-format = この記録の形式は { $given } です。この版の croupier が読むのは形式 { $format } です。
refused-no-game = これは { $game } の記録ですが、ここにそのゲームはありません。
refused-other-rules = このゲームはルールの版 { $rules } で遊ばれました。ここにあるのは版 { $here } です。
refused-no-beginning = このゲームは始められません：{ $reason }
refused-impossible = 選択 { $number } はありえません：{ $reason }
refused-over = その前にゲームが終わっています。
refused-odds = ここでの { $drawn } の確率は { $odds } です。
refused-asked = { $seats ->
        [chance] ここは偶然が決めるところです。
       *[other] ここは席 { $seats } が決めるところです。
    }
refused-choice = { $choice } という選択はありません。
refused-result = 結果が、選択から導かれるものと違います。
refused-digest = ダイジェストが合いません。この記録のどこかが書き換えられています。

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = 公正さについての記述を読み取れません：{ $reason }。
refused-secret = 秘密が、コミットメントの元になったものと違います。
refused-added = 偶然に加わった席と外れた席が、順番どおりの席になっていません。
refused-people = どの席が人の席だったかが書かれていません。
refused-added-computer = 人の座っていない席{ $seat }から偶然に加えられています。加えられるのは人の端末だけです。
refused-added-others = 参加者の全員が、加えた人、外れた人、取り下げた人のどれかに一度ずつ挙がっていません。
refused-not-settled = この記録には、偶然をどう決めたかが書かれていません。照らし合わせるものがありません。
refused-drawn-too-many = 一度にそれほど多く引くゲームはありません。
refused-drawn-nothing = そのような確率からは何も引けません：{ $reason }。
refused-drawn-wrong = 出るべきは { $due } でした。

# Reviews, simulations and tournaments.
refused-unfinished = このゲームは最後まで打たれていません。まだ振り返れません。
refused-few-playouts = { $playouts }回の試行では、どれほど確かかを言えません。2 回以上にしてください。
refused-records-not-empty = { $path } は空ではありません。記録には、新しいフォルダか空のフォルダを指定してください。
refused-records-folder = { $path } は記録のフォルダにできません：{ $reason }。
refused-arena-begun = { $path } にはすでに大会があります。--resume で続けるか、別のフォルダを指定してください。
refused-arena-not-empty = { $path } は空ではありません。大会には、新しいフォルダか空のフォルダを指定してください。
refused-arena-folder = { $path } は大会のフォルダにできません：{ $reason }。
refused-no-arena = { $path } に続けられる大会はありません：{ $reason }。
refused-bad-arena = { $path } は大会が残したものではありません：{ $reason }。
refused-arena-other-rules = { $path } は、{ $game } の別のルールか、別の版の croupier で始められました。
refused-other-arena = { $path } にあるのは別の大会です。{ $name } は { $here } で、{ $wanted } ではありません。
refused-arena-rotates = { $path } は席を回すだけの大会です。{ $games }ゲームでは、すべての並びを打つことになります。
refused-arena-line = { $path } は { $line } 行目から先を読めません：{ $reason }。
refused-in-game = ゲーム { $number }：{ $reason }
refused-game-stopped = { $game } のゲーム { $number } は、終わる前に止まりました。
refused-player-raised = 席 { $seat } の { $name } が例外を出しました：{ $error }
refused-player-misplayed = 席 { $seat } の { $name } が { $move } を選びました。選べたのは { $moves } です。
refused-player-not-seated = 席 { $seat } の { $name } が席に着けませんでした：{ $error }
refused-process-died = 仕事を分け合うプロセスの一つが落ちました。プレイヤーが終わらせたか、メモリが足りません。
refused-no-ray = Ray が入っていません。pip install 'croupier[ray]' で入ります。
refused-no-cluster = { $address } に Ray クラスタがありません：{ $reason }。
refused-cluster = Ray クラスタが仕事を終えられませんでした：{ $reason }

# The house.
refused-workers-database = 複数のプロセスで開くには PostgreSQL が要ります。--database postgresql://… を指定するか、--workers を外してください。
refused-workers-port = このシステムでは、プロセスどうしで一つのポートを分け合えません。別々のポートで店をいくつか開けてください。
refused-workers-open = プロセスが店を開けられませんでした。理由は、その書き出しにあります。

kind-bool = yes か no
kind-int = 整数
kind-int-from = { $least } 以上の整数
kind-int-to = { $most } 以下の整数
kind-int-from-to = { $least } から { $most } までの整数
kind-number = 数
kind-number-from = { $least } 以上の数
kind-number-from-to = { $least } から { $most } までの数
kind-text = 一語
kind-list = コンマ区切りの並びで、それぞれ{ $kind }
kind-or-none = { $kind }、または none
kind-other = ルールにあるとおり

## Games.

games-players = { $fewest }～{ $most }人
games-more = ルールは croupier rules GAME、始めるには croupier play GAME。
games-options = 卓の設定

## Sitting down.

which-game = どのゲームにしますか？
how-many = 何人で遊びますか？{ $fewest }～{ $most }、または Enter で{ $usual }人。
not-a-number = { $fewest } から { $most } までの数字を打ってください。
computer-names = Ada, Bruno, Chiyo, Dario, Elif, Farid, Greta
guest = ゲスト
seat-you = あなた
seat-person = このキーボード
seat-computer = コンピュータ・{ $level }
options-set = 卓の設定：{ $options }。
practice = シード { $seed } の練習ゲームです。
welcome-back = { $title }の続きです。
unfinished = 途中のゲームがあります。続けるには：croupier play --resume
others = ほかに途中のゲームが{ $count }個、{ $folder } にあります：croupier play --resume FILE
not-kept = このゲームは、途中で残しておけません：{ $reason }

## At the table.

hint = 選択を打ってください。ほかに：? 助け · rules ルール · log 経過 · table 卓 · leave 離れる
asides = その前に、よろしければ：
only-choice = ほかに選べるものはありません。Enter を押してください。
steps = { $step } 刻み
many = { $count } 通り
curtain = キーボードを{ $name }さんに渡してください。
curtain-enter = { $name }さん、ほかの人が見ていないところで Enter を押してください。
nothing-typed = 選択の前にある文字か、? を打ってください。
not-understood = { $text } という選択はありません。? で助けが出ます。
ambiguous = { $text } に当てはまるもの：
and-more = … ほか{ $count }件。もう少し続けて打ってください。
nothing-yet = まだ何も起きていません。
left = ゲームは残してあります。続けるには：croupier play --resume
left-unkept = ゲームを残せませんでした：{ $reason }

type-choice = 選択の前にある文字を打ちます。たとえば
type-number = 行の番号でもかまいません。
type-short = 紛れがなければ、言葉の始めだけで通じます。
command-help = この助け
command-choices = すべての選択を一つずつ
command-rules = ルール。rules { $number } で一項目だけ
command-log = これまでの経過
command-table = 卓をもう一度
command-leave = 離れる。ゲームは残ります（Ctrl-D、Ctrl-C も同じ）

over = ゲーム終了です。
wins = { $count ->
        [1] { $names }の勝ちです。
       *[other] { $names }が勝ちを分け合いました。
    }
record-kept = ゲームの記録：{ $path }
record-lost = このゲームの記録はありません：{ $reason }
record-replay = もう一度見るには：croupier replay { $path }
record-elsewhere = { $reason } 記録は代わりにここにあります：{ $path }

## Simulation.

simulating = { $title }、{ $seats }人
sim-stopped = { $games }ゲームで止めました。
sim-none = 最初のゲームが終わる前に止めました。
sim-pace = { $games }ゲーム、{ $seconds } 秒：毎秒{ $per_second }ゲーム、{ $decisions }回の判断。
sim-length = 1ゲームの判断は平均{ $mean }回、最短{ $shortest }回、最長{ $longest }回。
sim-seed = シード { $seed }。幅は 95 % 区間。1位を分け合った人は、勝ちも分け合います。
sim-saved = 記録は { $path } にあります。
sim-seat = 席
sim-player = プレイヤー
sim-score = 得点
sim-place = 順位
sim-first = 1位

## Arena.

arena-missing = ゲームとプレイヤーを言ってください：croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = どの大会を続けるか言ってください：croupier arena --resume --out DIR
arena-rounded = { $games }ゲーム：プレイヤーの並び{ $round }通りを同じ回数ずつ。
arena-rotates = プレイヤーのすべての並びは、ゲームの数より多くなります。卓を回るだけにして、{ $round }通りとします。
arena-goes-on = { $all }ゲームのうち{ $games }ゲームは済んでいます。
arena-games = { $games }ゲーム、CPU 時間 { $cpu }。
arena-deals = { $games }ゲーム、完結した配札{ $deals }組、CPU 時間 { $cpu }。
arena-seats = 席
arena-rating = レーティング
arena-decision = 一判断
arena-against = { $name } との差
arena-fair = シード { $seed }。幅は 95% 区間。互角なら1位になる割合は { $fair } です。
arena-above = { $name } は、確かに公平な取り分を上回っています。
arena-below = { $name } は、確かに公平な取り分を下回っています。
arena-kept = 報告は { $page }、数値は { $figures } にあります。
arena-resume = 続けるには：croupier arena --resume --out { $path }

## Replay.

replay-as = { $name }から見えたとおりに。
replay-unfinished = ここまでです。ゲームは最後まで打たれていません。

## Verify.

verify-right = { $file }：抽選{ $draws }回はすべてコミットメントから導かれ、ゲームも正しく行われています。ダイジェスト { $digest }
verify-added = 偶然に加えた人：{ $names }。
verify-added-nobody = 偶然に加えた人はいません。店だけで決まりました。
verify-left-out = 外れた人：{ $names }。
verify-withdrew = 約束したのに明かさなかった人：{ $names }。
verify-computers = コンピューター：{ $names }。
verify-seal = 封印 { $seal }
verify-older = 以前の方式で決められています。最後に加えた人は選ぶことができ、店にもそれができました。
verify-wrong = { $file }：誤りがあります。{ $reason }
verify-draw = 選択 { $number }、{ $drawn }：{ $reason }
verify-each = { $number }  { $drawn }：{ $outcome }
verify-each-wrong = { $number }  { $drawn }：{ $outcome }、しかし { $due }
verify-other-commitment = コミットメントが、お手元のものと違います：{ $commitment }
verify-other-seal = 封印が、お手元のものと違います：{ $seal }
verify-no-seal = 以前の方式で決められていて、封印がありません。お手元には封印があります。
verify-other-digest = ダイジェストが、お手元のものと違います：{ $digest }

## Review.

reviewing = { $title }を振り返っています
review-stopped = 終わる前に止めました。--playouts を減らすか --jobs を増やせば、早くなります。
review-both = --playouts か --seconds のどちらか一つにしてください。一方がもう一方を決めます。
review-chances = 勝率、最初の選択から最後まで
review-parts = 運と腕
review-start = 開始
review-luck = 運
review-skill = 腕
review-others = 他者
review-end = 結果
review-parts-note = 運：ダイスとカードがもたらしたもの。腕：自分の選択。他者：ほかの人の選択。開始にこの三つを足すと結果になります。
review-best = 最善の判断
review-worst = 最も高くついた判断
review-nothing = 誤差を超えて、はっきり得や損になった判断はありません。
review-agreed = { $decisions }回の判断のうち{ $agreed }回が達人と一致
review-measure = 選択ごとに{ $playouts }回の試行、シード { $seed }。幅は 95 % 区間。常連の打ち方を基準にしています。
review-page = ページは { $path } にあります。

## The house

house-open = 開店しました：{ $address }
house-near = 同じネットワークのスマートフォンからは：{ $address }
house-alone = 入れるのはこの機械だけです。--host 0.0.0.0 なら、同じネットワークのスマートフォンからも入れます。
house-stop = Ctrl+C で閉店します。進行中のゲームは、次の開店で続きます。
house-closed = 閉店しました。
house-migrated = データベースは段階 { $step } にあります。
config-option = コマンドラインから
config-variable = 環境変数から
config-default = 既定値
house-no-folder = { $path } は記録のフォルダにできません：{ $reason }。
house-no-file = { $path } を読めません：{ $reason }。
house-no-files = この中に記録はありません。.json で終わるファイルか、そのフォルダを指定してください。
house-importing = ゲームを収めています
house-exported = { $games }ゲームを { $path } に書きました。
house-imported = { $games }ゲームを収めました。{ $known }ゲームはすでにありました。
new-game-clone = 新しいゲームは、プロジェクトのクローンの中で作ります。git で取得し、その中で script/play を一度実行してください。
new-game-name = { $name } はゲームの名前になりません。my_game のように、小文字、数字、一つずつの下線で、{ $longest } 文字までにしてください。
new-game-word = { $name } は Python か TypeScript で別の意味を持ちます。別の名前にしてください。
new-game-there = { $name } というゲームはすでにあります。別の名前にしてください。
new-game-marks = { $letter } で始まるルールの記号は、すべて使われています。別の名前にしてください。
new-game-made =
    { $folder } を作りました。もう遊べます：

    croupier play { $name }
    script/test -k { $name }

    ルールを変えたら、script/protocol と script/playthroughs { $name } を実行してください。

# Opening the house.
refused-system-EADDRINUSE = アドレスはすでに使われています
refused-system-EADDRNOTAVAIL = そのアドレスは使えません
refused-tls-pair = 証明書と鍵は一組です。--tls-cert と --tls-key を両方指定してください。
refused-tls-file = { $file } は読めるファイルではありません。
refused-tls = { $cert } と { $key_file } は TLS に使えません：{ $reason }。
refused-limit-name = { $name } という上限はありません。あるのは：{ $known }
refused-limit-number = { $limit } では数が分かりません。上限は0より大きい数で指定してください。
refused-metrics-from = { $address } はアドレスでもネットワークでもありません。--metrics-from には 192.0.2.7 や 10.0.0.0/8 のように指定してください。
refused-log-file = ログを { $file } に書けません：{ $reason }。
refused-migrate-newer = このデータベースは新しい版のものです。戻せるのはその版だけです。
refused-migrate-step = 段階 { $step } はありません。あるのは { $steps } です。
refused-root-path = { $path } は使えません。/croupier のような形で指定してください。
refused-port = { $host } のポート { $port } では店を開けられません：{ $reason }。別の --port を試してください。
refused-database-kind = { $scheme } は当店の知らないデータベースです。postgresql://… かファイルのパスを指定してください。
refused-database = { $where } のデータベースは使えません：{ $reason }
