# Ejercicios propios: los momentos más caros de las partidas analizadas, para probarlos otra vez.

exercises-title = Tus ejercicios
exercises-lead = Los momentos que más costaron en tus partidas analizadas llegan aquí solos. Cada uno vuelve hasta que lo resuelvas a la primera en dos días distintos.
exercises-none = Aquí no hay nada todavía. Analiza una partida tuya: lo que más costó en ella te esperará aquí, con las cartas tal como las viste.
exercises-due = { $count } por resolver hoy
exercises-tomorrow = Basta por hoy: estos vuelven otro día
exercises-rest = Resueltos en dos días
exercise-from = { $kind ->
    [board] Expedición { $round }, turno { $turn } · con { $names }
   *[other] Ronda { $round }, turno { $turn } · con { $names }
}
exercise-somebody = alguien de aquí
exercise-cost = { $cost } puntos (± { $error })
exercise-lost = Costó { $cost }
exercise-days = Resuelto en { $done } de { $of } días
exercise-try = Probar
exercise-task = ¿Y ahora?
exercise-solved = Resuelto
exercise-asks = La mesa tal como la viste entonces; lo que no podías saber se reparte de nuevo. Juega lo que te parezca mejor.
exercise-show = Mostrar la solución
exercise-again = Otra vez
exercise-match-gone = Su partida ya no está en este dispositivo.
exercise-next = Ejercicio siguiente
exercise-all = Todos los ejercicios
exercise-right = Correcto.
exercise-again-later = Volverá otro día.
exercise-rests = Resuelto en dos días: ya puede descansar.
exercise-not-counted = Cuenta cuando lo encuentras a la primera.
exercise-then = Tu jugada de entonces: { $move }. Te costó { $cost }.
exercise-played = Eso es lo que jugaste entonces. Hay algo mejor.
exercise-other = Hay algo mejor.
exercise-hint-place = Busca una carta para colocar.
exercise-hint-discard = Busca una carta para descartar.
exercise-hint-deck = Piensa en el mazo.
exercise-hint-take = Mira las pilas de descarte.
exercise-hint-explore = Mira los exploradores.
