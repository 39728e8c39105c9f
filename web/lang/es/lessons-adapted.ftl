# Ejercicios del juego con dos barajas (web/learn/lessons/adapted/): qué se pide, qué se responde a cada jugada, una pista.

lesson-adapted-discard = Descartar { $card } está permitido, pero aquí no ayuda. Mira otra vez lo que se pide.

lesson-adapted-equal-title = Cartas iguales
lesson-adapted-equal-task = Tu pila de corazones está en 7. Sigue de modo que pueda llegar a ser lo más larga posible.
lesson-adapted-equal-hint = Cada carta está dos veces, y las iguales están permitidas.
lesson-adapted-equal-done = Bien: el segundo 7, y el 9 y la reina aún pueden seguir.
lesson-adapted-equal-later = Aquí encaja { $card }, pero entonces tu 7 se pierde para siempre.

lesson-adapted-ace-title = Empezar por abajo
lesson-adapted-ace-task = Quieres una pila de picas. ¿Con qué carta empieza?
lesson-adapted-ace-hint = Aquí el as es bajo.
lesson-adapted-ace-done = Bien: el as va debajo de todo, y el 3, el 6 y el rey pueden seguir.
lesson-adapted-ace-king = Después del rey solo puede seguir el otro rey.
lesson-adapted-ace-higher = También la empieza { $card }, pero se pierden tus picas más bajas.

lesson-adapted-worth-title = Lo que vale una carta
lesson-adapted-worth-task = La ronda casi ha terminado. ¿Qué carta da más ahora?
lesson-adapted-worth-hint = El valor de las cartas no puntúa. Cuenta las cartas de las pilas.
lesson-adapted-worth-done = Bien: la sexta carta de corazones da 10.
lesson-adapted-worth-five = El tercer trébol da 5. Hay algo mejor.
lesson-adapted-worth-ten = Una carta sola cuesta 10, y no queda tiempo para más.

lesson-adapted-end-title = La tercera pila larga
lesson-adapted-end-task = Dos pilas tienen siete cartas, una de ellas tuya. Tienes el rey de tréboles y vas por delante. ¿Qué colocas?
lesson-adapted-end-hint = ¿Cuántas cartas tendrían entonces tus tréboles?
lesson-adapted-end-done = Bien: la tercera pila larga, y la ronda termina en el acto con 60 puntos para ti.
lesson-adapted-end-go-on = Ahora sigue el otro jugador, y sus pilas crecen. Termina mientras vas por delante.

lesson-adapted-wait-title = Todavía no
lesson-adapted-wait-task = Las dos pilas largas son del otro jugador, que va muy por delante. ¿Qué colocas?
lesson-adapted-wait-hint = Con un séptimo trébol la ronda terminaría. ¿Te conviene?
lesson-adapted-wait-done = Bien: crecen los diamantes y la ronda sigue.
lesson-adapted-wait-end = Eso termina la ronda, y tienes muchos menos puntos. Primero recupera terreno.
lesson-adapted-wait-skip = Así también sigue la ronda, pero se pierde tu 5 de diamantes. Primero la carta más baja.

lesson-adapted-draw-title = Deja abierta la pila
lesson-adapted-draw-task = En la pila de descarte de picas está el 8, y tu pila está en 7. Hazte con él.
lesson-adapted-draw-say-1 = Primero coloca o descarta una carta.
lesson-adapted-draw-hint-1 = La pila en la que descartas queda cerrada para ti en este turno.
lesson-adapted-draw-done-1 = Bien: el diamante solo cierra su propia pila.
lesson-adapted-draw-cover = Así { $card } quedaría encima del 8, y esa pila estaría cerrada para ti.
lesson-adapted-draw-thrown = Aún necesitarás { $card }, y cerraría la pila del 8.
lesson-adapted-draw-skip = Tras { $card } ya no encaja el 8.
lesson-adapted-draw-begin = Una carta sola cuesta 10. Basta con descartar.
lesson-adapted-draw-say-2 = Ahora roba.
lesson-adapted-draw-hint-2 = La carta de arriba de una pila abierta es tuya si la quieres.
lesson-adapted-draw-done-2 = Bien: 7, 8, 9.
lesson-adapted-draw-deck = Ese no es el 8, y el 8 está ahí, a la vista.
