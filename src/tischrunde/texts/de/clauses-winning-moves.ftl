### The printed rules of "1000 Kilometer" (Winning Moves Deutschland, 2006), clause by clause in our own words.

winning-moves-deck = Kilometerkarten: je 10 × 25, 50 und 75 km, 12 × 100 km und 4 × 200 km. Hilfekarten: 14 × Grüne Welle, je 6 × Benzin, Ersatzreifen und Werkstatt. Hinderniskarten: 5 × Stop, je 3 × Leerer Tank, Reifenpanne und Blechschaden. Geschwindigkeitskarten: 4 × Geschwindigkeitsbegrenzung, 6 × Ende Geschwindigkeitsbegrenzung. Trumpfkarten: je einmal Vorfahrt, Fahrer-Training, Tankstelle und Pannensichere Reifen. Zusammen sind das 106 Karten.

winning-moves-own-names = Diese Ausgabe benennt Karten um: Die Werkstatt ist hier eine Hilfekarte (in den älteren Ausgaben ein Trumpf). Die Trümpfe heißen Vorfahrt, Fahrer-Training, Tankstelle und Pannensichere Reifen, das grüne Licht Grüne Welle, die Motorpanne Blechschaden, der Reservekanister Benzin. Geschwindigkeitsbegrenzung und Ende Geschwindigkeitsbegrenzung bilden eine eigene Gruppe, die Geschwindigkeitskarten. Man zieht vom Abnahmestapel; eine Runde heißt Etappe (auch Runde), die ganze Partie Rallye. Wer keine Kilometerkarte ausgelegt hat, ist im Schneider, ein später Sieg heißt Krönung, die schnelle Antwort auf einen Angriff Blitzaktion.

winning-moves-info-cards = In der Schachtel liegen Informationskarten (Kartenübersicht und Punktwertung) und ein Wertungsblock.
    .ruling = Kartenübersicht, Punkteübersicht und Wertungsblock gibt es hier für jede Ausgabe.

winning-moves-players = Zu zweit oder zu dritt fährt jede Person allein. Zu viert und zu sechst bilden je zwei ein Team; eigene und gegnerische Leute sitzen abwechselnd. Jedes Team hat eine Auslage.

winning-moves-goals = Einzeln sind genau 700 km zu fahren, in Teams genau 1000 km.

winning-moves-solo-removes-hazards = Bei 2 oder 3 Personen kommt von jedem Hindernis eine Karte weg: Übrig bleiben 4 × Stop und je 2 Karten der übrigen Hindernisse.
    .ruling = Die vier Geschwindigkeitsbegrenzungen bleiben im Spiel: Sie bilden in der Kartenliste eine eigene Gruppe, und „je 2 der übrigen“ passt nicht zu 4 − 1. (Eine Stelle zum Angriff nennt die Begrenzung allerdings ein Hindernis.) Es bleiben 102 Karten.

winning-moves-deal = Nach dem Aussortieren mischt der Geber und teilt allen einzeln sechs Karten aus. Der Rest ist der Abnahmestapel; daneben wächst der Ablagestapel.

winning-moves-first-player = Es beginnt, wer links vom Geber sitzt.
    .ruling = Das Geben wandert mit jeder Etappe nach links.

winning-moves-draw-then-one = Zuerst zieht man eine Karte, dann verwendet man eine von sieben: vor sich auslegen, damit angreifen oder, wenn sich nichts Besseres bietet, eine beliebige Karte ablegen. Sechs Karten bleiben auf der Hand.
    .ruling = Man darf jederzeit jede Karte ablegen; was besser ist, entscheidet jeder selbst.

winning-moves-roll-first = Man eröffnet mit einer „Grünen Welle“. Kilometerkarten sind nur erlaubt, solange sie auf dem Aktionsstapel obenauf liegt; die Ausnahme ist „Vorfahrt“.

winning-moves-any-order = Die Kilometerwerte dürfen in beliebiger Reihenfolge gelegt werden. Gleiche Werte liegen aufeinander, aber so, dass alle zu sehen sind.

winning-moves-two-200s = Je Partei und Etappe sind höchstens zwei Karten zu 200 km erlaubt.

winning-moves-speed-limit = Mit einer „Geschwindigkeitsbegrenzung“ beginnt der gegnerische Geschwindigkeitsstapel; die Partei darf dann keine Karte über 50 km auslegen. Die Anleitung nennt das einen Angriff mit einem Hindernis, verlangt die „Grüne Welle“ obenauf aber nur für den Aktionsstapel.
    .ruling = Die Begrenzung darf jederzeit bei einer gegnerischen Partei gelegt werden, auch vor deren Eröffnung, auf „Grüner Welle“ und unter einem liegenden Hindernis. Nicht erlaubt ist sie, solange bereits eine Begrenzung gilt, „Vorfahrt“ liegt oder die Partei erst halb abgewehrt hat: Auch sie ist ein Angriff, und wer halb abgewehrt hat, ist davor sicher.

winning-moves-speed-pile = Auf dem gesonderten Geschwindigkeitsstapel wechseln sich „Geschwindigkeitsbegrenzung“ und „Ende Geschwindigkeitsbegrenzung“ ab; zu sehen ist nur die letzte Karte. Mit der Ende-Karte ist die Begrenzung vorbei.

winning-moves-attack-needs-green = Auf einen gegnerischen Aktionsstapel darf ein Hindernis nur, solange dort die „Grüne Welle“ obenauf liegt.

winning-moves-attack-right-of-way = Hat die gegnerische Partei „Vorfahrt“, darf ein Hindernis auch auf eine Hilfekarte gelegt werden.
    .ruling = Das gilt wörtlich: Ein leerer Aktionsstapel bietet kein Angriffsziel. Wer mit „Vorfahrt“ eröffnet und nie eine „Grüne Welle“ legt, ist also vor Hindernissen sicher. F. X. Schmid und die „Auto-Rallye“ erlauben den Angriff: Wer mag, vereinbart ihn vor dem Spiel als Hausregel; ohne Absprache gilt sie nicht.

winning-moves-remedy-then-roll = Im eigenen Zug deckst du das Hindernis mit der passenden Hilfekarte zu. In einem weiteren Zug muss vor dem Fahren eine „Grüne Welle“ folgen (mit „Vorfahrt“ nicht nötig).

winning-moves-half-parried = Solange die Hilfekarte obenauf liegt, ist kein neuer Angriff erlaubt (außer bei „Vorfahrt“).
    .ruling = Das gilt für jeden Angriff, auch für die „Geschwindigkeitsbegrenzung“: Sie auf den Geschwindigkeitsstapel zu legen heißt in der Anleitung ebenso Angriff.

winning-moves-attack-while-attacked = Wer angegriffen ist, muss sich nicht gleich verteidigen, sondern darf zuerst selbst angreifen.

winning-moves-safeties-any-time = Ein Trumpf darf im eigenen Zug auch schon vor der Eröffnung mit der „Grünen Welle“ gelegt werden. Er ist die eine Karte dieses Zuges.
    .ruling = Man zieht und legt keine weitere Karte (vom Nachziehen spricht nur der Abschnitt zur Blitzaktion).

winning-moves-safety-removes-attack = Ein ausgelegter Trumpf hebt den passenden Angriff auf; die Hinderniskarte kommt vom Stapel und wird offen abgelegt.
    .ruling = Die Karte darunter liegt wieder obenauf: eine „Grüne Welle“, also fährt die Partei weiter; bei „Vorfahrt“ kann es auch eine Hilfekarte sein. Auf dieselbe Weise nimmt „Vorfahrt“ eine Begrenzung vom Geschwindigkeitsstapel. Liegen „Stop“ und Begrenzung zusammen, kommen beide weg (mit höchstens einer Prämie).

winning-moves-safety-on-half-parried =
    .ruling = Der passende Trumpf hebt nichts mehr auf, wenn die Hilfekarte das Hindernis schon zudeckt: Das Hindernis bleibt darunter im Stapel, und vor der Weiterfahrt fehlt noch immer „Grüne Welle“. Er schützt aber von da an und zählt wie sonst auch.

winning-moves-safety-protects = Von da an ist dieser Aktionsstapel bis zum Ende der Etappe für solche Hindernisse tabu.

winning-moves-right-of-way = „Vorfahrt“ bewahrt die Partei vor „Stop“ und „Geschwindigkeitsbegrenzung“. Nach einer Hilfekarte ist keine „Grüne Welle“ mehr nötig.

winning-moves-coup-fourre = Ein Trumpf aus der Hand wird auf der Stelle, außer der Reihe und mit lauter Ansage gegen einen Angriff gelegt. Der Angriff ist damit ungeschehen, seine Karte wird offen abgelegt.

winning-moves-coup-fourre-draws = Wer angegriffen wurde, zieht zwei Karten und legt eine aus oder ab.

winning-moves-coup-fourre-chain = Ist eine der beiden ein Trumpf und wird er gleich ausgelegt, zieht man noch einmal zwei Karten; danach wird noch eine Karte ausgelegt oder abgelegt.
    .ruling = Zählt der ausgelegte Trumpf als die weitere Karte, blieben mit zwei neuen Karten sieben auf der Hand. Darum: die Hand auf 7 Karten auffüllen, dann eine legen; so bleiben sechs. Auch zwei ziehen und zwei legen lässt sechs: Das ist eine Hausregel.

winning-moves-coup-fourre-turn = Wer die Blitzaktion angesagt hat, spielt danach normal weiter. Alle, die sonst dran gewesen wären, werden übergangen.
    .ruling = Die eine Karte nach dem Ziehen ist schon dieser Zug; einen weiteren gibt es nicht. (F. X. Schmid nennt ihn als Folge des Ziehens; die „Auto-Rallye“ rechnet eine gezogene Karte als Ersatz und eine für den Zug.) Danach geht es links von der Person weiter, die angesagt hat.

winning-moves-coup-fourre-only-at-once = Es ist keine Blitzaktion, wenn der Trumpf erst später gezogen wird oder bereits ausliegt. Greift jemand versehentlich eine geschützte Partei an, wird die Karte abgelegt, und es geht mit der nächsten Person weiter.
    .ruling = Ein solcher versehentlicher Angriff ist hier nie möglich.

winning-moves-crosswise = Trümpfe liegen nebeneinander, nie aufeinander: längs, wenn sie normal gelegt wurden, quer nach einer Blitzaktion.

winning-moves-only-top-visible = Von Aktionsstapel und Geschwindigkeitsstapel sieht man nur die oberste Karte. Die Kilometerkarten sind alle zu sehen, und ihre Summe ist auf einen Blick abzulesen.

winning-moves-round-ends = Die Etappe endet, wenn eine Partei genau ihr Ziel erreicht.

winning-moves-stock-empty = Geht vorher der Abnahmestapel aus, ist die Etappe unentschieden. Mit den Handkarten wird aber weitergespielt, solange sich noch Karten auslegen lassen.
    .ruling = Es geht ohne Ziehen weiter, mit einer ausgelegten oder abgelegten Karte pro Zug, bis alle Hände leer sind oder das Ziel erreicht ist. Wer keine Karten mehr hat, wird übergangen. Bei einem Unentschieden bekommt niemand die 400 oder die 500.

winning-moves-score-distance = Alle bekommen ihre ausgelegten Kilometer als Punkte.

winning-moves-score-win = Der Sieg in der Etappe bringt 400 Punkte.

winning-moves-score-safety = Jeder ausgelegte Trumpf bringt 100 Punkte. Alle vier zusammen bringen 700 statt 4 × 100.

winning-moves-score-coup-fourre = Jede Blitzaktion bringt nach der Tabelle 300 Punkte zusätzlich zu den 100 für den Trumpf. Der Text stellt dagegen 100 für normales Auslegen und 300 für eine Blitzaktion nebeneinander.
    .ruling = Die 300 kommen dazu, zusammen also 400: Die Tabelle sagt es ausdrücklich, und der Text nennt nur die Prämie.

winning-moves-score-no-200 = Ein Sieg ohne Karte zu 200 km bringt 300 Punkte.

winning-moves-score-after-stock = Ein Sieg nach leerem Abnahmestapel bringt 300 Punkte (die „Krönung“).

winning-moves-score-unplaced = Wer die Etappe gewinnt, bekommt 500 Punkte für jede Partei im Schneider, also ohne eine Kilometerkarte.

winning-moves-unplaced-scores-safeties-only = Parteien im Schneider bekommen nur Punkte für Trümpfe und Blitzaktionen.

winning-moves-extension = Variante: Wer allein fährt und genau 700 km erreicht, darf eine Verlängerung auf 1000 km fordern. Es geht dann weiter, bis jemand genau 1000 km hat oder alle Karten gespielt sind.
    .ruling = Die Verlängerung gilt, sofern ihr sie vor dem Spiel nicht abwählt (in der Punktetabelle hat sie eine eigene Zeile). Die Frage kommt einmal, wenn die Karte liegt, die 700 km voll macht; danach geht es links weiter.

winning-moves-score-extension = Die zusätzlichen 200 und die 400 Punkte gehen immer an die Person, die zuerst 1000 km erreicht, ob mit oder ohne eigene Ansage.
    .ruling = Schafft es niemand, bekommt beide niemand.

winning-moves-match-5000 = Wer über mehrere Etappen zuerst 5000 Punkte erreicht, gewinnt die Rallye.
    .ruling = Schaffen es mehrere in derselben Etappe, gewinnt der höhere Gesamtstand, wie bei F. X. Schmid.

winning-moves-hazards-block = „Stop“, „Leerer Tank“, „Reifenpanne“ und „Blechschaden“ kommen auf einen gegnerischen Aktionsstapel; die Partei darf dann keine Kilometerkarten mehr auslegen.

winning-moves-stop = Eine Hilfekarte gegen den „Stop“ nennt die Anleitung nicht.
    .ruling = Eine „Grüne Welle“ auf dem „Stop“ hebt ihn auf und ist zugleich schon die, die man zum Fahren braucht, wie in allen anderen Ausgaben.

winning-moves-pairs = In Beispielen genannt sind: Leerer Tank – Tankstelle; Reifenpanne – Pannensichere Reifen; Stop und Geschwindigkeitsbegrenzung – Vorfahrt. Der Rest stand auf Bildern.
    .ruling = Leerer Tank – Benzin – Tankstelle; Reifenpanne – Ersatzreifen – Pannensichere Reifen; Blechschaden – Werkstatt – Fahrer-Training; Stop – Grüne Welle – Vorfahrt; Geschwindigkeitsbegrenzung – Ende Geschwindigkeitsbegrenzung – Vorfahrt.

winning-moves-no-green-to-open = Wer zum Eröffnen keine „Grüne Welle“ hat, muss eine Karte ablegen.
    .ruling = Wir nehmen das wörtlich: Vor ihrer Eröffnung legt eine Partei „Grüne Welle“ oder einen Trumpf, oder sie legt eine Karte ab; Angriffe kommen erst danach. „Vorfahrt“ braucht keine „Grüne Welle“, wer sie gelegt hat, hat also eröffnet. Ein „Ende Geschwindigkeitsbegrenzung“ darf eine Begrenzung auch vor der Eröffnung aufheben, und eine Blitzaktion ist als Antwort auf einen Angriff immer möglich. Sofort anzugreifen, wie es die meisten spielen, ist eine Hausregel.

winning-moves-remedy-needs-hazard = Hilfekarten kommen nach einem Angriff auf die Hinderniskarte, die auf dem eigenen Aktionsstapel liegt.
    .ruling = Nur auf das jeweils zugehörige Hindernis, wenn es obenauf liegt.

winning-moves-held-safety-worthless = Ein Trumpf, der noch nicht ausgelegt ist, wenn die Gegner die Etappe beenden, bringt keine Punkte.

winning-moves-roll-where =
    .ruling = Die „Grüne Welle“ darf auf einen leeren Stapel, auf einen „Stop“ oder auf eine Hilfekarte gelegt werden, aber nicht auf eine andere „Grüne Welle“ und nicht auf „Blechschaden“, „Reifenpanne“ oder „Leerer Tank“. Mit „Vorfahrt“ ist sie an denselben Stellen erlaubt, aber nicht nötig.

winning-moves-end-of-limit-needs-limit =
    .ruling = „Ende Geschwindigkeitsbegrenzung“ darf nur auf eine geltende Begrenzung, denn mit ihr beginnt der Stapel, und beide Karten wechseln sich ab. Das geht auch, während man blockiert ist oder noch nicht eröffnet hat.

winning-moves-limit-and-hazard-together =
    .ruling = Eine Begrenzung und ein Hindernis dürfen gleichzeitig liegen, in beliebiger Reihenfolge gelegt: zwei Stapel, zwei Bedingungen.

winning-moves-no-overshoot =
    .ruling = Eine Kilometerkarte, die über das geltende Ziel hinausführen würde, kann nicht ausgelegt werden.

winning-moves-coup-fourre-limit =
    .ruling = „Vorfahrt“ beantwortet eine „Geschwindigkeitsbegrenzung“ ebenso als Blitzaktion wie einen „Stop“; das Legen einer Begrenzung heißt hier ja Angriff.

winning-moves-coup-fourre-window =
    .ruling = Bevor die nächste Person zieht, entscheidet jedes Mitglied der angegriffenen Partei, ob es mit einer Blitzaktion antwortet, und zwar nach jedem Angriff gleich, ob jemand den Trumpf hat oder nicht, damit die Pause nichts verrät. Die Frage entfällt nur, wenn der passende Trumpf für alle sichtbar ausliegt oder abgelegt ist oder niemand in der Partei mehr Karten hat; an Mitglieder ohne Karten geht sie nicht. Wer ablehnt, verliert die Prämie, nicht den Trumpf, wie bei F. X. Schmid.

winning-moves-coup-fourre-team-turn =
    .ruling = Jedes Mitglied des angegriffenen Teams darf mit der Blitzaktion antworten. Wer antwortet, zieht und legt; danach geht es links von dieser Person weiter.

winning-moves-coup-fourre-on-coup =
    .ruling = Die Karte nach einer Blitzaktion darf selbst ein Angriff sein und auf die gleiche Weise beantwortet werden.

winning-moves-coup-fourre-short-stock =
    .ruling = Reicht der Abnahmestapel nach einer Blitzaktion nicht, zieht man, was er noch hat (eine Karte oder keine), und legt dann eine aus oder ab, sofern die Hand nicht leer ist.

winning-moves-extension-empty-stock =
    .ruling = Die Verlängerung darf gefordert werden, solange noch jemand Karten auf der Hand hat. Sind alle Hände leer, wird sie nicht angeboten.

winning-moves-after-stock-moment =
    .ruling = Die „Krönung“ gibt es, wenn der Abnahmestapel leer ist, während die Siegkarte gelegt wird. Nach einer Ansage ist die Siegkarte die, mit der 1000 km erreicht werden.

winning-moves-hidden-hand =
    .ruling = Handkarten sind geheim, auch vor dem eigenen Team.

winning-moves-match-equal =
    .ruling = Liegen mehrere mit 5000 oder mehr Punkten gleichauf an der Spitze, folgt so lange eine weitere Etappe, bis eine Partei allein vorn liegt.

winning-moves-extension-awards =
    .ruling = Nach einer Ansage gehen die 300 Punkte für den Sieg ohne 200er, die 300 für den späten Sieg und die 500 je Partei im Schneider nur an die Person, die 1000 km erreicht.

winning-moves-first-dealer = Ein Geber wird bestimmt; wie, sagt die Anleitung nicht.
    .ruling = Durch das Los, wie in der „Auto-Rallye“.
