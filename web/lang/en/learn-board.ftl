# The rules of the board game, in full, for its page under learn/ (see learn-card.ftl).

learn-board-head = The board game
learn-board-about = The rules of Lost Cities: The Board Game for two to four, complete and in pictures: paths, explorers, tiles, arrows, bridges and points, with exercises and a score sheet.
learn-board-lead = Five stone paths lead over bridges to lost cities. The first steps cost points and the last ones make up for it, if you get that far before the fifth explorer is across.

learn-2-1 = Cards, explorers, tiles
learn-2-1-people = Two to four play. Each has **five explorers**: four adventurers and one researcher, who counts double.
learn-2-1-cards = The 110 cards come in five colours: **Desert, Sea, Peaks, Jungle and Volcano**. Each colour has the numbers 0 to 10 twice.
learn-2-1-tiles = The 25 tiles are nine artifacts, nine arrows and seven with victory points: two of 5, three of 10, two of 15.

learn-2-2 = The paths
learn-2-2-path = Each colour has a path of nine steps, and a lost city at its end. The first three steps cost points, the others earn some. Between the sixth step and the seventh lies a **bridge**.
learn-2-2-marked = Five steps of every path are marked for a tile, the seventh and the ninth always among them.

learn-2-3 = An expedition begins
learn-2-3-lay = Everybody takes five explorers of a colour and **starts at 0**, without points and without artifacts. Shuffle the tiles face down, lay one on each marked step and turn them all up.
learn-2-3-deal = Shuffle all 110 cards; with two players, put 30 of them away unseen. Deal eight cards to each player; the rest are the deck: 64 with two players, 86 with three, 78 with four.
learn-2-3-first = Agree who begins the first expedition, or draw lots. Play goes round clockwise.

learn-2-4 = A turn
learn-2-4-steps = A turn has two steps, always in this order: **first place one card, then draw one**. You always end with eight cards.
learn-2-4-begin = To begin a path
learn-2-4-send = If you have no card of a colour before you yet, any card of it begins your column. With it you send **one of your explorers**, an adventurer or the researcher, to the first step of that path. A low card leaves the most room for what is to follow. You have only one explorer on a path; on a step any number of different players may meet.
learn-2-4-advance = To go on
learn-2-4-equal = A card that is **equal to or higher than** the last one of your column goes on it, and your explorer there moves one step. Every number exists twice, so equal cards are worth waiting for.
learn-2-4-nine = On the ninth step
learn-2-4-stays = If your explorer already stands on the ninth step, it stays there. You may still play a fitting card, and then **move any one other of your explorers** that is on a path one step. Arriving on the ninth step does not bring this move; only cards after that do.
learn-2-4-discard = To discard
learn-2-4-pile = Or lay the card face up on the discard pile of its colour. That is always allowed.
learn-2-4-draw = Drawing
learn-2-4-from = Draw the top card of the deck, or the top card of any discard pile, but not the card you have just discarded.

learn-2-5 = Tiles
learn-2-5-acts = A tile acts whenever an explorer is **moved** onto its step, whether by a card, by an arrow or by a card after the ninth step.
learn-2-5-kinds-1 = An **artifact** goes to whoever comes first, who takes the tile. The step then stays empty.
learn-2-5-kinds-2 = **Victory points** go to everybody who comes, even later; the tile stays. The researcher does not double them.
learn-2-5-kinds-3 = An **arrow** lets you move any one of your explorers that is already on a path one step, the same or another. The arrow stays for the next one.
learn-2-5-chain = If an arrow brings an explorer onto a further tile, that one acts too, and so on. You may decline. An arrow brings nobody in from home, and nobody beyond the ninth step; where no explorer can move, nothing happens. Here a card moves the Jungle adventurer (1) to an arrow, the arrow moves the researcher (2) to a second arrow, and that one moves the adventurer (3) to an artifact.

learn-2-6 = End of an expedition
learn-2-6-fifth = It ends **at once when the fifth explorer crosses a bridge**, counting those of all players on all paths. That explorer arrives on the seventh step, but the tile there no longer does anything, and nobody draws.
learn-2-6-deck = It also ends at once when somebody draws the last card of the deck.
learn-2-6-watch = Four across is a warning: whoever can make the fifth crossing chooses the moment. Bring your own explorers out of the negative steps before that, or cross yourself while the others still stand there.

learn-2-7 = Points
learn-2-7-count-1 = Every explorer on a path scores the points of its step; the researcher scores them twice, negative points too.
learn-2-7-count-2 = Add the sum to your victory points. They never fall below zero: what you cannot pay is forgiven.
learn-2-7-count-3 = Swap every artifact tile that you have taken for an **artifact chip**. Chips are kept until the end of the match; the tiles go back to the others.
learn-2-7-home = Then all explorers go home. For the next expedition **everything is shuffled anew**: all 25 tiles are laid out again, and all 110 cards dealt again, with 30 put away afresh if two play. Only points and artifact chips stay with you. The player after the one who moved last begins.
learn-2-7-debts = Who stays at home costs nothing
learn-2-7-late = An explorer who was never sent scores 0; one on the first step costs 20. It takes four cards of a colour before a path earns anything, so late in an expedition it is better not to begin another one.
learn-2-7-double = The researcher
learn-2-7-twice = Doubled, the first step costs 40 and the ninth brings 100. Send the researcher where you hold many cards that rise slowly, and early enough.

learn-2-8 = End of the match
learn-2-8-artifacts = Three expeditions make a match; one alone is the short game. At the end artifact chips become points: few cost points, many earn points. Here, too, nobody falls below zero.
learn-2-8-own = The table of the short game is the printed one. The one for three expeditions is this project’s own, since the printed one is not known to us; all we know is that fewer than six artifacts lose points, as they do here.
learn-2-8-winner = Most points win; if those are tied, most artifacts; if these are tied too, the victory is shared.

learn-2-9 = Rising and falling paths
learn-2-9-either = A variant: the first card of a path settles nothing, and nor do equal ones. The first card that **differs** from your first card there settles whether your column rises or falls for the rest of the expedition. Equal cards remain allowed. Your other paths may go the other way.

learn-2-10 = What is hidden
learn-2-10-hidden = Hands and the deck are hidden. Paths, columns, tiles and artifacts lie open, and of each discard pile the top card. Victory points lie face down: you may remember how many somebody has, but need not be told.

learn-2-11 = Where tables differ
learn-2-11-open = Some questions the printed rules leave open, or answer differently from edition to edition. In this program you choose; the first answer is what it takes unless you say otherwise.
