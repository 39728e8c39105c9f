# The guided match: a patient voice that says one thing at a time about what has just happened and what to look at.
# $card, $suit and $seat stand for their names.

guide-play = Play a guided match
guide-on = Go on
guide-stop = Stop explaining

guide-card-welcome = These eight cards are yours. Choose one and play it to the expedition of its colour, where numbers may only rise, or discard it. The real rules apply; I only explain.
guide-board-welcome = These eight cards are yours. Choose one: the first card of a colour sends an explorer out on its path, every further one moves it a step. On a path your cards may only rise; equal ones are fine. The real rules apply; I only explain.
guide-adapted-welcome = These eight cards are yours. Choose one and play it to the stack of its suit, where cards may only rise or be equal, or discard it. The real rules apply; I only explain.
guide-card-aim = Every expedition you begin costs 20 first. Begin few, and only where you hold several cards. Low cards before high ones, since there is no way back.
guide-board-aim = The first three steps cost points, the later ones earn them. A few explorers that get far are worth more than many at the beginning.
guide-adapted-aim = Only the number of cards counts, not what is printed on them: one or two cost points, four earn some, seven earn many. A few long stacks are better than many short ones.
guide-draw = Now draw. The deck has { $count } left and gives an unseen card; a discard pile gives the card you see on top, but not the one you have just discarded.
guide-take = Look at the discard piles: { $card } would fit your { $suit }. You may take it instead of an unseen card.
guide-rival-took = { $seat } has taken { $card }, which you had discarded. Before you discard, look at what the others collect.
guide-gift = { $card } now lies open to everybody. A high card helps whoever has begun that colour; low ones give less away.
guide-thin = Only { $count } left in the deck. With the last card it is over at once, so play now what still counts.
guide-card-wager = With { $card } this expedition counts twice, gain or loss; a second wager makes it three times. Wagers only go before the first number.
guide-card-cost = { $suit } still lacks { $left } to cover its cost of 20. What lies beyond that is profit. Press a column to see how its points add up.
guide-card-covered = { $suit } has covered its cost. From now on every card there counts in full.
guide-card-bonus = { $suit } has { $count ->
    [one] one card
   *[other] { $count } cards
}. The eighth earns 20 extra, wagers included.
guide-card-uncovered = Half the deck is gone, and { $suit } stands at { $points }. Bring it up while there are turns.
guide-card-late = It is late for a new expedition: it would have to earn back its 20 in the turns that are left.
guide-board-tile = You have reached a tile. Arrows move an explorer on, numbers are points at once, artifacts count at the end of the match: with too few of them you lose points.
guide-board-bridge = An explorer has crossed a bridge. The fifth crossing, all players together, ends the expedition at once.
guide-board-cost = Your { $suit } explorer stands at { $points }. The fourth step is the first that pays. Press your explorer to see what the next step brings.
guide-board-researcher = You have one researcher, who counts twice, for good or ill. Send it where you hold many cards.
guide-board-arrow = An arrow lets one of your explorers take a step. Choose whose step gains most, or stay put.
guide-adapted-cost = { $suit } stands at { $points }. With four cards it begins to pay. Press a stack to see what one more card makes of it.
guide-adapted-full = { $suit } has { $count ->
    [one] one card
   *[other] { $count } cards
}. Seven make it a long stack, and three long stacks, all players together, end the round.
