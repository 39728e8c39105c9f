# Pictures of a table in a page, tables embedded in other pages, and lessons.

# Pictures, told to those who do not see them
diagram-of = A picture of { $game }.
diagram-column = { $who ->
    [you] Your column: { $cards }; worth { $points }.
   *[other] Column of { $name }: { $cards }; worth { $points }.
}
diagram-path = { $who ->
    [you] Your path: { $cards }; the explorer stands on step { $step }, worth { $points }.
   *[other] Path of { $name }: { $cards }; the explorer stands on step { $step }, worth { $points }.
}
diagram-piles = { $count ->
    [one] On top of the discard pile: { $cards }.
   *[other] On top of the discard piles: { $cards }.
}
diagram-hand = In the hand: { $cards }.
diagram-chosen = { $card } is chosen, and the places that take it are marked.
