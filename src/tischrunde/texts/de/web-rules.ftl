### The rules as a page.

rules-page = Spielregeln: { $title }
rules-title = Spielregeln
rules-own-words = Die Anleitung in unseren Worten. Wo sie schweigt oder mehrdeutig ist, steht dabei, wie wir spielen.
rules-manual = Neu im Spiel? Hier ist die Anleitung mit Bildern.
rules-players = { $some } oder { $most } Personen
rules-players-range = { $least } bis { $most } Personen
rules-cards-count = { $count } Karten
rules-target = bis { $points } Punkte
rules-contents = Inhalt
rules-editions = Ausgaben
rules-search = Regel suchen
rules-found =
    { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-nothing = Zu „{ $query }“ steht hier nichts. Versuch es mit einem anderen oder einem kürzeren Wort.
rules-silent = Dazu sagt die Anleitung nichts.
rules-ruling = Unsere Auslegung
rules-ruling-silent = So spielen wir
rules-link = Link kopieren: { $opening } …
rules-link-copied = Link kopiert
rules-cards = Alle Karten im Bild
rules-scoring = Die Wertung
rules-scoring-for = Wofür
rules-scoring-points = Punkte
