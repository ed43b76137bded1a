"""What every interface needs and no game knows: words, languages, records as files, fairness, statistics, reports."""
