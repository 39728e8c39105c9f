# Таблицы очков на страницах с правилами, для матчей настоящими картами. Этот файл вписывается в те страницы для их скриптов.

score-title = Таблица очков
score-lead-card = Для матча настоящими картами. Нажимайте на карты, лежащие в каждой экспедиции: сумма появится сразу и останется на этом устройстве.
score-lead-board = Для матча на настоящем поле. Нажмите шаг, на котором стоит каждая фигурка, отметьте учёного и сосчитайте находки: сумма появится сразу и останется на этом устройстве.
score-lead-adapted = Для матча настоящими картами. Сосчитайте каждую стопку: сумма появится сразу и останется на этом устройстве.
score-needs-script = Чтобы считать за вас, нужны скрипты, а здесь они выключены. Как считать самому, сказано выше.
score-seats = Игроки
score-name = Имя игрока { $seat }
score-six = Шесть экспедиций (длинная игра)
score-short = Одна экспедиция (короткая игра)
score-round-card = Раунд { $round }
score-round-board = Экспедиция { $round }
score-round-adapted = Раунд { $round }
score-which = Что записать
score-more = Ещё раунд
score-print = Напечатать таблицу
score-clear = Очистить таблицу
score-clear-yes = Да, стереть всё
score-standing = Счёт
score-total = Итог
score-stands = { $suit }: { $points }. { $name }, всего: { $sum }
score-taken = Взято ({ $name }): { $card }
score-leads = Впереди: { $names }
score-explorer-of = { $suit }: фигурка
score-step = { $suit }, шаг { $step }: { $points }
score-researcher-of = { $suit }: учёный
score-less = { $what }: на { $count } меньше
score-more-of = { $what }: на { $count } больше
score-tiles = Очки с жетонов
score-artifacts = Найдено артефактов
score-artifacts-worth = Артефакты в конце
score-stack-of = { $suit }: карт
score-one-less = { $suit }: на карту меньше
score-one-more = { $suit }: на карту больше

## Ряд, с которым можно поиграть, в правиле о подсчёте очков
try-lead-card = Попробуйте: нажимайте на карты, чтобы положить их или убрать.
try-lead-board = Попробуйте: нажмите на шаг, чтобы поставить туда фигурку, а на большую фигурку — чтобы это был учёный.
try-lead-adapted = Попробуйте: сделайте стопку длиннее или короче.
try-numbers = Её числа
try-cost = Отправление
try-wagers = Пари
try-no-wagers = Без пари
try-bonus = Восемь карт и больше
try-no-bonus = Меньше восьми карт
try-none = Здесь ничего не лежит: ничего не отнято и ничего не дано.
try-said = { $suit }: { $points }
