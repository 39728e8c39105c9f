# Matches at a distance: two devices, and nobody between them.

post-matches = Matches with another device
post-coming = A message has arrived and is being read.
post-none = No match with another device is in progress.
post-promise = Only the two devices take part. Neither can see the other’s cards. You may close the page: everything is kept here.
post-how = How can that be?
post-how-locks = Each device shuffles the deck and puts a lock of its own on every card. A card opens only with both keys, and a device gives up its key only when the other may see the card.
post-how-found = Even a tampered program on the other device cannot open your cards. What it does wrong is found at once, or at the latest when all cards are revealed at the end of the round; then both devices say so.
post-how-limit = One thing is not prevented, only found out: whoever shuffles second can, with a tampered program, spoil cards in the deck to learn where a few others lie. That comes to light at the end of the round. And nobody can be made to go on: if a match is left before the cards are revealed, nothing is proven.
post-somebody = Somebody
post-here = this device
post-there = another device
post-invited = invited
post-invites = invites
post-not-sent = not sent
post-not-sent-turn = Not sent
post-since = { $when ->
    [today] since { $time } today
    [yesterday] since { $time } yesterday
   *[then] since { $date }
}

post-awaited = { $when ->
    [today] waiting since { $time }
    [yesterday] waiting since yesterday, { $time }
   *[then] waiting since { $date }
}
post-card-comes = The card you drew comes with { $name }’s next message.
post-cards-come = Your cards come with { $name }’s next message.
post-waits-answer = Invited, no answer yet
post-waits-cards = Waiting for { $name } to deal
post-waits-turn = { $name }’s turn
post-waits-opening = Waiting for { $name } to reveal the cards
post-waits-yours = Your turn
post-waits-over = The match is over
post-waits-found = Something is wrong with { $name }’s last message
post-waits-broken = Cut short
post-here-only = on this device only
post-unsent = { $waits ->
    [over] Your last message is on this device only. { $name } cannot see the outcome until it is sent.
    [broken] Your message is on this device only. { $name } will not hear of it until it is sent.
    [asking] Your question is on this device only. { $name } will not hear of it until it is sent.
   *[other] Your message is on this device only. { $name } cannot go on until it is sent.
  }
post-unsent-invitation = The invitation is on this device only. Send it to whoever is to play.

post-invite-title = Invite another device
post-game-for = { $game ->
    [adapted] ordinary cards, for two
   *[other] for two players
}
post-got = Has somebody invited you, or shown you a code?
post-invite = Make the invitation
post-your-name = Your name
post-hints = Hints for both
post-hints-means = Off: neither of you asks a computer player for advice.
post-shuffling = Shuffling your half
post-shuffled = { $done } of { $all } cards
post-shuffling-means = Each device shuffles the deck and locks every card: nobody knows the order. Later rounds need no further invitation.

post-invites-you = { $name } invites you
post-invites-see = Look at the invitation
post-game = Game
post-hints-term = Hints
post-hints-on = on, for both
post-hints-off = off, for both
post-undo-term = Taking back
post-undo-agreed = by agreement
post-accept = Accept and answer
post-not-now = Not now

post-send = Send
post-show = Send again
post-send-link = Send as a link
post-send-again = Send again
post-copy = Copy the link
post-save = As a file
post-as-text = The message as text
post-ways = Send and read
post-to-table = To the table
post-sent = Sent. The answer will come as a link; or read it here.
post-sent-text = Sent. When the answer comes, paste it here.
post-copied = Copied. Send it to whoever plays with you.
post-copied-text = Copied.
post-saved = Saved. Hand the file to whoever plays with you.
post-copy-by-hand = This browser gives no access to the clipboard: copy the selected text.

post-code = Show as a code
post-code-away = Put the code away
post-code-of = Code { $part } of { $parts }
post-code-next = Next code
post-code-turn = Flip by themselves
post-code-hold = Hold this code
post-scan = Read a code
post-scan-end = Stop the camera
post-scanning = What the camera sees
post-parts = Read: { $got } of { $all } codes. Show the next one.
post-no-code = There is no readable code in this picture.
post-no-camera = The camera cannot be used here. A photo of the code will do as well.

post-beside = Side by side
post-beside-means = For two devices on one network: each reads a code off the other, and then every turn goes by itself.
post-beside-begin = Show the first code
post-beside-offering = Let the other device read this code with its camera, or under “Read a message”. Then read the other device’s code here.
post-beside-answering = Let the other device read this code. As soon as it has, the two are connected.
post-beside-read = Read the other code
post-beside-joining = The two devices are being connected.
post-beside-on = Connected: every turn goes by itself.
post-beside-end = End the connection
post-beside-gone = The connection is gone, but nothing is lost: the match goes on by message, or side by side once more.
post-beside-failed = The two devices cannot find each other; they have to be on the same network. By message it always works.
post-beside-unread = The other device has not connected in time; to try again, let it show its code and read that here.
post-beside-far = Neither device shows an address on a private network, and only there can the two be connected. By message it always works.
post-beside-late = This code answers one that is not shown here. Read it on the page that shows the first code.
post-beside-asked = A device asks to be connected with this one. Connect only if it is next to you and you have just read its code.
post-beside-connect = Connect
post-beside-framed = A device asks to be connected. That cannot be done while the game stands inside another page: open it in a tab of its own.

post-read = { $known ->
    [yes] Read { $name }’s answer
   *[no] Read a message
  }
post-paste = Paste
post-open-file = A file or photo
post-by-hand = Or paste the link or the text here
post-read-it = Read it

post-elsewhere = This message belongs to a match that is not here
post-elsewhere-where = A link opens in the browser, and the match may be in the installed app, in another browser, or on another device. Copy the message and read it there. Or bring the match here: there, save it as a file, and open that file here.
post-copy-message = Copy the message
post-bring-match = Open a match file

post-ask = Ask to take a turn back
post-turn-instead = Send the turn instead of the question
post-other = A message for another match has come.
post-other-see = Go to that match
post-asked = { $name } asks to take the last turn back. If you do not want that, simply play on.
post-asking = You have asked to take your last turn back. If { $name } plays on instead, it stands.
post-undo = Give the turn back
post-fault = { $who ->
    [you] { $name } says that something was wrong
   *[other] Something is wrong with what { $name } has sent
  }
post-claimed = { $who ->
    [you] { $name } claims the match.
   *[other] You have claimed the match.
  }
post-charge = Say so
post-charge-won = Say so and claim the match
post-export-ask = Save this match as a file? It is still going on, and the file holds your secret numbers: keep it to yourself. Whoever has it and the messages can see your cards. Go on with it on one device only: if the match goes on in two ways, the other side can see more of your cards.
post-pack-ask = Save everything as one file? Matches with another device that are still going on are in it with your secret numbers: keep it to yourself. Whoever has it and the messages can see your cards. Play each match on one device only: if it goes on in two ways, the other side can see more of your cards.

error-afar = Waiting for the other device’s message.
error-afar-again = A match with another device begins with an invitation.
error-afar-hint = You have agreed to play without hints.

distance-long = This message has { $count ->
    [one] one character
   *[other] { $count } characters
}; at most { $most } can be read.
distance-form = This is not a match message, or only part of one.
distance-version = This message is in version { $says } of the game’s messages; version { $wanted } is read here.
distance-damaged = The message was changed on the way. Please have it sent again.
distance-match = The message belongs to another match.
distance-own = This message was sent from here.
distance-again = Message { $number } is here already, and once is enough.
distance-two = { $number ->
    [2] The invitation has been accepted a second time. The first answer counts; whoever sent this one needs an invitation of their own.
   *[other] A second, different message { $number } has come. The first one counts.
}
distance-early = Message { $number } has come, but message { $wanted } has not: it is lost or still on its way. Please have it sent again.
distance-fork = { $number ->
    [2] Somebody else accepted this invitation first, so this match cannot go on: delete it under Matches, and ask for an invitation of your own.
   *[other] The message follows a different message { $number } from the one here.
}
distance-turn = Message { $number } should be sent from here, but has come from the other side.
distance-kind = A message of this kind cannot come now.
distance-over = The match is over, so no message can follow.
distance-field = Something in the message is not as it should be.
distance-count = A list in the message has { $count ->
    [one] one entry
   *[other] { $count } entries
}, but there should be { $wanted }.
distance-point = Number { $number } of the message’s list is not a closed card.
distance-game = This is an invitation to a game, or with options, that are not known here.
distance-group = The invitation was made with different arithmetic from ours here.
distance-undo = There is no turn to take back.
distance-late = The question to take a turn back comes too late: message { $number } has been answered.
distance-not-now = That cannot be sent now.

cheat-list = Card { $number } of the shuffled deck is in it twice.
cheat-coin = What was drawn by chance is not what was promised.
cheat-key = The number for place { $place } of the deck opens no card.
cheat-twice = Place { $place } of the deck opens to { $card }, which lies at another place too.
cheat-card = { $says } is said to have been played, but place { $place } of the deck holds { $card }.
cheat-place = A card is played from place { $place } of the deck, which is not in that hand.
cheat-illegal = Turn { $turn } is against the rules.
cheat-secret = The secret revealed at the end does not match what was sent before.
cheat-charge = An accusation was made that is not true.
