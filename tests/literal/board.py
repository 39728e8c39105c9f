"""The board game a second time: slow, literal, written from the rules' text alone, in strings and dictionaries.

It shares no line with the engine. Where the two differ in lock-step, one of them has misread the rules.
"""

COLOURS = ["y", "b", "w", "g", "r"]
STEP_SCORES = {1: -20, 2: -15, 3: -10, 4: 5, 5: 10, 6: 15, 7: 30, 8: 35, 9: 50}
SMALL_TABLE = {0: -20, 1: -15, 2: 10, 3: 15, 4: 30, 5: 50}


def full_deck():
    """2.1: five colours, values 0 to 10, two copies."""
    return [colour + str(value) for colour in COLOURS for value in range(11) for _ in ("one", "two")]


def full_bag():
    """2.1 and 2.2: nine artifacts, nine arrows, seven victory point tiles."""
    return ["artifact"] * 9 + ["arrow"] * 9 + ["5", "5", "10", "10", "10", "15", "15"]


class LiteralExpedition:
    """One expedition. `deal` lists card texts and `tiles` tile texts in record order; `options` are record.md's, all
    given; `points` are the victory points from earlier expeditions."""

    def __init__(self, options, players, deal, tiles, starts, points):
        self.options = options
        self.players = list(range(players))
        self.hands = {player: deal[8 * player : 8 * player + 8] for player in self.players}
        rest = deal[8 * players :]
        if players == 2:
            rest = rest[options["two_player_removal"] :]
        self.supply = rest
        spaces = [(colour, step) for colour in COLOURS for step in options["tile_layout"][colour]]
        self.tiles = dict(zip(spaces, tiles, strict=True))
        self.columns = {player: {colour: [] for colour in COLOURS} for player in self.players}
        self.at_home = {player: {"adventurer": 4, "researcher": 1} for player in self.players}
        self.explorers = {player: {} for player in self.players}
        self.piles = {colour: [] for colour in COLOURS}
        self.points = dict(zip(self.players, points, strict=True))
        self.artifacts = dict.fromkeys(self.players, 0)
        self.beyond_bridges = 0
        self.player = starts
        self.has_played = False
        self.may_move_explorers = []
        self.discarded_this_turn = None
        self.turns_done = 0
        self.played_last = None
        self.effects_lapsed = False
        self.over = False

    def direction(self, column):
        """2.9: the first card different in value from the first card fixes it."""
        if self.options["direction"] == "ascending":
            return "up"
        for card in column:
            if int(card[1:]) > int(column[0][1:]):
                return "up"
            if int(card[1:]) < int(column[0][1:]):
                return "down"
        return "open"

    def fits(self, card):
        """2.4 point 2: equal or higher than the last card; 2.9: or equal or lower, or anything."""
        column = self.columns[self.player][card[0]]
        value, last = int(card[1:]), int(column[-1][1:])
        way = self.direction(column)
        return way == "open" or value == last or (value > last if way == "up" else value < last)

    def may_begin(self, card):
        """2.11 `start_lowest`."""
        of_colour = [int(held[1:]) for held in self.hands[self.player] if held[0] == card[0]]
        return self.options["start_lowest"] == "advice" or int(card[1:]) == min(of_colour)

    def movable(self):
        """2.5: those already on a path and not on step 9."""
        return [colour for colour, explorer in self.explorers[self.player].items() if explorer["step"] < 9]

    def legal(self):
        """Every legal move text, sorted."""
        moves = set()
        if self.over:
            return []
        if not self.has_played:
            for card in self.hands[self.player]:
                moves.add("-" + card)
                if self.columns[self.player][card[0]] == []:
                    if self.may_begin(card):
                        for piece, left in self.at_home[self.player].items():
                            if left > 0:
                                moves.add(card + ":" + piece[0])
                elif self.fits(card):
                    moves.add(card)
        elif self.may_move_explorers != []:
            for colour in self.movable():
                moves.add(">" + colour)
            if self.options["arrow_optional"] or self.may_move_explorers[-1] == "step nine":
                moves.add(">.")
        else:
            moves.add("<")
            for colour in COLOURS:
                own = self.discarded_this_turn == colour and not self.options["redraw_own_discard"]
                if self.piles[colour] != [] and not own:
                    moves.add("<" + colour)
        return sorted(moves)

    def play(self, text):
        """One half-move."""
        self.played_last = self.player
        if text.startswith("<"):
            self.draw(text)
        elif text.startswith(">"):
            self.may_move_explorers.pop()
            if text != ">.":
                self.move_explorer(text[1])
        elif text.startswith("-"):
            self.hands[self.player].remove(text[1:])
            self.piles[text[1]].append(text[1:])
            self.discarded_this_turn = text[1]
            self.has_played = True
        else:
            self.play_card(text)
        if self.may_move_explorers != [] and (self.over or self.movable() == []):
            self.may_move_explorers = []
            self.effects_lapsed = True

    def play_card(self, text):
        """2.4, points 1 to 3."""
        card, _, piece = text.partition(":")
        colour = card[0]
        self.hands[self.player].remove(card)
        self.columns[self.player][colour].append(card)
        self.has_played = True
        if piece != "":
            name = {"a": "adventurer", "r": "researcher"}[piece]
            self.at_home[self.player][name] -= 1
            self.explorers[self.player][colour] = {"piece": name, "step": 0}
            self.move_explorer(colour)
        elif self.explorers[self.player][colour]["step"] == 9:
            self.may_move_explorers.append("step nine")
        else:
            self.move_explorer(colour)

    def move_explorer(self, colour):
        """2.5 and 2.6: one step, then the fifth crossing ends all, else the tile is resolved."""
        explorer = self.explorers[self.player][colour]
        explorer["step"] += 1
        if explorer["step"] == 7:
            self.beyond_bridges += 1
            if self.beyond_bridges == 5:
                self.over = True
                return
        if explorer["step"] == 9 and self.options["free_move_on_arrival"]:
            self.may_move_explorers.append("step nine")
        space = (colour, explorer["step"])
        if space not in self.tiles:
            return
        tile = self.tiles[space]
        if tile == "arrow":
            self.may_move_explorers.append("arrow")
        elif tile == "artifact":
            self.artifacts[self.player] += 1
            del self.tiles[space]
        else:
            self.points[self.player] += int(tile)
            if not self.options["point_tiles_stay"]:
                del self.tiles[space]

    def draw(self, text):
        """2.4, draw, and 2.6, the last card."""
        card = self.supply.pop(0) if text == "<" else self.piles[text[1]].pop()
        self.hands[self.player].append(card)
        self.turns_done += 1
        if self.supply == [] or self.turns_done == self.options["turn_limit"]:
            self.over = True
        self.player = (self.player + 1) % len(self.players)
        self.has_played = False
        self.discarded_this_turn = None

    def victory_points(self):
        """2.7: what each player would have if the expedition ended now."""
        result = []
        for player in self.players:
            points = self.points[player]
            for colour in COLOURS:
                if colour in self.explorers[player]:
                    explorer = self.explorers[player][colour]
                    score = STEP_SCORES[explorer["step"]]
                    points += score * 2 if explorer["piece"] == "researcher" else score
                if self.options["floor"] == "piece" and points < 0:
                    points = 0
            if self.options["floor"] == "net" and points < 0:
                points = 0
            result.append(points)
        return result


def final_points(options, points, artifacts):
    """2.8: points after artifacts."""
    result = []
    for had, chips in zip(points, artifacts, strict=True):
        if options["rounds"] == 1:
            worth = SMALL_TABLE[chips] if chips < 5 else SMALL_TABLE[5]
        else:
            large = options["large_table"]
            worth = large[chips] if chips < len(large) else large[-1]
        total = had + worth
        result.append(0 if total < 0 and options["floor"] != "none" else total)
    return result


def winners(totals, artifacts):
    """2.8: most points, then most artifact chips, then shared."""
    leading = [player for player, total in enumerate(totals) if total == max(totals)]
    most_chips = max(artifacts[player] for player in leading)
    return [player for player in leading if artifacts[player] == most_chips]
