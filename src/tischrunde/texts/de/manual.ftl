### Manuals in German: what all games share.

names = Du Mia Ben Ida Tom Lea
head-count = Anzahl
head-effect = Was sie bewirkt
head-card = Karte
head-attack = Das hält auf
head-remedy = Das hilft
head-safety = Das schützt
head-players = Spieler
head-line-up = So spielt ihr
head-line = Wofür
head-points = Punkte
players = { $players } Spieler
own-hand = Deine Karten
may = Geht: { $move }.
may-not = Geht nicht: { $move }. { $reason }
example = So sieht es aus:
more = Das reicht für die erste Runde. Wenn du mehr wissen willst:
house = Ihr habt abgemacht: { $rules }
editions = Zu diesen Ausgaben gibt es eine Anleitung:
none = Zu diesem Spiel gibt es noch keine Anleitung.
no-such-chapter = Ein Kapitel „{ $chapter }“ gibt es hier nicht. Zur Wahl stehen: { $chapters }.
