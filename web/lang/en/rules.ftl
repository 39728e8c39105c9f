# The rules in our own words, and the page about the program. Rule numbers are those that refusals name.
# rule-<number> is a heading; rule-<number>-1, -2 ... are its paragraphs.

rules-title = Rules
rules-which = Which game
rules-in-full = All rules in full, with pictures, exercises and a score sheet
rules-in-file = All rules in full, with pictures and exercises
rules-intro-card = Five expeditions wait, and each costs before it pays. Set out only where your cards will carry you.
rules-intro-board = Five stone paths lead over bridges to lost cities. The first steps cost; the last ones make up for it.
rules-intro-adapted = The same adventure with two ordinary decks: what counts is how long your stacks become.

## 1 The card game
rule-1-1 = Cards
rule-1-1-1 = Two play. Each of the five colours has the numbers 2 to 10 once and three wager cards: 60 cards. The long game adds a sixth colour: 72.
rule-1-1-2 = Everybody is dealt eight cards. The rest is the deck; everyone can always see how many are left. Between the players lies a discard pile for each colour, empty at first.
rule-1-2 = A turn
rule-1-2-1 = First place a card, then draw one. You must do both.
rule-1-2-2 = Place it on your own expedition of its colour: a number must be higher than the last number there, and gaps are allowed. Wager cards go before the first number. What lies in an expedition stays there.
rule-1-2-3 = Or discard it face up on the pile of its colour. That is always allowed.
rule-1-2-4 = Draw the top of the deck, or the top of any discard pile. Only the card you have just discarded is closed to you this turn.
rule-1-3 = End of a round
rule-1-3-1 = Whoever draws the last card of the deck ends the round at once. Nobody gets another turn, and cards in hand score nothing.
rule-1-4 = Points
rule-1-4-1 = An expedition that was never started scores 0. Any other costs 20: add up its numbers, take away 20, and multiply by 2, 3 or 4 if one, two or three wagers lie in it.
rule-1-4-2 = With eight cards or more, wagers included, it earns 20 more; this bonus is not multiplied.
rule-1-4-3 = So 3, 5, 7, 8, 10 after one wager make (33 − 20) × 2 = 26, and three lonely wagers (0 − 20) × 4 = −80.
rule-1-5 = The match
rule-1-5-1 = Three rounds make a match, unless you set another number. The highest total wins; equal totals share the victory.
rule-1-5-2 = Whoever scored more in a round begins the next; after a tie, whoever did not begin that round.

## 2 The board game
rule-2-1 = Cards, explorers, tiles
rule-2-1-1 = Two to four play. Each of the five colours has the cards 0 to 10 twice: 110 cards. With two players, 30 are put away unseen for each expedition.
rule-2-1-2 = Everybody has five explorers: four adventurers and one researcher, who counts double.
rule-2-1-3 = Twenty-five tiles lie on the paths, open to all: artifacts, arrows and points.
rule-2-2 = The paths
rule-2-2-1 = Each colour has a path of nine steps. They are worth −20, −15, −10, 5, 10, 15, 30, 35 and 50. The bridge lies between the sixth step and the seventh.
rule-2-3 = An expedition begins
rule-2-3-1 = Everybody starts at 0. For every expedition the tiles are shuffled and laid out anew, and all cards are shuffled and eight dealt to everybody. Play goes round clockwise.
rule-2-4 = A turn
rule-2-4-1 = First place a card, then draw one.
rule-2-4-2 = To begin a path, lay a first card of its colour in front of you and send an adventurer or the researcher to its first step. Each player has at most one explorer on a path.
rule-2-4-3 = To go on, lay a card that is equal or higher than your last one of that colour; your explorer moves one step.
rule-2-4-4 = If that explorer already stands on the ninth step, it stays, and you may move one other of your explorers on the paths.
rule-2-4-5 = Or discard the card face up; that is always allowed.
rule-2-4-6 = Draw from the deck or from the top of a discard pile, but not the card you have just discarded.
rule-2-5 = Tiles
rule-2-5-1 = A tile acts whenever an explorer is moved onto its step.
rule-2-5-2 = An artifact goes to whoever comes first. Points go to everybody who comes. An arrow moves any one of your explorers already on a path one step further, which may set off the next tile; you may decline.
rule-2-6 = End of an expedition
rule-2-6-1 = It ends at once when the fifth explorer of all players together crosses a bridge; the tile there no longer does anything. It also ends when the last card of the deck is drawn.
rule-2-7 = Points
rule-2-7-1 = Every explorer scores its step, the researcher twice. The sum is added to your points, which never fall below zero.
rule-2-7-2 = Explorers go home, and artifact tiles are swapped for artifact chips; points and chips are kept. The player after the one who moved last begins the next expedition.
rule-2-8 = End of the match
rule-2-8-1 = After three expeditions the artifacts are counted: few of them cost points, many earn points. In the short game of one expedition, 0 to 4 of them are worth −20, −15, 10, 15 and 30; 5 or more, 50.
rule-2-8-2 = After three expeditions, 0 to 2 artifacts are worth −60; 3 to 5, −45; 6 to 8, 30; 9 to 11, 45; 12 to 14, 90; and 15 or more, 150. This table is this project’s own: the printed one is not known to us.
rule-2-8-3 = Most points win; if tied, most artifacts; if still tied, the victory is shared.
rule-2-9 = Rising and falling paths
rule-2-9-1 = A variant: the first card of a colour that differs from your first one there settles whether your cards of that colour rise or fall until the expedition ends.

## 3 The two decks
rule-3-1 = Cards and turns
rule-3-1-1 = Two to four play with two ordinary decks without jokers: 104 cards. Everybody is dealt eight; with two players, 30 of the rest are put away unseen.
rule-3-1-2 = First place a card: on your own stack of its suit, if it is equal to or higher than the card there, or face up on the discard pile of its suit. Then draw one, from the deck or the top of a discard pile, but not the card you have just discarded.
rule-3-1-3 = The ace is low: it lies below the two. This can be changed.
rule-3-1-4 = A round ends at once when three stacks, of all players together, have seven cards or more, or when the last card of the deck is drawn.
rule-3-1-5 = A stack of 1 card is worth −10; of 2, −5; of 3, 0; of 4, 5; of 5, 10; of 6, 20; of 7, 30; and every further card 10 more. The values on the cards score nothing.
rule-3-1-6 = Three rounds make a match; the highest total wins.
rule-3-2 = Where the rules are silent
rule-3-2-1 = Five or six may play too, but the rules do not cover that: unofficial. The player after the one who moved last begins the next round. Totals may fall below zero. All this can be changed.

## About
about-title = About
about-what = Three games of the Lost Cities family, to play in the browser: against computer players or by several people on one device, offline once loaded.
about-unofficial = This is an unofficial program made by players. It is not connected with the games’ author or publishers; the names of the games belong to their owners. Rules are told in our own words, and all drawings were made for this project.
about-private = Nothing leaves this device unless you send it. There is no account, no server, no tracking.
about-version = Version { $version }
about-build = Build { $build }
about-build-commit = Build { $build }, of commit { $commit }
about-docs = For those who program: the documentation (in English)
about-file = The game as one file
about-file-means = One file of some 8 MB that holds the whole game: put it on a USB stick or pass it on, and open it with a double click. It needs no network and no installation.
about-licence = Licences
about-own = This program
about-own-text = © the contributors, under the MIT licence.
about-pyodide = Python in the browser: Pyodide, under the Mozilla Public Licence 2.0, with CPython, under the Python Software Foundation licence.
about-micropip = Installing wheels: micropip, under the Mozilla Public Licence 2.0.
about-fonts = Typefaces: Piazzolla and Vazirmatn, under the SIL Open Font Licence 1.1.
about-licence-texts = The licences in full (in English)
about-libraries = Libraries: @fluent/bundle and idb-keyval, under the Apache Licence 2.0; @noble/curves, @noble/hashes, fflate and qr, under the MIT licence.
about-report = Error report
about-report-means = What this page knows about itself, without any cards or names.
