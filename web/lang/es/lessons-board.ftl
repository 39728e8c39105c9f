# Ejercicios del juego de tablero (web/learn/lessons/board/): qué se pide, qué se responde a cada jugada, una pista.

lesson-board-discard = Descartar { $card } está permitido, pero aquí no ayuda. Mira otra vez lo que se pide.

lesson-board-begin-title = A quién enviar, y adónde
lesson-board-begin-task = La expedición acaba de empezar. Abre el camino en el que llegarás más lejos, con el explorador que más gane allí.
lesson-board-begin-hint = ¿De qué color tienes varias cartas que suben despacio? ¿Y para quién cuenta doble la casilla?
lesson-board-begin-done = Bien: 0, 1, 3 y 5 ya llevan al investigador a la cuarta casilla, y queda tiempo para más.
lesson-board-begin-single = El camino es el bueno, pero allí el investigador contaría doble.
lesson-board-begin-skip = El camino es el bueno, pero tu 0 ya no podría colocarse. Sería una casilla más.
lesson-board-begin-high = Tras { $card } pueden seguir pocas cartas; ese explorador apenas saldrá de las casillas negativas.

lesson-board-equal-title = Cartas iguales
lesson-board-equal-task = Tu columna de Selva está en 6. Avanza sin perder ninguna casilla.
lesson-board-equal-hint = Hay dos cartas de cada número, y las iguales están permitidas.
lesson-board-equal-done = Bien: una casilla con el segundo 6, y el 7 y el 10 aún pueden seguir.
lesson-board-equal-later = Aquí encaja { $card }, pero entonces se pierde tu 6, y con él una casilla.
lesson-board-equal-last = Después del 10 solo podría seguir el otro 10.

lesson-board-tile-title = Quien llega primero
lesson-board-tile-task = En la quinta casilla del Mar hay un artefacto, y junto a tu explorador hay uno del otro jugador. ¿Qué juegas?
lesson-board-tile-hint = Un artefacto es de quien llega primero.
lesson-board-tile-done = Bien: el artefacto es tuyo, y la casilla da 10.
lesson-board-tile-white = Avanzas una casilla, pero ahora el otro jugador se lleva el artefacto.

lesson-board-arrow-title = Una flecha
lesson-board-arrow-task = Llega a la flecha del camino del Desierto y úsala donde más dé.
lesson-board-arrow-say-1 = Primero juega una carta.
lesson-board-arrow-hint-1 = Tu columna del Desierto está en 5.
lesson-board-arrow-done-1 = Tu aventurero está en la flecha.
lesson-board-arrow-begin = Eso abre otro camino. La flecha está en el del Desierto.
lesson-board-arrow-say-2 = Ahora mueve a uno de tus exploradores.
lesson-board-arrow-hint-2 = Compara las casillas: ¿quién gana más al avanzar una, y quién cuenta doble?
lesson-board-arrow-done-2 = Bien: de −20 a +10 el investigador gana 30, y además un artefacto.
lesson-board-arrow-yellow = De −10 a +5 se ganan 15. Hay algo mejor.
lesson-board-arrow-stay = Puedes renunciar, pero aquí una casilla vale mucho.

lesson-board-nine-title = En la novena casilla
lesson-board-nine-task = Tu aventurero del Volcán ya ha llegado. Sácale algo más a tu 9.
lesson-board-nine-say-1 = Primero juega una carta.
lesson-board-nine-hint-1 = Una carta que encaja aún se puede jugar cuando su explorador está en la novena casilla.
lesson-board-nine-done-1 = Se queda, y otro explorador puede moverse.
lesson-board-nine-begin = Eso abre un camino en −20. Tu Volcán puede hacer más.
lesson-board-nine-say-2 = Ahora mueve al otro.
lesson-board-nine-hint-2 = El investigador está en una casilla negativa.
lesson-board-nine-done-2 = Bien: de −20 a +10, sin ninguna carta de Cumbres.
lesson-board-nine-stay = Puedes renunciar, pero esta casilla vale 30 puntos.

lesson-board-cross-title = El quinto puente
lesson-board-cross-task = Cuatro exploradores han cruzado. Los demás jugadores tienen aún a su investigador en la primera casilla. ¿Qué juegas?
lesson-board-cross-hint = ¿Quién puede hacer el quinto cruce, y qué daría?
lesson-board-cross-done = Bien: tu investigador da 60 puntos, los suyos −40 cada uno, y ya no tienen turno para remediarlo.
lesson-board-cross-go-on = Ahora los demás tienen tiempo de adelantar a sus investigadores. Termina mientras te conviene.

lesson-board-wait-title = Todavía no
lesson-board-wait-task = Cuatro han cruzado, y solo tú podrías ser el quinto. Tu investigador está en −20. ¿Qué juegas?
lesson-board-wait-hint = Nadie más puede cruzar pronto. ¿Qué carta te da más antes de terminar?
lesson-board-wait-done = Bien: de −20 a +10. El puente puede esperar.
lesson-board-wait-cross = Eso termina la expedición con tu investigador en −20 y un aventurero en −10.
lesson-board-wait-single = Eso te da 15, de −10 a +5. El investigador te da el doble.

lesson-board-late-title = Tarde
lesson-board-late-task = Quedan tres cartas en el mazo. Aprovecha este turno.
lesson-board-late-hint = Quien abre ahora un camino se queda en su primera casilla.
lesson-board-late-done = Bien: de −10 a +5.
lesson-board-late-begin = Un explorador en la primera casilla cuesta 20, el investigador 40, y apenas queda un turno.
lesson-board-late-idle = Eso no cuesta nada, pero una de tus cartas te da 15 puntos.

lesson-board-turn-title = Arriba o abajo
lesson-board-turn-task = En esta variante, tu próxima carta distinta fija si tu Desierto sube o baja. Elige bien.
lesson-board-turn-hint = Cuenta tus cartas por debajo del 6 y por encima.
lesson-board-turn-done = Bien: hacia abajo, 4, 4, 2, 1 y 0 te llevan cinco casillas más allá.
lesson-board-turn-up = Hacia arriba solo tienes este 9. Mira en el otro sentido.
lesson-board-turn-far = El sentido es el bueno, pero { $card } se salta cartas que serían casillas.
