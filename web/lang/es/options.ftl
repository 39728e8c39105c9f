# Poner la mesa: los sitios, y cada opción de los tres juegos con su sentido y sus valores.

## Poner la mesa
setup-title = Preparar la mesa
setup-game = Juego
setup-seats = Cuántos juegan
setup-unofficial = { $count ->
    [one] Un jugador es más de lo que prevén
   *[other] { $count } jugadores son más de los que prevén
} las reglas: no es oficial
setup-who = Quién se sienta dónde
setup-seat = Sitio { $seat }
setup-person = Una persona
setup-name = Nombre del sitio { $seat }
setup-watch = Aquí solo hay jugadores virtuales: tú miras cómo juegan.
setup-gentle-means = Los jugadores virtuales se contienen cuando van a sacar mucha ventaja, y en la mesa se indica. Una partida así es de práctica y no cuenta en las estadísticas.
status-practice-on = Partida de práctica: sigue desde un punto de otra partida
status-practice-only = Partida de práctica
status-gentle = { $count ->
    [one] { $names } tiene paciencia contigo
   *[other] { $names } tienen paciencia contigo
}
log-concede = { $who ->
    [you] { $name } te rindes
   *[other] { $name } se rinde
}
log-concede-then = { $who ->
    [you] te rindes
   *[other] se rinde
}
reason-suit-not-in-play = { $suit } no se juega en esta partida.
reason-not-yours = Ese lado es de otro jugador.
reason-other-suit = A { $suit } no pertenece { $card }.
zone-lesson-over = Listo
reason-round-over = { $kind ->
    [board] La expedición ha terminado.
   *[other] La ronda ha terminado.
}
sheet-deal = { $kind ->
    [board] Repartir la expedición { $round }
   *[other] Repartir la ronda { $round }
}
setup-starts = Quién empieza
setup-starts-means = { $game ->
    [card] La caja dice que empieza el de más edad; el azar no sabe de edades.
    [board] Se acuerda o se echa a suertes. Las expediciones siguientes las empieza el jugador al que le habría tocado jugar.
   *[adapted] Las reglas no dicen quién empieza la primera ronda: se acuerda o se echa a suertes.
}
setup-starts-random = A suertes
setup-rules = Reglas de esta partida
setup-more = Más reglas
setup-reset = Como dicen las reglas

## Los jugadores de la máquina: cómo juega cada uno
mind-wander-about = Conoce las reglas y deja lo demás al azar.
mind-searcher-about = No conoce más que las reglas, y sigue cada jugada en la cabeza para ver adónde lleva.
mind-novice-about = Empieza todo lo que encaja, juega lo que acaba de robar y nunca se pregunta a quién le sirven sus descartes.
mind-bold-about = { $game ->
    [card] No pasa de largo ante una carta que quizá le sirva, confía en la suerte y apuesta pronto.
   *[other] No pasa de largo ante una carta que quizá le sirva, y confía en la suerte.
}
mind-careful-about = Se toma su tiempo, lo piensa dos veces antes de empezar y deja poco que sirva a los demás.
mind-skilled-about = Tiene un plan para cada turno que queda, sabe parar a tiempo y rara vez da un paso en falso.
mind-expert-about = Cuenta cada carta, recuerda quién se llevó qué y no pasa nada por alto.

## Opciones: un nombre, qué significa, sus valores
home-other = con algunas reglas cambiadas
rules-agreed = En la partida que está en la mesa
option-line = { $option }: { $value }
option-own-value = Según esta partida
option-rounds = Rondas
option-rounds-means = La suma más alta de todas las rondas gana la partida.
option-board-rounds = Expediciones
option-board-rounds-means = Tres forman una partida entera; una es el juego corto, con su propia tabla de artefactos.
option-expeditions = Expediciones
option-expeditions-means = Seis es el juego largo: un cielo nocturno en morado y doce cartas más.
option-next_starter = Quién empieza las rondas siguientes
option-next_starter-means = La primera ronda se decide arriba; aquí, quién abre las que vienen después.
option-next_starter-previous = Quien ganó la última
option-next_starter-total = Quien va por delante
option-next_starter-alternate = Por turnos
option-next_starter-random = A suertes
option-next_starter-next = El siguiente al último en jugar
option-next_starter-rotate = El siguiente al último en empezar
option-next_starter-winner = Quien ganó la última
option-starter_tie = Si ahí hay empate
option-starter_tie-means = Quién empieza la ronda siguiente cuando los puntos que lo deciden son iguales.
option-starter_tie-other = Quien no empezó
option-starter_tie-same = El mismo otra vez
option-starter_tie-random = A suertes
option-match_tie = Empate al final
option-match_tie-means = Qué pasa cuando los mejores totales son iguales.
option-match_tie-shared = Victoria compartida
option-match_tie-extra = Una ronda más
option-match_tie-stacks = Gana quien tenga más pilas largas
option-redraw_own_discard = Recoger tu propio descarte
option-redraw_own_discard-means = Si puedes robar justo la carta que acabas de descartar.
option-turn_limit = Límite de turnos
option-turn_limit-means = La ronda acaba tras ese número de turnos, contando los de todos, y se puntúa como esté.
option-board-turn_limit = Límite de turnos
option-board-turn_limit-means = La expedición acaba tras ese número de turnos, contando los de todos, y se puntúa como esté.
option-turn_limit-null = Ninguno
option-direction = Caminos
option-direction-means = Si pueden ir en ambos sentidos, la primera carta distinta decide si un camino sube o baja.
option-direction-ascending = Solo suben
option-direction-both = Suben o bajan
option-start_lowest = Primera carta de un camino
option-start_lowest-means = Si un camino debe empezar por tu carta más baja de su color.
option-start_lowest-advice = Cualquier carta
option-start_lowest-strict = La más baja de la mano
option-free_move_on_arrival = Mover al llegar al nueve
option-free_move_on_arrival-means = Llegar a la novena casilla ya mueve a otro explorador.
option-arrow_optional = Se puede renunciar a las flechas
option-arrow_optional-means = Si no, hay que usar la flecha siempre que un explorador pueda moverse.
option-point_tiles_stay = Las fichas de puntos se quedan
option-point_tiles_stay-means = Todo el que llega gana los puntos, no solo el primero.
option-floor = Puntos bajo cero
option-floor-means = Cómo se cuenta un total que caería por debajo de cero.
option-floor-net = Nunca bajo cero, primero la suma
option-floor-piece = Nunca bajo cero, de uno en uno
option-floor-none = Bajo cero también cuenta
option-floor-zero = Nunca bajo cero
option-two_player_removal = Cartas apartadas entre dos
option-two_player_removal-means = Cuántas cartas se apartan sin verlas cuando juegan dos.
option-tile_layout = Casillas con ficha
option-tile_layout-means = Qué casillas de cada camino llevan ficha.
option-large_table = Tabla de artefactos
option-large_table-means = Lo que valen al final los artefactos de tres expediciones. No conocemos la tabla impresa: la primera de aquí es propia de este proyecto.
option-large_table-1 = Propia: de { $least } a { $most }
option-large_table-2 = Como en el juego corto: de { $least } a { $most }
option-ace = Ases
option-ace-means = Si el as abre un palo o lo corona.
option-ace-low = Bajo el dos
option-ace-high = Sobre el rey
option-stacks_of = De quién son las pilas largas que acaban la ronda
option-stacks_of-means = Pilas de siete o más, contadas entre todos o de uno solo.
option-stacks_of-all = De todos juntos
option-stacks_of-one = De un jugador
option-stacks_to_end = Pilas largas que acaban la ronda
option-stacks_to_end-means = Con ese número de pilas de siete o más, la ronda acaba en el acto. Un jugador solo tiene cuatro: si se cuentan las de uno solo, cinco o seis no se dan nunca.

## El límite de turnos: lo que queda, y que termina una ronda
status-last-turns = { $count ->
    [one] Este es el último turno.
   *[other] Quedan { $count } turnos, contando los de todos.
}
status-last-turns-why = { $kind ->
    [board] Después el límite de turnos termina la expedición, que se puntúa como esté.
   *[other] Después el límite de turnos termina la ronda, que se puntúa como esté.
}
sheet-limited = terminada por el límite de turnos
log-limit = { $game ->
    [board] El límite de turnos termina la expedición
   *[other] El límite de turnos termina la ronda
}
log-limit-then = { $game ->
    [board] el límite de turnos termina la expedición
   *[other] el límite de turnos termina la ronda
}

## Lo que está guardado en este dispositivo
offline-whole = Sin conexión: completo. Todo el juego está guardado en este dispositivo.
offline-lacking = { $count ->
    [one] Sin conexión: en este dispositivo falta un archivo del juego.
   *[other] Sin conexión: en este dispositivo faltan { $count } archivos del juego.
}
offline-none = Sin conexión: no está guardado en este dispositivo, así que el juego necesita la red.
offline-mending = Sin conexión: descargando lo que falta.
offline-mend = Reparar
