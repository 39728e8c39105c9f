# Pictures of a table in a page, tables embedded in other pages, and lessons.

# A table in another page
embed-start-diagram = Play on from here
embed-start-exercise = Try it
embed-start-lesson = Begin the lesson
embed-start-play = Play
embed-start-replay = Show the match
embed-cover-diagram = A position
embed-cover-play = A position to play on
embed-cover-exercise = An exercise
embed-cover-lesson = A lesson
embed-cover-replay = A match, turn by turn
embed-again = From the beginning
embed-coming = The table is being set up…
embed-step = Step { $step } of { $steps }
embed-right = Right.
embed-solved = Solved!
embed-over = { $kind ->
    [board] The expedition is over: { $totals }.
   *[other] The round is over: { $totals }.
}
embed-taken-up = The table had to be set up again. It stands where it stood.
embed-taken-up-anew = The table had to be set up again. What lay open is as it was; hidden cards are dealt anew.
embed-replay = Through the match
embed-back = Back
embed-on = Next
embed-run = Autoplay
embed-rest = Stop
embed-where = { $kind ->
    [board] Expedition { $round } of { $rounds }, turn { $turn } of { $turns }
   *[other] Round { $round } of { $rounds }, turn { $turn } of { $turns }
}
embed-attribute = The attribute “{ $name }” cannot be “{ $value }”. It may be { $allowed }.
embed-lacking = { $mode ->
    [lesson] The attribute “mode” cannot be “lesson” without a lesson, which “record” or “src” has to give. Without one it may be { $allowed }.
   *[replay] The attribute “mode” cannot be “replay” without the record of a match, which “record” or “src” has to give. Without one it may be { $allowed }.
}
embed-unread = “{ $src }” could not be fetched: there is no network, or its host does not let this page read it.
embed-status = There is no file to read at “{ $src }”: its host answers { $status }.
embed-no-round = { $rounds ->
    [0] “at” cannot be “{ $at }”. This record has no rounds.
    [1] “at” cannot be “{ $at }”. This record has only round 1.
   *[other] “at” cannot be “{ $at }”. This record has rounds 1 to { $rounds }.
}
embed-no-turn = “at” cannot be “{ $at }”. Round { $round } of this record has turns 0 to { $turns }.
embed-no-seat = “seat” cannot be “{ $seat }”. { $seats ->
    [one] This record has one seat, number 0.
   *[other] This record has { $seats } seats, counted from 0.
}
embed-no-part = “{ $name }” could not be fetched. The network may be the reason.
embed-unsound = What this page wants to show is not valid.
embed-no-cors = This table cannot be played here: the page shuts it into a sandbox, and the table’s host does not send “Access-Control-Allow-Origin: *”, which play in a sandbox needs.
embed-no-start = The table could not be set up. The network or this browser may be the reason.
embed-stalled = Nothing has arrived for a while.
embed-retry = Try again

# The code for a page of one’s own
embed-about = The code shows what you see now: your own hand and what lies open, never the others’ cards or the deck. On the page it is a picture at first; anyone who likes can play on from it, against computer players.
embed-code-element = For a page that allows scripts
embed-code-frame = For a page that allows frames only
embed-copy = Copy the code
embed-lay = Lay out another position
