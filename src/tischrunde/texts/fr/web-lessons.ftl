### Lessons one plays: their list, and the table with the coach.

lessons-note = À jouer, deux à trois minutes chacune.
lessons-done = réussie
lessons-count = { $done } sur { $all } réussies
lessons-play = Jouer
lessons-replay = Encore une fois
lessons-coach = À vous de jouer
lessons-all = Toutes les leçons
lessons-on = Continuer
lessons-missing = Cette leçon n’existe pas ici.
lessons-table = S’asseoir à une table
