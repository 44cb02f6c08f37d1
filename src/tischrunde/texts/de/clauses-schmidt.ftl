### The printed rules of "1000 Kilometer" (Schmidt Spiele, Art.-Nr. 626 3091), clause by clause in our own words.

schmidt-deck = Es gibt Kilometerkarten, fünf Arten von Hinderniskarten (Stop, Motorpanne, Reifenpanne, Leerer Tank, Geschwindigkeitsbegrenzung), fünf Arten von Hilfekarten (Freie Fahrt, Selbsthilfe, Reservereifen, Reservekanister, Ende der Geschwindigkeitsbegrenzung) und vier Trümpfe. Auf den erhaltenen Seiten stehen keine Stückzahlen.
    .ruling = Das Spiel hat 106 Karten: je 10 × 25, 50 und 75 km, 12 × 100 km und 4 × 200 km; 5 × Stop, 4 × Geschwindigkeitsbegrenzung, je 3 × Motorpanne, Reifenpanne und Leerer Tank; 14 × Freie Fahrt, je 6 × Selbsthilfe, Reservereifen, Reservekanister und Ende der Geschwindigkeitsbegrenzung; vier Trümpfe. Die Stückzahlen stammen von Winning Moves.

schmidt-players-goal-deal = Einzelrallyes gehen über 700 km, Mannschaftsrallyes über 1000 km. Wie viele mitspielen, wie man sitzt und wie gegeben wird, stand auf Seiten, die verloren sind.
    .ruling = Zu zweit oder zu dritt fährt jede Person für sich allein bis genau 700 km. Zu viert treten zwei Zweiermannschaften an, zu sechst zwei Dreiermannschaften, und zwar bis genau 1000 km; am Tisch wechseln sich die Mitglieder der Mannschaften ab, und jede Mannschaft hat eine gemeinsame Auslage. Bei 2 oder 3 Personen kommt vor dem Spiel von jeder der fünf Hinderniskarten eine heraus, auch eine „Geschwindigkeitsbegrenzung“. Links vom Geber beginnend bekommen alle einzeln 6 Karten, der Rest ist der Talon. Wer links vom Geber sitzt, ist zuerst am Zug und gibt zur nächsten Rallye. (So steht es bei F. X. Schmid: Beide Anleitungen gehen auf denselben Text zurück.)

schmidt-draw-then-one = Reihum ziehen alle eine Karte vom Talon, ohne dass andere sie sehen (dann sind es 7 auf der Hand), und legen eine: „Freie Fahrt“ oder, wenn diese schon liegt, eine Kilometerkarte; ein Hindernis bei jemand anderem; oder, wenn nichts Geeignetes zum Legen da ist, irgendeine auf den Ablagestapel.
    .ruling = Was geeignet ist, entscheidet jeder selbst: Man darf jederzeit jede Karte ablegen; bei F. X. Schmid steht das ausdrücklich. Hilfekarten und Trümpfe legt man ebenso.

schmidt-roll-first = „Freie Fahrt“ muss liegen, bevor Kilometerkarten ausgelegt werden können, am Anfang und nach jedem beseitigten Hindernis. Als Ausnahme nennt eine Stelle die „Vorfahrt“, eine andere die Trümpfe allgemein.
    .ruling = Beides stimmt: Mit „Vorfahrt“ braucht man gar keine „Freie Fahrt“; jeder andere Trumpf nimmt die Hinderniskarte weg, und die „Freie Fahrt“ darunter ist wieder zu sehen.

schmidt-stop = Ein „Stop“ hält dich auf, bis du eine „Freie Fahrt“ darauf legst.

schmidt-breakdowns = „Motorpanne“, „Reifenpanne“ und „Leerer Tank“ halten dich auf, bis sie behoben sind.

schmidt-speed-limit = Wer unter einer „Geschwindigkeitsbegrenzung“ fährt, darf keine Karte über 50 km auslegen.

schmidt-speed-pile = „Ende der Geschwindigkeitsbegrenzung“ beendet die Begrenzung und kommt auf den gesonderten Geschwindigkeitsstapel.

schmidt-hazard-only-on-green = Ein Hindernis darf nur auf eine „Freie Fahrt“ anderer Parteien gelegt werden.
    .ruling = Das gilt wörtlich, auch bei „Vorfahrt“: Eine Partei, die dank „Vorfahrt“ ohne offene „Freie Fahrt“ fährt, kann gar nicht behindert werden. F. X. Schmid und die „Auto-Rallye“ entscheiden anders: Wer mag, vereinbart das vor dem Spiel als Hausregel; ohne Absprache gilt sie nicht. Die „Geschwindigkeitsbegrenzung“ ist hier ein Hindernis: Sie braucht eine „Freie Fahrt“ obenauf, kommt aber auf den Geschwindigkeitsstapel. Gegen die eigene Mannschaft legt man nie ein Hindernis.

schmidt-remedy-then-roll = Im eigenen Zug hebt die passende Hilfekarte das Hindernis auf. Vor den nächsten Kilometerkarten muss noch „Freie Fahrt“ folgen.

schmidt-safety-protects = Wer einen Trumpf auslegt, ist das ganze Spiel lang vor den zugehörigen Hindernissen sicher. Ein solches Hindernis, das schon wirkt, hebt der Trumpf ebenfalls auf; dessen Karte darf auf den Ablagestapel.
    .ruling = Mit dem Spiel ist die laufende Rallye gemeint. Die Hinderniskarte kommt immer auf den Ablagestapel, und die Karte darunter, eine „Freie Fahrt“, liegt wieder obenauf.

schmidt-safety-on-half-parried =
    .ruling = Der passende Trumpf hebt nichts mehr auf, wenn die Hilfekarte das Hindernis schon zudeckt: Das Hindernis bleibt darunter im Stapel, und vor der Weiterfahrt fehlt noch immer „Freie Fahrt“. Er schützt aber von da an und zählt wie sonst auch.

schmidt-right-of-way = „Vorfahrt“ macht „Stop“ und „Geschwindigkeitsbegrenzung“ unwirksam und lässt die Partei ohne „Freie Fahrt“ losfahren und weiterfahren.

schmidt-safety-plays-again = Trümpfe dürfen im eigenen Zug nach Wunsch gelegt werden. War der Trumpf schon vorher auf der Hand, zieht man zwei Karten nach und legt eine; ist er eben gezogen, zieht man eine nach und legt noch eine.
    .ruling = Beides ist dieselbe Regel: Nach dem Auslegen eines Trumpfs füllst du die Hand auf 7 Karten auf und legst eine weitere Karte, wie bei F. X. Schmid.

schmidt-coup-fourre = Der passende Trumpf, auf der Stelle und sogar außer der Reihe gespielt, macht ein eben gelegtes Hindernis ungeschehen. Dessen Karte wandert auf den Ablagestapel.

schmidt-coup-fourre-draws = Danach zieht man zwei Karten (7 auf der Hand) und legt eine aus oder ab.

schmidt-coup-fourre-turn = Wer so geantwortet hat, ist gleich weiter am Zug; die anderen werden übergangen.

schmidt-round-ends-with-stock = Die Rallye endet, wenn eine Partei ihr Ziel erreicht oder wenn der Talon aufgebraucht ist.
    .ruling = Das gilt wörtlich: Niemand spielt die Handkarten zu Ende (außer in einer Verlängerung). Den Zug, in dem jemand die letzte Karte gezogen hat, führt man noch zu Ende, samt der weiteren Karte nach einem Trumpf, aber ohne weiteres Ziehen. Gewinnt niemand, bekommt niemand die 400; Kilometer, Trümpfe, Blitz-Reaktionen und die 500 zählen trotzdem.

schmidt-extension = Diese Variante gibt es zu zweit oder zu dritt: Im Moment, in dem jemand 700 km erreicht, darf die Verlängerung auf 1000 km angesagt werden. Die Rallye dauert dann, bis jemand bei 1000 km ankommt oder alle Karten gespielt sind.
    .ruling = Die besondere Regel geht der allgemeinen (Ende mit dem Talon) vor: In einer Verlängerung spielen alle ihre Handkarten ohne Ziehen zu Ende. Das Ziel nach der Ansage sind genau 1000 km. Die Verlängerung gilt, sofern ihr sie vor dem Spiel nicht abwählt.

schmidt-score-distance = Jede Partei bekommt ihre Kilometer als Punkte.

schmidt-score-safety = Jeder Trumpf bringt 100 Punkte, alle vier zusammen 700.
    .ruling = Die 700 gibt es anstelle von 4 × 100, wie bei F. X. Schmid.

schmidt-score-coup-fourre = Jede Blitz-Reaktion bringt 300 Punkte.
    .ruling = Sie kommen zu den 100 des Trumpfes hinzu, wie bei F. X. Schmid.

schmidt-score-win = Eine gewonnene Rallye bringt 400 Punkte.

schmidt-score-before-stock = 300 Punkte bekommt, wer 700 km (allein) oder 1000 km (als Mannschaft) erreicht, bevor der Talon aufgebraucht ist. (Bei F. X. Schmid und Winning Moves ist es gerade umgekehrt.)
    .ruling = Die Prämie bekommt der Einzelfahrer, der als Erster 700 km erreicht (eine Mannschaft: 1000 km), solange im Talon noch mindestens eine Karte ist. Er behält sie, was auch immer eine Verlängerung bringt: Wer sie ansagt und nicht gewinnt, verliert nur die 400. Wer in einer Verlängerung 1000 km erreicht, bekommt sie nicht noch einmal. Wer in dem Zug ankommt, der die letzte Talonkarte genommen hat, bekommt sie nicht.

schmidt-score-no-200 = Ein Sieg ohne Karte zu 200 km bringt 300 Punkte.

schmidt-score-unplaced = Jede platzierte Partei bekommt 500 Punkte für jede nicht platzierte gegnerische Partei, je Mannschaft und nicht je Mitglied. So steht es im Text; die Punktetabelle gibt die 500 allen Mitspielern und Mannschaften.
    .ruling = Nur platzierte Parteien bekommen sie, denn der Text ist die vollständige Regel.

schmidt-score-extension = 200 Punkte bekommt, wer die Verlängerung angesagt hat und gewinnt, sonst die Gegenseite, ob sie 1000 km geschafft hat oder nicht. Die 400 gehen an die Person, die zuerst 1000 km erreicht.
    .ruling = Wer ansagt und 1000 km nicht erreicht, zahlt: Zu dritt bekommt jeder Gegner die 200 in voller Höhe, ob nun einer von ihnen angekommen ist oder nicht.

schmidt-match-5000 = Die Meisterschaft endet, wenn eine Partei auf 5000 Punkte oder mehr kommt. (Im Scan steht „5.00“.)
    .ruling = Schaffen es mehrere in derselben Rallye, gewinnt der höhere Gesamtstand, wie bei F. X. Schmid; bei Gleichstand folgt eine weitere Rallye.

schmidt-own-names = Die Kartengruppen heißen Kilometerkarten, Hinderniskarten, Hilfekarten und Trumpfkarten, die Stapel Aktionsstapel, Geschwindigkeitsstapel, Ablagestapel und Talon. Die schnelle Antwort auf ein Hindernis heißt Blitz-Reaktion, der Trumpf gegen „Stop“ und „Geschwindigkeitsbegrenzung“ heißt „Vorfahrt“. Der „Reservereifen“ kommt auch als Ersatzreifen vor.
    .ruling = Hier heißt die Karte „Reservereifen“, wie in der Kartenbeschreibung.

schmidt-pairs = So gehören Hindernis, Hilfe und Trumpf zusammen: Stop – Freie Fahrt – Vorfahrt; Geschwindigkeitsbegrenzung – Ende der Geschwindigkeitsbegrenzung – Vorfahrt; Motorpanne – Selbsthilfe – Werkstatt; Reifenpanne – Reservereifen – Rallye-Service; Leerer Tank – Reservekanister – Tankstelle.

schmidt-one-card-only = In einem Zug zieht man nur eine Karte und spielt eine. Als Ausnahme nennt die Anleitung die Blitz-Reaktion, und der folgende Absatz nennt mit dem Auslegen von Trümpfen eine zweite.
    .ruling = Beide Ausnahmen gelten.

schmidt-hidden-hand = Die gezogene Karte nimmt man auf die Hand, ohne sie jemandem zu zeigen.
    .ruling = Handkarten sind geheim, auch vor der eigenen Mannschaft.

schmidt-defence-optional = Wer blockiert ist, kann das Hindernis mit der passenden Karte wegräumen, wenn der eigene Zug kommt.
    .ruling = Kann, nicht muss: Eine Partei, die blockiert ist oder noch nicht gestartet ist, darf stattdessen andere behindern oder eine Karte ablegen.

schmidt-two-200s =
    .ruling = Keine Partei legt in einer Rallye mehr als zwei Karten zu 200 km aus: So steht es in allen anderen Ausgaben.

schmidt-any-order =
    .ruling = Kilometerkarten dürfen in beliebiger Reihenfolge und Mischung gelegt werden, wie bei F. X. Schmid.

schmidt-no-overshoot =
    .ruling = Man muss das Ziel genau treffen, wie bei F. X. Schmid. Eine Kilometerkarte, die darüber hinausführen würde, kann nicht ausgelegt werden.

schmidt-safety-extra-card =
    .ruling = Nach einem Trumpf darf als weitere Karte alles folgen, was ein Zug erlaubt: eine Kilometerkarte, eine Hilfekarte, ein Hindernis, eine abgelegte Karte oder noch ein Trumpf (dann gilt die Regel von Neuem). Ist der Talon leer, zieht man nichts, legt die weitere Karte aber trotzdem, sofern noch eine auf der Hand ist, wie bei F. X. Schmid. Das gilt auch für einen Trumpf, den man nach einer Blitz-Reaktion zieht: die Hand auf 7 Karten auffüllen und eine weitere legen.

schmidt-right-of-way-lifts-both =
    .ruling = Liegen „Stop“ und „Geschwindigkeitsbegrenzung“ zusammen, hebt „Vorfahrt“ beide auf, und beide kommen auf den Ablagestapel. Als Blitz-Reaktion gegen die eine Karte gelegt, hebt sie auch die andere auf; die Prämie gibt es dabei nur einmal.

schmidt-limit-before-start =
    .ruling = Vor dem Start darf eine Partei nicht begrenzt werden, denn es liegt noch keine „Freie Fahrt“.

schmidt-limit-and-hazard-together =
    .ruling = Solange „Freie Fahrt“ obenauf liegt, darf auch eine begrenzte Partei ein Hindernis bekommen (es liegt auf einem anderen Stapel), aber keine zweite Begrenzung. „Ende der Geschwindigkeitsbegrenzung“ setzt eine geltende Begrenzung voraus und darf auch gelegt werden, während man blockiert ist.

schmidt-roll-where =
    .ruling = „Freie Fahrt“ darf auf einen leeren Stapel, auf einen „Stop“ oder auf eine Hilfekarte gelegt werden, aber nicht auf eine andere „Freie Fahrt“ oder auf eine Panne. Mit „Vorfahrt“ ist sie an denselben Stellen erlaubt, macht die Partei aber angreifbar.

schmidt-remedy-needs-hazard =
    .ruling = Eine Hilfekarte darf nur auf das zugehörige Hindernis gelegt werden, wenn es obenauf liegt.

schmidt-attack-on-protected =
    .ruling = Ein Hindernis gegen eine geschützte Partei ist nie erlaubt, wie in den anderen Ausgaben.

schmidt-crosswise =
    .ruling = Trümpfe aus Blitz-Reaktionen liegen quer, wie in allen anderen Ausgaben.

schmidt-coup-fourre-window =
    .ruling = Bevor die nächste Person zieht, entscheidet jedes Mitglied der betroffenen Partei, ob es mit einer Blitz-Reaktion antwortet, und zwar nach jedem Hindernis gleich, ob jemand den Trumpf hat oder nicht, damit die Pause nichts verrät. Die Frage entfällt nur, wenn der passende Trumpf für alle sichtbar ausliegt oder abgelegt ist oder niemand in der Partei mehr Karten hat; an Mitglieder ohne Karten geht sie nicht. Wer ablehnt, verliert die Prämie, nicht den Trumpf, wie bei F. X. Schmid. Laut ansagen muss man nichts. Ein Trumpf, der erst nach dem Hindernis gezogen oder bis zum nächsten Zug zurückgehalten wird, ist keine Blitz-Reaktion.

schmidt-coup-fourre-team-turn =
    .ruling = Jedes Mitglied der betroffenen Mannschaft darf mit der Blitz-Reaktion antworten. Wer antwortet, zieht und legt; danach geht es links von dieser Person weiter.

schmidt-coup-fourre-on-coup =
    .ruling = Die Karte nach einer Blitz-Reaktion darf selbst ein Hindernis sein und auf die gleiche Weise beantwortet werden.

schmidt-coup-fourre-short-stock =
    .ruling = Bei knappem Talon zieht man nach einer Blitz-Reaktion, was noch da ist, und legt eine Karte; ist der Talon dann leer, endet die Rallye. Hat schon die Person, die das Hindernis legte, die letzte Talonkarte gezogen, macht die Blitz-Reaktion das Hindernis trotzdem ungeschehen und bringt ihre Punkte, aber einen Zug gibt es dafür nicht mehr: Die Rallye ist vorbei. In einer Verlängerung legt die antwortende Person eine Karte, und das Spiel geht weiter.

schmidt-extension-empty-stock =
    .ruling = Die Verlängerung darf auch in dem Zug angesagt werden, in dem die letzte Talonkarte gezogen wurde, sofern noch jemand Karten auf der Hand hat: Die verlängerte Rallye hat ihr eigenes Ende (alle Karten gespielt).

schmidt-extension-call =
    .ruling = Die Frage nach der Verlängerung kommt einmal pro Rallye, noch vor allem anderen, und geht an die Person, deren Karte soeben die 700 km voll gemacht hat; danach geht es links weiter. Erreicht später noch jemand 700 km, löst das nichts aus. Die Grenze von zwei Karten zu 200 km läuft weiter, wie bei F. X. Schmid.

schmidt-unplaced-and-extension =
    .ruling = Misslingt die Verlängerung, bekommt auch ein nicht platzierter Gegner die 200: Anders als bei F. X. Schmid schränkt diese Anleitung eine solche Partei nirgends ein.

schmidt-held-safety-worthless =
    .ruling = Nur ausgelegte Trümpfe zählen, wie bei F. X. Schmid und Winning Moves.

schmidt-extension-awards =
    .ruling = Nach einer Ansage gehen die 300 Punkte für den Sieg ohne 200er nur an die Person, die 1000 km erreicht. Die 300 für den Talon sind bei 700 km verdient und bleiben bei der Person, die dort zuerst war. Die 500 je nicht platzierte Partei bekommen wie immer alle platzierten Parteien.
