# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] Всё из этого файла уже было здесь.
    [one] Добавлен { $count } матч.
    [few] Добавлено { $count } матча.
    [many] Добавлено { $count } матчей.
   *[other] Добавлено { $count } матча.
}
device-long = Этот файл слишком большой.
device-no-json = Этот файл повреждён: это не текст JSON.
device-other = Это не файл целого устройства. Отдельный матч добавляют на экране «Матчи».
device-version = Этот файл записан другой версией игры, здесь его не прочитать.
device-extra = В этом файле есть неизвестное: { $name }.
device-matches = В этом файле нет списка матчей.
device-match = Матч { $number } в этом файле записан неверно; ничего не добавлено.
device-record = Матч { $number } в этом файле неисправен: { $sentence } Ничего не добавлено.
device-remembered = Настройки в этом файле записаны неверно; ничего не добавлено.
