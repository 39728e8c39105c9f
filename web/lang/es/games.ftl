# La mesa del juego de tablero y de las dos barajas, donde sus palabras difieren de las del juego de cartas (table.ftl).

## El tablero
board-grid = Los cinco caminos, casilla a casilla
board-path = Camino: { $suit }
board-discards = descartes
board-step = { $suit }, casilla { $step }, vale { $points }
board-to-step = a la casilla { $step }, vale { $points }
board-and = , { "" }
board-tile = { $tile ->
    [arrow] ficha de flecha
    [artifact] ficha de artefacto
    [points] { $points ->
        [one] ficha de un punto
       *[other] ficha de { $points } puntos
    }
   *[taken] su ficha ya no está
}
board-explorer = { $who ->
    [you] { $piece ->
        [researcher] tu investigador
       *[adventurer] tu aventurero
    }
   *[other] { $piece ->
        [researcher] investigador de { $name }
       *[adventurer] aventurero de { $name }
    }
}
board-piece = { $piece ->
    [researcher] Investigador
   *[adventurer] Aventurero
}
board-begin = { $suit }: ¿quién parte?
board-begin-with = { $piece ->
    [researcher] { $act } { $card } y enviar al investigador, vale { $points }
   *[adventurer] { $act } { $card } y enviar a un aventurero, vale { $points }
}
board-move = { $act } { $card }: { $outcome }
board-stays = se queda
board-stays-long = tu explorador se queda en la novena casilla; otro puede moverse
board-crosses = cruza el puente
board-ends = cruza el puente, y la expedición termina
board-column = { $count ->
    [0] { $suit }: sin cartas
   *[other] { $suit }: { $cards }
}
board-columns = { $name }: últimas cartas
board-artifacts = Artefactos
board-artifacts-later = Los artefactos cuentan tras la expedición { $rounds }.
board-own-columns = tus columnas
board-crossings-short = { $count } de { $end }
board-ends-which = Cómo acaba la expedición { $round } de { $rounds }
board-ends-it = Cómo acaba la expedición
round-board = Expedición { $round }
round-of-board = Expedición { $round } de { $rounds }
standing-explorers = exploradores
standing-tiles = fichas
standing-before = antes
standing-floor = nunca bajo 0
standing-artifacts = artefactos
standing-now = si acabara ahora
standing-short = { $what ->
    [end] final
    [open] a la vista
   *[now] ahora
}
standing-open = solo exploradores
standing-open-artifacts = solo exploradores y artefactos
seat-more = { $who ->
    [you] Más sobre ti
   *[other] Más sobre { $name }
}
board-home = { $adventurers ->
    [0] { $researcher ->
        [yes] En casa: el investigador
       *[no] Todos están en camino
    }
    [one] { $researcher ->
        [yes] En casa: un aventurero y el investigador
       *[no] En casa: un aventurero
    }
   *[other] { $researcher ->
        [yes] En casa: { $adventurers } aventureros y el investigador
       *[no] En casa: { $adventurers } aventureros
    }
}
board-crossings = Al otro lado: { $count } de { $end }
board-crossings-left = { $left ->
    [one] El próximo cruce termina la expedición.
   *[other] Con { $left } más acaba la expedición.
}
step-explore = Mueve un explorador
step-explore-short = Mueve
action-explore = Mover
action-decline = Quedarse

## Las dos barajas
stacks-yours = Tus pilas
stacks-theirs = { $name }: pilas
stacks-play = { $act } { $card }; la pila vale entonces { $points }
stacks-glance = { $count ->
    [one] { $suit }: una carta, { $top }; vale { $points }
   *[other] { $suit }: { $count } cartas hasta { $top }; vale { $points }
}
stacks-long = Pilas de siete: { $count } de { $end }
stacks-end = { $of ->
    [one] { $end ->
        [one] Una de cualquier jugador termina la ronda.
       *[other] { $end } de un mismo jugador terminan la ronda.
    }
   *[all] { $end ->
        [one] Una termina la ronda.
       *[other] { $end } entre todos terminan la ronda.
    }
}

## El diario
log-explore = { $who ->
    [you] { $name } mueves tu explorador de { $suit }
   *[other] { $name } mueve su explorador de { $suit }
}
log-explore-then = { $who ->
    [you] mueves tu explorador de { $suit }
   *[other] mueve su explorador de { $suit }
}
log-decline = { $who ->
    [you] { $name } te quedas
   *[other] { $name } se queda
}
log-decline-then = { $who ->
    [you] te quedas
   *[other] se queda
}
log-step = { $piece ->
    [researcher] { $name }: investigador a { $suit } { $step }
   *[adventurer] { $name }: aventurero a { $suit } { $step }
}
log-step-then = { $piece ->
    [researcher] investigador a { $suit } { $step }
   *[adventurer] aventurero a { $suit } { $step }
}
log-tile = { $tile ->
    [arrow] { $name }: una flecha
    [artifact] { $name }: un artefacto
   *[points] { $points ->
        [one] { $name }: un punto
       *[other] { $name }: { $points } puntos
    }
}
log-tile-then = { $tile ->
    [arrow] una flecha
    [artifact] un artefacto
   *[points] { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
}
log-bridge = { $name }: cruce número { $count }
log-bridge-then = cruce número { $count }

## Por qué se rechaza una jugada
reason-rank-lower = Una pila no puede bajar, y { $card } es menor que { $top }. Puedes descartar esa carta.
reason-path-goes-up = Tus cartas de { $suit } suben, así que { $card } no puede ir tras { $top }. Puedes descartar esa carta.
reason-path-goes-down = Tus cartas de { $suit } bajan, así que { $card } no puede ir tras { $top }. Puedes descartar esa carta.
reason-lowest-first = Un camino se abre con tu carta más baja de su color: { $lowest }.
reason-piece-needed = Elige quién parte: un aventurero o el investigador.
reason-path-begun = Tu explorador de { $suit } ya está en camino.
reason-no-explorer = { $piece ->
    [researcher] Tu investigador ya está en un camino.
   *[adventurer] Todos tus aventureros están ya en camino.
}
reason-explorer-first = Primero mueve un explorador, o quédate.
reason-explorer-not-out = No tienes ningún explorador en el camino de { $suit }.
reason-explorer-at-end = Tu explorador de { $suit } está en la novena casilla y no va más allá.
reason-one-step = Un explorador se mueve una casilla: en el camino de { $suit }, a la casilla { $step }.
reason-must-explore = La flecha hay que usarla: uno de tus exploradores puede moverse.
reason-no-explorer-move = Ahora no se mueve ningún explorador.

## El juego de tablero en la hoja de puntos: qué dio una expedición, término a término
told-found = artefactos hallados
told-before = antes
told-tiles = fichas
told-explorers = exploradores
told-floor = no baja de cero
told-now = ahora
told-artifacts = { $count ->
    [one] un artefacto
   *[other] { $count } artefactos
}
told-end = al final

## Lo que decide cuando hay igualdad de puntos
outcome-tie = { $kind ->
    [board] Desempata quien tiene más artefactos.
   *[other] Desempata quien tiene más pilas largas.
}
outcome-tie-short = { $kind ->
    [board] desempate por artefactos
   *[other] desempate por pilas largas
}
outcome-goes-on = La partida está igualada: se juega una ronda más.

## Imágenes, contadas a quien no las ve
diagram-of = Imagen: { $game }.
diagram-column = { $who ->
    [you] Tu columna: { $cards }; vale { $points }.
   *[other] Columna de { $name }: { $cards }; vale { $points }.
}
diagram-path = { $who ->
    [you] Tu camino: { $cards }; el explorador está en la casilla { $step } y vale { $points }.
   *[other] Camino de { $name }: { $cards }; el explorador está en la casilla { $step } y vale { $points }.
}
diagram-piles = { $count ->
    [one] Encima de la pila de descarte: { $cards }.
   *[other] Encima de las pilas de descarte: { $cards }.
}
diagram-hand = En la mano: { $cards }.
diagram-chosen = La carta elegida es { $card }; están marcados los sitios donde puede ir.
