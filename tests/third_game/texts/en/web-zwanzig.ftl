### What web pages say of Zwanzig before its table is shown.

start-zwanzig = Zwanzig
start-zwanzig-facts = 2–4 players · 5 min
pace-note-relaxed-zwanzig = No hurry.
pace-note-brisk-zwanzig = { $turn } seconds for each turn.
pace-note-children-zwanzig = No hurry, and slower bots.
pace-note-programs-zwanzig = For programs only: everything is very fast.
edition-zwanzig-tin-mark = 20
edition-zwanzig-tin-name = Zwanzig
edition-zwanzig-tin-maker = in a tin · 20 cards
edition-zwanzig-tin-play = Whoever has a card that fits lays it.
edition-zwanzig-tin-print = A sheet in the tin.
edition-zwanzig-tin-content = 20 cards.
edition-zwanzig-tin-words = “Stapel”
rule-reach-name = How far a card reaches
rule-reach = A card may differ by { $value }
