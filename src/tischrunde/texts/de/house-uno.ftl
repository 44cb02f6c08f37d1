### House rules of UNO.

house-agreed = Hausregeln macht ihr vor dem ersten Geben ab, und sie gelten für die ganze Partie. Ändern könnt ihr nur, was hier steht, und nur so, dass es zusammenpasst.
house-stacking = Wer wegen „Zieh 2“ ziehen müsste, darf stattdessen selbst „Zieh 2“ legen und die Summe an die nächste Person weitergeben. Ist es so abgemacht, lässt sich „Zieh 4“ auf dieselbe Weise mit einer weiteren „Zieh 4“ weitergeben.
    .ruling = Nur Gleiches auf Gleiches. Eine „Zieh 2“ als Startkarte und eine als letzte Karte gelegte lassen sich nicht weitergeben. „Zieh 4“ lässt sich nur weitergeben, wo Bluffen ausgeschlossen ist, denn bei einer gestapelten könnte niemand herausfordern.
house-draw-until-playable = Wer zieht, zieht so lange weiter, bis eine Karte passt; diese darf man gleich spielen oder behalten.
    .ruling = Gehen vorher die Karten aus, ist der Zug zu Ende.
house-must-play-drawn = Eine gezogene Karte, die passt, muss man spielen.
    .ruling = Eine „Zieh 4“, die ein Bluff wäre, darf man behalten.
house-reverse-skips-with-two = Zu zweit wirkt „Retour“ wie „Aussetzen“: Wer die Karte gelegt hat, ist gleich noch einmal dran.
house-jump-in = Wer genau die Karte hat, die oben liegt, mit derselben Farbe und derselben Zahl oder demselben Symbol, darf sie auch außer der Reihe legen; von dort geht das Spiel weiter.
    .ruling = Das gilt nur, solange die Person am Zug noch nichts getan hat und nichts anderes zu entscheiden ist. Auch wer die oberste Karte gelegt hat, darf eine zweite gleiche dazwischenwerfen. Farbenwahlkarten kann man nicht dazwischenwerfen. Wer dazwischenwirft, beendet die Frist zum Erwischen.
house-seven-zero = Wer eine 7 legt, tauscht alle Karten mit einer Person eigener Wahl. Legt jemand eine 0, geben alle ihre Karten in Spielrichtung weiter.
    .ruling = Das gilt nicht bei der letzten Karte und nicht für die Startkarte. Rufen muss nur die Person, der nach ihrer eigenen Karte eine Karte bleibt, und nur, bis diese Hand weitergegeben ist; für eine durch Tausch erhaltene Hand ist kein Ruf nötig.
house-no-bluffing = Gegen ihre Bedingung lässt sich „Zieh 4“ gar nicht legen. Es gibt also nichts herauszufordern: Die nächste Person zieht sofort vier Karten.
house-teams = Zu viert, zu sechst oder zu acht bilden je zwei, die einander gegenübersitzen, ein Team. Wird jemand davon die letzte Karte los, gewinnt das Team die Runde, und die Karten der anderen Person im Team zählen nicht.
    .ruling = Die Hände bleiben auch im Team geheim. Wo alle ihre Punkte behalten, behält ein Team die Punkte beider Hände.
house-everybody-keeps-points = Es gilt die andere Wertung, die in der Anleitung steht: Alle behalten die Punkte ihrer eigenen Karten, und der niedrigste Stand gewinnt.
house-target = Die Partie endet bei einer anderen Punktzahl.
