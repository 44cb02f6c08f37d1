### The score pad in a terminal, in French.

## Files

not-opened = Impossible d’ouvrir « { $file } » : { $reason }
too-large = « { $file } » est trop grand pour un bloc de marque. Vérifiez le nom.
file-taken = « { $file } » existe déjà. Pour continuer à y écrire, omettez --edition ; pour un nouveau bloc de marque, choisissez un autre nom.
other-pad = « { $other } » est un autre bloc de marque que « { $file } ». Seuls des fichiers qui ont été le même peuvent être réunis.
no-pad-game = Il n’y a pas de bloc de marque pour ce jeu.
joined =
    { $count ->
        [0] Rien de nouveau ne vient de « { $file } ».
        [one] 1 nouvelle inscription vient de « { $file } », de { $names }.
       *[other] { $count } nouvelles inscriptions viennent de « { $file } », de { $names }.
    }
kept-in = Tout se trouve dans « { $file } ». Continuez avec : tischrunde pad { $word }

## What stands in a place

yes = oui
no = non
nobody = personne
nothing = rien
no-cards = aucune
of = { $label } { $value }
kept = juste quand même
not-kept = finalement pas juste

## Places and the trail

place-seat = nom de la place { $seat }
place-dealer = donneur de la première manche
place-field = manche { $round }, { $field }
place-problem = objection dans la manche { $round }, { $field }
event-opened = { $when }, { $name } ouvre le bloc de marque.
event = { $when }, { $name } : { $place } : { $value }
author = { $name }, { $when }

## How the match stands

intro = Bloc de marque d’après « { $edition } » jusqu’à { NUMBER($points, useGrouping: 0) } points. Jouent : { $names }.
no-points = Personne n’a encore de points. Le but est de { NUMBER($points, useGrouping: 0) }.
won = La partie est gagnée : { $party } avec { NUMBER($points, useGrouping: 0) } points.
leads = En tête : { $party } avec { NUMBER($points, useGrouping: 0) } points ; encore { NUMBER($left, useGrouping: 0) } jusqu’à la fin.
deals = { $name } distribue.
round = Manche { $number }
dealt-by = Donneur
sum = { $party } : { NUMBER($points, useGrouping: 0) } dans cette manche, { NUMBER($total, useGrouping: 0) } en tout.
this-round = Manche
total = Total
quarrels =
    { $count ->
        [one] À un endroit, les inscriptions diffèrent.
       *[other] À { $count } endroits, les inscriptions diffèrent.
    }
quarrel = Désaccord : { $place }.
quarrel-word = { $value }, d’après { $author }.
quarrel-other = Autre chose
no-quarrels = Vous êtes d’accord partout.
not-counted = Ne compte plus : la partie était déjà terminée.
incomplete = incomplet

## In plain words

unread = Je ne comprends pas. { $hint }
choose = Tapez un nombre de 1 à { $count }.
leave-it = Entrée seule : rien ne change ({ $value }).
number-card = { $number } { $card }
problem = Objection : { $words }
problem-again = L’inscrire à nouveau
problem-keep = Juste quand même : nous avons joué ainsi
problem-later = Décider plus tard
undone = Annulé : { $place }.
nothing-to-undo = Il n’y a rien à annuler ici.
which-round = Quelle manche ? Tapez par exemple : r 1
no-such-round = Cette manche n’existe pas encore. Possible : r 1 à r { $count }.
no-rounds = Il n’y a encore aucune manche sur le bloc.
ask-field = Que voulez-vous changer dans la manche { $number } ?
field = { $label } : { $value }
ask-seat = Qui s’appelle autrement ?
ask-name = Comment s’appelle vraiment { $name } ? Entrée seule : rien ne change.
ask-dealer = Qui a distribué la première manche ?
over = Avec r et un nombre vous changez une manche, avec q vous quittez.
nobody-answers = L’entrée s’est terminée avant que tout soit clair. Dites dans la commande qui joue, par exemple : tischrunde pad soiree.pad --edition schmidt Lena Ben

command-help = ? aide
command-undo = z annuler
command-round = r manche
command-trail = l journal
command-names = n noms
command-dealer = d donneur
command-quarrels = c désaccords
command-score = s score
command-quit = q quitter
help-answer = On ne vous demande que ce qui manque à la marque. Tapez la réponse et Entrée.
help-help = Point d’interrogation ou aide : cette aide.
help-undo = z ou annuler : annuler la dernière inscription.
help-round = r et un nombre : changer une manche précédente.
help-trail = l ou journal : qui a inscrit quoi, et quand.
help-names = n ou noms : renommer quelqu’un.
help-dealer = d ou donneur : qui a distribué la première manche.
help-quarrels = c ou désaccords : où les inscriptions diffèrent.
help-score = s ou score : toutes les manches et les totaux.
help-quit = q ou quitter : quitter. Tout est toujours enregistré.

## On the screen

title = Bloc de marque
status-over = La partie est terminée.
act-write = inscrire
act-keep = juste quand même
act-next = manche suivante
act-toggle = poser · encore : { $special } · encore : enlever
key-undo = annuler
key-rounds = autre manche
key-score = marque
key-trail = journal
key-names = noms
key-dealer = donneur
key-quarrels = désaccords
key-help = aide
key-quit = fin
trail-title = Journal, le plus récent d’abord
quarrels-title = Désaccord
names-title = Noms
dealer-title = Donneur
undo-title = Annuler
score-title = Manche { $number }
help-title = Touches
help-how = Allez à une case avec les flèches et tapez. Ce qui manque est marqué « ? », une objection « ! ». Tout est enregistré aussitôt.
help-key-move = vers une autre case
help-key-digits = inscrire un nombre, choisir une carte ou une réponse
help-key-enter = inscrire et passer à la case suivante
help-key-delete = vider la case
help-key-rounds = manche précédente ou suivante
help-key-keep = objection : juste quand même
help-key-undo = annuler la dernière inscription
help-key-score = la marque de cette manche, ligne par ligne
help-key-trail = qui a inscrit quoi, et quand
help-key-names = renommer quelqu’un
help-key-dealer = qui a distribué la première manche
help-key-quarrels = décider où les inscriptions diffèrent
help-key-quit = quitter
