# Рисунки стола на странице, столы на чужих страницах и уроки.

# Рисунки для тех, кто их не видит
diagram-of = Рисунок: { $game }.
diagram-column = { $who ->
    [you] Ваш столбец: { $cards }; приносит { $points }.
   *[other] Столбец игрока { $name }: { $cards }; приносит { $points }.
}
diagram-path = { $who ->
    [you] Ваша тропа: { $cards }; исследователь стоит на шаге { $step } и приносит { $points }.
   *[other] Тропа игрока { $name }: { $cards }; исследователь стоит на шаге { $step } и приносит { $points }.
}
diagram-piles = { $count ->
    [one] Сверху в сбросе: { $cards }.
    [few] Сверху в стопках сброса: { $cards }.
    [many] Сверху в стопках сброса: { $cards }.
   *[other] Сверху в стопках сброса: { $cards }.
}
diagram-hand = На руке: { $cards }.
diagram-chosen = Выбрана карта { $card }; отмечены места, куда её можно положить.
