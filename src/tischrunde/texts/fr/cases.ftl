### Who is right, in French.

allowed = Permis
forbidden = Interdit
question = { $seat } : { $move } ?
first = Avant :
clause = Clause :
other-boxes = Dans les autres boîtes
other-house = Avec d’autres conventions
cannot-lie = On n’en arrive jamais là.
not-that-far = On n’en arrive pas là : { $why }
cannot-be-laid = Selon ces règles, la table ne peut pas être ainsi : { $place } « { $words } ».
no-such-case = Il n’y a pas de question « { $value } ». { $meant } « tischrunde judge » les nomme toutes ; une autre s’écrit comme une position suivie d’une question.
known-cases = { $game } : questions fréquentes
how-to-ask = Pour la réponse : tischrunde judge NOM, aussi avec --edition. Pour une autre situation : tischrunde judge "POSITION ? PLACE: COUP".
also = Voir aussi
