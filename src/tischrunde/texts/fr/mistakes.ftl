### What the command line cannot do, in French.

no-such-command = Il n’y a pas de commande « { $value } ». Vouliez-vous dire « { $nearest } » ?
no-such-command-at-all = Il n’y a pas de commande « { $value } » ; « { $command } --help » les nomme toutes.
no-such-choice = « { $value } » ne va pas avec { $name }. Vouliez-vous dire « { $nearest } » ?
no-such-choice-at-all = « { $value } » ne va pas avec { $name } ; au choix : { $choices }.
no-such-option = Il n’y a pas ici d’option « { $value } ». Vouliez-vous dire « { $nearest } » ?
no-such-option-at-all = Il n’y a pas ici d’option « { $value } » ; « { $command } --help » les nomme toutes.
did-you-mean = Vouliez-vous dire « { $nearest } » ?
there-are = Au choix : { $list }.
too-much = « { $value } » est de trop ici ; « { $command } --help » montre ce qu’il faut.
missing = Il manque encore : { $names }. « { $command } --help » montre comment faire.
missing-one-of = Il faut l’un d’eux : { $names }. « { $command } --help » montre comment faire.
missing-value = Il manque quelque chose après { $name } ; « { $command } --help » montre quoi.
not-together = { $name } et { $other } ne vont pas ensemble ; enlevez l’un des deux.
takes-no-value = { $name } se suffit ; enlevez ce qui suit le « = ».
no-int = { $name } demande un nombre entier comme 2, pas « { $value } ».
no-count = { $name } demande un nombre entier à partir de 1, pas « { $value } ».
no-float = { $name } demande un nombre comme 2 ou 0.5, pas « { $value } ».
no-port = { $name } demande le numéro d’un port, de 0 à 65535, pas « { $value } ».
no-databases = { $name } demande des bases de données avec leurs noms, séparées par des espaces : NOM=postgresql://… ; la première s’appelle déjà « home ». « { $value } » ne va pas.
misunderstood = Cela n’a pas été compris ({ $words }) ; « { $command } --help » montre comment faire.
file = Il y a un problème avec « { $file } » : { $reason }.
address = Le serveur ne peut pas écouter à { $address } : { $reason }.
trouble-eacces = les droits d’accès ne le permettent pas ; choisissez un autre endroit ou changez-les
trouble-eaddrinuse = un autre programme y écoute déjà ; choisissez un autre port avec --port
trouble-eaddrnotavail = votre ordinateur n’a pas cette adresse ; indiquez-en une qu’il a avec --host
trouble-eexist = il y a déjà autre chose ; choisissez un autre endroit
trouble-einval = ce nom n’est pas possible ; choisissez-en un autre
trouble-eisdir = c’est un dossier ; nommez un fichier
trouble-enoent = cela n’existe pas ; vérifiez le nom
trouble-enospc = le disque est plein ; faites de la place
trouble-enotdir = une partie du chemin n’est pas un dossier ; vérifiez le nom
trouble-no-host = votre ordinateur ne connaît pas ce nom ; indiquez une adresse qu’il a avec --host
unexpected = Cela n’aurait pas dû arriver ({ $error }). Signalez-le-nous avec votre commande et ce qu’elle écrit précédée de TISCHRUNDE_DEBUG=1.
