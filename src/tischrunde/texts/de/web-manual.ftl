### The manual as a page.

manual-page = Anleitung: { $title }
manual-kind = Anleitung
manual-enough = Das reicht für die erste Runde. Viel Spaß!
manual-lessons = Lieber gleich spielen: Lektionen
manual-more = Wenn ihr mehr wissen wollt
manual-clauses = Die Regeln dazu
manual-rules = Alle Regeln einzeln
manual-print = Drucken
manual-print-note = Ein Blatt A4 quer: beidseitig drucken, einmal falten.
manual-may = Geht:
manual-may-not = Geht nicht:
manual-story = Bildergeschichte mit { $count } Bildern
