# Una pista: qué haría el jugador más fuerte, qué espera, por qué y qué más se le acerca.
# $points y $behind son puntos enteros, nunca negativos; $behind es "0" si es menos de medio punto.

hint-thinks = Buscando una pista
hint-expects = { $lead ->
    [ahead] Resultado esperado de la ronda: vas por delante en unos { $points } puntos.
    [behind] Resultado esperado de la ronda: vas por detrás en unos { $points } puntos.
   *[even] Resultado esperado de la ronda: casi igualada.
}
hint-why = Por qué
hint-but = En contra
hint-else = Qué más se le acerca
hint-other = { $behind ->
    [0] { $move }: igual de bueno
   *[other] { $move }: unos { $behind } menos
}
hint-term = { $reason } ({ $points })
hint-term-now = { $sign ->
    [plus] puntúa enseguida
   *[minus] al principio cuesta
}
hint-term-later = { $sign ->
    [plus] aún puede llegar bastante ahí
   *[minus] ahí ya puede llegar poco
}
hint-term-keep = { $sign ->
    [plus] conserva las mejores cartas
   *[minus] renuncia a cartas que hacen falta
}
hint-term-begins = { $sign ->
    [plus] es el momento de empezar ahí
   *[minus] empezar ahí cuesta
}
hint-term-wager = { $sign ->
    [plus] la apuesta debería dar fruto
   *[minus] la apuesta es un riesgo
}
hint-term-closes = { $sign ->
    [plus] ahí no se pierde nada más bajo
   *[minus] las cartas más bajas ya no caben ahí
}
hint-term-leaves = { $sign ->
    [plus] la carta que queda ahí puede servirte
   *[minus] deja una carta que otros pueden usar
}
hint-term-takes = { $sign ->
    [plus] esa carta vale más que una desconocida
   *[minus] una desconocida valdría más
}
hint-term-turns = { $sign ->
    [plus] quedan turnos suficientes
   *[minus] quedan muy pocos turnos
}
hint-term-thrift = { $sign ->
    [plus] la ronda avanza
   *[minus] tomar de una pila alarga la ronda
}
hint-term-ends = { $sign ->
    [plus] termina la ronda mientras vas por delante
   *[minus] termina la ronda mientras vas por detrás
}
hint-term-end = { $sign ->
    [plus] la ronda termina a tu favor
   *[minus] la ronda termina en tu contra
}
hint-term-explorers = { $sign ->
    [plus] tus exploradores avanzan
   *[minus] tu explorador queda en una casilla que resta
}
hint-term-tiles = { $sign ->
    [plus] recoge una ficha de puntos
   *[minus] renuncia a puntos de fichas
}
hint-term-artifacts = { $sign ->
    [plus] encuentra un artefacto
   *[minus] deja atrás un artefacto
}
