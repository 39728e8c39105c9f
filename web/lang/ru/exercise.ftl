# Свои упражнения: самые дорогие моменты разобранных матчей, чтобы сыграть их заново.

exercises-title = Ваши упражнения
exercises-lead = Моменты, которые обошлись вам дороже всего в разобранных матчах, приходят сюда сами. Каждый возвращается, пока вы не решите его с первой попытки в два разных дня.
exercises-none = Здесь пока пусто. Разберите один из своих матчей: то, что обошлось дороже всего, будет ждать здесь — с картами, какими вы их видели.
exercises-due = { $count ->
    [one] { $count } упражнение на сегодня
    [few] { $count } упражнения на сегодня
    [many] { $count } упражнений на сегодня
   *[other] { $count } упражнения на сегодня
}
exercises-tomorrow = На сегодня хватит: эти вернутся
exercises-rest = Решены в два разных дня
exercise-from = { $kind ->
    [board] Экспедиция { $round }, ход { $turn } · за столом: { $names }
   *[other] Раунд { $round }, ход { $turn } · за столом: { $names }
}
exercise-somebody = кто-то рядом
exercise-cost = { $cost } очк. (± { $error })
exercise-lost = Стоило { $cost }
exercise-days = Решено в разные дни: { $done } из { $of }
exercise-try = Попробовать
exercise-task = Что теперь?
exercise-solved = Решено
exercise-asks = Стол таким, каким вы видели его тогда; чего вы знать не могли, сдано заново. Сыграйте то, что считаете лучшим.
exercise-show = Показать решение
exercise-again = Ещё раз
exercise-match-gone = Этого матча больше нет на устройстве.
exercise-next = Следующее упражнение
exercise-all = Все упражнения
exercise-right = Верно.
exercise-again-later = Оно вернётся в другой день.
exercise-rests = Решено в два разных дня: можно отложить.
exercise-not-counted = Засчитывается, когда найдено с первой попытки.
exercise-then = Ваш ход тогда — { $move }. Он стоил { $cost }.
exercise-played = Так вы сыграли тогда. Есть ход лучше.
exercise-other = Есть ход лучше.
exercise-hint-place = Поищите карту, которую стоит выложить.
exercise-hint-discard = Поищите карту, которую стоит сбросить.
exercise-hint-deck = Подумайте о колоде.
exercise-hint-take = Посмотрите на стопки сброса.
exercise-hint-explore = Посмотрите на фигурки.
