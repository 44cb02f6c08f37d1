### Dateien von Wertungsblöcken: lesen und prüfen.

verified = Der Wertungsblock stimmt.
not-verified = Der Wertungsblock stimmt nicht oder lässt sich nicht prüfen.

## Warum ein Wertungsblock nicht gelesen werden kann

unreadable-no-pad = Ein Wertungsblock beginnt mit „tischrunde pad 1“, nicht mit „{ $words }“.
unreadable-no-event = „{ $words }“ ist kein Eintrag.
unreadable-event-twice = Der Eintrag „{ $words }“ steht hier zum zweiten Mal.
unreadable-no-such-place = „{ $words }“ gibt es auf diesem Wertungsblock nicht.

## Was geprüft wurde und stimmt

right-events-right = { $events ->
    [one] Einträge: Der eine Eintrag ist so, wie er geschrieben wurde.
   *[other] Einträge: Alle { $events } Einträge sind so, wie sie geschrieben wurden.
}
right-events-missing = { $events ->
    [one] Einträge: Ein ersetzter Eintrag steht nicht in der Datei: { $ids }.
   *[other] Einträge: { $events } ersetzte Einträge stehen nicht in der Datei: { $ids }.
}
right-other-place = { $events ->
    [one] Einträge: Einer gibt vor, einen an anderer Stelle zu ersetzen, und bewirkt dort nichts: { $ids }.
   *[other] Einträge: { $events } geben vor, welche an anderer Stelle zu ersetzen, und bewirken dort nichts: { $ids }.
}
right-quarrels = { $quarrels ->
    [one] Uneinig: An einer Stelle steht Verschiedenes; sie zählt erst, wenn ihr euch entscheidet.
   *[other] Uneinig: An { $quarrels } Stellen steht Verschiedenes; sie zählen erst, wenn ihr euch entscheidet.
}
right-no-sums = Summen: In der Datei stehen keine.
right-sums-right = { $rounds ->
    [0] Summen: Noch keine Runde zählt.
    [one] Summen: Die Punkte der Runde sind richtig zusammengezählt.
   *[other] Summen: Die Punkte der { $rounds } Runden sind richtig zusammengezählt.
}

## Was nicht stimmt

untrue-other-opening = Kopf: Spiel, Namen oder Regeln wurden geändert, nachdem der Wertungsblock angelegt war.
untrue-other-event = Der Eintrag „{ $id }“ wurde nachträglich geändert.
untrue-wrong-points = Summen: Die Punkte von Runde { $round } stimmen nicht mit den Einträgen überein.
untrue-wrong-sums = Summen: Das Ergebnis stimmt nicht mit den Einträgen überein.

## Warum sich etwas nicht eintragen lässt

problem-pad-wrong-value = Das lässt sich hier nicht eintragen. Prüf, was du getippt hast.
problem-pad-no-such-seat = Diesen Platz gibt es auf dem Wertungsblock nicht.
problem-pad-no-such-round = Diese Runde gibt es auf dem Wertungsblock nicht.
problem-pad-no-such-field = Dieses Feld gibt es auf dem Wertungsblock nicht.
problem-pad-no-quarrel = Hier seid ihr euch schon einig. Willst du es ändern, trag es neu ein.
problem-pad-no-such-event = Diesen Eintrag gibt es auf dem Wertungsblock nicht.
problem-pad-replaced-already = Danach hat schon jemand etwas anderes eingetragen. Nimm zuerst das zurück.
problem-pad-unknown-before = Was vorher dort stand, ist auf einem anderen Gerät. Verbindet euch, dann geht es.
