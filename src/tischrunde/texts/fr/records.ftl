### Enregistrements de parties : les revoir et les vérifier.

dealt = Après la donne, { $moves } coups à suivre
after-move = Coup { $number } sur { $moves } · { $name } : { $move }
step = Entrée : suivant · b : précédent · nombre : aller à ce coup · q : quitter ›
no-such-number = La partie compte { $moves } coups.
no-file = Impossible de lire « { $file } » : { $reason }.
no-utf-8 = À partir de l’octet { $byte }, le fichier n’est pas du texte UTF-8.
placed = Ligne { $line }, colonne { $column } : { $problem }

## Pourquoi un enregistrement est illisible

unreadable-no-record = Un enregistrement commence par « tischrunde 1 », pas par « { $words } ».
unreadable-expected = Il faut ici « { $words }: ».
unreadable-wrong-value = « { $words } » n’a pas sa place ici.
unreadable-unexpected = Après la fin, il y a encore « { $words } ».
unreadable-wrong-move-number = Les coups se suivent ; « { $words } » n’est pas le numéro du suivant.
unreadable-no-move = « { $words } » n’est pas un coup comme « 1:roll » ou « 2:-25@14.5 ».
unreadable-no-such-seat = Il n’y a pas de place { $words } dans cette partie.
unreadable-no-points = « { $words } » n’est pas un score comme « A 700 ».

## Ce qui a été vérifié et qui est juste

verifying = { $file }
verified = L’enregistrement est vrai.
not-verified = L’enregistrement n’est pas vrai, ou ne peut pas être vérifié.
right-sealed = Sceau : pas un caractère du fichier n’a changé depuis qu’il est scellé.
right-open-seed = Hasard : la graine figure en clair dans le fichier. Qui l’a choisie, et quand, on ne peut le dire.
right-promised = Engagement : c’est bien celui que vous aviez noté.
right-committed = Secret : il correspond à l’engagement publié avant de mélanger.
right-decks-right = { $source ->
    [seed] Cartes : le paquet de chacune des { $rounds } manches a été mélangé et distribué de nouveau à partir de la graine.
   *[secret] { $seats ->
        [0] Cartes : le paquet de chacune des { $rounds } manches a été mélangé et distribué de nouveau à partir du secret.
       *[other] Cartes : le paquet de chacune des { $rounds } manches a été mélangé et distribué de nouveau à partir du secret et du hasard de { $seats } places.
    }
}
right-moves-right = Coups : les { $moves } coups étaient tous permis avec ces cartes selon « { $rules } ».
right-result-right = Résultat : tous les points et la victoire sont bien calculés.
right-result-open = Résultat : la partie n’est pas finie ; les points jusqu’ici sont justes.

## Ce qui n’est pas juste

untrue-no-seal = Sceau : le fichier n’en a pas. N’importe qui a pu changer les noms et les temps.
untrue-seal-broken = Sceau : le fichier a été modifié après avoir été scellé.
untrue-other-secret = Secret : ce n’est pas celui qui avait été engagé avant de mélanger.
untrue-other-commitment = Engagement : le fichier en contient un autre que celui que vous aviez noté.
untrue-secret-not-revealed = Secret : il n’est pas encore révélé. Il le sera dès la fin de la partie.
untrue-no-such-game = Il n’y a pas de jeu « { $game } » ici.
untrue-no-such-rules = On ne peut pas jouer selon ces règles : { $reason }
untrue-no-such-revision = Cette version ne connaît pas la révision { $revision } de l’édition. Une plus récente pourrait aider.
untrue-wrong-players = Cette édition n’est pas pour { $players } joueurs.
untrue-round-was-over = Coup { $number } : la manche était déjà finie.
untrue-no-such-move = Coup { $number } : « { $move } » n’est pas un coup de ce jeu.
untrue-illegal-move = Le coup { $number }, « { $move } », n’était pas permis : { $reason } [{ $clause }]
untrue-no-such-round = Il n’y a pas eu de manche { $round }.
untrue-wrong-dealer = C’est quelqu’un d’autre qui a donné la manche { $round }.
untrue-wrong-score = Les points de la manche { $round } ne sont pas ceux qui ont été joués.
untrue-wrong-result = Le résultat n’est pas celui qui a été joué.
untrue-clock-runs-back = Ici, l’horloge recule.
