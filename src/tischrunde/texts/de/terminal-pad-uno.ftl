### The score pad of UNO in a terminal, in German.

## Questions

ask-out = Wer hat alle Karten abgelegt?
ask-hand = Wie viele Punkte hat { $name } noch auf der Hand?
hint-hand = Tippe die Punkte, zum Beispiel 35, oder drei Zahlen: die Summe der Zahlenkarten, wie viele Aktionskarten, wie viele Farbenwahlkarten.

## Columns and fields

column-hand = Hand
short-points = Punkte
short-numbers = Zahlen
short-symbols = Aktion
short-wilds = Farbenwahl
short-cards = Karten
label-hand = Hand von { $name }
label-points = Punkte auf der Hand von { $name }
label-numbers = Zahlenkarten auf der Hand von { $name }
label-symbols = Aktionskarten auf der Hand von { $name }
label-wilds = Farbenwahlkarten auf der Hand von { $name }
label-cards = Karten auf der Hand von { $name }
label-out = fertig geworden ist
