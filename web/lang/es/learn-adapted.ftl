# Las reglas completas del juego con dos barajas corrientes, para su página en learn/ (véase learn-card.ftl).

learn-adapted-head = Dos barajas corrientes
learn-adapted-about = Las reglas de Ciudades Perdidas adaptadas a dos barajas corrientes, de dos a cuatro, completas y en imágenes: pilas, cartas iguales, puntos y final, con ejercicios y hoja de puntos.
learn-adapted-lead = La misma aventura con dos barajas corrientes. El valor de las cartas solo dice cuál puede ir tras cuál; lo que cuenta es lo largas que sean tus pilas.

learn-3-1 = El juego entero
learn-3-1-cards = Cartas
learn-3-1-decks = Juegan de dos a cuatro con dos barajas corrientes sin comodines: **104 cartas**, cuatro palos, cada carta dos veces.
learn-3-1-deal = Se reparten ocho cartas a cada uno. Si juegan dos, se apartan 30 de las demás sin verlas. Lo que queda es el mazo: 58 cartas con dos jugadores, 80 con tres y 72 con cuatro. Se juega en el sentido de las agujas del reloj.
learn-3-1-turn = Un turno
learn-3-1-steps = Un turno tiene dos pasos, siempre en este orden: **primero coloca una carta y luego roba una**. Siempre terminas con ocho cartas.
learn-3-1-stack = Coloca la carta en tu propia pila de su palo; hay una pila por palo. Debe ser **igual o mayor** que la carta que hay encima. Puedes saltarte valores, y cualquier carta empieza una pila.
learn-3-1-ace = El as es bajo y va antes del dos; después del diez vienen la jota, la reina y el rey.
learn-3-1-pile = O déjala boca arriba en la pila de descarte común de su palo. Eso siempre está permitido.
learn-3-1-from = Luego roba la carta de arriba del mazo o la de arriba de cualquier pila de descarte, pero no la carta que acabas de descartar.
learn-3-1-points = Puntos
learn-3-1-count = Solo cuenta el **número de cartas** de una pila, no su valor. Una pila que nunca empezó vale 0.
learn-3-1-debt = Una sola carta cuesta 10, y hasta la cuarta no se gana nada. Por eso, empieza una pila con una carta baja y cuando tengas más para ella; a un rey en un sitio vacío solo puede seguirlo el otro rey.
learn-3-1-seventh = A partir de la sexta, cada carta da 10. Una pila larga que aún tiene sitio vale más que una nueva.
learn-3-1-end = Fin de la ronda
learn-3-1-three = Una ronda termina **en el acto cuando tres pilas tienen siete cartas o más**, contando las de todos; ya nadie roba. Las pilas de descarte no cuentan. Aquí ya hay dos largas y Nora pone su séptimo trébol: se acabó.
learn-3-1-deck = También termina en el acto cuando alguien roba la última carta del mazo.
learn-3-1-watch = Por eso una séptima carta es también un reloj. Con dos pilas largas en la mesa, quien se guarda una séptima carta decide cuándo acaba la ronda: mientras los demás tienen aún pilas cortas.
learn-3-1-match = La partida
learn-3-1-match-sum = Una partida son tres rondas, y en cada una se barajan las 104 cartas y se reparte de nuevo; gana la suma más alta. Las sumas pueden bajar de cero.

learn-3-2 = Donde no hay nada escrito
learn-3-2-silent = Este juego viene de una página de pocas líneas, que deja algunas preguntas sin contestar. Este programa lo entiende así: la ronda siguiente la empieza el jugador al que le habría tocado jugar, y si las sumas son iguales se comparte la victoria.
learn-3-2-more = También pueden jugar cinco o seis; las reglas no lo prevén, así que no es oficial. Lo que se puede fijar de otro modo:
