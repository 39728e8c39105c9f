# Imágenes de la mesa en una página, mesas incrustadas en otras páginas y lecciones.

# Una mesa en otra página
embed-start-diagram = Seguir jugando desde aquí
embed-start-exercise = Probar
embed-start-lesson = Empezar la lección
embed-start-play = Jugar
embed-start-replay = Ver la partida
embed-cover-diagram = Una posición
embed-cover-play = Una posición para seguir jugando
embed-cover-exercise = Un ejercicio
embed-cover-lesson = Una lección
embed-cover-replay = Una partida, turno a turno
embed-again = Desde el principio
embed-coming = Se está preparando la mesa…
embed-step = Paso { $step } de { $steps }
embed-right = Correcto.
embed-solved = ¡Resuelto!
embed-over = { $kind ->
    [board] La expedición ha terminado: { $totals }.
   *[other] La ronda ha terminado: { $totals }.
}
embed-taken-up = Hubo que preparar la mesa de nuevo. Está como estaba.
embed-taken-up-anew = Hubo que preparar la mesa de nuevo. Lo que estaba a la vista sigue igual; las cartas ocultas se reparten otra vez.
embed-replay = Recorrido de la partida
embed-back = Atrás
embed-on = Adelante
embed-run = Reproducir
embed-rest = Parar
embed-where = { $kind ->
    [board] Expedición { $round } de { $rounds }, turno { $turn } de { $turns }
   *[other] Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
}
embed-attribute = El atributo «{ $name }» no puede ser «{ $value }». Puede ser { $allowed }.
embed-lacking = { $mode ->
    [lesson] El atributo «mode» no puede ser «lesson» sin una lección, que debe dar «record» o «src». Sin ella puede ser { $allowed }.
   *[replay] El atributo «mode» no puede ser «replay» sin el registro de una partida, que debe dar «record» o «src». Sin él puede ser { $allowed }.
}
embed-unread = No se ha podido descargar «{ $src }»: no hay red, o su servidor no deja que esta página lo lea.
embed-status = En «{ $src }» no hay ningún archivo que leer: su servidor responde { $status }.
embed-no-round = { $rounds ->
    [0] «at» no puede ser «{ $at }». Este registro no tiene rondas.
    [1] «at» no puede ser «{ $at }». Este registro solo tiene la ronda 1.
   *[other] «at» no puede ser «{ $at }». Este registro tiene las rondas de la 1 a la { $rounds }.
}
embed-no-turn = «at» no puede ser «{ $at }». La ronda { $round } de este registro tiene los turnos del 0 al { $turns }.
embed-no-seat = «seat» no puede ser «{ $seat }». { $seats ->
    [one] Este registro tiene un sitio, el 0.
   *[other] Este registro tiene { $seats } sitios, contados desde 0.
}
embed-no-part = No se ha podido descargar «{ $name }». La causa puede ser la red.
embed-unsound = Lo que esta página quiere mostrar no es válido.
embed-no-cors = Aquí no se puede jugar en esta mesa: la página la encierra en un entorno aislado (sandbox) y el servidor de la mesa no envía «Access-Control-Allow-Origin: *», necesario para jugar así.
embed-no-start = No se ha podido preparar la mesa. La causa puede ser la red o este navegador.
embed-stalled = Hace un rato que no llega nada.
embed-retry = Intentarlo de nuevo

# El código para una página propia
embed-about = El código muestra lo que ves ahora: tu mano y lo que está a la vista, nunca las cartas de los demás ni el mazo. En la página es primero una imagen; quien quiera puede seguir jugando desde ahí contra jugadores virtuales.
embed-code-element = Para una página que permite scripts
embed-code-frame = Para una página que solo permite marcos
embed-copy = Copiar el código
embed-lay = Colocar otra posición
