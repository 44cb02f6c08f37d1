### UNO in German.

## Cards

card-red-0 = Rote 0
card-red-1 = Rote 1
card-red-2 = Rote 2
card-red-3 = Rote 3
card-red-4 = Rote 4
card-red-5 = Rote 5
card-red-6 = Rote 6
card-red-7 = Rote 7
card-red-8 = Rote 8
card-red-9 = Rote 9
card-red-skip = Rotes Aussetzen
card-red-reverse = Rotes Retour
card-red-draw-two = Rote Zieh 2
card-yellow-0 = Gelbe 0
card-yellow-1 = Gelbe 1
card-yellow-2 = Gelbe 2
card-yellow-3 = Gelbe 3
card-yellow-4 = Gelbe 4
card-yellow-5 = Gelbe 5
card-yellow-6 = Gelbe 6
card-yellow-7 = Gelbe 7
card-yellow-8 = Gelbe 8
card-yellow-9 = Gelbe 9
card-yellow-skip = Gelbes Aussetzen
card-yellow-reverse = Gelbes Retour
card-yellow-draw-two = Gelbe Zieh 2
card-green-0 = Grüne 0
card-green-1 = Grüne 1
card-green-2 = Grüne 2
card-green-3 = Grüne 3
card-green-4 = Grüne 4
card-green-5 = Grüne 5
card-green-6 = Grüne 6
card-green-7 = Grüne 7
card-green-8 = Grüne 8
card-green-9 = Grüne 9
card-green-skip = Grünes Aussetzen
card-green-reverse = Grünes Retour
card-green-draw-two = Grüne Zieh 2
card-blue-0 = Blaue 0
card-blue-1 = Blaue 1
card-blue-2 = Blaue 2
card-blue-3 = Blaue 3
card-blue-4 = Blaue 4
card-blue-5 = Blaue 5
card-blue-6 = Blaue 6
card-blue-7 = Blaue 7
card-blue-8 = Blaue 8
card-blue-9 = Blaue 9
card-blue-skip = Blaues Aussetzen
card-blue-reverse = Blaues Retour
card-blue-draw-two = Blaue Zieh 2
card-wild = Farbenwahl
card-wild-draw-four = Zieh 4

## Colours

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

## Why a move is refused: what is so, and what helps

refusal-round-over = Diese Runde ist zu Ende. Jetzt kannst du keine Karte mehr legen.
refusal-not-your-turn = { $seat } ist dran. Warte, bis du dran bist.
refusal-card-not-held = „{ $card }“ hast du nicht auf der Hand.
refusal-no-match = „{ $card }“ passt nicht auf „{ $top }“: Du brauchst { $colour }, dieselbe Zahl oder dasselbe Symbol. Sonst zieh eine Karte.
refusal-no-match-after-wild = Gewünscht ist { $colour }, und „{ $card }“ hat eine andere Farbe. Leg { $colour } oder eine Farbenwahlkarte, sonst zieh eine Karte.
refusal-only-the-drawn-card = Nach dem Ziehen darfst du nur noch die gezogene Karte legen.
refusal-already-drawn = In diesem Zug hast du schon gezogen. Leg die gezogene Karte oder behalte sie.
refusal-nothing-drawn = Behalten kannst du nur eine Karte, die du gerade gezogen hast. Leg eine Karte oder zieh eine.
refusal-colour-needed = Zu „{ $card }“ gehört eine Farbe. Wünsch dir eine.
refusal-no-colour-here = Zu „{ $card }“ gehört jetzt keine Farbe.
refusal-colour-open = Die Startkarte ist eine Farbenwahl: Wähle erst die Farbe.
refusal-no-colour-to-name = Gerade gibt es keine Farbe zu wählen.
refusal-challenge-open = Entscheide erst über „Zieh 4“: herausfordern oder vier Karten ziehen.
refusal-no-challenge-open = Gerade liegt keine „Zieh 4“, über die du entscheiden musst.
refusal-nothing-to-call = „Uno“ zählt nur, wenn dir gerade noch eine Karte bleibt und du noch nicht gerufen hast.
refusal-nobody-to-catch = Da gibt es niemanden zu erwischen: „Uno“ ist gerufen, oder der nächste Zug hat schon begonnen.
refusal-no-swap-open = Gerade gibt es nichts zu tauschen.
refusal-stack-open = Vor dir liegen Karten zum Ziehen. Gib sie mit einer gleichen Karte weiter oder zieh sie.
refusal-must-play-drawn = Ihr habt abgemacht: Eine gezogene Karte, die passt, muss man legen. „{ $card }“ passt.
refusal-not-identical = Dazwischenwerfen darfst du nur genau dieselbe Karte, hier „{ $card }“.
refusal-swap-open = Such dir erst aus, mit wem du nach der Sieben tauschst.
refusal-no-such-seat = Mit diesem Platz lässt sich nicht tauschen.
refusal-bluff = Ihr spielt ohne Bluff: Du hast noch { $colour } auf der Hand, also darfst du „Zieh 4“ nicht legen.

## Why house rules are refused

house-no-such-edition = Eine Ausgabe „{ $field }“ gibt es nicht.
house-no-such-revision = Die Ausgabe „{ $field }“ gibt es hier nicht in der Revision { $revision }. Es braucht eine neuere Fassung von Tischrunde.
house-unknown-house-rule = Eine Hausregel „{ $field }“ gibt es nicht.
house-wrong-value = Dieser Wert passt nicht zur Hausregel „{ $field }“.
house-stacked-fours-cannot-be-challenged = Eine weitergegebene „Zieh 4“ kann niemand mehr herausfordern. Spielt dann auch ohne Bluff.
house-teams-are-never-two-players = In Teams sitzt ihr nie nur zu zweit am Tisch. Die Regel für zwei hat dann keine Wirkung.

## Why a text of a position cannot be read

unreadable-no-such-card = Spalte { $column }: Eine Karte „{ $words }“ gibt es nicht. Karten heißen zum Beispiel red-7, blue-skip, wild oder wild-draw-four.
unreadable-no-such-seat = Spalte { $column }: Einen Platz „{ $words }“ gibt es an diesem Tisch nicht.
unreadable-no-such-table = Am Anfang stehen Ausgabe und Spielerzahl, zum Beispiel „uno-carabiner 3“, nicht „{ $words }“.
unreadable-no-question = Es fehlt, worum es geht: Schreib hinter die Stellung ein Fragezeichen, den Platz und den Zug, zum Beispiel „? 1: red-7“.
unreadable-no-such-colour = Spalte { $column }: „{ $words }“ ist keine Farbe. Farben heißen red, yellow, green und blue.
unreadable-no-such-direction = Spalte { $column }: Es geht left oder right herum, nicht „{ $words }“.
unreadable-no-number = Spalte { $column }: „{ $words }“ ist keine Zahl.
unreadable-no-top-card = Auf dem Ablegestapel muss eine Karte liegen ({ $words }, Spalte { $column }).
unreadable-unexpected = Spalte { $column }: „{ $words }“ passt hier nicht hin.
unreadable-not-by-these-rules = Spalte { $column }: Dazu kommt es nach diesen Regeln nie („{ $words }“).
unreadable-drawn-not-held = Spalte { $column }: Die gezogene Karte „{ $words }“ muss auf der Hand sein.
unreadable-too-many = Spalte { $column }: So oft ist „{ $words }“ nicht im Spiel.

## Lines of the score sheet

line-numbers = Zahlenkarten der anderen
line-symbols = Aktionskarten der anderen
line-wilds = Farbenwahlkarten der anderen
line-face-values = Zahlenwerte der anderen
line-hand-points = Karten der anderen
line-own-numbers = Eigene Zahlenkarten
line-own-symbols = Eigene Aktionskarten
line-own-wilds = Eigene Farbenwahlkarten
line-own-face-values = Eigene Zahlenwerte
line-own-hand-points = Eigene Karten

## Chapters of the rulebook

chapter-setup = Karten, Spieler, Geben
chapter-turn = Der Zug
chapter-action = Aktionskarten
chapter-challenge = Herausfordern
chapter-call = „Uno“ rufen
chapter-end = Ende der Runde
chapter-score = Punkte
chapter-match = Die ganze Partie
chapter-house = Hausregeln (keine gilt, bevor ihr sie abmacht)
ruling = Unsere Auslegung: { $text }
silent = Die Anleitung sagt dazu nichts. Wir spielen so: { $text }

## Editions

edition-uno-carabiner = UNO im Taschenformat (mit Karabinerhaken)
title = UNO
scoring = Zahlenkarten zählen ihren Wert.
