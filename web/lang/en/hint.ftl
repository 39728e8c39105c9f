# A hint: the move, what it weighs up with the numbers before and after, what the next best would cost, and who says so.
# $before, $after and $could are points with their sign: what a column is, will be and may come to be worth. $points is a
# number of points, never negative, $count one of cards; $game is the game.

hint-thinks = Looking for a hint
hint-move = { $move }.
hint-begin = { $piece ->
    [researcher] { $act } { $card } with the researcher
   *[adventurer] { $act } { $card } with an adventurer
}
draw-from-deck = Draw from the deck
hint-explore = { $act } the { $suit } explorer
hint-next = { $points ->
    [0] Next best: { $move }, about as good.
    [one] Next best: { $move }, about one point less for you by the end.
   *[other] Next best: { $move }, about { $points } points less for you by the end.
}
hint-only = There is no other move.
hint-by = Worked out by { $name }, who sees only what you see.
help-more = Show all
help-less = Show less

## Placing a card
hint-could = { $count ->
    [one] With the other card you hold for it, it would stand at { $could }.
   *[other] With the { $count } other cards you hold for it, it would stand at { $could }.
}
hint-could-none = You hold no other card for it yet.
hint-skips-own = { $count ->
    [one] But then { $card } in your hand no longer fits.
   *[other] But then { $count } cards in your hand no longer fit.
}
hint-skips = { $count ->
    [one] It passes over one card that could still have come.
   *[other] It passes over { $count } cards that could still have come.
}
hint-skips-none = It passes over nothing that could still come.
hint-late = { $turns ->
    [0] The deck is almost gone: what is still to count must be played now.
    [one] The deck gives each of you about one more turn: what is still to count must be played soon.
   *[other] The deck gives each of you about { $turns } more turns: what is still to count must be played soon.
}
hint-limit-late = { $turns ->
    [0] The turn limit is almost reached: what is still to count must be played now.
    [one] The turn limit gives each of you one more turn: what is still to count must be played soon.
   *[other] The turn limit gives each of you { $turns } more turns: what is still to count must be played soon.
}
hint-points = Your points go from { $before } to { $after }.

hint-card-begins = { $suit } begins at { $after }.
hint-card-goes = { $suit } goes from { $before } to { $after }.
hint-card-wager = { $times ->
    [2] { $suit } then counts twice: from { $before } to { $after } for now.
    [3] { $suit } then counts three times: from { $before } to { $after } for now.
   *[4] { $suit } then counts four times: from { $before } to { $after } for now.
}
hint-card-hope = { $count ->
    [one] One more { $suit } number may still come.
   *[other] { $count } more { $suit } numbers may still come.
}
hint-card-bonus = It is the eighth { $suit } card, which earns 20 extra.
hint-card-bonus-near = { $count ->
    [one] One more card there, the eighth, earns 20 extra.
   *[other] { $count } more cards there, and the eighth earns 20 extra.
}

hint-board-begins = { $piece ->
    [researcher] The researcher, who counts twice, sets out in the { $suit } at { $after }.
   *[adventurer] An adventurer sets out in the { $suit } at { $after }.
}
hint-board-goes = Your { $suit } explorer goes to step { $step }: from { $before } to { $after }.
hint-board-home = Your { $suit } explorer stays on the ninth step, and another one may move.
hint-board-home-alone = Your { $suit } explorer stays on the ninth step, and no other can move.
hint-board-crosses = It is crossing { $count } of the { $end } that end the expedition.
hint-board-ends = It is the last of the { $end } crossings: the expedition ends at once.
hint-board-arrow = The arrow there moves one of your explorers a step further.
hint-board-artifact = { $artifacts ->
    [one] It finds your first artifact.
   *[other] It finds an artifact: you then have { $artifacts }.
}
hint-board-tile = The tile there brings { $points ->
    [one] one point
   *[other] { $points } points
} at once.
hint-board-stays = { $points ->
    [0] A step in the { $suit } would be no better.
    [one] A step in the { $suit }, the best there is, would be worth about one point less.
   *[other] A step in the { $suit }, the best there is, would be worth about { $points } points less.
}
hint-board-stays-plainly = Your explorers stay where they are.

hint-adapted-begins = A stack of { $suit } begins at { $after }.
hint-adapted-goes = With { $cards ->
    [one] one card
   *[other] { $cards } cards
} { $suit } goes from { $before } to { $after }.
hint-adapted-full = It is the seventh card: long stack { $stacks } of the { $end } that end the round.
hint-adapted-ends = It is the seventh card, and long stack number { $end } ends the round.

## Discarding a card
hint-discard-dead = { $card } cannot be played now.
hint-discard-waits = { $card } could be played, bringing { $suit } from { $before } to { $after }, but the turn and other cards are worth more.
hint-discard-could = { $card } could be played, bringing { $suit } from { $before } to { $after }.
hint-discard-idle = { $count ->
    [0] You have not begun { $suit }: it would begin at { $after }, and you hold nothing else for it.
    [one] You have not begun { $suit }: it would begin at { $after }, and you hold one other card of it.
   *[other] You have not begun { $suit }: it would begin at { $after }, and you hold { $count } other cards of it.
}
hint-gives = { $seat } could use it, bringing their { $suit } from { $before } to { $after }; other discards cost more.
hint-gives-plainly = { $seat } could use it, bringing their { $suit } from { $before } to { $after }.
hint-gives-later = { $points ->
    [one] Leaving it open to all costs about one point.
   *[other] Leaving it open to all costs about { $points } points.
}
hint-gives-none = It fits nothing that { $seat } has begun.
hint-gives-none-of-all = It fits nothing that the others have begun.

## Drawing a card
hint-deck-left = { $count ->
    [one] One card is left in the deck after it.
   *[other] { $count } cards are left in the deck after it, { $turns ->
        [0] less than a turn each.
        [one] about one turn each.
       *[other] about { $turns } turns each.
    }
}
hint-deck-last = { $game ->
    [board] It is the last card: the expedition ends with it.
   *[other] It is the last card: the round ends with it.
}
hint-limit-left = { $count ->
    [one] One turn is left after it before the turn limit.
   *[other] { $count } turns are left after it before the turn limit, all players together.
}
hint-limit-last = { $game ->
    [board] It is the last turn: the turn limit ends the expedition with it.
   *[other] It is the last turn: the turn limit ends the round with it.
}
hint-unseen-better = { $points ->
    [0] { $card } on its pile fits too, but an unseen card is as good, and the end comes nearer.
    [one] { $card } on its pile fits too, but an unseen card is worth about one point more to you.
   *[other] { $card } on its pile fits too, but an unseen card is worth about { $points } points more to you.
}
hint-top = { $card } on its pile fits too.
hint-no-top = No card on top of the piles fits anything you have begun.
hint-no-pile = No discard pile is open to you.
hint-take = You know what you get: { $card }.
hint-take-fits = { $card } fits: it would bring your { $suit } from { $before } to { $after }.
hint-take-begins = { $count ->
    [0] With { $card } you could begin { $suit }.
    [one] { $card } goes with the one card of { $suit } in your hand.
   *[other] { $card } goes with the { $count } cards of { $suit } in your hand.
}
hint-take-denies = It keeps { $card } from { $seat }, who could play it.
hint-take-time = You cannot play { $card }, but nobody else gets it.
hint-take-better = { $points ->
    [one] It is worth about one point more to you than an unseen card.
   *[other] It is worth about { $points } points more to you than an unseen card.
}
hint-take-longer = { $game ->
    [board] The deck keeps { $count ->
        [one] its last card
       *[other] its { $count } cards
    }, so the expedition lasts a turn longer.
   *[other] The deck keeps { $count ->
        [one] its last card
       *[other] its { $count } cards
    }, so the round lasts a turn longer.
}
