# The rules of the card game, in full, for its page under learn/. learn-<rule> is a section's heading, learn-<rule>-<name> a
# paragraph, -1, -2 ... the lines of a list. **Heavy** words stand between two stars.

learn-card-head = The card game
learn-card-about = The rules of the Lost Cities card game for two, complete and in pictures: placing, wagers, discards, scoring, with exercises and a score sheet.
learn-card-lead = Two players send expeditions to the same lost cities. Each costs 20 points before it earns any; and what you cannot use, the other player may.

learn-1-1 = Cards and table
learn-1-1-cards = Two play with 60 cards in five colours: **Desert, Sea, Peaks, Jungle and Volcano**. Each colour has the numbers 2 to 10, one of each, and three **wager cards**.
learn-1-1-long = The long game adds the **Night**, a sixth colour with twelve more cards: 72 in all. No other rule changes.
learn-1-1-deal = Shuffle and deal eight cards to each player. The other 44 (56 in the long game) are the **deck**. How many are left may be counted at any time.
learn-1-1-table = Between the players lies a **discard pile** for each colour, empty at first; only its top card can be seen. In front of you grow your **expeditions**: one column for each colour, its cards in the order in which you placed them.

learn-1-2 = A turn
learn-1-2-steps = A turn has two steps, always in this order: **first place one card, then draw one**. Neither may be left out, so you always end with eight cards.
learn-1-2-place = On an expedition
learn-1-2-follow = Place a card on your own expedition of its colour. A number must be **higher than the last number** there. Gaps are allowed, but what you skip is gone: no card ever moves, and none is put in between.
learn-1-2-wager = Wagers
learn-1-2-stake = A wager goes on an expedition **before its first number**, never after it; up to three may lie there. Each multiplies what the expedition earns in the end, and also what it loses.
learn-1-2-discard = On a discard pile
learn-1-2-pile = Or lay the card face up on the discard pile of its colour. That is **always allowed**, even if the card would fit an expedition.
learn-1-2-help = But the other player may draw it. A card that fits their expedition is a gift; a card below their last number is safe, and so is a colour for which it is too late.
learn-1-2-draw = Drawing
learn-1-2-from = Draw the top card of the deck, or the top card of any discard pile. Only **the card you have just discarded** is closed to you this turn, and its whole pile with it. A card placed on an expedition closes nothing.

learn-1-3 = End of a round
learn-1-3-end = Whoever draws the **last card of the deck** ends the round at once. The other player gets no further turn, and cards still in hand score nothing.
learn-1-3-count = So count ahead: two cards of the deck are one more turn for you. A draw from a discard pile leaves the deck as it is. It buys the turn that a good hand still needs; in the lead you would rather hurry, and draw from the deck.

learn-1-4 = Points
learn-1-4-each = Every expedition is scored by itself. One that was **never begun is worth 0**: it has cost nothing. For any other:
learn-1-4-steps-1 = add up its numbers;
learn-1-4-steps-2 = take away 20, the cost of setting out;
learn-1-4-steps-3 = with one, two or three wagers multiply by 2, 3 or 4, even a loss;
learn-1-4-steps-4 = with eight cards or more, wagers included, add 20. This bonus is not multiplied.
learn-1-4-cost = The 20 that come first
learn-1-4-debt = Before you set out, ask what is still to come. Numbers that add up to 20 have only paid for the journey: 4, 6 and 10 end at 0, and a lone 2 costs 18. Late in a round, the better expedition is the one you leave alone.
learn-1-4-eighth = The eighth card
learn-1-4-bonus = The eighth card earns 20 besides its number. Wagers are cards, too: after three of them the fifth number is the eighth card. With seven there is no bonus.

learn-1-5 = The match
learn-1-5-match = Three rounds make a match, and for each all cards are shuffled and dealt anew; the highest total of all three wins. Equal totals share the victory.
learn-1-5-start = Whoever scored more in a round begins the next; after a tie, the one who did not begin it. The first round is begun by the older player or, in this program, by lot.

learn-1-6 = What an expedition can bring
learn-1-6-range = At worst and at best, by the number of its cards, wagers included:
learn-1-6-most = So no expedition loses more than 80 or earns more than 156. All five together come to between −400 and 580 in a round, since some cards always stay in hands and with the other player.

learn-1-7 = Where tables differ
learn-1-7-open = Some questions the printed rules leave open, or answer differently from edition to edition. In this program you choose; the first answer is what it takes unless you say otherwise.
