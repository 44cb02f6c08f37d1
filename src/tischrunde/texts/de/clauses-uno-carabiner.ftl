### The printed rules of the UNO pocket box with a carabiner (108 cards), clause by clause in our own words.

uno-carabiner-deck = Im Spiel sind 108 Karten. Zu jeder der vier Farben (Blau, Grün, Rot, Gelb) gehören 19 Zahlenkarten von 0 bis 9 und je zweimal „Zieh 2“, „Retour“ und „Aussetzen“. Dazu kommen 4 Karten „Farbenwahl“ und 4 Karten „Zieh 4“.
    .ruling = Die 19 Zahlenkarten einer Farbe sind eine 0 und je zwei Karten der Zahlen 1 bis 9.

uno-carabiner-players = Wie viele mitspielen können, ist nicht angegeben.
    .ruling = Es spielen 2 bis 10 Personen, jede für sich allein.

uno-carabiner-choose-dealer = Alle ziehen eine Karte, und die höchste Zahl bestimmt den Geber. Aktionskarten gelten dabei als Null.
    .ruling = Bei Gleichstand ziehen die Beteiligten noch einmal. In den späteren Runden wandert das Geben nach links.

uno-carabiner-deal = Der Geber mischt und teilt allen je 7 Karten aus. Der Rest bildet verdeckt den Kartenstock.

uno-carabiner-turn-up = Der Geber deckt die oberste Karte vom Kartenstock auf: Mit dieser Startkarte beginnt der Ablegestapel. Ist es eine Aktionskarte, wirkt sie so, wie es bei dieser Karte beschrieben ist.

uno-carabiner-first-player = Den Anfang macht, wer links vom Geber sitzt.

uno-carabiner-match = Lege eine Karte, die mit der obersten Karte des Ablegestapels in der Zahl, der Farbe oder dem Symbol übereinstimmt, oder spiele eine Farbenwahlkarte.

uno-carabiner-draw-if-none = Wer nichts Passendes hat, zieht eine Karte. Passt sie, darf man sie gleich spielen, muss aber nicht; andernfalls ist der Zug zu Ende.

uno-carabiner-may-hold-back = Niemand ist gezwungen, eine spielbare Karte zu legen. Wer darauf verzichtet, muss aber eine Karte ziehen und darf in diesem Zug nur noch die gezogene Karte spielen.

uno-carabiner-draw-two = Die nächste Person zieht zwei Karten und legt in diesem Zug nichts. „Zieh 2“ passt auf die eigene Farbe und auf jede andere „Zieh 2“.
    .ruling = Stapeln geht nicht: „Zieh 2“ lässt sich nicht weitergeben.

uno-carabiner-draw-two-turned-up = Auch für „Zieh 2“ als Startkarte gilt diese Regel.
    .ruling = Wer links vom Geber sitzt, zieht zwei Karten und setzt aus.

uno-carabiner-reverse = Die Spielrichtung kehrt sich um. „Retour“ passt auf die eigene Farbe und auf jede andere „Retour“-Karte.
    .ruling = Für zwei Personen ist keine besondere Wirkung genannt: Als Nächstes ist so oder so die andere Person dran. (Die verbreitete Lesart, nach der „Retour“ dann wie „Aussetzen“ wirkt, lässt sich wählen.)

uno-carabiner-reverse-turned-up = Ist „Retour“ die Startkarte, spielt zuerst der Geber; danach geht es rechts von ihm weiter.

uno-carabiner-skip = Die nächste Person wird übersprungen. „Aussetzen“ passt auf die eigene Farbe und auf jede andere „Aussetzen“-Karte.

uno-carabiner-skip-turned-up = Ist „Aussetzen“ die Startkarte, setzt die Person links vom Geber aus.

uno-carabiner-wild = Wer „Farbenwahl“ spielt, nennt die Farbe, mit der es weitergeht; auch die bisherige ist erlaubt. Das geht selbst dann, wenn andere Karten passen würden.

uno-carabiner-wild-turned-up = Ist „Farbenwahl“ die Startkarte, nennt die Person links vom Geber die Farbe.
    .ruling = Danach spielt sie den ersten Zug.

uno-carabiner-wild-draw-four = Wer „Zieh 4“ spielt, nennt die Farbe. Die nächste Person zieht vier Karten und setzt aus.

uno-carabiner-wild-draw-four-condition = „Zieh 4“ ist nur erlaubt, wenn man sonst keine Karte in der Farbe hat, die gerade oben liegt. Ob man eine Karte mit derselben Zahl oder Aktionskarten hat, spielt keine Rolle.
    .ruling = Karten, die nur nach Zahl oder Symbol passen würden, sind unerheblich. Eine Aktionskarte in der oben liegenden Farbe zählt dagegen, denn sie hat diese Farbe. Farbenwahlkarten haben keine Farbe. Nach einer Farbenwahlkarte gilt die genannte Farbe als die oben liegende. Man kann „Zieh 4“ auch gegen diese Regel spielen, denn die Hände sind verdeckt; dagegen hilft die Herausforderung. Für eine frisch gezogene „Zieh 4“ zählt die ganze Hand.

uno-carabiner-wild-draw-four-turned-up = Wäre „Zieh 4“ die Startkarte, kommt sie zurück in den Kartenstock, und man deckt eine andere auf.

uno-carabiner-challenge = Wer meint, dass „Zieh 4“ nicht erlaubt war, darf herausfordern. Die herausgeforderte Person zeigt dann ihre Hand der Person, die sie herausgefordert hat.
    .ruling = Herausfordern darf nur, wer die vier Karten ziehen müsste: Eine verlorene Herausforderung kostet „die“ vier Karten und zwei dazu, und die vier schuldet nur eine einzige Person. Man sagt sie an, bevor man die erste der vier Karten zieht. Die Hand sieht nur, wer herausgefordert hat, und zwar so, wie sie nach dem Legen der Karte ist; maßgeblich ist die Farbe, die davor oben lag.

uno-carabiner-challenge-guilty = War „Zieh 4“ ein Bluff, zieht die herausgeforderte Person die vier Karten.
    .ruling = Wer herausgefordert hat, spielt danach einen gewöhnlichen Zug; die genannte Farbe bleibt bestehen.

uno-carabiner-challenge-innocent = War „Zieh 4“ kein Bluff, zieht sechs Karten, wer herausgefordert hat: die vier und zwei dazu.
    .ruling = Außerdem setzt diese Person aus.

uno-carabiner-call-uno = Mit nur noch einer Karte muss man „Uno“ rufen.
    .ruling = Man ruft mit dem Legen der vorletzten Karte oder danach, bis man erwischt wird oder die Frist zum Erwischen abläuft. Ein Ruf mit mehr Karten bewirkt nichts und kostet nichts.

uno-carabiner-caught = Den Ruf zu vergessen kostet zwei Karten, aber nur, wenn die anderen einen erwischen, bevor die nächste Person mit ihrem Zug angefangen hat.
    .ruling = Erwischen darf jede andere Person. Die Frist endet mit der ersten freien Handlung der Person, die als Nächste handelt: wenn sie eine Karte spielt oder wenn sie freiwillig oder mangels passender Karte zieht. Erzwungenes Ziehen, Übersprungenwerden und die Entscheidung über eine Herausforderung beenden die Frist nicht. Kommt der Zug zur selben Person zurück (zu zweit, „Aussetzen“), endet sie mit deren nächster Handlung. Wer jemanden zu Unrecht erwischen will, bewirkt damit nichts. Wer nicht erwischt wird, wird auch später nicht bestraft.

uno-carabiner-going-out = Die Runde endet, sobald jemand keine Karte mehr hat.

uno-carabiner-last-card-draws = Legt jemand als letzte Karte „Zieh 2“ oder „Zieh 4“, zieht die nächste Person trotzdem noch, und diese Karten zählen mit.
    .ruling = Als letzte Karte ist „Zieh 4“ immer erlaubt, denn eine andere Karte ist nicht mehr auf der Hand. Deshalb kann niemand herausfordern, und die Runde endet nach dem Ziehen. Eine Farbe muss nicht genannt werden. Welche Person die nächste ist, richtet sich nach der gerade geltenden Spielrichtung.

uno-carabiner-reshuffle = Geht der Kartenstock zu Ende, mischt man den Ablegestapel zu einem neuen Kartenstock.
    .ruling = Man mischt beim ersten Ziehen, für das keine Karte mehr da ist, auch mitten in einer Strafe; den Rest zieht man vom neuen Kartenstock. Die oberste Karte des Ablegestapels bleibt mit ihrer genannten Farbe liegen; Farbenwahlkarten, die zurückgemischt werden, verlieren die ihre. Ist nichts mehr zum Ziehen da, entfallen die fehlenden Karten einer Strafe, und wer ziehen müsste, ist fertig. Kann reihum niemand ziehen und legt auch niemand, oder zieht man nur die letzte Karte und legt sie gleich wieder, so endet die Runde: Niemand hat gewonnen, niemand bekommt Punkte, und wo alle ihre Punkte behalten, behalten alle die ihren.

uno-carabiner-score = Wer die letzte Karte losgeworden ist, bekommt Punkte für die übrigen Karten der anderen: Zahlenkarten zählen ihren Wert, „Zieh 2“, „Retour“ und „Aussetzen“ je 20, „Farbenwahl“ und „Zieh 4“ je 50.

uno-carabiner-match-500 = Man zählt die Punkte aller Runden zusammen. Wer zuerst auf 500 kommt, gewinnt; sonst folgt eine neue Runde.

uno-carabiner-alternative-scoring = Eine andere Wertung: Alle behalten die Punkte ihrer eigenen übrigen Karten. Kommt jemand auf 500, gewinnt der niedrigste Gesamtstand.

uno-carabiner-match-after-wild =
    .ruling = Auf „Farbenwahl“ oder „Zieh 4“ darf nur die genannte Farbe oder eine weitere Farbenwahlkarte folgen.

uno-carabiner-drawn-not-played =
    .ruling = Man zieht eine einzige Karte pro Zug. Wer sie nicht spielen kann oder nicht spielen will, ist fertig.

uno-carabiner-dealer-draw-returned =
    .ruling = Die zum Auslosen des Gebers gezogenen Karten kommen vor dem Mischen zurück. Farbenwahlkarten gelten dabei als Aktionskarten, also als Null.

uno-carabiner-wild-draw-four-turned-up-again =
    .ruling = Man mischt die Karte in den Kartenstock und deckt die nächste auf, so oft wie nötig.

uno-carabiner-two-players-skip =
    .ruling = Zu zweit bringen „Aussetzen“, „Zieh 2“ und eine „Zieh 4“ ohne Herausforderung oder mit einer unberechtigten den Zug sofort zu der Person zurück, die die Karte gespielt hat.

uno-carabiner-two-players-turned-up =
    .ruling = Ist „Aussetzen“ oder „Zieh 2“ die Startkarte, setzt die andere Person aus (bei „Zieh 2“, nachdem sie zwei Karten gezogen hat), und der Geber spielt zuerst. Ist „Retour“ die Startkarte, spielt ebenfalls der Geber zuerst.

uno-carabiner-call-lapses =
    .ruling = Ein Ruf gilt nur für die eine Karte, für die er gemacht wurde: Wer danach wieder zwei oder mehr Karten hat, muss neu rufen, sobald wieder nur eine übrig ist. Wer eine Karte hat, eine zieht und die gezogene spielt, behält eine und muss noch einmal rufen. Wer mit zwei Karten auf der Hand zieht statt zu spielen, muss nicht rufen.

uno-carabiner-challenge-and-call =
    .ruling = Auch bei „Zieh 4“ als vorletzter Karte muss man „Uno“ rufen, und die nächste Person darf herausfordern. War es ein Bluff, zieht man die vier Karten, der Ruf verfällt, und niemand kann mehr einen fehlenden Ruf ahnden.

uno-carabiner-last-card-other-actions =
    .ruling = „Aussetzen“, „Retour“ und „Farbenwahl“ haben als letzte Karte keine Wirkung. „Zieh 2“ als letzte Karte lässt sich nicht weitergeben.

uno-carabiner-alternative-details =
    .ruling = Diese Wertung wählt ihr vor der Partie. Wer die letzte Karte losgeworden ist, bekommt nichts dazu. Die Partie endet nach der Runde, in der jemand 500 oder mehr hat; bei gleichem niedrigstem Gesamtstand teilt man sich den Sieg.
