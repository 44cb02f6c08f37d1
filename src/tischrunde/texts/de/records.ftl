### Aufzeichnungen von Partien: ansehen und prüfen.

dealt = Nach dem Geben, es folgen { $moves } Züge
after-move = Zug { $number } von { $moves } · { $name }: { $move }
after-hidden-move = Zug { $number } von { $moves } · verdeckt
step = Enter: weiter · b: zurück · Zahl: zu diesem Zug · q: Schluss ›
no-such-number = Die Partie hat { $moves } Züge; nenne mit --at eine Zahl von 0 bis { $moves }.
say-which-move = „{ $file }“ ist eine Datei; sag mit --at dazu, nach wie vielen Zügen du Rat suchst.
no-file = „{ $file }“ lässt sich nicht lesen: { $reason }.
no-utf-8 = Ab Byte { $byte } ist die Datei kein Text in UTF-8.
placed = Zeile { $line }, Spalte { $column }: { $problem }

## Warum eine Aufzeichnung nicht gelesen werden kann

unreadable-no-record = Eine Aufzeichnung beginnt mit „tischrunde 1“, nicht mit „{ $words }“.
unreadable-carriage-return = Die Zeilen enden mit Wagenrücklauf. Beim Verschicken als Text wurde die Datei verändert; schicke sie als Anhang.
unreadable-expected = Hier muss „{ $words }:“ stehen.
unreadable-wrong-value = „{ $words }“ passt hier nicht hin.
unreadable-unexpected = Nach dem Ende steht noch „{ $words }“.
unreadable-wrong-move-number = Die Züge sind fortlaufend nummeriert; „{ $words }“ ist nicht der nächste.
unreadable-no-move = „{ $words }“ ist kein Zug wie „1:roll“ oder „2:-25@14.5“.
unreadable-no-such-seat = Einen Platz { $words } gibt es in dieser Partie nicht.
unreadable-no-points = „{ $words }“ sind keine Punkte wie „A 700“.

## Was geprüft wurde und stimmt

verifying = { $file }
verified = Die Aufzeichnung stimmt.
not-verified = Die Aufzeichnung stimmt nicht oder lässt sich nicht prüfen.
right-sealed = Siegel: Kein Zeichen der Datei wurde geändert, seit sie versiegelt wurde.
right-open-seed = Zufall: Der Startwert steht offen in der Datei. Wer ihn wann gewählt hat, lässt sich nicht sagen.
right-promised = Zusage: Es ist die, die du dir notiert hast.
right-added = Zufall: Was du zum Mischen beigesteuert hast, steht in der Datei, bei { $name }.
right-committed = Geheimnis: Es passt zu der Zusage, die vor dem Mischen veröffentlicht wurde.
right-committed-unseen = Geheimnis: Es passt zu der Zusage in der Datei. Ob sie dir so vor der Partie gezeigt wurde, weißt nur du (--commitment vergleicht sie).
right-decks-right = { $rounds ->
    [one] Karten: Der Stapel der Runde wurde { $source ->
        [seed] aus dem Startwert
       *[secret] { $seats ->
            [0] aus dem Geheimnis
            [one] aus dem Geheimnis und dem Zufallsbeitrag eines Platzes
           *[other] aus dem Geheimnis und den Zufallsbeiträgen von { $seats } Plätzen
        }
    } noch einmal gemischt und ausgeteilt.
   *[other] Karten: Die Stapel der { $rounds } Runden wurden { $source ->
        [seed] aus dem Startwert
       *[secret] { $seats ->
            [0] aus dem Geheimnis
            [one] aus dem Geheimnis und dem Zufallsbeitrag eines Platzes
           *[other] aus dem Geheimnis und den Zufallsbeiträgen von { $seats } Plätzen
        }
    } noch einmal gemischt und ausgeteilt.
}
right-moves-right = Züge: Alle { $moves } Züge waren mit diesen Karten nach „{ $rules }“ erlaubt.
right-result-right = Ergebnis: Alle Punkte und der Sieg sind richtig ausgerechnet.
right-result-open = Ergebnis: Die Partie ist noch nicht zu Ende; die Punkte bis hierher sind richtig.

## Was nicht stimmt

untrue-no-seal = Siegel: Die Datei hat keines; sie kann unvollständig oder beschädigt sein.
untrue-seal-broken = Siegel: Die Datei wurde geändert, nachdem sie versiegelt war.
untrue-other-secret = Geheimnis: Es ist nicht das, zu dem die Zusage in der Datei gehört.
untrue-other-commitment = Zusage: In der Datei steht eine andere als die, die du dir notiert hast.
untrue-entropy-missing = Zufall: Was du zum Mischen beigesteuert hast, steht nicht in der Datei.
untrue-secret-not-revealed = Geheimnis: Es ist noch nicht offengelegt. Das geschieht, sobald die Partie zu Ende ist.
untrue-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
untrue-no-such-rules = Nach diesen Regeln lässt sich nicht spielen: { $reason }
untrue-no-such-position = Von der Stellung „{ $words }“ aus lässt sich nicht spielen.
untrue-rules-written-otherwise = Die Regeln müssen hier als „{ $rules }“ stehen; andere Schreibweisen gäben andere Karten.
untrue-no-such-revision = Diese Fassung kennt die Ausgabe nicht in der Revision { $revision }. Die Partie stammt aus einer anderen Fassung von Tischrunde.
untrue-wrong-players = Für { $players } Spieler ist diese Ausgabe nicht.
untrue-round-was-over = Zug { $number }: Da war die Runde schon zu Ende.
untrue-no-such-move = Zug { $number }: „{ $move }“ ist kein Zug dieses Spiels.
untrue-illegal-move = Zug { $number }, „{ $move }“, war nicht erlaubt: { $reason } [{ $clause }]
untrue-no-such-round = Eine Runde { $round } gab es nicht.
untrue-wrong-dealer = Runde { $round } hat jemand anderes gegeben.
untrue-wrong-score = Die Punkte von Runde { $round } stimmen nicht mit dem überein, was gespielt wurde.
untrue-wrong-result = Das Ergebnis stimmt nicht mit dem überein, was gespielt wurde.
untrue-clock-runs-back = Die Uhr läuft hier rückwärts.
