### Lessons one plays: UNO.

lesson-match = Couleur ou chiffre
lesson-match-goal = Poser les cartes qui conviennent.
match-colour = « { $red-5 } » est au milieu. Ce qui a la même couleur convient : posez « { $red-9 } ».
match-first-colour = Celle-ci convient aussi, car le chiffre est le même. Essayez d’abord la couleur : « { $red-9 } ».
match-fits = On peut toujours piocher. Mais vous avez une carte qui convient : posez-la.
match-number = Voici « { $red-2 } », et vous n’avez plus de rouge. Le même chiffre convient aussi : posez un deux.
match-either = Mia a dû piocher. À vous : trouvez une carte qui convient.
match-last = Et encore une ! La couleur ou le chiffre doit être le même.
lesson-match-end = Bravo ! Couleur ou chiffre : l’un des deux suffit.

lesson-actions = Défendez-vous
lesson-actions-goal = Passe, +2, inversion.
actions-skip = Mia n’a plus que deux cartes. Faites-lui passer son tour : posez « { $red-skip } ».
actions-fits = Inutile de piocher : vous avez une carte qui convient.
actions-first = Elle convient aussi. Mais alors, c’est à Mia ! Posez « { $red-skip } ».
actions-draw-two = Elle a passé son tour, Ben a joué. Que Mia pioche { $draw-two } cartes : posez « { $red-draw-two } ».
actions-two = Elle convient aussi. Mais avec « { $red-draw-two } », Mia reçoit { $draw-two } cartes.
actions-reverse = Mia a pioché et passé son tour. Changez maintenant le sens : posez « { $red-reverse } ».
actions-turn = Elle convient aussi. Mais essayez donc « { $red-reverse } ».
actions-last = On a tourné dans l’autre sens : Ben, puis Mia, et c’est à vous. Posez votre chiffre rouge.
lesson-actions-end = Bravo ! Avec ces cartes, vous décidez qui joue.

lesson-wild = Choisissez la couleur
lesson-wild-goal = Bien utiliser les cartes noires.
wild-name = Vous n’avez pas de vert. « { $wild } » convient toujours : posez-la et choisissez bleu.
wild-most = Toute couleur est permise. Mais c’est du bleu que vous avez le plus.
wild-small = Elle va aussi. Mais gardez-la, « { $wild } » suffit ici.
wild-need-not = Inutile de piocher : une carte noire convient toujours.
wild-save = Mia a dû poser du bleu. Gardez votre carte noire et posez « { $blue-9 } ».
wild-nine = Elle convient aussi. Prenez cette fois « { $blue-9 } ».
wild-keep = Permis, mais inutile. Vous avez du bleu : posez « { $blue-9 } ».
wild-four = Vous n’avez pas de rouge, ni de neuf. Vous pouvez donc poser « { $wild-draw-four } » : choisissez bleu.
wild-again = Mia a pioché { $draw-four } cartes et passe son tour. C’est encore à vous : posez du bleu.
wild-fits = Inutile de piocher : c’est vous qui avez choisi le bleu.
lesson-wild-end = Bravo ! « { $wild-draw-four } » seulement sans la couleur demandée, sinon on peut vous contester.

lesson-draw = Rien ne convient ?
lesson-draw-goal = Piocher, poser ou garder.
draw-nothing = Aucune de vos cartes ne convient sur « { $red-5 } ». Piochez-en une.
draw-lay = Quelle chance : « { $red-3 } » convient ! La carte piochée peut être posée aussitôt.
draw-need-not = Vous pouvez la garder. Mieux vaut s’en débarrasser : posez-la.
draw-again = De nouveau, rien ne convient. Piochez encore.
draw-keep = Cette fois, la carte piochée ne convient pas non plus. Gardez-la, puis c’est à Mia.
draw-fits = Regardez bien : une de vos cartes convient. Posez-la !
draw-look = Vous pouvez piocher. Mais vous avez du vert en main !
lesson-draw-end = Bravo ! On pioche une carte, jamais plus. Si elle convient, on la pose.

lesson-uno = Criez « UNO » !
lesson-uno-goal = Crier, prendre en faute et finir.
uno-catch = Mia n’a plus qu’une carte et n’a pas crié « UNO ». Prenez-la en faute !
uno-catch-first = Vite, sinon Mia s’en tire ! Prenez-la d’abord en faute.
uno-lay = Prise : Mia pioche { $caught } cartes. Posez maintenant une carte rouge.
uno-fits = Inutile de piocher : vous avez une carte qui convient.
uno-call = Il vous reste deux cartes. Criez « UNO ! » et posez-en une.
uno-forgot = Attention ! Sans « UNO ! », Mia pourrait vous prendre en faute. Criez d’abord, puis posez.
uno-out = Votre dernière carte convient. Posez-la et gagnez la manche !
lesson-uno-end = Bravo ! La manche est à vous. Vous savez tout pour une vraie partie.
