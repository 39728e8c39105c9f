# The screens around the table: home, setting up, settings, matches, score sheet, what the program says of itself.

title = Lost Cities
title-under = three games, one table
title-screen = { $screen } · Lost Cities
back = Back
back-home = Home
close = Close
cancel = Cancel
yes-no-yes = Yes
yes-no-no = No

notices = Notices

## The menu of the table
menu-title = Menu
menu-on = Go on
menu-embed = Embed this table in a page
menu-concede-for = Concede for { $name }
menu-concede-ask = { $people ->
    [one] Concede this match?
   *[other] Concede this match for { $name }?
}
menu-concede-yes = Concede

## Home
home-going = Match in progress
home-going-title = { $kind ->
    [board] { $rounds ->
        [0] { $names }, expedition { $round }
       *[other] { $names }, expedition { $round } of { $rounds }
    }
   *[other] { $rounds ->
        [0] { $names }, round { $round }
       *[other] { $names }, round { $round } of { $rounds }
    }
}
home-going-line = { $turn ->
    [yours] { $game }, your turn
    [over] { $kind ->
        [board] { $game }, the expedition is over
       *[other] { $game }, the round is over
    }
   *[other] { $game }, { $name } to play
}
home-so-far = Match so far: { $points }
home-more-matches = { $count ->
    [one] and one more
   *[other] and { $count } more
}
home-last = Last result
home-won = { $by ->
    [points] { $who ->
        [you] You won by { $points }
       *[other] { $name } won by { $points }
    }
   *[none] { $who ->
        [you] You won on the tie-break
       *[other] { $name } won on the tie-break
    }
}
home-best = { $who ->
    [you] Best: { $suit }, { $points }
   *[other] Best: { $suit }, { $points } ({ $name })
}
home-see-sheet = Score sheet
home-first = First time?
home-guided = A guided match
home-guided-means = Five minutes: each idea comes up once, and the score sheet is worked through at the end.
home-guided-begin = Begin
home-read = All on one page
home-read-means = With pictures, numbered rules and exercises.
home-read-open = Read
home-continue-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
home-day = Deal of the day
home-day-with = The same cards for everybody, against { $name }.
home-day-open = { $state ->
    [new] Play it
    [going] Go on
   *[done] See how it went
}
home-day-today = today
home-day-row = { $count ->
    [one] One day so far
   *[other] { $count } days in a row
}
home-record = won { $won } of { $count }
home-book = Journal
home-game = Choose a game
home-game-card = for two players
home-game-board = for two to four
home-game-adapted = ordinary cards, two to four
home-company = Choose your company
setup-gentle = Patient company
home-level = Strength { $level } of 5
home-several = Several people, this device
home-afar = Another device
home-rules = Rules
home-learn = Learn
home-matches = Matches
home-settings = Settings
home-about = About
home-change = change
home-summary = { $summary }, { $change }
home-start = Set out
home-language = Language
home-also = More
summary-card = { $expeditions ->
    [6] Six expeditions
   *[5] Five expeditions
}, { summary-rounds }
summary-board = { $rounds ->
    [1] One expedition, the short game
    [3] Three expeditions
   *[other] { $rounds } expeditions
}
summary-adapted = Two ordinary decks, { summary-rounds }
summary-rounds = { $rounds ->
    [3] three rounds
    [one] one round
   *[other] { $rounds } rounds
}

## Settings
settings-title = Settings

## Matches
matches-title = Matches
matches-reading = Looking for your matches…
matches-none = No matches yet. The first one you play will be kept here.
matches-going = Ongoing
matches-over = Finished
matches-open = Go on
matches-look = View
matches-export = Save as a file
matches-delete = Delete
matches-delete-ask = Delete this match? Nothing can bring it back.
matches-import = Open a file
matches-imported = The match has been added.
matches-untitled = Match
matches-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
matches-practice = practice
matches-afar = two devices
matches-day = deal of the day
matches-points = { $name }: { $points }
matches-act = { $act }: { $match }
matches-damaged = This match can no longer be read. It has been set aside untouched; you can save it as a file.
matches-newer = This match was saved by another version of the program. It has been left untouched; you can save it as a file.

## Score sheet
sheet-where = { $kind ->
    [board] Expedition { $round } of { $rounds }
   *[other] Round { $round } of { $rounds }
}
sheet-where-open = { sheet-round }
sheet-won-round = { $kind ->
    [board] { $who ->
        [you] You win the expedition by { $points }
       *[other] { $name } wins the expedition by { $points }
    }
   *[other] { $who ->
        [you] You win the round by { $points }
       *[other] { $name } wins the round by { $points }
    }
}
sheet-even-round = { $kind ->
    [board] The expedition is tied
   *[other] The round is tied
}
sheet-over-round = { $kind ->
    [board] The expedition is over
   *[other] The round is over
}
sheet-won-match = { $by ->
    [points] { $who ->
        [you] You win the match by { $points }
       *[other] { $name } wins the match by { $points }
    }
   *[none] { $who ->
        [you] You win the match
       *[other] { $name } wins the match
    }
}
sheet-shared-match = { $names } share the victory
sheet-conceded = { $who ->
    [you] You have conceded
   *[other] { $name } has conceded
}
sheet-broken-off = { $kind ->
    [board] The expedition was cut short and is scored as it stood.
   *[other] The round was cut short and is scored as it stood.
}
sheet-gave-up = conceded
sheet-skip = Skip the counting
sheet-best = Best expedition: { $suit }, { $points }
sheet-best-path = Best path: { $suit }, { $points }
sheet-best-stack = Best stack: { $suit }, { $points }
sheet-best-column = Best column: { $suit }, { $points }
sheet-best-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
sheet-not-started = not started
sheet-explorer = { $piece ->
    [researcher] researcher on step { $step }
   *[adventurer] adventurer on step { $step }
}
sheet-round = { $kind ->
    [board] Expedition { $round }
   *[other] Round { $round }
}
sheet-of-round = { $kind ->
    [board] This expedition:
   *[other] This round:
}
sheet-now = As it stands now
sheet-rounds = { $kind ->
    [board] The expeditions
   *[other] The rounds
}
sheet-so-far = The match so far
sheet-course = How the match went
sheet-total = Total
sheet-player = Player
sheet-chart = { $kind ->
    [board] Totals after each expedition
   *[other] Totals after each round
}
sheet-begins = { $kind ->
    [board] { $who ->
        [you] You begin expedition { $round }.
       *[other] { $name } begins expedition { $round }.
    }
   *[other] { $who ->
        [you] You begin round { $round }.
       *[other] { $name } begins round { $round }.
    }
}
sheet-again-begins = { $who ->
    [lot] Chance decides who begins.
    [you] You begin.
   *[other] { $name } begins.
}
sheet-rematch = Play again
sheet-new = New set-up
through-title = Replay
review-title = Review
sheet-table = Look at the table
sheet-export = Save as a file

## What the program says of itself
status-fetching = Fetching the game: { $percent } of { $total } MB
status-fetching-open = Fetching the game: { $loaded } MB
status-starting = Setting up the table
status-queued = The table is being set; cards will be dealt in a moment.
status-offline = Ready to work offline.
status-one-file = The whole game is in this file and needs no network. If this browser allows it, your matches are kept in it; to take one with you, save it as a file.
status-update = A new version is ready.
status-update-apply = Use it now
status-failed-network = Something could not be fetched. Check the connection.
status-failed-file = { $file } could not be fetched. Check the connection.
status-failed-damaged = { $file } arrived damaged.
status-failed-offline = You are offline, and not everything is kept on this device yet.
status-failed-browser = This browser is too old for the game.
status-failed-stopped = The game has stopped.
status-stalled = Nothing is arriving; still waiting for { $file }.
status-again = The page will try again by itself.
status-retry = Try again
status-restored = The game had stopped and was restarted; your match is as you left it.
status-unsaved-full = This device has no room left: the match is not being saved. Save it as a file.
status-unsaved-forbidden = This browser keeps nothing for this page: the match lasts until you close it. Save it as a file.
status-unsaved-conflict = This match has gone on in another window too. What you play here is kept as a second match.
status-unsaved-other = This turn could not be saved. The match goes on; save it as a file to be safe.
status-no-language = The texts in your language could not be fetched.
status-settings-aside = Your settings came from a newer version and were set aside.

## Errors
error-title = Something went wrong
error-sorry = You can go on, or copy the report and send it to whoever runs this page.
error-sorry-kept = Your match has been kept. You can go on, or copy the report and send it to whoever runs this page.
error-copy = Copy the report
error-copied = Copied.
error-report = Report
error-reload = Load the page again
error-input = The table did not understand that.
error-version = That came from version { $version }, which this page does not know.
error-long = That is longer than { $most } characters.
error-text = “{ $text }” is not a card, move or place in this game.
error-option = { $option ->
    [none] These rules cannot be combined.
   *[other] That rule cannot be set like that: { $option }.
}
error-record = This file is not a valid record: { $sentence }
error-lesson = This position or lesson is not valid: { $sentence }
error-stale = The table had moved on, so it has been redrawn.
error-internal = Something went wrong inside. The table is as it was.
error-no-match = There is no match on the table.
error-match-elsewhere = This match is not kept on this device.
error-match-over = The match is over.
error-round-over = The round is over; the next has not begun.
error-turns-limit = A round can have at most { $most } turns. This one stays as it is; you can concede, or begin another match.
error-round-going = The round is still being played.
error-computer-turn = It is { $seat }’s turn.
error-no-computer = It is not a computer player’s turn.
error-pass = First pass the device to { $seat }.
error-no-pass = The device need not be passed on now.
error-curtain = The device is waiting for { $seat }.
error-no-curtain = No curtain is drawn.
error-other-seat = That is for { $seat } to do.
error-nothing-to-undo = You have no move to take back.
error-no-hint = No hint now: it is not your move.
error-not-kept = Positions, lessons and replays are not kept.
error-file = This file cannot be read.
unsupported-title = This browser cannot run the table
unsupported-why = It lacks what the page is built on: { $missing }. Any current Chrome, Edge, Firefox or Safari has it.

# Where a game has no words of its own.
plain-game = a game of its own
plain-option-means = As in the rules.
plain-mind = a player without a portrait
plain-reason = The rules of this game do not allow that now.
