# ¿Cuánto vale esto? La cuenta de una columna en palabras y números, y qué haría de ella la carta siguiente.
# $who es "you" para la única persona que juega; si no, "other".

worth-of = { $who ->
    [you] { $suit }, en tu lado
   *[other] { $suit }, { $name }
}
# Para quien escucha: un término y su valor, una carta y lo que haría
worth-said = { $what }: { $worth }.
worth-next = Con la carta siguiente valdría
worth-held = en tu mano
worth-no-more = Aquí ya no cabe ninguna carta.

worth-card-numbers = Los números suman
worth-card-cost = Toda expedición cuesta
worth-card-wagers = { $count ->
    [one] Una apuesta
   *[other] { $count } apuestas
}
worth-card-bonus = { $count ->
    [one] Una carta o más
   *[other] { $count } cartas o más
}
worth-card-none = Sin empezar: ni cuesta ni cuenta. Su primera carta cuesta { $cost }.
worth-card-uncovered = Con { $left } más en números quedaría cubierto el coste.
worth-card-bonus-left = { $left ->
    [one] Una carta más da una bonificación de { $bonus }.
   *[other] { $left } cartas más dan una bonificación de { $bonus }.
}

worth-board-step = La casilla { $step } vale
worth-board-researcher = El investigador cuenta doble
worth-board-none = Nadie ha salido por aquí: no cuenta nada.
worth-board-next = a la casilla { $step }
worth-board-crosses = cruza el puente
worth-board-ends = cruza el puente y acaba la expedición
worth-board-stays = el explorador se queda en la novena casilla; otro puede moverse
worth-board-stays-alone = el explorador se queda en la novena casilla
worth-board-sets-out = { $piece ->
    [researcher] sale el investigador
   *[adventurer] sale un aventurero
}

worth-adapted-cards = { $count ->
    [one] Una carta en la pila
   *[other] { $count } cartas en la pila
}
worth-adapted-none = Sin empezar: no cuenta nada.
worth-adapted-long = Cuenta para el final: pilas de { $full } o más hasta ahora, { $stacks } de { $end }.
worth-adapted-next = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
worth-adapted-full = pila larga, { $stacks } de las { $end } que acaban la ronda
worth-adapted-ends = la pila larga que acaba la ronda
