# The table in words: cards, people, zones, moves, the log, what is announced, and why a move is refused.
# $who is "you" for the one person who plays, else "other"; $name is then the name that stands for them.

# Between things said side by side: a name and a summary, a turn's two acts
apart = { " · " }

## Cards and suits
suit-y = Desert
suit-b = Sea
suit-w = Peaks
suit-g = Jungle
suit-r = Volcano
suit-p = Night
suit-c = Clubs
suit-d = Diamonds
suit-h = Hearts
suit-s = Spades
rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
# $rank as printed on the card; $court is the letter of an ace or court card, else "none"
card-number = { $court ->
    [A] { $suit } ace
    [J] { $suit } jack
    [Q] { $suit } queen
    [K] { $suit } king
   *[none] { $suit } { $rank }
}
card-wager = { $suit } wager

## People
name-you = You
name-further-1 = Lena
name-further-2 = Max
name-further-3 = Otto
name-further-4 = Ida
name-further-5 = Kate
name-seat = Player { $seat }
mind-wander = Fortuna
mind-wander-style = plays by chance
mind-searcher = Roland
mind-searcher-style = tries it out
mind-novice = Nils
mind-novice-style = tries it all
mind-bold = Bruno
mind-bold-style = { $game ->
    [card] collects and wagers
   *[other] collects
}
mind-careful = Tilda
mind-careful-style = careful
mind-skilled = Greta
mind-skilled-style = sure-footed
mind-reference = Greta
mind-reference-style = sure-footed
mind-expert = Ada
mind-expert-style = counts every card

## The games
game-card = Card game
game-board = Board game
game-adapted = Two decks

## Zones
zone-title = { $game }: { $names }
zone-table = Table
zone-tools = Tools
zone-hand = Your hand
zone-log = Field log
zone-discards = Discard piles
zone-yours = Your expeditions
zone-theirs = { $name }: expeditions
zone-stock = Deck
zone-deck = { $count ->
    [one] Deck, one card left
   *[other] Deck, { $count } cards left
}
zone-left = left
zone-left-long = { $count ->
    [one] card left
   *[other] cards left
}
zone-turns-limit = { $turns ->
    [one] limit in one turn
   *[other] limit in { $turns } turns
}
zone-turns-each = { $how ->
    [about] { $turns ->
        [one] about one turn each
       *[other] about { $turns } turns each
    }
    [uneven] { $more ->
        [2] one or two turns each
       *[other] { $turns } or { $more } turns each
    }
   *[even] { $turns ->
        [one] one turn each
       *[other] { $turns } turns each
    }
}
zone-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
zone-known = Cards everybody saw taken
zone-column = { $count ->
    [0] { $suit }: not started
    [one] { $suit }: one card
   *[other] { $suit }: { $count } cards
}
zone-not-started = not started
zone-sum = { $suit }:
zone-sum-coming = { $suit } with this card:
zone-worth = { $suit }: what is this worth?
zone-pile-empty = { $suit }: discard pile empty
zone-beneath = { $suit }: cards under the top card
zone-just-discarded = just discarded
zone-take-closed = { $card }: just discarded, closed this turn
zone-draw = { $count ->
    [one] { $act } from the deck, the last card
   *[other] { $act } from the deck, { $count } cards left
}
zone-take = { $act } { $card } from its discard pile
zone-discard = { $act } { $card }
zone-play = { $act } { $card }; the expedition then stands at { $points }
zone-play-closed = { $card } does not go here; ask why
zone-rule = Rule { $rule }
zone-meanwhile = Meanwhile
zone-since = Since your turn
zone-last-turn = The last turn
zone-before = Before that
zone-again = Show turn { $turn } again
trace-taken = taken
trace-drawn = You drew this card last.
trace-new = new
tip-begin = An expedition’s first card sets out, and setting out costs 20 points: begin only where your numbers can add up to more. Wagers must come first.
tip-sum = { $times ->
    [1] { $suit }: the cards make { $sum }, setting out cost { $cost }, so { $formula } = { $points }. Eight cards or more earn 20 extra.
   *[other] { $suit }: the cards make { $sum }, setting out cost { $cost }, and wagers multiply that by { $times }: { $formula } = { $points }. Eight cards or more earn 20 extra.
}
zone-this-round = This round
zone-match = Match
zone-round-short = round
zone-match-short = match
zone-began = { $game ->
    [board] { $who ->
        [you] began this expedition
       *[other] began this expedition
    }
   *[other] { $who ->
        [you] began this round
       *[other] began this round
    }
}
zone-turn = Whose turn
zone-turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
zone-next = Next: { $name }
zone-thinking = How far the thinking has got
zone-turn-number = turn { $turn }
zone-round = { $game ->
    [board] Expedition { $round }
   *[other] Round { $round }
}
zone-round-of = Round { $round } of { $rounds }
zone-round-over = { $game ->
    [board] The expedition is over
   *[other] The round is over
}
zone-match-over = The match is over
score-hidden = hidden

## What to do
step-place = Place a card
step-place-short = Place
step-draw = Draw a card
step-draw-short = Draw
step-confirm = Once more to confirm
action-play = Play
action-discard = Discard
action-draw = Draw
action-take = Take
action-confirm = Confirm
action-undo = Take back
action-undo-practice = Take back (makes this match practice)
action-hint = Hint
action-menu = Menu
action-sound = Sound
action-sheet = Score sheet
action-hurry = Play now
action-skip = Skip to my turn
action-pass = Pass the device
action-close = Close
action-concede = Concede

## States
status-practice = Practice match: a move that revealed something was taken back
status-last-cards = { $count ->
    [one] One card left in the deck.
   *[other] { $count } cards left in the deck.
}
status-last-cards-why = { $kind ->
    [board] Whoever draws the last one ends the expedition at once.
   *[other] Whoever draws the last one ends the round at once.
}

say-drawn = You draw { $card }
say-taken-back = Taken back
say-pass = Look at your hand, then pass the device to { $name }
say-undo-practice = You have seen something hidden since. Taking it back makes this a practice match, left out of the statistics.

## The curtain between two people
curtain-pass = Pass the device to { $name }
curtain-covered = All hands are covered.
curtain-lift = I am { $name }

## The log: first the form that begins a line, then the one that goes on in it
log-empty = Nothing played yet.
log-play = { $who ->
    [you] { $name } play { $card }
   *[other] { $name } plays { $card }
}
log-play-then = { $who ->
    [you] play { $card }
   *[other] plays { $card }
}
log-discard = { $who ->
    [you] { $name } discard { $card }
   *[other] { $name } discards { $card }
}
log-discard-then = { $who ->
    [you] discard { $card }
   *[other] discards { $card }
}
log-draw = { $who ->
    [you] { $name } draw
   *[other] { $name } draws
}
log-draw-then = { $who ->
    [you] draw
   *[other] draws
}
log-draw-card = { $who ->
    [you] { $name } draw { $card }
   *[other] { $name } draws { $card }
}
log-draw-card-then = { $who ->
    [you] draw { $card }
   *[other] draws { $card }
}
log-take = { $who ->
    [you] { $name } take { $card }
   *[other] { $name } takes { $card }
}
log-take-then = { $who ->
    [you] take { $card }
   *[other] takes { $card }
}
log-end = { $game ->
    [board] The expedition ends
   *[other] The round ends
}
log-end-then = { $game ->
    [board] the expedition ends
   *[other] the round ends
}

## Why a move is refused
reason-number-lower = { $card } is lower than { $top }: your cards there must rise. You may discard it.
reason-wager-after-number = { $card } comes too late: wagers go before the numbers, and { $top } is already there. You may discard it.
reason-just-discarded = You have just discarded { $card }, so this pile is closed to you until your next turn.
reason-pile-empty = The { $suit } discard pile is empty.
reason-not-in-hand = { $card } is not in your hand.
reason-place-first = First place a card, then draw one.
reason-draw-first = You have placed your card; now draw one.
reason-not-your-turn = It is not your turn: { $seat } is to play.
reason-no-move-here = No card can go there now.
reason-allowed = That is allowed.
