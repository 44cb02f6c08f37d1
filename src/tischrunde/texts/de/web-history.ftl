### A guest's own tables.

history-title = Meine Partien
history-note = Laufende und beendete Partien dieses Geräts. Beendete bleiben drei Monate.
history-running = Laufende Partien
history-over = Beendete Partien
history-none = Hier ist noch nichts. Sobald du irgendwo mitspielst, findest du die Partie hier wieder.
history-group = Unsere Runde: Siege und Bestleistungen
history-start = Zur Startseite
history-won = Gewonnen!
history-winners =
    { $count ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
history-yours = Du bist dran
history-playing = Läuft
history-open = Wartet auf Mitspieler
history-others = mit { $others }
history-you = du
history-house = { $edition } · mit Hausregeln
history-continue = Weiterspielen
history-replay = Ansehen
history-record = Aufzeichnung
history-put-away = Weglegen
history-take-back = Zurückholen
history-away = Weggelegt. Dein Platz bleibt dir, und wenn die Partie zu Ende ist, steht sie wieder hier.
# What a button does, told of which table: { $what } is its text.
history-which = { $what }: { $game }, { $date }
history-delete = Löschen
history-more = Mehr zeigen
history-offline = Ohne Netz siehst du nur die Partien auf diesem Gerät.
history-again = Noch einmal versuchen
