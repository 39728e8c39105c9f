# Las páginas que enseñan las reglas (learn/): lo que rodea a las reglas y lo que dicen las imágenes. Las lee la construcción del
# sitio; no se envían a la página.

learn-title = Cómo se juega
learn-about = Las reglas de Ciudades Perdidas completas y en imágenes: el juego de cartas, el de tablero y el de dos barajas corrientes, con ejercicios y hojas de puntos.
learn-lead = Tres juegos, una idea: una expedición cuesta puntos antes de darlos, y no hay vuelta atrás. Lee, prueba, cuenta tus puntos.
learn-lead-still = Tres juegos, una idea: una expedición cuesta puntos antes de darlos, y no hay vuelta atrás.
learn-page = { $game }: las reglas · Ciudades Perdidas
learn-page-index = Cómo se juega · Ciudades Perdidas
learn-games = Los tres juegos
learn-contents = En esta página
learn-play = Jugar aquí
learn-guided = Una partida guiada
learn-home = A las mesas
learn-all = Todas las reglas
learn-language = Idioma
learn-print = Imprimir las reglas
learn-read = Las reglas
learn-try = Ejercicios
learn-count = Hoja de puntos
learn-skip = Saltar al texto
learn-top = Volver arriba
learn-unofficial = No oficial y hecho por aficionados. Las reglas están contadas con nuestras palabras; donde las impresas callan, lo decimos.
learn-differ = Y si algo no queda claro en la mesa, pulsa la carta: el programa dice por qué rechaza una jugada y nombra la regla, con los números de estas páginas.

## Las imágenes y sus textos
learn-suit-alt = Todas las cartas de un color: { $cards }.
learn-follow-mine = En la mesa
learn-follow-other = La del otro jugador
learn-follow-may = puede seguir
learn-follow-cannot = no puede
learn-follow-helps = le sirve
learn-follow-safe = sin riesgo
learn-follow-alt = { $owner ->
    [other] La columna del otro jugador: { $column }. Le sirve: { $may }. Se descarta sin riesgo: { $cannot }.
   *[mine] En la mesa: { $column }. { $refused ->
        [0] Puede seguir: { $may }.
       *[other] Puede seguir: { $may }. No puede: { $cannot }.
    }
}
learn-draw-open = abierta
learn-draw-closed = cerrada
learn-draw-empty = vacía
learn-draw-alt = Se acaba de descartar { $card }. Abiertas: { $open }. Cerrada: { $card }. Vacías: { $empty }.
learn-sums-alt = { $cards }; puntos: { $sum }.
learn-range-cards = Cartas
learn-range-worst = Mínimo
learn-range-best = Máximo
learn-options-else = o bien: { $values }
learn-paths-alt = El camino { $suit }: { $steps }.
learn-paths-cards = Tus cartas: { $cards }.
learn-paths-move = Movimiento { $which }: de la casilla { $from } a la casilla { $to }.
learn-paths-bridge = puente
learn-crossings-alt = { $count } de { $end } cruces hechos: el próximo termina la expedición.
learn-explorers-who = Explorador
learn-explorers-step = Casilla
learn-explorers-points = Puntos
learn-explorers-total = En total
learn-artifacts-short = Una expedición
learn-artifacts-long = Tres expediciones
learn-artifacts-number = Artefactos
learn-artifacts-points = Puntos
learn-artifacts-range = { $from }–{ $to }
learn-artifacts-more = { $from } o más
learn-ladder-cards = Cartas
learn-ladder-points = Puntos
learn-ladder-more = cada carta más
learn-stacks-mine = Tú
learn-stacks-other = Nora
learn-stacks-alt = { $who }: { $stacks }.

## Ejercicios
learn-exercise = Ejercicio { $which }
learn-exercise-solved = resuelto
learn-exercise-link = Ejercicio: { $title }
learn-next = Ejercicio siguiente
learn-back = Volver a la regla { $rule }
learn-end = Y ahora, una partida
learn-end-lead = Ya conoces las reglas. La partida guiada las sigue y explica sobre la marcha, contra un jugador paciente; o ponte en marcha ya.
learn-own = Más adelante, tus propias partidas dan ejercicios: una partida analizada te devuelve los momentos que más costaron.
learn-own-go = Tus ejercicios
learn-exercises-lead = Por el camino hay ejercicios, cada uno en una mesa propia: juega una carta y verás la respuesta. Lo que has resuelto se recuerda en este dispositivo.
learn-exercises-still = Por el camino hay ejercicios. En este archivo son imágenes: piensa qué jugarías. En la página web del juego cada uno se puede jugar, y cada jugada recibe respuesta.
learn-exercises-progress = { $solved } de { $count } resueltos
learn-exercises-script = Para jugar un ejercicio hay que permitir aquí los scripts.
learn-exercises-lost = Este ejercicio no ha llegado. Cuando haya red, vuelve a cargar la página para jugarlo.

## La mesa de un vistazo: lo que lleva número en la imagen
learn-whole = La mesa de un vistazo
learn-mark-theirs = **Las expediciones del otro jugador**, y debajo de cada una lo que vale ahora
learn-mark-piles = **Las pilas de descarte**, una por color: solo se ve y se puede robar la carta de arriba
learn-mark-mine = **Tus expediciones**: una columna por color, con la última carta abajo
learn-mark-sum = **Lo que vale** si la ronda terminara ahora
learn-mark-hand = **Tu mano**: ocho cartas que solo ves tú
learn-mark-deck = **El mazo**, y cuántas cartas le quedan
learn-mark-column = **Tu columna** de un color: las cartas que has jugado en ese camino
learn-mark-explorer = **Exploradores**, con una forma propia para cada jugador; el más grande, con ×2, es el investigador
learn-mark-tile = **Una ficha**: artefactos, flechas y puntos están a la vista de todos
learn-mark-bridge = **Los puentes**, entre la sexta casilla y la séptima
learn-mark-crossings = **Los cruces** hechos: el quinto termina la expedición
learn-mark-people = **Los jugadores**, con los artefactos y los puntos que han reunido
learn-mark-stacks-theirs = **Las pilas del otro jugador**, y lo que vale cada una
learn-mark-stacks-piles = **Las pilas de descarte**, una por palo: solo se ve y se puede robar la carta de arriba
learn-mark-stacks-mine = **Tus pilas**, una por palo, con la última carta abajo
learn-mark-stacks-sum = **Cuántas cartas** tiene una pila, y lo que eso vale
