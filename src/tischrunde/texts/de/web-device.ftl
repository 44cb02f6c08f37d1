### Playing on this device, without a server.

device-title = Auf diesem Gerät
device-note = Gegen Bots, oder ihr reicht das Gerät reihum. Das geht auch ohne Netz.
device-seat = Platz { $number }
device-person = Mensch
device-bot = Bot
device-seat-name = Name auf Platz { $number }
device-face-up = Offen spielen
device-face-up-note = Alle dürfen alle Karten sehen, und niemand muss wegschauen. Gut, um es jemandem beizubringen.
device-jump-in = Reinwerfen geht nur, wenn jeder sein eigenes Gerät hat. Schaltet diese Hausregel aus, oder spielt gegen Bots.
device-begin = Austeilen
device-empty = Jeder am Gerät braucht einen Namen.
device-same = Zwei von euch heißen gleich. Gebt ihnen verschiedene Namen.
device-fetching = Das Spiel wird aufs Gerät geholt
device-once = 6 MB, nur dieses eine Mal. Danach spielst du auch ohne Netz.
device-starting = Das Spiel wird gestartet
device-gone = Diese Partie liegt nicht auf diesem Gerät. Vielleicht wurde sie in einem anderen Browser gespielt, oder jemand hat die Daten gelöscht.
device-unfetched = Das Spiel ließ sich nicht aufs Gerät holen. Prüf die Verbindung und versuch es noch einmal.
device-hand-on = { $name } ist dran
device-look-away = Gebt { $name } das Gerät. Alle anderen schauen kurz weg.
device-ready = Ich bin { $name }: Karten zeigen
device-before = Zuletzt
device-full = Auf diesem Gerät ist kein Platz mehr für den nächsten Zug. Schaff etwas Platz: Gespielt ist erst, was gespeichert ist.
record-true = Die Aufzeichnung stimmt: Alles ist geprüft
record-untrue = Die Aufzeichnung stimmt nicht
record-open = Aufzeichnung öffnen
