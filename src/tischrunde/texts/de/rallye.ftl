### The rally game in German. Each edition keeps the names printed on its own cards.

## Cards

card-km-25 = 25 km
card-km-50 = 50 km
card-km-75 = 75 km
card-km-100 = 100 km
card-km-200 = 200 km
card-stop = Stop
card-speed-limit = Geschwindigkeitsbegrenzung
card-accident =
    { $edition ->
        [winning-moves] Blechschaden
       *[other] Motorpanne
    }
card-flat-tyre = Reifenpanne
card-empty-tank = Leerer Tank
card-roll =
    { $edition ->
        [winning-moves] Grüne Welle
       *[other] Freie Fahrt
    }
card-end-of-limit =
    { $edition ->
        [winning-moves] Ende Geschwindigkeitsbegrenzung
       *[other] Ende der Geschwindigkeitsbegrenzung
    }
card-repairs =
    { $edition ->
        [winning-moves] Werkstatt
       *[other] Selbsthilfe
    }
card-spare-tyre =
    { $edition ->
        [winning-moves] Ersatzreifen
       *[other] Reservereifen
    }
card-petrol =
    { $edition ->
        [winning-moves] Benzin
       *[other] Reservekanister
    }
card-right-of-way = Vorfahrt
card-driving-ace =
    { $edition ->
        [winning-moves] Fahrer-Training
       *[other] Werkstatt
    }
card-puncture-proof =
    { $edition ->
        [winning-moves] Pannensichere Reifen
        [fx-schmid] Rallyeservice
       *[other] Rallye-Service
    }
card-petrol-station = Tankstelle

## Words of the box

term-group-distance =
    { $edition ->
        [auto-rallye] Streckenkarten
       *[other] Kilometerkarten
    }
term-group-hazard =
    { $edition ->
        [fx-schmid] Angriffskarten
       *[other] Hinderniskarten
    }
term-group-remedy =
    { $edition ->
        [fx-schmid] Verteidigungskarten
       *[other] Hilfekarten
    }
term-group-safety =
    { $edition ->
        [fx-schmid] Aktions-Trumpfkarten
       *[other] Trumpfkarten
    }
term-group-speed = Geschwindigkeitskarten
term-battle-pile =
    { $edition ->
        [fx-schmid] Kampfstapel
       *[other] Aktionsstapel
    }
term-speed-pile = Geschwindigkeitsstapel
term-discard-pile = Ablagestapel
term-stock =
    { $edition ->
        [auto-rallye] Kartenstapel
        [winning-moves] Abnahmestapel
       *[other] Talon
    }
term-round =
    { $edition ->
        [winning-moves] Etappe
       *[other] Rallye
    }
term-match =
    { $edition ->
        [winning-moves] Rallye
       *[other] Rallye-Meisterschaft
    }
term-coup-fourre =
    { $edition ->
        [fx-schmid] Blitz-Aktion
        [auto-rallye] Blitzreaktion
        [schmidt] Blitz-Reaktion
       *[other] Blitzaktion
    }
term-unplaced =
    { $edition ->
        [winning-moves] Schneider
       *[other] Nicht platziert
    }
term-late-win =
    { $edition ->
        [winning-moves] Krönung
       *[other] Sonderwertung
    }

## Why a move is refused: what is so, and what helps

refusal-round-over = Diese Runde ist zu Ende. Jetzt kannst du keine Karte mehr legen.
refusal-not-your-turn = { $seat } ist dran. Warte, bis du dran bist.
refusal-window-open = Erst kommt die Antwort auf den Angriff gegen { $party }. Dann geht es weiter.
refusal-already-answered = Du hast auf diesen Angriff schon geantwortet.
refusal-no-attack-to-answer = Gerade greift dich niemand an. Es gibt nichts zu beantworten.
refusal-safety-not-held = Dafür brauchst du „{ $safety }“ auf der Hand.
refusal-extension-open = Entscheide erst: Willst du verlängern oder jetzt gewinnen?
refusal-no-extension-open = Verlängern kannst du nur in dem Moment, in dem du das Ziel erreichst.
refusal-card-not-held = „{ $card }“ hast du nicht auf der Hand.
refusal-hazard-on-own-party = Mit „{ $card }“ greifst du Gegner an, nicht die eigene Partei. Wähle einen Gegner.
refusal-not-a-hazard = Mit „{ $card }“ kannst du niemanden angreifen.
refusal-no-such-party = Diese Partei gibt es an diesem Tisch nicht.
refusal-stopped = Bei dir liegt „Stop“. Leg zuerst „{ $remedy }“ darauf.
refusal-broken-down = Bei dir liegt „{ $hazard }“. Leg zuerst „{ $remedy }“ darauf.
refusal-not-rolling = Du fährst noch nicht: Leg zuerst „{ $remedy }“.
refusal-green-must-follow = Mit „{ $card }“ ist die Panne behoben. Leg noch „{ $remedy }“ darauf, dann fährst du weiter.
refusal-too-fast = Für dich gilt ein Tempolimit: höchstens { $km } km. „{ $remedy }“ hebt es auf.
refusal-too-many-200s = Mehr als { $most } Karten mit 200 km darf eine Partei in einer Runde nicht legen.
refusal-overshoot = Bis zum Ziel bei { $goal } km fehlen nur { $left } km, und du musst es genau treffen. Nimm eine kleinere Karte.
refusal-roll-not-here = Oben liegt „{ $top }“. „{ $card }“ legst du nur zum Start, auf „Stop“ oder nach einer behobenen Panne.
refusal-remedy-without-hazard = „{ $card }“ hilft nur gegen „{ $hazard }“, und das liegt bei dir nicht obenauf.
refusal-no-limit-in-force = Für dich gilt kein Tempolimit, das du aufheben könntest.
refusal-protected = „{ $safety }“ schützt { $party }.
refusal-limit-in-force = Für { $party } gilt schon ein Tempolimit.
refusal-limit-before-start = { $party }: Die Fahrt hat noch nicht begonnen. Ein Tempolimit geht erst danach.
refusal-limit-needs-green = { $party }: Die Fahrt ist gerade nicht frei. Ein Tempolimit geht erst danach.
refusal-hazard-on-hazard = Bei { $party } liegt schon „{ $top }“. Ein zweiter Angriff darauf geht nicht.
refusal-attack-before-opening = Du bist noch nicht losgefahren: Leg erst „{ $remedy }“ oder einen Trumpf, oder leg eine Karte ab.
refusal-half-parried = Bei { $party } liegt erst „{ $top }“. Warte, bis die Fahrt dort wieder frei ist.
refusal-not-started = { $party }: Die Fahrt hat noch nicht begonnen. Warte, bis es dort losgeht.
refusal-right-of-way-unassailable = Bei { $party } liegt „Vorfahrt“, aber nichts, was du angreifen kannst.
refusal-discard-only-when-stuck = Ihr habt abgemacht: Ablegen darf man nur, wenn nichts anderes geht. Du kannst noch eine Karte spielen.
refusal-safety-not-discardable = Trümpfe darf man hier nicht ablegen. Spiel ihn aus oder behalte ihn.

## Why house rules are refused

house-no-such-edition = Eine Ausgabe „{ $field }“ gibt es nicht.
house-no-such-revision = Die Ausgabe „{ $field }“ gibt es hier nicht in der Revision { $revision }. Es braucht eine neuere Fassung von Tischrunde.
house-unknown-house-rule = Eine Hausregel „{ $field }“ gibt es nicht.
house-wrong-value = Dieser Wert passt nicht zur Hausregel „{ $field }“.
house-limit-shares-the-battle-pile = Liegt die Geschwindigkeitsbegrenzung auf demselben Stapel wie die Angriffe, braucht sie freie Fahrt: Ein Angriff auf einen Angriff geht nicht.
house-no-chain-to-draw-in = Zwei Karten zieht, wer einen Trumpf gleich nach der Blitzaktion legt und noch einmal dran ist. Ohne diese Regel gibt es nichts nachzuziehen.
house-safeties-always-play-again = Wenn ihr nach jedem Trumpf noch eine Karte legt, gilt das auch für einen, den ihr nach einer Blitzaktion zieht.
house-four-safeties-below-four-times-one = Alle vier Trümpfe dürfen nicht weniger zählen als vier einzelne.
house-nothing-without-the-extension = Ohne Verlängerung hat „{ $field }“ keine Wirkung. Schaltet die Verlängerung ein oder lasst die Regel weg.

## Why a text of a position cannot be read

unreadable-no-such-card = Spalte { $column }: Eine Karte „{ $words }“ gibt es nicht. Karten heißen zum Beispiel 100, roll, stop oder speed-limit.
unreadable-no-such-party = Spalte { $column }: Eine Partei „{ $words }“ gibt es nicht. Parteien heißen A, B und C.
unreadable-no-such-seat = Spalte { $column }: Einen Platz „{ $words }“ gibt es an diesem Tisch nicht.
unreadable-no-such-table = Am Anfang stehen Ausgabe und Spielerzahl, zum Beispiel „fx-schmid 2“, nicht „{ $words }“.
unreadable-no-question = Es fehlt, worum es geht: Schreib hinter die Stellung ein Fragezeichen, den Platz und den Zug, zum Beispiel „? 1: stop>B“.
unreadable-no-such-ending = Spalte { $column }: Eine Runde endet mit goal, stock oder hands, nicht mit „{ $words }“.
unreadable-no-attack = Spalte { $column }: „{ $words }“ ist kein Angriff wie „stop>B“.
unreadable-unexpected = Spalte { $column }: „{ $words }“ passt hier nicht hin.
unreadable-too-many-in-hand = Spalte { $column }: So viele Karten hat niemand auf der Hand („{ $words }“).
unreadable-too-far = Spalte { $column }: So weit fährt nach diesen Regeln niemand („{ $words }“).
unreadable-too-many = Spalte { $column }: So oft ist „{ $words }“ nicht im Spiel.

## Lines of the score sheet

line-distance = Kilometer
line-safeties = Trümpfe
line-all-safeties = Alle vier Trümpfe
line-coups-fourres = { term-coup-fourre }
line-win = Gewonnene Runde
line-no-200s = Ohne 200-km-Karte gewonnen
line-after-stock = Gewonnen, als der Stapel leer war
line-before-stock = Am Ziel, bevor der Stapel leer war
line-unplaced = Gegner ohne Kilometerkarte
line-extension = Verlängerung gewonnen
line-failed-extension = Verlängerung des Gegners gescheitert

## Chapters of the rulebook

chapter-setup = Karten, Spieler, Geben
chapter-turn = Der Zug
chapter-attack = Angreifen
chapter-defence = Pannen beheben
chapter-safety = Trümpfe
chapter-blitz = { term-coup-fourre }
chapter-end = Ende der Runde
chapter-score = Punkte
chapter-match = Die ganze Partie
chapter-manner = Am Tisch
chapter-house = Hausregeln (keine gilt, bevor ihr sie abmacht)
ruling = Unsere Auslegung: { $text }
silent = Die Anleitung sagt dazu nichts. Wir spielen so: { $text }

## Editions

edition-fx-schmid = 1000 Kilometer, Rallye-Meisterschaft (F. X. Schmid)
edition-auto-rallye = Auto-Rallye mit Spielkarten (T.Nr. 65382)
edition-schmidt = 1000 Kilometer (Schmidt, 626 3091)
edition-winning-moves = 1000 Kilometer (Winning Moves, 2006)
title = Rallye 1000
scoring = Jeder Kilometer zählt 1 Punkt.
