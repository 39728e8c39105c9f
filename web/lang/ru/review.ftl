# Разбор матча: что дало везение, сколько стоили ходы, из чего сложился результат.

review-of = { $game } · { $names }
review-result = { $how ->
    [shared] { $who ->
        [you] Вы среди победителей: победа общая.
       *[other] { $name } среди победителей: победа общая.
    }
    [stood] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] Матч сдан, когда ваши очки были ниже среднего у остальных на { $points }.
               *[other] Матч сдан; { $name }: очки ниже среднего у остальных на { $points }.
            }
            [ahead] { $who ->
                [you] Матч сдан, когда ваши очки были выше среднего у остальных на { $points }.
               *[other] Матч сдан; { $name }: очки выше среднего у остальных на { $points }.
            }
           *[level] { $who ->
                [you] Матч сдан, когда ваши очки были равны среднему у остальных.
               *[other] Матч сдан; { $name }: очки равны среднему у остальных.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] Матч сдан при вашем перевесе { $points }.
               *[other] Матч сдан; { $name }: перевес { $points }.
            }
            [behind] { $who ->
                [you] Матч сдан при вашем отставании { $points }.
               *[other] Матч сдан; { $name }: отставание { $points }.
            }
           *[level] Матч сдан при равных очках.
        }
    }
   *[other] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] Ваш итог ниже среднего у остальных на { $points }.
               *[other] { $name }: итог ниже среднего у остальных на { $points }.
            }
            [ahead] { $who ->
                [you] Ваш итог выше среднего у остальных на { $points }.
               *[other] { $name }: итог выше среднего у остальных на { $points }.
            }
           *[level] { $who ->
                [you] Ваш итог равен среднему у остальных.
               *[other] { $name }: итог равен среднему у остальных.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] Победа, перевес { $points }.
               *[other] Победа: { $name }, перевес { $points }.
            }
            [behind] { $who ->
                [you] Поражение, отставание { $points }.
               *[other] Поражение: { $name }, отставание { $points }.
            }
           *[level] Очки вышли поровну.
        }
    }
}
review-luck = { $side ->
    [took] { $who ->
        [you] Везение отняло у вас { $luck }.
       *[other] { $name }: везение отняло { $luck }.
    }
   *[gave] { $who ->
        [you] Везение дало вам { $luck }.
       *[other] { $name }: везение дало { $luck }.
    }
}
review-costs = { $who ->
    [you] { $rivals ->
        [many] Ваша игра стоила { $own }, игра остальных — { $others }.
       *[one] Ваша игра стоила { $own }, игра соперника ({ $rival }) — { $others }.
    }
   *[other] { $rivals ->
        [many] { $name }: своя игра стоила { $own }, игра остальных — { $others }.
       *[one] { $name }: своя игра стоила { $own }, игра соперника ({ $rival }) — { $others }.
    }
}
review-costs-so-far = { $who ->
    [you] Пока ваша игра стоила { $own }.
   *[other] { $name }: пока игра стоила { $own }.
}
review-taught = Ходы первого урока здесь не учитываются: их выбирал урок, а не вы.
review-working = Готовим разбор
review-turn = Ход { $turn } из { $turns }
review-stopped = Остановлено на ходе { $turn } из { $turns }
review-go-on = Продолжить
review-whose = Чей разбор
review-match-turns = Матч ход за ходом
review-chart = Ожидаемый перевес ход за ходом, везение и цена ходов; в таблице ходов то же в цифрах.
review-mark-expected = ожидаемый перевес
review-mark-luck = везение: раздача и добор
review-mark-lost = { $who ->
    [you] цена ваших ходов
   *[other] цена ходов: { $name }
}
review-mark-won = { $rivals ->
    [many] цена чужих ходов
   *[one] цена ходов: { $rival }
}
review-along = Ведите ползунок по ходам.
review-at = { $kind ->
    [board] Экспедиция { $round }, ход { $turn }
   *[other] Раунд { $round }, ход { $turn }
}
review-turn-luck = везение { $luck }
review-turn-cost = цена { $cost }
review-table = Все ходы в цифрах
review-head-round = { $kind ->
    [board] Экспедиция
   *[other] Раунд
}
review-head-turn = Ход
review-head-who = Кто
review-head-margin = Ожидаемый перевес
review-head-luck = Везение
review-head-cost = Цена
review-from = Из чего сложились очки: { $points }
review-match = Матч
review-term-deal = Везение раздачи
review-term-draws = Везение добора
review-term-own = { $who ->
    [you] Ваша игра
   *[other] Игра: { $name }
}
review-term-others = { $rivals ->
    [many] Игра остальных
   *[one] Игра: { $rival }
}
review-term-rest = Прочее
review-term-result = Результат
review-without = { $rivals ->
    [many] { $side ->
        [ahead] { $who ->
            [you] Без везения ваш итог был бы выше среднего у остальных на { $points }.
           *[other] { $name }: без везения итог был бы выше среднего у остальных на { $points }.
        }
        [behind] { $who ->
            [you] Без везения ваш итог был бы ниже среднего у остальных на { $points }.
           *[other] { $name }: без везения итог был бы ниже среднего у остальных на { $points }.
        }
       *[level] { $who ->
            [you] Без везения ваш итог был бы равен среднему у остальных.
           *[other] { $name }: без везения итог был бы равен среднему у остальных.
        }
    }
   *[one] { $side ->
        [ahead] { $who ->
            [you] Без везения у вас был бы перевес { $points }.
           *[other] { $name }: без везения был бы перевес { $points }.
        }
        [behind] { $who ->
            [you] Без везения вы отстали бы на { $points }.
           *[other] { $name }: без везения было бы отставание { $points }.
        }
       *[level] Без везения вышло бы поровну.
    }
}
review-played = { $who ->
    [you] Как вы играли
   *[other] Как играет { $name }
}
review-like = { $who ->
    [you] Вы отдали примерно столько же, сколько отдаёт { $level }
   *[other] Отдано примерно столько же, сколько отдаёт { $level }
}
review-beyond = { $who ->
    [you] Вы отдали больше, чем отдаёт { $level }
   *[other] Отдано больше, чем отдаёт { $level }
}
review-few = Ходов пока мало, чтобы судить
review-mean = { $turns ->
    [one] За ход отдано { $mean } ± { $error } очка, всего { $turns } ход. { $level } отдаёт в среднем { $other }.
    [few] За ход отдано { $mean } ± { $error } очка, всего { $turns } хода. { $level } отдаёт в среднем { $other }.
    [many] За ход отдано { $mean } ± { $error } очка, всего { $turns } ходов. { $level } отдаёт в среднем { $other }.
   *[other] За ход отдано { $mean } ± { $error } очка, всего { $turns } хода. { $level } отдаёт в среднем { $other }.
}
review-honest = { $name }: при каждом ходе известно было не больше, чем тому, кто ходил.
review-rest-is = { $ended ->
    [early] { $kind ->
        [board] Прочее: что осталось недоигранным, кто начинал, как легли жетоны и в чём { $name } ошибается.
       *[other] Прочее: что осталось недоигранным, кто начинал и в чём { $name } ошибается.
    }
   *[played] { $kind ->
        [board] Прочее: кто начинал, как легли жетоны и в чём { $name } ошибается.
       *[other] Прочее: кто начинал и в чём { $name } ошибается.
    }
}
review-moments = { $count ->
    [1] Момент, который стоил больше всего
    [2] Два момента, которые стоили больше всего
   *[other] Три момента, которые стоили больше всего
}
review-nothing = Исправлять нечего: ни один ход не стоил больше, чем объясняет случай.
review-error = ± { $error }
review-chose = { $who ->
    [you] Вы: { $move }
   *[other] { $name }: { $move }
}
review-better = { $name }: { $move }
review-more = +{ $count }
review-go = Перейти
error-review-going = Разбор доступен, когда матч окончен.
error-branch-going = Продолжить с этого места можно только оконченный матч.
error-branch-end = Здесь уже нечего играть.
error-link-going = Ссылка появляется, когда матч окончен.
