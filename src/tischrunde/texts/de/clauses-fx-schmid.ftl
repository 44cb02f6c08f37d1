### The printed rules of "1000 Kilometer, Rallye-Meisterschaft" (F. X. Schmid, München), clause by clause in our own words.

fx-schmid-distances = Kilometerkarten gibt es in fünf Werten: 25, 50, 75, 100 und 200 km.

fx-schmid-deck = Es gibt fünf Arten von Angriffskarten (Stop, Motorpanne, Reifenpanne, Leerer Tank, Geschwindigkeitsbegrenzung), fünf Arten von Verteidigungskarten (Freie Fahrt, Selbsthilfe, Reservereifen, Reservekanister, Ende der Geschwindigkeitsbegrenzung) und vier Aktionskarten. Wie oft jede Karte vorkommt, steht nicht in der Anleitung.
    .ruling = Wir nehmen den Kartensatz von Winning Moves: Dort stehen alle Stückzahlen, und auch eine Besprechung der Schachtel von Schmidt spricht von 106 Karten.

fx-schmid-players = Zu zweit oder zu dritt fährt jede Person für sich allein. Zu viert treten zwei Zweiermannschaften an, zu sechst zwei Dreiermannschaften.

fx-schmid-seating = Rund um den Tisch wechseln sich die Mitglieder der eigenen und der gegnerischen Mannschaft ab.

fx-schmid-one-display-per-team = Jede Mannschaft hat nur eine Auslage: Ein Mitglied legt die Karten der ganzen Mannschaft vor sich hin.

fx-schmid-solo-removes-attacks = Bei 2 oder 3 Personen nimmt man vor dem Spiel von jeder der fünf Angriffskarten eine heraus, auch eine „Geschwindigkeitsbegrenzung“. Das sind zusammen 5 Karten.

fx-schmid-deal = Der Geber mischt gut; wer rechts von ihm sitzt, hebt ab. Links von ihm beginnend gibt es reihum je eine Karte, bis alle 6 Karten haben. Der Rest bildet verdeckt den Talon.

fx-schmid-first-player = Wer links vom Geber sitzt, ist zuerst am Zug und teilt zur nächsten Rallye die Karten aus.

fx-schmid-hand-repair = Stellt sich heraus, dass jemand 7 Karten hat, also eine zu viel, so zieht diese Person das nächste Mal keine. Wer nur 5 hat, zieht das nächste Mal zwei. In beiden Fällen legt man danach eine Karte aus oder ab.
    .ruling = Das läuft auf eine einzige Regel hinaus, die auch für Aktionskarten und Blitz-Aktionen passt: Bevor man eine Karte legt, füllt man die Hand auf 7 Karten auf.

fx-schmid-goal-exact = Eine Rallye führt einzeln über genau 700 km und in Mannschaften über genau 1000 km.

fx-schmid-draw-then-one = Wer am Zug ist, zieht die oberste Karte vom Talon und hat damit 7 Karten auf der Hand. Genau eine davon verwendet man dann: auslegen, damit angreifen oder ablegen.

fx-schmid-discard-any = Jede Karte darf man offen auf den Ablagestapel legen, etwa wenn gerade nichts passt.

fx-schmid-roll-first = Kilometerkarten darf eine Partei nur auslegen, solange auf ihrem Kampfstapel „Freie Fahrt“ zu sehen ist. Das gilt zu Beginn und nach jedem Angriff; die einzige Ausnahme ist „Vorfahrt“.

fx-schmid-any-order = In welcher Reihenfolge und Mischung die Kilometerkarten ausgelegt werden, ist frei.

fx-schmid-two-200s = Keine Partei darf in einer Rallye mehr als zwei Karten zu 200 km auslegen.

fx-schmid-stop = Liegt ein „Stop“ auf deinem Kampfstapel, kannst du nicht fahren, bis du eine „Freie Fahrt“ darauf legst.

fx-schmid-breakdowns = „Motorpanne“, „Reifenpanne“ und „Leerer Tank“ halten dich auf, bis du die passende Verteidigungskarte legst.

fx-schmid-speed-limit = Wer unter einer „Geschwindigkeitsbegrenzung“ fährt, darf keine Kilometerkarte über 50 km auslegen.

fx-schmid-speed-pile = „Geschwindigkeitsbegrenzung“ und „Ende der Geschwindigkeitsbegrenzung“ kommen abwechselnd auf einen eigenen Stapel, getrennt vom Kampfstapel.

fx-schmid-end-of-limit = Mit „Ende der Geschwindigkeitsbegrenzung“ ist die Begrenzung vorbei.

fx-schmid-remedy-then-roll = Hat eine Verteidigungskarte die Panne behoben, muss obendrauf noch eine „Freie Fahrt“ folgen, bevor es weitergeht.

fx-schmid-attack-needs-roll = Eine Partei kann nur angegriffen werden, solange ihre „Freie Fahrt“ offen obenauf liegt.
    .ruling = Die „Geschwindigkeitsbegrenzung“ zählt in dieser Anleitung zu den Angriffskarten. Auch sie braucht also eine Partei, die gerade freie Fahrt hat.

fx-schmid-attack-right-of-way = Hat eine Partei „Vorfahrt“ ausgelegt, muss bei ihr keine „Freie Fahrt“ zu sehen sein: Dann darf ein Angriff auch direkt auf eine Verteidigungskarte folgen.
    .ruling = Die Anleitung macht daraus eine allgemeine Ausnahme von der „Freien Fahrt“. Mit „Vorfahrt“ kann deshalb auch ein leerer Kampfstapel angegriffen werden.

fx-schmid-never-attack-on-attack = Eine Angriffskarte liegt nie direkt auf einer anderen Angriffskarte.

fx-schmid-half-parried = Liegt erst die Verteidigungskarte da und fehlt die „Freie Fahrt“ noch, ist ein neuer Angriff auf diesen Stapel nicht erlaubt (außer die Partei hat „Vorfahrt“).

fx-schmid-attack-while-attacked = Wer selbst unter einem Angriff steht, darf trotzdem angreifen.

fx-schmid-safeties-any-time = Eine Aktionskarte darfst du in deinem Zug jederzeit auslegen, auch vor der Eröffnung und ohne „Freie Fahrt“.

fx-schmid-safety-plays-again = Wer eine Aktionskarte aus der Hand auslegt, zieht zwei Karten nach und legt noch eine Karte. Wer sie eben erst gezogen hat und gleich auslegt, zieht eine Karte nach und legt ebenfalls noch eine.
    .ruling = Beides ist dieselbe Regel: Nach dem Auslegen einer Aktionskarte füllst du die Hand auf 7 Karten auf und legst eine weitere Karte.

fx-schmid-safety-lasts = Eine ausgelegte Aktionskarte bewahrt die Partei das ganze Spiel lang vor den zugehörigen Angriffen.
    .ruling = Mit dem Spiel ist die laufende Rallye gemeint; für die nächste werden alle Karten neu gemischt und verteilt.

fx-schmid-safety-removes-attack = Das Auslegen einer Aktionskarte beendet einen passenden Angriff, der gerade wirkt. Die Angriffskarte darf dann offen weggelegt werden. Wohin, ist nicht einheitlich: Das Beispiel nennt den Kartenstapel, der Abschnitt zur Blitz-Aktion den Ablagestapel.
    .ruling = Sie kommt immer auf den Ablagestapel, denn nur dort liegen Karten offen. Darunter kommt wieder zum Vorschein, was vorher oben lag: Ohne „Vorfahrt“ ist das immer eine „Freie Fahrt“, die Partei fährt also sofort weiter und braucht keine neue. Mit „Vorfahrt“ kann es eine Verteidigungskarte oder gar keine Karte sein, und die Partei fährt ohnehin. Eine neue „Freie Fahrt“ ist nur nach einer Verteidigungskarte nötig, nicht nach einer weggenommenen Angriffskarte; ausdrücklich sagt das die Tabelle der „Auto-Rallye“.

fx-schmid-safety-on-half-parried =
    .ruling = Die passende Aktionskarte hebt nichts mehr auf, wenn die Verteidigungskarte den Angriff schon zudeckt: Der Angriff bleibt darunter im Stapel, und vor der Weiterfahrt fehlt noch immer „Freie Fahrt“. Sie schützt aber von da an und zählt wie sonst auch.

fx-schmid-right-of-way = „Vorfahrt“ hebt „Stop“ und „Geschwindigkeitsbegrenzung“ auf und verhindert beide von da an. Außerdem darf die Partei ganz ohne „Freie Fahrt“ losfahren und weiterfahren.

fx-schmid-workshop = Wer die „Werkstatt“ ausgelegt hat, kann keine „Motorpanne“ mehr bekommen.

fx-schmid-rally-service = Wer den „Rallyeservice“ ausgelegt hat, kann keine „Reifenpanne“ mehr bekommen.

fx-schmid-petrol-station = Wer die „Tankstelle“ ausgelegt hat, kann keinen „Leeren Tank“ mehr bekommen.

fx-schmid-pairs = So gehören Angriff, Verteidigung und Aktionskarte zusammen: Stop – Freie Fahrt – Vorfahrt; Geschwindigkeitsbegrenzung – Ende der Geschwindigkeitsbegrenzung – Vorfahrt; Motorpanne – Selbsthilfe – Werkstatt; Reifenpanne – Reservereifen – Rallyeservice; Leerer Tank – Reservekanister – Tankstelle.
    .ruling = Im Scan ist die Spalte der Aktionskarten um eine Zeile verrutscht; die Beschreibungen der einzelnen Karten klären die Zuordnung.

fx-schmid-coup-fourre = Wer bei einem Angriff die passende Aktionskarte schon auf der Hand hat, darf sie auf der Stelle auslegen, auch außer der Reihe, und sagt die Blitz-Aktion an.
    .ruling = In einer Mannschaft darf jedes Mitglied der angegriffenen Mannschaft antworten.

fx-schmid-coup-fourre-undoes = Der Angriff ist damit ungeschehen; die Angriffskarte kommt offen auf den Ablagestapel.

fx-schmid-coup-fourre-draws = Wer mit der Blitz-Aktion geantwortet hat, zieht zwei Karten (dann sind es 7 auf der Hand) und legt eine aus oder ab.

fx-schmid-coup-fourre-turn = Der Zug geht sofort an die Person über, die geantwortet hat. Alle dazwischen werden übergangen, und von ihr aus läuft das Spiel weiter.

fx-schmid-coup-fourre-chain = Ist eine der nachgezogenen Karten wieder eine Aktionskarte und wird sie gleich ausgelegt, zieht man noch einmal zwei Karten und legt eine aus oder ab.
    .ruling = Zählt die ausgelegte Aktionskarte als die weitere Karte, blieben mit zwei neuen Karten sieben auf der Hand. Darum: die Hand auf 7 Karten auffüllen, dann eine legen; so bleiben sechs. Auch zwei ziehen und zwei legen lässt sechs: Das ist eine Hausregel.

fx-schmid-coup-fourre-only-at-once = Es ist keine Blitz-Aktion, wenn man bis zum eigenen nächsten Zug wartet oder die Aktionskarte beim Angriff noch nicht hatte und sie erst danach gezogen hat.

fx-schmid-attack-on-protected = Wer versehentlich eine geschützte Partei angreift, legt die Angriffskarte ab und verliert den Zug. Eine Blitz-Aktion ist das nicht.
    .ruling = Hier kann das nicht passieren: Ein solcher Angriff ist gar nicht möglich, und du liest, warum.

fx-schmid-crosswise = Eine Aktionskarte aus einer Blitz-Aktion liegt quer, damit man sie beim Abrechnen erkennt.

fx-schmid-round-ends = Die Rallye ist vorbei, sobald eine Partei ihr Ziel erreicht.

fx-schmid-stock-empty = Ist der Talon leer, wird ohne Ziehen weitergespielt, bis niemand mehr eine Karte auslegen oder ablegen kann; auch Aktionskarten dürfen dann noch ausgelegt werden. Erreicht niemand das Ziel, endet die Rallye unentschieden.
    .ruling = Es geht mit einer Karte pro Zug weiter, bis alle Hände leer sind oder das Ziel erreicht ist. Wer keine Karten mehr hat, wird übergangen.

fx-schmid-tie-no-bonus = Endet eine Rallye unentschieden, bekommt niemand die 400 Punkte für den Sieg.

fx-schmid-score-distance = Jede Partei bekommt für ihre ausgelegten Kilometer ebenso viele Punkte, egal ob sie gewonnen hat.

fx-schmid-score-safety = Jede ausgelegte Aktionskarte bringt Punkte. Die Tabelle druckt dafür 200, der Text 100, und die nächste Zeile der Tabelle rechnet mit 4 × 100.
    .ruling = Es sind 100 Punkte: Zwei der drei Stellen in der Anleitung sagen das; die 200 ist ein Druck- oder Lesefehler.

fx-schmid-score-all-safeties = Hat eine einzige Partei alle vier Aktionskarten ausgelegt, bekommt sie dafür 700 Punkte statt 4 × 100.

fx-schmid-score-coup-fourre = Jede Blitz-Aktion bringt 300 Punkte zusätzlich zu den Punkten der Aktionskarte selbst.

fx-schmid-score-win = Der Sieg in einer Rallye (einzeln 700 km, als Mannschaft 1000 km) bringt 400 Punkte.

fx-schmid-score-after-stock = Wer das Ziel erst erreicht, wenn der Talon schon aufgebraucht ist, bekommt 300 Punkte (Sonderwertung).

fx-schmid-score-no-200 = Ein Sieg ganz ohne Karten zu 200 km bringt 300 Punkte (Fahrerehrung).

fx-schmid-score-unplaced = Jede platzierte Partei bekommt 500 Punkte für jede gegnerische Partei, die keine Kilometerkarte ausgelegt hat, und zwar je Mannschaft und nicht je Mitglied. So steht es im Text; die Punktetabelle gibt die 500 allen Gegnern.
    .ruling = Nur platzierte Parteien bekommen die 500: Der Text sagt es zweimal, und wer nicht platziert ist, erhält ohnehin nur Punkte für Aktionskarten und Blitz-Aktionen. Dass jemand die Rallye gewonnen hat, ist dafür nicht nötig.

fx-schmid-unplaced-scores-safeties-only = Eine nicht platzierte Partei bekommt nur die Punkte für ihre Aktionskarten und Blitz-Aktionen.

fx-schmid-extension = Diese Variante gibt es nur zu zweit oder zu dritt: Wer 700 km erreicht, darf genau in diesem Moment eine Verlängerung auf 1000 km ansagen. Die Rallye dauert dann, bis jemand bei 1000 km ankommt oder alle Karten gespielt sind.
    .ruling = Die Verlängerung gilt, sofern ihr sie vor dem Spiel nicht abwählt (in der Punktetabelle hat sie eine eigene Zeile). Nach der Ansage liegt das Ziel bei genau 1000 km.

fx-schmid-extension-win = Die 400 Punkte gehen an die Person, die zuerst 1000 km erreicht, ob sie die Verlängerung angesagt hat oder jemand anders. Wer ansagt und nicht gewinnt, bekommt keine 400.

fx-schmid-score-extension = Wer die Verlängerung angesagt hat und gewinnt, bekommt 200 Punkte. Sonst gehen die 200 an die Gegenseite, ob sie nun bei 1000 km angekommen ist oder nicht.
    .ruling = Wer ansagt und 1000 km nicht erreicht, zahlt: Zu dritt bekommt jeder platzierte Gegner die 200 in voller Höhe, ob nun einer von ihnen angekommen ist oder nicht. Ein nicht platzierter Gegner geht leer aus, weil er nur Punkte für Aktionskarten und Blitz-Aktionen bekommt.

fx-schmid-match-5000 = Die Punkte aller Rallyes werden zusammengezählt. Die Meisterschaft endet, sobald 5000 Punkte erreicht oder übertroffen sind.

fx-schmid-match-tie-higher = Kommen in derselben Rallye mehrere über 5000, gewinnt der höhere Gesamtstand, egal an wen die letzte Rallye ging.

fx-schmid-own-names = Die Kartengruppen heißen Kilometerkarten, Angriffskarten, Verteidigungskarten (auch Paraden) und Aktions-Trumpfkarten, die Stapel Kampfstapel, Geschwindigkeitsstapel, Ablagestapel und Talon. Eine Runde heißt Rallye, die ganze Partie Rallye-Meisterschaft, die schnelle Antwort auf einen Angriff Blitz-Aktion. Manche Karten tragen mehrere Namen: Blaulicht-Fahrzeug oder Vorfahrt, Reservereifen oder Ersatzreifen, Leerer Tank oder Benzinpanne, Stop oder Rotes Licht, Grünes Licht oder Start oder Freie Fahrt.
    .ruling = Jede Karte hat hier nur einen Namen, nämlich den aus den Kartenbeschreibungen: Reservereifen, Leerer Tank, Stop, Freie Fahrt, Vorfahrt.

fx-schmid-layout = Mit „Freie Fahrt“ beginnt der Kampfstapel. Rechts daneben liegen die Kilometerkarten, die Aktionskarten für sich, aber ganz in der Nähe. „Geschwindigkeitsbegrenzung“ und „Ende der Geschwindigkeitsbegrenzung“ haben ihren eigenen Stapel.

fx-schmid-hidden-hand = Die gezogene Karte nimmt man auf die Hand, ohne sie jemandem zu zeigen.
    .ruling = Handkarten sind geheim, auch vor der eigenen Mannschaft.

fx-schmid-must-try-to-defend = Wer angegriffen ist, muss im nächsten eigenen Zug versuchen, sich mit der passenden Verteidigungskarte zu wehren, oder selbst angreifen.
    .ruling = Das ist ein Rat und keine Pflicht, denn die Anleitung erlaubt jederzeit, eine beliebige Karte abzulegen. Niemand ist gezwungen.

fx-schmid-held-safety-worthless = Eine Aktionskarte, die am Ende der Rallye noch auf der Hand ist, bringt keine Punkte.
    .ruling = Ist das Ziel erreicht, darf niemand mehr etwas auslegen.

fx-schmid-first-dealer =
    .ruling = Wer zuerst gibt, entscheidet das Los, wie in der „Auto-Rallye“. Danach gilt die gedruckte Regel: Das Geben wandert nach links.

fx-schmid-safety-extra-card =
    .ruling = Nach einer Aktionskarte darf als weitere Karte alles folgen, was ein Zug erlaubt: eine Kilometerkarte, eine Verteidigungskarte, ein Angriff, eine abgelegte Karte oder noch eine Aktionskarte (dann gilt die Regel von Neuem). Ist der Talon leer, zieht man nichts, legt die weitere Karte aber trotzdem, sofern noch eine auf der Hand ist.

fx-schmid-right-of-way-lifts-both =
    .ruling = Liegen „Stop“ und „Geschwindigkeitsbegrenzung“ gleichzeitig, hebt „Vorfahrt“ beide auf, und beide kommen auf den Ablagestapel. Als Blitz-Aktion gegen die eine Karte gelegt, hebt sie auch die andere auf; die 300 Punkte gibt es dabei nur einmal.

fx-schmid-roll-where =
    .ruling = „Freie Fahrt“ darf auf einen leeren Kampfstapel, auf einen „Stop“ oder auf eine Verteidigungskarte gelegt werden, aber nicht auf eine andere „Freie Fahrt“ und nicht auf eine Panne. Mit „Vorfahrt“ ist sie unnötig, an denselben Stellen aber weiter erlaubt: Die Anleitung nimmt die Pflicht weg, nicht das Recht.

fx-schmid-remedy-needs-attack =
    .ruling = „Selbsthilfe“, „Reservereifen“ und „Reservekanister“ dürfen nur auf den zugehörigen Angriff gelegt werden, wenn er obenauf liegt. Sonst kann man sie nur ablegen.

fx-schmid-end-of-limit-needs-limit =
    .ruling = „Ende der Geschwindigkeitsbegrenzung“ darf nur auf eine Begrenzung, die gerade gilt, denn die beiden Karten wechseln sich ab, und die Begrenzung kommt zuerst. Dann aber auch, während die Partei blockiert ist oder noch auf eine neue „Freie Fahrt“ wartet.

fx-schmid-limit-before-start =
    .ruling = Vor dem Start darf eine Partei nicht begrenzt werden: Die „Geschwindigkeitsbegrenzung“ ist ein Angriff, ein Angriff braucht die „Freie Fahrt“, und eine Partei mit „Vorfahrt“ lässt sich nicht begrenzen.

fx-schmid-limit-and-attack-together =
    .ruling = Wer mit „Freie Fahrt“ unter einer Begrenzung fährt, darf auf dem Kampfstapel angegriffen werden: Das Verbot von Angriff auf Angriff meint nur Karten desselben Stapels. Eine zweite Begrenzung ist nicht erlaubt, solange die erste gilt.

fx-schmid-no-overshoot =
    .ruling = Eine Kilometerkarte, die über das geltende Ziel hinausführen würde (700 km; 1000 km für Mannschaften oder nach angesagter Verlängerung), kann nicht ausgelegt, sondern nur abgelegt werden.

fx-schmid-attack-before-own-start =
    .ruling = Angreifen darf man schon vor dem eigenen Start: Die drei Möglichkeiten, eine Karte zu verwenden, stehen allen offen, die am Zug sind.

fx-schmid-coup-fourre-window =
    .ruling = Nach einem Angriff entscheidet jedes Mitglied der angegriffenen Partei, ob es mit einer Blitz-Aktion antwortet, bevor die nächste Person zieht. Die Frage kommt nach jedem Angriff gleich, ob jemand die Aktionskarte hat oder nicht, damit die Pause nichts verrät. Sie entfällt nur, wenn alle sehen können, dass niemand antworten kann, weil die passende Aktionskarte offen ausliegt oder abgelegt ist oder niemand in der Partei mehr Karten hat. An Mitglieder ohne Karten geht sie nicht. Wer ablehnt, verliert die Prämie, nicht die Aktionskarte.

fx-schmid-coup-fourre-team-turn =
    .ruling = Bei einer Blitz-Aktion zieht das Mitglied, das die Aktionskarte gelegt hat, die Karten nach und führt den Zug aus; danach geht es links von dieser Person weiter. Alle zwischen Angriff und Antwort werden übergangen, auch die eigene Mannschaft. Sitzt die antwortende Person rechts von der angreifenden, ist diese gleich nach ihr wieder an der Reihe. Jede Aktionskarte gibt es nur einmal, zwei Antworten können sich also nie in die Quere kommen.

fx-schmid-coup-fourre-on-coup =
    .ruling = Die Karte nach einer Blitz-Aktion darf selbst ein Angriff sein und ihrerseits mit einer Blitz-Aktion beantwortet werden; der Zug springt dann erneut. Für die Person, die zuerst angegriffen hat, ist der Zug vorbei, und ihre Karte bekommt sie nicht zurück.

fx-schmid-coup-fourre-short-stock =
    .ruling = Von den zwei Karten nach einer Blitz-Aktion zieht man so viele, wie der Talon noch hat (eine oder keine), und legt dann eine Karte aus oder ab, sofern die Hand nicht leer ist. Die Blitz-Aktion und ihre Prämie bleiben gültig.

fx-schmid-extension-empty-stock =
    .ruling = Die Verlängerung darf auch bei leerem Talon angesagt werden, solange noch irgendjemand Karten hat, man selbst oder die Gegenseite, denn sie dauert, bis alle Karten gespielt sind. Sind alle Hände leer, wird sie nicht angeboten.

fx-schmid-extension-call =
    .ruling = Die Frage nach der Verlängerung kommt einmal pro Rallye, noch vor allem anderen, und geht an die Person, deren Karte soeben die 700 km voll gemacht hat. Danach geht es links weiter. Erreicht später noch jemand 700 km, löst das nichts aus. Die Grenze von zwei Karten zu 200 km läuft weiter.

fx-schmid-extension-awards =
    .ruling = Nach einer Ansage zählt für die Prämien „Sieg nach leerem Talon“ und „Sieg ohne 200er“ die Ankunft bei 1000 km und die ganze Rallye. Kommt dort niemand an, bekommt sie niemand.

fx-schmid-after-stock-moment =
    .ruling = Die Sonderwertung gibt es, wenn der Talon leer ist, während die Siegkarte gelegt wird, also auch schon in dem Zug, in dem die letzte Karte gezogen wurde.

fx-schmid-unplaced-gets-no-extension = Hier treffen zwei Regeln aufeinander: Die 200 Punkte einer misslungenen Verlängerung gehen in jedem Fall an die Gegenseite, aber eine nicht platzierte Partei bekommt nur Punkte für Aktionskarten und Blitz-Aktionen.
    .ruling = Die zweite Regel geht vor, weil sie enger gefasst ist: Ein nicht platzierter Gegner bekommt die 200 nicht. Wer die Verlängerung angesagt hat, erhält für ihn trotzdem die 500.

fx-schmid-match-equal =
    .ruling = Liegen mehrere mit 5000 oder mehr Punkten gleichauf an der Spitze, folgt so lange eine weitere Rallye, bis eine Partei allein vorn liegt.
