# The review of a match: what luck gave, what turns cost, where the result comes from. $points, $luck, $own and $others
# are whole numbers of points, never negative; $who is you or other, $rivals one or many, with the $rival's name if one.

review-of = { $game } · { $names }
review-result = { $how ->
    [shared] { $who ->
        [you] You share the victory.
       *[other] { $name } shares the victory.
    }
    [stood] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] Conceded with you { $points } below the mean of the others.
               *[other] Conceded with { $name } { $points } below the mean of the others.
            }
            [ahead] { $who ->
                [you] Conceded with you { $points } above the mean of the others.
               *[other] Conceded with { $name } { $points } above the mean of the others.
            }
           *[level] { $who ->
                [you] Conceded with you level with the mean of the others.
               *[other] Conceded with { $name } level with the mean of the others.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] Conceded with you ahead by { $points }.
               *[other] Conceded with { $name } ahead by { $points }.
            }
            [behind] { $who ->
                [you] Conceded with you behind by { $points }.
               *[other] Conceded with { $name } behind by { $points }.
            }
           *[level] Conceded with the points level.
        }
    }
   *[other] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] You ended { $points } below the mean of the others.
               *[other] { $name } ended { $points } below the mean of the others.
            }
            [ahead] { $who ->
                [you] You ended { $points } above the mean of the others.
               *[other] { $name } ended { $points } above the mean of the others.
            }
           *[level] { $who ->
                [you] You ended level with the mean of the others.
               *[other] { $name } ended level with the mean of the others.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] You won by { $points }.
               *[other] { $name } won by { $points }.
            }
            [behind] { $who ->
                [you] You lost by { $points }.
               *[other] { $name } lost by { $points }.
            }
           *[level] The points came out level.
        }
    }
}
review-luck = { $side ->
    [took] { $who ->
        [you] Luck took { $luck } from you.
       *[other] Luck took { $luck } from { $name }.
    }
   *[gave] { $who ->
        [you] Luck gave you { $luck }.
       *[other] Luck gave { $name } { $luck }.
    }
}
review-costs = { $who ->
    [you] { $rivals ->
        [many] Your play cost { $own }, the others’ { $others }.
       *[one] Your play cost { $own }, { $rival }’s { $others }.
    }
   *[other] { $rivals ->
        [many] { $name }’s play cost { $own }, the others’ { $others }.
       *[one] { $name }’s play cost { $own }, { $rival }’s { $others }.
    }
}
review-costs-so-far = { $who ->
    [you] So far your play has cost { $own }.
   *[other] So far { $name }’s play has cost { $own }.
}
review-taught = The turns of the first lesson are left out here: the lesson chose them, not you.
review-working = The review is being worked out
review-turn = Turn { $turn } of { $turns }
review-stopped = Stopped at turn { $turn } of { $turns }
review-go-on = Go on
review-whose = Whose review
review-match-turns = The match, turn by turn
review-chart = The expected margin turn by turn, with luck and the cost of turns; the table of turns has the same in figures.
review-mark-expected = expected margin
review-mark-luck = luck of deal and draws
review-mark-lost = { $who ->
    [you] your play cost
   *[other] { $name }’s play cost
}
review-mark-won = { $rivals ->
    [many] the others’ play cost
   *[one] { $rival }’s play cost
}
review-along = Move the slider along the turns.
review-at = { $kind ->
    [board] Expedition { $round }, turn { $turn }
   *[other] Round { $round }, turn { $turn }
}
review-turn-luck = luck { $luck }
review-turn-cost = cost { $cost }
review-table = All turns in figures
review-head-round = { $kind ->
    [board] Expedition
   *[other] Round
}
review-head-turn = Turn
review-head-who = Who
review-head-margin = Expected margin
review-head-luck = Luck
review-head-cost = Cost
review-from = { $points ->
    [one] Where the one point comes from
   *[other] Where the { $points } points come from
}
review-match = Match
review-term-deal = Luck of the deal
review-term-draws = Luck of the draws
review-term-own = { $who ->
    [you] Your play
   *[other] { $name }’s play
}
review-term-others = { $rivals ->
    [many] The others’ play
   *[one] { $rival }’s play
}
review-term-rest = Rest
review-term-result = Result
review-without = { $rivals ->
    [many] { $side ->
        [ahead] { $who ->
            [you] Without the luck you would have been { $points } above the mean of the others.
           *[other] Without the luck { $name } would have been { $points } above the mean of the others.
        }
        [behind] { $who ->
            [you] Without the luck you would have been { $points } below the mean of the others.
           *[other] Without the luck { $name } would have been { $points } below the mean of the others.
        }
       *[level] { $who ->
            [you] Without the luck you would have been level with the mean of the others.
           *[other] Without the luck { $name } would have been level with the mean of the others.
        }
    }
   *[one] { $side ->
        [ahead] { $who ->
            [you] Without the luck you would have been ahead by { $points }.
           *[other] Without the luck { $name } would have been ahead by { $points }.
        }
        [behind] { $who ->
            [you] Without the luck you would have been behind by { $points }.
           *[other] Without the luck { $name } would have been behind by { $points }.
        }
       *[level] Without the luck it would have come out level.
    }
}
review-played = { $who ->
    [you] How you played
   *[other] How { $name } played
}
review-like = { $who ->
    [you] You gave away about as much as { $level }
   *[other] Gave away about as much as { $level }
}
review-beyond = { $who ->
    [you] You gave away more than { $level }
   *[other] Gave away more than { $level }
}
review-few = Not enough turns yet to tell
review-mean = { $turns ->
    [one] { $mean } points given away a turn, ± { $error }, over { $turns } turn. { $level } gives away { $other } on average.
   *[other] { $mean } points given away a turn, ± { $error }, over { $turns } turns. { $level } gives away { $other } on average.
}
review-honest = { $name } knew no more at each turn than whoever played it.
review-rest-is = { $ended ->
    [early] { $kind ->
        [board] The rest: what was left unplayed, who began, how the tiles lay, and what { $name } misjudges.
       *[other] The rest: what was left unplayed, who began, and what { $name } misjudges.
    }
   *[played] { $kind ->
        [board] The rest: who began, how the tiles lay, and what { $name } misjudges.
       *[other] The rest: who began, and what { $name } misjudges.
    }
}
review-moments = { $count ->
    [one] The moment that cost most
    [2] The two moments that cost most
   *[other] The three moments that cost most
}
review-nothing = Nothing to mend: no turn cost more than chance explains.
review-error = ± { $error }
review-chose = { $who ->
    [you] You: { $move }
   *[other] { $name }: { $move }
}
review-better = { $name }: { $move }
review-more = +{ $count }
review-go = Go to it
error-review-going = A match can be reviewed once it is over.
error-branch-going = Only a match that is over can be played on from one of its turns.
error-branch-end = There is nothing left to play there.
error-link-going = A match gets a link once it is over.
