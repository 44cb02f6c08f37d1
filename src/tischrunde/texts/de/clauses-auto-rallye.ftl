### The printed rules of "Auto-Rallye mit Spielkarten" (T.Nr. 65382), clause by clause in our own words.

auto-rallye-deck = Das Spiel hat 110 Karten in vier Gruppen. Unter den fünf (verlorenen) Bildern der Streckenkarten stehen die Zahlen 12, 11, 11, 12 und 4; die Stückzahlen der anderen Gruppen sind verloren.
    .ruling = In steigender Reihenfolge gelesen sind das 12 × 25, 11 × 50, 11 × 75, 12 × 100 und 4 × 200 km, zusammen 50 Karten. Der Rest ist wie üblich: Stop 5, Geschwindigkeitsbegrenzung 4, Motorpanne, Reifenpanne und Leerer Tank je 3; Freie Fahrt 14, die vier anderen Hilfekarten je 6; dazu vier Trümpfe. 50 + 18 + 38 + 4 = 110.

auto-rallye-players = Zu zweit oder zu dritt fährt jede Person allein. Zu viert treten zwei Zweierteams an, zu sechst drei Zweierteams.

auto-rallye-seating = Wer ein Team bildet, sitzt einander gegenüber. So kommt das zweite Teammitglied erst dran, nachdem jedes andere Team einmal am Zug war.

auto-rallye-goals = Einzeln und bei drei Teams geht es über 700 km, bei zwei Teams über 1000 km.

auto-rallye-goal-at-least = Wer allein fährt, muss mindestens 700 km ausgelegt haben. Bei Teams nennt die Anleitung nur die Strecke, ohne „mindestens“ oder „genau“.
    .ruling = „Mindestens“ gilt auch für Teams. Man darf über das Ziel hinausfahren (in der Verlängerung auch über 1000 km), und jeder ausgelegte Kilometer zählt.

auto-rallye-no-removal = Dass bei wenigen Mitspielenden Hinderniskarten aussortiert würden, steht nirgends.
    .ruling = Alle Karten bleiben im Spiel, egal wie viele mitspielen.

auto-rallye-deal = Wer gibt, wird bestimmt oder durch das Los ermittelt, mischt und verteilt reihum sechs Karten an alle. Was übrig ist, bildet den verdeckten Kartenstapel.
    .ruling = Das Geben wandert mit jeder Rallye nach links, wie in den anderen Ausgaben.

auto-rallye-first-player = Es beginnt, wer links vom Geber sitzt; dann geht es im Uhrzeigersinn weiter.

auto-rallye-team-display = Ein Team hat eine einzige gemeinsame Auslage.

auto-rallye-draw-then-one = Man zieht eine Karte vom Kartenstapel und spielt dann eine Karte: in die eigene Auslage oder in die eines Gegners. Wer beides nicht kann, muss eine Karte auf den offenen Ablagestapel legen.
    .ruling = Man darf jederzeit jede Karte ablegen: Die Anleitung verpflichtet nur die dazu, die nicht anders können, verbietet es aber niemandem und überlässt den richtigen Zeitpunkt der Taktik. Sonst müsste man einen aufgesparten Trumpf ausspielen.

auto-rallye-two-200s = In einer Rallye sind je Fahrer oder Team höchstens zwei Karten zu 200 km erlaubt.

auto-rallye-roll-first = Um Streckenkarten auslegen zu dürfen, braucht eine Partei zuerst eine „Freie Fahrt“ auf ihrem Aktionsstapel oder die „Vorfahrt“.

auto-rallye-drive-when-free = Solange der eigene Aktionsstapel freie Fahrt anzeigt, darf man in jedem Zug eine Streckenkarte auslegen.

auto-rallye-hazards-block = „Stop“, „Motorpanne“, „Reifenpanne“ und „Leerer Tank“ kommen auf den gegnerischen Aktionsstapel. Sie blockieren, bis die passende Hilfekarte oder der passende Trumpf sie beseitigt.

auto-rallye-no-hazard-on-hazard = Zwei Hinderniskarten liegen nie direkt übereinander.
    .ruling = Die „Geschwindigkeitsbegrenzung“ ist hier ein Hindernis auf demselben Stapel. Eine begrenzte Partei kann also kein zweites Hindernis bekommen, solange die Begrenzung nicht aufgehoben ist.

auto-rallye-limit-on-battle-pile = Auch die „Geschwindigkeitsbegrenzung“ kommt auf den gegnerischen Aktionsstapel; einen eigenen Geschwindigkeitsstapel gibt es nicht. Erlaubt sind danach nur noch Karten zu 25 und 50 km.
    .ruling = Eine begrenzte Partei fährt weiter; sie ist eingeschränkt, aber nicht blockiert.

auto-rallye-attack-needs-free-drive = Hindernisse darf man nur einer Partei legen, die „Freie Fahrt“ hat oder durch „Vorfahrt“ dauerhaft frei fährt. In Klammern steht dabei, dies gelte auch bei einer Geschwindigkeitsbegrenzung.
    .ruling = Die Klammer kann heißen „auch die Begrenzung braucht freie Fahrt“ oder „auch eine begrenzte Partei darf behindert werden“. Im zweiten Fall läge Hindernis auf Hindernis, was die Anleitung verbietet; also gilt das Erste. Liegt „Ende der Geschwindigkeitsbegrenzung“ obenauf, ist das freie Fahrt. Bei „Vorfahrt“ darf man das Hindernis auf jede oberste Karte außer einem Hindernis legen, auch auf einen leeren Aktionsstapel.

auto-rallye-remedy-then-roll = „Selbsthilfe“, „Reservereifen“ und „Reservekanister“ heben auf dem eigenen Aktionsstapel ihr Hindernis auf. Vor dem Weiterfahren muss in einem späteren Zug noch eine „Freie Fahrt“ folgen.

auto-rallye-roll-lifts-stop = Gegen einen „Stop“ genügt die „Freie Fahrt“ allein.

auto-rallye-end-of-limit = „Ende der Geschwindigkeitsbegrenzung“ kommt auf den eigenen Aktionsstapel und beendet die Begrenzung. Eine weitere „Freie Fahrt“ ist nicht nötig.

auto-rallye-safety-protects = Ein im normalen Zug ausgespielter Trumpf schützt bis zum Ende des Spiels; das zugehörige Hindernis darf dieser Partei nicht mehr gelegt werden.
    .ruling = Mit dem Spiel ist die laufende Rallye gemeint, denn nach jeder werden die Karten neu gemischt. Ein Trumpf aus einer Blitzreaktion schützt genauso.

auto-rallye-safety-is-one-card = Ein im normalen Zug ausgespielter Trumpf ist die eine Karte dieses Zuges. Von zusätzlichem Ziehen ist keine Rede.
    .ruling = Man zieht und legt keine weitere Karte, auch nicht nach einem Trumpf, den man erst nach einer Blitzreaktion gezogen hat.

auto-rallye-safety-lifts-hazard = Ein Trumpf allein beseitigt das passende Hindernis, ganz ohne Hilfekarte und ohne „Freie Fahrt“.
    .ruling = Die Hinderniskarte kommt auf den Ablagestapel, und die Karte darunter ist wieder zu sehen, wie in den anderen Ausgaben.

auto-rallye-safety-on-half-parried =
    .ruling = Der passende Trumpf hebt nichts mehr auf, wenn die Hilfekarte das Hindernis schon zudeckt: Das Hindernis bleibt darunter im Stapel, und vor der Weiterfahrt fehlt noch immer „Freie Fahrt“. Er schützt aber von da an und zählt wie sonst auch.

auto-rallye-right-of-way = „Vorfahrt“ bewahrt die Partei vor „Stop“ und „Geschwindigkeitsbegrenzung“. Nach einer Panne darf sie immer ohne „Freie Fahrt“ weiterfahren.

auto-rallye-coup-fourre = Gegen ein eben gelegtes Hindernis darf der passende Trumpf auf der Stelle gespielt werden, sogar außer der Reihe. Das Hindernis ist dann ungeschehen und wandert auf den Ablagestapel.

auto-rallye-coup-fourre-turn = Wer so reagiert, ist unmittelbar am Zug; andere werden übergangen. Man zieht eine Karte als Ersatz für den Trumpf und eine für den Zug und spielt dann.

auto-rallye-crosswise = Ein Trumpf aus einer Blitzreaktion liegt quer, ein normal gespielter neben dem Stapel, weil beide verschieden viele Punkte bringen.

auto-rallye-round-ends = Die Rallye endet, wenn der erste Wagen das Ziel erreicht oder der Kartenstapel leer ist. Nur im zweiten Fall spielen alle noch ihre Handkarten zu Ende.
    .ruling = Ist der Kartenstapel leer, geht es ohne Ziehen mit einer Karte pro Zug weiter, bis alle Hände leer sind oder das Ziel erreicht ist. Wer keine Karten mehr hat, wird übergangen.

auto-rallye-score-distance = Jede Partei bekommt ihre Kilometer als Punkte.

auto-rallye-score-win = Wer die Rallye gewinnt, also das Ziel erreicht, bekommt 400 Punkte.

auto-rallye-score-safety = Jeder ausgelegte Trumpf bringt 100 Punkte.

auto-rallye-score-all-safeties = Hat eine Partei alle vier Trümpfe gespielt, bekommt sie 300 Punkte extra (zusammen also 700).

auto-rallye-score-coup-fourre = Jede Blitzreaktion bringt 200 Punkte zusätzlich zu denen für den Trumpf.

auto-rallye-score-no-200 = Ein Sieg ohne Karte zu 200 km bringt 300 Punkte extra.

auto-rallye-score-unplaced = Allein wer die Rallye gewinnt, bekommt 500 Punkte für jeden Fahrer und jedes Team ohne Streckenkarte.
    .ruling = Erreicht niemand das Ziel, bekommt auch niemand diese Punkte.

auto-rallye-no-after-stock-bonus = Eine Prämie für einen Sieg nach leerem Kartenstapel kennt die Anleitung nicht.

auto-rallye-match-5000 = Wer über mehrere Rallyes zuerst auf 5000 Punkte oder mehr kommt, gewinnt die Meisterschaft.
    .ruling = Schaffen es mehrere in derselben Rallye, gewinnt der höhere Gesamtstand, wie bei F. X. Schmid.

auto-rallye-extension-agreed = Die Verlängerung ist eine Variante, auf die man sich vor dem Spiel einigt, für Einzelfahrten oder drei Teams (700 km).

auto-rallye-extension = Wer 700 km erreicht, darf statt zu gewinnen eine Verlängerung auf 1000 km ansagen. Dann geht es weiter, bis jemand 1000 km erreicht oder der Kartenstapel leer ist.

auto-rallye-score-extension = Wer zuerst 1000 km erreicht, bekommt die 400 und die 200 Punkte, ob mit oder ohne eigene Ansage.

auto-rallye-score-extension-nobody = Kommt niemand bei 1000 km an, gibt es die 400 Punkte nicht, und alle Gegner der Person, die angesagt hat, bekommen je die vollen 200.
    .ruling = Einmal je gegnerische Partei, nicht je Mitglied. Auch eine nicht platzierte Partei bekommt sie, denn diese Anleitung schränkt solche Parteien nicht ein.

auto-rallye-own-names = Die Kartengruppen heißen Streckenkarten, Hinderniskarten, Hilfekarten und Trumpfkarten, die Stapel Aktionsstapel, Ablagestapel und Kartenstapel. Die Karte zum Losfahren heißt „Freie Fahrt“, der Trumpf gegen „Stop“ und „Geschwindigkeitsbegrenzung“ heißt „Vorfahrt“, die schnelle Antwort auf ein Hindernis Blitzreaktion. Der „Reservereifen“ kommt auch als Ersatzreifen vor.
    .ruling = Hier heißt die Karte „Reservereifen“, wie in der Kartenbeschreibung.

auto-rallye-symbols = Jede Gruppe hat oben links ihr Zeichen: Streckenkarten eine Zahl, Hinderniskarten ein rotes Symbol, Hilfekarten ein grünes Symbol, Trumpfkarten einen grünen Pfeil. Hindernis, Hilfe und Trumpf, die zusammengehören, zeigen das gleiche Symbol.

auto-rallye-running-total = Streckenkarten liegen überlappend, sodass der Kilometerstand jederzeit abzulesen ist.

auto-rallye-pairs = Stop: Freie Fahrt, oder Vorfahrt. Motorpanne: Selbsthilfe und Freie Fahrt, oder Werkstatt. Reifenpanne: Reservereifen und Freie Fahrt, oder Rallye-Service. Leerer Tank: Reservekanister und Freie Fahrt, oder Tankstelle. Geschwindigkeitsbegrenzung: Ende der Geschwindigkeitsbegrenzung, oder Vorfahrt.

auto-rallye-next-round = Nach jeder Rallye werden die Punkte auf dem Wertungsblatt zusammengezählt (Block und Stift liegen bei). Danach werden alle Karten neu gemischt und ausgeteilt.

auto-rallye-attack-opponents-only = Das Hindernis kommt in die Auslage eines Mitspielers, der an anderer Stelle Gegner heißt.
    .ruling = Gemeint ist irgendeine gegnerische Partei, nie das eigene Team.

auto-rallye-attack-while-attacked =
    .ruling = Auch eine Partei, die blockiert ist oder noch nicht gestartet ist, darf Hindernisse legen, wie bei F. X. Schmid und Winning Moves.

auto-rallye-limit-and-right-of-way =
    .ruling = „Vorfahrt“ und „Geschwindigkeitsbegrenzung“ liegen nie zusammen: „Vorfahrt“ verbietet die Begrenzung, und wer „Vorfahrt“ legt, nimmt eine Begrenzung (oder einen „Stop“) vom Aktionsstapel auf den Ablagestapel. Darunter ist dann wieder die „Freie Fahrt“ oder das „Ende der Geschwindigkeitsbegrenzung“ zu sehen. Weil die Begrenzung auf demselben Stapel liegt, können „Stop“ und Begrenzung nie gleichzeitig gelten.

auto-rallye-limit-before-start =
    .ruling = Vor dem Start darf eine Partei nicht begrenzt werden: Die „Geschwindigkeitsbegrenzung“ ist ein Hindernis und braucht freie Fahrt.

auto-rallye-roll-where =
    .ruling = „Freie Fahrt“ darf auf einen leeren Aktionsstapel, auf einen „Stop“ oder auf „Selbsthilfe“, „Reservereifen“ oder „Reservekanister“ gelegt werden. Nicht erlaubt ist sie auf einer „Freien Fahrt“, auf einer Panne, auf „Ende der Geschwindigkeitsbegrenzung“ (da ist die Fahrt schon frei) und auf einer „Geschwindigkeitsbegrenzung“, denn gegen diese helfen nur „Ende der Geschwindigkeitsbegrenzung“ oder „Vorfahrt“. Mit „Vorfahrt“ ist sie an denselben Stellen erlaubt, aber nicht nötig.

auto-rallye-remedy-needs-hazard =
    .ruling = Eine Hilfekarte, auch „Ende der Geschwindigkeitsbegrenzung“, darf nur auf das zugehörige Hindernis gelegt werden, wenn es auf dem eigenen Aktionsstapel obenauf liegt. Zum Losfahren taugt „Ende der Geschwindigkeitsbegrenzung“ nie.

auto-rallye-coup-fourre-window =
    .ruling = Bevor die nächste Person zieht, entscheidet jedes Mitglied der betroffenen Partei, ob es mit einer Blitzreaktion antwortet, und zwar nach jedem Hindernis gleich, ob jemand den Trumpf hat oder nicht, damit die Pause nichts verrät. Die Frage entfällt nur, wenn der passende Trumpf für alle sichtbar ausliegt oder abgelegt ist oder niemand in der Partei mehr Karten hat; an Mitglieder ohne Karten geht sie nicht. Wer ablehnt, verliert die Prämie, nicht den Trumpf, wie bei F. X. Schmid. Laut ansagen muss man die Blitzreaktion nach dieser Anleitung nicht.

auto-rallye-coup-fourre-team-turn =
    .ruling = Jedes Mitglied des betroffenen Teams darf die Blitzreaktion spielen. Wer reagiert, zieht und spielt; danach geht es links von dieser Person weiter.

auto-rallye-coup-fourre-on-coup =
    .ruling = Die Karte nach einer Blitzreaktion darf selbst ein Hindernis sein und auf die gleiche Weise beantwortet werden.

auto-rallye-coup-fourre-short-stock =
    .ruling = Reicht der Kartenstapel nach einer Blitzreaktion nicht, zieht man, was er noch hat (zuerst den Ersatz, dann die Karte für den Zug), und spielt dann eine Karte, sofern die Hand nicht leer ist.

auto-rallye-extension-play-out = Die verlängerte Rallye dauert, bis jemand 1000 km erreicht oder der Kartenstapel leer ist.
    .ruling = Ein leerer Kartenstapel bedeutet dasselbe wie in der Hauptregel: Alle spielen ihre Handkarten noch zu Ende, und auch dabei kann jemand 1000 km erreichen.

auto-rallye-extension-empty-stock =
    .ruling = Ist der Kartenstapel schon leer, wird die Verlängerung nicht angeboten: Was sie beenden würde, ist bereits eingetreten.

auto-rallye-extension-call =
    .ruling = Die Verlängerung gibt es nur, wenn ihr sie vor dem Spiel vereinbart habt. Die Frage kommt einmal pro Rallye und geht (für das Team) an die Person, deren Karte 700 km erreicht oder überschreitet; danach geht es links weiter.

auto-rallye-held-safety-worthless =
    .ruling = Nur ausgelegte Trümpfe zählen. Ist das Ziel erreicht, darf niemand mehr etwas legen.

auto-rallye-hidden-hand =
    .ruling = Handkarten sind geheim, auch vor dem eigenen Team.

auto-rallye-match-equal =
    .ruling = Liegen mehrere mit 5000 oder mehr Punkten gleichauf an der Spitze, folgt so lange eine weitere Rallye, bis eine Partei allein vorn liegt.

auto-rallye-extension-awards =
    .ruling = Nach einer Ansage gehen die 300 Punkte für den Sieg ohne 200er und die 500 je nicht platzierte Partei an die Partei, die 1000 km erreicht; maßgeblich ist die ganze Rallye. Kommt dort niemand an, gibt es diese Punkte nicht.
