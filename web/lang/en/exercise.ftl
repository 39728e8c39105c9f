# Own exercises: the moments of reviewed matches that cost most, to be tried again (screens/book/exercise.js, exercises.js).
# $cost is points, $error their standard error.

exercises-title = Your exercises
exercises-lead = The moments of your reviewed matches that cost most come here by themselves. Each comes again until you have solved it at the first try on two days.
exercises-none = Nothing here yet. Have a match of yours reviewed: what cost most in it waits here, with the cards as you saw them.
exercises-due = { $count } to try today
exercises-tomorrow = Enough for today: these come again
exercises-rest = Solved on two days
exercise-from = { $kind ->
    [board] Expedition { $round }, turn { $turn } · with { $names }
   *[other] Round { $round }, turn { $turn } · with { $names }
}
exercise-somebody = somebody here
exercise-cost = { $cost } points (± { $error })
exercise-lost = Cost { $cost }
exercise-days = Solved on { $done } of { $of } days
exercise-try = Try it
exercise-task = What now?
exercise-solved = Solved
exercise-asks = The table as you saw it then; what you could not know is dealt anew. Play what you think best.
exercise-show = Show the solution
exercise-again = Once more
exercise-match-gone = Its match is no longer on this device.
exercise-next = Next exercise
exercise-all = All exercises
exercise-right = Right.
exercise-again-later = It comes again another day.
exercise-rests = Solved on two days: it may rest now.
exercise-not-counted = It counts when you find it at the first try.
exercise-then = Your move then: { $move }. It cost { $cost }.
exercise-played = That is what you played then. There is something better.
exercise-other = There is something better.
exercise-hint-place = Look for a card to place.
exercise-hint-discard = Look for a card to discard.
exercise-hint-deck = Think of the deck.
exercise-hint-take = Look at the discard piles.
exercise-hint-explore = Look at the explorers.
