### What web pages say of Zwanzig before its table is shown.

start-zwanzig = Zwanzig
start-zwanzig-facts = 2–4 joueurs · 5 min
pace-note-relaxed-zwanzig = Sans se presser.
pace-note-brisk-zwanzig = { $turn } secondes par tour.
pace-note-children-zwanzig = Sans se presser, et les bots prennent leur temps.
pace-note-programs-zwanzig = Pour les programmes seulement : tout va très vite.
edition-zwanzig-tin-mark = 20
edition-zwanzig-tin-name = Zwanzig
edition-zwanzig-tin-maker = en boîte · 20 cartes
edition-zwanzig-tin-play = Qui a une carte qui convient la pose.
edition-zwanzig-tin-print = Une feuille dans la boîte.
edition-zwanzig-tin-content = 20 cartes.
edition-zwanzig-tin-words = « Stapel »
rule-reach-name = La portée d’une carte
rule-reach = Une carte peut différer de { $value }
