# What the page says when its own files do not come: written into its text by the build (js/shell/start/lookout.js).
lookout-missing = Не загрузилось: { $files }.
lookout-slow = Всё ещё ждём: { $files }.
lookout-offline = Нет сети. Она нужна только при первом посещении.
lookout-again = Попытка повторится сама.
lookout-stopped = Всё загрузилось, но игра не начинается. Может помочь более новый браузер.
lookout-retry = Ещё раз
lookout-reload = Загрузить страницу заново
