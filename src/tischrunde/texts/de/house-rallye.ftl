### House rules of the rally game.

house-agreed = Hausregeln werden vor dem ersten Geben abgemacht und gelten für die ganze Meisterschaft. Ändern lässt sich nur, was hier steht, und nur so, dass es zusammenpasst.
house-exact-goal = Das Ziel muss genau getroffen werden, oder man darf darüber hinausfahren und jeder Kilometer zählt.
house-most-200s = Eine Partei darf in einer Runde eine andere Zahl von 200-km-Karten legen.
house-limit-has-own-pile = Die Geschwindigkeitsbegrenzung liegt auf einem eigenen Stapel, oder sie liegt bei den Angriffen und zählt wie einer von ihnen.
house-limit-needs-green = Begrenzt werden darf nur, wer freie Fahrt hat, oder jeder Gegner zu jeder Zeit, soweit die Ausgabe nicht eine halb abgewehrte Partei verschont.
house-attack-before-opening = Angreifen darf man schon vor der eigenen Eröffnung mit grünem Licht oder Vorfahrt, oder erst danach.
house-under-right-of-way = Wer mit Vorfahrt ohne freie Fahrt fährt, darf gar nicht angegriffen werden, nur auf einer Hilfekarte, oder auf allem außer einem Angriff, auch vor der ersten Karte.
house-safety-plays-again = Nach einem Trumpf im eigenen Zug wird die Hand auf sieben ergänzt und noch eine Karte gelegt, oder der Trumpf ist die eine Karte des Zuges.
house-coup-fourre-chain = Nach einem Trumpf, der nach einer Blitzaktion gezogen und sofort gelegt wird, folgt noch eine Karte, oder er ist die eine Karte dieses Zuges.
house-chain-draws-two = Nach einem Trumpf, der nach einer Blitzaktion gezogen und sofort gelegt wird, wird die Hand auf sieben ergänzt und noch eine Karte gelegt, oder man zieht zwei Karten und legt nacheinander zwei. So oder so bleiben sechs.
    .ruling = Gezogen wird, was der Stapel hergibt. Wer nach einer Karte noch mehr als sechs auf der Hand hat, bleibt am Zug. Wird ein Angriff darunter mit einer Blitzaktion beantwortet, ist der Zug verloren; beim nächsten wird über sieben hinaus nichts gezogen.
house-discard-only-when-stuck = Ablegen darf nur, wer weder Kilometer noch Hilfe noch Angriff spielen kann. Ein Trumpf darf trotzdem zurückgehalten werden.
house-hands-played-out = Ist der Stapel aufgebraucht, werden die Karten auf der Hand noch ausgespielt, oder die Runde endet mit dem Zug, der die letzte Karte nahm.
house-extension = Wer 700 km erreicht, darf auf 1000 verlängern, oder die Runde ist dann einfach zu Ende.
house-extension-after-stock = Verlängert werden darf auch nach dem Ende des Stapels, solange jemand noch Karten hat, oder nur vorher.
house-points = Eine Zeile der Wertung bringt andere Punkte. Alle vier Trümpfe zählen nie weniger als vier einzelne.
house-stock-award = Die Prämie, die am Stapel hängt, gibt es für den Sieg nach seinem Ende, für den Sieg davor, für die erste Partei am gedruckten Ziel davor, ob sie gewinnt oder nicht, oder gar nicht.
house-unplaced-award = Die Punkte für nicht platzierte Gegner bekommt, wer die Runde gewinnt, oder jede platzierte Partei.
house-unplaced-scores-safeties-only = Wer nicht platziert ist, bekommt nur Trümpfe und Blitzaktionen gezählt, oder auch die Prämie einer gescheiterten Verlängerung.
house-failed-extension-pays-opponents = Erreicht nach der Ansage niemand 1000 km, bekommt jeder Gegner des Ansagers die Prämie, oder niemand.
house-target = Die Meisterschaft endet bei einer anderen Punktzahl.
