# Ejercicios del juego de cartas (web/learn/lessons/card/): qué se pide, qué se responde a cada jugada, una pista.

lesson-card-discard = Descartar { $card } está permitido, pero aquí no ayuda. Mira otra vez lo que se pide.

lesson-card-follow-title = La carta siguiente
lesson-card-follow-task = Tu Desierto está en 4. Coloca la carta que se salte lo menos posible.
lesson-card-follow-hint = Lo que te saltas ya no se puede colocar. ¿Cuál es la carta más baja del Desierto que encaja?
lesson-card-follow-done = Bien: el 6 encaja, y del 7 al 10 aún pueden llegar.
lesson-card-follow-nine = El 9 encaja, pero entonces tu 6 se pierde para siempre. Empieza por la más baja.
lesson-card-follow-new = Eso empieza otra expedición, que cuesta 20. Sigue con el Desierto.

lesson-card-wager-title = Primero la apuesta
lesson-card-wager-task = Tienes cinco cartas del Volcán. ¿En qué orden dan más? Coloca la primera.
lesson-card-wager-hint = Una de ellas ya no se puede colocar cuando hay un número.
lesson-card-wager-done = Bien: primero la apuesta. Con 5, 7, 8 y 10 el Volcán dará 20 en vez de 10.
lesson-card-wager-number = Tras { $card } ya no se puede colocar la apuesta. Hazlo en el otro orden.
lesson-card-wager-thrown = Con esos números en la mano merece la pena colocar la apuesta, no descartarla.

lesson-card-cost-title = Ya es tarde para partir
lesson-card-cost-task = Quedan tres cartas en el mazo, es decir, dos turnos tuyos si nadie roba de un descarte. Aprovecha este.
lesson-card-cost-hint = Una expedición nueva cuesta 20. ¿Cuánto puede dar aún en dos turnos?
lesson-card-cost-done = Bien: 9 puntos para las Cumbres, y ninguna deuda nueva.
lesson-card-cost-begin = Una expedición nueva empieza en −20, y dos turnos no bastan para pagarla. Quedaría en { $points }.
lesson-card-cost-thrown = Colocar { $card } daría 9 puntos; así, el otro jugador puede tomar esa carta.
lesson-card-cost-idle = Eso no cuesta nada, pero tampoco da nada. Una de tus cartas da puntos ahora mismo.

lesson-card-gift-title = No regales nada
lesson-card-gift-task = Ahora no te conviene colocar ninguna de tus cartas. Descarta la que no ayude al otro jugador.
lesson-card-gift-hint = Mira los últimos números del otro jugador. ¿Cuál de tus cartas llega tarde allí?
lesson-card-gift-done = Bien: su Volcán ya está en 6, así que el 3 no le sirve.
lesson-card-gift-gift = En su expedición encaja { $card }: un regalo.
lesson-card-gift-begin = Eso empieza una expedición cuando quedan cinco cartas en el mazo. Quedaría en { $points }.

lesson-card-closed-title = Deja abierta la pila
lesson-card-closed-task = En la pila de descarte del Desierto está el 9, y tu Desierto está en 7. Hazte con él.
lesson-card-closed-say-1 = Primero descarta algo.
lesson-card-closed-hint-1 = La pila en la que descartas queda cerrada para ti en este turno.
lesson-card-closed-done-1 = Bien: el 2 de Cumbres solo cierra su propia pila, y a las Cumbres del otro jugador les llega tarde.
lesson-card-closed-cover = Así { $card } quedaría encima del 9, y esa pila estaría cerrada para ti.
lesson-card-closed-begin = Una expedición nueva cuesta 20. Basta con descartar.
lesson-card-closed-say-2 = Ahora roba.
lesson-card-closed-hint-2 = La carta de arriba de una pila abierta es tuya si la quieres.
lesson-card-closed-done-2 = Bien: el 9 irá a tu Desierto en el próximo turno.
lesson-card-closed-deck = En el mazo puede haber cualquier cosa. El 9 está ahí, a la vista.

lesson-card-take-title = De dónde robar
lesson-card-take-task = Ya has colocado tu carta. Roba la que te ayude con seguridad.
lesson-card-take-hint = Tu Selva está en 4, y tienes su 6.
lesson-card-take-done = Bien: 4, 6, 8, y una apuesta debajo. Y el otro jugador ya no puede tomarla.
lesson-card-take-useless = No tienes expedición del Mar, y la suya está en 7: ese 5 no ayuda a nadie.
lesson-card-take-deck = En el mazo puede haber algo mejor, pero es poco probable. Lo que encaja ya está en una pila.

lesson-card-eighth-title = La octava carta
lesson-card-eighth-task = Es el último turno de la ronda. ¿Qué carta da más?
lesson-card-eighth-hint = Cuenta las cartas de tu Mar, también la apuesta.
lesson-card-eighth-done = Bien: el 9 cuenta doble y es la octava carta. Son 38 puntos, frente a 10.
lesson-card-eighth-ten = El 10 da 10 puntos. El Mar tiene siete cartas y una apuesta entre ellas; míralo otra vez.

lesson-card-timing-title = Ganar un turno
lesson-card-timing-task = Queda una carta en el mazo, y aún tienes el 9 y el 10 del Volcán. Roba.
lesson-card-timing-hint = Quien roba la última carta termina la ronda en el acto. ¿Tienes que robar del mazo?
lesson-card-timing-done = Bien: el mazo conserva su carta. Si el otro jugador la deja ahí, tu 9 dará 18 puntos.
lesson-card-timing-end = Eso termina la ronda, y el 9 y el 10 no cuentan en tu mano.

lesson-card-finish-title = Hora de parar
lesson-card-finish-task = Vas por delante. El otro jugador tiene el 9 del Desierto, que va tras su 8 y vale 18 puntos con una apuesta. Roba.
lesson-card-finish-hint = Queda una carta en el mazo. ¿Quién tiene el próximo turno si la robas?
lesson-card-finish-done = Bien: la ronda ha terminado y el 9 se queda en su mano.
lesson-card-finish-go-on = Ahora coloca el 9 y te adelanta. Termina mientras vas por delante.
