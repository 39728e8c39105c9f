# The deal of the day: today's round, how it went, and four weeks of them.

day-deal = { $kind ->
    [board] { $game }, una expedición, con { $name }
   *[other] { $game }, una ronda, con { $name }
}
day-same = En esta fecha todo el mundo recibe estas cartas. Cuenta la primera vez; después es práctica.
day-missed = Este día ya pasó. Aún puedes jugarlo; quedará marcado como jugado más tarde y no cuenta para los días seguidos.
day-future = Este día aún no ha llegado.
day-going = Empezado y aún sin terminar.
day-practice-only = Pasó a ser práctica, así que este día no cuenta.
day-late = Jugado más tarde, el { $date }.
day-again = Jugar otra vez, como práctica
day-result = { $way ->
    [over] { $points } sobre el par
    [under] { $points } bajo el par
    [par] Justo el par
    [ahead] { $points } por delante
    [behind] { $points } por detrás
   *[even] Empate
}
day-score = { $own } a { $other }
day-you = Tú { $points }
day-par = Par { $points }
day-without = Sin la suerte { $points }
day-par-means = El par es lo que { $name } logró con las mismas cartas en tu sitio y con la misma compañía.
day-reckoning = { $name } está jugando las mismas cartas: { $percent }
day-scale = Tú { $own }, par { $par }

## What is shared
day-share-head = { $title } · { $date }
day-share-par = { $points } contra { $name }, par { $par }
day-share-plain = { $points } contra { $name }
day-share-gave-up = Rendición ante { $name }
day-share = Compartir texto
day-copied = Copiado.
day-not-shared = Este navegador no permite aquí compartir ni copiar. Puedes seleccionar el texto en esta página.
day-shared-text = Lo que se comparte
day-column = { $suit }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $points }
day-column-none = { $suit }: sin empezar

## The calendar
day-weeks = Cuatro semanas
day-before = Semanas anteriores
day-after = Semanas siguientes
day-cell = { $date }: { $state }
day-state-par = par o mejor
day-state-under = bajo el par
day-state-given-up = rendición
day-state-played = jugado
day-state-late = jugado más tarde
day-state-going = empezado
day-state-practice = práctica
day-state-open = sin jugar
day-state-future = por venir

# Pictures to be shared: of a table, a score sheet, a day's deal.
picture-title = Imagen
picture-ask = Una imagen para compartir
picture-means = Se comparte, se copia o se guarda, según lo que permita este dispositivo. No lleva ninguna mano.
picture-wide = Apaisada
picture-upright = Vertical
picture-copied = La imagen está en el portapapeles.
picture-saved = La imagen se ha guardado como archivo.
