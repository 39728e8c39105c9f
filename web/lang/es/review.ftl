# El análisis de una partida: qué dio la suerte, qué costaron los turnos, de dónde sale el resultado.

review-of = { $game } · { $names }
review-result = { $how ->
    [shared] { $who ->
        [you] Compartes la victoria.
       *[other] { $name } comparte la victoria.
    }
    [stood] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] Rendición cuando ibas { $points } por debajo de la media de los demás.
               *[other] Rendición cuando { $name } iba { $points } por debajo de la media de los demás.
            }
            [ahead] { $who ->
                [you] Rendición cuando ibas { $points } por encima de la media de los demás.
               *[other] Rendición cuando { $name } iba { $points } por encima de la media de los demás.
            }
           *[level] { $who ->
                [you] Rendición cuando ibas a la par de la media de los demás.
               *[other] Rendición cuando { $name } iba a la par de la media de los demás.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] Rendición cuando llevabas { $points } de ventaja.
               *[other] Rendición cuando { $name } llevaba { $points } de ventaja.
            }
            [behind] { $who ->
                [you] Rendición cuando ibas { $points } por detrás.
               *[other] Rendición cuando { $name } iba { $points } por detrás.
            }
           *[level] Rendición con los puntos igualados.
        }
    }
   *[other] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] Acabaste { $points } por debajo de la media de los demás.
               *[other] { $name } acabó { $points } por debajo de la media de los demás.
            }
            [ahead] { $who ->
                [you] Acabaste { $points } por encima de la media de los demás.
               *[other] { $name } acabó { $points } por encima de la media de los demás.
            }
           *[level] { $who ->
                [you] Acabaste a la par de la media de los demás.
               *[other] { $name } acabó a la par de la media de los demás.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] Ganaste por { $points }.
               *[other] { $name } ganó por { $points }.
            }
            [behind] { $who ->
                [you] Perdiste por { $points }.
               *[other] { $name } perdió por { $points }.
            }
           *[level] Los puntos quedaron igualados.
        }
    }
}
review-luck = { $side ->
    [took] { $who ->
        [you] La suerte te quitó { $luck }.
       *[other] La suerte le quitó { $luck } a { $name }.
    }
   *[gave] { $who ->
        [you] La suerte te dio { $luck }.
       *[other] La suerte le dio { $luck } a { $name }.
    }
}
review-costs = { $who ->
    [you] { $rivals ->
        [many] Tu juego costó { $own }; el de los demás, { $others }.
       *[one] Tu juego costó { $own }; el de { $rival }, { $others }.
    }
   *[other] { $rivals ->
        [many] El juego de { $name } costó { $own }; el de los demás, { $others }.
       *[one] El juego de { $name } costó { $own }; el de { $rival }, { $others }.
    }
}
review-costs-so-far = { $who ->
    [you] Por ahora tu juego costó { $own }.
   *[other] Por ahora el juego de { $name } costó { $own }.
}
review-taught = Los turnos de la primera lección no cuentan aquí: los eligió la lección, no tú.
review-working = Se está calculando el análisis
review-turn = Turno { $turn } de { $turns }
review-stopped = Parado en el turno { $turn } de { $turns }
review-go-on = Seguir
review-whose = El análisis de quién
review-match-turns = La partida, turno a turno
review-chart = La diferencia esperada turno a turno, con la suerte y lo que costó cada turno; la tabla de turnos da lo mismo en cifras.
review-mark-expected = diferencia esperada
review-mark-luck = suerte del reparto y los robos
review-mark-lost = { $who ->
    [you] lo que costó tu juego
   *[other] lo que costó el juego de { $name }
}
review-mark-won = { $rivals ->
    [many] lo que costó el de los demás
   *[one] lo que costó el de { $rival }
}
review-along = Mueve el control para recorrer los turnos.
review-at = { $kind ->
    [board] Expedición { $round }, turno { $turn }
   *[other] Ronda { $round }, turno { $turn }
}
review-turn-luck = suerte { $luck }
review-turn-cost = coste { $cost }
review-table = Todos los turnos en cifras
review-head-round = { $kind ->
    [board] Expedición
   *[other] Ronda
}
review-head-turn = Turno
review-head-who = Quién
review-head-margin = Diferencia esperada
review-head-luck = Suerte
review-head-cost = Coste
review-from = { $points ->
    [one] De dónde sale el punto
   *[other] De dónde salen los { $points } puntos
}
review-match = Partida
review-term-deal = Suerte del reparto
review-term-draws = Suerte de los robos
review-term-own = { $who ->
    [you] Tu juego
   *[other] Juego de { $name }
}
review-term-others = { $rivals ->
    [many] Juego de los demás
   *[one] Juego de { $rival }
}
review-term-rest = Resto
review-term-result = Resultado
review-without = { $rivals ->
    [many] { $side ->
        [ahead] { $who ->
            [you] Sin la suerte habrías quedado { $points } por encima de la media de los demás.
           *[other] Sin la suerte { $name } habría quedado { $points } por encima de la media de los demás.
        }
        [behind] { $who ->
            [you] Sin la suerte habrías quedado { $points } por debajo de la media de los demás.
           *[other] Sin la suerte { $name } habría quedado { $points } por debajo de la media de los demás.
        }
       *[level] { $who ->
            [you] Sin la suerte habrías quedado a la par de la media de los demás.
           *[other] Sin la suerte { $name } habría quedado a la par de la media de los demás.
        }
    }
   *[one] { $side ->
        [ahead] { $who ->
            [you] Sin la suerte habrías quedado { $points } por delante.
           *[other] Sin la suerte { $name } habría quedado { $points } por delante.
        }
        [behind] { $who ->
            [you] Sin la suerte habrías quedado { $points } por detrás.
           *[other] Sin la suerte { $name } habría quedado { $points } por detrás.
        }
       *[level] Sin la suerte habría acabado en empate.
    }
}
review-played = { $who ->
    [you] Cómo jugaste
   *[other] Cómo jugó { $name }
}
review-like = { $who ->
    [you] Regalaste más o menos lo mismo que { $level }
   *[other] Regaló más o menos lo mismo que { $level }
}
review-beyond = { $who ->
    [you] Regalaste más que { $level }
   *[other] Regaló más que { $level }
}
review-few = Aún hay pocos turnos para saberlo
review-mean = { $turns ->
    [one] { $mean } puntos regalados por turno, ± { $error }, en { $turns } turno. { $level } regala { $other } de media.
   *[other] { $mean } puntos regalados por turno, ± { $error }, en { $turns } turnos. { $level } regala { $other } de media.
}
review-honest = En cada turno, { $name } no sabía más que quien lo jugó.
review-rest-is = { $ended ->
    [early] { $kind ->
        [board] El resto: lo que quedó sin jugar, quién empezó, cómo estaban las fichas y lo que { $name } juzga mal.
       *[other] El resto: lo que quedó sin jugar, quién empezó y lo que { $name } juzga mal.
    }
   *[played] { $kind ->
        [board] El resto: quién empezó, cómo estaban las fichas y lo que { $name } juzga mal.
       *[other] El resto: quién empezó y lo que { $name } juzga mal.
    }
}
review-moments = { $count ->
    [one] El momento que más costó
    [2] Los dos momentos que más costaron
   *[other] Los tres momentos que más costaron
}
review-nothing = Nada que corregir: ningún turno costó más de lo que explica el azar.
review-error = ± { $error }
review-chose = { $who ->
    [you] Tú: { $move }
   *[other] { $name }: { $move }
}
review-better = { $name }: { $move }
review-more = +{ $count }
review-go = Ir allí
error-review-going = Una partida se analiza cuando ha terminado.
error-branch-going = Solo se puede seguir jugando desde un punto de una partida terminada.
error-branch-end = Ahí ya no queda nada por jugar.
error-link-going = Una partida tiene enlace cuando ha terminado.
