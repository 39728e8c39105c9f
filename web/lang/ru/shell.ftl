# Экраны вокруг стола: начало, настройки, матчи, таблица очков и что программа говорит о себе.

title = Затерянные города
title-under = три игры, один стол
title-screen = { $screen } · Затерянные города
back = Назад
back-home = В начало
close = Закрыть
cancel = Отмена
yes-no-yes = Да
yes-no-no = Нет

notices = Сообщения

## Меню стола
menu-title = Меню
menu-on = Продолжить
menu-embed = Вставить стол на страницу
menu-concede-for = Сдаться: { $name }
menu-concede-ask = { $people ->
    [one] Сдаться в этом матче?
   *[other] { $name }: сдаться в этом матче?
}
menu-concede-yes = Сдаться

## Начало
home-going = Матч идёт
home-going-title = { $kind ->
    [board] { $rounds ->
        [0] { $names }, экспедиция { $round }
       *[other] { $names }, экспедиция { $round } из { $rounds }
    }
   *[other] { $rounds ->
        [0] { $names }, раунд { $round }
       *[other] { $names }, раунд { $round } из { $rounds }
    }
}
home-going-line = { $turn ->
    [yours] { $game }, ваш ход
    [over] { $kind ->
        [board] { $game }, экспедиция окончена
       *[other] { $game }, раунд окончен
    }
   *[other] { $game }, ходит { $name }
}
home-so-far = Счёт матча: { $points }
home-more-matches = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
}
home-last = Прошлый матч
home-won = { $by ->
    [points] { $who ->
        [you] Победа, перевес { $points }
       *[other] Победа: { $name }, перевес { $points }
    }
   *[none] { $who ->
        [you] Победа за вами при равных очках
       *[other] Победа при равных очках: { $name }
    }
}
home-best = { $who ->
    [you] Лучшее: { $suit }, { $points }
   *[other] Лучшее: { $suit }, { $points } ({ $name })
}
home-see-sheet = Таблица очков
home-first = Впервые?
home-guided = Матч с объяснениями
home-guided-means = Пять минут: всё главное по одному разу, а в конце — разбор счёта.
home-guided-begin = Начать
home-read = На одной странице
home-read-means = С картинками, номерами правил и упражнениями.
home-read-open = Читать
home-continue-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
home-day = Раздача дня
home-day-with = Одни и те же карты для всех. Соперник: { $name }.
home-day-open = { $state ->
    [new] Сыграть
    [going] Продолжить
   *[done] Как это было
}
home-day-today = сегодня
home-day-row = { $count ->
    [1] Пока один день
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
home-record = побед { $won } из { $count }
home-book = Дневник
home-game = Выберите игру
home-game-card = для двоих
home-game-board = от двух до четырёх
home-game-adapted = обычные карты, от двух до четырёх
home-company = Выберите компанию
setup-gentle = Терпеливая компания
home-level = Сила: { $level } из 5
home-several = За одним устройством
home-afar = Другое устройство
home-rules = Правила
home-learn = Учиться
home-matches = Матчи
home-settings = Настройки
home-about = О программе
home-change = изменить
home-summary = { $summary }, { $change }
home-start = В путь
home-language = Язык
home-also = Ещё
summary-card = { $expeditions ->
    [6] Шесть экспедиций
   *[5] Пять экспедиций
}, { summary-rounds }
summary-board = { $rounds ->
    [1] Одна экспедиция, короткая игра
    [3] Три экспедиции
    [one] { $rounds } экспедиция
    [few] { $rounds } экспедиции
    [many] { $rounds } экспедиций
   *[other] { $rounds } экспедиции
}
summary-adapted = Две обычные колоды, { summary-rounds }
summary-rounds = { $rounds ->
    [1] один раунд
    [3] три раунда
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}

## Настройки
settings-title = Настройки
## Матчи
matches-title = Матчи
matches-reading = Ищем ваши матчи…
matches-none = Матчей пока нет. Первый сыгранный сохранится здесь.
matches-going = Идут
matches-over = Закончены
matches-open = Продолжить
matches-look = Итог
matches-export = Сохранить в файл
matches-delete = Удалить
matches-delete-ask = Удалить этот матч? Вернуть его будет нельзя.
matches-import = Открыть файл
matches-imported = Матч добавлен.
matches-untitled = Матч
matches-won = { $count ->
    [one] победа: { $names }
    [few] общая победа: { $names }
    [many] общая победа: { $names }
   *[other] общая победа: { $names }
}
matches-practice = тренировка
matches-afar = на расстоянии
matches-day = раздача дня
matches-points = { $name }: { $points }
matches-act = { $act }: { $match }
matches-damaged = Этот матч больше не читается. Он отложен нетронутым; его можно сохранить в файл.
matches-newer = Этот матч сохранила другая версия программы. Он оставлен нетронутым; его можно сохранить в файл.

## Таблица очков
sheet-where = { $kind ->
    [board] Экспедиция { $round } из { $rounds }
   *[other] Раунд { $round } из { $rounds }
}
sheet-where-open = { sheet-round }
sheet-won-round = { $kind ->
    [board] { $who ->
        [you] Экспедиция за вами, перевес { $points }
       *[other] { $name } берёт экспедицию, перевес { $points }
    }
   *[other] { $who ->
        [you] Раунд за вами, перевес { $points }
       *[other] { $name } берёт раунд, перевес { $points }
    }
}
sheet-even-round = { $kind ->
    [board] Ничья в экспедиции
   *[other] Ничья в раунде
}
sheet-over-round = { $kind ->
    [board] Экспедиция окончена
   *[other] Раунд окончен
}
sheet-won-match = { $by ->
    [points] { $who ->
        [you] Вы выиграли матч, перевес { $points }
       *[other] { $name } выигрывает матч, перевес { $points }
    }
   *[none] { $who ->
        [you] Вы выиграли матч
       *[other] { $name } выигрывает матч
    }
}
sheet-shared-match = Общая победа: { $names }
sheet-conceded = { $who ->
    [you] Вы сдались
   *[other] { $name } сдаётся
}
sheet-broken-off = { $kind ->
    [board] Экспедиция прервана и сосчитана как есть.
   *[other] Раунд прерван и сосчитан как есть.
}
sheet-gave-up = матч сдан
sheet-skip = Сразу к итогу
sheet-best = Лучшая экспедиция: { $suit }, { $points }
sheet-best-path = Лучший путь: { $suit }, { $points }
sheet-best-stack = Лучшая стопка: { $suit }, { $points }
sheet-best-column = Лучший ряд: { $suit }, { $points }
sheet-best-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
sheet-not-started = не начата
sheet-explorer = { $piece ->
    [researcher] учёный на шаге { $step }
   *[adventurer] искатель на шаге { $step }
}
sheet-round = { $kind ->
    [board] Экспедиция { $round }
   *[other] Раунд { $round }
}
sheet-of-round = { $kind ->
    [board] Эта экспедиция:
   *[other] Этот раунд:
}
sheet-now = Счёт на этот момент
sheet-rounds = { $kind ->
    [board] Экспедиции
   *[other] Раунды
}
sheet-so-far = Ход матча
sheet-course = Ход матча
sheet-total = Итог
sheet-player = Игрок
sheet-chart = { $kind ->
    [board] Итоги после каждой экспедиции
   *[other] Итоги после каждого раунда
}
sheet-begins = { $kind ->
    [board] { $who ->
        [you] Экспедицию { $round } начинаете вы.
       *[other] Экспедицию { $round } начинает { $name }.
    }
   *[other] { $who ->
        [you] Раунд { $round } начинаете вы.
       *[other] Раунд { $round } начинает { $name }.
    }
}
sheet-again-begins = { $who ->
    [lot] Кто начинает, решает жребий.
    [you] Начинаете вы.
   *[other] Начинает { $name }.
}
sheet-rematch = Сыграть ещё
sheet-new = Другая игра
through-title = Просмотр матча
review-title = Разбор
sheet-table = К столу
sheet-export = Сохранить в файл

## Что программа говорит о себе
status-fetching = Загружается игра: { $percent } из { $total } МБ
status-fetching-open = Загружается игра: { $loaded } МБ
status-starting = Готовим стол
status-queued = Готовим стол, карты сейчас сдадут.
status-offline = Готово к игре без сети.
status-one-file = Вся игра в этом файле, сеть не нужна. Если браузер это позволяет, матчи хранятся в нём; чтобы взять матч с собой, сохраните его в файл.
status-update = Есть новая версия.
status-update-apply = Обновить
status-failed-network = Что-то не загрузилось. Проверьте соединение.
status-failed-file = Не загрузился файл { $file }. Проверьте соединение.
status-failed-damaged = Файл { $file } пришёл повреждённым.
status-failed-offline = Нет сети, а на устройстве пока сохранено не всё.
status-failed-browser = Этот браузер слишком стар для игры.
status-failed-stopped = Игра остановилась.
status-stalled = Ничего не приходит; всё ещё ждём { $file }.
status-again = Попытка повторится сама.
status-retry = Ещё раз
status-restored = Игра остановилась и запущена снова; ваш матч там же, где вы его оставили.
status-unsaved-full = На устройстве нет места: матч не сохраняется. Сохраните его в файл.
status-unsaved-forbidden = Этот браузер ничего не хранит для этой страницы: матч живёт, пока она открыта. Сохраните его в файл.
status-unsaved-conflict = Этот матч продолжили и в другом окне. То, что вы играете здесь, хранится как второй матч.
status-unsaved-other = Этот ход не удалось сохранить. Матч продолжается; на всякий случай сохраните его в файл.
status-no-language = Не удалось загрузить тексты на вашем языке.
status-settings-aside = Ваши настройки были от более новой версии и отложены.

## Ошибки
error-title = Что-то пошло не так
error-sorry = Можно продолжить или скопировать отчёт и отправить его тому, кто ведёт эту страницу.
error-sorry-kept = Ваш матч сохранён. Можно продолжить или скопировать отчёт и отправить его тому, кто ведёт эту страницу.
error-copy = Скопировать отчёт
error-copied = Скопировано.
error-report = Отчёт
error-reload = Загрузить страницу заново
error-input = Стол этого не понял.
error-version = Это пришло от версии { $version }, которой эта страница не знает.
error-long = Это длиннее { $most } знаков.
error-text = «{ $text }» — не карта, не ход и не место этой игры.
error-option = { $option ->
    [none] Эти правила несовместимы.
   *[other] Так это правило задать нельзя: { $option }.
}
error-record = В этом файле ошибка, запись матча не принята: { $sentence }
error-lesson = Эта позиция или этот урок составлены неверно: { $sentence }
error-stale = Стол уже изменился; он нарисован заново.
error-internal = Внутри что-то пошло не так. Стол остался прежним.
error-no-match = На столе нет матча.
error-match-elsewhere = На этом устройстве этот матч не сохранён.
error-match-over = Матч окончен.
error-round-over = Раунд окончен, следующий не начат.
error-turns-limit = В раунде не больше { $most } ходов. Этот остаётся как есть: можно сдаться или начать другой матч.
error-round-going = Раунд ещё идёт.
error-computer-turn = Сейчас ходит { $seat }.
error-no-computer = Сейчас ходит не компьютер.
error-pass = Сначала передайте устройство: { $seat }.
error-no-pass = Сейчас устройство передавать не нужно.
error-curtain = Устройство ждёт игрока: { $seat }.
error-no-curtain = Занавес не опущен.
error-other-seat = Это дело другого игрока: { $seat }.
error-nothing-to-undo = Ваших ходов, которые можно вернуть, нет.
error-no-hint = Подсказки нет: сейчас не ваш ход.
error-not-kept = Позиции, уроки и повторы не сохраняются.
error-file = Этот файл не читается.
unsupported-title = Этому браузеру стол не под силу
unsupported-why = В нём нет того, на чём держится страница: { $missing }. Это есть в любой современной версии Chrome, Edge, Firefox или Safari.

# Where a game has no words of its own.
plain-game = отдельная игра
plain-option-means = Так, как говорят правила самой игры.
plain-mind = игрок без портрета
plain-reason = Правила этой игры сейчас этого не разрешают.
