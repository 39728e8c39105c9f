# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] { $more ->
        [yes] No match in this file is new. What else it holds, such as settings and exercises, has come in.
       *[no] Everything in this file was here already.
    }
    [one] One match has come in.
   *[other] { $count } matches have come in.
}{ $count ->
    [0] { "" }
   *[other] { $more ->
        [yes] { " " }So has what else it holds, such as settings and exercises.
       *[no] { "" }
    }
}{ $left ->
    [0] { "" }
    [one] { " " }One review does not fit its match here, and is worked out anew.
   *[other] { " " }{ $left } reviews do not fit their matches here, and are worked out anew.
}
device-looking = Looking through the file…
device-long = This file is too large.
device-no-json = This file is damaged: it is no JSON text.
device-other = This is no file of a whole device. A single match is brought in under Matches.
device-version = This file was written by another version of this game, and cannot be read here.
device-extra = This file holds something unknown: { $name }.
device-matches = This file has no list of matches.
device-match = Match { $number } in this file is not as it has to be; nothing was brought in.
device-record = Match { $number } in this file is not sound: { $sentence } Nothing was brought in.
device-remembered = The settings in this file are not as they have to be; nothing was brought in.
device-unread = { $why ->
    [forbidden] This browser keeps nothing for this page. The file holds the matches of this visit and your settings.
   *[other] What this device keeps could not be read. The file holds only the matches of this visit and your settings.
}
matches-device = This file holds a whole device, not one match. It is brought in under Settings, with “Bring in everything from a file”.
matches-here = This match was here already.
matches-further = This match was here already; it now stands as in the file.
error-no-room = { $why ->
    [full] There is no room left on this device: not all of it could be kept.
    [forbidden] This browser keeps nothing for this page.
   *[other] Not all of it could be kept on this device.
}
