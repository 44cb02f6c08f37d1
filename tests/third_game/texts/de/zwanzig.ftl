### Zwanzig in German.

## Cards

card-one = Eins
card-two = Zwei
card-three = Drei
card-four = Vier
card-five = Fünf
card-six = Sechs
card-seven = Sieben
card-eight = Acht
card-nine = Neun
card-ten = Zehn
card-eleven = Elf
card-twelve = Zwölf
card-thirteen = Dreizehn
card-fourteen = Vierzehn
card-fifteen = Fünfzehn
card-sixteen = Sechzehn
card-seventeen = Siebzehn
card-eighteen = Achtzehn
card-nineteen = Neunzehn
card-twenty = Zwanzig

## Why a move is refused: what is so, and what helps

refusal-round-over = Diese Runde ist zu Ende, es wird nichts mehr gelegt.
refusal-not-your-turn = { $seat } ist am Zug. Warte, bis du wieder dran bist.
refusal-card-not-held = „{ $card }“ hast du nicht auf der Hand.
refusal-too-far = „{ $card }“ ist zu weit weg von „{ $top }“: Um höchstens { $reach } dürfen sie sich unterscheiden.
refusal-card-fits = Eine deiner Karten passt, zum Beispiel „{ $card }“. Lege sie.
refusal-nothing-to-draw = Der Stapel ist leer. Du kannst nur passen.
refusal-stock-not-empty = Es liegen noch Karten im Stapel. Zieh eine.

## Why house rules are refused

house-no-such-edition = Eine Ausgabe „{ $field }“ gibt es nicht.
house-no-such-revision = Die Ausgabe „{ $field }“ gibt es hier nicht in der Revision { $revision }.
house-unknown-house-rule = Eine Hausregel „{ $field }“ gibt es nicht.
house-wrong-value = Dieser Wert passt nicht zur Hausregel „{ $field }“.

## Why a text of a position cannot be read

unreadable-no-such-card = Spalte { $column }: Eine Karte „{ $words }“ gibt es nicht. Karten heißen one bis twenty.
unreadable-no-such-seat = Spalte { $column }: Einen Platz „{ $words }“ gibt es an diesem Tisch nicht.
unreadable-no-such-table = Am Anfang stehen Ausgabe und Spielerzahl, zum Beispiel „zwanzig-tin 3“, nicht „{ $words }“.
unreadable-no-number = Spalte { $column }: So oft kann nicht gepasst worden sein: „{ $words }“.
unreadable-no-top-card = Eine Karte muss offen liegen ({ $words }, Spalte { $column }).
unreadable-unexpected = Spalte { $column }: „{ $words }“ passt hier nicht hin.
unreadable-too-many = Spalte { $column }: „{ $words }“ gibt es nur einmal.

## Moves, and what bots say for them

move-lay = „{ $card }“ legen
move-draw = Ziehen
move-pass = Passen
reason-goes-out = legt deine letzte Karte
reason-leaves-near-cards = danach passen noch Karten von dir

## Lines of the score sheet

line-left = Karten der anderen

## Chapters of the rulebook

chapter-setup = Karten, Spieler, Geben
chapter-turn = Der Zug
chapter-stuck = Wenn nichts mehr passt
chapter-end = Ende der Runde
chapter-score = Punkte
chapter-match = Die ganze Partie
chapter-house = Hausregeln (keine gilt, bevor sie abgemacht ist)
ruling = Unsere Auslegung: { $text }
silent = Das Blatt sagt dazu nichts. Wir spielen so: { $text }

## What is counted of rounds at random

ending-out = alle Karten gelegt
ending-stuck = niemand konnte mehr
draws = Gezogene Karten

## Editions

edition-zwanzig-tin = Zwanzig in der Dose
title = Zwanzig
scoring = Jede Karte zählt einen Punkt.
menu = Zwanzig spielen
