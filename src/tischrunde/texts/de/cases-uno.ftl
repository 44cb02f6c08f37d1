### Cases of UNO in German: why a move is allowed, and the questions people ask.

grant-colour = Die Farbe passt.
grant-rank = Die Zahl oder das Zeichen passt, die Farbe muss es dann nicht.
grant-named-colour = Es ist die gewünschte Farbe.
grant-wild = Eine Farbenwahl geht immer, auch wenn anderes passt.
grant-wild-draw-four = Keine Karte der Hand hat die Farbe, die liegt.
grant-bluff = Die Bedingung ist nicht erfüllt, denn die Farbe ist auf der Hand. Legen kann man die Karte trotzdem, auf eigene Gefahr: Wer ziehen soll, darf herausfordern.
grant-drawn = Die eben gezogene Karte passt und darf gleich gelegt werden.
grant-last-card = Auch mit einer Aktionskarte darf man ausmachen.
grant-last-card-draws = Damit darf man ausmachen; gezogen wird noch, und die Karten zählen mit.
grant-draw = Keine Karte passt, also wird gezogen.
grant-hold-back = Man darf ziehen, obwohl eine Karte passt.
grant-keep = Die gezogene Karte darf man behalten; der Zug ist dann zu Ende.
grant-challenge = Wer die vier ziehen soll, darf die Zieh 4 anzweifeln.
grant-accept = Anzweifeln muss man nicht: vier Karten ziehen und aussetzen.
grant-accept-stack = Wer nicht weitergeben kann oder will, zieht die Summe.
grant-name = Liegt zu Beginn eine Farbenwahl, nennt der erste Spieler die Farbe.
grant-call = Mit einer Karte auf der Hand darf man „Uno“ noch rufen, solange niemand erwischt hat.
grant-catch = Der Ruf fehlt noch, und der nächste Zug hat noch nicht begonnen.
grant-jump-in = Ihr habt abgemacht: Die genau gleiche Karte darf man außer der Reihe legen.
grant-pass-on = Ihr habt abgemacht: Gleiches auf Gleiches gibt die Summe weiter.
grant-swap = Nach der Sieben tauscht man die Hand mit wem man will.
