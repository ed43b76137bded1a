"""What every door needs and no game knows: words and languages, records as files, fairness, figures and their pages."""
