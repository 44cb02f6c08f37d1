### The score pad.

pad = Wertungsblock
pad-gone = Dieser Wertungsblock liegt nicht auf diesem Gerät. Vielleicht wurde er in einem anderen Browser angelegt, oder jemand hat die Daten gelöscht.
pad-look-again = Noch einmal nachsehen

## A new pad

pad-which-box = Welche Schachtel?
pad-house-rules = Mit euren Hausregeln von der Startseite.
pad-who = Wer spielt?
pad-again = Wie zuletzt
pad-names = Namen, in der Reihenfolge am Tisch
pad-name = Name { $number }
pad-add = Noch jemand
pad-remove = { $number }. Namen entfernen
pad-begin = Wertungsblock anlegen
pad-problem-names = Jeder braucht einen Namen.
pad-problem-same = Zwei von euch heißen gleich. Gebt ihnen verschiedene Namen.
pad-problem-count = Nach diesen Regeln spielt man zu { $counts }.
pad-continue = Weiterführen
pad-rounds-count =
    { $count ->
        [0] Noch keine Runde
        [one] 1 Runde
       *[other] { $count } Runden
    }
pad-open-file = Wertungsblock aus einer Datei öffnen
problem-no-such-pad = Dieser Wertungsblock liegt nicht auf diesem Gerät.

## The head

pad-undo = Letzten Eintrag zurücknehmen
pad-undone = Zurückgenommen.
pad-more = Teilen, drucken, ändern
pad-rounds = Runden
pad-round = Runde { $number }
pad-round-incomplete = Runde { $number }, noch nicht vollständig
pad-next-round = Runde { $number } beginnen
pad-target = Ziel: { NUMBER($target) } Punkte
pad-target-fewest = Bis { NUMBER($target) } Punkte, die wenigsten gewinnen
pad-leads =
    { $people ->
        [one] { $name } führt
       *[other] { $name } führen
    }, noch { NUMBER($points) } bis { NUMBER($target) }
pad-leads-fewest =
    { $people ->
        [one] { $name } führt
       *[other] { $name } führen
    } mit { NUMBER($points) }
pad-tie = { $names } liegen gleichauf
pad-won =
    { $people ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    } mit { NUMBER($points) } Punkten
pad-deals = { $name } gibt
pad-deals-next = Als Nächstes gibt { $name }

## The table

pad-points = Punkte
pad-line-each = je { $worth }
pad-line-once = { $worth }
pad-hand = Übrige Karten
pad-hand-note = auf der Hand
pad-total-round = Runde { $number }
pad-total = Gesamt
pad-nothing = nichts
pad-out = fertig
pad-unknown = noch offen
pad-cell = { $party }, { $line }: { $value }
pad-cell-problem = Passt nicht: { $words }
pad-cell-kept = Doch so gespielt: { $words }
pad-after-end = Zählt nicht mehr: Die Partie war schon vorher gewonnen.
pad-behind-gap = Zählt noch nicht: Eine Runde davor ist nicht vollständig.

## The panel

pad-panel = Eintragen
pad-tap-cards = { $party }: Karten antippen
pad-type-km = { $party }: Kilometer tippen
pad-type-points = { $party }: Punkte auf der Hand
pad-type-kinds = { $party }: übrige Karten
pad-km = { $km } km
pad-add-card = { $km } km dazu, bisher { $count }
pad-remove-card = Eine Karte { $km } km weg
pad-count = × { $count }
pad-laid = { $card } gelegt
pad-as-coup = { $card } als { $coup }
pad-typing = Zahl tippen
pad-tapping = Karten antippen
pad-by-kinds = Nach Arten zählen
pad-by-sum = Summe tippen
pad-numbers = Zahlenkarten, Summe:
pad-symbols = Aktionskarte, { $worth } Punkte
pad-wilds = Farbenwahl, { $worth } Punkte
pad-add-kind = { $kind }: eine dazu, bisher { $count }
pad-remove-kind = { $kind }: eine weg
pad-take = Übernehmen
pad-clear = Leeren
pad-digit-delete = Letzte Ziffer löschen
pad-facts = Was sonst feststeht
pad-concluded = folgt daraus
pad-fact = { $field }: { $value }
pad-change = { $fact }, ändern
pad-yes = Ja
pad-no = Nein
pad-nobody = Niemand
pad-ask-winner = Wer hat die Runde gewonnen?
pad-ask-caller = Wer hat auf 1000 km verlängert?
pad-ask-used-up = War der Stapel aufgebraucht, als die Runde endete?
pad-ask-early = Lag noch eine Karte im Stapel, als zum ersten Mal jemand am Ziel war?
pad-ask-drove-200s = { $party }: War eine Karte mit 200 km dabei?
pad-ask-out = Wer hat alle Karten abgelegt?

## What cannot be, and what people do not agree on

pad-problem = Das passt nicht zusammen
pad-rule = Regel zeigen
pad-keep = Doch so gespielt
pad-kept = Doch so gespielt
pad-kept-label = { pad-kept }:
pad-quarrel = Uneinig: { $place }
pad-quarrel-value = { $value }, von { $by }
pad-decide = Das gilt
pad-decide-label = { $value } von { $by } gilt

## Fields

pad-field-km = Kilometer
pad-field-distances = Kilometerkarten
pad-field-drove-200s = 200-km-Karte gelegt
pad-field-safeties = Trümpfe
pad-field-coups-fourres = Quer gelegt
pad-field-winner = Runde gewonnen
pad-field-caller = Verlängert
pad-field-used-up = Stapel aufgebraucht
pad-field-early = Am Ziel vor leerem Stapel
pad-field-out = Alle Karten abgelegt
pad-field-points = Punkte auf der Hand
pad-field-numbers = Zahlenkarten
pad-field-symbols = Aktionskarten
pad-field-wilds = Farbenwahlkarten
pad-field-cards = Übrige Karten
pad-none = keine
pad-empty = leer
pad-place-round = Runde { $round }, { $field }
pad-place-party = Runde { $round }, { $party }: { $field }
pad-place-seat = Name auf Platz { $number }
pad-place-dealer = Wer zuerst gibt

## What was read aloud

pad-say-round = { $party }: { NUMBER($points) } in dieser Runde
pad-say-complete = Runde { $number } ist vollständig. { $totals }
pad-say-total = { $party } { NUMBER($points) }

## People, trail, sharing

pad-people = Namen und Geber
pad-first-dealer = Wer gibt zuerst?
pad-save = Speichern
pad-trail = Verlauf
pad-trail-note = Alles, was je eingetragen wurde. Nichts geht verloren.
pad-trail-opened = Wertungsblock angelegt
pad-trail-entry = { $place }: { $value }
pad-course = Verlauf der Partie
pad-course-after = Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }: { $totals }
pad-share = Teilen
pad-share-text = Als Text
pad-share-file = Als Datei
pad-share-picture = Als Bild
pad-print = Drucken
pad-copied = Der Text ist kopiert.
pad-text-round = Runde { $number }: { $points }
pad-text-total = Gesamt: { $points }
pad-printed-kept = Runde { $round }: { $words } Doch so gespielt.
