### House rules of the rally game.

house-agreed = Hausregeln macht ihr vor dem ersten Geben ab, und sie gelten für die ganze Partie. Ändern könnt ihr nur, was hier steht, und nur so, dass es zusammenpasst.
house-exact-goal = Entweder muss man das Ziel genau treffen, oder man darf darüber hinausfahren, und jeder Kilometer zählt.
house-most-200s = Eine Partei darf in einer Runde eine andere Zahl von 200-km-Karten legen.
house-limit-has-own-pile = Die „Geschwindigkeitsbegrenzung“ liegt auf einem eigenen Stapel, oder sie liegt bei den Angriffen und zählt wie einer von ihnen.
house-limit-needs-green = Ein Tempolimit darf man nur legen, wo die Fahrt frei ist, oder jedem Gegner zu jeder Zeit. Eine halb abgewehrte Partei bleibt verschont, wenn die Ausgabe es so will.
house-attack-before-opening = Angreifen darf man, schon bevor man selbst mit grünem Licht oder „Vorfahrt“ eröffnet hat, oder erst danach.
house-under-right-of-way = Wer mit „Vorfahrt“ ohne freie Fahrt fährt, ist ganz sicher vor Angriffen, oder man darf auf eine Hilfekarte angreifen, oder auf alles außer einem Angriff, auch vor der ersten Karte.
house-safety-plays-again = Nach einem Trumpf im eigenen Zug füllt man die Hand auf sieben Karten auf und legt noch eine, oder der Trumpf ist die eine Karte des Zuges.
house-coup-fourre-chain = Wer nach einer Blitzaktion einen Trumpf zieht und ihn gleich legt, legt danach noch eine Karte, oder der Trumpf ist die eine Karte dieses Zuges.
house-chain-draws-two = Wer nach einer Blitzaktion einen Trumpf zieht und ihn gleich legt, füllt die Hand auf sieben Karten auf und legt noch eine, oder zieht zwei Karten und legt nacheinander zwei. So oder so bleiben sechs.
    .ruling = Man zieht, was der Stapel hergibt. Wer nach einer Karte noch mehr als sechs auf der Hand hat, bleibt am Zug. Kommt auf einen Angriff darunter eine Blitzaktion, ist der Zug verloren; beim nächsten zieht man nicht über sieben hinaus.
house-discard-only-when-stuck = Ablegen darf nur, wer weder Kilometer noch Hilfe noch Angriff spielen kann. Einen Trumpf darf man trotzdem zurückhalten.
house-hands-played-out = Ist der Stapel leer, spielen alle ihre Handkarten noch aus, oder die Runde endet mit dem Zug, der die letzte Karte nahm.
house-extension = Wer 700 km erreicht, darf auf 1000 verlängern, oder die Runde ist dann einfach zu Ende.
house-extension-after-stock = Verlängern darf man auch bei leerem Stapel, solange jemand noch Karten hat, oder nur vorher.
house-points = Eine Zeile der Wertung bringt andere Punkte. Alle vier Trümpfe zählen nie weniger als vier einzelne.
house-stock-award = Die Prämie, die am Stapel hängt, gibt es für den Sieg nach seinem Ende, für den Sieg davor, für die erste Partei am gedruckten Ziel davor, ob sie gewinnt oder nicht, oder gar nicht.
house-unplaced-award = Die Punkte für nicht platzierte Gegner bekommt, wer die Runde gewinnt, oder jede platzierte Partei.
house-unplaced-scores-safeties-only = Wer nicht platziert ist, bekommt nur Punkte für Trümpfe und Blitzaktionen, oder dazu auch die Prämie einer gescheiterten Verlängerung.
house-failed-extension-pays-opponents = Erreicht nach der Ansage niemand 1000 km, bekommt jeder Gegner des Ansagers die Prämie, oder niemand.
house-target = Die Partie endet bei einer anderen Punktzahl.
