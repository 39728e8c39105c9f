# The rules of the game with two ordinary decks, in full, for its page under learn/ (see learn-card.ftl).

learn-adapted-head = Two ordinary decks
learn-adapted-about = The rules of Lost Cities adapted to two ordinary decks of cards, for two to four, complete and in pictures: stacks, equal cards, points, the end, with exercises and a score sheet.
learn-adapted-lead = The same adventure with two ordinary decks. What the cards show only says what may follow what; what counts is how long your stacks grow.

learn-3-1 = The whole game
learn-3-1-cards = Cards
learn-3-1-decks = Two to four play with two ordinary decks without jokers: **104 cards**, four suits, every card twice.
learn-3-1-deal = Deal eight cards to each. With two players, 30 of the rest are put away unseen. What remains is the deck: 58 cards with two players, 80 with three, 72 with four. Play goes round clockwise.
learn-3-1-turn = A turn
learn-3-1-steps = A turn has two steps, always in this order: **first place one card, then draw one**. You always end with eight cards.
learn-3-1-stack = Place the card on your own stack of its suit, one stack for each suit. It must be **equal to or higher than** the card that lies on top there. Gaps are allowed; any card begins a stack.
learn-3-1-ace = The ace is low and lies below the two; above the ten come jack, queen and king.
learn-3-1-pile = Or lay it face up on the common discard pile of its suit. That is always allowed.
learn-3-1-from = Then draw the top card of the deck, or the top card of any discard pile, but not the card you have just discarded.
learn-3-1-points = Points
learn-3-1-count = Only the **number of cards** in a stack counts, not what they show. A stack that was never begun is worth 0.
learn-3-1-debt = One card costs 10, and only the fourth earns something. So begin a stack low, and when you hold more for it; a king on an empty place can only be followed by the other king.
learn-3-1-seventh = From the sixth card on, each earns 10. A long stack that still has room is worth more than a new one.
learn-3-1-end = End of a round
learn-3-1-three = A round ends **at once when three stacks have seven cards or more**, counting those of all players; nobody draws any more. Discard piles do not count. Here two are long already, and Nora lays her seventh club: the round is over.
learn-3-1-deck = It also ends at once when somebody draws the last card of the deck.
learn-3-1-watch = So a seventh card is also a clock. With two long stacks on the table, whoever holds back a seventh card says when the round is over: when the others still have short stacks.
learn-3-1-match = The match
learn-3-1-match-sum = Three rounds make a match, and for each all 104 cards are shuffled and dealt anew; the highest total wins. Totals may fall below zero.

learn-3-2 = Where the rules are silent
learn-3-2-silent = This game came from a page of a few lines, which leaves some questions open. This program answers them like this: the player after the one who moved last begins the next round, and equal totals share the victory.
learn-3-2-more = Five or six may play, too; the rules do not cover that, so it is unofficial. What can be changed:
