### What web pages say of Zwanzig before its table is shown.

start-zwanzig = Zwanzig
start-zwanzig-facts = 2–4 Spieler · 5 Min.
pace-note-relaxed-zwanzig = Kein Zeitdruck.
pace-note-brisk-zwanzig = { $turn } Sekunden für jeden Zug.
pace-note-children-zwanzig = Kein Zeitdruck, und die Bots lassen sich Zeit.
pace-note-programs-zwanzig = Nur für Programme: Alles geht sehr schnell.
edition-zwanzig-tin-mark = 20
edition-zwanzig-tin-name = Zwanzig
edition-zwanzig-tin-maker = in der Dose · 20 Karten
edition-zwanzig-tin-play = Wer eine Karte hat, die passt, legt sie.
edition-zwanzig-tin-print = Ein Blatt in der Dose.
edition-zwanzig-tin-content = 20 Karten.
edition-zwanzig-tin-words = „Stapel“
rule-reach-name = Wie weit eine Karte reicht
rule-reach = Eine Karte darf um { $value } abweichen
