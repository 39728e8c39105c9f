# Exercises of the game with two decks (web/learn/lessons/adapted/): what is asked, what is said to each move, a hint.

lesson-adapted-discard = Discarding { $card } is allowed, but it does not help here. Look at the task again.

lesson-adapted-equal-title = Equal cards
lesson-adapted-equal-task = Your stack of hearts stands at 7. Go on so that it can grow as long as possible.
lesson-adapted-equal-hint = Every card exists twice, and equal cards are allowed.
lesson-adapted-equal-done = Right: the second 7, and 9 and queen may still follow.
lesson-adapted-equal-later = { $card } fits, but then your 7 is lost for good.

lesson-adapted-ace-title = Begin low
lesson-adapted-ace-task = You want a stack of spades. Which card begins it?
lesson-adapted-ace-hint = The ace is low here.
lesson-adapted-ace-done = Right: the ace lies below everything, and 3, 6 and king may follow.
lesson-adapted-ace-king = After the king only the other king can follow.
lesson-adapted-ace-higher = { $card } begins it too, but your lower spades are lost then.

lesson-adapted-worth-title = What a card is worth
lesson-adapted-worth-task = The round is nearly over. Which card earns most now?
lesson-adapted-worth-hint = The values on the cards score nothing. Count the cards in the stacks.
lesson-adapted-worth-done = Right: the sixth card of hearts earns 10.
lesson-adapted-worth-five = The third club earns 5. There is something better.
lesson-adapted-worth-ten = A lone card costs 10, and there is no time for more.

lesson-adapted-end-title = The third long stack
lesson-adapted-end-task = Two stacks have seven cards, one of them yours. You hold the king of clubs, and are ahead. What do you place?
lesson-adapted-end-hint = How many cards would your clubs have then?
lesson-adapted-end-done = Right: the third long stack, and the round is over at once, with 60 points for you.
lesson-adapted-end-go-on = Now the other player goes on, and their stacks grow longer. End it while you are ahead.

lesson-adapted-wait-title = Not yet
lesson-adapted-wait-task = Both long stacks are the other player’s, who is far ahead. What do you place?
lesson-adapted-wait-hint = With a seventh club the round would be over. Would that suit you?
lesson-adapted-wait-done = Right: diamonds grow, and the round goes on.
lesson-adapted-wait-end = That ends the round, and you have far fewer points. First make up ground.
lesson-adapted-wait-skip = That also goes on, but your 5 of diamonds is lost. Place the lower card first.

lesson-adapted-draw-title = Keep the pile open
lesson-adapted-draw-task = On the discard pile of spades lies the 8, and your stack stands at 7. Bring it into your hand.
lesson-adapted-draw-say-1 = First play or discard a card.
lesson-adapted-draw-hint-1 = The pile on which you discard is closed to you this turn.
lesson-adapted-draw-done-1 = Right: the diamond closes only its own pile.
lesson-adapted-draw-cover = Now { $card } would lie on the 8, and that pile would be closed to you.
lesson-adapted-draw-thrown = You will still need { $card }, and it would close the pile with the 8.
lesson-adapted-draw-skip = After { $card } the 8 no longer fits.
lesson-adapted-draw-begin = A lone card costs 10. A discard will do.
lesson-adapted-draw-say-2 = Now draw.
lesson-adapted-draw-hint-2 = The top card of an open pile is yours if you want it.
lesson-adapted-draw-done-2 = Right: 7, 8, 9.
lesson-adapted-draw-deck = That may not be the 8, which lies there for certain.
