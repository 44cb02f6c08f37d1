### The rules of Zwanzig in German.

zwanzig-tin-deck = 20 Karten, jede Zahl von 1 bis 20 einmal.
zwanzig-tin-players = 2 bis 4 spielen mit, jede Person für sich.
zwanzig-tin-deal = Wer gibt, teilt allen 4 Karten aus und deckt eine auf; der Rest ist der Stapel.
    .ruling = Wer zuerst gibt, wird ausgelost. Danach wandert das Geben nach links.
zwanzig-tin-first-player = Den Anfang macht, wer links vom Geber sitzt, und nach links geht es weiter.
zwanzig-tin-near = Lege eine Karte, deren Zahl sich um höchstens 5 von der obersten unterscheidet.
zwanzig-tin-draw = Wer keine solche hat, zieht eine Karte, und der Zug ist zu Ende.
zwanzig-tin-pass = Ist der Stapel leer, passt, wer keine solche hat.
zwanzig-tin-going-out = Wer die letzte Karte legt, gewinnt die Runde, und sie ist zu Ende.
zwanzig-tin-stuck =
    .ruling = Passen alle nacheinander, endet die Runde ohne Punkte.
zwanzig-tin-score = Wer gewinnt, bekommt einen Punkt für jede Karte, die den anderen bleibt.
zwanzig-tin-match = Wer zuerst 3 Punkte hat, gewinnt.
