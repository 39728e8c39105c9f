# Una pista: la jugada, qué sopesa con los números de antes y después, qué costaría la siguiente mejor y quién lo dice.
# $before, $after y $could son puntos con su signo: lo que una columna vale, valdrá y puede llegar a valer. $points es un
# número de puntos, nunca negativo; $count, uno de cartas; $game es el juego.

hint-thinks = Buscando una pista
hint-move = { $move }.
hint-begin = { $piece ->
    [researcher] { $act } { $card } con el investigador
   *[adventurer] { $act } { $card } con un aventurero
}
draw-from-deck = Robar del mazo
hint-explore = { $act } el explorador de { $suit }
hint-next = { $points ->
    [0] La segunda mejor: { $move }, casi igual de buena.
    [one] La segunda mejor: { $move }, alrededor de un punto menos para ti al final.
   *[other] La segunda mejor: { $move }, unos { $points } puntos menos para ti al final.
}
hint-only = No hay otra jugada.
hint-by = Lo ha calculado { $name }, que solo ve lo que ves tú.
help-more = Leer todo
help-less = Plegar

## Jugar una carta
hint-could = { $count ->
    [one] Con la otra carta que puedes poner ahí quedaría en { $could }.
   *[other] Con las otras { $count } cartas que puedes poner ahí quedaría en { $could }.
}
hint-could-none = Todavía no tienes otra carta que poner ahí.
hint-skips-own = { $count ->
    [one] Pero { $card }, que tienes en la mano, ya no encajará después.
   *[other] Pero { $count } cartas de tu mano ya no encajarán después.
}
hint-skips = { $count ->
    [one] Se salta una carta que aún podría llegar.
   *[other] Se salta { $count } cartas que aún podrían llegar.
}
hint-skips-none = No se salta nada que aún pueda llegar.
hint-late = { $turns ->
    [0] El mazo casi se ha acabado: lo que aún cuenta hay que jugarlo ya.
    [one] El mazo da alrededor de un turno más a cada uno: lo que aún cuenta hay que jugarlo pronto.
   *[other] El mazo da unos { $turns } turnos más a cada uno: lo que aún cuenta hay que jugarlo pronto.
}
hint-limit-late = { $turns ->
    [0] El límite de turnos está muy cerca: lo que aún cuenta hay que jugarlo ya.
    [one] El límite de turnos le deja un turno más a cada uno: lo que aún cuenta hay que jugarlo pronto.
   *[other] El límite de turnos le deja { $turns } turnos más a cada uno: lo que aún cuenta hay que jugarlo pronto.
}
hint-points = Tus puntos pasan de { $before } a { $after }.

hint-card-begins = { $suit } empieza en { $after }.
hint-card-goes = { $suit } pasa de { $before } a { $after }.
hint-card-wager = { $times ->
    [2] { $suit } cuenta entonces doble: de { $before } a { $after } por ahora.
    [3] { $suit } cuenta entonces triple: de { $before } a { $after } por ahora.
   *[4] { $suit } cuenta entonces cuádruple: de { $before } a { $after } por ahora.
}
hint-card-hope = { $count ->
    [one] Aún puede llegar un número más de { $suit }.
   *[other] Aún pueden llegar { $count } números más de { $suit }.
}
hint-card-bonus = Es la octava carta de { $suit } y da 20 más.
hint-card-bonus-near = { $count ->
    [one] Una carta más ahí, la octava, da 20 más.
   *[other] { $count } cartas más ahí, y la octava da 20 más.
}

hint-board-begins = { $piece ->
    [researcher] El investigador, que cuenta doble, sale por { $suit } con { $after }.
   *[adventurer] Un aventurero sale por { $suit } con { $after }.
}
hint-board-goes = Tu explorador de { $suit } va a la casilla { $step }: de { $before } a { $after }.
hint-board-home = Tu explorador de { $suit } se queda en la novena casilla y otro puede moverse.
hint-board-home-alone = Tu explorador de { $suit } se queda en la novena casilla y ningún otro puede moverse.
hint-board-crosses = Es el cruce { $count } de los { $end } que terminan la expedición.
hint-board-ends = Es el último de los { $end } cruces: la expedición termina en el acto.
hint-board-arrow = La flecha de ahí adelanta una casilla más a uno de tus exploradores.
hint-board-artifact = { $artifacts ->
    [one] Encuentra tu primer artefacto.
   *[other] Encuentra un artefacto: ya tendrás { $artifacts }.
}
hint-board-tile = La ficha de ahí da { $points ->
    [one] un punto
   *[other] { $points } puntos
} al instante.
hint-board-stays = { $points ->
    [0] Avanzar en { $suit } no sería mejor.
    [one] Avanzar en { $suit }, lo mejor que hay, valdría alrededor de un punto menos.
   *[other] Avanzar en { $suit }, lo mejor que hay, valdría unos { $points } puntos menos.
}
hint-board-stays-plainly = Tus exploradores se quedan donde están.

hint-adapted-begins = Una pila de { $suit } empieza en { $after }.
hint-adapted-goes = Con { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $suit } pasa de { $before } a { $after }.
hint-adapted-full = Es la séptima carta: pila larga { $stacks } de las { $end } que terminan la ronda.
hint-adapted-ends = Es la séptima carta, y la pila larga número { $end } termina la ronda.

## Descartar una carta
hint-discard-dead = Ahora no se puede jugar { $card }.
hint-discard-waits = Se podría jugar { $card } ({ $suit } pasaría de { $before } a { $after }), pero el turno y otras cartas valen más.
hint-discard-could = Se podría jugar { $card }: { $suit } pasaría de { $before } a { $after }.
hint-discard-idle = { $count ->
    [0] No has empezado { $suit }: empezaría en { $after }, y no tienes otra carta que poner ahí.
    [one] No has empezado { $suit }: empezaría en { $after }, y solo tienes otra carta que poner ahí.
   *[other] No has empezado { $suit }: empezaría en { $after }, y tienes otras { $count } cartas que poner ahí.
}
hint-gives = A { $seat } le serviría ({ $suit } le pasaría de { $before } a { $after }); otros descartes cuestan más.
hint-gives-plainly = A { $seat } le serviría: { $suit } le pasaría de { $before } a { $after }.
hint-gives-later = { $points ->
    [one] Dejar esta carta a la vista cuesta más o menos un punto.
   *[other] Dejar esta carta a la vista cuesta unos { $points } puntos.
}
hint-gives-none = No encaja en nada que { $seat } haya empezado.
hint-gives-none-of-all = No encaja en nada que los demás hayan empezado.

## Robar una carta
hint-deck-left = { $count ->
    [one] Después queda una carta en el mazo.
   *[other] Después quedan { $count } cartas en el mazo, { $turns ->
        [0] menos de un turno para cada uno.
        [one] más o menos un turno para cada uno.
       *[other] unos { $turns } turnos para cada uno.
    }
}
hint-deck-last = { $game ->
    [board] Es la última carta: con ella termina la expedición.
   *[other] Es la última carta: con ella termina la ronda.
}
hint-limit-left = { $count ->
    [one] Después queda un turno hasta el límite.
   *[other] Después quedan { $count } turnos hasta el límite, contando los de todos.
}
hint-limit-last = { $game ->
    [board] Es el último turno: con él, el límite de turnos termina la expedición.
   *[other] Es el último turno: con él, el límite de turnos termina la ronda.
}
hint-unseen-better = { $points ->
    [0] También encaja { $card }, pero una carta desconocida vale lo mismo y acerca el final.
    [one] También encaja { $card }, pero una carta desconocida te vale alrededor de un punto más.
   *[other] También encaja { $card }, pero una carta desconocida te vale unos { $points } puntos más.
}
hint-top = También encaja { $card }, a la vista en los descartes.
hint-no-top = Ninguna carta a la vista en las pilas encaja en lo que has empezado.
hint-no-pile = Ninguna pila de descarte está abierta para ti.
hint-take = Toma { $card }, que está a la vista.
hint-take-fits = Te encaja { $card }: llevaría { $suit } de { $before } a { $after }.
hint-take-begins = { $count ->
    [0] Con { $card } podrías empezar { $suit }.
    [one] Con { $card } va la carta de { $suit } que tienes en la mano.
   *[other] Con { $card } van las { $count } cartas de { $suit } que tienes en la mano.
}
hint-take-denies = Así { $card } no llega a { $seat }, a quien le serviría.
hint-take-time = No puedes jugar { $card }, pero así nadie más se lleva la carta.
hint-take-better = { $points ->
    [one] Te vale alrededor de un punto más que una carta desconocida.
   *[other] Te vale unos { $points } puntos más que una carta desconocida.
}
hint-take-longer = { $game ->
    [board] El mazo conserva { $count ->
        [one] su última carta
       *[other] sus { $count } cartas
    }, así que la expedición dura un turno más.
   *[other] El mazo conserva { $count ->
        [one] su última carta
       *[other] sus { $count } cartas
    }, así que la ronda dura un turno más.
}
