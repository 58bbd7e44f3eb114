### The command that measures how often the coach can tell.

cli-help-verdicts = count the coach's verdicts on turns as learners play them, and how many are too close to tell
cli-help-verdicts-positions = number of positions
cli-help-verdicts-samples = samples of the coach's search, 0 for as many as it usually takes; its comparisons grow with them
cli-verdicts-title = Verdicts of the coach in { $game } with { $seats } seats, in { $positions } positions:
cli-verdicts-row = { $learner }: { $told }
cli-verdicts-random = turns at random
cli-verdicts-greedy = turns with the most points now
cli-verdicts-near = third best turns of a search
cli-verdicts-equal = { $number } equal
cli-verdicts-as-good = { $number } as good as the best
cli-verdicts-slightly = { $number } slightly less
cli-verdicts-costs = { $number } that cost points
cli-verdicts-too-close = { $number } too close to tell
cli-verdicts-close = Too close to tell: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. A verdict takes { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } CPU seconds in the median.
