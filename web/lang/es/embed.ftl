# Imágenes de la mesa en una página, mesas incrustadas en otras páginas y lecciones.

# Imágenes, contadas a quien no las ve
diagram-of = Una imagen de { $game }.
diagram-column = { $who ->
    [you] Tu columna: { $cards }; vale { $points }.
   *[other] Columna de { $name }: { $cards }; vale { $points }.
}
diagram-path = { $who ->
    [you] Tu camino: { $cards }; el explorador está en la casilla { $step } y vale { $points }.
   *[other] Camino de { $name }: { $cards }; el explorador está en la casilla { $step } y vale { $points }.
}
diagram-piles = { $count ->
    [one] Encima del montón de descartes: { $cards }.
   *[other] Encima de los montones de descartes: { $cards }.
}
diagram-hand = En la mano: { $cards }.
diagram-chosen = La carta elegida es { $card }; están marcados los sitios donde puede ir.
