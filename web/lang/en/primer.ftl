# The first lesson: what is said at each scene of its first round, what a poorer move would cost, and its score sheet.
# $card, $low, $other, $found, $wager, $suit and $seat stand for names.

guide-progress = Lesson: step { $step } of { $steps }
guide-row = Line { $row } of { $rows }
guide-row-next = Next line
guide-lesson-stop = Leave the lesson
status-practice-set = Practice match: its first { $kind ->
    [board] expedition
   *[other] round
} is the lesson
error-no-primer = There is no lesson on this table to go on with.

## In every game
guide-read-first = Read this first; then we go on.
guide-deck-plain = Now draw from the deck.
guide-deck-only = Draw from the deck this time: what lies on the piles is of no use to you.
guide-keeps = You may discard at any time, but such a turn builds nothing, and here you have something better to do.
guide-skips = After { $card } nothing lower can follow: { $low } would be lost. Play { $low } first.
guide-room = { $card } now would shut out the lower cards that may still come. There is time.
guide-later = { $card } can wait a turn: nobody can take it from your hand.
guide-next = Good thinking, and that comes next. First, the marked card.
guide-needed = { $card } will be of use to you. Discard one of the two that are marked.
guide-taken = { $seat } has taken it: what you discard lies open to everybody. But look: { $found } lies there now, and you can use it. First play { $card }.
guide-top = Instead of drawing an unseen card you may take the top card of a pile. Take { $card }: it fits your { $suit }.
guide-leaves = That leaves { $card } to others, and gives a sure card away for an unseen one. Take it.
guide-goes-on = So it goes on, turn by turn. To show you the end of { $kind ->
    [board] an expedition
   *[other] a round
}, I will now play for you and { $seat } for a while; the cards you find on the table afterwards were played for you.
guide-waits = That gives { $seat } another turn to catch up. End it now.

## The card game
guide-card-1-first = These eight cards are yours. A card played to its colour begins an expedition, and from then on its numbers may only rise. So begin low: play { $card }.
guide-card-2-cost = { $suit } stands at { $points }: every expedition costs 20 first, and your 3 is already counted. Each further card adds its number. Now draw the top card of the deck, unseen.
guide-card-3-wager = { $card } makes this expedition count twice, gain or loss. Wagers only go before the first number, so now is the time: play { $card }.
guide-card-4-doubled = { $suit } stands at { $points }, since the 20 counts twice as well. It will pay off: you hold several cards of it. Draw from the deck.
guide-card-5-discard = { $card } and { $other } are of no use to you: one card alone does not earn back the 20. Instead of playing you may discard, and wait for cards below { $low }. Both would help the other side, the lower one less: discard { $card }.
guide-card-8-counts = The card that you gave away now counts for { $seat }. Yours counts as well: play { $card }.
guide-card-9-sum = { $suit } stands at { $points }. It takes several cards until an expedition pays, so begin few. Draw from the deck.
guide-card-11-late = { $count ->
    [one] One card is left
   *[other] { $count } cards are left
} in the deck, and whoever draws the last one ends the round at once. You still hold three cards of { $suit }, up to { $high }. Play the lowest: { $card }.
guide-card-12-turns = { $count ->
    [one] One card
   *[other] { $count } cards
}, and each of you draws one a turn. Draw from the deck.
guide-card-13-seventh = Play { $card }. With the wager it is the seventh card there.
guide-card-14-gain = { $count ->
    [one] One card left.
   *[other] { $count } cards left.
} If you draw one, { $seat } draws the last, and { $card } stays in your hand. Take the top card of any pile instead: the deck stays as it is, and you gain a turn.
guide-card-15-eighth = Now { $card }. It is the eighth card, and eight cards in one expedition earn 20 extra, wagers included.
guide-card-16-last = { $suit } has come to { $points }. Draw the last card, and the round is over.
guide-card-skips = After { $card } nothing lower can follow: { $low } would be lost, and with it at least { $lost ->
    [one] one point
   *[other] { $lost } points
}. Play { $low } first.
guide-card-wager-first = A number shuts out the wager: { $wager } could no longer be played, and this expedition would count once instead of twice. Begin with the other colour.
guide-card-wager-next = Good thinking, and that comes next. Begin with { $low }.
guide-card-wager-lost = A number shuts out the wager: { $wager } would be lost, and with it half of what this expedition earns. Play { $wager } first.
guide-card-lonely = { $card } is alone: its expedition would stand at { $points }, and nothing in your hand would bring it up.
guide-card-gift = You discarded { $card }: that gives { $lost ->
    [one] one point more
   *[other] { $lost } points more
} away than { $other } would have.
guide-card-before = After { $card } the lower { $found } could no longer be played. Let it wait.
guide-card-short = With so few turns left every discard is a card that does not count. Carry on with your long expedition.
guide-card-too-late = It is too late for { $card }: it earns less than the card that would stay in your hand instead.
guide-card-ended = You drew from the deck, so the other side drew the last card and { $card } stayed in your hand. As the eighth card it would have earned { $lost ->
    [one] one point.
   *[other] { $lost } points.
}

## The board game
guide-board-1-first = These eight cards are yours. The first card of a colour sends an explorer out on its path; every further one, higher or equal, moves it a step. So begin low: play { $card }, and send an adventurer.
guide-board-2-cost = Your { $suit } explorer stands at { $points }. The first three steps cost points, the fourth is the first that earns any; the numbers are on the steps. Now draw the top card of the deck, unseen.
guide-board-3-researcher = One of your explorers is a researcher, who counts twice, for good or ill. Send it where you hold many cards: play { $card }, and choose the researcher.
guide-board-4-twice = { $suit } begins at { $points }. That takes many cards, and you have them. Draw from the deck.
guide-board-5-equal = Equal cards may follow one another: play { $card } once more. On the next step lies an artifact.
guide-board-6-artifact = The artifact is yours: the first to come takes it. Artifacts count at the end of the match, and with too few of them you lose points. Draw from the deck.
guide-board-7-found = { $seat } has discarded { $found }, and you can use it: what is discarded lies open to everybody. First play { $card }.
guide-board-9-arrow = Play { $card }. It brings your explorer to an arrow, and an arrow moves one of your explorers on by a step.
guide-board-10-move = Whose step gains most? In the { $suit } a tile worth 15 lies on the next step; in the { $otherSuit } the step gains 5. Choose { $suit }.
guide-board-11-points = The 15 points of the tile are yours at once, and the { $suit } explorer now stands at { $points }. Draw from the deck.
guide-board-13-bridge = Beyond the bridge the steps are worth most. Three explorers have crossed; the fifth, all players together, ends the expedition at once. Play { $card }: yours crosses.
guide-board-14-crossed = { $suit } brings { $points } now. One more crossing, and it ends. Draw from the deck.
guide-board-15-end = { $seat } has an explorer out that still costs points. Whoever crosses as the fifth chooses the moment: play { $card }, and end the expedition.
guide-board-researcher-later = The researcher counts twice, also on the steps that cost. Keep it for the colour you hold most of, and send an adventurer.
guide-board-lonely = { $card } would send out an explorer without cards to move it on. Begin where you have several.
guide-board-once = You sent an adventurer, who counts once; the researcher would have counted twice on all of this path.
guide-board-less = That step brings { $less }. The one in the { $suit } brings as much or more, and a tile of 15 points.
guide-board-stays = You may stay put, but the step in the { $suit } costs nothing and brings a tile of 15 points.
guide-board-late = The end is near, and that would no longer bring anything. Play the marked card.

## The two decks
guide-adapted-1-first = These eight cards are yours. A card played begins the stack of its suit, and from then on each card must be equal or higher. Only how many there are counts. So begin low: play { $card }.
guide-adapted-2-cost = { $suit } stands at { $points }: one card costs 10, two cost 5, and with four a stack begins to pay. Now draw the top card of the deck, unseen.
guide-adapted-3-equal = Equal cards may follow one another, and each of them counts: play { $card } once more.
guide-adapted-4-count = Two cards: { $points }. Whatever is printed on them, only how many there are counts. Draw from the deck.
guide-adapted-5-discard = Instead of playing you may discard, and wait for cards below { $low }. { $card } and { $other } are of no use to you; either of them would be a card more for the other side. Discard one of the two.
guide-adapted-8-fourth = The card that you gave away now counts for { $seat }. Yours counts as well: play { $card }, the fourth of this stack.
guide-adapted-9-pays = Four cards: { $points }. Now every further card earns points. A few long stacks are worth more than many short ones. Draw from the deck.
guide-adapted-11-seventh = Seven cards make a long stack, and earn 30. { $seat } has a long stack already; the third, all players together, ends the round at once. You have two stacks of six: play { $card } or { $other }.
guide-adapted-12-full = That stack is a long one now. One more ends the round. Draw from the deck.
guide-adapted-13-third = Whoever makes the third long stack chooses the moment: play your other seventh card, and end the round.
guide-adapted-lonely = One card in a new stack costs 10, and nothing in your hand would follow it. Go on where you have several.
guide-adapted-late = A new card elsewhere earns little now. Bring a stack to seven: play one of the two that are marked.

## The score sheet, line by line
guide-row-card = { $suit }: the numbers add up to { $sum }; less 20 for setting out, that makes { $net }.{ $times ->
    [1] { "" }
    [2] { " " }The wager doubles that.
   *[other] { " " }Wagers make that count { $times } times.
}{ $bonus ->
    [0] { $times ->
        [1] { "" }
       *[other] { " " }It comes to { $points }.
    }
   *[other] { " " }Eight cards earn { $bonus } extra. It comes to { $points }.
}
guide-row-board = { $times ->
    [1] { $suit }: your adventurer has come to step { $step }, which scores { $points }.
   *[other] { $suit }: your researcher has come to step { $step }, which counts twice and scores { $points }.
}
guide-row-adapted = { $suit }: { $count ->
    [one] one card brings
   *[other] { $count } cards bring
} { $points }.
guide-row-tiles = Tiles brought you { $points ->
    [one] one point
   *[other] { $points } points
}. { $count ->
    [one] You have one artifact; artifacts count
   *[other] You have { $count } artifacts; they count
} at the end of the match.
guide-row-together = Together that makes { $points } for you and { $theirs } for { $seat }.
guide-row-yours = Together that makes { $points } for you. What { $seat } has stays face down until the match is over.
guide-row-free = That was the lesson. From now on the cards come by chance, what to play is yours to choose, and { $seat } is patient: play on.
