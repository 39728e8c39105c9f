# What the page says when its own files do not come: written into its text by the build (js/shell/start/lookout.js).
lookout-missing = Esto no ha llegado: { $files }.
lookout-slow = Todavía se espera: { $files }.
lookout-offline = No hay conexión. La primera visita la necesita; las siguientes, no.
lookout-again = Se reintentará automáticamente.
lookout-stopped = Ha llegado todo y, aun así, el juego no empieza. Quizá ayude un navegador más reciente.
lookout-retry = Reintentar
lookout-reload = Cargar la página otra vez
