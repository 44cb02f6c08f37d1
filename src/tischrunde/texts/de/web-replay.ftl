### The replay of a match.

replay-page = { $title }: noch einmal ansehen
replay-versus = { $one } gegen { $other }
replay-result =
    { $count ->
        [one] { $winners } gewinnt: { $points }
       *[other] { $winners } gewinnen: { $points }
    }
replay-home = Zur Startseite
replay-seen = Wessen Karten du siehst
replay-seen-open = Alle Karten
replay-hand = Karten von { $name }
replay-controls = Durch die Partie gehen
replay-slider = Stelle in der Partie
replay-where =
    { $move ->
        [0] Vor dem ersten Zug
       *[other] Zug { $move } von { $last }
    }
replay-unseen = Davon siehst du von hier aus nichts.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-run = Abspielen
replay-halt = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-moves = Züge
replay-rounds = Runden
replay-round = Runde { $number }
replay-link = Link zu diesem Zug
replay-link-copied = Link kopiert
replay-record = Aufzeichnung herunterladen
