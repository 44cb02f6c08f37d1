### Lessons one plays: UNO.

lesson-match = Farbe oder Zahl
lesson-match-goal = Passende Karten ablegen.
match-colour = In der Mitte liegt „{ $red-5 }“. Was dieselbe Farbe hat, passt: Leg „{ $red-9 }“.
match-first-colour = Die passt auch, denn die Zahl ist gleich. Probier zuerst die Farbe: „{ $red-9 }“.
match-fits = Ziehen darfst du immer. Du hast aber eine Karte, die passt: Leg sie.
match-number = Nun liegt „{ $red-2 }“ da, und Rot hast du nicht mehr. Dieselbe Zahl passt auch: Leg eine Zwei.
match-either = Mia musste ziehen. Jetzt du: Such selbst eine Karte, die passt.
match-last = Und noch eine! Farbe oder Zahl muss stimmen.
lesson-match-end = Geschafft! Farbe oder Zahl: Eins von beiden genügt.

lesson-actions = Wehr dich
lesson-actions-goal = Aussetzen, zwei ziehen, umdrehen.
actions-skip = Mia hat nur noch zwei Karten. Lass sie aussetzen: Leg „{ $red-skip }“.
actions-fits = Ziehen musst du nicht: Du hast eine Karte, die passt.
actions-first = Die passt auch. Dann ist aber Mia dran! Leg „{ $red-skip }“.
actions-draw-two = Sie wurde übersprungen, Ben hat gelegt. Nun soll Mia { $draw-two } Karten ziehen: Leg „{ $red-draw-two }“.
actions-two = Die passt auch. Mit „{ $red-draw-two }“ bekommt Mia aber { $draw-two } Karten dazu.
actions-reverse = Mia musste ziehen und kam nicht dran. Dreh jetzt die Richtung um: Leg „{ $red-reverse }“.
actions-turn = Die passt auch. Probier aber einmal „{ $red-reverse }“ aus.
actions-last = Es ging andersherum: erst Ben, dann Mia, nun du. Leg deine rote Zahl.
lesson-actions-end = Geschafft! Mit diesen Karten bestimmst du, wer drankommt.

lesson-wild = Wünsch dir eine Farbe
lesson-wild-goal = Die schwarzen Karten klug benutzen.
wild-name = Grün hast du nicht. „{ $wild }“ passt immer: Leg sie und wünsch dir Blau.
wild-most = Erlaubt ist jede Farbe. Am meisten hast du aber Blau.
wild-small = Auch die geht. Heb sie aber auf, „{ $wild }“ genügt hier.
wild-need-not = Ziehen musst du nicht: Eine schwarze Karte passt immer.
wild-save = Mia musste Blau legen. Heb deine schwarze Karte auf und leg „{ $blue-9 }“.
wild-nine = Die passt auch. Nimm diesmal „{ $blue-9 }“.
wild-keep = Erlaubt, aber nicht nötig. Du hast Blau: Leg „{ $blue-9 }“.
wild-four = Rot hast du gar nicht, und auch keine Neun. Jetzt darfst du „{ $wild-draw-four }“ legen: Wünsch dir Blau.
wild-again = Mia musste { $draw-four } Karten ziehen und setzt aus. Du bist gleich wieder dran: Leg Blau.
wild-fits = Ziehen musst du nicht: Blau hast du selbst gewünscht.
lesson-wild-end = Geschafft! „{ $wild-draw-four }“ nur ohne passende Farbe, sonst kann man dich anzweifeln.

lesson-draw = Nichts passt?
lesson-draw-goal = Ziehen, legen oder behalten.
draw-nothing = Keine deiner Karten passt auf „{ $red-5 }“. Zieh eine vom Stapel.
draw-lay = Glück gehabt: „{ $red-3 }“ passt! Die gezogene Karte darfst du gleich legen.
draw-need-not = Behalten darfst du sie. Besser ist es, sie loszuwerden: Leg sie.
draw-again = Wieder passt nichts. Zieh noch einmal.
draw-keep = Diesmal passt auch die gezogene nicht. Behalt sie, dann ist Mia dran.
draw-fits = Sieh genau hin: Jetzt passt eine deiner Karten. Leg sie!
draw-look = Ziehen darfst du. Grün hast du aber auf der Hand!
lesson-draw-end = Geschafft! Eine Karte ziehen, mehr nie. Passt sie, leg sie.

lesson-uno = Ruf „UNO“!
lesson-uno-goal = Rufen, erwischen und ausmachen.
uno-catch = Mia hat nur noch eine Karte und nicht „UNO“ gerufen. Erwisch sie!
uno-catch-first = Schnell, sonst kommt Mia davon! Erwisch sie zuerst.
uno-lay = Erwischt: Mia muss { $caught } Karten ziehen. Jetzt leg eine rote Karte.
uno-fits = Ziehen musst du nicht: Du hast eine Karte, die passt.
uno-call = Du hast noch zwei Karten. Ruf „UNO!“, und leg eine davon.
uno-forgot = Halt! Ohne „UNO!“ könnte Mia dich erwischen. Ruf erst, dann leg.
uno-out = Deine letzte Karte passt. Leg sie und gewinn die Runde!
lesson-uno-end = Geschafft! Die Runde gehört dir. Jetzt kannst du alles für eine ganze Partie.
