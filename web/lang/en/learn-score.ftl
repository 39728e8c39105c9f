# The score sheets of the rules' pages, for matches with real cards. This file is written into those pages for their scripts.

score-title = Score sheet
score-lead-card = For a match with real cards. Press what lies in each expedition: the sum appears at once and stays on this device.
score-lead-board = For a match with the real board. Press the step where each explorer stands, mark the researcher, count what was found: the sum appears at once and stays on this device.
score-lead-adapted = For a match with real cards. Count each stack: the sum appears at once and stays on this device.
score-needs-script = Adding up for you needs scripts, and they are switched off here. The arithmetic itself stands above.
score-seats = Players
score-name = Name of player { $seat }
score-six = Six expeditions (long game)
score-short = One expedition (short game)
score-round-card = Round { $round }
score-round-board = Expedition { $round }
score-round-adapted = Round { $round }
score-which = Which to enter
score-more = One more
score-print = Print the sheet
score-clear = Clear the sheet
score-clear-yes = Really clear everything
score-standing = Standing
score-total = Total
score-stands = { $suit }: { $points }. { $name } in all: { $sum }
score-taken = { $card } was taken from { $name }
score-leads = { $names } in the lead
score-explorer-of = { $suit }: explorer
score-step = { $suit }, step { $step }: { $points }
score-researcher-of = { $suit }: researcher
score-less = { $what }: { $count } less
score-more-of = { $what }: { $count } more
score-tiles = Points from tiles
score-artifacts = Artifacts found
score-artifacts-worth = Artifacts at the end
score-stack-of = { $suit }: cards
score-one-less = { $suit }: one card less
score-one-more = { $suit }: one card more

## A column to play with, in the rule that counts points
try-lead-card = Try it out: press cards to lay them down or take them away.
try-lead-board = Try it out: press a step to put the explorer there, and the large piece to make it the researcher.
try-lead-adapted = Try it out: make the stack longer or shorter.
try-numbers = Its numbers
try-cost = Setting out
try-wagers = Wagers
try-no-wagers = No wager
try-bonus = Eight cards or more
try-no-bonus = Fewer than eight cards
try-none = Nothing lies here: it costs nothing and is worth 0.
try-said = { $suit }: { $points }
