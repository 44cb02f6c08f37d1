### The manual as a page.

manual-page = How to play: { $title }
manual-kind = How to play
manual-enough = That is enough for the first round. Have fun!
manual-lessons = Rather play at once: lessons
manual-more = If you want to know more
manual-clauses = The rules behind this
manual-rules = Every single rule
manual-print = Print
manual-print-note = One sheet of A4, landscape: print on both sides, fold once.
manual-may = You may:
manual-may-not = You may not:
manual-story = Story in { $count } pictures
