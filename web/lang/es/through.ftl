# Una partida repasada turno a turno.

through-all = Todas las manos
through-as-you = Como la vi
through-as = Como la vio { $name }
through-eyes = Qué manos se ven
through-going = La partida sigue: las cartas ocultas siguen ocultas.
through-hand-of = Mano de { $name }
through-way = Recorrido de la partida
through-first = Al principio
through-back = Un turno atrás
through-on = Un turno adelante
through-last = Al final
through-run = Que avance sola
through-rest = Parar
through-where = turno { $turn } de { $turns }
