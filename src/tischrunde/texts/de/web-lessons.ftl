### Lessons one plays: their list, and the table with the coach.

lessons-note = Zum Spielen, zwei bis drei Minuten jede.
lessons-done = geschafft
lessons-count = { $done } von { $all } geschafft
lessons-play = Spielen
lessons-replay = Noch einmal
lessons-coach = Deine Aufgabe
lessons-all = Alle Lektionen
lessons-on = Weiter
lessons-missing = Diese Lektion gibt es hier nicht.
lessons-table = An einen Tisch setzen
