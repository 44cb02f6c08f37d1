### The command line in French.

cards = { $count } cartes
players = { $list } joueurs
from-to = { $first } à { $last }
rules-title = { $game } selon « { $edition } »
rules-about = Les règles imprimées, dans nos propres mots. Les crochets nomment la clause.
cards-title = Toutes les cartes
scoring-title = Points
points = { $points } points
rounds = Manches
moves = Coups
moves-per-second = Coups par seconde
endings = Fins
ending-goal-reached = but atteint
ending-stock-used-up = pioche épuisée
ending-hands-played-out = mains jouées
mean-points = Points par camp et par manche
extensions = Prolongations
coups-fourres = Coups fourrés
hand-of = Main de la place { $seat }
may-lay = à poser
may-attack = attaquer le camp { $party }
may-coup = à poser en coup fourré
wrong-players = { $edition } se joue à { $list } joueurs.
ending-went-out = toutes les cartes posées
ending-nobody-could-move = plus personne ne pouvait jouer
challenges = Contestations
caught = Pris en faute
reshuffles = Remélanges
may-play = à poser
no-such-rules = Ces règles ne se jouent pas : { $problem }
may-not = pas maintenant
hand-card = { $card } : { $uses }
no-such-seat = Il n’y a pas de place { $seat } à cette table ; indiquez-en une de 1 à { $seats } avec --seat.
rules-house = Règles maison : { $rules }

serve-link = Tischrunde est lancé. Envoyez ce lien à tous ceux qui jouent : { $link }
serve-stopped = Tischrunde est arrêté. Toutes les tables sont enregistrées et reprennent dès que le serveur tourne à nouveau.
serve-extra = Le serveur n’est pas installé. Installez-le avec : pip install "tischrunde[server]"
serve-unfit-key = Il n’y a pas de clé dans ce fichier : { $path }. Une clé a au moins 64 chiffres hexadécimaux. Reprenez-la d’une sauvegarde ; s’il n’y a pas encore de tables, supprimez le fichier et le serveur en crée un nouveau.
site-done = Le site est écrit : { $path } ({ $size } Mo). Mettez le dossier sur n’importe quel hébergement web. Pour l’essayer ici : python3 -m http.server --directory { $path }
site-not-built = Le client pour le navigateur n’est pas encore construit. Construisez-le avec : npm --prefix web ci && npm --prefix web run build
site-not-ours = « { $path } » n’est pas vide, et ce qui s’y trouve n’est pas un site de Tischrunde. Indiquez un autre dossier, ou videz celui-ci.
site-unwritable = Impossible d’écrire dans « { $path } » ; vérifiez que c’est un dossier et que vous pouvez y écrire.
worker-needs-redis = Un worker a besoin de Redis pour entendre les serveurs. Indiquez-le avec --redis redis://…
backup-done = La base de données est copiée : { $path }. Gardez aussi le fichier « key », sans lui aucune partie ne continue.
backup-nothing = Il n’y a pas de base de données ici : { $path }. Indiquez avec --data où le serveur garde ses données.
backup-postgres = PostgreSQL se sauvegarde avec pg_dump ; docs/operations.md dit comment.
backup-unwritable = Impossible d’écrire « { $path } » ; vérifiez que le dossier existe et que vous pouvez y écrire.
backup-unreadable = « { $path } » n’est pas une base de données, ou elle est abîmée. Indiquez avec --data où le serveur garde ses données, ou prenez une sauvegarde antérieure.
broken-table = La table { $table } est illisible à partir de la ligne { $row } : { $why }
broken-count =
    { $count ->
        [0] Toutes les tables sont lisibles.
        [one] Une table est illisible. Toutes les autres continuent ; docs/operations.md dit que faire.
       *[other] { $count } tables sont illisibles. Toutes les autres continuent ; docs/operations.md dit que faire.
    }
broken-no-key = Il n’y a pas de clé ici : { $path }. Sans celle du serveur, aucune table ne peut être lue ; indiquez avec --data ou --key-file où elle est.
broken-away = La base de données ne répond pas. Indiquez avec --data ou --database où elle est.
per-second = { $rate } par seconde
files = Fichiers
serve-no-database = Tischrunde ne connaît pas de base de données du genre « { $kind } » ; indiquez-en une comme sqlite:///… ou postgresql://…
serve-further-databases = D’autres bases de données ne vont qu’avec une première de PostgreSQL ; indiquez-la avec --database.
serve-no-redis = « { $url } » ne mène à aucun Redis ; indiquez-le comme redis://…, rediss://… ou unix://…
admin-about = « { $action } » demande { $count ->
    [0] aucune autre précision
    [one] une précision : quelle table ou quel invité
   *[other] deux précisions : quel invité, et le nouveau nom
 }. « admin tables » et « admin guests » montrent ce qu’il y a.
admin-about-shards = « move-shard » demande les fragments, de deux caractères chacun, et à la fin la base de données où ils doivent aller. « admin shards » montre où ils sont.
admin-nobody = « { $id } » n’existe pas ici. « admin tables » et « admin guests » montrent ce qu’il y a.
admin-not-moved = Le fragment n’a pas été déplacé ; on continue à jouer là où il était. Réessayez. La raison : { $reason }
admin-unfit-name = « { $name } » ne peut pas être un nom : il faut 1 à 40 caractères visibles. Choisissez-en un autre.
admin-away = La base de données est injoignable : { $reason }
admin-close = La table { $id } est fermée et supprimée.
admin-delete = L’invité { $id } est supprimé.
admin-rename = L’invité { $id } a un autre nom, pour les tables à venir.
admin-shut = On n’ouvre plus de nouvelle table, ni de revanche. Les parties en cours continuent.
admin-open = On ouvre de nouveau des tables.
admin-move-shard = Le fragment { $shard } est dans « { $to } », avec { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
 }.
admin-no-key = Il n’y a pas de clé ici : { $path }. Dites avec --key-file ou --data où le serveur l’a.
