"""The card game a second time: slow, literal, written from the rules' text alone, in strings and dictionaries.

It shares no line with the engine. Where the two differ in lock-step, one of them has misread the rules.
"""

COLOURS = {5: ["y", "b", "w", "g", "r"], 6: ["y", "b", "w", "g", "r", "p"]}
RANKS = ["x", "x", "x", "2", "3", "4", "5", "6", "7", "8", "9", "10"]


def full_deck(expeditions):
    """1.1: of every colour nine number cards, one each, and three wagers."""
    return [colour + rank for colour in COLOURS[expeditions] for rank in RANKS]


def expedition_points(column):
    """1.4, formula and footnotes."""
    if len(column) == 0:
        return 0
    wagers = [card for card in column if card.endswith("x")]
    numbers = [int(card[1:]) for card in column if not card.endswith("x")]
    points = (sum(numbers) - 20) * (1 + len(wagers))
    if len(column) >= 8:
        points = points + 20
    return points


class LiteralRound:
    """One round. `deal` lists card texts in record order; `options` are record.md's, all given."""

    def __init__(self, options, deal, starts):
        self.options = options
        self.colours = COLOURS[options["expeditions"]]
        self.hands = {0: deal[0:8], 1: deal[8:16]}
        self.deck = deal[16:]
        self.columns = {player: {colour: [] for colour in self.colours} for player in (0, 1)}
        self.piles = {colour: [] for colour in self.colours}
        self.player = starts
        self.has_placed = False
        self.discarded_this_turn = None
        self.turns_done = 0
        self.over = False

    def may_place(self, card):
        """1.2, place, point 1: strictly higher than the last number; wagers only while there is no number."""
        column = self.columns[self.player][card[0]]
        numbers = [int(laid[1:]) for laid in column if laid[1:] != "x"]
        if card[1:] == "x":
            return len(numbers) == 0
        return len(numbers) == 0 or int(card[1:]) > numbers[-1]

    def legal(self):
        """Every legal move text, sorted."""
        moves = set()
        if self.over:
            return []
        if not self.has_placed:
            for card in self.hands[self.player]:
                moves.add("-" + card)
                if self.may_place(card):
                    moves.add(card)
        else:
            moves.add("<")
            for colour in self.colours:
                own_discard = self.discarded_this_turn is not None and self.discarded_this_turn[0] == colour
                if self.piles[colour] != [] and (not own_discard or self.options["redraw_own_discard"]):
                    moves.add("<" + colour)
        return sorted(moves)

    def play(self, text):
        """One half-move."""
        if text.startswith("<"):
            if text == "<":
                card = self.deck[0]
                self.deck = self.deck[1:]
            else:
                card = self.piles[text[1]][-1]
                self.piles[text[1]] = self.piles[text[1]][:-1]
            self.hands[self.player] = [*self.hands[self.player], card]
            self.turns_done = self.turns_done + 1
            if self.deck == [] or self.turns_done == self.options["turn_limit"]:
                self.over = True
            self.player = {0: 1, 1: 0}[self.player]
            self.has_placed = False
            self.discarded_this_turn = None
            return
        card = text.removeprefix("-")
        hand = list(self.hands[self.player])
        hand.remove(card)
        self.hands[self.player] = hand
        if text.startswith("-"):
            self.piles[card[0]] = [*self.piles[card[0]], card]
            self.discarded_this_turn = card
        else:
            self.columns[self.player][card[0]] = [*self.columns[self.player][card[0]], card]
        self.has_placed = True

    def scores(self):
        """What each player's columns are worth now."""
        return [sum(expedition_points(column) for column in self.columns[player].values()) for player in (0, 1)]


def may_begin(options, starters, scores):
    """1.5 and 1.7: who may begin the next round, after rounds begun by `starters` and scored `scores`."""
    if len(scores) == 0 or options["next_starter"] == "random":
        return {0, 1}
    last = starters[-1]
    if options["next_starter"] == "alternate":
        return {0, 1} - {last}
    if options["next_starter"] == "previous":
        ada, ben = scores[-1]
    else:
        ada, ben = sum(pair[0] for pair in scores), sum(pair[1] for pair in scores)
    if ada > ben:
        return {0}
    if ben > ada:
        return {1}
    return {"other": {0, 1} - {last}, "same": {last}, "random": {0, 1}}[options["starter_tie"]]


def is_over(options, scores):
    """1.5 and 1.7 `match_tie`."""
    if len(scores) < options["rounds"]:
        return False
    ada, ben = sum(pair[0] for pair in scores), sum(pair[1] for pair in scores)
    return not (options["match_tie"] == "extra" and ada == ben and len(scores) < 999)
