# Стол настольной игры и двух колод: слова, которых нет у карточной игры (table.ftl).

## Поле
board-grid = Пять путей, шаг за шагом
board-path = Путь: { $suit }
board-discards = сброс
board-step = { $suit }, шаг { $step }, даёт { $points }
board-to-step = на шаг { $step }, даёт { $points }
board-and = , { "" }
board-tile = { $tile ->
    [arrow] жетон со стрелкой
    [artifact] жетон артефакта
    [points] жетон очков: { $points }
   *[taken] жетон уже взят
}
board-explorer = { $who ->
    [you] { $piece ->
        [researcher] ваш учёный
       *[adventurer] ваш искатель
    }
   *[other] { $piece ->
        [researcher] учёный ({ $name })
       *[adventurer] искатель ({ $name })
    }
}
board-piece = { $piece ->
    [researcher] Учёный
   *[adventurer] Искатель
}
board-begin = { $suit }: кто отправится?
board-begin-with = { $piece ->
    [researcher] { $act }: { $card }, отправить учёного, даёт { $points }
   *[adventurer] { $act }: { $card }, отправить искателя, даёт { $points }
}
board-move = { $act }: { $card }; { $outcome }
board-stays = остаётся
board-stays-long = ваша фигурка остаётся на девятом шаге; другая может пойти
board-crosses = через мост
board-ends = через мост, и экспедиция заканчивается
board-column = { $count ->
    [0] { $suit }: карт нет
   *[other] { $suit }: { $cards }
}
board-columns = { $name }: последние карты
board-artifacts = Артефакты
board-artifacts-later = Артефакты считаются после экспедиции { $rounds }.
board-own-columns = ваши ряды
board-crossings-short = { $count } из { $end }
board-ends-which = Что завершит экспедицию { $round } из { $rounds }
board-ends-it = Что завершит экспедицию
round-board = Экспедиция { $round }
round-of-board = Экспедиция { $round } из { $rounds }
standing-explorers = фигурки
standing-tiles = жетоны
standing-before = было
standing-floor = не ниже 0
standing-artifacts = артефакты
standing-now = если закончить сейчас
standing-short = { $what ->
    [end] итог
    [open] на виду
   *[now] сейчас
}
standing-open = только фигурки
standing-open-artifacts = только фигурки и артефакты
seat-more = { $who ->
    [you] Подробнее о вас
   *[other] Подробнее: { $name }
}
board-home = { $adventurers ->
    [0] { $researcher ->
        [yes] Дома: учёный
       *[no] Все уже в пути
    }
    [one] { $researcher ->
        [yes] Дома: { $adventurers } искатель и учёный
       *[no] Дома: { $adventurers } искатель
    }
    [few] { $researcher ->
        [yes] Дома: { $adventurers } искателя и учёный
       *[no] Дома: { $adventurers } искателя
    }
    [many] { $researcher ->
        [yes] Дома: { $adventurers } искателей и учёный
       *[no] Дома: { $adventurers } искателей
    }
   *[other] { $researcher ->
        [yes] Дома: { $adventurers } искателя и учёный
       *[no] Дома: { $adventurers } искателя
    }
}
board-crossings = За мостами: { $count } из { $end }
board-crossings-left = { $left ->
    [1] Следующий переход завершит экспедицию.
    [one] Ещё { $left } переход — и экспедиция закончится.
    [few] Ещё { $left } перехода — и экспедиция закончится.
    [many] Ещё { $left } переходов — и экспедиция закончится.
   *[other] Ещё { $left } перехода — и экспедиция закончится.
}
step-explore = Передвиньте фигурку
step-explore-short = Фигурка
action-explore = Передвинуть
action-decline = Остаться

## Две колоды
stacks-yours = Ваши стопки
stacks-theirs = { $name }: стопки
stacks-play = { $act }: { $card }; стопка даст { $points }
stacks-glance = { $count ->
    [one] { $suit }: { $count } карта, { $top }; даёт { $points }
    [few] { $suit }: { $count } карты, верхняя — { $top }; даёт { $points }
    [many] { $suit }: { $count } карт, верхняя — { $top }; даёт { $points }
   *[other] { $suit }: { $count } карты, верхняя — { $top }; даёт { $points }
}
stacks-long = Стопки из семи: { $count } из { $end }
stacks-end = { $of ->
    [one] { $end ->
        [1] Раунд завершает одна у любого игрока.
       *[other] Раунд завершают { $end } у одного игрока.
    }
   *[all] { $end ->
        [1] Раунд завершает первая же.
       *[other] Раунд завершают { $end } на всех.
    }
}

## Журнал
log-explore = { $who ->
    [you] { $name } двигаете фигурку: { $suit }
   *[other] { $name } двигает фигурку: { $suit }
}
log-explore-then = { $who ->
    [you] двигаете фигурку: { $suit }
   *[other] двигает фигурку: { $suit }
}
log-decline = { $who ->
    [you] { $name } остаётесь на месте
   *[other] { $name } остаётся на месте
}
log-decline-then = { $who ->
    [you] остаётесь на месте
   *[other] остаётся на месте
}
log-step = { $piece ->
    [researcher] { $name }: учёный, { $suit } { $step }
   *[adventurer] { $name }: искатель, { $suit } { $step }
}
log-step-then = { $piece ->
    [researcher] учёный, { $suit } { $step }
   *[adventurer] искатель, { $suit } { $step }
}
log-tile = { $tile ->
    [arrow] { $name }: стрелка
    [artifact] { $name }: артефакт
   *[points] { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
log-tile-then = { $tile ->
    [arrow] стрелка
    [artifact] артефакт
   *[points] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
log-bridge = { $name }: { $count }-й переход через мост
log-bridge-then = { $count }-й переход через мост

## Почему ход не принят
reason-rank-lower = Карта { $card } младше карты { $top }: стопка не может убывать. Карту можно сбросить.
reason-path-goes-up = Ваши карты здесь растут ({ $suit }), поэтому карта { $card } не ляжет после карты { $top }. Карту можно сбросить.
reason-path-goes-down = Ваши карты здесь убывают ({ $suit }), поэтому карта { $card } не ляжет после карты { $top }. Карту можно сбросить.
reason-lowest-first = Путь начинают с младшей карты его цвета на руках: { $lowest }.
reason-piece-needed = Выберите, кто отправится: искатель или учёный.
reason-path-begun = Ваша фигурка уже в пути: { $suit }.
reason-no-explorer = { $piece ->
    [researcher] Ваш учёный уже в пути.
   *[adventurer] Все ваши искатели уже в пути.
}
reason-explorer-first = Сначала передвиньте фигурку или останьтесь на месте.
reason-explorer-not-out = На этом пути нет вашей фигурки: { $suit }.
reason-explorer-at-end = Ваша фигурка стоит на девятом шаге и дальше не идёт: { $suit }.
reason-one-step = Фигурка ходит только на шаг вперёд: { $suit }, шаг { $step }.
reason-must-explore = Стрелку надо использовать: одна из ваших фигурок может пойти.
reason-no-explorer-move = Сейчас фигурки не ходят.

## Настольная игра в таблице очков: что принесла экспедиция, слагаемое за слагаемым
told-found = найдено артефактов
told-before = было
told-tiles = жетоны
told-explorers = фигурки
told-floor = не ниже нуля
told-now = стало
told-artifacts = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
    [many] { $count } артефактов
   *[other] { $count } артефакта
}
told-end = в конце

## Что решает при равенстве очков
outcome-tie = { $kind ->
    [board] При равенстве очков решают артефакты: у кого их больше.
   *[other] При равенстве очков решают длинные стопки: у кого их больше.
}
outcome-tie-short = { $kind ->
    [board] при равных очках решили артефакты
   *[other] при равных очках решили длинные стопки
}
outcome-goes-on = В матче равенство: играется ещё один раунд.

## Картинки для тех, кто их не видит
diagram-of = Картинка: { $game }.
diagram-column = { $who ->
    [you] Ваши карты: { $cards }; приносят { $points }.
   *[other] Карты ({ $name }): { $cards }; приносят { $points }.
}
diagram-path = { $who ->
    [you] Ваш путь: { $cards }; фигурка стоит на шаге { $step } и приносит { $points }.
   *[other] Путь ({ $name }): { $cards }; фигурка стоит на шаге { $step } и приносит { $points }.
}
diagram-piles = { $count ->
    [one] Сверху в сбросе: { $cards }.
    [few] Сверху в стопках сброса: { $cards }.
    [many] Сверху в стопках сброса: { $cards }.
   *[other] Сверху в стопках сброса: { $cards }.
}
diagram-hand = На руках: { $cards }.
diagram-chosen = Выбрана карта { $card }; отмечены места, куда её можно положить.
