"""The two-deck adaptation a second time: slow, literal, written from the rules alone, in strings and dictionaries.

It shares no line with the engine. Where the two differ in lock-step, one of them has misread the rules.
"""

SUITS = ["c", "d", "h", "s"]
ORDER = {
    "low": ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"],
    "high": ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"],
}
POINTS = {0: 0, 1: -10, 2: -5, 3: 0, 4: 5, 5: 10, 6: 20, 7: 30}


def full_deck():
    """3.1: two decks of 52."""
    return [suit + rank for _ in ("one", "two") for suit in SUITS for rank in ORDER["low"]]


def stack_points(stack):
    """3.1: by the number of cards; ten more for each beyond seven."""
    if len(stack) > 7:
        return 30 + 10 * (len(stack) - 7)
    return POINTS[len(stack)]


class LiteralRound:
    """One round. `deal` lists card texts in record order; `options` are record.md's, all given."""

    def __init__(self, options, players, deal, starts):
        self.options = options
        self.players = list(range(players))
        self.hands = {player: deal[8 * player : 8 * player + 8] for player in self.players}
        rest = deal[8 * players :]
        self.deck = rest[30:] if players == 2 else rest
        self.stacks = {player: {suit: [] for suit in SUITS} for player in self.players}
        self.piles = {suit: [] for suit in SUITS}
        self.player = starts
        self.has_played = False
        self.discarded_this_turn = None
        self.turns_done = 0
        self.played_last = None
        self.over = False

    def may_place(self, card):
        """3.1: equal or higher than the one below."""
        stack = self.stacks[self.player][card[0]]
        order = ORDER[self.options["ace"]]
        return stack == [] or order.index(card[1:]) >= order.index(stack[-1][1:])

    def legal(self):
        """Every legal move text, sorted."""
        moves = set()
        if self.over:
            return []
        if not self.has_played:
            for card in self.hands[self.player]:
                moves.add("-" + card)
                if self.may_place(card):
                    moves.add(card)
        else:
            moves.add("<")
            for suit in SUITS:
                own = self.discarded_this_turn == suit and not self.options["redraw_own_discard"]
                if self.piles[suit] != [] and not own:
                    moves.add("<" + suit)
        return sorted(moves)

    def long_stacks(self, player):
        """The stacks of seven or more cards of one player."""
        return [suit for suit, stack in self.stacks[player].items() if len(stack) >= 7]

    def play(self, text):
        """One half-move."""
        self.played_last = self.player
        if text.startswith("<"):
            card = self.deck.pop(0) if text == "<" else self.piles[text[1]].pop()
            self.hands[self.player].append(card)
            self.turns_done += 1
            if self.deck == [] or self.turns_done == self.options["turn_limit"]:
                self.over = True
            self.player = (self.player + 1) % len(self.players)
            self.has_played = False
            self.discarded_this_turn = None
            return
        card = text.removeprefix("-")
        self.hands[self.player].remove(card)
        self.has_played = True
        if text.startswith("-"):
            self.piles[card[0]].append(card)
            self.discarded_this_turn = card[0]
            return
        self.stacks[self.player][card[0]].append(card)
        numbers = [len(self.long_stacks(player)) for player in self.players]
        reached = sum(numbers) if self.options["stacks_of"] == "all" else max(numbers)
        if reached >= self.options["stacks_to_end"]:
            self.over = True

    def scores(self):
        """What each player's stacks are worth now."""
        return [sum(stack_points(stack) for stack in self.stacks[player].values()) for player in self.players]


def may_begin(options, players, starters, last_movers, scores):
    """3.2, starter of later games, after rounds begun by `starters`, ended by `last_movers` and scored `scores`."""
    everybody = set(range(players))
    if len(scores) == 0 or options["next_starter"] == "random":
        return everybody
    if options["next_starter"] == "rotate":
        return {(starters[-1] + 1) % players}
    if options["next_starter"] == "winner":
        best = [player for player in everybody if scores[-1][player] == max(scores[-1])]
        if len(best) == 1:
            return set(best)
    return {(last_movers[-1] + 1) % players}


def running_totals(options, players, scores):
    """3.2, negative totals: allowed, or never below zero after any round."""
    totals = [0] * players
    for round_scores in scores:
        totals = [total + score for total, score in zip(totals, round_scores, strict=True)]
        if options["floor"] == "zero":
            totals = [0 if total < 0 else total for total in totals]
    return totals


def winners(options, totals, long_stacks):
    """3.1 and 3.2, ties: shared, or more stacks of seven or more over all rounds."""
    leading = [player for player, total in enumerate(totals) if total == max(totals)]
    if options["match_tie"] == "shared":
        return leading
    most = max(long_stacks[player] for player in leading)
    return [player for player in leading if long_stacks[player] == most]
