# La primera lección: lo que se dice en cada escena de su primera ronda, lo que costaría una jugada peor y su hoja de
# puntos. $card, $low, $other, $found, $wager, $suit y $seat son nombres.

guide-progress = Lección: paso { $step } de { $steps }
guide-row = Línea { $row } de { $rows }
guide-row-next = Línea siguiente
guide-lesson-stop = Dejar la lección
status-practice-set = Partida de práctica: su primera { $kind ->
    [board] expedición
   *[other] ronda
} es la lección
error-no-primer = En esta mesa no hay ninguna lección que continuar.

## En todos los juegos
guide-read-first = Lee esto primero; después seguimos.
guide-deck-plain = Ahora roba del mazo.
guide-deck-only = Esta vez roba del mazo: lo que hay en las pilas no te sirve.
guide-keeps = Puedes descartar en cualquier momento, pero un turno así no construye nada, y aquí tienes algo mejor que hacer.
guide-skips = Tras { $card } no puede seguir nada más bajo: { $low } se perdería. Juega primero { $low }.
guide-room = Ahora { $card } dejaría fuera las cartas más bajas que aún pueden llegar. Hay tiempo.
guide-later = Puede esperar un turno { $card }: nadie te quita esa carta de la mano.
guide-next = Buena idea, y viene enseguida. Primero la carta marcada.
guide-needed = Más adelante te servirá { $card }. Descarta una de las dos marcadas.
guide-taken = { $seat } la ha tomado: lo que descartas queda a la vista de todos. Pero mira: ahí está ahora { $found }, y te encaja. Primero juega { $card }.
guide-top = En vez de robar una carta desconocida puedes tomar la de arriba de una pila. Toma { $card }: encaja en { $suit }.
guide-leaves = Así dejas { $card } a los demás y cambias una carta segura por una desconocida. Tómala.
guide-goes-on = Así sigue, turno a turno. Para mostrarte el final de una { $kind ->
    [board] expedición
   *[other] ronda
} juego ahora un rato por ti y por { $seat }; las cartas que encuentres después en la mesa se jugaron por ti.
guide-waits = Eso le da a { $seat } otro turno para recuperarse. Termina ahora.

## El juego de cartas
guide-card-1-first = Estas ocho cartas son tuyas. Una carta jugada en su color empieza una expedición, y desde entonces sus números solo pueden subir. Empieza, pues, por abajo: juega { $card }.
guide-card-2-cost = { $suit } está en { $points }: toda expedición cuesta primero 20, y tu 3 ya está contado. Cada carta más suma su número. Ahora roba la carta de arriba del mazo, sin verla.
guide-card-3-wager = Con { $card } esta expedición cuenta doble, gane o pierda. Las apuestas solo van antes del primer número, así que es el momento: juégala.
guide-card-4-doubled = { $suit } está en { $points }, porque los 20 también cuentan doble. Dará puntos, pues tienes varias cartas de ese color. Roba del mazo.
guide-card-5-discard = Ni { $card } ni { $other } te sirven: una carta sola no recupera los 20. En vez de jugar, descarta y espera cartas menores que { $low }. Las dos ayudarían al otro jugador; la más baja, menos: descarta { $card }.
guide-card-8-counts = La carta que regalaste cuenta ahora para { $seat }. La tuya también: juega { $card }.
guide-card-9-sum = { $suit } está en { $points }. Hacen falta varias cartas hasta que una expedición da puntos: empieza pocas. Roba del mazo.
guide-card-11-late = { $count ->
    [one] Queda una carta
   *[other] Quedan { $count } cartas
} en el mazo, y quien robe la última termina la ronda en el acto. Aún tienes tres cartas de { $suit }, hasta { $high }. Juega la más baja: { $card }.
guide-card-12-turns = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}, y cada cual roba una por turno. Roba del mazo.
guide-card-13-seventh = Juega { $card }. Contando la apuesta, es la séptima carta de ahí.
guide-card-14-gain = { $count ->
    [one] Queda una carta.
   *[other] Quedan { $count } cartas.
} Si robas una, { $seat } roba la última y { $card } se queda en tu mano. Toma mejor la carta de arriba de una pila: el mazo no baja, y ganas un turno.
guide-card-15-eighth = Ahora { $card }. Es la octava carta, y ocho cartas en una expedición dan 20 más, contando las apuestas.
guide-card-16-last = { $suit } ha llegado a { $points }. Roba la última carta y la ronda termina.
guide-card-skips = Tras { $card } no puede seguir nada más bajo: { $low } se perdería, y con esa carta al menos { $lost ->
    [one] un punto
   *[other] { $lost } puntos
}. Juega primero { $low }.
guide-card-wager-first = Un número cierra el paso a la apuesta: { $wager } ya no podría jugarse, y esta expedición contaría una vez en lugar de dos. Empieza con el otro color.
guide-card-wager-next = Buena idea, y viene enseguida. Empieza con { $low }.
guide-card-wager-lost = Un número cierra el paso a la apuesta: { $wager } se perdería, y con ella la mitad de lo que da esta expedición. Juega primero { $wager }.
guide-card-lonely = Sin nada más que { $card }, su expedición quedaría en { $points }, y nada de tu mano la subiría.
guide-card-gift = Has descartado { $card }: eso regala { $lost ->
    [one] un punto más
   *[other] { $lost } puntos más
} que { $other }.
guide-card-before = Si ahora juegas { $card }, ya no podrás jugar { $found }, que vale menos. Deja la más alta para después.
guide-card-short = Con tan pocos turnos, cada descarte es una carta que no cuenta. Sigue con tu expedición larga.
guide-card-too-late = Para { $card } es demasiado tarde: da menos que la carta que a cambio se quedaría en tu mano.
guide-card-ended = Robaste del mazo, así que el otro jugador robó la última y { $card } se quedó en tu mano. Como octava carta habría dado { $lost ->
    [one] un punto.
   *[other] { $lost } puntos.
}

## El juego de tablero
guide-board-1-first = Estas ocho cartas son tuyas. La primera de un color envía a un explorador por su camino; cada carta más, igual o más alta, lo adelanta una casilla. Empieza, pues, por abajo: juega { $card } y envía a un aventurero.
guide-board-2-cost = Tu explorador de { $suit } está en { $points }. Las tres primeras casillas restan puntos y la cuarta es la primera que los da; los números están en las casillas. Ahora roba la carta de arriba del mazo, sin verla.
guide-board-3-researcher = Uno de tus exploradores es el investigador, que cuenta doble, para bien o para mal. Envíalo donde tengas muchas cartas: juega { $card } y elige al investigador.
guide-board-4-twice = { $suit } empieza en { $points }. Eso pide muchas cartas, y las tienes. Roba del mazo.
guide-board-5-equal = Las cartas iguales pueden seguirse: juega { $card } otra vez. En la casilla siguiente hay un artefacto.
guide-board-6-artifact = El artefacto es tuyo: lo toma quien llega primero. Los artefactos cuentan al final de la partida, y con muy pocos pierdes puntos. Roba del mazo.
guide-board-7-found = { $seat } ha descartado { $found }, y te encaja: lo descartado queda a la vista de todos. Primero juega { $card }.
guide-board-9-arrow = Juega { $card }. Lleva a tu explorador a una flecha, y una flecha adelanta una casilla a uno de tus exploradores.
guide-board-10-move = ¿Qué avance da más? En { $suit } hay una ficha de 15 puntos en la casilla siguiente; en { $otherSuit } avanzar da 5. Elige { $suit }.
guide-board-11-points = Los 15 puntos de la ficha son tuyos al instante, y el explorador de { $suit } está ahora en { $points }. Roba del mazo.
guide-board-13-bridge = Las casillas del otro lado del puente son las que más dan. Tres exploradores lo han cruzado; el quinto, entre todos, termina la expedición en el acto. Juega { $card }: el tuyo cruza.
guide-board-14-crossed = { $suit } da ahora { $points }. Un cruce más y se acaba. Roba del mazo.
guide-board-15-end = { $seat } tiene en camino a un explorador que aún cuesta puntos. Quien cruza en quinto lugar elige el momento: juega { $card } y termina la expedición.
guide-board-researcher-later = El investigador cuenta doble, también en las casillas que restan. Guárdalo para el color del que más tengas y envía a un aventurero.
guide-board-lonely = Con { $card } enviarías a un explorador sin cartas que lo adelanten. Empieza donde tengas varias.
guide-board-once = Enviaste a un aventurero, que cuenta una vez; el investigador habría contado doble en todo este camino.
guide-board-less = Ese avance da { $less }. El de { $suit } da lo mismo o más, y una ficha de 15 puntos.
guide-board-stays = Puedes quedarte, pero avanzar en { $suit } no cuesta nada y da una ficha de 15 puntos.
guide-board-late = El final está cerca y eso ya no daría nada. Juega la carta marcada.

## Las dos barajas
guide-adapted-1-first = Estas ocho cartas son tuyas. Una carta jugada empieza la pila de su palo, y desde entonces sus cartas solo pueden subir o ser iguales. Solo cuenta cuántas hay. Empieza, pues, por abajo: juega { $card }.
guide-adapted-2-cost = { $suit } está en { $points }: una carta cuesta 10, dos cuestan 5, y con cuatro una pila empieza a dar puntos. Ahora roba la carta de arriba del mazo, sin verla.
guide-adapted-3-equal = Las cartas iguales pueden seguirse, y cada una cuenta: juega { $card } otra vez.
guide-adapted-4-count = Dos cartas: { $points }. Digan lo que digan las cartas, solo cuenta cuántas hay. Roba del mazo.
guide-adapted-5-discard = En vez de jugar puedes descartar y esperar cartas menores que { $low }. Ni { $card } ni { $other } te sirven; cualquiera de las dos sería una carta más para el otro jugador. Descarta una.
guide-adapted-8-fourth = La carta que regalaste cuenta ahora para { $seat }. La tuya también: juega { $card }, la cuarta de esta pila.
guide-adapted-9-pays = Cuatro cartas: { $points }. Ahora cada carta más da puntos. Valen más unas pocas pilas largas que muchas cortas. Roba del mazo.
guide-adapted-11-seventh = Con siete cartas una pila es larga y da 30. { $seat } ya tiene una pila larga; la tercera, entre todos, termina la ronda en el acto. Tú tienes dos pilas de seis: juega { $card } o { $other }.
guide-adapted-12-full = Esa pila ya es larga. Una más termina la ronda. Roba del mazo.
guide-adapted-13-third = Quien completa la tercera pila larga elige el momento: juega tu otra séptima carta y termina la ronda.
guide-adapted-lonely = Una carta sola en una pila nueva cuesta 10, y nada de tu mano la seguiría. Sigue donde tengas varias.
guide-adapted-late = Una carta nueva en otro sitio da poco ya. Lleva una pila a siete: juega una de las dos marcadas.

## La hoja de puntos, línea a línea
guide-row-card = { $suit }: los números suman { $sum }; menos 20 por empezar quedan { $net }.{ $times ->
    [1] { "" }
    [2] { " " }La apuesta lo dobla.
   *[other] { " " }Las apuestas hacen que cuente { $times } veces.
}{ $bonus ->
    [0] { $times ->
        [1] { "" }
       *[other] { " " }En total { $points }.
    }
   *[other] { " " }Ocho cartas dan { $bonus } más. En total { $points }.
}
guide-row-board = { $times ->
    [1] { $suit }: tu aventurero ha llegado a la casilla { $step }, que da { $points }.
   *[other] { $suit }: tu investigador ha llegado a la casilla { $step }, que cuenta doble y da { $points }.
}
guide-row-adapted = { $suit }: { $count ->
    [one] una carta da
   *[other] { $count } cartas dan
} { $points }.
guide-row-tiles = Las fichas te dieron { $points ->
    [one] un punto
   *[other] { $points } puntos
}. { $count ->
    [one] Tienes un artefacto; los artefactos cuentan
   *[other] Tienes { $count } artefactos; cuentan
} al final de la partida.
guide-row-together = En total { $points } para ti y { $theirs } para { $seat }.
guide-row-yours = En total { $points } para ti. Lo que tiene { $seat } queda boca abajo hasta el final de la partida.
guide-row-free = Esta fue la lección. Desde ahora las cartas salen al azar, tú decides qué jugar, y { $seat } tiene paciencia: sigue jugando.
