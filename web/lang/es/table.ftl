# La mesa en palabras: cartas, personas, zonas, jugadas, el diario, los avisos y por qué se rechaza una jugada.
# $who es "you" para la única persona que juega, si no "other"; $name es entonces el nombre que la representa.

# Entre cosas dichas una junto a otra: un nombre y un resumen, las dos partes de un turno
apart = { " · " }

## Cartas y palos
suit-y = Desierto
suit-b = Mar
suit-w = Cumbres
suit-g = Selva
suit-r = Volcán
suit-p = Noche
suit-c = Tréboles
suit-d = Diamantes
suit-h = Corazones
suit-s = Picas
rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
card-number = { $court ->
    [A] el as de { $suit }
    [J] la jota de { $suit }
    [Q] la reina de { $suit }
    [K] el rey de { $suit }
   *[none] el { $rank } de { $suit }
}
card-wager = la apuesta de { $suit }

## Personas
name-you = Tú
name-further-1 = Lena
name-further-2 = Max
name-further-3 = Óscar
name-further-4 = Ida
name-further-5 = Celia
name-seat = Jugador { $seat }
mind-wander = Fortuna
mind-wander-style = juega al azar
mind-searcher = Rolando
mind-searcher-style = va probando
mind-novice = Nils
mind-novice-style = lo prueba todo
mind-bold = Bruno
mind-bold-style = { $game ->
    [card] reúne y apuesta
   *[other] reúne cartas
}
mind-careful = Tilda
mind-careful-style = prudente
mind-skilled = Greta
mind-skilled-style = pisa firme
mind-reference = Greta
mind-reference-style = pisa firme
mind-expert = Ada
mind-expert-style = cuenta cada carta

## Los juegos
game-card = Juego de cartas
game-board = Juego de tablero
game-adapted = Dos barajas

## Zonas
zone-title = { $game }: { $names }
zone-table = Mesa
zone-tools = Herramientas
zone-hand = Tu mano
zone-log = Bitácora
zone-discards = Pilas de descarte
zone-yours = Tus expediciones
zone-theirs = { $name }: expediciones
zone-stock = Mazo
zone-deck = { $count ->
    [one] Mazo, queda una carta
   *[other] Mazo, quedan { $count } cartas
}
zone-left = restantes
zone-left-long = { $count ->
    [one] carta restante
   *[other] cartas restantes
}
zone-turns-limit = { $turns ->
    [one] límite en un turno
   *[other] límite en { $turns } turnos
}
zone-turns-each = { $how ->
    [about] { $turns ->
        [one] cerca de un turno cada uno
       *[other] unos { $turns } turnos cada uno
    }
    [uneven] { $more ->
        [2] uno o dos turnos cada uno
        [8] { $turns } u { $more } turnos cada uno
        [11] { $turns } u { $more } turnos cada uno
       *[other] { $turns } o { $more } turnos cada uno
    }
   *[even] { $turns ->
        [one] un turno cada uno
       *[other] { $turns } turnos cada uno
    }
}
zone-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
zone-known = Cartas que todos vieron tomar
zone-column = { $count ->
    [0] { $suit }: sin empezar
    [one] { $suit }: una carta
   *[other] { $suit }: { $count } cartas
}
zone-not-started = sin empezar
zone-sum = { $suit }:
zone-sum-coming = { $suit } con esta carta:
zone-worth = { $suit }: ¿cuánto vale esto?
zone-pile-empty = { $suit }: pila de descarte vacía
zone-beneath = { $suit }: cartas bajo la de arriba de la pila
zone-just-discarded = recién descartada
zone-take-closed = Recién descartada, cerrada en este turno: { $card }
zone-draw = { $count ->
    [one] { $act } del mazo, la última carta
   *[other] { $act } del mazo, quedan { $count } cartas
}
zone-take = { $act } { $card } de su pila de descarte
zone-discard = { $act } { $card }
zone-play = { $act } { $card }; la expedición queda entonces en { $points }
zone-play-closed = Aquí no va { $card }; pregunta por qué
zone-rule = Regla { $rule }
zone-meanwhile = Mientras tanto
zone-since = Desde tu turno
zone-last-turn = El último turno
zone-before = Antes
zone-again = Volver a mostrar el turno { $turn }
trace-taken = tomada
trace-drawn = Es la última carta que has robado.
trace-new = nueva
tip-begin = La primera carta de una expedición la pone en marcha, y eso cuesta 20 puntos: empieza solo donde tus números puedan sumar más de 20. Las apuestas van antes que los números.
tip-sum = { $times ->
    [1] { $suit }: las cartas suman { $sum }, ponerse en marcha costó { $cost }: { $formula } = { $points }. Ocho cartas o más dan 20 más.
   *[other] { $suit }: las cartas suman { $sum }, ponerse en marcha costó { $cost } y las apuestas lo multiplican por { $times }: { $formula } = { $points }. Ocho cartas o más dan 20 más.
}
zone-this-round = Esta ronda
zone-match = Partida
zone-round-short = ronda
zone-match-short = partida
zone-began = { $game ->
    [board] { $who ->
        [you] empezaste esta expedición
       *[other] empezó esta expedición
    }
   *[other] { $who ->
        [you] empezaste esta ronda
       *[other] empezó esta ronda
    }
}
zone-turn = De quién es el turno
zone-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
zone-next = Siguiente: { $name }
zone-thinking = Lo que lleva pensado
zone-turn-number = turno { $turn }
zone-round = { $game ->
    [board] Expedición { $round }
   *[other] Ronda { $round }
}
zone-round-of = Ronda { $round } de { $rounds }
zone-round-over = { $game ->
    [board] La expedición ha terminado
   *[other] La ronda ha terminado
}
zone-match-over = La partida ha terminado
score-hidden = en secreto

## Qué hacer
step-place = Coloca una carta
step-place-short = Coloca
step-draw = Roba una carta
step-draw-short = Roba
step-confirm = Otra vez para confirmar
action-play = Jugar
action-discard = Descartar
action-draw = Robar
action-take = Tomar
action-confirm = Confirmar
action-undo = Deshacer
action-undo-practice = Deshacer (la partida pasa a ser de práctica)
action-hint = Pista
action-menu = Menú
action-sound = Sonido
action-sheet = Hoja de puntos
action-hurry = Que juegue ya
action-skip = Saltar a mi turno
action-pass = Pasar el dispositivo
action-close = Cerrar
action-concede = Rendirse

## Estados
status-practice = Partida de práctica: se deshizo una jugada que había mostrado algo
status-last-cards = { $count ->
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
status-last-cards-why = { $kind ->
    [board] Quien roba la última termina la expedición en el acto.
   *[other] Quien roba la última termina la ronda en el acto.
}

say-drawn = Robas { $card }
say-taken-back = Jugada deshecha
say-pass = Mira tu mano y luego pasa el dispositivo a { $name }
say-undo-practice = Desde entonces has visto algo oculto. Si deshaces, la partida pasa a ser de práctica y no cuenta para las estadísticas.

## La cortina entre dos personas
curtain-pass = Pasa el dispositivo a { $name }
curtain-covered = Todas las manos están tapadas.
curtain-lift = Soy { $name }

## El diario: primero la forma que empieza una línea, luego la que sigue en ella
log-empty = Aún no se ha jugado nada.
log-play = { $who ->
    [you] { $name } juegas { $card }
   *[other] { $name } juega { $card }
}
log-play-then = { $who ->
    [you] juegas { $card }
   *[other] juega { $card }
}
log-discard = { $who ->
    [you] { $name } descartas { $card }
   *[other] { $name } descarta { $card }
}
log-discard-then = { $who ->
    [you] descartas { $card }
   *[other] descarta { $card }
}
log-draw = { $who ->
    [you] { $name } robas
   *[other] { $name } roba
}
log-draw-then = { $who ->
    [you] robas
   *[other] roba
}
log-draw-card = { $who ->
    [you] { $name } robas { $card }
   *[other] { $name } roba { $card }
}
log-draw-card-then = { $who ->
    [you] robas { $card }
   *[other] roba { $card }
}
log-take = { $who ->
    [you] { $name } tomas { $card }
   *[other] { $name } toma { $card }
}
log-take-then = { $who ->
    [you] tomas { $card }
   *[other] toma { $card }
}
log-end = { $game ->
    [board] La expedición termina
   *[other] La ronda termina
}
log-end-then = { $game ->
    [board] la expedición termina
   *[other] la ronda termina
}

## Por qué se rechaza una jugada
reason-number-lower = Ahí tus cartas deben subir, y { $card } es menor que { $top }. Puedes descartar esa carta.
reason-wager-after-number = Llega tarde { $card }: las apuestas van antes que los números y ya está { $top }. Puedes descartarla.
reason-just-discarded = Acabas de descartar { $card }; esta pila está cerrada para ti hasta tu próximo turno.
reason-pile-empty = La pila de descarte de { $suit } está vacía.
reason-not-in-hand = En tu mano no está { $card }.
reason-place-first = Primero coloca una carta y luego roba una.
reason-draw-first = Ya has colocado tu carta; ahora roba una.
reason-not-your-turn = No es tu turno: le toca a { $seat }.
reason-no-move-here = Ahora ninguna carta va ahí.
reason-allowed = Eso está permitido.
