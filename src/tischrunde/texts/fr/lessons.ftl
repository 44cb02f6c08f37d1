### Lessons one plays: what the coach says at any table, and their list.

other = C’est permis, mais ici, nous exerçons autre chose. { $coach }
done = { $coach }
title = Leçons
none = Cette édition n’a pas de leçons.
no-such-lesson = Il n’y a pas de leçon « { $lesson } » ici. Il y a : { $lessons }
list = Leçons à jouer, deux ou trois minutes chacune :
step = Étape { $step } sur { $steps }
next = Continuer avec : { $title }
all-done = C’étaient toutes les leçons. Amusez-vous bien !
