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
through-run = Reproducir
through-rest = Parar
through-where = turno { $turn } de { $turns }

branch-here = Seguir desde aquí (práctica)
branch-on = Seguir
branch-ask = ¿Seguir jugando desde aquí?
branch-practice = Empieza una partida nueva con la misma compañía. Es de práctica y no cuenta en las estadísticas.
branch-same = Cartas como estaban
branch-anew = Repartir de nuevo lo oculto

link-copy = Copiar enlace
link-copied = El enlace está en el portapapeles. Contiene la partida entera.
link-here = Copia este enlace; contiene la partida entera: { $link }
