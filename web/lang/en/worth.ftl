# What is this worth? The arithmetic of a column in words and numbers, and what the next card would make of it.
# $who is "you" for the one person who plays, else "other".

worth-of = { $who ->
    [you] { $suit }, yours
   *[other] { $suit }, { $name }
}
# For ears: a term and its amount, a card and what it would make
worth-said = { $what }: { $worth }.
worth-next = The next card would make it
worth-held = in your hand
worth-no-more = No card fits here any more.

worth-card-numbers = The numbers add up to
worth-card-cost = Every expedition costs
worth-card-wagers = { $count ->
    [one] One wager
   *[other] { $count } wagers
}
worth-card-bonus = { $count ->
    [one] One card or more
   *[other] { $count } cards or more
}
worth-card-none = Not begun: it costs nothing and scores nothing. Its first card costs { $cost }.
worth-card-uncovered = { $left } more in numbers would cover the cost.
worth-card-bonus-left = { $left ->
    [one] One more card earns a bonus of { $bonus }.
   *[other] { $left } more cards earn a bonus of { $bonus }.
}

worth-board-step = Step { $step } is worth
worth-board-researcher = The researcher counts twice
worth-board-none = Nobody has set out here: it scores nothing.
worth-board-next = to step { $step }
worth-board-crosses = over the bridge
worth-board-ends = over the bridge, which ends the expedition
worth-board-stays = the explorer stays on the ninth step, another may move
worth-board-stays-alone = the explorer stays on the ninth step
worth-board-sets-out = { $piece ->
    [researcher] the researcher sets out
   *[adventurer] an adventurer sets out
}

worth-adapted-cards = { $count ->
    [one] One card in the stack
   *[other] { $count } cards in the stack
}
worth-adapted-none = Not begun: it scores nothing.
worth-adapted-long = It counts towards the end: stacks of { $full } or more so far, { $stacks } of { $end }.
worth-adapted-next = { $count ->
    [one] one card
   *[other] { $count } cards
}
worth-adapted-full = a long stack, { $stacks } of the { $end } that end the round
worth-adapted-ends = the long stack that ends the round
