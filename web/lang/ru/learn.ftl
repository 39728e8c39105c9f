# Страницы с правилами (learn/): что стоит вокруг правил и что говорят картинки. Эти файлы читает сборка; на страницу они не
# отправляются.

learn-title = Как играть
learn-about = Правила «Затерянных городов» полностью и в картинках: карточная игра, настольная игра и игра двумя обычными колодами, с упражнениями и таблицами очков.
learn-lead = Три игры, одна мысль: экспедиция сначала отнимает очки и лишь потом приносит, а пути назад нет. Читайте, пробуйте, считайте очки.
learn-lead-still = Три игры, одна мысль: экспедиция сначала отнимает очки и лишь потом приносит, а пути назад нет.
learn-page = { $game }: правила · Затерянные города
learn-page-index = Как играть · Затерянные города
learn-games = Три игры
learn-contents = На этой странице
learn-play = Играть здесь
learn-guided = Матч с объяснениями
learn-home = К игровым столам
learn-all = Все правила
learn-language = Язык
learn-print = Напечатать правила
learn-read = Правила
learn-try = Упражнения
learn-count = Таблица очков
learn-skip = Сразу к тексту
learn-top = Наверх
learn-unofficial = Неофициально, сделано любителями. Правила изложены своими словами; где печатные молчат, об этом сказано.
learn-differ = А если за столом что-то неясно, нажмите на карту: программа скажет, почему ход не принят, и назовёт правило — под тем же номером, что и здесь.

## Картинки и их тексты
learn-suit-alt = Все карты одного цвета: { $cards }.
learn-follow-mine = На столе
learn-follow-other = У соперника
learn-follow-may = подходит
learn-follow-cannot = не подходит
learn-follow-helps = поможет сопернику
learn-follow-safe = можно сбросить
learn-follow-alt = { $owner ->
    [other] Ряд соперника: { $column }. Поможет ему: { $may }. Можно сбросить спокойно: { $cannot }.
   *[mine] На столе: { $column }. { $refused ->
        [0] Подходит: { $may }.
       *[other] Подходит: { $may }. Не подходит: { $cannot }.
    }
}
learn-draw-open = открыта
learn-draw-closed = закрыта
learn-draw-empty = пусто
learn-draw-alt = Только что сброшена карта: { $card }. Открыты: { $open }. Закрыта: { $card }. Пусты: { $empty }.
learn-sums-alt = { $cards }; очки: { $sum }.
learn-range-cards = Карты
learn-range-worst = Минимум
learn-range-best = Максимум
learn-options-else = или: { $values }
learn-paths-alt = Путь «{ $suit }»: { $steps }.
learn-paths-cards = Ваши карты: { $cards }.
learn-paths-move = Движение { $which }: с шага { $from } на шаг { $to }.
learn-paths-bridge = мост
learn-crossings-alt = Переходов через мост: { $count } из { $end }; следующий завершит экспедицию.
learn-explorers-who = Фигурка
learn-explorers-step = Шаг
learn-explorers-points = Очки
learn-explorers-total = Всего
learn-artifacts-short = Одна экспедиция
learn-artifacts-long = Три экспедиции
learn-artifacts-number = Артефакты
learn-artifacts-points = Очки
learn-artifacts-range = { $from }–{ $to }
learn-artifacts-more = { $from } и больше
learn-ladder-cards = Карты
learn-ladder-points = Очки
learn-ladder-more = каждая следующая
learn-stacks-mine = Вы
learn-stacks-other = Нора
learn-stacks-alt = { $who }: { $stacks }.

## Упражнения
learn-exercise = Упражнение { $which }
learn-exercise-solved = решено
learn-exercise-link = Упражнение: { $title }
learn-next = Следующее упражнение
learn-back = Назад к правилу { $rule }
learn-end = А теперь — матч
learn-end-lead = Правила вы знаете. Матч с объяснениями идёт по ним и подсказывает по ходу дела, соперник терпеливый. Или сразу в путь.
learn-own = Потом упражнениями станут и ваши матчи: разобранный матч возвращает моменты, которые обошлись дороже всего.
learn-own-go = Ваши упражнения
learn-exercises-lead = По пути встретятся упражнения, каждое — отдельный стол: сыграйте карту и посмотрите, что вам ответят. Решённые упражнения запоминаются на этом устройстве.
learn-exercises-still = По пути встретятся упражнения. В этом файле они даны картинками: подумайте, как бы вы сыграли. На веб-странице игры в каждое можно сыграть, и на любой ход там ответят.
learn-exercises-progress = Решено { $solved } из { $count }
learn-exercises-script = Чтобы играть в упражнения, разрешите здесь скрипты.
learn-exercises-lost = Это упражнение не загрузилось. Когда появится сеть, обновите страницу, чтобы в него сыграть.

## Весь стол: что отмечено на картинке числом
learn-whole = Весь стол
learn-mark-theirs = **Экспедиции соперника**, и под каждой — сколько она сейчас даёт
learn-mark-piles = **Стопки сброса**, по одной на цвет: видна и доступна только верхняя карта
learn-mark-mine = **Ваши экспедиции**: по ряду на каждый цвет, последняя карта внизу
learn-mark-sum = **Сколько она даст**, если раунд закончится сейчас
learn-mark-hand = **Ваши карты**: восемь, и видите их только вы
learn-mark-deck = **Колода** и сколько карт в ней осталось
learn-mark-column = **Ваш ряд** этого цвета: карты, сыгранные на этом пути
learn-mark-explorer = **Фигурки**, у каждого игрока своей формы; большая, с пометкой ×2, — учёный
learn-mark-tile = **Жетон**: артефакты, стрелки и очки лежат у всех на виду
learn-mark-bridge = **Мосты** — между шестым шагом и седьмым
learn-mark-crossings = **Переходы** через мосты: пятый завершает экспедицию
learn-mark-people = **Игроки**, их артефакты и очки
learn-mark-stacks-theirs = **Стопки соперника** и сколько даёт каждая
learn-mark-stacks-piles = **Стопки сброса**, по одной на масть: видна и доступна только верхняя карта
learn-mark-stacks-mine = **Ваши стопки**, по одной на масть, последняя карта внизу
learn-mark-stacks-sum = **Сколько карт** в стопке и сколько это даёт
