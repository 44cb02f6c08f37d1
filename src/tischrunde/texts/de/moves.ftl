### Moves in words, in German.

## The rally game

lay = „{ $card }“ auslegen
attack = „{ $card }“ gegen Partei { $party }
discard = „{ $card }“ abwerfen
coup-fourre = { $coup }: auf den Angriff antworten
let-stand = Den Angriff liegen lassen
extend = Bis 1000 km verlängern
finish = Die Runde jetzt gewinnen

## UNO

play = „{ $card }“ legen
play-naming = „{ $card }“ legen, { $colour } wünschen
calling = { $move }, „Uno“ rufen
draw = Ziehen
keep = Die gezogene Karte behalten
call-uno = „Uno“ rufen
catch = Platz { $seat } erwischen
challenge = Herausfordern
accept = Die Karten ziehen
name = { $colour } wünschen
swap = Die Hand mit Platz { $seat } tauschen
