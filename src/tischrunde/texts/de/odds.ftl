### The chances of a seat, in German.

odds-of = Chancen von Platz { $seat }
unseen = Ungesehen sind { $unseen } Karten, { $stock } davon im Stapel.
need-remedy = { $cards }, noch { $unseen } ungesehen
need-green = { $cards }, noch { $unseen } ungesehen
need-end-of-limit = { $cards }, noch { $unseen } ungesehen
need-distance = Kilometer, die du legen kannst, noch { $unseen } ungesehen
need-fitting = Karten, die jetzt passen, noch { $unseen } ungesehen
in-turns = in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
 }: { $chance } %
reply-coup-fourre = Auf „{ $card }“ kann { $who } sofort antworten
reply-pass-on = { $who } kann „{ $card }“ weitergeben
reply-bluff = „{ $card }“ von { $who } ist ein Bluff
reply = { $words }: { $chance } %
nothing-needed = Dir fehlt gerade nichts.
assumed = Gezählt aus dem, was du siehst: Jede ungesehene Karte ist überall gleich wahrscheinlich, je Zug wird eine gezogen. Was andere nicht gespielt haben, zählt nicht mit.
