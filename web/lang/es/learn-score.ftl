# Las hojas de puntos de las páginas de reglas, para partidas con cartas de verdad. Este archivo se escribe en esas páginas para sus
# scripts.

score-title = Hoja de puntos
score-lead-card = Para una partida con cartas de verdad. Pulsa lo que hay en cada expedición: la suma aparece al momento y se queda en este dispositivo.
score-lead-board = Para una partida con el tablero de verdad. Pulsa la casilla en que está cada explorador, marca al investigador y cuenta lo hallado: la suma aparece al momento y se queda en este dispositivo.
score-lead-adapted = Para una partida con cartas de verdad. Cuenta cada pila: la suma aparece al momento y se queda en este dispositivo.
score-needs-script = Para sumar por ti hacen falta scripts, y aquí están desactivados. Cómo se cuenta está explicado arriba.
score-seats = Jugadores
score-name = Nombre del jugador { $seat }
score-six = Seis expediciones (juego largo)
score-short = Una expedición (juego corto)
score-round-card = Ronda { $round }
score-round-board = Expedición { $round }
score-round-adapted = Ronda { $round }
score-which = Qué anotar
score-more = Una más
score-print = Imprimir la hoja
score-clear = Borrar la hoja
score-clear-yes = Sí, borrar todo
score-cleared = La hoja está vacía.
score-standing = Marcador
score-total = Total
score-stands = { $suit }: { $points }. { $name } en total: { $sum }
score-wager = { $card }, { $number } de { $count }
score-taken = A { $name } se le ha quitado { $card }
score-leads = En cabeza: { $names }
score-explorer-of = { $suit }: explorador
score-step = { $suit }, casilla { $step }: { $points }
score-researcher-of = { $suit }: investigador
score-less = { $what }: { $count } menos
score-more-of = { $what }: { $count } más
score-tiles = Puntos de fichas
score-artifacts = Artefactos hallados
score-artifacts-worth = Artefactos al final
score-stack-of = { $suit }: cartas
score-one-less = { $suit }: una carta menos
score-one-more = { $suit }: una carta más

## Una columna para probar, en la regla que cuenta los puntos
try-lead-card = Pruébalo: pulsa cartas para colocarlas o quitarlas.
try-lead-board = Pruébalo: pulsa una casilla para poner allí al explorador, y la pieza grande para que sea el investigador.
try-lead-adapted = Pruébalo: alarga o acorta la pila.
try-numbers = Sus números
try-cost = Partir
try-wagers = Apuestas
try-no-wagers = Sin apuestas
try-bonus = Ocho cartas o más
try-no-bonus = Menos de ocho cartas
try-none = Aquí no hay nada: no cuesta nada y vale 0.
try-said = { $suit }: { $points }
