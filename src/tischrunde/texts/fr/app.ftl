### The table as a program for the terminal, in French.

## Status

your-turn =
    { $count ->
        [1] À vous : choisissez votre carte avec 1, puis appuyez sur ⏎.
        [10] À vous : choisissez une carte avec 1–9 ou 0, puis appuyez sur ⏎.
       *[other] À vous : choisissez une carte avec 1–{ $count }, puis appuyez sur ⏎.
    }
your-turn-many = À vous : choisissez une carte avec ← et →, puis appuyez sur ⏎.
stood-in = Un bot joue pour vous.
not-connected = La connexion est perdue. Nous réessayons…
ready = Tout le monde est assis. On peut commencer.
ready-others = Tout le monde est assis. { $name } distribue les cartes.
clock = encore { $seconds } s
waiting-for-players = Il reste des places libres.
free = libre
invite = Invitez les autres : { $link }

## What can be done

key-enter = ⏎
key-space = Espace
errand-start = Distribuer les cartes
errand-take-back = Reprendre la place
errand-answer = Répondre
lay-choosing = Poser « { $card } »…
why-not = « { $card } » : pourquoi pas ?
call = Annoncer « Uno ! » avec la prochaine carte
call-armed = Vous annoncez « Uno ! » avec
which = Que voulez-vous faire ?

## Keys at the bottom

key-hint = conseil
key-score = score
key-log = historique
key-words = en mots
key-rules = règles
key-help = aide
key-leave = quitter

## Sheets

why-title = « { $card } » : pas maintenant
why-title-bare = Ce n’est pas possible maintenant
why-not-now = Ce n’est pas à vous de jouer. Attendez un instant.
hint-title = Conseil
hint-thinking = Un expert réfléchit…
hint-take = Jouer cela
hint-leave = Réfléchir encore
score-title = Score
no-score = Aucune manche n’est encore terminée.
log-title = Historique, le plus récent d’abord
log-empty = Il ne s’est encore rien passé.
words-title = La table en mots
end-again = Encore une partie
again-wait = On continue dès que tout le monde veut une autre partie.
end-save = Enregistrer la partie
end-quit = Quitter
curtain-title = Au suivant
curtain = Passez l’écran à { $name }. Les cartes sont cachées.
curtain-open = Je suis { $name } : montrer les cartes
still = { $name } : { $move }
leave-title = Quitter ?
leave-question = Vous pourrez reprendre plus tard une partie enregistrée.
leave-away = La place reste la vôtre : le même lien vous y ramène.
leave-save = Enregistrer et quitter
leave-go = Quitter
leave-stay = Continuer
broken-title = La partie ne peut pas continuer
broken = Un bot a trébuché ({ $error }). Enregistrez la partie : rien ne sera perdu.
broken-away = Quelque chose n’a pas marché à la table du serveur ({ $error }). Le même lien vous y ramène.
foot-read = ⏎ retour
foot-back = Échap retour
foot-line = ⏎ continuer · Échap retour

## Help

help-title = Touches
help-how = Choisissez une carte et appuyez sur ⏎. Vous pouvez poser les cartes pleines avec ✓ ; pour les autres, ⏎ dit pourquoi pas. La souris fait tout cela aussi.
help-choose = choisir une carte
help-move = carte suivante
help-play = poser la carte, répondre, ou demander pourquoi pas
help-discard = défausser la carte choisie
help-draw = piocher
help-beside = garder, contester, prendre en faute, annoncer « Uno ! »
help-hint = conseil et ses raisons
help-score = score
help-log = historique
help-words = la table en mots
help-rules = règles de cette édition
help-save = enregistrer la partie
help-leave = quitter

## The first screen

title = Tischrunde
menu-about = Des jeux de cartes exactement selon les règles de votre boîte.
menu-rallye = Jouer à Rallye 1000
menu-uno = Jouer à UNO
menu-resume = Reprendre une partie enregistrée
menu-join = Rejoindre une table en ligne
menu-pad = Bloc de marque pour de vraies cartes
menu-language = Langue
menu-quit = Quitter
language-name = Français
ask-file = Quelle partie ?
ask-pad = Quel bloc de marque ?
pad-new = Nouveau bloc de marque
nothing-saved = Il n’y a pas de partie enregistrée dans ce dossier. Jouez-en une et enregistrez-la avec Ctrl+S.
ask-link = Quel est le lien de l’invitation ?
errand-end = Et maintenant ?
leave-watching = Vous regardez seulement ; les autres continuent.
watching = Vous regardez.
wait-stop = Ne plus attendre
joining = Recherche de la table…
leave-unsaved = Quitter sans enregistrer
