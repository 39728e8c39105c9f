"""A bot for all three games: it places the card whose column is worth most then. Measured against chance."""

from random import Random

from lostcities import MINDS, Deal, Game, Mind, Sight, Thought, play_deal, standings

WORTH = {"discard": -25, "draw": 0, "take": -1, "decline": -99}


def think(game: Game, sight: Sight, chance: Random, effort: int) -> Thought:
    """The move that looks best at once; among equals, chance decides."""
    yield 0.0
    moves = game.view(sight, {})["moves"]
    worth = [WORTH[move["kind"]] if move["kind"] in WORTH else move["after"]["points"] for move in moves]
    best = max(range(len(moves)), key=lambda at: (worth[at], chance.random()))
    return game.parse_move(moves[best]["move"])


MINDS["greedy"] = Mind("greedy", {"card": 1, "board": 1, "adapted": 1}, think)

if __name__ == "__main__":
    deals = [Deal("card", {"rounds": 1}, ("greedy", "wander"), "a seed", number) for number in range(50)]
    for one in standings([play_deal(deal) for deal in deals]):
        print(f"{one.player}: {one.margin.mean:+.1f} ± {one.margin.error:.1f} a match, {one.share.mean:.0%} won")
