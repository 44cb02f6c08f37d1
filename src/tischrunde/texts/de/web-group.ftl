### All that a group has played: on paper, on the device, online.

group-title = Unsere Runde
group-note = Was ihr gespielt habt: auf dem Wertungsblock, auf diesem Gerät und online.
group-none = Hier ist noch nichts. Schreibt eine Runde auf den Wertungsblock oder spielt eine Partie zu Ende.
group-wins = Siege
group-no-wins = Noch ist keine Partie zu Ende.
group-wins-of = { $wins } von { $matches }
group-pairs = Gegeneinander
group-editions = Nach Ausgaben
group-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
group-feats = Bestleistungen
group-best-round = Beste Runde: { $game }
group-best-round-of = { $name }, { $points } Punkte, { $date }
group-km = Kilometer in allen Partien
group-km-of = { $name } { $count } km
group-coups = Trümpfe zur rechten Zeit
group-coups-of = { $name } { $count }
group-longest = Längste Partie
group-longest-of =
    { $rounds ->
        [one] eine Runde, { $date }
       *[other] { $rounds } Runden, { $date }
    }
group-matches =
    { $count ->
        [one] Eine Partie
       *[other] Alle { $count } Partien
    }
group-all = Alle zeigen
group-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
group-kind-pad = Wertungsblock
group-kind-device = auf diesem Gerät
group-kind-online = online
group-kind-file = aus einer Datei
group-some-day = Ohne Datum
group-winner = { $names } { $points } (gewonnen)
group-party = { $names } { $points }
group-file = Mitnehmen
group-file-note = Alles liegt nur auf diesem Gerät. Als Datei könnt ihr es sichern oder auf ein anderes Gerät holen; dort kommt es zu dem, was schon da ist.
group-save = Als Datei sichern
group-take = Datei holen
group-taken =
    { $count ->
        [0] In der Datei war keine Partie.
        [one] Eine Partie geholt.
       *[other] { $count } Partien geholt.
    }
problem-no-group-file = Diese Datei wurde nicht mit „Unsere Runde“ gesichert. Wähle eine, die so heißt wie „tischrunde.json“.
