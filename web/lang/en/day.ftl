# The deal of the day: today's round, how it went, and four weeks of them.

day-deal = { $kind ->
    [board] { $game }, one expedition, with { $name }
   *[other] { $game }, one round, with { $name }
}
day-same = Everybody is dealt these cards on this date. The first time counts; after that it is practice.
day-missed = This day has passed. You can still play it; it will be marked as played later and does not count towards days in a row.
day-future = This day has not come yet.
day-going = Begun, but not finished yet.
day-practice-only = It became practice, so this day does not count.
day-late = Played later, on { $date }.
day-again = Play again, as practice
day-result = { $way ->
    [over] { $points } over par
    [under] { $points } under par
    [par] Exactly par
    [ahead] Ahead by { $points }
    [behind] Behind by { $points }
   *[even] Level
}
day-score = { $own } to { $other }
day-you = You { $points }
day-par = Par { $points }
day-without = Without luck { $points }
day-par-means = Par is what { $name } made of the same cards in your seat, against the same company.
day-reckoning = { $name } is playing the same cards now: { $percent }
day-scale = You { $own }, par { $par }

## What is shared
day-share-head = { $title } · { $date }
day-share-par = { $points } against { $name }, par { $par }
day-share-plain = { $points } against { $name }
day-share-gave-up = Conceded to { $name }
day-share = Share text
day-copied = Copied.
day-not-shared = This browser can neither share nor copy here. You can select the text on this page.
day-shared-text = What is shared
day-column = { $suit }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points }
day-column-none = { $suit }: not started

## The calendar
day-weeks = Four weeks
day-before = Earlier weeks
day-after = Later weeks
day-cell = { $date }: { $state }
day-state-par = par or better
day-state-under = below par
day-state-given-up = conceded
day-state-played = played
day-state-late = played later
day-state-going = begun
day-state-practice = practice
day-state-open = not played
day-state-future = still to come

# Pictures to be shared: of a table, a score sheet, a day's deal.
picture-title = Picture
picture-ask = A picture to share
picture-means = Share it, copy it or save it, as your device allows. It shows no hands.
picture-wide = Wide
picture-upright = Upright
picture-copied = The picture is on the clipboard.
picture-saved = The picture was saved as a file.
