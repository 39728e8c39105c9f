"""The games as environments for programs that learn: PettingZoo's and OpenSpiel's, with one layout of observations.

    layout    where each fact of a sight stands in an observation; made of parts.py and, by game, own_facts.py
    actions   the numbers of the moves, and their texts
    course    the rounds of a match one after another, and what they pay
    aec       PettingZoo's environment; needs `lostcities[pettingzoo]`
    spiel     OpenSpiel's games; need `lostcities[openspiel]`

All but the last two need the standard library only. Nothing is imported here, so those who use one framework need not
have the other.
"""
