# Exercises of the board game (web/learn/lessons/board/): what is asked, what is said to each move, a hint.

lesson-board-discard = Discarding { $card } is allowed, but it does not help here. Look at the task again.

lesson-board-begin-title = Whom to send, and where
lesson-board-begin-task = The expedition has just begun. Begin the path on which you will get furthest, with the explorer who gains most there.
lesson-board-begin-hint = Of which colour do you hold several cards that rise slowly? And whose step counts double?
lesson-board-begin-done = Right: 0, 1, 3 and 5 already carry the researcher to the fourth step, and there is time for more.
lesson-board-begin-single = The right path, but the researcher would count double there.
lesson-board-begin-skip = The right path, but your 0 could no longer be played. It would be one more step.
lesson-board-begin-high = After { $card } few cards can follow, so this explorer hardly leaves the negative steps.

lesson-board-equal-title = Equal cards
lesson-board-equal-task = Your Jungle column stands at 6. Go on so that you lose no step.
lesson-board-equal-hint = Each number exists twice, and equal cards are allowed.
lesson-board-equal-done = Right: one step with the second 6, and 7 and 10 may still follow.
lesson-board-equal-later = { $card } fits, but then your 6 is lost, and a step with it.
lesson-board-equal-last = After 10 only the other 10 could follow.

lesson-board-tile-title = First come
lesson-board-tile-task = An artifact lies on the fifth step of the Sea, and another explorer stands beside yours. What do you play?
lesson-board-tile-hint = An artifact goes to whoever comes first.
lesson-board-tile-done = Right: the artifact is yours, and the step is worth 10.
lesson-board-tile-white = That is a step forward, but now the other player takes the artifact.

lesson-board-arrow-title = An arrow
lesson-board-arrow-task = Reach the arrow on the Desert path, and use it where it gains most.
lesson-board-arrow-say-1 = First play a card.
lesson-board-arrow-hint-1 = Your Desert column stands at 5.
lesson-board-arrow-done-1 = Your adventurer stands on the arrow.
lesson-board-arrow-begin = That begins another path. The arrow lies on the Desert path.
lesson-board-arrow-say-2 = Now move any one of your explorers.
lesson-board-arrow-hint-2 = Compare the steps: who gains most by one, and who counts double?
lesson-board-arrow-done-2 = Right: from −20 to +10 the researcher gains 30, and an artifact with it.
lesson-board-arrow-yellow = From −10 to +5 that gains 15. There is something better.
lesson-board-arrow-stay = You may decline, but here a step is worth much.

lesson-board-nine-title = On the ninth step
lesson-board-nine-task = Your Volcano adventurer has arrived. Get a little more out of your 9.
lesson-board-nine-say-1 = First play a card.
lesson-board-nine-hint-1 = A card that fits may still be played when its explorer stands on the ninth step.
lesson-board-nine-done-1 = It stays, and another explorer may move.
lesson-board-nine-begin = That begins a path at −20. Your Volcano can do more.
lesson-board-nine-say-2 = Now move the other one.
lesson-board-nine-hint-2 = The researcher stands on a negative step.
lesson-board-nine-done-2 = Right: from −20 to +10, without a Peaks card.
lesson-board-nine-stay = You may decline, but this step is worth 30 points.

lesson-board-cross-title = The fifth bridge
lesson-board-cross-task = Four explorers are across. The others still have their researchers on the first step. What do you play?
lesson-board-cross-hint = Who can make the fifth crossing, and what would it bring?
lesson-board-cross-done = Right: your researcher counts 60, theirs −40 each, and they get no turn to change that.
lesson-board-cross-go-on = Now the others get time to bring their researchers forward. End it while it suits you.

lesson-board-wait-title = Not yet
lesson-board-wait-task = Four are across, and only you could be the fifth. Your researcher stands on −20. What do you play?
lesson-board-wait-hint = Nobody else can cross soon. Which card gains most before you end it?
lesson-board-wait-done = Right: from −20 to +10. The bridge can wait.
lesson-board-wait-cross = That ends the expedition with your researcher at −20 and an adventurer at −10.
lesson-board-wait-single = That gains 15, from −10 to +5. The researcher gains twice as much.

lesson-board-late-title = Late
lesson-board-late-task = Three cards are left in the deck. Make the best of this turn.
lesson-board-late-hint = Whoever begins a path now stays on its first step.
lesson-board-late-done = Right: from −10 to +5.
lesson-board-late-begin = An explorer on the first step costs 20, the researcher 40, and hardly a turn is left.
lesson-board-late-idle = That costs nothing, but one of your cards gains 15 points.

lesson-board-turn-title = Up or down
lesson-board-turn-task = In this variant your next different card settles whether your Desert rises or falls. Choose well.
lesson-board-turn-hint = Count your cards below the 6 and above it.
lesson-board-turn-done = Right: downwards 4, 4, 2, 1 and 0 carry you five steps on.
lesson-board-turn-up = Upwards you have only this 9. Look the other way.
lesson-board-turn-far = The right way, but { $card } skips cards that would be steps.
