# Стол словами: карты, люди, зоны, ходы, журнал, объявления и почему ход не принят.
# $who — "you" для единственного человека за столом, иначе "other"; $name — имя, которое его называет.

# Между тем, что стоит рядом: имя и настройки, две части хода
apart = { " · " }

## Карты и масти
suit-y = Пустыня
suit-b = Море
suit-w = Вершины
suit-g = Джунгли
suit-r = Вулкан
suit-p = Ночь
suit-c = Трефы
suit-d = Бубны
suit-h = Червы
suit-s = Пики
rank-A = Т
rank-J = В
rank-Q = Д
rank-K = К
card-number = { $court ->
    [A] { $suit } туз
    [J] { $suit } валет
    [Q] { $suit } дама
    [K] { $suit } король
   *[none] { $suit } { $rank }
}
card-wager = { $suit } пари

## Люди
name-you = Вы
name-further-1 = Лена
name-further-2 = Макс
name-further-3 = Отто
name-further-4 = Ида
name-further-5 = Клара
name-seat = Игрок { $seat }
mind-wander = Фортуна
mind-wander-style = играет наугад
mind-searcher = Роланд
mind-searcher-style = перебирает ходы
mind-novice = Нильс
mind-novice-style = пробует всё
mind-bold = Бруно
mind-bold-style = { $game ->
    [card] копит и рискует
   *[other] копит карты
}
mind-careful = Тильда
mind-careful-style = не спешит
mind-skilled = Грета
mind-skilled-style = ходит точно
mind-reference = Грета
mind-reference-style = ходит точно
mind-expert = Ада
mind-expert-style = считает карты

## Игры
game-card = Карточная игра
game-board = Настольная игра
game-adapted = Две колоды

## Зоны
zone-title = { $game }: { $names }
zone-table = Стол
zone-tools = Инструменты
zone-hand = Ваши карты
zone-log = Полевой журнал
zone-discards = Стопки сброса
zone-yours = Ваши экспедиции
zone-theirs = { $name }: экспедиции
zone-stock = Колода
zone-deck = { $count ->
    [one] Колода, осталась { $count } карта
    [few] Колода, осталось { $count } карты
    [many] Колода, осталось { $count } карт
   *[other] Колода, осталось { $count } карты
}
zone-left = осталось
zone-left-long = { $count ->
    [one] карта осталась
    [few] карты осталось
    [many] карт осталось
   *[other] карты осталось
}
zone-turns-limit = { $turns ->
    [one] до лимита { $turns } ход
    [few] до лимита { $turns } хода
    [many] до лимита { $turns } ходов
   *[other] до лимита { $turns } хода
}
zone-turns-each = { $how ->
    [about] { $turns ->
        [one] примерно по { $turns } ходу
        [few] примерно по { $turns } хода
        [many] примерно по { $turns } ходов
       *[other] примерно по { $turns } хода
    }
    [uneven] { $more ->
        [one] по { $turns } или { $more } ходу
        [few] по { $turns } или { $more } хода
        [many] по { $turns } или { $more } ходов
       *[other] по { $turns } или { $more } хода
    }
   *[even] { $turns ->
        [one] по { $turns } ходу
        [few] по { $turns } хода
        [many] по { $turns } ходов
       *[other] по { $turns } хода
    }
}
zone-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
zone-known = Карты, взятые у всех на виду
zone-column = { $count ->
    [0] { $suit }: не начата
    [one] { $suit }: { $count } карта
    [few] { $suit }: { $count } карты
    [many] { $suit }: { $count } карт
   *[other] { $suit }: { $count } карты
}
zone-not-started = не начата
zone-sum = { $suit }:
zone-sum-coming = { $suit } с этой картой:
zone-worth = { $suit }: сколько здесь очков?
zone-pile-empty = { $suit }: стопка сброса пуста
zone-beneath = { $suit }: карты под верхней картой стопки
zone-just-discarded = только что сброшена
zone-take-closed = { $card }: только что сброшена, в этот ход закрыта
zone-draw = { $count ->
    [one] { $act } из колоды, осталась { $count } карта
    [few] { $act } из колоды, осталось { $count } карты
    [many] { $act } из колоды, осталось { $count } карт
   *[other] { $act } из колоды, осталось { $count } карты
}
zone-take = { $act } из сброса: { $card }
zone-discard = { $act }: { $card }
zone-play = { $act }: { $card }; в экспедиции станет { $points }
zone-play-closed = { $card } сюда не подходит; узнать почему
zone-rule = Правило { $rule }
zone-meanwhile = Тем временем
zone-since = После вашего хода
zone-last-turn = Последний ход
zone-before = До этого
zone-again = Показать ход { $turn } ещё раз
trace-taken = взята
trace-drawn = Эту карту вы взяли последней.
trace-new = новая
tip-begin = Первая карта начинает экспедицию, а это стоит 20 очков: начинайте только там, где числа дадут больше 20. Карточки пари кладут до чисел.
tip-sum = { $times ->
    [1] { $suit }: карты дают { $sum }, начало стоило { $cost }: { $formula } = { $points }. Восемь карт и больше приносят ещё 20.
   *[other] { $suit }: карты дают { $sum }, начало стоило { $cost }, пари умножают это на { $times }: { $formula } = { $points }. Восемь карт и больше приносят ещё 20.
}
zone-this-round = Этот раунд
zone-match = Матч
zone-round-short = раунд
zone-match-short = матч
zone-began = { $game ->
    [board] { $who ->
        [you] вы начали эту экспедицию
       *[other] начинает эту экспедицию
    }
   *[other] { $who ->
        [you] вы начали этот раунд
       *[other] начинает этот раунд
    }
}
zone-turn = Чей ход
zone-turn-of = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
zone-next = Далее: { $name }
zone-thinking = Насколько обдуман ход
zone-turn-number = ход { $turn }
zone-round = { $game ->
    [board] Экспедиция { $round }
   *[other] Раунд { $round }
}
zone-round-of = Раунд { $round } из { $rounds }
zone-round-over = { $game ->
    [board] Экспедиция окончена
   *[other] Раунд окончен
}
zone-match-over = Матч окончен
score-hidden = скрыто

## Что делать
step-place = Положите карту
step-place-short = Положить
step-draw = Возьмите карту
step-draw-short = Взять
step-confirm = Ещё раз, чтобы подтвердить
action-play = Сыграть
action-discard = Сбросить
action-draw = Взять
action-take = Взять
action-confirm = Подтвердить
action-undo = Вернуть ход
action-undo-practice = Вернуть ход (матч станет тренировочным)
action-hint = Подсказка
action-menu = Меню
action-sound = Звук
action-sheet = Таблица очков
action-hurry = Пусть ходит
action-skip = К моему ходу
action-pass = Передать устройство
action-close = Закрыть
action-concede = Сдаться

## Состояния
status-practice = Тренировочный матч: возвращён ход, открывший скрытое
status-last-cards = { $count ->
    [one] В колоде осталась { $count } карта.
    [few] В колоде осталось { $count } карты.
    [many] В колоде осталось { $count } карт.
   *[other] В колоде осталось { $count } карты.
}
status-last-cards-why = { $kind ->
    [board] Кто берёт последнюю, тот сразу завершает экспедицию.
   *[other] Кто берёт последнюю, тот сразу завершает раунд.
}

say-drawn = Вы берёте карту: { $card }
say-taken-back = Ход возвращён
say-pass = Посмотрите на свои карты и передайте устройство: { $name }
say-undo-practice = С тех пор вы увидели скрытое. Если вернуть ход, матч станет тренировочным и не войдёт в статистику.

## Занавес между двумя людьми
curtain-pass = Передайте устройство: { $name }
curtain-covered = Все карты закрыты.
curtain-lift = Я — { $name }

## Журнал: сначала форма, с которой начинается строка, затем та, что её продолжает
log-empty = Ещё ничего не сыграно.
log-play = { $who ->
    [you] { $name } кладёте: { $card }
   *[other] { $name } кладёт: { $card }
}
log-play-then = { $who ->
    [you] кладёте: { $card }
   *[other] кладёт: { $card }
}
log-discard = { $who ->
    [you] { $name } сбрасываете: { $card }
   *[other] { $name } сбрасывает: { $card }
}
log-discard-then = { $who ->
    [you] сбрасываете: { $card }
   *[other] сбрасывает: { $card }
}
log-draw = { $who ->
    [you] { $name } берёте из колоды
   *[other] { $name } берёт из колоды
}
log-draw-then = { $who ->
    [you] берёте из колоды
   *[other] берёт из колоды
}
log-draw-card = { $who ->
    [you] { $name } берёте из колоды: { $card }
   *[other] { $name } берёт из колоды: { $card }
}
log-draw-card-then = { $who ->
   *[other] из колоды: { $card }
}
log-take = { $who ->
    [you] { $name } берёте из сброса: { $card }
   *[other] { $name } берёт из сброса: { $card }
}
log-take-then = { $who ->
   *[other] из сброса: { $card }
}
log-end = { $game ->
    [board] Экспедиция окончена
   *[other] Раунд окончен
}
log-end-then = { $game ->
    [board] экспедиция окончена
   *[other] раунд окончен
}

## Почему ход не принят
reason-number-lower = Карта { $card } младше карты { $top }: ваши карты здесь должны расти. Карту можно сбросить.
reason-wager-after-number = Карта { $card } опоздала: пари кладут до чисел, а здесь уже { $top }. Карту можно сбросить.
reason-just-discarded = Вы только что сбросили карту { $card }: эта стопка закрыта для вас до следующего хода.
reason-pile-empty = Стопка сброса пуста: { $suit }.
reason-not-in-hand = { $card } — такой карты у вас нет.
reason-place-first = Сначала положите карту, потом возьмите.
reason-draw-first = Карту вы уже положили; теперь возьмите одну.
reason-not-your-turn = Сейчас не ваш ход: ходит { $seat }.
reason-no-move-here = Сейчас сюда нельзя положить карту.
reason-allowed = Так можно.
