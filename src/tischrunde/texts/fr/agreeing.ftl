### Before a match: what is played, and who plays, in French.

ask-game = À quoi voulez-vous jouer ?
ask-edition = Quelle boîte avez-vous ?
ask-players = Combien de joueurs à la table ?
ask-persons = Combien de personnes se partagent cet écran ? Des bots prennent les autres places.
ask-name =
    { $count ->
        [one] Comment vous appelez-vous ? Avec Entrée, votre nom est « { $usual } ».
       *[other] Comment s’appelle la personne { $number } ? Avec Entrée, « { $usual } ».
    }
ask-level = Quelle est la force des bots ?
usual-name =
    { $count ->
        [one] Invité
       *[other] Invité { $number }
    }
bot-name =
    { $count ->
        [one] Bot
       *[other] Bot { $number }
    }
no-such-level = Il n’y a pas de bots de cette force : « { $level } ». Possible : { $list }.
no-such-edition = Il n’y a pas d’édition « { $edition } ».
wrong-players = Cette boîte ne permet pas { $players } à la table. Possible : { $list }.
too-many-here = { $players } places ne suffisent pas pour tous les noms et tous les bots. Retirez-en ou prenez plus de places.
levels-unlike-bots =
    { $count ->
        [one] Il y a 1 bot à la table. Indiquez une force.
       *[other] Il y a { $count } bots à la table. Indiquez une force pour tous, ou une pour chacun.
    }
unfit-name = « { $name } » ne peut pas être un nom : il faut 1 à 40 caractères visibles. Choisissez-en un autre.
same-name = Quelqu’un s’appelle déjà « { $name } » ici. Choisissez un autre nom.
