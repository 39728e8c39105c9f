# The table of the board game and of the two decks, where their words differ from the card game's (table.ftl).

## The board
board-grid = The five paths, step by step
board-path = Path: { $suit }
board-discards = discards
board-step = { $suit }, step { $step }, worth { $points }
board-to-step = to step { $step }, worth { $points }
board-and = , { "" }
board-tile = { $tile ->
    [arrow] arrow tile
    [artifact] artifact tile
    [points] { $points ->
        [one] tile worth one point
       *[other] tile worth { $points } points
    }
   *[taken] its tile taken
}
board-explorer = { $who ->
    [you] { $piece ->
        [researcher] your researcher
       *[adventurer] your adventurer
    }
   *[other] { $piece ->
        [researcher] { $name }’s researcher
       *[adventurer] { $name }’s adventurer
    }
}
board-piece = { $piece ->
    [researcher] Researcher
   *[adventurer] Adventurer
}
board-begin = { $suit }: who sets out?
board-begin-with = { $piece ->
    [researcher] { $act } { $card } and send the researcher, worth { $points }
   *[adventurer] { $act } { $card } and send an adventurer, worth { $points }
}
board-move = { $act } { $card }: { $outcome }
board-stays = stays
board-stays-long = your explorer stays on the ninth step; another may move
board-crosses = over the bridge
board-ends = over the bridge, and the expedition ends
board-column = { $count ->
    [0] { $suit }: no cards
   *[other] { $suit }: { $cards }
}
board-columns = { $name }: last cards
board-artifacts = Artifacts
board-artifacts-later = Artifacts count after expedition { $rounds }.
board-own-columns = your columns
board-crossings-short = { $count } of { $end }
board-ends-which = What ends expedition { $round } of { $rounds }
board-ends-it = What ends the expedition
round-board = Expedition { $round }
round-of-board = Expedition { $round } of { $rounds }
standing-explorers = explorers
standing-tiles = tiles
standing-before = earlier
standing-floor = never below 0
standing-artifacts = artifacts
standing-now = if it ended now
standing-short = { $what ->
    [end] end
    [open] in sight
   *[now] now
}
standing-open = explorers alone
standing-open-artifacts = explorers and artifacts alone
seat-more = { $who ->
    [you] More about you
   *[other] More about { $name }
}
board-home = { $adventurers ->
    [0] { $researcher ->
        [yes] At home: the researcher
       *[no] Everybody has set out
    }
    [one] { $researcher ->
        [yes] At home: one adventurer and the researcher
       *[no] At home: one adventurer
    }
   *[other] { $researcher ->
        [yes] At home: { $adventurers } adventurers and the researcher
       *[no] At home: { $adventurers } adventurers
    }
}
board-crossings = Over the bridges: { $count } of { $end }
board-crossings-left = { $left ->
    [one] The next crossing ends the expedition.
   *[other] { $left } more end the expedition.
}
step-explore = Move an explorer
step-explore-short = Move
action-explore = Move
action-decline = Stay put

## The two decks
stacks-yours = Your stacks
stacks-theirs = { $name }: stacks
stacks-play = { $act } { $card }; the stack is then worth { $points }
stacks-glance = { $count ->
    [one] { $suit }: one card, { $top }; worth { $points }
   *[other] { $suit }: { $count } cards up to { $top }; worth { $points }
}
stacks-long = Stacks of seven: { $count } of { $end }
stacks-end = { $of ->
    [one] { $end ->
        [one] One held by any player ends the round.
       *[other] { $end } held by one player end the round.
    }
   *[all] { $end ->
        [one] One ends the round.
       *[other] { $end } in all end the round.
    }
}

## The log
log-explore = { $who ->
    [you] { $name } advance in { $suit }
   *[other] { $name } advances in { $suit }
}
log-explore-then = { $who ->
    [you] advance in { $suit }
   *[other] advances in { $suit }
}
log-decline = { $who ->
    [you] { $name } stay
   *[other] { $name } stays
}
log-decline-then = { $who ->
    [you] stay
   *[other] stays
}
log-step = { $piece ->
    [researcher] { $name }: researcher to { $suit } { $step }
   *[adventurer] { $name }: adventurer to { $suit } { $step }
}
log-step-then = { $piece ->
    [researcher] researcher to { $suit } { $step }
   *[adventurer] adventurer to { $suit } { $step }
}
log-tile = { $tile ->
    [arrow] { $name }: an arrow
    [artifact] { $name }: an artifact
   *[points] { $points ->
        [one] { $name }: one point
       *[other] { $name }: { $points } points
    }
}
log-tile-then = { $tile ->
    [arrow] an arrow
    [artifact] an artifact
   *[points] { $points ->
        [one] one point
       *[other] { $points } points
    }
}
log-bridge = { $name }: crossing number { $count }
log-bridge-then = crossing number { $count }

## Why a move is refused
reason-rank-lower = { $card } is lower than { $top }: cards in a stack may not fall. You may discard it.
reason-path-goes-up = Your cards of { $suit } rise, so { $card } cannot follow { $top }. You may discard it.
reason-path-goes-down = Your cards of { $suit } fall, so { $card } cannot follow { $top }. You may discard it.
reason-lowest-first = A path begins with the lowest card of its colour in your hand: { $lowest }.
reason-piece-needed = Choose who sets out: an adventurer or the researcher.
reason-path-begun = Your { $suit } explorer is already on its way.
reason-no-explorer = { $piece ->
    [researcher] Your researcher is already on a path.
   *[adventurer] All your adventurers are already on paths.
}
reason-explorer-first = First move an explorer, or stay put.
reason-explorer-not-out = You have no explorer on the { $suit } path.
reason-explorer-at-end = Your { $suit } explorer stands on the ninth step and can go no further.
reason-one-step = An explorer moves one step: on the { $suit } path, to step { $step }.
reason-must-explore = The arrow has to be used: one of your explorers can move.
reason-no-explorer-move = No explorer can move now.

## The board game on the score sheet: what an expedition brought, term by term
told-found = artifacts found
told-before = before
told-tiles = tiles
told-explorers = explorers
told-floor = not below zero
told-now = now
told-artifacts = { $count ->
    [one] one artifact
   *[other] { $count } artifacts
}
told-end = at the end

## What decides where points are equal
outcome-tie = { $kind ->
    [board] More artifacts break the tie.
   *[other] More long stacks break the tie.
}
outcome-tie-short = { $kind ->
    [board] tie broken by more artifacts
   *[other] tie broken by more long stacks
}
outcome-goes-on = The match is tied: one more round will be played.

## Pictures, told to those who do not see them
diagram-of = Picture: { $game }.
diagram-column = { $who ->
    [you] Your column: { $cards }; worth { $points }.
   *[other] Column of { $name }: { $cards }; worth { $points }.
}
diagram-path = { $who ->
    [you] Your path: { $cards }; the explorer stands on step { $step }, worth { $points }.
   *[other] Path of { $name }: { $cards }; the explorer stands on step { $step }, worth { $points }.
}
diagram-piles = { $count ->
    [one] On top of the discard pile: { $cards }.
   *[other] On top of the discard piles: { $cards }.
}
diagram-hand = In hand: { $cards }.
diagram-chosen = { $card } is chosen, and the places that take it are marked.
