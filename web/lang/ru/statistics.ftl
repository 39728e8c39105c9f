# What the matches of this device come to.

statistics-title = Статистика
statistics-matches = { $count ->
    [one] матч
    [few] матча
    [many] матчей
   *[other] матча
}
statistics-won = { $count ->
    [one] победа
    [few] победы
    [many] побед
   *[other] победы
}
statistics-margin = средний перевес
statistics-adjusted = { $kind ->
    [card] без везения
   *[other] без везения, к среднему остальных
}
statistics-streak = { $count ->
    [one] победа подряд, рекорд
    [few] победы подряд, рекорд
    [many] побед подряд, рекорд
   *[other] победы подряд, рекорд
}
statistics-running = сейчас { $count }
statistics-error = ± { $error }
statistics-which = Какие матчи
statistics-all = Все
statistics-against = Против каждого
statistics-against-means = { $margins ->
    [yes] победы : поражения · перевес за матч
   *[no] победы : поражения
}
statistics-record = { $won } : { $lost }
statistics-mixed = Смешанная компания
statistics-record-said = { $name }: побед { $won }, поражений { $lost }
statistics-trend = Перевес со временем
statistics-trend-means = очки; точка — матч, линия — среднее за десять
statistics-costs = Чего стоил ваш ход
statistics-table = Таблицей
statistics-date = Дата
statistics-one = Перевес
statistics-cost-of-turn = Цена хода
statistics-ten = Среднее за десять
statistics-best = Лучшее: { $suit }, { $points }
statistics-best-of = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, { $date }
statistics-note = Тренировки и матчи нескольких человек на этом устройстве не в счёт. Всё посчитано по матчам, что хранятся здесь.
statistics-none = Здесь ещё не доиграно ни одного матча этой игры, который идёт в счёт.
statistics-reckoning = Считаем…
statistics-unread = { $why ->
    [forbidden] Этот браузер ничего не хранит для этой страницы: посчитаны только матчи этого посещения.
   *[other] Не удалось прочитать то, что хранится на этом устройстве: посчитаны только матчи этого посещения.
}
