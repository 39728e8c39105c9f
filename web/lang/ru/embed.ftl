# Картинки стола на странице, столы на чужих страницах и уроки.

# Стол на чужой странице
embed-start-diagram = Играть отсюда
embed-start-exercise = Попробовать
embed-start-lesson = Начать урок
embed-start-play = Играть
embed-start-replay = Показать матч
embed-cover-diagram = Позиция
embed-cover-play = Позиция, которую можно доиграть
embed-cover-exercise = Упражнение
embed-cover-lesson = Урок
embed-cover-replay = Матч, ход за ходом
embed-again = Сначала
embed-coming = Стол готовится…
embed-step = Шаг { $step } из { $steps }
embed-right = Верно.
embed-solved = Решено!
embed-over = { $kind ->
    [board] Экспедиция окончена: { $totals }.
   *[other] Раунд окончен: { $totals }.
}
embed-taken-up = Стол пришлось подготовить заново. Всё стоит, как стояло.
embed-taken-up-anew = Стол пришлось подготовить заново. Что лежало открыто, лежит по-прежнему; скрытые карты розданы снова.
embed-replay = По ходу матча
embed-back = Назад
embed-on = Вперёд
embed-run = Автопросмотр
embed-rest = Стоп
embed-where = { $kind ->
    [board] Экспедиция { $round } из { $rounds }, ход { $turn } из { $turns }
   *[other] Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
}
embed-attribute = Атрибут «{ $name }» не может быть «{ $value }». Возможно: { $allowed }.
embed-lacking = { $mode ->
    [lesson] Атрибут «mode» не может быть «lesson» без урока: его задаёт «record» или «src». Без него возможно: { $allowed }.
   *[replay] Атрибут «mode» не может быть «replay» без записи матча: её задаёт «record» или «src». Без неё возможно: { $allowed }.
}
embed-unread = Не удалось получить «{ $src }»: нет сети, или сервер не разрешает этой странице читать файл.
embed-status = По адресу «{ $src }» нет файла: сервер отвечает { $status }.
embed-no-round = { $rounds ->
    [0] Значение «at» не может быть «{ $at }». В этой записи нет раундов.
    [1] Значение «at» не может быть «{ $at }». В этой записи только раунд 1.
   *[other] Значение «at» не может быть «{ $at }». В этой записи есть раунды с 1 по { $rounds }.
}
embed-no-turn = Значение «at» не может быть «{ $at }». В раунде { $round } этой записи ходы с 0 по { $turns }.
embed-no-seat = Значение «seat» не может быть «{ $seat }». Мест в этой записи: { $seats }, счёт с 0.
embed-no-part = Не удалось получить «{ $name }». Причина может быть в сети.
embed-unsound = То, что хочет показать эта страница, составлено неверно.
embed-no-cors = Здесь за этим столом играть нельзя: страница заперла его в песочнице (sandbox), а сервер стола не присылает «Access-Control-Allow-Origin: *», без чего в песочнице не сыграть.
embed-no-start = Стол не удалось подготовить. Причина может быть в сети или в этом браузере.
embed-stalled = Уже некоторое время ничего не приходит.
embed-retry = Попробовать снова

# Код для своей страницы
embed-about = Код показывает то, что вы видите сейчас: ваши карты и всё открытое, но не чужие карты и не колоду. На странице это сначала картинка; кто захочет, сможет играть дальше против компьютерных игроков.
embed-code-element = Для страницы, где разрешены скрипты
embed-code-frame = Для страницы, где разрешены только фреймы
embed-copy = Скопировать код
embed-lay = Выложить другую позицию
