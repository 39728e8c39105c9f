# Las reglas con nuestras palabras, y la página sobre el programa. Los números de regla son los que nombran los rechazos.
# rule-<número> es un título; rule-<número>-1, -2 ... son sus párrafos.

rules-title = Reglas
rules-which = Qué juego
rules-in-full = Las reglas completas, con imágenes, ejercicios y hoja de puntos
rules-in-file = Las reglas completas, con imágenes y ejercicios
rules-intro-card = Te esperan cinco expediciones, y cada una cuesta puntos antes de darlos. Parte solo hacia donde tus cartas te lleven.
rules-intro-board = Cinco caminos de piedra cruzan puentes hacia ciudades perdidas. Las primeras casillas restan puntos; las últimas lo compensan.
rules-intro-adapted = La misma aventura con dos barajas corrientes: lo que cuenta es lo largas que sean tus pilas.

## 1 El juego de cartas
rule-1-1 = Cartas
rule-1-1-1 = Juegan dos. Cada uno de los cinco colores tiene una vez los números del 2 al 10 y tres cartas de apuesta: 60 cartas. El juego largo añade un sexto color: 72.
rule-1-1-2 = Se reparten ocho cartas a cada uno. El resto es el mazo; siempre se puede ver cuántas quedan. Entre los jugadores hay una pila de descarte por color, vacía al principio.
rule-1-2 = Un turno
rule-1-2-1 = Primero coloca una carta y luego roba una. Las dos cosas son obligatorias.
rule-1-2-2 = Colócala en tu propia expedición de su color: un número debe ser mayor que el último que hay allí, aunque se salten otros. Las apuestas van antes del primer número. Lo que está en una expedición se queda en ella.
rule-1-2-3 = O descártala boca arriba en la pila de su color. Eso siempre está permitido.
rule-1-2-4 = Roba la carta de arriba del mazo o la de arriba de cualquier pila de descarte. Solo la carta que acabas de descartar está cerrada para ti en este turno.
rule-1-3 = Fin de la ronda
rule-1-3-1 = Quien roba la última carta del mazo termina la ronda en el acto. Nadie tiene otro turno, y las cartas de la mano no puntúan.
rule-1-4 = Puntos
rule-1-4-1 = Una expedición que nunca empezó vale 0. Cualquier otra cuesta 20: suma sus números, resta 20 y multiplica por 2, 3 o 4 si hay en ella una, dos o tres apuestas.
rule-1-4-2 = Con ocho cartas o más, apuestas incluidas, se suman otros 20; esta bonificación no se multiplica.
rule-1-4-3 = Así, 3, 5, 7, 8 y 10 tras una apuesta dan (33 − 20) × 2 = 26, y tres apuestas solas (0 − 20) × 4 = −80.
rule-1-5 = La partida
rule-1-5-1 = Una partida son tres rondas, si no fijas otro número. Gana la suma más alta; si las sumas son iguales, se comparte la victoria.
rule-1-5-2 = Quien sumó más puntos en una ronda empieza la siguiente; si hay empate, quien no empezó esa ronda.

## 2 El juego de tablero
rule-2-1 = Cartas, exploradores, fichas
rule-2-1-1 = Juegan de dos a cuatro. Cada uno de los cinco colores tiene dos veces las cartas del 0 al 10: 110 cartas. Si juegan dos, se apartan 30 en cada expedición, sin verlas.
rule-2-1-2 = Cada uno tiene cinco exploradores: cuatro aventureros y un investigador, que cuenta doble.
rule-2-1-3 = En los caminos hay veinticinco fichas a la vista: artefactos, flechas y puntos.
rule-2-2 = Los caminos
rule-2-2-1 = Cada color tiene un camino de nueve casillas. Valen −20, −15, −10, 5, 10, 15, 30, 35 y 50. El puente está entre la sexta casilla y la séptima.
rule-2-3 = Empieza una expedición
rule-2-3-1 = Todos empiezan con 0 puntos. En cada expedición se mezclan y se colocan de nuevo las fichas, se barajan todas las cartas y se reparten ocho a cada uno. Se juega en el sentido de las agujas del reloj.
rule-2-4 = Un turno
rule-2-4-1 = Primero juega una carta y luego roba una.
rule-2-4-2 = Para abrir un camino, pon ante ti una primera carta de su color y envía a su primera casilla a un aventurero o al investigador. Cada jugador tiene un solo explorador por camino.
rule-2-4-3 = Para avanzar, pon una carta igual o mayor que tu última de ese color; tu explorador avanza una casilla.
rule-2-4-4 = Si ese explorador ya está en la novena casilla, se queda, y puedes mover una casilla a otro de tus exploradores que estén en los caminos.
rule-2-4-5 = O descarta la carta boca arriba; eso siempre está permitido.
rule-2-4-6 = Roba del mazo o de lo alto de una pila de descarte, pero no la carta que acabas de descartar.
rule-2-5 = Fichas
rule-2-5-1 = Una ficha actúa siempre que se mueve un explorador a su casilla.
rule-2-5-2 = Un artefacto se lo lleva quien llega primero. Los puntos los gana cada uno que llega. Una flecha mueve una casilla a cualquiera de tus exploradores que ya esté en un camino, lo que puede activar otra ficha; puedes renunciar.
rule-2-6 = Fin de una expedición
rule-2-6-1 = Termina en el acto cuando el quinto explorador, contando los de todos, cruza un puente; la ficha de esa casilla ya no actúa. También termina cuando se roba la última carta del mazo.
rule-2-7 = Puntos
rule-2-7-1 = Cada explorador da los puntos de su casilla, y el investigador, el doble. La suma se añade a tus puntos, que nunca bajan de cero.
rule-2-7-2 = Los exploradores vuelven a casa, y cada ficha de artefacto se cambia por un marcador de artefacto; los puntos y los marcadores se conservan. La siguiente expedición la empieza el jugador al que le habría tocado jugar.
rule-2-8 = Fin de la partida
rule-2-8-1 = Tras tres expediciones se cuentan los artefactos: con pocos se pierden puntos, con muchos se ganan. En el juego corto de una expedición, de 0 a 4 valen −20, −15, 10, 15 y 30; 5 o más, 50.
rule-2-8-2 = Tras tres expediciones, de 0 a 2 artefactos valen −60; de 3 a 5, −45; de 6 a 8, 30; de 9 a 11, 45; de 12 a 14, 90; 15 o más, 150. Esta tabla es propia de este proyecto: no conocemos la impresa.
rule-2-8-3 = Gana quien tiene más puntos; si son iguales, quien tiene más artefactos; si no, se comparte la victoria.
rule-2-9 = Caminos que suben y bajan
rule-2-9-1 = Una variante: la primera carta de un color que sea distinta de la primera que pusiste allí fija si tus cartas de ese color suben o bajan hasta el fin de la expedición.

## 3 Las dos barajas
rule-3-1 = Cartas y turnos
rule-3-1-1 = Juegan de dos a cuatro con dos barajas corrientes sin comodines: 104 cartas. Se reparten ocho a cada uno; si juegan dos, se apartan 30 de las demás sin verlas.
rule-3-1-2 = Primero coloca una carta: en tu propia pila de su palo, si es igual o mayor que la que hay allí, o boca arriba en la pila de descarte de su palo. Luego roba una, del mazo o de lo alto de una pila de descarte, pero no la que acabas de descartar.
rule-3-1-3 = El as es bajo: va antes del dos. Se puede fijar de otro modo.
rule-3-1-4 = Una ronda termina en el acto cuando tres pilas, contando las de todos, tienen siete cartas o más, o cuando se roba la última carta del mazo.
rule-3-1-5 = Una pila de 1 carta vale −10; de 2, −5; de 3, 0; de 4, 5; de 5, 10; de 6, 20; de 7, 30; y cada carta más, otros 10. El valor de las cartas no cuenta.
rule-3-1-6 = Una partida son tres rondas; gana la suma más alta.
rule-3-2 = Donde no hay nada escrito
rule-3-2-1 = También pueden jugar cinco o seis, pero las reglas no lo prevén: no es oficial. La ronda siguiente la empieza el jugador al que le habría tocado jugar. Las sumas pueden bajar de cero. Todo esto se puede fijar de otro modo.

## Acerca de
about-title = Acerca de
about-what = Tres juegos de la familia Lost Cities para jugar en el navegador: contra jugadores virtuales o entre varias personas en un dispositivo, sin conexión una vez cargado.
about-unofficial = Este es un programa no oficial hecho por aficionados. No tiene relación con el autor ni con las editoriales de los juegos; sus nombres pertenecen a sus dueños. Las reglas están contadas con nuestras palabras y todos los dibujos se hicieron para este proyecto.
about-private = Nada sale de este dispositivo si tú no lo envías. No hay cuenta, ni servidor, ni seguimiento.
about-version = Versión { $version }
about-build = Compilación { $build }
about-build-commit = Compilación { $build }, del commit { $commit }
about-docs = Para quienes programan: la documentación (en inglés)
about-file = El juego en un solo archivo
about-file-means = Un archivo de unos 8 MB con el juego entero: cópialo en un USB o pásalo, y ábrelo con un doble clic. No necesita red ni instalación.
about-licence = Licencias
about-own = Este programa
about-own-text = © los colaboradores, con licencia MIT.
about-pyodide = Python en el navegador: Pyodide, con la licencia pública de Mozilla 2.0, y CPython, con la licencia de la Python Software Foundation.
about-micropip = Instalación de paquetes: micropip, con la licencia pública de Mozilla 2.0.
about-fonts = Tipos de letra: Piazzolla y Vazirmatn, con la licencia SIL Open Font 1.1.
about-licence-texts = Las licencias completas (en inglés)
about-libraries = Bibliotecas: @fluent/bundle e idb-keyval, con la licencia Apache 2.0; @noble/curves, @noble/hashes, fflate y qr, con la licencia MIT.
about-report = Informe de errores
about-report-means = Lo que esta página sabe de sí misma, sin cartas ni nombres.
