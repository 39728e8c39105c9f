# Матч, который просматривают ход за ходом.

through-all = Все карты
through-as-you = Моими глазами
through-as = Глазами: { $name }
through-eyes = Чьи карты открыты
through-going = Матч ещё идёт: скрытые карты остаются скрытыми.
through-hand-of = Карты: { $name }
through-way = Ход матча
through-first = В начало
through-back = На ход назад
through-on = На ход вперёд
through-last = В конец
through-run = Автопросмотр
through-rest = Остановить
through-where = ход { $turn } из { $turns }

branch-here = Играть дальше отсюда (тренировка)
branch-on = Доиграть
branch-ask = Играть дальше отсюда?
branch-practice = Начнётся новый матч с той же компанией. Он тренировочный и в статистику не входит.
branch-same = Карты как лежали
branch-anew = Скрытое сдать заново

link-copy = Скопировать ссылку
link-copied = Ссылка скопирована. В ней весь матч.
link-here = Скопируйте эту ссылку, в ней весь матч: { $link }
