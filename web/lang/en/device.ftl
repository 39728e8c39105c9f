# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] { $more ->
        [yes] No match in this file is new. Everything else in it, such as settings and exercises, has been loaded.
       *[no] Everything in this file was here already.
    }
    [one] One match has been added.
   *[other] { $count } matches have been added.
}{ $count ->
    [0] { "" }
   *[other] { $more ->
        [yes] { " " }So has all else in the file, such as settings and exercises.
       *[no] { "" }
    }
}{ $left ->
    [0] { "" }
    [one] { " " }One review does not fit its match here, and will be redone.
   *[other] { " " }{ $left } reviews do not fit their matches here, and will be redone.
}
device-looking = Looking through the file…
device-long = This file is too large.
device-no-json = This file is damaged: it is not JSON text.
device-other = This is not a file of a whole device. Open a single match under Matches.
device-version = This file was written by another version of this game, and cannot be read here.
device-extra = This file holds something unknown: { $name }.
device-matches = This file has no list of matches.
device-match = Match { $number } in this file is not as it should be; nothing was loaded.
device-record = Match { $number } in this file is not valid: { $sentence } Nothing was loaded.
device-remembered = The settings in this file are not as they should be; nothing was loaded.
device-unread = { $why ->
    [forbidden] This browser keeps nothing for this page. The file holds the matches of this visit and your settings.
   *[other] What this device keeps could not be read. The file holds only the matches of this visit and your settings.
}
matches-device = This file holds a whole device, not one match. Load it under Settings, with “Load everything from a file”.
matches-here = This match was here already.
matches-further = This match was here already; it is now as in the file.
error-no-room = { $why ->
    [full] There is no room left on this device: not all of it could be kept.
    [forbidden] This browser keeps nothing for this page.
   *[other] Not all of it could be kept on this device.
}
