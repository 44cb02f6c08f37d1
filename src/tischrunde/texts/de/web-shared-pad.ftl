### Ein Wertungsblock, auf dem mehrere Geräte schreiben.

pad-share-all = Mit allen am Tisch teilen
pad-share-invite = Noch jemanden einladen
pad-share-site = Diese Seite hat keinen Server: Der Wertungsblock bleibt auf diesem Gerät. Als Datei gebt ihr ihn trotzdem weiter.
pad-share-offline = Gerade ist keine Verbindung da. Mit allen am Tisch teilst du, sobald es wieder eine gibt.

## Teilen

pad-shared = Für alle am Tisch
pad-shared-note = Wer den Link oder die Wörter hat, liest und schreibt mit. Auch ohne Verbindung: Alles kommt später zusammen.
pad-shared-qr = QR-Code, der zu diesem Wertungsblock führt
pad-shared-text = Schreib mit auf unserem Wertungsblock: { $words }
pad-shared-again = Noch einmal versuchen
pad-unshare = Nicht mehr teilen
pad-unshare-note = Der Wertungsblock wird vom Server gelöscht. Alle behalten, was auf ihrem Gerät steht, bekommen aber nichts Neues mehr.
pad-unshare-really = Ja, nicht mehr teilen

## Wie es steht

pad-shared-together = Mit allen verbunden
pad-shared-away = Offline. Schreib ruhig weiter.
pad-shared-waiting = { $count ->
    [one] Offline: 1 Eintrag wartet
   *[other] Offline: { $count } Einträge warten
}
pad-shared-ended = Wird nicht mehr geteilt. Auf diesem Gerät bleibt alles stehen.
pad-shared-refused = Die anderen bekommen nicht alles. { $why }

## Wer schreibt

pad-writer-ask = Wer schreibt auf diesem Gerät?
pad-writer-note = Der Name steht an allem, was du einträgst. So seht ihr, von wem es kommt.
pad-writer-other = Jemand anders
pad-writer-here = Auf diesem Gerät schreibt { $name }.
pad-writer-change = Jemand anders
