# The words of the page that shows how a training goes.

title = 訓練：{ $game }
over = Croupier · 訓練
lead = 在模仿老手的玩家之中，神經網路得第一的比例，目前是實力相當時的 { $share }。

fact-minutes = 學習時間（分鐘）
fact-decisions = 學過的決定（百萬個）
fact-pace = 每秒決定數

firsts-veteran = 老手之中的第一名
firsts-regular = 常客之中的第一名
firsts-note = 其他座位全由模仿者就座時，神經網路得第一的比例；實力相當時為 100%。由左至右是學習時間（分鐘）。
seats = { $seats } 個座位
variety = 變化
variety-note = 神經網路的選擇有多少變化，以選擇的熵表示。為 0 時，它永遠選同一手。
error = 評估誤差
error-note = 神經網路預期得第一的機率，與它後來學到的數值通常相差多少。
pace = 速度
pace-note = 每秒從多少個決定中學習（千個）。
figures = 最新數據
figures-note = 神經網路贏得的對局比例，依座位數與其他座位的等級列出。這些是學習用的對局；最後保留的神經網路，另以其他對局評估。
column-seats = 座位
column-fair = 實力相當

made = 每次存檔都會重寫這個頁面。
