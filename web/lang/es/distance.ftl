# Partidas a distancia: dos dispositivos y nadie entre ellos.

post-matches = Partidas con otro dispositivo
post-coming = Ha llegado un mensaje y se está leyendo.
post-none = No hay ninguna partida en curso con otro dispositivo.
post-promise = Solo participan los dos dispositivos. Ninguno puede ver las cartas del otro. Puedes cerrar la página: todo queda guardado aquí.
post-how = ¿Cómo es posible?
post-how-locks = Cada dispositivo baraja el mazo y pone en cada carta un candado propio. Una carta solo se abre con las dos llaves, y un dispositivo entrega la suya únicamente cuando el otro puede ver la carta.
post-how-found = Tampoco un programa modificado en el otro dispositivo abre tus cartas. Lo que haga mal se descubre enseguida o, a más tardar, cuando al final de la ronda se muestran todas las cartas; entonces lo dicen los dos dispositivos.
post-how-limit = Una cosa no se impide, solo se descubre: quien baraja en segundo lugar puede, con un programa modificado, estropear cartas del mazo para saber dónde están algunas otras. Sale a la luz al final de la ronda. Y a nadie se le puede obligar a seguir: de una partida abandonada antes de mostrar las cartas no queda nada probado.
post-somebody = Alguien
post-here = este dispositivo
post-there = otro dispositivo
post-invited = invitación hecha
post-invites = te invita
post-not-sent = sin enviar
post-not-sent-turn = Sin enviar
post-since = { $when ->
    [today] desde hoy a las { $time }
    [yesterday] desde ayer a las { $time }
   *[then] desde el { $date }
}

post-awaited = { $when ->
    [today] esperando desde las { $time }
    [yesterday] esperando desde ayer, { $time }
   *[then] esperando desde el { $date }
}
post-card-comes = La carta que robaste llega con el próximo mensaje de { $name }.
post-cards-come = Tus cartas llegan con el próximo mensaje de { $name }.
post-waits-answer = Invitación hecha, aún sin respuesta
post-waits-cards = Falta que { $name } reparta
post-waits-turn = Turno de { $name }
post-waits-opening = Falta que { $name } descubra las cartas
post-waits-yours = Tu turno
post-waits-over = La partida ha terminado
post-waits-found = Algo va mal en el último mensaje de { $name }
post-waits-broken = Partida interrumpida
post-here-only = solo en este dispositivo
post-unsent = { $waits ->
    [over] Tu último mensaje está solo en este dispositivo. { $name } no ve el resultado hasta que lo envíes.
    [broken] Tu mensaje está solo en este dispositivo. { $name } no se entera hasta que lo envíes.
    [asking] Tu petición está solo en este dispositivo. { $name } no se entera hasta que la envíes.
   *[other] Tu mensaje está solo en este dispositivo. { $name } no puede seguir hasta que lo envíes.
  }
post-unsent-invitation = La invitación está solo en este dispositivo. Envíala a quien vaya a jugar.

post-invite-title = Invitar a otro dispositivo
post-game-for = { $game ->
    [adapted] naipes corrientes, para dos
   *[other] para dos
}
post-got = ¿Te han invitado o te muestran un código?
post-invite = Crear la invitación
post-your-name = Tu nombre
post-hints = Pistas para los dos
post-hints-means = Desactivadas: ninguno pide consejo a un jugador virtual.
post-shuffling = Barajando tu mitad
post-shuffled = { $done } de { $all } cartas
post-shuffling-means = Cada dispositivo baraja el mazo y cierra todas las cartas: nadie conoce el orden. Las rondas siguientes no necesitan otra invitación.

post-invites-you = { $name } te invita
post-invites-see = Ver la invitación
post-game = Juego
post-hints-term = Pistas
post-hints-on = activadas, para los dos
post-hints-off = desactivadas, para los dos
post-undo-term = Deshacer
post-undo-agreed = de común acuerdo
post-accept = Aceptar y responder
post-not-now = Ahora no

post-send = Enviar
post-show = Enviar de nuevo
post-send-link = Enviar como enlace
post-send-again = Enviar de nuevo
post-copy = Copiar el enlace
post-save = Como archivo
post-as-text = El mensaje como texto
post-ways = Enviar y leer
post-to-table = A la mesa
post-sent = Enviado. La respuesta llegará como enlace; también puedes leerla aquí.
post-sent-text = Enviado. Cuando llegue la respuesta, pégala aquí.
post-copied = Copiado. Pégalo en un mensaje para quien juega contigo.
post-copied-text = Copiado.
post-saved = Guardado. Pasa el archivo a quien juega contigo.
post-copy-by-hand = Este navegador no da acceso al portapapeles: copia el texto marcado.

post-code = Mostrar como código
post-code-away = Quitar el código
post-code-of = Código { $part } de { $parts }
post-code-next = Código siguiente
post-code-turn = Automático
post-code-hold = Detener en este código
post-scan = Leer un código
post-scan-end = Parar la cámara
post-scanning = Lo que ve la cámara
post-parts = Códigos leídos: { $got } de { $all }. Muestra el siguiente.
post-no-code = En esta imagen no hay ningún código que se pueda leer.
post-no-camera = Aquí no se puede usar la cámara. También sirve una foto del código.

post-beside = Juntos
post-beside-means = Para dos dispositivos en una misma red: cada uno lee un código del otro y después cada turno se envía solo.
post-beside-begin = Mostrar el primer código
post-beside-offering = El otro dispositivo debe leer este código con la cámara o en «Leer un mensaje». Después lee aquí el código que muestre.
post-beside-answering = El otro dispositivo debe leer este código. En cuanto lo haga, quedarán conectados.
post-beside-read = Leer el otro código
post-beside-joining = Conectando los dos dispositivos.
post-beside-on = Conectados: cada turno se envía solo.
post-beside-end = Desconectar
post-beside-gone = La conexión se ha cortado y no se ha perdido nada: la partida sigue por mensajes, o conectando otra vez.
post-beside-failed = Los dos dispositivos no se encuentran; tienen que estar en la misma red. Por mensajes siempre se puede.
post-beside-unread = El otro dispositivo no se ha conectado a tiempo; para volver a intentarlo, haz que muestre su código y léelo aquí.
post-beside-far = Ningún dispositivo muestra una dirección de una red privada, y solo ahí pueden conectarse. Por mensajes siempre se puede.
post-beside-late = Este código responde a otro que no se muestra aquí. Léelo en la página que muestra el primer código.
post-beside-asked = Un dispositivo pide conectarse con este. Conéctalo solo si está a tu lado y acabas de leer su código.
post-beside-connect = Conectar
post-beside-framed = Un dispositivo pide conectarse. No es posible mientras el juego está dentro de otra página: ábrelo en una pestaña propia.

post-read = { $known ->
    [yes] Leer la respuesta de { $name }
   *[no] Leer un mensaje
  }
post-paste = Pegar
post-open-file = Un archivo o una foto
post-by-hand = O pon aquí el enlace o el texto
post-read-it = Leer

post-elsewhere = Este mensaje es de una partida que no está aquí
post-elsewhere-where = Un enlace se abre en el navegador, y la partida puede estar en la aplicación instalada, en otro navegador o en otro dispositivo. Copia el mensaje y léelo allí. O trae la partida: guárdala allí como archivo y abre ese archivo aquí.
post-copy-message = Copiar el mensaje
post-bring-match = Abrir el archivo de una partida

post-ask = Pedir que se deshaga el último turno
post-turn-instead = Enviar el turno en lugar de la petición
post-other = Ha llegado un mensaje de otra partida.
post-other-see = Ir a esa partida
post-asked = { $name } pide deshacer el último turno. Si no quieres, sigue jugando sin más.
post-asking = Has pedido deshacer tu último turno. Si { $name } sigue jugando, el turno vale.
post-undo = Deshacer el turno
post-fault = { $who ->
    [you] { $name } dice que algo iba mal
   *[other] Algo va mal en lo que ha enviado { $name }
  }
post-claimed = { $who ->
    [you] { $name } reclama la victoria.
   *[other] Has reclamado la victoria.
  }
post-charge = Decirlo
post-charge-won = Decirlo y reclamar la victoria
post-export-ask = ¿Guardar esta partida como archivo? Aún sigue, y el archivo contiene tus números secretos: no se lo des a nadie. Quien lo tenga junto con los mensajes ve tus cartas. Sigue jugando en un solo dispositivo: si la partida avanza de dos maneras, la otra persona puede ver más cartas tuyas.
post-pack-ask = ¿Guardarlo todo en un archivo? Contiene las partidas con otro dispositivo que aún siguen, con tus números secretos: no se lo des a nadie. Quien lo tenga junto con los mensajes ve tus cartas. Sigue cada partida en un solo dispositivo: si avanza de dos maneras, la otra persona puede ver más cartas tuyas.

error-afar = Falta el mensaje del otro dispositivo.
error-afar-again = Una partida con otro dispositivo empieza con una invitación.
error-afar-hint = Se acordó jugar sin pistas.

distance-long = Este mensaje tiene { $count ->
    [one] un carácter
   *[other] { $count } caracteres
}; se pueden leer { $most } como máximo.
distance-form = Esto no es un mensaje de una partida, o es solo una parte.
distance-version = Este mensaje es de la versión { $says }; aquí se lee la versión { $wanted }.
distance-damaged = El mensaje se ha alterado por el camino. Pide que te lo envíen de nuevo.
distance-match = El mensaje es de otra partida.
distance-own = Este mensaje se envió desde aquí.
distance-again = El mensaje { $number } ya está aquí, y con una vez basta.
distance-two = { $number ->
    [2] La invitación se ha aceptado por segunda vez. Vale la primera respuesta; quien envió esta necesita otra invitación.
   *[other] Ha llegado un segundo mensaje { $number }, distinto. Vale el primero.
}
distance-early = Ha llegado el mensaje { $number }, pero no el { $wanted }: se ha perdido o está en camino. Pide que te lo envíen de nuevo.
distance-fork = { $number ->
    [2] Otra persona aceptó antes esta invitación, así que esta partida no puede seguir: bórrala en Partidas y pide una invitación para ti.
   *[other] El mensaje sigue a un mensaje { $number } distinto del que está aquí.
}
distance-turn = El mensaje { $number } debe salir de aquí, y ha llegado del otro lado.
distance-kind = Un mensaje de este tipo no puede llegar ahora.
distance-over = La partida ha terminado y no puede llegar ningún mensaje más.
distance-field = Algo en el mensaje no es como debería.
distance-count = Una lista del mensaje tiene { $count ->
    [one] un elemento
   *[other] { $count } elementos
}, y debería tener { $wanted }.
distance-point = El número { $number } de la lista del mensaje no es una carta cerrada.
distance-game = Es una invitación a un juego, o con opciones, que aquí no se conocen.
distance-group = La invitación usa una aritmética distinta de la de aquí.
distance-undo = No hay ningún turno que se pueda deshacer.
distance-late = La petición de deshacer un turno llega tarde: el mensaje { $number } ya tiene respuesta.
distance-not-now = Eso no se puede enviar ahora.

cheat-list = La carta { $number } del mazo barajado está dos veces.
cheat-coin = Lo que salió al azar no es lo que se había prometido.
cheat-key = El número para el lugar { $place } del mazo no abre ninguna carta.
cheat-twice = En el lugar { $place } del mazo está { $card }, que también está en otro lugar.
cheat-card = Se dice que se juega { $says }, pero en el lugar { $place } del mazo está { $card }.
cheat-place = Se juega una carta del lugar { $place } del mazo, que no está en esa mano.
cheat-illegal = El turno { $turn } va contra las reglas.
cheat-secret = El secreto revelado al final no coincide con lo que se había enviado.
cheat-charge = Se ha hecho una acusación que no es cierta.
