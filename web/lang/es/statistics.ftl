# What the matches of this device come to.

statistics-title = Estadísticas
statistics-matches = { $count ->
    [one] partida
   *[other] partidas
}
statistics-won = { $count ->
    [one] ganada
   *[other] ganadas
}
statistics-margin = diferencia media
statistics-adjusted = { $kind ->
    [card] sin la suerte
   *[other] sin la suerte, sobre la media de los demás
}
statistics-streak = { $count ->
   *[other] mejor racha ganadora
}
statistics-running = ahora { $count }
statistics-error = ± { $error }
statistics-which = Qué partidas
statistics-all = Todas
statistics-against = Contra cada cual
statistics-against-means = { $margins ->
    [yes] ganadas : perdidas · diferencia por partida
   *[no] ganadas : perdidas
}
statistics-record = { $won } : { $lost }
statistics-mixed = Compañía mixta
statistics-record-said = { $name }: { $won } ganadas, { $lost } perdidas
statistics-trend = La diferencia con el tiempo
statistics-trend-means = en puntos; cada marca, una partida; la línea, la media de diez
statistics-costs = Lo que costó un turno tuyo
statistics-table = Como tabla
statistics-date = Fecha
statistics-one = Diferencia
statistics-cost-of-turn = Coste por turno
statistics-ten = Media de diez
statistics-best = La mejor: { $suit }, { $points }
statistics-best-of = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $date }
statistics-note = La práctica y las partidas de varias personas en este dispositivo no cuentan. Todo se calcula con las partidas guardadas aquí.
statistics-none = Aquí aún no se ha terminado ninguna partida de este juego que cuente.
statistics-reckoning = Sumando…
statistics-unread = { $why ->
    [forbidden] Este navegador no guarda nada para esta página: solo cuentan las partidas de esta visita.
   *[other] No se ha podido leer lo que guarda este dispositivo: solo cuentan las partidas de esta visita.
}
