# The pages that teach the rules (learn/): what stands round the rules, what pictures say. The build reads these files; they are
# not sent to the page.

learn-title = How to play
learn-about = The rules of Lost Cities in full and in pictures: the card game, the board game and the game with two ordinary decks, with exercises and score sheets.
learn-lead = Three games, one idea: an expedition costs before it pays, and there is no way back. Read, try it out, count your points.
learn-lead-still = Three games, one idea: an expedition costs before it pays, and there is no way back.
learn-page = { $game }: the rules · Lost Cities
learn-page-index = How to play · Lost Cities
learn-games = The three games
learn-contents = On this page
learn-play = Play it here
learn-guided = A guided match
learn-home = To the tables
learn-all = All rules
learn-language = Language
learn-print = Print the rules
learn-read = The rules
learn-try = Exercises
learn-count = Score sheet
learn-skip = Skip to the text
learn-top = Back to the top
learn-unofficial = Unofficial and made by players. The rules are told in our own words; where the printed ones are silent, the page says so.
learn-differ = And if something is unclear at the table: press the card. The program says why a move is refused and names the rule, with the numbers used here.

## Pictures and their text alternatives
learn-suit-alt = All cards of a colour: { $cards }.
learn-follow-mine = On the table
learn-follow-other = The other player’s
learn-follow-may = may follow
learn-follow-cannot = may not
learn-follow-helps = helps them
learn-follow-safe = safe to discard
learn-follow-alt = { $owner ->
    [other] The other player’s column: { $column }. Helps them: { $may }. Safe to discard: { $cannot }.
   *[mine] On the table: { $column }. { $refused ->
        [0] May follow: { $may }.
       *[other] May follow: { $may }. May not: { $cannot }.
    }
}
learn-draw-open = open
learn-draw-closed = closed
learn-draw-empty = empty
learn-draw-alt = { $card } has just been discarded. Open: { $open }. Closed: { $card }. Empty: { $empty }.
learn-sums-alt = { $cards }; points: { $sum }.
learn-range-cards = Cards
learn-range-worst = At worst
learn-range-best = At best
learn-options-else = or: { $values }
learn-paths-alt = The { $suit } path: { $steps }.
learn-paths-cards = Your cards: { $cards }.
learn-paths-move = Move { $which }: from step { $from } to step { $to }.
learn-paths-bridge = bridge
learn-crossings-alt = { $count } of { $end } crossings made: the next one ends the expedition.
learn-explorers-who = Explorer
learn-explorers-step = Step
learn-explorers-points = Points
learn-explorers-total = Together
learn-artifacts-short = One expedition
learn-artifacts-long = Three expeditions
learn-artifacts-number = Artifacts
learn-artifacts-points = Points
learn-artifacts-range = { $from }–{ $to }
learn-artifacts-more = { $from } or more
learn-ladder-cards = Cards
learn-ladder-points = Points
learn-ladder-more = each further card
learn-stacks-mine = You
learn-stacks-other = Nora
learn-stacks-alt = { $who }: { $stacks }.

## Exercises
learn-exercise = Exercise { $which }
learn-exercise-solved = solved
learn-exercise-link = Exercise: { $title }
learn-next = Next exercise
learn-back = Back to rule { $rule }
learn-end = And now a match
learn-end-lead = You know the rules. The guided match follows them and explains as you play, against a patient player; or set out at once.
learn-own = Later your own matches become exercises: a reviewed match gives back the moments that cost most.
learn-own-go = Your exercises
learn-exercises-lead = Along the way there are exercises, each a table of its own: play a card and see what is said about it. What you have solved is remembered on this device.
learn-exercises-still = Along the way there are exercises. In this file they are pictures: think over what you would play. On the game’s web page each can be played, and every move gets an answer.
learn-exercises-progress = { $solved } of { $count } solved
learn-exercises-script = To play an exercise, scripts have to be allowed here.
learn-exercises-lost = This exercise did not arrive. Once there is a network, load the page again to play it.

## The table at a glance: what has a number in the picture
learn-whole = The table at a glance
learn-mark-theirs = **The other player’s expeditions**, and below each what it is worth now
learn-mark-piles = **The discard piles**, one for each colour: only the top card can be seen and drawn
learn-mark-mine = **Your expeditions**: one column for each colour, the last card at the bottom
learn-mark-sum = **What it is worth** if the round ended now
learn-mark-hand = **Your hand**: eight cards, seen by you alone
learn-mark-deck = **The deck**, and how many cards are left in it
learn-mark-column = **Your column** of a colour: the cards that you have played on this path
learn-mark-explorer = **Explorers**, each player’s in a shape of their own; the larger one, marked ×2, is the researcher
learn-mark-tile = **A tile**: artifacts, arrows and points lie open to all
learn-mark-bridge = **The bridges**, between the sixth step and the seventh
learn-mark-crossings = **The crossings** so far: the fifth ends the expedition
learn-mark-people = **The players**, with the artifacts and points that they have gathered
learn-mark-stacks-theirs = **The other player’s stacks**, and what each is worth
learn-mark-stacks-piles = **The discard piles**, one for each suit: only the top card can be seen and drawn
learn-mark-stacks-mine = **Your stacks**, one for each suit, the last card at the bottom
learn-mark-stacks-sum = **How many cards** a stack has, and what that is worth
