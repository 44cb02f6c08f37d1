### À la table : pourquoi quelque chose n’a pas été fait.

## S’asseoir et commencer

denial-table-exists = Cette table existe déjà. Ouvrez-en une autre.
denial-no-such-seat = Personne n’occupe cette place, ou elle n’existe pas. Regardez quelles places compte la table.
denial-seat-taken = Cette place est déjà prise. Choisissez-en une libre.
denial-seated-already = Vous êtes déjà à cette table. Levez-vous d’abord si vous voulez changer de place.
denial-not-yourself = Vous ne pouvez prendre une place que pour vous-même. Envoyez aux autres l’invitation à la table.
denial-not-the-host = Seule la personne qui a ouvert la table peut y asseoir des bots. Demandez-le-lui.
denial-no-programs = Les programmes des joueurs ne sont pas admis à cette table. Ouvrez une table où ils le sont.
denial-unfit-name = Ce nom ne convient pas : il faut de 1 à 40 caractères visibles sur une ligne, sans espace au bord. Choisissez-en un autre.
denial-unfit-entropy = Cet ajout au mélange ne convient pas : il faut au plus 64 caractères sur une ligne, sans espace au bord. Écrivez autre chose ou laissez-le vide.
denial-seats-free = Il reste des places libres. Attendez que tout le monde soit assis, ou laissez des bots les prendre.
denial-already-started = Les cartes sont distribuées : on ne change plus de place. Si vous devez partir, laissez un bot jouer pour vous.
denial-too-much-coming-and-going = Il y a trop d’allées et venues à cette table. Continuez d’abord à jouer ; cela remarchera après le prochain coup, mais avant le début seulement à une nouvelle table.

## Jouer

denial-not-started = La partie n’a pas commencé. Attendez que les cartes soient distribuées.
denial-not-your-seat = Ce n’est pas votre place. Vous ne pouvez jouer que là où vous êtes assis.
denial-stale = Entre-temps, il s’est passé quelque chose à la table. Regardez, puis décidez de nouveau.
denial-stood-in = Un bot joue en ce moment à cette place. Reprenez-la pour jouer de nouveau.
denial-nobody-stands-in = Aucun bot ne joue pour vous. Vous pouvez simplement continuer.
denial-no-such-move = Ce coup n’existe pas dans ce jeu. Choisissez-en un parmi ceux proposés.
denial-refused = Les règles ne le permettent pas : { $reason }
denial-too-early = C’est trop tôt : les autres ont d’abord un instant. Réessayez dans un moment.
denial-too-late = Votre réponse est arrivée trop tard : le temps est écoulé. L’attaque reste en place.
denial-not-due = L’horloge n’en est pas encore là. Vous n’avez rien à faire ; la partie continue d’elle-même.

## Un deuxième appareil

denial-no-such-token = Ce lien est faux ou a déjà servi ; chacun ne sert qu’une fois. Demandez-en un nouveau sur votre premier appareil.
denial-token-expired = Ce lien a expiré. Demandez-en un nouveau sur votre premier appareil.
denial-too-many-tokens = Assez de liens vers cette place sont déjà en attente. Utilisez-en un, ou attendez qu’ils expirent.

## Encore une fois

denial-not-over = La partie n’est pas finie. Ce sera possible quand elle le sera.
denial-asked-already = Vous avez déjà dit que vous vouliez rejouer. Attendez les autres.
denial-gone-on = Les autres jouent déjà à la table suivante, et un bot y a votre place. Ouvrez une nouvelle table avec eux si vous voulez rejouer ensemble.
