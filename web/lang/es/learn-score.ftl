# Las hojas de puntos de las páginas de reglas, para partidas con cartas de verdad. Este archivo se escribe en esas páginas para sus
# scripts.

score-title = Hoja de puntos
score-lead-card = Para una partida con cartas de verdad. Pulsa lo que hay en cada expedición: la suma aparece al momento y se queda en este dispositivo.
score-lead-board = Para una partida con el tablero de verdad. Pulsa el paso en que está cada explorador, marca al investigador y cuenta lo hallado: la suma aparece al momento y se queda en este dispositivo.
score-lead-adapted = Para una partida con cartas de verdad. Cuenta cada pila: la suma aparece al momento y se queda en este dispositivo.
score-needs-script = Para sumar por ti hacen falta scripts, y aquí están desactivados. La cuenta misma está explicada arriba.
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
score-clear-yes = Borrar todo de verdad
score-standing = Clasificación
score-total = Total
score-stands = { $suit }: { $points }. { $name } en total: { $sum }
score-leads = Va por delante: { $names }
score-explorer-of = { $suit }: explorador
score-step = { $suit }, paso { $step }: { $points }
score-researcher-of = { $suit }: investigador
score-less = { $what }: { $count } menos
score-more-of = { $what }: { $count } más
score-tiles = Puntos de fichas
score-artifacts = Artefactos hallados
score-artifacts-worth = Artefactos al final
score-stack-of = { $suit }: cartas
score-one-less = { $suit }: una carta menos
score-one-more = { $suit }: una carta más
