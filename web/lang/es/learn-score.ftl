# Las hojas de puntos de las páginas de reglas, para partidas con cartas de verdad. Este archivo se escribe en esas páginas para sus
# scripts.

score-title = Hoja de puntos
score-lead-card = Para una partida con cartas de verdad. Pulsa lo que hay en cada expedición: la suma aparece al momento y se queda en este dispositivo.
score-lead-board = Para una partida con el tablero de verdad. Indica dónde está cada explorador y qué se encontró: la suma aparece al momento y se queda en este dispositivo.
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
score-sum = En total
score-stands = { $suit }: { $points }. { $name } en total: { $sum }
score-leads = Va por delante: { $names }
score-explorers = Exploradores
score-explorer-of = { $suit }: explorador
score-not-sent = sin enviar
score-on-step = paso { $step }
score-researcher = Investigador en
score-nowhere = ningún camino
score-tiles = Puntos de fichas
score-artifacts = Artefactos hallados
score-artifacts-worth = Artefactos al final
score-now = Puntos ahora
score-stack-of = { $suit }: cartas
score-one-less = { $suit }: una carta menos
score-one-more = { $suit }: una carta más
