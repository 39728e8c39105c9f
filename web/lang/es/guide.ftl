# La partida guiada: una voz paciente que dice una cosa cada vez sobre lo que acaba de pasar y lo que conviene mirar.
# $card, $suit y $seat son sus nombres.

guide-play = Jugar una partida guiada
guide-on = Seguir
guide-stop = Sin explicaciones

guide-card-welcome = Estas ocho cartas son tuyas. Elige una y juégala en la expedición de su color, donde los números solo pueden subir, o descártala. Son las reglas de verdad; yo solo explico.
guide-board-welcome = Estas ocho cartas son tuyas. Elige una: la primera de un color envía a un explorador por su camino y cada carta más lo adelanta una casilla. En un camino tus cartas solo pueden subir; las iguales valen. Son las reglas de verdad; yo solo explico.
guide-adapted-welcome = Estas ocho cartas son tuyas. Elige una y juégala en la pila de su palo, donde las cartas solo pueden subir o ser iguales, o descártala. Son las reglas de verdad; yo solo explico.
guide-card-aim = Cada expedición que empiezas cuesta primero 20. Empieza pocas, y aquellas para las que tengas varias cartas. Las bajas antes que las altas, pues no hay vuelta atrás.
guide-board-aim = Las tres primeras casillas restan puntos y las siguientes los dan. Valen más unos pocos exploradores que lleguen lejos que muchos al principio.
guide-adapted-aim = Solo cuenta cuántas cartas hay, no su valor: una o dos cuestan puntos, cuatro dan algunos, siete dan muchos. Mejor pocas pilas largas que muchas cortas.
guide-draw = Ahora roba. { $count ->
    [one] El mazo, donde queda una carta,
   *[other] El mazo, donde quedan { $count } cartas,
} da una carta desconocida; una pila de descarte da la que ves arriba, pero no la que acabas de descartar.
guide-take = Mira las pilas de descarte: { $card } encajaría en { $suit }. Puedes tomar esa carta en vez de una desconocida.
guide-rival-took = { $seat } ha tomado { $card }, que tú habías descartado. Antes de descartar, mira qué reúnen los demás.
guide-gift = Queda a la vista de todos { $card }. Una carta alta ayuda a quien haya empezado ese color; las bajas regalan menos.
guide-thin = { $count ->
    [one] Solo queda una carta en el mazo.
   *[other] Solo quedan { $count } cartas en el mazo.
} Con la última se acaba todo en el acto: juega ya lo que todavía cuenta.
guide-card-wager = Con { $card } esta expedición cuenta doble, gane o pierda; una segunda apuesta la hace triple. Las apuestas solo van antes del primer número.
guide-card-cost = A { $suit } { $left ->
      [one] le falta aún { $left }
     *[other] le faltan aún { $left }
  } para cubrir su coste de 20. Lo que pase de ahí es ganancia. Pulsa una columna para ver cómo sale su cuenta.
guide-card-covered = { $suit } ha cubierto su coste. Desde ahora cada carta cuenta entera.
guide-card-bonus = { $suit } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}. La octava da 20 más, contando las apuestas.
guide-card-uncovered = Se ha ido medio mazo y { $suit } está en { $points }. Súbela mientras queden turnos.
guide-card-late = Es tarde para otra expedición: tendría que recuperar sus 20 en los turnos que quedan.
guide-board-tile = Has llegado a una ficha. Las flechas adelantan a un explorador, las cifras son puntos al instante y los artefactos cuentan al final de la partida: con muy pocos se pierden puntos.
guide-board-bridge = Un explorador ha cruzado un puente. El quinto cruce, entre todos, termina la expedición en el acto.
guide-board-cost = Tu explorador de { $suit } está en { $points }. La cuarta casilla es la primera que da puntos. Pulsa tu explorador para ver qué da la casilla siguiente.
guide-board-researcher = Tienes un investigador, que cuenta doble, para bien o para mal. Envíalo donde tengas muchas cartas.
guide-board-arrow = Una flecha mueve una casilla a uno de tus exploradores. Elige el avance que más dé, o quédate.
guide-adapted-cost = { $suit } está en { $points }. Con cuatro cartas empieza a dar puntos. Pulsa una pila para ver qué haría de ella una carta más.
guide-adapted-full = { $suit } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Con siete la pila es larga, y tres pilas largas, entre todos, terminan la ronda.
