# Las pantallas alrededor de la mesa: inicio, ajustes, partidas, hoja de puntos y lo que el programa dice de sí mismo.

title = Ciudades Perdidas
title-under = tres juegos, una mesa
title-screen = { $screen } · Ciudades Perdidas
back = Atrás
back-home = Inicio
close = Cerrar
cancel = Cancelar
yes-no-yes = Sí
yes-no-no = No

notices = Avisos

## El menú de la mesa
menu-title = Menú
menu-on = Seguir
menu-embed = Insertar esta mesa en una página
menu-concede-for = Rendirse por { $name }
menu-concede-ask = { $people ->
    [one] ¿Te rindes en esta partida?
   *[other] ¿Rendirse en esta partida por { $name }?
}
menu-concede-yes = Rendirse

## Inicio
home-going = Partida en curso
home-going-title = { $kind ->
    [board] { $rounds ->
        [0] { $names }, expedición { $round }
       *[other] { $names }, expedición { $round } de { $rounds }
    }
   *[other] { $rounds ->
        [0] { $names }, ronda { $round }
       *[other] { $names }, ronda { $round } de { $rounds }
    }
}
home-going-line = { $turn ->
    [yours] { $game }, tu turno
    [over] { $kind ->
        [board] { $game }, expedición terminada
       *[other] { $game }, ronda terminada
    }
   *[other] { $game }, juega { $name }
}
home-so-far = La partida hasta ahora: { $points }
home-more-matches = { $count ->
    [one] y una más
   *[other] y { $count } más
}
home-last = Último resultado
home-won = { $by ->
    [points] { $who ->
        [you] Ganas por { $points }
       *[other] { $name } gana por { $points }
    }
   *[none] { $who ->
        [you] Ganas por desempate
       *[other] { $name } gana por desempate
    }
}
home-best = { $who ->
    [you] Lo mejor: { $suit }, { $points }
   *[other] Lo mejor: { $suit }, { $points } ({ $name })
}
home-see-sheet = Ver la hoja
home-first = ¿Primera vez?
home-guided = Una partida guiada
home-guided-means = Cinco minutos: cada idea aparece una vez, y al final se rellena la hoja de puntos.
home-guided-begin = Empezar
home-read = Todo en una página
home-read-means = Con dibujos, reglas numeradas y ejercicios.
home-read-open = Leer
home-continue-left = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
home-day = Reparto del día
home-day-with = Las mismas cartas para todos, contra { $name }.
home-day-open = { $state ->
    [new] Jugarlo
    [going] Seguir
   *[done] Ver cómo fue
}
home-day-today = hoy
home-day-row = { $count ->
    [one] Un día por ahora
   *[other] { $count } días seguidos
}
home-record = ganadas { $won } de { $count }
home-book = Diario
home-game = Elige un juego
home-game-card = para dos
home-game-board = de dos a cuatro
home-game-adapted = naipes corrientes, de dos a cuatro
home-company = Elige compañía
setup-gentle = Compañía paciente
home-level = Fuerza { $level } de 5
home-several = Varias personas, este dispositivo
home-afar = Otro dispositivo
home-rules = Reglas
home-learn = Aprender
home-matches = Partidas
home-settings = Ajustes
home-about = Acerca de
home-change = cambiar
home-summary = { $summary }, { $change }
home-start = En marcha
home-language = Idioma
home-also = Más
summary-card = { $expeditions ->
    [6] Seis expediciones
   *[5] Cinco expediciones
}, { summary-rounds }
summary-board = { $rounds ->
    [1] Una expedición, el juego corto
    [3] Tres expediciones
   *[other] { $rounds } expediciones
}
summary-adapted = Dos barajas corrientes, { summary-rounds }
summary-rounds = { $rounds ->
    [3] tres rondas
    [one] una ronda
   *[other] { $rounds } rondas
}

## Ajustes
settings-title = Ajustes
## Partidas
matches-title = Partidas
matches-reading = Buscando tus partidas…
matches-none = Todavía no hay partidas. La primera que juegues se guardará aquí.
matches-going = En curso
matches-over = Terminadas
matches-open = Seguir
matches-look = Ver
matches-export = Guardar como archivo
matches-delete = Borrar
matches-delete-ask = ¿Borrar esta partida? No se podrá recuperar.
matches-import = Abrir un archivo
matches-imported = La partida se ha añadido.
matches-untitled = Partida
matches-won = { $count ->
    [one] victoria: { $names }
   *[other] victoria compartida: { $names }
}
matches-practice = práctica
matches-afar = a distancia
matches-day = reparto del día
matches-points = { $name }: { $points }
matches-act = { $act }: { $match }
matches-damaged = Esta partida ya no se puede leer. Se ha apartado sin tocarla; puedes guardarla como archivo.
matches-newer = Esta partida la guardó otra versión del programa. Se ha dejado intacta; puedes guardarla como archivo.

## Hoja de puntos
sheet-where = { $kind ->
    [board] Expedición { $round } de { $rounds }
   *[other] Ronda { $round } de { $rounds }
}
sheet-where-open = { sheet-round }
sheet-won-round = { $kind ->
    [board] { $who ->
        [you] Ganas la expedición por { $points }
       *[other] { $name } gana la expedición por { $points }
    }
   *[other] { $who ->
        [you] Ganas la ronda por { $points }
       *[other] { $name } gana la ronda por { $points }
    }
}
sheet-even-round = { $kind ->
    [board] La expedición queda empatada
   *[other] La ronda queda empatada
}
sheet-over-round = { $kind ->
    [board] La expedición ha terminado
   *[other] La ronda ha terminado
}
sheet-won-match = { $by ->
    [points] { $who ->
        [you] Ganas la partida por { $points }
       *[other] { $name } gana la partida por { $points }
    }
   *[none] { $who ->
        [you] Ganas la partida
       *[other] { $name } gana la partida
    }
}
sheet-shared-match = Victoria compartida: { $names }
sheet-conceded = { $who ->
    [you] Te has rendido
   *[other] { $name } se ha rendido
}
sheet-broken-off = { $kind ->
    [board] La expedición se interrumpió y se cuenta tal como estaba.
   *[other] La ronda se interrumpió y se cuenta tal como estaba.
}
sheet-gave-up = rendición
sheet-skip = Saltar la cuenta
sheet-best = Mejor expedición: { $suit }, { $points }
sheet-best-path = Mejor camino: { $suit }, { $points }
sheet-best-stack = Mejor pila: { $suit }, { $points }
sheet-best-column = Mejor columna: { $suit }, { $points }
sheet-best-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
sheet-not-started = sin empezar
sheet-explorer = { $piece ->
    [researcher] investigador en la casilla { $step }
   *[adventurer] aventurero en la casilla { $step }
}
sheet-round = { $kind ->
    [board] Expedición { $round }
   *[other] Ronda { $round }
}
sheet-of-round = { $kind ->
    [board] Esta expedición:
   *[other] Esta ronda:
}
sheet-now = Así está ahora
sheet-rounds = { $kind ->
    [board] Las expediciones
   *[other] Las rondas
}
sheet-so-far = La partida hasta ahora
sheet-course = Cómo fue la partida
sheet-total = Total
sheet-player = Jugador
sheet-chart = { $kind ->
    [board] Totales después de cada expedición
   *[other] Totales después de cada ronda
}
sheet-begins = { $kind ->
    [board] { $who ->
        [you] Empiezas la expedición { $round }.
       *[other] { $name } empieza la expedición { $round }.
    }
   *[other] { $who ->
        [you] Empiezas la ronda { $round }.
       *[other] { $name } empieza la ronda { $round }.
    }
}
sheet-again-begins = { $who ->
    [lot] Quién empieza se decide a suertes.
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
sheet-rematch = Jugar otra vez
sheet-new = Cambiar de juego
through-title = Repasar la partida
review-title = Análisis
sheet-table = Ver la mesa
sheet-export = Guardar como archivo

## Lo que el programa dice de sí mismo
status-fetching = Descargando el juego: { $percent } de { $total } MB
status-fetching-open = Descargando el juego: { $loaded } MB
status-starting = Preparando la mesa
status-queued = Se está preparando la mesa; las cartas se reparten enseguida.
status-offline = Listo para jugar sin conexión.
status-one-file = Todo el juego está en este archivo y no necesita red. Si el navegador lo permite, guarda tus partidas; para llevarte una, guárdala como archivo.
status-update = Hay una versión nueva.
status-update-apply = Usarla ya
status-failed-network = Algo no se pudo descargar. Comprueba la conexión.
status-failed-file = No se pudo descargar { $file }. Comprueba la conexión.
status-failed-damaged = { $file } ha llegado dañado.
status-failed-offline = No hay conexión, y en este dispositivo aún no está guardado todo.
status-failed-browser = Este navegador es demasiado antiguo para el juego.
status-failed-stopped = El juego se ha parado.
status-stalled = No llega nada; todavía se espera { $file }.
status-again = Se reintentará automáticamente.
status-retry = Reintentar
status-restored = El juego se había parado y se ha preparado de nuevo; tu partida está como la dejaste.
status-unsaved-full = No queda sitio en este dispositivo: la partida no se está guardando. Guárdala como archivo.
status-unsaved-forbidden = Este navegador no guarda nada para esta página: la partida dura hasta que la cierres. Guárdala como archivo.
status-unsaved-conflict = Esta partida ha seguido también en otra ventana. Lo que juegues aquí se guarda como una segunda partida.
status-unsaved-other = Este turno no se pudo guardar. La partida sigue; guárdala como archivo por si acaso.
status-no-language = No se pudieron descargar los textos de tu idioma.
status-settings-aside = Tus ajustes eran de una versión más nueva y se han apartado.

## Errores
error-title = Algo ha ido mal
error-sorry = Puedes seguir, o copiar el informe y enviárselo a quien lleva esta página.
error-sorry-kept = Tu partida está guardada. Puedes seguir, o copiar el informe y enviárselo a quien lleva esta página.
error-copy = Copiar el informe
error-copied = Copiado.
error-report = Informe
error-reload = Cargar la página otra vez
error-input = La mesa no ha entendido eso.
error-version = Eso viene de la versión { $version }, que esta página no conoce.
error-long = Eso pasa de { $most } caracteres.
error-text = «{ $text }» no es una carta, una jugada ni un sitio de este juego.
error-option = { $option ->
    [none] Estas reglas son incompatibles.
   *[other] Esa regla no se puede fijar así: { $option }.
}
error-record = Este archivo no es un registro válido: { $sentence }
error-lesson = Esta posición o lección no es válida: { $sentence }
error-stale = La mesa ya había cambiado; se ha vuelto a dibujar.
error-internal = Algo ha ido mal por dentro. La mesa está como estaba.
error-no-match = No hay ninguna partida en la mesa.
error-match-elsewhere = Esta partida no está guardada en este dispositivo.
error-match-over = La partida ha terminado.
error-round-over = La ronda ha terminado; la siguiente no ha empezado.
error-turns-limit = Una ronda tiene como mucho { $most } turnos. Esta se queda como está; puedes rendirte o empezar otra partida.
error-round-going = La ronda se está jugando todavía.
error-computer-turn = Es el turno de { $seat }.
error-no-computer = No le toca a ningún jugador virtual.
error-pass = Primero hay que pasar el dispositivo a { $seat }.
error-no-pass = Ahora no toca pasar el dispositivo.
error-curtain = El dispositivo espera a { $seat }.
error-no-curtain = La cortina no está echada.
error-other-seat = Eso le toca a { $seat }.
error-nothing-to-undo = No hay ninguna jugada tuya que deshacer.
error-no-hint = Ahora no hay pista: no te toca.
error-not-kept = Las posiciones, las lecciones y las repeticiones no se guardan.
error-file = Este archivo no se puede leer.
unsupported-title = Este navegador no puede con la mesa
unsupported-why = Le falta algo en lo que se apoya la página: { $missing }. Cualquier versión actual de Chrome, Edge, Firefox o Safari lo tiene.

# Where a game has no words of its own.
plain-game = un juego aparte
plain-option-means = Según las reglas propias del juego.
plain-mind = un jugador sin retrato
plain-reason = Las reglas de este juego no lo permiten ahora.
