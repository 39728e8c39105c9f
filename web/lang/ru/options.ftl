# Как подготовить стол: места и все настройки трёх игр с их смыслом и значениями.

## Подготовить стол
setup-title = Подготовить стол
setup-game = Игра
setup-seats = Сколько игроков
setup-unofficial = { $count ->
    [one] { $count } игрок — больше, чем предусмотрено правилами: неофициально
    [few] { $count } игрока — больше, чем предусмотрено правилами: неофициально
    [many] { $count } игроков — больше, чем предусмотрено правилами: неофициально
   *[other] { $count } игрока — больше, чем предусмотрено правилами: неофициально
}
setup-who = Кто где сидит
setup-seat = Место { $seat }
setup-person = Человек
setup-name = Имя на месте { $seat }
setup-watch = Здесь сидят только компьютерные игроки: вы смотрите, как они играют.
setup-gentle-means = Компьютерные игроки сдерживаются, чтобы не уйти далеко вперёд, и за столом об этом сказано. Такой матч тренировочный и в статистику не входит.
status-practice-on = Тренировочный матч: начат с одного из ходов другого матча
status-practice-only = Тренировочный матч
status-gentle = { $count ->
    [one] { $names } играет с вами терпеливо
    [few] { $names } играют с вами терпеливо
    [many] { $names } играют с вами терпеливо
   *[other] { $names } играют с вами терпеливо
}
log-concede = { $who ->
    [you] { $name } сдаётесь
   *[other] { $name } сдаётся
}
log-concede-then = { $who ->
    [you] сдаётесь
   *[other] сдаётся
}
reason-suit-not-in-play = { $suit }: этого цвета в этом матче нет.
reason-not-yours = Эта сторона принадлежит другому игроку.
reason-other-suit = Карта { $card } сюда не подходит: здесь { $suit }.
zone-lesson-over = Готово
reason-round-over = { $kind ->
    [board] Экспедиция окончена.
   *[other] Раунд окончен.
}
sheet-deal = { $kind ->
    [board] Раздать экспедицию { $round }
   *[other] Раздать раунд { $round }
}
setup-starts = Кто начинает
setup-starts-means = { $game ->
    [card] По правилам начинает старший; программа о возрасте не знает.
    [board] Договоритесь или бросьте жребий. Следующие экспедиции начинает тот, чей ход был бы следующим.
   *[adapted] О первом раунде правила молчат: договоритесь или бросьте жребий.
}
setup-starts-random = По жребию
setup-rules = Правила этого матча
setup-more = Ещё правила
setup-reset = Как в правилах

## Компьютерные игроки: как каждый из них играет
mind-wander-about = Знает правила, а остальное оставляет случаю.
mind-searcher-about = Не знает ничего, кроме правил, и доигрывает каждый ход в уме, чтобы увидеть, куда он ведёт.
mind-novice-about = Начинает всё, что подходит, сразу играет взятую карту и не думает, кому пригодится его сброс.
mind-bold-about = { $game ->
    [card] Не пройдёт мимо карты, которая может пригодиться, верит в удачу и рано делает ставки.
   *[other] Не пройдёт мимо карты, которая может пригодиться, и верит в удачу.
}
mind-careful-about = Не спешит, дважды думает, прежде чем начать, и мало что оставляет другим.
mind-skilled-about = Рассчитывает каждый оставшийся ход, вовремя останавливается и редко оступается.
mind-expert-about = Считает каждую карту, помнит, кто что взял, и ничего не упускает из виду.

## Настройки: название, смысл, значения
home-other = с изменёнными правилами
rules-agreed = В матче на столе
option-line = { $option }: { $value }
option-own-value = Только в этом матче
option-rounds = Раунды
option-rounds-means = Побеждает наибольшая сумма за все раунды.
option-board-rounds = Экспедиции
option-board-rounds-means = Три — полная игра; одна — короткая, со своей таблицей артефактов.
option-expeditions = Экспедиции
option-expeditions-means = Шесть — длинная игра: фиолетовое ночное небо и ещё двенадцать карт.
option-next_starter = Кто начинает следующие раунды
option-next_starter-means = Кто начинает первый раунд, выбирают выше; здесь — кто начинает остальные.
option-next_starter-previous = Победитель прошлого раунда
option-next_starter-total = Кто впереди
option-next_starter-alternate = По очереди
option-next_starter-random = По жребию
option-next_starter-next = Чей ход был бы следующим
option-next_starter-rotate = Следующий после начинавшего
option-next_starter-winner = Победитель прошлого раунда
option-starter_tie = Если там поровну
option-starter_tie-means = Кто начинает следующий раунд, когда решающие очки равны.
option-starter_tie-other = Кто не начинал
option-starter_tie-same = Снова тот же
option-starter_tie-random = По жребию
option-match_tie = Равенство в конце
option-match_tie-means = Как быть, если лучшие итоги равны.
option-match_tie-shared = Победа общая
option-match_tie-extra = Ещё один раунд
option-match_tie-stacks = У кого больше длинных стопок
option-redraw_own_discard = Брать свой сброс обратно
option-redraw_own_discard-means = Можно ли взять ту самую карту, которую вы только что сбросили.
option-turn_limit = Лимит ходов
option-turn_limit-means = Раунд заканчивается после стольких ходов всех игроков вместе и считается как есть.
option-board-turn_limit = Лимит ходов
option-board-turn_limit-means = Экспедиция заканчивается после стольких ходов всех игроков вместе и считается как есть.
option-turn_limit-null = Нет
option-direction = Пути
option-direction-means = В обе стороны: первая карта с другим числом решает, растёт путь или убывает.
option-direction-ascending = Только растут
option-direction-both = Растут или убывают
option-start_lowest = Первая карта пути
option-start_lowest-means = Должен ли путь начинаться с вашей младшей карты его цвета.
option-start_lowest-advice = Любая карта
option-start_lowest-strict = Младшая на руках
option-free_move_on_arrival = Ход за приход на девятый шаг
option-free_move_on_arrival-means = Уже сам приход на девятый шаг позволяет передвинуть другую фигурку.
option-arrow_optional = От стрелки можно отказаться
option-arrow_optional-means = Если нет, стрелку надо использовать всегда, когда фигурка может пойти.
option-point_tiles_stay = Жетоны очков остаются
option-point_tiles_stay-means = Очки получает каждый пришедший, а не только первый.
option-floor = Очки ниже нуля
option-floor-means = Как считать итог, который опустился бы ниже нуля.
option-floor-net = Не ниже нуля, сначала сумма
option-floor-piece = Не ниже нуля, по одной фигурке
option-floor-none = Ниже нуля можно
option-floor-zero = Не ниже нуля
option-two_player_removal = Отложенные карты при игре вдвоём
option-two_player_removal-means = Сколько карт откладывают не глядя, когда играют двое.
option-tile_layout = Шаги с жетонами
option-tile_layout-means = На каких шагах каждого пути лежат жетоны.
option-large_table = Таблица артефактов
option-large_table-means = Что дают в конце артефакты трёх экспедиций. Печатная таблица нам неизвестна: первая здесь — наша собственная.
option-large_table-1 = Наша: от { $least } до { $most }
option-large_table-2 = Как в короткой игре: от { $least } до { $most }
option-ace = Тузы
option-ace-means = Туз начинает масть или завершает её.
option-ace-low = Ниже двойки
option-ace-high = Выше короля
option-stacks_of = Чьи длинные стопки завершают раунд
option-stacks_of-means = Стопки из семи и более карт: у всех игроков вместе или у одного.
option-stacks_of-all = Всех вместе
option-stacks_of-one = Одного игрока
option-stacks_to_end = Сколько длинных стопок завершают раунд
option-stacks_to_end-means = Столько стопок из семи и более карт — и раунд сразу окончен. У одного игрока их только четыре: если считаются стопки одного, пяти или шести не наберётся никогда.

## Лимит ходов: сколько осталось, и что он завершает раунд
status-last-turns = { $count ->
    [1] Остался последний ход.
    [one] Остался { $count } ход на всех игроков вместе.
    [few] Осталось { $count } хода на всех игроков вместе.
    [many] Осталось { $count } ходов на всех игроков вместе.
   *[other] Осталось { $count } хода на всех игроков вместе.
}
status-last-turns-why = { $kind ->
    [board] Потом экспедиция закончится по лимиту ходов и будет засчитана как есть.
   *[other] Потом раунд закончится по лимиту ходов и будет засчитан как есть.
}
sheet-limited = конец по лимиту ходов
log-limit = { $game ->
    [board] Лимит ходов: экспедиция окончена
   *[other] Лимит ходов: раунд окончен
}
log-limit-then = { $game ->
    [board] лимит ходов: экспедиция окончена
   *[other] лимит ходов: раунд окончен
}

## Что хранится на этом устройстве
offline-whole = Без сети: всё на месте. Игра целиком хранится на этом устройстве.
offline-lacking = { $count ->
    [one] Без сети: на устройстве не хватает { $count } файла игры.
    [few] Без сети: на устройстве не хватает { $count } файлов игры.
    [many] Без сети: на устройстве не хватает { $count } файлов игры.
   *[other] Без сети: на устройстве не хватает { $count } файла игры.
}
offline-none = Без сети: на устройстве игра не сохранена, и ей нужна сеть.
offline-mending = Без сети: загружается то, чего не хватает.
offline-mend = Исправить
