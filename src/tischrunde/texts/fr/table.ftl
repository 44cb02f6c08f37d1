### À la table : pourquoi quelque chose n’a pas été fait.

## S’asseoir et commencer

denial-table-exists = Cette table existe déjà. Ouvrez-en une autre.
denial-no-such-seat = Personne n’occupe cette place, ou elle n’existe pas. Regardez quelles places compte la table.
denial-seat-taken = Cette place est déjà prise. Choisissez-en une libre.
denial-name-taken = Quelqu’un porte déjà ce nom à cette table. Réessayez.
denial-seated-already = Vous êtes déjà à cette table. Levez-vous d’abord si vous voulez changer de place.
denial-not-yourself = Vous ne pouvez prendre une place que pour vous-même. Envoyez aux autres l’invitation à la table.
denial-not-the-host = Seule la personne qui a ouvert la table peut le faire. Demandez-le-lui.
denial-sent-away = La personne qui a ouvert cette table veut y jouer sans vous. Cherchez une autre table ou ouvrez-en une.
denial-nobody-to-remove = Il n’y a à cette place personne que vous puissiez renvoyer.
denial-no-programs = Les programmes des joueurs ne sont pas admis à cette table. Ouvrez une table où ils le sont.
denial-unfit-name = Ce nom ne convient pas : il faut de 1 à 40 caractères visibles sur une ligne, sans espace au bord ni rien d’invisible. Choisissez-en un autre.
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
denial-agreed-already = Vous avez déjà donné votre accord. Attendez les autres.
denial-no-such-move = Ce coup n’existe pas dans ce jeu. Choisissez-en un parmi ceux proposés.
denial-refused = Les règles ne le permettent pas : { $reason }
denial-too-early = C’est trop tôt : les autres ont d’abord un instant. Réessayez dans un moment.
denial-too-late = Votre réponse est arrivée trop tard : le temps est écoulé. L’attaque reste en place.
denial-not-due = L’horloge n’en est pas encore là. Vous n’avez rien à faire ; la partie continue d’elle-même.
denial-nothing-to-resume = Personne ne vous attend : la manche suivante est déjà en cours.
denial-not-alone = D’autres personnes jouent ici. Vous ne pouvez changer la vitesse des bots que si vous jouez seul contre eux.

## Un deuxième appareil

denial-no-such-token = Ce lien est faux ou a déjà servi ; chacun ne sert qu’une fois. Demandez-en un nouveau sur votre premier appareil.
denial-token-expired = Ce lien a expiré. Demandez-en un nouveau sur votre premier appareil.
denial-too-many-tokens = Assez de liens vers cette place sont déjà en attente. Utilisez-en un, ou attendez qu’ils expirent.

## Encore une fois

denial-not-over = La partie n’est pas finie. Ce sera possible quand elle le sera.
denial-already-over = La partie est terminée. Cela ne se fait qu’avant.
denial-asked-already = Vous avez déjà dit que vous vouliez rejouer. Attendez les autres.
denial-gone-on = Les autres jouent déjà à la table suivante, et un bot y a votre place. Ouvrez une nouvelle table avec eux si vous voulez rejouer ensemble.

## Si le mélange était équitable

found-all = Mélange équitable : engagement, votre hasard et conditions sont vérifiés, tout est juste. Les cartes elles-mêmes, « tischrunde verify » les vérifie dans la partie sauvegardée.
found-promise-kept = Engagement tenu : le secret révélé correspond à l’empreinte que vous aviez vue avant la donne.
found-promise-broken = Engagement rompu : le secret révélé n’appartient pas à l’empreinte vue en premier. Le serveur a pu choisir les cartes.
found-promise-unseen = Engagement non vérifié : cet appareil ne l’a vu qu’une fois les cartes distribuées. Le secret correspond à l’empreinte que le serveur donne maintenant.
found-entropy-used = Votre hasard compte : ce que vous avez ajouté au mélange fait partie de ce dont découlent les cartes.
found-entropy-missing = Votre hasard manque : ce que vous avez ajouté au mélange ne fait pas partie de ce dont découlent les cartes. Le serveur a pu les choisir.
found-entropy-none = Votre hasard non vérifié : cet appareil n’a rien ajouté au mélange.
found-terms-kept = Rien n’a changé après coup : jeu, règles et date sont ceux convenus, et aucun bot n’a ajouté quoi que ce soit au mélange.
found-terms-changed = Changé après coup : jeu, règles ou date ne sont pas ceux convenus, ou un bot a ajouté quelque chose au mélange. Le serveur a pu ainsi choisir des cartes.
found-others-after = Après vous : { $names }. Seul le dernier à ajouter pourrait choisir les cartes, et seulement avec le serveur.
found-bots-after = Assis après vous : { $names }. Les bots appartiennent au serveur : il pouvait encore agir sur les cartes grâce à eux. Placez les bots avant de vous asseoir.
found-record-true = Enregistrement vérifié : toutes les cartes découlent du secret et du hasard, tous les coups et points sont justes.
found-record-untrue = Enregistrement faux : des cartes, coups ou points ne découlent pas du secret et du hasard. Sauvegardez-le ; « tischrunde verify » montre où.
found-record-none = Enregistrement non vérifié : le serveur ne le donne pas. On ne sait pas si les cartes découlent du secret et du hasard.
