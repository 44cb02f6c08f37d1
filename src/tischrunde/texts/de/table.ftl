### Am Tisch: warum etwas nicht ging.

## Hinsetzen und anfangen

denial-table-exists = Diesen Tisch gibt es schon. Öffne einen anderen.
denial-no-such-seat = Auf diesem Platz sitzt niemand, oder es gibt ihn nicht. Sieh nach, welche Plätze der Tisch hat.
denial-seat-taken = Dieser Platz ist schon besetzt. Nimm einen freien.
denial-name-taken = Dieser Name ist an diesem Tisch schon vergeben. Versuch es noch einmal.
denial-seated-already = Du sitzt schon an diesem Tisch. Steh erst auf, wenn du den Platz wechseln willst.
denial-not-yourself = Einen Platz kannst du nur für dich selbst nehmen. Schick den anderen die Einladung zum Tisch.
denial-not-the-host = Das darf nur, wer den Tisch geöffnet hat. Bitte diese Person darum.
denial-sent-away = Wer den Tisch geöffnet hat, möchte hier ohne dich spielen. Such dir einen anderen Tisch oder öffne selbst einen.
denial-nobody-to-remove = Auf diesem Platz sitzt niemand, den du wegschicken könntest.
denial-no-programs = An diesem Tisch dürfen keine eigenen Programme mitspielen. Öffne einen Tisch, an dem sie es dürfen.
denial-unfit-name = Dieser Name geht nicht: Er braucht 1 bis 40 sichtbare Zeichen in einer Zeile, ohne Leerzeichen am Rand und ohne Zeichen, die niemand sieht. Wähle einen anderen.
denial-unfit-entropy = Dieser Zufallsbeitrag geht nicht: Er darf höchstens 64 Zeichen in einer Zeile haben, ohne Leerzeichen am Rand. Schreib etwas anderes oder lass ihn weg.
denial-seats-free = Es sind noch Plätze frei. Warte, bis alle sitzen, oder lass Bots die freien Plätze nehmen.
denial-already-started = Die Karten sind schon ausgeteilt; die Plätze kannst du jetzt nicht mehr wechseln. Wenn du wegmusst, lass einen Bot für dich weiterspielen.
denial-too-much-coming-and-going = An diesem Tisch ist zu viel Kommen und Gehen. Spielt erst weiter; nach dem nächsten Zug geht es wieder. Vor dem Austeilen hilft nur ein neuer Tisch.

## Spielen

denial-not-started = Die Partie hat noch nicht angefangen. Warte, bis die Karten ausgeteilt sind.
denial-not-your-seat = Das ist nicht dein Platz. Spielen kannst du nur dort, wo du sitzt.
denial-stale = Inzwischen ist am Tisch etwas passiert. Sieh es dir an und entscheide dann neu.
denial-stood-in = Auf diesem Platz spielt gerade ein Bot. Hol dir den Platz zurück, dann bist du wieder dran.
denial-nobody-stands-in = Für dich spielt gerade kein Bot. Du kannst einfach weiterspielen.
denial-agreed-already = Du hast schon zugestimmt. Warte auf die anderen.
denial-no-such-move = Diesen Zug gibt es im Spiel nicht. Wähle einen der angebotenen.
denial-refused = Das geht nach den Regeln nicht: { $reason }
denial-too-early = Dafür ist es noch zu früh: Die anderen bekommen erst einen Moment Zeit. Versuch es gleich noch einmal.
denial-too-late = Deine Antwort kam zu spät: Die Zeit dafür ist um. Der Angriff sitzt.
denial-not-due = Die Uhr ist noch nicht so weit. Du musst nichts tun; es geht von selbst weiter.
denial-nothing-to-resume = Auf dich wartet gerade niemand: Die nächste Runde läuft schon.
denial-not-alone = Hier spielen auch andere mit. Das Tempo der Bots kannst du nur ändern, wenn du allein gegen Bots spielst.

## Ein zweites Gerät

denial-no-such-token = Dieser Link ist falsch oder schon benutzt; jeder gilt nur einmal. Hol dir auf deinem ersten Gerät einen neuen.
denial-token-expired = Dieser Link ist abgelaufen. Hol dir auf deinem ersten Gerät einen neuen.
denial-too-many-tokens = Für diesen Platz warten schon genug Links. Benutze einen davon oder warte, bis sie ablaufen.

## Noch einmal

denial-not-over = Die Partie läuft noch. Das geht erst, wenn sie zu Ende ist.
denial-already-over = Die Partie ist zu Ende. Das geht nur vorher.
denial-asked-already = Du hast schon gesagt, dass du noch einmal spielen willst. Warte auf die anderen.
denial-gone-on = Die anderen spielen schon am nächsten Tisch; deinen Platz dort hat ein Bot. Öffne mit ihnen einen neuen Tisch, wenn du wieder mitspielen willst.

## Ob fair gemischt wurde

found-all = Fair gemischt: Zusage, dein Zufall und das Vereinbarte sind geprüft, alles stimmt. Die Karten selbst prüft „tischrunde verify“ in der gespeicherten Partie nach.
found-promise-kept = Zusage gehalten: Das offengelegte Geheimnis passt zu der Prüfsumme, die du vor dem Austeilen gesehen hast.
found-promise-broken = Zusage gebrochen: Das offengelegte Geheimnis gehört nicht zu der Prüfsumme, die du zuerst gesehen hast. Der Server kann die Karten ausgesucht haben.
found-promise-unseen = Zusage nicht prüfbar: Auf diesem Gerät war sie erst zu sehen, als die Karten schon ausgeteilt waren. Das Geheimnis passt zu der Prüfsumme, die der Server jetzt nennt.
found-entropy-used = Dein Zufall zählt: Was du zum Mischen beigesteuert hast, steht bei dem, woraus die Karten folgen.
found-entropy-missing = Dein Zufall fehlt: Was du zum Mischen beigesteuert hast, steht nicht bei dem, woraus die Karten folgen. Der Server kann sie ausgesucht haben.
found-entropy-none = Eigener Zufall nicht prüfbar: Von diesem Gerät kam keiner zum Mischen.
found-terms-kept = Nichts nachträglich geändert: Spiel, Regeln und Datum sind wie vereinbart, und kein Bot hat etwas zum Mischen beigesteuert.
found-terms-changed = Nachträglich geändert: Spiel, Regeln oder Datum sind andere als vereinbart, oder ein Bot hat etwas zum Mischen beigesteuert. Der Server kann so Karten ausgesucht haben.
found-others-after = Nach dir kamen noch: { $names }. Nur wer zuletzt etwas beisteuert, könnte die Karten aussuchen, und nur gemeinsam mit dem Server.
found-bots-after = Nach dir hingesetzt: { $names }. Bots gehören zum Server: Er konnte mit ihnen noch auf die Karten einwirken. Setz Bots hin, bevor du dich selbst setzt.
found-record-true = Aufzeichnung geprüft: Alle Karten folgen aus Geheimnis und Zufall, alle Züge und Punkte stimmen.
found-record-untrue = Aufzeichnung falsch: Karten, Züge oder Punkte folgen nicht aus Geheimnis und Zufall. Speichere sie; „tischrunde verify“ zeigt die Stelle.
found-record-none = Aufzeichnung nicht geprüft: Der Server gibt sie nicht heraus. Ob die Karten aus Geheimnis und Zufall folgen, ist offen.
