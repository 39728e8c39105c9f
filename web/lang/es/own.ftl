# Un jugador propio, desde un archivo: elegirlo, qué significa dejarlo entrar y qué puede salir mal.
# $name es el nombre del archivo o del asiento; $text es lo que dijo un programa, tal cual.

own-choose = El tuyo…
own-chosen = Tu propio jugador, { $name }; elegir otro archivo
own-about = Juega desde tu archivo, aislado del resto.
own-note = tu propio jugador
own-note-absent = otro juega por él
own-no-file = { $name } no es un jugador: hace falta un archivo de Python (.py) o un wheel (.whl) de 20 MB como máximo.
own-ask = ¿Dejar que juegue { $name }?
own-ask-is = Este archivo es un programa y se ejecutará en este dispositivo.
own-ask-cannot = Queda aislado del resto. Se le dice lo que puede saber quien ocupa su sitio y nada más; no puede llegar a la mesa, a tus partidas, a nada de lo guardado aquí ni a la red; y se le detiene si tarda más de diez segundos en una jugada.
own-ask-can = Lo que sí puede hacer es tener ocupado tu dispositivo. Usa solo archivos de personas de confianza.
own-ask-yes = Que juegue
own-absent = { $who ->
    [one] El archivo con el que juega { $name } no se guarda aquí; otro juega en su lugar.
   *[other] Los archivos con los que juegan { $name } no se guardan aquí; otros juegan en su lugar.
}
own-menu = Elegir el archivo de { $name }
own-bring = Elegir el archivo
own-other-file = { $name } no es el archivo con el que empezó esta partida.
own-same-name = En esta mesa ya juega otro archivo llamado { $name }. Cambia el nombre a uno de los dos para poder distinguirlos.
own-stop = Pararlo
own-again = Preguntarle otra vez
own-leave = Que otro juegue por él

error-own-answer = { $seat } ha respondido algo que no es una jugada.
error-own-illegal = { $seat } ha respondido { $text }, que ahora no está permitido.
error-own-said = { $seat } se ha interrumpido: { $text }
error-own-late = { $seat } no ha respondido en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y se le ha detenido.
error-own-load = { $seat } no ha podido empezar: { $text }
error-own-gone = { $seat } ya no está.
error-own-no-file = El archivo con el que juega { $seat } no se guarda aquí.
error-own-stopped = Has parado a { $seat }.
error-own-flood = { $seat } ha enviado más mensajes de los que se pueden leer y se le ha detenido.
error-own-spent = { $minutes ->
    [one] { $seat } ha gastado el minuto que puede pensar en una partida y se le ha detenido.
   *[other] { $seat } ha gastado los { $minutes } minutos que puede pensar en una partida y se le ha detenido.
}
