### The command line in German.

cards = { $count } Karten
players = { $list } Spieler
from-to = { $first } bis { $last }
rules-title = { $game } nach „{ $edition }“
rules-about = Die Anleitung in unseren eigenen Worten. Eckige Klammern nennen die Klausel.
cards-title = Alle Karten
scoring-title = Wertung
points = { $points } Punkte
rounds = Runden
moves = Züge
moves-per-second = Züge je Sekunde
endings = Enden
ending-goal-reached = Ziel erreicht
ending-stock-used-up = Stapel aufgebraucht
ending-hands-played-out = Karten ausgespielt
mean-points = Punkte je Partei und Runde
extensions = Verlängerungen
coups-fourres = Blitzaktionen
hand-of = Hand von Platz { $seat }
may-lay = legen
may-attack = Angriff auf Partei { $party }
may-coup = als Blitzaktion legen
wrong-players = { $edition } ist für { $list } Spieler.
ending-went-out = alle Karten abgelegt
ending-nobody-could-move = niemand konnte mehr
challenges = Herausforderungen
caught = Erwischte
reshuffles = Neu gemischt
may-play = legen
no-such-rules = Diese Regeln lassen sich nicht spielen: { $problem }
may-not = nicht jetzt
hand-card = { $card }: { $uses }
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; nenne mit --seat einen von 1 bis { $seats }.
rules-house = Hausregeln: { $rules }

serve-link = Tischrunde läuft. Schick diesen Link an alle, die mitspielen: { $link }
serve-stopped = Tischrunde ist beendet. Alle Tische sind gespeichert und gehen weiter, sobald der Server wieder läuft.
serve-extra = Dafür fehlt der Server. Installiere ihn mit: pip install "tischrunde[server]"
serve-unfit-key = In dieser Datei steht kein Schlüssel: { $path }. Er hat mindestens 64 hexadezimale Ziffern. Hol ihn aus einer Sicherung; gibt es noch keine Tische, lösche die Datei, dann macht der Server eine neue.
site-done = Die Seite ist geschrieben: { $path } ({ $size } MB). Lege den Ordner auf irgendeinen Webspace. Zum Ausprobieren: python3 -m http.server --directory { $path }
site-not-built = Den Client für den Browser gibt es noch nicht. Baue ihn mit: npm --prefix web ci && npm --prefix web run build
site-not-ours = „{ $path }“ ist nicht leer, und was darin liegt, ist keine Seite von Tischrunde. Nenne einen anderen Ordner oder leere diesen.
site-unwritable = In „{ $path }“ lässt sich nicht schreiben; prüfe, ob das ein Ordner ist und du in ihn schreiben darfst.
worker-needs-redis = Ein Worker braucht Redis, um von den Servern zu hören. Gib es an mit --redis redis://…
backup-done = Die Datenbank ist kopiert: { $path }. Bewahre auch die Datei „key“ auf, ohne sie geht keine Partie weiter.
backup-nothing = Hier ist keine Datenbank: { $path }. Sag mit --data, wo der Server seine Daten hat.
backup-postgres = PostgreSQL sichert man mit pg_dump; wie, steht in docs/operations.md.
backup-unwritable = „{ $path }“ lässt sich nicht schreiben; prüfe, ob es den Ordner gibt und du in ihn schreiben darfst.
backup-unreadable = „{ $path }“ ist keine Datenbank oder beschädigt. Sag mit --data, wo der Server seine Daten hat, oder nimm eine frühere Sicherung.
broken-table = Tisch { $table } ist ab Zeile { $row } nicht lesbar: { $why }
broken-count =
    { $count ->
        [0] Alle Tische sind lesbar.
        [one] Ein Tisch ist nicht lesbar. Alle anderen gehen weiter; was zu tun ist, steht in docs/operations.md.
       *[other] { $count } Tische sind nicht lesbar. Alle anderen gehen weiter; was zu tun ist, steht in docs/operations.md.
    }
broken-no-key = Hier ist kein Schlüssel: { $path }. Ohne den des Servers lässt sich kein Tisch lesen; sag mit --data oder --key-file, wo er ist.
broken-away = Die Datenbank antwortet nicht. Sag mit --data oder --database, wo sie ist.
per-second = { $rate } je Sekunde
files = Dateien
serve-no-database = Eine Datenbank der Art „{ $kind }“ kennt Tischrunde nicht; nenne eine als sqlite:///… oder postgresql://…
serve-further-databases = Weitere Datenbanken stehen nur neben einer von PostgreSQL; nenne sie mit --database.
serve-no-redis = „{ $url }“ führt zu keinem Redis; nenne es als redis://…, rediss://… oder unix://…
admin-about = „{ $action }“ braucht { $count ->
    [0] keine weitere Angabe
    [one] eine Angabe: welcher Tisch oder welcher Gast
   *[other] zwei Angaben: welcher Gast, und der neue Name
 }. Welche es gibt, zeigen „admin tables“ und „admin guests“.
admin-about-shards = „move-shard“ braucht die Shards, je zwei Zeichen, und am Ende die Datenbank, in die sie sollen. „admin shards“ zeigt, wo sie liegen.
admin-nobody = „{ $id }“ gibt es hier nicht. Was es gibt, zeigen „admin tables“, „admin guests“ und „admin shards“.
admin-not-moved = Der Shard wurde nicht verschoben; alle spielen weiter, wo er lag. Versuch es noch einmal. Der Grund: { $reason }
admin-unfit-name = „{ $name }“ geht als Name nicht: Er braucht 1 bis 40 sichtbare Zeichen. Nimm einen anderen.
admin-away = Die Datenbank ist nicht zu erreichen: { $reason }
admin-close = Der Tisch { $id } ist geschlossen und gelöscht.
admin-delete = Der Gast { $id } ist gelöscht.
admin-rename = Der Gast { $id } hat einen neuen Namen, für Tische, die noch kommen.
admin-shut = Neue Tische gibt es nicht mehr, auch keine Revanchen. Laufende Partien gehen weiter.
admin-open = Neue Tische sind wieder erlaubt.
admin-move-shard = Der Shard { $shard } liegt in „{ $to }“, mit { $count ->
    [0] keinen Tischen
    [one] einem Tisch
   *[other] { $count } Tischen
 }.
admin-no-key = Hier ist kein Schlüssel: { $path }. Sag mit --key-file oder --data, wo der Server ihn hat.
