# The terminal's words.

## Help pages. Plain text: nothing in braces.

help = カジノを題材にした卓上ゲーム：遊ぶ、ルールを調べる、シミュレーション、リプレイ。

    まずは croupier play から。卓で ? と入力すれば、いつでもヘルプが出ます。
    .lang = 使用する言語：en、ja、ru、zh-Hant。省略時は CROUPIER_LANG、またはシェルの言語。
    .no-color = 色を使わずに表示します。NO_COLOR=1 と同じです。
    .json = プログラム向けに JSON で出力します。

help-usage = ヘルプの形式。
    .usage = 使い方：
    .options = オプション：
    .commands = コマンド：
    .default = 既定：
    .help = このヘルプを表示して終了します。
    .version = バージョンを表示して終了します。

help-games = ゲームの一覧を表示します。

    名前を省略するとすべてのゲームを、指定するとそのゲームと卓の設定を表示します。

help-rules = ゲームのルールを全部、または1項目だけ表示します。

    NUMBER はルールの番号です。例：croupier rules las_vegas LV-7

help-play = ゲームで遊びます。残りの席にはコンピュータが着きます。

    ここで指定しなかったことは、卓でお尋ねします。いつ中断してもゲームは保存され、--resume で続けられます。
    .seats = コンピュータを含めた人数。
    .set = 卓の設定を1つ指定します。何度でも使えます。
    .file = 卓の設定をファイルから読み込みます。--OPTION FILE も同じです。
    .people = このキーボードで遊ぶ人の名前。1人につき1回指定します。
    .players = コンピュータの強さ。全員に1つ、またはコンマで区切って1人ずつ指定します。
    .seed = 練習用。同じシードなら、何をしても同じダイスとカードが出ます。
    .save = ゲームが終わったら、記録をこのファイルに書き込みます。
    .pause = コンピュータが1手進めるごとに待つ秒数。省略時は 0.6 秒。
    .resume = 中断したゲームを続けます。最新のもの、ゲーム名を指定すればそのゲームの最新のもの、またはファイルにあるもの。

help-simulate = コンピュータどうしで何度も対戦させ、結果を集計します。
    .games = ゲームの数。
    .players = 強さ。全席に1つ、またはコンマで区切って1席ずつ指定します。
    .seed = 同じシードなら同じゲームになります。省略時は無作為に選んで表示します。
    .jobs = 処理を分担するプロセスの数。
    .save = 各ゲームの記録をこのフォルダに書き込みます。新しいフォルダか、空のフォルダに限ります。
    .batch = バッチツインですべてのゲームを同時に進めます。GPUがあればGPUを使います。全員がchaoticになります。

help-arena = プレイヤーを大会で競わせ、誰がどれだけ強いか、それがどれほど確かかを調べます。

    席順は、プレイヤーのすべての並びを一巡します。プレイヤーは、強さ（expert）、1つの判断にかける試行回数や時間を添えた強さ（veteran@200、rollout@50ms）、ファイルの中のクラス（mybots.py:Shark）、または訓練したネットワーク（net.npz）です。
    .players = プレイヤーをコンマで区切って1席ずつ指定します。最初のプレイヤーが、ほかと比べる基準になります。
    .games = ゲームの数。すべての並びが同じ回数になるよう切り上げます。省略時は 1000。
    .duplicate = どの席からも同じダイスとカードで遊ばせ、運の影響を減らします。
    .until-decided = 最初のプレイヤーの1位の割合が、互角の場合より上か下かがはっきりしたら、そこで終了します。
    .minutes = CPU 時間がこの分数に達したら終了します。
    .ray = Ray クラスタのコンピュータで処理を分担します。local なら、このコンピュータ1台をクラスタにします。
    .out = すべてのゲーム、数値、閲覧用のレポートをこのフォルダに保存します。
    .resume = --out の大会を続けます。中断のあとや、--games を増やしたときに。

help-enter = 店の大会にプログラムを参加させ、全ラウンドを戦わせます。

    ADDRESS は大会のリンクです。止めても、もう一度実行すれば続きから遊びます。
    .player = 遊ぶのは誰か。ファイル内のクラス（mybots.py:Shark）、レベル（expert）、学習したネットワーク（net.npz）。
    .name = 大会での名前（既定はクラス名）。
    .by = あなたの名前。誰のプログラムかがページに出ます。

help-train = ゲームのネットワークを訓練します。自分自身と対戦して学びます。GPUがあればGPUを使います。

    まず、あらゆる強さのプレイヤーのゲームを見てまね、それからネットワークが学びます。すべてフォルダに残るので、いつでも中断でき、同じコマンドで続けられます。
    .minutes = 学習する分数。中断する前の分も含みます。
    .folder = 保存先のフォルダ（既定は training/GAME）。
    .collect = まねるためのゲームを集める秒数。
    .jobs = ゲームを集めるプロセスの数（既定はコアごとに1つ）。
    .tables = 学習に使う卓の数。指定しなければ、装置に合わせて決めます。
    .start = ベテランのまねからではなく、このネットワーク（net.npz）から始めます。

help-replay = 記録されたゲームを検証し、文章で再現します。

    正しいゲームでなければ、終了コードは 1 です。
    .as = この席から見えたとおりに再現します。名前か、0 から数えた番号で指定します。省略時は観戦者の視点です。
    .tables = ラウンドの終わりだけでなく、選択のたびに卓を表示します。

help-verify = ライブの卓の抽選が、ゲームの前に決まっていたことを検証します。

    抽選はすべてコミットメントと確率から、確率はルールから、ダイジェストは選択から導かれなければなりません。どこかがおかしければ、終了コードは 1 です。
    .day = ある日の配札も検証します。店の GET /api/days/2026-11-18 の答えを、ファイルかアドレスで指定します。指定したゲームは、その日の配札のものでなければなりません。
    .each = 抽選も1つずつ表示します。
    .commitment = ゲームの前に示されたコミットメント。これと照合します。
    .seal = 誰かが乱数を明かす前に示された封印。これと照合します。
    .digest = ゲームのあとに示されたダイジェスト。これと照合します。

help-serve = 店を開きます。人とコンピュータが席に着く卓を、ブラウザとプログラムに提供します。

    準備は要りません。ゲームはユーザーのデータフォルダに保存され、再起動しても続けられます。
    .host = 待ち受けるアドレス。127.0.0.1 ならこのコンピュータだけ、0.0.0.0 なら同じネットワークのスマートフォンからも。
    .port = ポート番号。0 なら空いているものを使います。
    .database = postgresql://… または SQLite ファイルのパス。省略時はユーザーのデータフォルダのファイル。
    .tls-cert = TLS で公開するための証明書。スマートフォンには、TLS でないと使えない機能があります。
    .tls-key = 証明書の秘密鍵。
    .proxy = 手前にあるプロキシのアドレス（コンマ区切り）。接続元のアドレスについて、このプロキシの申告を信用します。
    .root-path = サーバーのルート以外に店を置く場合のパス。たとえば /croupier。
    .keep-days = 終わったゲームを、この日数のあとに削除します。省略時は削除しません。
    .workers = 処理を分担するプロセスの数。PostgreSQL のときだけ使えます。
    .limits = 既定と異なる上限（コンマ区切り）。例：tables_of_address=500,requests=100
    .push = ブラウザのプッシュサービスへ通知を送るかどうか：on、off、または自分のネットワーク内のサービスも認める anywhere。
    .metrics-from = /metrics を読めるアドレスやネットワーク（コンマ区切り）。これも --metrics-token も省略すると、誰も読めません。
    .metrics-token = この文字列を Bearer トークンとして送れば /metrics を読めます。CROUPIER_METRICS_TOKEN で渡すほうが安全です。
    .open = ブラウザも開きます。
    .log-level = ログの詳しさ。1行に1つの JSON で出力します。
    .log-file = ログを標準エラー出力の代わりにこのファイルに書き込みます。SIGHUP で開き直します。
    .show-config = 有効な設定と、その指定元を表示します。店は開きません。

help-new-game = 新しいゲームを専用のフォルダに作ります。すべてのテストに通る小さなゲームで、自分のゲームに作り替えられます。

    NAME はフォルダの名前です（例：my_game）。プロジェクトのクローンの中で使えます。

help-new-language = 新しい言語のファイルを作ります。訳すべき行がすべて入っています。

    TAG は de や pt-BR のような、ブラウザで使われる言語コードです。プロジェクトのクローンの中で実行します。

help-house = 店で終わったゲームを、ファイルとして扱います。

help-house-export = 終わったゲームをすべて、記録としてフォルダに書き出します。
    .club = 代わりに、成績とレーティングを CSV と JSON で書き出します。

help-house-import = 記録のファイル、またはそのフォルダから、ゲームを取り込みます。

    取り込みを始める前に、すべての記録をルールに照らして検証します。

help-house-migrate = データベースを、このバージョンに必要な段階へ進めるか、前の段階へ戻します。

    進めるほうは、開店のときに自動的に行われます。戻すほうは、2つ以上前のバージョンへ戻るときに使います。
    .to = 段階。省略時は最新です。

help-club = 残る成績: ゲーム、1位の割合、レーティング。

help-club-rebuild = 終わったゲームから、成績とレーティングをすべて計算し直します。

    普段は店が1ゲームごとに自動で行います。計算中は表示が揃いませんが、結果は同じになります。

help-review = 記録されたゲームを振り返ります。勝率、最善と最悪の判断、運と腕。

    正しいゲームでなければ、終了コードは 1 です。
    .playouts = 選択ごとに続きをプレイする回数。省略時は、達人が学習したゲームなら 4～16 回、ほかは 20～60 回で、長いゲームほど少なくなります。
    .seconds = 回数の代わりに、およその時間を秒数で指定します。
    .seed = 同じシードなら同じ振り返りになります。
    .jobs = 処理を分担するプロセスの数。
    .html = 振り返りを、ブラウザ用のページとしてこのファイルに書き込みます。

## What cannot be done, and what to do.

usage-help = 使い方は { $command } で表示できます。
usage-no-option = { $option } というオプションはありません。{ $near ->
        [none] {""}
       *[other] { $near } のことですか？
    }
usage-no-command = { $command } というコマンドはありません。{ $near ->
        [none] {""}
       *[other] { $near } のことですか？
    }
usage-missing = { $name } がありません。
usage-bad-value = { $name } の値が正しくありません。値は{ $kind }です。
usage-bad-option = { $option } の使い方が違います。値が要るかどうかをご確認ください。
usage-too-much = このコマンドには余分な引数があります。
no-language = { $name } という言語には対応していません。使えるのは：{ $languages }。
no-game = { $name } というゲームはありません。{ $near ->
        [none] あるのは：{ $games }。
       *[other] { $near } のことですか？
    }
wrong-seats = { $title }は{ $fewest }～{ $most }人用です。{ $seats }人では遊べません。
no-option = { $game } に { $name } という設定はありません。{ $options ->
        [none] 設定は1つもありません。
       *[other] あるのは：{ $options }。
    }
no-equals = { $text } は、{ $name }=VALUE のように設定と値で書いてください。
twice-set = 設定 { $name } が2回指定されています。1回だけにしてください。
bad-value = { $value } は { $name } の値として正しくありません。値は{ $kind }です。
use-set = { $name } は卓の設定です。--set { $name }=VALUE と書いてください。
no-option-file = { $game } はファイルから { $name } という設定を読みません。{ $options ->
        [none] 読む設定は1つもありません。--set { $name }=VALUE を使ってください。
       *[other] 読むのは：{ $options }。
    }
bad-file = { $path } を読めません：{ $reason }。
bad-file-content = { $path }：{ $reason }
bad-name = { $name } は名前に使えません。改行なしで 1～20 文字にしてください。
same-name = { $name } が2人います。別の名前にしてください。
too-many-people = { $people }人では{ $seats }席に座れません。--seats { $people } とするか、人を減らしてください。
wrong-players = コンピュータ{ $seats }人に、強さが{ $given }個あります。全員に1つか、1人に1つずつ指定してください。
wrong-levels = { $seats }席に、強さが{ $given }個あります。全席に1つか、1席に1つずつ指定してください。
rules-in-english = このページはまだ英語版のみです。
no-rule = { $game } にルール { $number } はありません。あるのは { $blocks } です。
nothing-to-resume = 続けるゲームがありません。新しく始めるには：croupier play
bad-save = { $path } は中断したゲームのファイルではありません：{ $reason }
bad-save-people = 誰が遊んでいるかが書かれていません。
resume-alone = --resume は卓を元のまま続けます。{ $option } は外してください。
save-exists = { $path } はすでにあります。別の名前にするか、先に削除してください。
save-no-folder = { $path } に書き込めません。フォルダ { $folder } がありません。
no-seat = このゲームに席 { $seat } はありません。あるのは：{ $seats }。

reason-unreadable = 読み取れません
reason-not-text = UTF-8 のテキストではありません

# What the system says about files. Others are told in its own words.
refused-system-ENOENT = ファイルやフォルダがありません
refused-system-EACCES = アクセス権がありません
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
refused-player-missing = プレイヤーが足りません。あるのは：{ $players }。mybots.py:Shark や net.npz のように、ファイルも指定できます。
refused-no-player = { $game } に { $name } というプレイヤーはいません。いるのは：{ $players }。mybots.py:Shark や net.npz のように、ファイルも指定できます。
refused-no-budget = { $level } は先読みをしないので、試行回数や時間を指定できません。@{ $budget } を外してください。
refused-budget = { $text } は正しくありません。試行回数（200）か時間（50ms）で指定してください。
refused-no-players = { $path } に、メソッド choose(view, moves) を持つクラス { $title } がありません。使えるプレイヤーは1つもありません。
refused-no-class = { $path } に、メソッド choose(view, moves) を持つクラス { $title } がありません。あるのは：{ $players }。
refused-no-python = { $path } は読み取れる Python ファイルではありません。mybots.py:Shark のように指定してください。
refused-bad-python = { $path } は使えません：{ $error }。

# Records. What is wrong with a choice follows "Choice 7 is impossible:".
refused-unreadable = { $path } を読めません：{ $reason }。
refused-unwritable = { $path } に書き込めません：{ $reason }。
refused-no-record = ゲームの記録ではありません：{ $reason }。
refused-format = この記録の形式は { $given } です。このバージョンの croupier が読めるのは形式 { $format } です。
refused-no-game = これは { $game } の記録ですが、ここにそのゲームはありません。
refused-other-rules = このゲームはルールのバージョン { $rules } で遊ばれました。ここにあるのはバージョン { $here } です。
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
refused-digest = ダイジェストが一致しません。この記録のどこかが書き換えられています。

# How chance was settled. The last three follow "Choice 7, …:".
refused-fairness = 公正さについての記述を読み取れません：{ $reason }。
refused-secret = 秘密が、コミットメントの元になったものと違います。
refused-added = 乱数を加えた席と外れた席の並びが正しくありません。
refused-people = どの席が人の席だったかが書かれていません。
refused-added-computer = 人の座っていない席{ $seat }から乱数が加えられています。加えられるのは人の端末だけです。
refused-added-others = 乱数を加えた人、外れた人、取り下げた人のどれかに、参加者全員が1回ずつ挙がっていなければなりません。
refused-not-settled = この記録には、抽選の結果をどう決めたかが書かれていません。照合するものがありません。
refused-deal-closed = このゲームの配札はまだ開かれていません。秘密が明かされれば、抽選を検証できます。
refused-drawn-too-many = 一度にこれほど多く引くゲームはありません。
refused-drawn-nothing = そのような確率からは何も引けません：{ $reason }。
refused-drawn-wrong = 出るべきは { $due } でした。

# Reviews, simulations and tournaments.
refused-unfinished = このゲームは最後までプレイされていません。まだ振り返れません。
refused-few-playouts = { $playouts }回の試行では、結果の確かさがわかりません。2 回以上にしてください。
refused-records-not-empty = { $path } は空ではありません。記録には、新しいフォルダか空のフォルダを指定してください。
refused-records-folder = { $path } は記録のフォルダにできません：{ $reason }。
refused-arena-begun = { $path } にはすでに大会があります。--resume で続けるか、別のフォルダを指定してください。
refused-arena-not-empty = { $path } は空ではありません。大会には、新しいフォルダか空のフォルダを指定してください。
refused-arena-folder = { $path } は大会のフォルダにできません：{ $reason }。
refused-no-arena = { $path } に続けられる大会はありません：{ $reason }。
refused-bad-arena = { $path } は大会のファイルではありません：{ $reason }。
refused-arena-other-rules = { $path } は、{ $game } の別のルールか、別のバージョンの croupier で始められました。
refused-other-arena = { $path } にあるのは別の大会です。{ $name } は { $wanted } ではなく { $here } です。
refused-arena-rotates = { $path } は席を回すだけの大会です。{ $games }ゲームでは、すべての並びをプレイすることになります。
refused-arena-line = { $path } は { $line } 行目から先を読めません：{ $reason }。
refused-in-game = ゲーム { $number }：{ $reason }
refused-player-raised = 席 { $seat } の { $name } が例外を出しました：{ $error }
refused-player-misplayed = 席 { $seat } の { $name } が { $move } を選びました。選べたのは { $moves } です。
refused-player-not-seated = 席 { $seat } の { $name } が席に着けませんでした：{ $error }
refused-process-died = 処理を分担するプロセスの1つが異常終了しました。プレイヤーのプログラムが終了させたか、メモリが足りません。
refused-no-ray = Ray がインストールされていません。pip install 'croupier[ray]' でインストールできます。
refused-no-cluster = { $address } に Ray クラスタがありません：{ $reason }。
refused-cluster = Ray クラスタが処理を完了できませんでした：{ $reason }
refused-batch-players = バッチでは全員がランダムに選びます。プレイヤーをchaoticにするか、--batch を外してください。
refused-batch-records = バッチでは記録は残りません。--save か --batch を外してください。
refused-no-jax = JAXがインストールされていません。pip install 'croupier[batch]' で追加してください。
refused-no-twin = { $game } にはバッチツインがありません。あるのは次のゲームです：{ $games }。
refused-no-own-network = { $game } には専用のネットワークがありません。ほかのゲームを、それぞれのネットワークで遊ぶからです。訓練できるのは：{ $games }。
refused-training-folder = { $path } は訓練のフォルダにできません：{ $reason }。
refused-bad-training = { $path } は訓練のファイルではありません：{ $reason }。
refused-other-training = { $path } にあるのは { $game } ではなく { $here } の訓練です。別のフォルダを指定してください。
refused-training-other-rules = { $path } は、{ $game } の別のルールか、別のバージョンの croupier で始められました。
refused-no-numpy = NumPyがインストールされていません。pip install numpy で追加してください。
refused-no-network = { $path } はネットワークではありません。croupier train { $game } で作れます。
refused-other-network = { $path } は { $game } ではなく { $trained } のネットワークです。
refused-network-misfit = { $path } は、ここにある { $game } に合いません。ネットワークを訓練し直してください。
refused-options = このオプションは使えません：{ $reason }。使えるのは次のオプションです：{ $options }。

# The house.
refused-workers-database = 複数のプロセスで開くには PostgreSQL が要ります。--database postgresql://… を指定するか、--workers を外してください。
refused-workers-port = このシステムでは、複数のプロセスで1つのポートを共有できません。別々のポートで店をいくつか開いてください。
refused-workers-open = プロセスが店を開けませんでした。理由は出力をご覧ください。

kind-bool = 「yes」か「no」
kind-int = 整数
kind-int-from = { $least }以上の整数
kind-int-to = { $most }以下の整数
kind-int-from-to = { $least }から{ $most }までの整数
kind-number = 数
kind-number-from = { $least }以上の数
kind-number-from-to = { $least }から{ $most }までの数
kind-text = 1語の文字列
kind-list = コンマ区切りの並びで、それぞれ{ $kind }
kind-or-none = { $kind }、または none
kind-other = ルールにあるとおり

## Games.

games-players = { $fewest }～{ $most }人
games-more = ルールは croupier rules GAME、始めるには croupier play GAME。
games-options = 卓の設定

## Sitting down.

which-game = どのゲームにしますか？
how-many = 何人で遊びますか？　{ $fewest }～{ $most }、または Enter で{ $usual }人。
not-a-number = { $fewest } から { $most } までの数字を入力してください。
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
not-kept = このゲームは、途中で保存しておけません：{ $reason }

## The menu before a game.

menu-which = どのゲームで遊びますか？
menu-search = 次の文字で始まるゲーム：{ $text }
menu-continue = 続きから：{ $what }
menu-round = 第{ $round }ラウンド
menu-your-turn = あなたの手番
menu-turn = { $name }さんの手番
menu-with = プレイヤー：{ $names }
menu-seats = プレイヤーの人数
menu-people = このキーボードで遊ぶ人数
level-chaotic-plays = 選べるものを、でたらめに選びます。
level-novice-plays = 初心者らしい間違いをします。
level-regular-plays = 経験則で選びます。
level-veteran-plays = 計算して、先を読みます。
level-expert-plays = 何百万回ものゲームから学びました。
level-bold-plays = 達人の腕前で、より大きな勝負に出ます。
level-careful-plays = 達人の腕前で、危ない勝負を避けます。
menu-keys-games = ↑ ↓ 移動 · Enter 決定 · 文字や番号でゲームを探す · Esc 終了
menu-keys-seats = Enter 始める · ↑ ↓ 移動 · ← → 変更 · Esc 戻る · q 終了
menu-keys-name = 名前を入力 · Enter 始める · ↑ ↓ 移動 · Esc 戻る

## At the table.

hint = 番号や文字を入力してください。ほかに：? ヘルプ · rules ルール · log 経過 · table 卓 · leave 中断
asides = その前にできること：
only-choice = ほかに選べるものはありません。Enter を押してください。
steps = { $step }刻み
many = { $count } 通り
curtain = キーボードを{ $name }さんに渡してください。
curtain-enter = { $name }さん、ほかの人が見ていないところで Enter を押してください。
nothing-typed = 選択肢の前にある文字か、? を入力してください。
not-understood = { $text } という選択肢はありません。? でヘルプが出ます。
ambiguous = { $text } に当てはまるもの：
and-more = … ほか{ $count }件。もう少し続けて入力してください。
nothing-yet = まだ何も起きていません。
left = ゲームは保存されています。続けるには：croupier play --resume
left-unkept = ゲームを保存できませんでした：{ $reason }

type-choice = 選択肢の前にある文字を入力します。たとえば { $key } です。
type-number = 行の番号でもかまいません。
type-short = ほかと区別できれば、最初の数文字だけでもかまいません。
command-help = このヘルプ
command-choices = すべての選択肢を1つずつ表示
command-rules = ルール。rules { $number } で1項目だけ
command-log = これまでの経過
command-table = 卓をもう一度表示
command-leave = 中断する。ゲームは保存されます（Ctrl-D、Ctrl-C も同じ）

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
sim-stopped = { $games }ゲームで中止しました。
sim-none = 最初のゲームが終わる前に中止しました。
sim-pace = { $games }ゲーム、{ $seconds } 秒：毎秒{ $per_second }ゲーム、{ $decisions }回の判断。
sim-length = 1ゲームの判断は平均{ $mean }回、最短{ $shortest }回、最長{ $longest }回。
sim-seed = シード { $seed }。誤差は 95% 信頼区間。1位を分け合った人は、勝ちも分け合います。
sim-saved = 記録は { $path } にあります。
sim-seat = 席
sim-player = プレイヤー
sim-score = 得点
sim-place = 順位
sim-first = 1位

## Arena.

arena-missing = ゲームとプレイヤーを指定してください：croupier arena las_vegas --players regular,regular,chaotic
arena-resume-where = どの大会を続けるかを指定してください：croupier arena --resume --out DIR
arena-rounded = { $games }ゲーム：プレイヤーの並び{ $round }通りを同じ回数ずつ。
arena-rotates = プレイヤーのすべての並びは、ゲームの数より多くなります。席を回すだけにして、{ $round }通りとします。
arena-goes-on = { $all }ゲームのうち{ $games }ゲームは終わっています。
arena-games = { $games }ゲーム、CPU 時間 { $cpu }。
arena-deals = { $games }ゲーム、完結した配札{ $deals }組、CPU 時間 { $cpu }。
arena-seats = 席
arena-rating = レーティング
arena-decision = 1判断
arena-against = { $name } との差
arena-fair = シード { $seed }。誤差は 95% 信頼区間。互角なら1位になる割合は { $fair } です。
arena-above = { $name } は、互角の場合の割合を確かに上回っています。
arena-below = { $name } は、互角の場合の割合を確かに下回っています。
arena-kept = レポートは { $page }、数値は { $figures } にあります。
arena-resume = 続けるには：croupier arena --resume --out { $path }

# croupier train

train-begins = { $title }を { $device } で{ $minutes }分学びます。すべて { $path } に保存します。
train-first = その前に、あらゆる強さのプレイヤーのゲームを見てまねます。約{ $seconds }秒かかります。
train-goes-on = { $minutes }分は済んでいます。
train-all-done = { $minutes }分の学習は終わっています。続けるには --minutes を増やしてください。
train-slow = JAXはGPUを見つけられません。CPUだけでは何百倍も遅くなります。学習はできますが、達人にはなりません。
train-stage-collecting = ゲームを見ています
train-stage-imitating = まねています
train-stage-compiling = コンパイル中
train-stage-learning = 学習中
train-note = { $millions }百万回の判断、毎秒{ $a_second }回。ベテランの中での1位は互角の { $share }
train-stopped = 中断しました。同じコマンドで続けられます。終わった段階と最新の途中経過は { $path } にあります。
train-made = ネットワークは { $path } です。学習の経過は { $page } で見られます。
train-seats = 席
train-fair = 互角
train-among-regular = 常連の中
train-among-veteran = ベテランの中
train-validated = 学習に使っていないゲームで1位になった割合です。ほかの席は、それぞれの強さを模したプレイヤーです。
train-try = 本物と対戦させるには：{ $command }

## Replay.

replay-as = { $name }の視点で再現します。
replay-unfinished = ここまでです。ゲームは最後までプレイされていません。

## Verify.

verify-right = { $file }：抽選{ $draws }回はすべてコミットメントから導かれ、ゲームも正しく行われています。ダイジェスト { $digest }
verify-added = 乱数を加えた人：{ $names }。
verify-added-nobody = 乱数を加えた人はいません。店だけで決まりました。
verify-left-out = 外れた人：{ $names }。
verify-withdrew = 約束したのに明かさなかった人：{ $names }。
verify-computers = コンピュータ：{ $names }。
verify-seal = 封印 { $seal }
verify-older = 以前の方式で決められています。最後に加えた人は加えるかどうかを選ぶことができ、店にもそれができました。
verify-deal = 配札「{ $deal }」のダイスとカードです。この配札の卓ではどこでも同じで、席に着いた人は何も加えません。コミットメント { $commitment }
verify-wrong = { $file }：誤りがあります。{ $reason }
verify-draw = 選択 { $number }、{ $drawn }：{ $reason }
verify-each = { $number }  { $drawn }：{ $outcome }
verify-each-wrong = { $number }  { $drawn }：{ $outcome }、しかし { $due }
verify-other-commitment = コミットメントが、お手元のものと違います：{ $commitment }
verify-other-seal = 封印が、お手元のものと違います：{ $seal }
verify-no-seal = 以前の方式で決められていて、封印がありません。お手元には封印があります。
verify-no-seal-dealt = 共通の配札で遊んだゲームには封印がありません。お手元には封印があります。
verify-other-digest = ダイジェストが、お手元のものと違います：{ $digest }
verify-no-day = 店が示す日の形になっていません：{ $reason }
verify-day-right = { $file }：「{ $deal }」の秘密はコミットメント { $commitment } と一致し、その日のゲームも順番どおりです。
verify-day-closed = { $file }：「{ $deal }」はまだ開かれていません。コミットメントを控えて、あとで確かめてください：{ $commitment }
verify-other-deal = 「{ $deal }」のゲームではありません。
verify-other-turn = その日は { $game } の番で、席とオプションも決まっています。

## Review.

reviewing = { $title }を振り返っています
review-stopped = 終わる前に中止しました。--playouts を減らすか --jobs を増やすと、早くなります。
review-both = --playouts と --seconds は、どちらか一方だけ指定してください。一方を決めると、もう一方も決まります。
review-chances = 勝率、最初の選択から最後まで
review-parts = 運と腕
review-start = 開始
review-luck = 運
review-skill = 腕
review-others = 他者
review-end = 結果
review-parts-note = 運：ダイスとカードによるもの。腕：自分の選択。他者：ほかの人の選択。開始にこの三つを足すと結果になります。
review-best = 最善の判断
review-worst = 最も高くついた判断
review-nothing = 誤差を超える得や損になった判断はありません。
review-agreed = { $decisions }回の判断のうち{ $agreed }回が達人と一致
review-measure = { $means ->
        [network] 達人が選択ごとに{ $playouts }通りの続きを評価、シード { $seed }。誤差は 95% 信頼区間。「達人」の選び方を基準にしています。
       *[playouts] 選択ごとに{ $playouts }回の試行、シード { $seed }。誤差は 95% 信頼区間。「常連」の選び方を基準にしています。
    }
review-page = ページは { $path } にあります。

## The house

house-open = 開店しました：{ $address }
house-near = 同じネットワークのスマートフォンからは：{ $address }
house-alone = 入れるのはこのコンピュータからだけです。--host 0.0.0.0 なら、同じネットワークのスマートフォンからも入れます。
house-stop = Ctrl+C で閉店します。進行中のゲームは、次の開店で続きます。
house-closed = 閉店しました。
house-migrated = データベースは段階 { $step } にあります。
config-option = コマンドラインから
config-variable = 環境変数から
config-default = 既定値
house-no-folder = { $path } は記録のフォルダにできません：{ $reason }。
house-no-file = { $path } を読めません：{ $reason }。
house-no-files = この中に記録はありません。.json で終わるファイルか、そのフォルダを指定してください。
house-importing = ゲームを取り込んでいます
house-exported = { $games }ゲームを { $path } に書き出しました。
house-imported = { $games }ゲームを取り込みました。{ $known }ゲームはすでにありました。
club-rebuilding = ゲームを数えています
club-rebuilt = { $games }ゲームから、成績とレーティングを計算し直しました。
club-exported = { $results }件の成績を { $path } に書き出しました。
needs-clone = これはプロジェクトのクローンの中で使います。git で取得し、その中で script/play を一度実行してください。
new-game-name = { $name } はゲームの名前に使えません。my_game のように、小文字、数字、連続しない下線で、{ $longest } 文字までにしてください。
new-game-word = { $name } は Python か TypeScript で別の意味を持ちます。別の名前にしてください。
new-game-there = { $name } というゲームはすでにあります。別の名前にしてください。
new-game-marks = { $letter } で始まるルールの記号は、すべて使われています。別の名前にしてください。
new-game-made =
    { $folder } を作りました。もう遊べます：

    croupier play { $name }
    script/test -k { $name }

    ルールを変えたら、script/protocol と script/playthroughs { $name } を実行してください。

new-language-tag = { $tag } は言語ではありません。de や pt-BR のような、ブラウザで使われる言語コードを指定してください。
new-language-there = { $tag } のファイルはすでにあります。それを訳してください。
new-language-made =
    { $count } 個のファイルを作りました。場所の確認、試用、不足の確認はこのとおりです：

    git status
    croupier --lang { $tag } play
    script/test --release

    詳しくは docs/translating.md をご覧ください。

# Opening the house.
refused-system-EADDRINUSE = アドレスはすでに使われています
refused-system-EADDRNOTAVAIL = そのアドレスは使えません
refused-tls-pair = 証明書と鍵は一組です。--tls-cert と --tls-key を両方指定してください。
refused-tls-file = { $file } は読めるファイルではありません。
refused-tls = { $cert } と { $key_file } は TLS に使えません：{ $reason }。
refused-limit-name = { $name } という上限はありません。あるのは：{ $known }
refused-limit-number = { $limit } には数がありません。上限は0より大きい数で指定してください。
refused-metrics-from = { $address } はアドレスでもネットワークでもありません。--metrics-from には 192.0.2.7 や 10.0.0.0/8 のように指定してください。
refused-log-file = ログを { $file } に書き込めません：{ $reason }。
refused-migrate-newer = このデータベースは新しいバージョンのものです。戻せるのはそのバージョンだけです。
refused-migrate-step = 段階 { $step } はありません。あるのは { $steps } です。
refused-root-path = { $path } は使えません。/croupier のような形で指定してください。
refused-port = { $host } のポート { $port } では店を開けません：{ $reason }。別の --port を試してください。
refused-database-kind = { $scheme } というデータベースには対応していません。postgresql://… かファイルのパスを指定してください。
refused-database = { $where } のデータベースは使えません：{ $reason }

# A program in a tournament
enter-entered = { $name }は{ $title }に参加しました。大会が始まると遊びます。このまま動かしておいてください。
enter-round = 第{ $round }ラウンド／全{ $rounds }ラウンド：対戦中。
enter-over = 終了：{ $count }人中{ $place }位。同じダイスで同じ席に座った人との差は{ $ahead }です。
enter-called-off = この大会は行われません。
enter-not-a-cup = { $address }は大会のアドレスではありません。https://house.example/c/… の形です。
enter-refused = 店に断られました：{ $reason }
enter-away = { $address }につながりません。
