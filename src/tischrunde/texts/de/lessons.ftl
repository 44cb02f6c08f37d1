### Lessons one plays: what the coach says at any table, and their list.

other = Das ist erlaubt, aber hier üben wir etwas anderes. { $coach }
done = { $coach }
title = Lektionen
none = Diese Ausgabe hat keine Lektionen.
no-such-lesson = Die Lektion „{ $lesson }“ gibt es hier nicht. Es gibt: { $lessons }
list = Lektionen zum Spielen, zwei bis drei Minuten jede:
step = Schritt { $step } von { $steps }
next = Weiter mit: { $title }
all-done = Das waren alle Lektionen. Viel Spaß beim Spielen!
