# What the matches of this device come to.

statistics-title = Statistics
statistics-matches = { $count ->
    [one] match
   *[other] matches
}
statistics-won = { $count ->
   *[other] won
}
statistics-margin = mean margin
statistics-adjusted = { $kind ->
    [card] without luck
   *[other] without luck, over the others’ mean
}
statistics-streak = { $count ->
   *[other] won in a row, best
}
statistics-running = now { $count }
statistics-error = ± { $error }
statistics-which = Which matches
statistics-all = All
statistics-against = Against each
statistics-against-means = { $margins ->
    [yes] won : lost · margin a match
   *[no] won : lost
}
statistics-record = { $won } : { $lost }
statistics-mixed = Mixed company
statistics-record-said = { $name }: won { $won }, lost { $lost }
statistics-trend = Margin over time
statistics-trend-means = points; a dot a match, the line the mean of ten
statistics-costs = What a turn of yours cost
statistics-table = As a table
statistics-date = Date
statistics-one = Margin
statistics-cost-of-turn = Cost of a turn
statistics-ten = Mean of ten
statistics-best = Best: { $suit }, { $points }
statistics-best-of = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $date }
statistics-note = Practice, and matches that several people play on this device, are left out. All of it is computed from the matches kept here.
statistics-none = No match of this game that counts has been finished here yet.
statistics-reckoning = Adding up…
statistics-unread = { $why ->
    [forbidden] This browser keeps nothing for this page: only the matches of this visit are counted.
   *[other] What this device keeps could not be read: only the matches of this visit are counted.
}
