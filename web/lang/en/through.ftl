# A match gone through, turn by turn.

through-all = All hands
through-as-you = As I saw it
through-as = As { $name } saw it
through-eyes = Whose hands are shown
through-going = The match goes on: hidden cards stay hidden.
through-hand-of = Hand of { $name }
through-way = Through the match
through-first = To the beginning
through-back = One turn back
through-on = One turn on
through-last = To the end
through-run = Autoplay
through-rest = Stop
through-where = turn { $turn } of { $turns }

branch-here = Play on from here (practice)
branch-on = Play on
branch-ask = Play on from here?
branch-practice = This begins a new match against the same company. It is practice and does not count in the statistics.
branch-same = Cards as they lay
branch-anew = Hidden cards dealt anew

link-copy = Copy link
link-copied = The link is on the clipboard. It holds the whole match.
link-here = Copy this link; it holds the whole match: { $link }
