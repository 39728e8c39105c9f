# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] { $more ->
        [yes] Ninguna partida de este archivo es nueva. Sí se ha importado lo demás, como ajustes y ejercicios.
       *[no] Todo lo de este archivo ya estaba aquí.
    }
    [one] Se ha importado una partida.
   *[other] Se han importado { $count } partidas.
}{ $count ->
    [0] { "" }
   *[other] { $more ->
        [yes] { " " }También se ha importado lo demás, como ajustes y ejercicios.
       *[no] { "" }
    }
}{ $left ->
    [0] { "" }
    [one] { " " }Un análisis no encaja aquí con su partida y se calculará de nuevo.
   *[other] { " " }{ $left } análisis no encajan aquí con sus partidas y se calcularán de nuevo.
}
device-looking = Revisando el archivo…
device-long = Este archivo es demasiado grande.
device-no-json = Este archivo está dañado: no es un texto JSON.
device-other = No es el archivo de un dispositivo. Una sola partida se importa en Partidas.
device-version = Este archivo lo escribió otra versión del juego y aquí no se puede leer.
device-extra = Este archivo contiene algo desconocido: { $name }.
device-matches = A este archivo le falta la lista de partidas.
device-match = La partida { $number } de este archivo no es como debe; no se ha importado nada.
device-record = La partida { $number } de este archivo no es válida: { $sentence } No se ha importado nada.
device-remembered = Los ajustes de este archivo no son como deben; no se ha importado nada.
device-unread = { $why ->
    [forbidden] Este navegador no guarda nada para esta página. El archivo contiene las partidas de esta visita y tus ajustes.
   *[other] No se ha podido leer lo que guarda este dispositivo. El archivo solo contiene las partidas de esta visita y tus ajustes.
}
matches-device = Este archivo es de un dispositivo entero, no de una partida. Se importa en Ajustes, con «Importar todo de un archivo».
matches-here = Esta partida ya estaba aquí.
matches-further = Esta partida ya estaba aquí; ahora está como en el archivo.
error-no-room = { $why ->
    [full] No queda sitio en este dispositivo: no se ha podido guardar todo.
    [forbidden] Este navegador no guarda nada para esta página.
   *[other] No se ha podido guardar todo en este dispositivo.
}
