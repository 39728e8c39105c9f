# Las reglas completas del juego de tablero, para su página en learn/ (véase learn-card.ftl).

learn-board-head = El juego de tablero
learn-board-about = Las reglas de Ciudades Perdidas, el juego de tablero, de dos a cuatro, completas y en imágenes: caminos, exploradores, fichas, flechas, puentes y puntos, con ejercicios y hoja de puntos.
learn-board-lead = Cinco caminos de piedra cruzan puentes hacia ciudades perdidas. Las primeras casillas restan puntos y las últimas lo compensan, si llegas tan lejos antes de que cruce el quinto explorador.

learn-2-1 = Cartas, exploradores, fichas
learn-2-1-people = Juegan de dos a cuatro. Cada uno tiene **cinco exploradores**: cuatro aventureros y un investigador, que cuenta doble.
learn-2-1-cards = Las 110 cartas son de cinco colores: **Desierto, Mar, Cumbres, Selva y Volcán**. En cada color están dos veces los números del 0 al 10.
learn-2-1-tiles = Las 25 fichas son nueve artefactos, nueve flechas y siete con puntos de victoria: dos de 5, tres de 10 y dos de 15.

learn-2-2 = Los caminos
learn-2-2-path = Cada color tiene un camino de nueve casillas, con una ciudad perdida al final. Las tres primeras casillas restan puntos, las demás los dan. Entre la sexta casilla y la séptima hay un **puente**.
learn-2-2-marked = Cinco casillas de cada camino están marcadas para una ficha; siempre lo están la séptima y la novena.

learn-2-3 = Empieza una expedición
learn-2-3-lay = Cada uno toma cinco exploradores de un color y **empieza con 0 puntos** y sin artefactos. Se mezclan las fichas boca abajo, se pone una en cada casilla marcada y se vuelven todas boca arriba.
learn-2-3-deal = Se barajan las 110 cartas; si juegan dos, se apartan 30 sin verlas. Se reparten ocho cartas a cada uno; las demás son el mazo: 64 con dos jugadores, 86 con tres y 78 con cuatro.
learn-2-3-first = Quién empieza la primera expedición se acuerda o se echa a suertes. Se juega en el sentido de las agujas del reloj.

learn-2-4 = Un turno
learn-2-4-steps = Un turno tiene dos pasos, siempre en este orden: **primero juega una carta y luego roba una**. Siempre terminas con ocho cartas.
learn-2-4-begin = Abrir un camino
learn-2-4-send = Si aún no tienes ante ti ninguna carta de un color, cualquier carta de ese color abre tu columna. Con ella envías a **uno de tus exploradores**, un aventurero o el investigador, a la primera casilla de ese camino. Una carta baja deja más sitio a las que sigan. En un camino solo tienes un explorador; en una casilla pueden coincidir tantos jugadores como lleguen.
learn-2-4-advance = Avanzar
learn-2-4-equal = Una carta **igual o mayor** que la última de tu columna va sobre ella, y tu explorador avanza una casilla por ese camino. Hay dos cartas de cada número, así que, si te falta una carta igual, merece la pena esperarla.
learn-2-4-nine = En la novena casilla
learn-2-4-stays = Si tu explorador ya está en la novena casilla, se queda allí. Aun así puedes jugar una carta que encaje, y entonces **mover una casilla a cualquier otro de tus exploradores** que esté en un camino. Llegar a la novena casilla no da este movimiento; lo dan solo las cartas que juegues después.
learn-2-4-discard = Descartar
learn-2-4-pile = O deja la carta boca arriba en la pila de descarte de su color. Eso siempre está permitido.
learn-2-4-draw = Robar
learn-2-4-from = Roba la carta de arriba del mazo o la de arriba de cualquier pila de descarte, pero no la carta que acabas de descartar.

learn-2-5 = Fichas
learn-2-5-acts = Una ficha actúa siempre que se **mueve** un explorador a su casilla, sea por una carta, por una flecha o por una carta jugada tras llegar a la novena casilla.
learn-2-5-kinds-1 = Un **artefacto** es de quien llega primero, que se lleva la ficha. La casilla queda después vacía.
learn-2-5-kinds-2 = Los **puntos de victoria** los gana cada uno que llega, también más tarde; la ficha se queda. El investigador no los dobla.
learn-2-5-kinds-3 = Una **flecha** te permite mover una casilla a cualquiera de tus exploradores que ya esté en un camino, el mismo u otro. La flecha se queda para el siguiente.
learn-2-5-chain = Si una flecha lleva a un explorador a otra ficha, esta también actúa, y así sucesivamente. Puedes renunciar. Una flecha no saca a nadie de casa ni lleva a nadie más allá de la novena casilla; si ningún explorador puede moverse, no pasa nada. Aquí una carta lleva al aventurero de Selva (1) a una flecha, la flecha mueve al investigador (2) a una segunda flecha, y esta mueve al aventurero (3) a un artefacto.

learn-2-6 = Fin de una expedición
learn-2-6-fifth = Termina **en el acto cuando el quinto explorador cruza un puente**, contando los de todos en todos los caminos. Ese explorador llega a la séptima casilla, pero la ficha que hay allí ya no actúa y nadie roba.
learn-2-6-deck = También termina en el acto cuando alguien roba la última carta del mazo.
learn-2-6-watch = Cuatro al otro lado son un aviso: quien puede hacer el quinto cruce elige el momento. Saca antes a tus exploradores de las casillas negativas, o cruza tú mientras los demás siguen en ellas.

learn-2-7 = Puntos
learn-2-7-count-1 = Cada explorador que está en un camino da los puntos de su casilla; el investigador los da dos veces, también los negativos.
learn-2-7-count-2 = Añade la suma a tus puntos de victoria. Nunca bajan de cero: lo que no puedes pagar se perdona.
learn-2-7-count-3 = Cada ficha de artefacto que hayas tomado se cambia por un **marcador de artefacto**. Los marcadores se guardan hasta el fin de la partida; las fichas vuelven con las demás.
learn-2-7-home = Después todos los exploradores vuelven a casa. Para la expedición siguiente **se mezcla todo de nuevo**: se colocan otra vez las 25 fichas y se barajan las 110 cartas, de las que entre dos se vuelven a apartar 30, antes de repartir. Solo se quedan contigo los puntos y los marcadores de artefacto. Empieza el jugador al que le habría tocado jugar.
learn-2-7-debts = Quien se queda en casa no cuesta nada
learn-2-7-late = Un explorador que nunca se envió vale 0; uno en la primera casilla cuesta 20. Hacen falta cuatro cartas de un color para que un camino dé algo, así que con la expedición avanzada es mejor no abrir otro.
learn-2-7-double = El investigador
learn-2-7-twice = Con él, la primera casilla cuesta 40 y la novena da 100. Envía al investigador donde tengas muchas cartas que suban despacio, y hazlo pronto.

learn-2-8 = Fin de la partida
learn-2-8-artifacts = Una partida son tres expediciones; una sola es el juego corto. Al final los marcadores de artefacto se convierten en puntos: con pocos se pierden, con muchos se ganan. Tampoco aquí baja nadie de cero.
learn-2-8-own = La tabla del juego corto es la impresa. La de tres expediciones es propia de este proyecto, porque no conocemos la impresa; solo sabemos que con menos de seis artefactos se pierden puntos, como aquí.
learn-2-8-winner = Gana quien tiene más puntos; si son iguales, quien tiene más artefactos; si también lo son, se comparte la victoria.

learn-2-9 = Caminos que suben y bajan
learn-2-9-either = Una variante: la primera carta de un camino no fija nada, y las iguales tampoco. La primera carta **distinta** de la primera que pusiste allí fija si tu columna sube o baja el resto de la expedición. Las cartas iguales siguen permitidas. Tus otros caminos pueden ir al revés.

learn-2-10 = Lo que está oculto
learn-2-10-hidden = Las manos y el mazo están ocultos. Los caminos, las columnas, las fichas y los artefactos están a la vista, y de cada pila de descarte, la carta de arriba. Los puntos de victoria están boca abajo: puedes recordar cuántos tiene alguien, pero nadie tiene que decírtelo.

learn-2-11 = Lo que cambia de una mesa a otra
learn-2-11-open = Hay preguntas que las reglas impresas dejan abiertas o que cada edición responde a su manera. En este programa eliges tú; si no dices otra cosa, vale la primera respuesta.
