### Enregistrements de parties : les revoir et les vérifier.

dealt = Après la donne, { $moves } coups à suivre
after-move = Coup { $number } sur { $moves } · { $name } : { $move }
after-hidden-move = Coup { $number } sur { $moves } · caché
step = Entrée : suivant · b : précédent · nombre : aller à ce coup · q : quitter ›
no-such-number = La partie compte { $moves } coups ; indiquez avec --at un nombre de 0 à { $moves }.
say-which-move = « { $file } » est un fichier ; indiquez avec --at après combien de coups vous cherchez conseil.
no-file = Impossible de lire « { $file } » : { $reason }.
no-utf-8 = À partir de l’octet { $byte }, le fichier n’est pas du texte UTF-8.
placed = Ligne { $line }, colonne { $column } : { $problem }

## Pourquoi un enregistrement est illisible

unreadable-no-record = Un enregistrement commence par « tischrunde 1 », pas par « { $words } ».
unreadable-carriage-return = Les lignes finissent par un retour chariot. Le fichier a été modifié en étant envoyé comme texte ; envoyez-le en pièce jointe.
unreadable-expected = Il faut ici « { $words }: ».
unreadable-wrong-value = « { $words } » n’a pas sa place ici.
unreadable-unexpected = Après la fin, il y a encore « { $words } ».
unreadable-wrong-move-number = Les coups se suivent ; « { $words } » n’est pas le numéro du suivant.
unreadable-no-move = « { $words } » n’est pas un coup comme « 1:roll » ou « 2:-25@14.5 ».
unreadable-no-such-seat = Il n’y a pas de place { $words } dans cette partie.
unreadable-no-points = « { $words } » n’est pas un score comme « A 700 ».

## Ce qui a été vérifié et qui est juste

verifying = { $file }
verified = L’enregistrement est exact.
not-verified = L’enregistrement n’est pas exact, ou ne peut pas être vérifié.
right-sealed = Sceau : pas un caractère du fichier n’a changé depuis qu’il est scellé.
right-open-seed = Hasard : la graine figure en clair dans le fichier. Qui l’a choisie, et quand, on ne peut le dire.
right-promised = Engagement : c’est bien celui que vous aviez noté.
right-added = Hasard : ce que vous avez ajouté au mélange est dans le fichier, chez { $name }.
right-committed = Secret : il correspond à l’engagement publié avant de mélanger.
right-decks-right = { $rounds ->
    [one] Cartes : le paquet de la manche a été mélangé et distribué de nouveau { $source ->
        [seed] à partir de la graine.
       *[secret] { $seats ->
            [0] à partir du secret.
            [one] à partir du secret et de l’aléa ajouté par un joueur.
           *[other] à partir du secret et de l’aléa ajouté par { $seats } joueurs.
        }
    }
   *[other] Cartes : les paquets des { $rounds } manches ont été mélangés et distribués de nouveau { $source ->
        [seed] à partir de la graine.
       *[secret] { $seats ->
            [0] à partir du secret.
            [one] à partir du secret et de l’aléa ajouté par un joueur.
           *[other] à partir du secret et de l’aléa ajouté par { $seats } joueurs.
        }
    }
}
right-committed-unseen = Secret : il correspond à l’engagement du fichier. Vous seul savez si c’est celui qu’on vous avait montré avant la partie (--commitment le compare).
right-moves-right = Coups : les { $moves } coups étaient tous permis avec ces cartes selon « { $rules } ».
right-result-right = Résultat : tous les points et la victoire sont bien calculés.
right-result-open = Résultat : la partie n’est pas finie ; les points jusqu’ici sont justes.

## Ce qui n’est pas juste

untrue-no-seal = Sceau : le fichier n’en a pas ; il peut être incomplet ou endommagé.
untrue-seal-broken = Sceau : le fichier a été modifié après avoir été scellé.
untrue-other-secret = Secret : ce n’est pas celui sur lequel portait l’engagement du fichier.
untrue-other-commitment = Engagement : le fichier en contient un autre que celui que vous aviez noté.
untrue-entropy-missing = Hasard : ce que vous avez ajouté au mélange n’est pas dans le fichier.
untrue-secret-not-revealed = Secret : il n’est pas encore révélé. Il le sera dès la fin de la partie.
untrue-no-such-game = Il n’y a pas de jeu « { $game } » ici.
untrue-no-such-rules = On ne peut pas jouer selon ces règles : { $reason }
untrue-no-such-position = On ne peut pas jouer à partir de la situation « { $words } ».
untrue-rules-written-otherwise = Les règles doivent s’écrire ici « { $rules } » ; une autre graphie donnerait d’autres cartes.
untrue-no-such-revision = Cette version ne connaît pas la révision { $revision } de l’édition. La partie a été jouée avec une autre version de Tischrunde.
untrue-wrong-players = Cette édition n’est pas pour { $players } joueurs.
untrue-round-was-over = Coup { $number } : la manche était déjà finie.
untrue-no-such-move = Coup { $number } : « { $move } » n’est pas un coup de ce jeu.
untrue-illegal-move = Le coup { $number }, « { $move } », n’était pas permis : { $reason } [{ $clause }]
untrue-no-such-round = Il n’y a pas eu de manche { $round }.
untrue-wrong-dealer = C’est quelqu’un d’autre qui a donné la manche { $round }.
untrue-wrong-score = Les points de la manche { $round } ne correspondent pas à ce qui a été joué.
untrue-wrong-result = Le résultat ne correspond pas à ce qui a été joué.
untrue-clock-runs-back = Ici, l’horloge recule.
