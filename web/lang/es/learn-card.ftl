# Las reglas completas del juego de cartas, para su página en learn/. learn-<regla> es el título de una sección,
# learn-<regla>-<nombre> un párrafo, -1, -2 ... las líneas de una lista. Lo **destacado** va entre dos asteriscos.

learn-card-head = El juego de cartas
learn-card-about = Las reglas del juego de cartas Ciudades Perdidas para dos, completas y en imágenes: colocar, apuestas, descartes y puntos, con ejercicios y hoja de puntos.
learn-card-lead = Dos jugadores envían expediciones a las mismas ciudades perdidas. Cada una cuesta 20 puntos antes de dar alguno; y lo que a ti no te sirve, al otro quizá sí.

learn-1-1 = Cartas y mesa
learn-1-1-cards = Juegan dos con 60 cartas de cinco colores: **Desierto, Mar, Cumbres, Selva y Volcán**. Cada color tiene los números del 2 al 10, uno de cada, y tres **cartas de apuesta**.
learn-1-1-long = El juego largo añade la **Noche**, un sexto color con doce cartas más: 72 en total. Ninguna otra regla cambia.
learn-1-1-deal = Se baraja y se reparten ocho cartas a cada jugador. Las otras 44 (56 en el juego largo) forman el **mazo**. Se puede contar en todo momento cuántas quedan.
learn-1-1-table = Entre los jugadores hay una **pila de descarte** por color, vacía al principio; solo se ve su carta de arriba. Delante de ti crecen tus **expediciones**: una columna por color, con las cartas en el orden en que las colocaste.

learn-1-2 = Un turno
learn-1-2-steps = Un turno tiene dos pasos, siempre en este orden: **primero coloca una carta y luego roba una**. No se puede omitir ninguno, así que siempre terminas con ocho cartas.
learn-1-2-place = En una expedición
learn-1-2-follow = Coloca una carta en tu propia expedición de su color. Un número debe ser **mayor que el último número** que hay allí. Puedes saltarte números, pero los que te saltas se pierden: ninguna carta se mueve ni se intercala después.
learn-1-2-wager = Apuestas
learn-1-2-stake = Una apuesta va en una expedición **antes de su primer número**, nunca después; caben hasta tres. Cada una multiplica lo que la expedición dé al final, y también lo que pierda.
learn-1-2-discard = En una pila de descarte
learn-1-2-pile = O deja la carta boca arriba en la pila de descarte de su color. Eso está **siempre permitido**, aunque la carta encaje en una expedición.
learn-1-2-help = Pero el otro jugador puede robarla. Una carta que encaja en su expedición es un regalo; una menor que su último número se puede descartar sin riesgo, igual que un color para el que ya es tarde.
learn-1-2-draw = Robar
learn-1-2-from = Roba la carta de arriba del mazo o la de arriba de cualquier pila de descarte. Solo **la carta que acabas de descartar** está cerrada para ti en este turno, y con ella toda su pila. Una carta colocada en una expedición no cierra nada.

learn-1-3 = Fin de la ronda
learn-1-3-end = Quien roba la **última carta del mazo** termina la ronda en el acto. El otro jugador no tiene otro turno, y las cartas que quedan en la mano no puntúan.
learn-1-3-count = Conviene contar por adelantado: dos cartas del mazo son un turno más para ti. Robar de una pila de descarte deja el mazo como está y gana el turno que aún necesita una buena mano; si vas por delante, date prisa y roba del mazo.

learn-1-4 = Puntos
learn-1-4-each = Cada expedición cuenta por separado. La que **nunca empezó vale 0**: no ha costado nada. Con las demás:
learn-1-4-steps-1 = suma sus números;
learn-1-4-steps-2 = resta 20, lo que cuesta partir;
learn-1-4-steps-3 = con una, dos o tres apuestas multiplica por 2, 3 o 4, también si es una pérdida;
learn-1-4-steps-4 = con ocho cartas o más, apuestas incluidas, suma 20. Esta bonificación no se multiplica.
learn-1-4-cost = Los 20 del principio
learn-1-4-debt = Antes de partir, pregúntate qué está aún por llegar. Si tus números suman 20, solo has pagado el viaje: 4, 6 y 10 quedan en 0, y un 2 solitario cuesta 18. Con la ronda avanzada, la mejor expedición es la que no se empieza.
learn-1-4-eighth = La octava carta
learn-1-4-bonus = La octava carta da 20 además de su número. Las apuestas también son cartas: tras tres de ellas, el quinto número es la octava carta. Con siete no hay bonificación.

learn-1-5 = La partida
learn-1-5-match = Una partida son tres rondas, y en cada una se barajan todas las cartas y se reparte de nuevo; gana la suma más alta de las tres. Si las sumas son iguales, se comparte la victoria.
learn-1-5-start = Quien sumó más en una ronda empieza la siguiente; tras una ronda empatada, quien no la empezó. La primera la empieza el jugador de más edad o, en este programa, quien diga la suerte.

learn-1-6 = Lo que puede dar una expedición
learn-1-6-range = En el peor y en el mejor caso, según su número de cartas, apuestas incluidas:
learn-1-6-most = Así que ninguna expedición pierde más de 80 ni da más de 156. Las cinco juntas suman en una ronda entre −400 y 580, porque siempre quedan cartas en las manos y en poder del otro.

learn-1-7 = Lo que cambia de una mesa a otra
learn-1-7-open = Hay preguntas que las reglas impresas dejan abiertas o que cada edición responde a su manera. En este programa eliges tú; si no dices otra cosa, vale la primera respuesta.
