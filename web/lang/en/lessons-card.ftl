# Exercises of the card game (web/learn/lessons/card/): what is asked, what is said to each move, a hint.

lesson-card-discard = Discarding { $card } is allowed, but it does not help here. Look at the task again.

lesson-card-follow-title = The next card
lesson-card-follow-task = Your Desert stands at 4. Play the card that skips as little as possible.
lesson-card-follow-hint = What you skip, you can never play later. Which card of the Desert is the lowest that fits?
lesson-card-follow-done = Right: 6 goes on, and 7 to 10 may still come.
lesson-card-follow-nine = 9 fits, but then your 6 is lost for good. Begin with the lower one.
lesson-card-follow-new = That begins another expedition, which costs 20. Go on with the Desert.

lesson-card-wager-title = First the wager
lesson-card-wager-task = You hold five Volcano cards. In which order do they earn most? Play the first.
lesson-card-wager-hint = One of them can no longer be played once a number lies there.
lesson-card-wager-done = Right: the wager first. With 5, 7, 8 and 10 the Volcano now earns 20 instead of 10.
lesson-card-wager-number = After { $card } the wager can no longer be played. Try the other order.
lesson-card-wager-thrown = With these numbers in your hand the wager is worth playing, not discarding.

lesson-card-cost-title = Too late to set out
lesson-card-cost-task = Three cards are left in the deck, which is two turns for you if nobody takes from a discard pile. Make the best of this one.
lesson-card-cost-hint = A new expedition costs 20. How much can it still earn in two turns?
lesson-card-cost-done = Right: 9 points for the Peaks, and no new debt.
lesson-card-cost-begin = A new expedition begins at −20, and two turns will not pay for it. It would stand at { $points }.
lesson-card-cost-thrown = { $card } would earn 9 points on the Peaks, and the other player may take it.
lesson-card-cost-idle = That costs nothing, but it earns nothing either. One of your cards earns points at once.

lesson-card-gift-title = Give nothing away
lesson-card-gift-task = None of your cards is worth playing now. Discard the one that does not help the other player.
lesson-card-gift-hint = Look at the other player’s last numbers. Which of your cards comes too late there?
lesson-card-gift-done = Right: their Volcano already stands at 6, so 3 is of no use to them.
lesson-card-gift-gift = { $card } fits their expedition: a gift.
lesson-card-gift-begin = That begins an expedition with five cards left in the deck. It would stand at { $points }.

lesson-card-closed-title = Keep the pile open
lesson-card-closed-task = On the discard pile of the Desert lies the 9, and your Desert stands at 7. Bring it into your hand.
lesson-card-closed-say-1 = First discard something.
lesson-card-closed-hint-1 = The pile on which you discard is closed to you this turn.
lesson-card-closed-done-1 = Right: Peaks 2 closes only its own pile, and it comes too late for the other player’s Peaks.
lesson-card-closed-cover = Now { $card } would lie on the 9, and that pile would be closed to you.
lesson-card-closed-begin = A new expedition costs 20. A discard will do.
lesson-card-closed-say-2 = Now draw.
lesson-card-closed-hint-2 = The top card of an open pile is yours if you want it.
lesson-card-closed-done-2 = Right: the 9 goes on your Desert next turn.
lesson-card-closed-deck = The deck could hold anything. The 9 lies there for certain.

lesson-card-take-title = Where to draw
lesson-card-take-task = You have placed your card. Draw the one that is sure to help you.
lesson-card-take-hint = Your Jungle stands at 4, and you hold its 6.
lesson-card-take-done = Right: 4, 6, 8, and a wager below. And the other player cannot take it.
lesson-card-take-useless = You have no Sea expedition, and theirs stands at 7: that 5 helps nobody.
lesson-card-take-deck = The deck may hold something better, but hardly. What fits already lies on a pile.

lesson-card-eighth-title = The eighth card
lesson-card-eighth-task = This is the last turn of the round. Which card earns more?
lesson-card-eighth-hint = Count your Sea cards, the wager too.
lesson-card-eighth-done = Right: 9 counts double and is the eighth card. That makes 38 points, against 10.
lesson-card-eighth-ten = The 10 earns 10 points. The Sea has seven cards, one of them a wager; look again.

lesson-card-timing-title = Buy a turn
lesson-card-timing-task = One card is left in the deck, and you still hold Volcano 9 and 10. Draw.
lesson-card-timing-hint = Whoever draws the last card ends the round at once. Must it come from the deck?
lesson-card-timing-done = Right: the deck still has its card. If the other player leaves it there, your 9 earns 18 points.
lesson-card-timing-end = That ends the round, and 9 and 10 score nothing in your hand.

lesson-card-finish-title = Time to stop
lesson-card-finish-task = You are ahead. The other player holds the Desert 9, which goes on their 8 and is worth 18 points with a wager. Draw.
lesson-card-finish-hint = One card is left in the deck. Who gets the next turn if you draw it?
lesson-card-finish-done = Right: the round is over, and the 9 stays in their hand.
lesson-card-finish-go-on = Now they play the 9 and overtake you. End it while you are ahead.
