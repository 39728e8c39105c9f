# A player of one's own, from a file: choosing it, what letting it in means, and what may go wrong with it.
# $name is the file's name or the seat's; $text is what a program said, and stands as it is.

own-choose = Your own…
own-chosen = Your own player, { $name }; choose another file
own-about = Plays from your file, kept apart from everything else.
own-note = your own player
own-note-absent = another plays for it
own-no-file = { $name } is not a player: it takes a Python file (.py) or a wheel (.whl) of at most 20 MB.
own-ask = Let { $name } play?
own-ask-is = This file is a program, and it will run on this device.
own-ask-cannot = It is kept apart from everything else. It is told what its seat may know and nothing else; it cannot reach the table, your matches, anything that is stored here, or the network; and it is stopped if it takes longer than ten seconds for a move.
own-ask-can = What it can do is keep your device busy. Take files only from people you trust.
own-ask-yes = Let it play
own-absent = { $who ->
    [one] The file that { $name } plays from is not kept here, so another plays in its place.
   *[other] The files that { $name } play from are not kept here, so others play in their place.
}
own-menu = Choose the file of { $name }
own-bring = Choose the file
own-other-file = { $name } is not the file that this match was begun with.
own-same-name = Another file called { $name } plays at this table already. Give one of the two another name, so that they can be told apart.
own-stop = Stop it
own-again = Ask it again
own-leave = Let another play for it

error-own-answer = { $seat } answered something that is not a move.
error-own-illegal = { $seat } answered { $text }, which is not allowed now.
error-own-said = { $seat } broke off: { $text }
error-own-late = { $seat } gave no answer within { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and was stopped.
error-own-load = { $seat } could not begin: { $text }
error-own-gone = { $seat } is not there any more.
error-own-no-file = The file that { $seat } plays from is not kept here.
error-own-stopped = { $seat } was stopped.
error-own-flood = { $seat } sent more messages than anybody can read and was stopped.
error-own-spent = { $minutes ->
    [one] { $seat } has used up the minute that it may think in one match, and was stopped.
   *[other] { $seat } has used up the { $minutes } minutes that it may think in one match, and was stopped.
}
