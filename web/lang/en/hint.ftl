# A hint: what the strongest player would do, what it expects, why, and what else comes close.
# $points and $behind are whole points, never negative; $behind is "0" where it is less than half a point.

hint-thinks = Looking for a hint
hint-expects = { $lead ->
    [ahead] It expects you to end the round about { $points } ahead.
    [behind] It expects you to end the round about { $points } behind.
   *[even] It expects the round to end about even.
}
hint-why = Why
hint-but = Against it
hint-else = What else comes close
hint-other = { $behind ->
    [0] { $move }: as good
   *[other] { $move }: about { $behind } less
}
hint-term = { $reason } ({ $points })
hint-term-now = { $sign ->
    [plus] it scores at once
   *[minus] it costs at first
}
hint-term-later = { $sign ->
    [plus] enough is still to come there
   *[minus] too little is still to come there
}
hint-term-keep = { $sign ->
    [plus] it keeps the better cards
   *[minus] it gives up cards that are wanted
}
hint-term-begins = { $sign ->
    [plus] this is the time to begin there
   *[minus] beginning there costs
}
hint-term-wager = { $sign ->
    [plus] the stake should pay
   *[minus] the stake is a risk
}
hint-term-closes = { $sign ->
    [plus] nothing lower is missed there
   *[minus] lower cards no longer fit there
}
hint-term-leaves = { $sign ->
    [plus] the card lying there may serve you
   *[minus] it leaves a card that others can use
}
hint-term-takes = { $sign ->
    [plus] that card is worth more than an unseen one
   *[minus] an unseen card would be worth more
}
hint-term-turns = { $sign ->
    [plus] there are turns enough left
   *[minus] too few turns are left
}
hint-term-thrift = { $sign ->
    [plus] it keeps the round going
   *[minus] taking from a pile makes the round longer
}
hint-term-ends = { $sign ->
    [plus] it ends the round while you lead
   *[minus] it ends the round while you are behind
}
hint-term-end = { $sign ->
    [plus] the round ends in your favour
   *[minus] the round ends against you
}
hint-term-explorers = { $sign ->
    [plus] your explorers get on
   *[minus] your explorer stands on a step that costs
}
hint-term-tiles = { $sign ->
    [plus] it takes a tile of points
   *[minus] it gives up points of tiles
}
hint-term-artifacts = { $sign ->
    [plus] it finds an artifact
   *[minus] it leaves an artifact behind
}
