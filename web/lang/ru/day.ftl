# The deal of the day: today's round, how it went, and four weeks of them.

day-deal = { $kind ->
    [board] { $game }, одна экспедиция, соперник: { $name }
   *[other] { $game }, один раунд, соперник: { $name }
}
day-same = В этот день эти карты сдаются всем. Засчитывается первый раз, дальше — тренировка.
day-missed = Этот день прошёл. Его ещё можно сыграть: он будет отмечен как сыгранный позже и не войдёт в дни подряд.
day-future = Этот день ещё не наступил.
day-going = Начато и ещё не доиграно.
day-practice-only = Игра стала тренировкой, этот день не засчитан.
day-late = Сыграно позже: { $date }
day-again = Сыграть ещё раз, для тренировки
day-result = { $way ->
    [over] Выше нормы на { $points }
    [under] Ниже нормы на { $points }
    [par] Ровно норма
    [ahead] Впереди на { $points }
    [behind] Позади на { $points }
   *[even] Поровну
}
day-score = { $own } : { $other }
day-you = Вы { $points }
day-par = Норма { $points }
day-without = Без везения { $points }
day-par-means = Норма — то, чего с теми же картами на вашем месте и против того же соперника достигает { $name }.
day-reckoning = Те же карты разыгрывает { $name }: { $percent }
day-scale = Вы { $own }, норма { $par }

## What is shared
day-share-head = { $title } · { $date }
day-share-par = { $points }, соперник: { $name }, норма { $par }
day-share-plain = { $points }, соперник: { $name }
day-share-gave-up = Матч сдан, соперник: { $name }
day-share = Поделиться текстом
day-copied = Скопировано.
day-not-shared = Этот браузер здесь не может ни поделиться, ни скопировать. Текст можно выделить на странице.
day-shared-text = Чем вы делитесь
day-column = { $suit }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, { $points }
day-column-none = { $suit }: не начато

## The calendar
day-weeks = Четыре недели
day-before = Предыдущие недели
day-after = Следующие недели
day-cell = { $date }: { $state }
day-state-par = норма или лучше
day-state-under = ниже нормы
day-state-given-up = вы сдались
day-state-played = сыграно
day-state-late = сыграно позже
day-state-going = начато
day-state-practice = тренировка
day-state-open = не сыграно
day-state-future = впереди

# Pictures to be shared: of a table, a score sheet, a day's deal.
picture-title = Картинка
picture-ask = Картинка, чтобы поделиться
picture-means = Её можно отправить, скопировать или сохранить — как умеет это устройство. Карт на руках на ней нет.
picture-wide = Широкая
picture-upright = Высокая
picture-copied = Картинка в буфере обмена.
picture-saved = Картинка сохранена в файл.
