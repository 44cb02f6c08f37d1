### The table in plain words, in French.

## Sitting down

welcome = Bienvenue ! Vous choisissez par numéro. Tapez un point d’interrogation pour avoir de l’aide.
rules-agreed = Vous jouez selon « { $edition } », jusqu’à { NUMBER($points, useGrouping: 0) } points.
promised = Le serveur s’engage sur les cartes, empreinte : { $commitment }
possible = Possible : { $list }.
not-one-of = Je ne comprends pas. Tapez un nombre de 1 à { $count }.
not-so-many = Ce nombre n’est pas possible. Possible : { $list }.
nobody-answers-play = L’entrée s’est terminée avant que tout soit clair. Dites au lancement à quoi vous voulez jouer, par exemple : tischrunde play uno --players 2 --bots easy --name Ida
nobody-answers-join = L’entrée s’est terminée avant que vous ayez donné un nom. Donnez-le au lancement avec --name, par exemple : tischrunde join --name Ida LIEN

## What can be done

prompt = Votre choix ?
choice = { $number }. { $words }
choice-key = { $key } : { $words }
back = 0. Retour
no-such-choice =
    { $count ->
        [0] Ce choix n’existe pas. Tapez un point d’interrogation pour avoir de l’aide.
        [one] Ce choix n’existe pas. Tapez 1, ou un point d’interrogation pour avoir de l’aide.
       *[other] Ce choix n’existe pas. Tapez un nombre de 1 à { $count }, ou un point d’interrogation pour avoir de l’aide.
    }
no-such-answer =
    { $count ->
        [one] Tapez 1, ou 0 pour revenir.
       *[other] Tapez un nombre de 1 à { $count }, ou 0 pour revenir.
    }
meanwhile = Il s’est passé quelque chose entre-temps, et la liste a changé. Choisissez encore une fois ; Entrée seule la répète.
not-now = Ce n’est pas à vous de jouer. Tapez un point d’interrogation pour avoir de l’aide.
not-dealt = Les cartes ne sont pas encore distribuées.
act-start = Distribuer les cartes
act-take-back = Reprendre votre place au bot
held-times =
    { $count ->
        [one] { $words }
        [2] { $words }, deux fois en main
        [3] { $words }, trois fois en main
       *[other] { $words }, { $count } fois en main
    }
card-drive = Avancer de { $card }
card-lay = Poser « { $card } »
card-against = « { $card } » contre { $parties }
blocked = Ces cartes ne peuvent pas être jouées maintenant :
discard-one = Défausser une carte
key-call = u
key-catch = p { $name }
no-call = Vous n’avez rien à annoncer en ce moment.
no-catch = Personne de ce nom ne peut être pris en faute en ce moment. Tapez p et le nom.
or = { $some } ou { $last }
ask-whom = Contre qui ?
ask-discard = Quelle carte défaussez-vous ?
ask-call = Annoncez-vous « Uno » en même temps ?
answer-call = Oui, annoncer « Uno »
answer-no-call = Non, ne rien annoncer
refused-rule = Tapez r pour lire la règle.
denied = Cela n’a pas marché ({ $code }). Essayez encore une fois.

## How it stands

your-turn = C’est à vous.
clock =
    { $seconds ->
        [one] Il vous reste { $seconds } seconde.
       *[other] Il vous reste { $seconds } secondes.
    }
attacked =
    { $whom ->
        [team] Attaque contre votre équipe : { $card }.
       *[you] Attaque contre vous : { $card }.
    }
own-km =
    { $whom ->
        [team] Votre équipe a { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
       *[you] Vous avez { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
    }
own-battle =
    { $whom ->
        [team] Devant votre équipe : « { $card } ».
       *[you] Devant vous : « { $card } ».
    }
own-battle-bare =
    { $whom ->
        [team] Il n’y a encore rien devant votre équipe.
       *[you] Il n’y a encore rien devant vous.
    }
own-limit =
    { $whom ->
        [team] La vitesse de votre équipe est limitée.
       *[you] Votre vitesse est limitée.
    }
top = Sur le talon : « { $card } ».
top-wished = Sur le talon : « { $card } », la couleur demandée est { $colour }.
doubt =
    { $count ->
        [one] +4 de { $name } : y croyez-vous ? Qui conteste à tort pioche 1 carte.
       *[other] +4 de { $name } : y croyez-vous ? Qui conteste à tort pioche { $count } cartes.
    }
pending =
    { $count ->
        [one] Vous devez piocher 1 carte ou la faire suivre.
       *[other] Vous devez piocher { $count } cartes ou les faire suivre.
    }
top-open = Sur le talon : « { $card } », couleur à choisir.
shown = { $name } avait : { $cards }. Vous seul le voyez.

## Who is there

chair-taken =
    { $you ->
        [yes] Vous avez pris place à la table.
       *[no] { $name } prend place.
    }
chair-left =
    { $you ->
        [yes] Vous avez quitté votre place.
       *[no] { $name } a quitté sa place.
    }
chair-away = { $name } n’est pas là pour le moment.
chair-here = { $name } est là.
chair-stood-in =
    { $you ->
        [yes] Un bot joue maintenant pour vous.
       *[no] Un bot joue maintenant pour { $name }.
    }
chair-back =
    { $you ->
        [yes] Vous jouez de nouveau en personne.
       *[no] { $name } joue de nouveau en personne.
    }
chair-again =
    { $you ->
        [yes] Vous voulez jouer encore une fois.
       *[no] { $name } veut jouer encore une fois.
    }
hand-on = C’est maintenant à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
let-go = Quand vous avez lu cela, appuyez sur Entrée : l’écran s’efface, et vous le passez.
still-for = Encore pour { $name } :
connection-lost = La connexion est perdue. J’essaie de la rétablir ; rien de ce que vous faites ne se perd.
connection-back = La connexion est rétablie.
table-open = Il reste des places libres. Pour jouer avec vous, il suffit de ce lien : { $link }
table-ready = Tout le monde est assis. On peut commencer.
table-ready-others = Tout le monde est assis. { $name } distribue les cartes.
watching = Vous regardez.
watching-full = Vous regardez : aucune place n’est libre ici.

## The score

score-of =
    { $whom ->
        [you] Vos points.
        [team] Les points de votre équipe.
       *[others] Les points de { $party }.
    }
score-line =
    { $points ->
        [one] { $count ->
            [one] { $line } : 1 point.
           *[other] { $line }, { $count } fois : 1 point.
        }
       *[other] { $count ->
            [one] { $line } : { NUMBER($points, useGrouping: 0) } points.
           *[other] { $line }, { $count } fois : { NUMBER($points, useGrouping: 0) } points.
        }
    }
score-nothing =
    { $whom ->
        [you] Vous : 0 point dans cette manche, { NUMBER($total, useGrouping: 0) } en tout.
        [team] Votre équipe : 0 point dans cette manche, { NUMBER($total, useGrouping: 0) } en tout.
       *[others] { $party } : 0 point dans cette manche, { NUMBER($total, useGrouping: 0) } en tout.
    }
score-sum = { NUMBER($points, useGrouping: 0) } dans cette manche, { NUMBER($total, useGrouping: 0) } points en tout.
score-target = Le but est de { NUMBER($points, useGrouping: 0) } points.
score-empty = Aucune manche n’est encore terminée.
match-over = La partie est terminée.
end-again = Jouer encore une fois
again-once-all = La partie suivante commence dès que tout le monde le veut. Tapez q pour arrêter.
end-enough = Arrêter

## Commands: the letter, then words that mean the same

command-help = ? aide
command-list = l liste
command-table = t table
command-hint = h conseil
command-score = s points
command-rule = r règle regle
command-save = save enregistrer
command-quit = q quitter fin
command-call = u uno
command-catch = p prendre
help-numbers = Tapez le numéro devant ce que vous voulez faire, puis Entrée. Vous pouvez aussi choisir une carte qui ne peut pas être jouée : vous apprenez alors pourquoi.
help-calls = Certaines choses se font même quand c’est aux autres : u annonce « Uno », p et un nom prend en faute qui l’a oublié.
help-help = Point d’interrogation ou aide : cette aide.
help-list = Entrée seule, l ou liste : encore une fois ce que vous pouvez faire.
help-table = t ou table : toute la table en mots.
help-hint = h ou conseil : ce que ferait un expert, et pourquoi.
help-score = s ou points : les derniers points et le total.
help-rule = r ou règle : la règle du dernier refus.
help-save = enregistrer et un nom de fichier : enregistrer la partie dans un fichier.
help-quit = q ou quitter : arrêter.
help-asking = Tapez le numéro de votre réponse, puis Entrée. Tapez q pour arrêter.
help-words = Tapez votre réponse, puis Entrée. Tapez q pour arrêter.

## Hints and rules

hint = Conseil d’expert : { $move }.
hint-for = Pour : { $reason }.
hint-against = Contre : { $reason }.
hint-remark = À noter : { $reason }.
hint-chance = La chance de gagner la partie est alors d’environ { $chance } pour cent, estimée sur { $deals } manches imaginées.
hint-none = Vous n’avez rien à décider en ce moment.
hint-not-here = Il n’y a pas de conseils à cette table.
rule = De « { $chapter } » :
rule-none = Tout ce que vous vouliez était permis jusqu’ici.

## Going away

ask-save = Nom de fichier pour enregistrer la partie, par exemple partie.tisch (Entrée seule : ne pas enregistrer) :
word-yes = oui o
word-no = non n
save-where = Où ? Tapez par exemple : enregistrer partie.tisch
saved = Enregistré dans « { $file } ». Pour continuer : tischrunde play --resume { $word }
saved-so-far = Les coups joués jusqu’ici sont dans « { $file } ». Vous pourrez revoir la partie une fois terminée : enregistrez-la alors encore une fois.
saved-over = Toute la partie est dans « { $file } ». Pour la revoir : tischrunde replay { $word }
save-taken = « { $file } » contient autre chose. Le fichier reste tel quel ; choisissez un autre nom.
save-failed = « { $file } » ne peut pas être écrit : { $reason }. Choisissez un autre dossier ou un autre nom.
save-no-folder = « { $file } » ne peut pas être écrit : le dossier « { $folder } » n’existe pas. Créez-le ou choisissez-en un autre.
resume-over = La partie dans « { $file } » est déjà terminée. Pour la revoir : tischrunde replay { $word }
resume-no-such-level = Un bot de force « { $level } » joue dans cette partie ; cette version ne l’a pas. Prenez une version plus récente de Tischrunde.
resumed = On continue à la manche { $number }.
input-over = L’entrée est terminée.
interrupted = Interrompu.
broken = La partie ne peut pas continuer ici : il s’est passé quelque chose qui ne doit pas arriver.
left-unkept = La partie n’est pas enregistrée. Avec --save FICHIER, elle sera gardée la prochaine fois.
left-seat = Votre place reste la vôtre. Pour revenir : tischrunde join --name { $name } { $link }
left-watching = Pour regarder à nouveau : tischrunde join --watch { $link }
bye = À la prochaine !
