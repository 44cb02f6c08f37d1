### The score pad of the rally game in a terminal, in German.

## Questions

ask-distance = Wie viele Kilometer liegen bei { $name }?
ask-safeties = Welche Trümpfe liegen bei { $name }?
ask-caller = Wer hat verlängert?
ask-winner = Wer hat das Ziel erreicht?
ask-drove-200s = Liegt bei { $name } eine 200-km-Karte?
ask-used-up = War der Stapel am Ende der Runde aufgebraucht?
ask-early = Waren noch Karten im Stapel, als das Ziel zum ersten Mal erreicht wurde?
hint-distance = Tippe die Kilometer, zum Beispiel 700, oder die Karten einzeln, zum Beispiel 200 200 100.
hint-safeties =
    { $edition ->
        [fx-schmid] Tippe die Zahlen der gelegten Karten, bei einer Blitz-Aktion mit Ausrufezeichen: 1 3! Nur Enter: keine.
        [auto-rallye] Tippe die Zahlen der gelegten Karten, bei einer Blitzreaktion mit Ausrufezeichen: 1 3! Nur Enter: keine.
        [schmidt] Tippe die Zahlen der gelegten Karten, bei einer Blitz-Reaktion mit Ausrufezeichen: 1 3! Nur Enter: keine.
       *[other] Tippe die Zahlen der gelegten Karten, bei einer Blitzaktion mit Ausrufezeichen: 1 3! Nur Enter: keine.
    }
special-safeties =
    { $edition ->
        [fx-schmid] Blitz-Aktion
        [auto-rallye] Blitzreaktion
        [schmidt] Blitz-Reaktion
       *[other] Blitzaktion
    }

## Columns and fields

column-distance = km
column-safeties = Trümpfe
short-km = km
short-distances = Karten
label-distance = Kilometer von { $name }
label-km = Kilometer von { $name }
label-distances = Kilometerkarten von { $name }
label-safeties = Trümpfe von { $name }
label-coups-fourres =
    { $edition ->
        [fx-schmid] Blitz-Aktionen von { $name }
        [auto-rallye] Blitzreaktionen von { $name }
        [schmidt] Blitz-Reaktionen von { $name }
       *[other] Blitzaktionen von { $name }
    }
label-caller = verlängert hat
label-winner = am Ziel ist
label-drove-200s = 200-km-Karte von { $name }
label-used-up = Stapel aufgebraucht
label-early = Ziel vor dem Ende des Stapels erreicht
