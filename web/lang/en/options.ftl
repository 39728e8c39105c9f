# Setting the table: seats, and every option of the three games with its meaning and its values.

## Setting up
setup-title = Set the table
setup-game = Game
setup-seats = How many players
setup-unofficial = { $count ->
    [one] One player is more than the rules cover: unofficial
   *[other] { $count } players are more than the rules cover: unofficial
}
setup-who = Who sits where
setup-seat = Seat { $seat }
setup-person = A person
setup-name = Name of seat { $seat }
setup-watch = Only computer players sit here: you watch them play.
setup-gentle-means = Computer players hold back when they would get far ahead, and the table says so. Such a match is practice and does not count in the statistics.
status-practice-on = Practice match: it goes on from a point in another
status-practice-only = Practice match
status-gentle = { $count ->
    [one] { $names } is patient with you
   *[other] { $names } are patient with you
}
log-concede = { $who ->
    [you] { $name } concede
   *[other] { $name } concedes
}
log-concede-then = { $who ->
    [you] concede
   *[other] concedes
}
reason-suit-not-in-play = { $suit } is not in play in this match.
reason-not-yours = That side belongs to another player.
reason-other-suit = { $card } does not belong to { $suit }.
zone-lesson-over = Done
reason-round-over = { $kind ->
    [board] The expedition is over.
   *[other] The round is over.
}
sheet-deal = { $kind ->
    [board] Deal expedition { $round }
   *[other] Deal round { $round }
}
setup-starts = Who begins
setup-starts-means = { $game ->
    [card] The older player begins, the box says; chance knows no age.
    [board] Agree on it or draw lots. Later expeditions begin with the player after the one who moved last.
   *[adapted] The rules leave it open for the first round: agree on it or draw lots.
}
setup-starts-random = Random
setup-rules = Rules of this match
setup-more = More rules
setup-reset = As the rules have it

## Computer players: how each of them plays
mind-wander-about = Knows the rules and leaves the rest to chance.
mind-searcher-about = Knows nothing but the rules, and plays every move out in its head to see where it leads.
mind-novice-about = Begins whatever fits, plays what has just been drawn and never asks who could use the discards.
mind-bold-about = { $game ->
    [card] Cannot pass up a card that might come in useful, trusts to luck and wagers early.
   *[other] Cannot pass up a card that might come in useful, and trusts to luck.
}
mind-careful-about = Takes its time, thinks twice before beginning and leaves little behind that others could use.
mind-skilled-about = Has a plan for every turn that is left, stops in good time and seldom puts a foot wrong.
mind-expert-about = Counts every card, remembers who took what and overlooks nothing.

## Options: a name, what it means, its values
home-other = some rules changed
rules-agreed = In the match on the table
option-line = { $option }: { $value }
option-own-value = Particular to this match
option-rounds = Rounds
option-rounds-means = The highest total over all rounds wins the match.
option-board-rounds = Expeditions
option-board-rounds-means = Three make a whole game; one is the short game with its own table of artifacts.
option-expeditions = Expeditions
option-expeditions-means = Six is the long game: a night sky in purple with twelve more cards.
option-next_starter = Who begins later rounds
option-next_starter-means = Who begins the first round is set above; here, who opens the ones after it.
option-next_starter-previous = Winner of the last round
option-next_starter-total = Leader so far
option-next_starter-alternate = In turn
option-next_starter-random = Random
option-next_starter-next = After whoever moved last
option-next_starter-rotate = After whoever began last
option-next_starter-winner = Winner of the last round
option-starter_tie = In case of a tie
option-starter_tie-means = Who begins the next round when the points that decide it are the same.
option-starter_tie-other = Who did not begin
option-starter_tie-same = The same again
option-starter_tie-random = Random
option-match_tie = Tied at the end
option-match_tie-means = What happens when the best totals are the same.
option-match_tie-shared = Victory is shared
option-match_tie-extra = One more round
option-match_tie-stacks = More long stacks win
option-redraw_own_discard = Draw your own discard
option-redraw_own_discard-means = Whether you may draw the very card you have just discarded.
option-turn_limit = Turn limit
option-turn_limit-means = The round ends after this many turns, all seats together, and scores as it stands.
option-board-turn_limit = Turn limit
option-board-turn_limit-means = The expedition ends after this many turns, all seats together, and scores as it stands.
option-turn_limit-null = None
option-direction = Paths
option-direction-means = With “Rise or fall”, the first card that differs from a path’s first one settles which way it goes.
option-direction-ascending = Rise only
option-direction-both = Rise or fall
option-start_lowest = First card of a path
option-start_lowest-means = Whether a path has to begin with your lowest card of its colour.
option-start_lowest-advice = Any card
option-start_lowest-strict = The lowest in hand
option-free_move_on_arrival = Extra move at step nine
option-free_move_on_arrival-means = Just reaching the ninth step lets another explorer move.
option-arrow_optional = Arrows may be declined
option-arrow_optional-means = If not, an arrow must be used whenever an explorer can move.
option-point_tiles_stay = Point tiles stay
option-point_tiles_stay-means = Everyone who comes by gets the points, not just the first.
option-floor = Points below zero
option-floor-means = How a total that would fall below zero is counted.
option-floor-net = Not below zero, sum first
option-floor-piece = Not below zero, piece by piece
option-floor-none = Below zero counts
option-floor-zero = Not below zero
option-two_player_removal = Cards set aside with two
option-two_player_removal-means = This many cards are put away unseen when two play.
option-tile_layout = Steps with tiles
option-tile_layout-means = Which steps of each path carry a tile.
option-large_table = Artifact table
option-large_table-means = What the artifacts of three expeditions are worth at the end. The printed table is not known to us: the first one here is this project’s own.
option-large_table-1 = Our own: { $least } to { $most }
option-large_table-2 = As in the short game: { $least } to { $most }
option-ace = Aces
option-ace-means = Whether the ace opens a suit or crowns it.
option-ace-low = Below two
option-ace-high = Above king
option-stacks_of = Whose long stacks end a round
option-stacks_of-means = Stacks of seven or more, counted for all players or for one alone.
option-stacks_of-all = All together
option-stacks_of-one = One player’s
option-stacks_to_end = Long stacks that end a round
option-stacks_to_end-means = This many stacks of seven or more, and the round is over at once. A player has only four: where one player’s are counted, five or six can never happen.

## The turn limit: what is left, and that it ends a round
status-last-turns = { $count ->
    [one] This is the last turn.
   *[other] { $count } turns left, all players together.
}
status-last-turns-why = { $kind ->
    [board] Then the turn limit ends the expedition, and it scores as it stands.
   *[other] Then the turn limit ends the round, and it scores as it stands.
}
sheet-limited = ended by the turn limit
log-limit = { $game ->
    [board] The turn limit ends the expedition
   *[other] The turn limit ends the round
}
log-limit-then = { $game ->
    [board] the turn limit ends the expedition
   *[other] the turn limit ends the round
}

## What of the site is kept on this device (settings)
offline-whole = Offline: complete. The whole game is kept on this device.
offline-lacking = { $count ->
    [one] Offline: one file of the game is missing on this device.
   *[other] Offline: { $count } files of the game are missing on this device.
}
offline-none = Offline: not kept on this device, so the game needs the network.
offline-mending = Offline: fetching what is missing.
offline-mend = Repair
