"""Three players at two-seat tables of the board game, every pair on the same deals, in processes of this machine."""

from itertools import combinations

from lostcities import Deal, play_all, processes, standings

PLAYERS = ("careful", "bold", "novice")

if __name__ == "__main__":  # the processes import this file anew
    deals = [
        Deal("board", {"rounds": 1}, pair, "a seed", number)
        for number in range(10)
        for pair in combinations(PLAYERS, 2)
    ]
    with processes(2) as executor:  # or any other executor of concurrent.futures
        played = play_all(executor, deals, lambda done: print(".", end="", flush=True))
    print()
    for one in standings(played):
        print(f"{one.player}: {one.margin.mean:+.1f} points a match, {one.share.mean:.0%} won")
