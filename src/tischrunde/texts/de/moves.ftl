### Moves in words, in German.

## The rally game

lay = „{ $card }“ legen
attack = „{ $card }“ gegen { $party }
discard = „{ $card }“ ablegen
coup-fourre = { $coup }: auf den Angriff antworten
let-stand = Den Angriff hinnehmen
extend = Bis 1000 km verlängern
finish = Die Runde jetzt gewinnen

## UNO

play = „{ $card }“ legen
play-naming = „{ $card }“ legen, { $colour } wünschen
calling = { $move }, „Uno“ rufen
draw = Ziehen
keep = Die gezogene Karte behalten
call-uno = „Uno“ rufen
catch = { $seat } erwischen
challenge = Herausfordern
accept = Die Karten ziehen
name = { $colour } wünschen
swap = Die Karten mit { $seat } tauschen

## Whom a move or a reason is about, where nobody has a name

who-party = Partei { $letter }
who-seat = Platz { $number }
