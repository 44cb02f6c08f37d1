### Everywhere

new-tab = (s’ouvre dans un nouvel onglet)
clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
you = Vous
loading = Un instant…
to-start = Retour à l’accueil
copy-link = Copier le lien
copied = Le lien est copié.
copy-failed = La copie n’a pas marché. Sélectionnez le lien et copiez-le vous-même.

## Table

table-seat = Place { $seat }
table-bot = Bot
table-and = { $some } et { $last }
table-or = { $some } ou { $last }
table-actions = Ce que vous pouvez faire
hand =
    { $count ->
        [one] Votre main, une carte
       *[other] Votre main, { $count } cartes
    }
hand-gained = Nouveau dans votre main : { $cards }.
hand-chosen = { $card }, carte choisie : { $ways }.
hand-chosen-early = { $card }, carte choisie. Ce n’est pas encore à vous.
hand-put-back = { $card } n’est plus choisie.
hand-locked = { $card }, bloquée
hand-drawn = { $card }, tout juste piochée
hand-fresh = { $card }, nouvelle
hand-mark-fresh = nouveau
hand-mark-drawn = piochée
hand-hint = { $card }, conseil
hand-mark-hint = conseil
whynot-rule = Montrer la règle
rule = La règle
rule-back = Retour à la table
hint = Conseil
hint-move = Conseil : { $move }.
hint-for = Pour : { $reason }.
hint-against = Contre : { $reason }.
hint-remark = À noter : { $reason }.
hint-chance = Chances de gagner la partie : environ { $chance } %.

## Replay

connecting = On met la table…
your-turn = À vous de jouer
menu = Menu
log = Historique
phrases = Petits mots
table-notices = Avis
table-panel = À côté de la table
table-round = Manche { $number }
table-goal = jusqu’à { NUMBER($km, useGrouping: 0) } km
table-target =
    { $points ->
        [one] jusqu’à { NUMBER($points) } point
       *[other] jusqu’à { NUMBER($points) } points
    }
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-connected = connecté
table-away = déconnecté
table-sound = Son
table-keys = 1–9 choisir · Z autre cible · ? aide
log-empty = Il ne s’est encore rien passé.

## Table: who is there

away = Connexion perdue, nouvel essai dans { $seconds } s.
away-announced = La connexion est perdue. Vous pouvez encore regarder la table ; la partie reprend dès son retour.
back-announced = La connexion est rétablie.
recalling = Entre-temps : { $told }
stood-in = Un bot joue pour vous.
take-back = Reprendre ma place
absent = { $name } s’est absenté. On attend.
absent-long = { $name } est absent depuis un moment. Attendre encore ou laisser jouer un bot ?
absent-wait = Attendre
absent-bot = Laisser jouer un bot
player-away = { $name } n’est pas connecté

## Table: menu

menu-words = La table en mots
menu-odds = Chances
words-title = Qu’y a-t-il sur la table ?
menu-rules = Règles de cette édition
menu-settings = Réglages
menu-leave = Laisser un bot jouer pour moi
menu-replace = Remplacer quelqu’un par un bot
menu-speed = Vitesse des bots
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
replace-title = Qui un bot doit-il remplacer ?
replace-how = Dès que tous les autres sont d’accord, un bot joue cette place jusqu’au bout. La personne remplacée ne peut pas revenir dans cette partie, et la table reçoit un nouveau code.
replace-one = Remplacer { $name }
replace-waits = { $name } : les autres doivent encore donner leur accord.
replace-question = { $host } souhaite qu’un bot termine la partie à la place de { $name }. D’accord ?
replace-you = { $host } souhaite qu’un bot termine la partie à votre place. Les autres décident.
replace-agree = D’accord
replace-refuse = Non
menu-device = Jouer sur un deuxième appareil
device-how = Ouvrez ce lien sur l’autre appareil. Vous jouerez alors la même place sur les deux. Ne le donnez à personne d’autre : qui l’ouvre voit vos cartes.
device-until =
    { $minutes ->
        [one] Le lien sert une seule fois, pendant encore { $minutes } minute.
       *[other] Le lien sert une seule fois, pendant encore { $minutes } minutes.
    }
device-name = Deuxième appareil

## Table: not found

gone-title = Nous ne trouvons pas cette table
gone = Elle n’existe plus, ou le code est faux. Redemandez l’invitation.
gone-code = Elle n’existe pas, ou il vous manque son code. Saisissez le code de l’invitation.
gone-label = Code de la table
gone-look = Chercher la table

## Table: help

help-how = Comment jouer
help-choose = Touchez une carte : elle monte. Touchez-la encore, elle redescend.
help-aim = Ce qui brille est une cible. Touchez-la ou prenez le bouton du bas. Vous pouvez aussi y glisser la carte.
help-locked = Les cartes au cadenas ne se jouent pas maintenant. Touchez-les pour savoir pourquoi.
help-last = Le dernier coup est cerclé de blanc et marqué « nouveau ».
help-coup = Si on vous attaque et que vous avez la bonne botte, répondez tout de suite. Le délai est toujours le même.
help-catch = Quelqu’un n’a pas annoncé « Uno ! » à l’avant-dernière carte ? Touchez son nom.
help-keys = Touches
help-keys-off = Vous pouvez désactiver les touches dans les réglages.
key-card = choisir une carte
key-target = cible suivante
key-play = jouer
key-discard = se défausser
key-draw = piocher
key-uno = annoncer « Uno ! »
key-catch = prendre quelqu’un en faute
key-log = historique
key-words = la table en mots
key-help = aide
key-cancel = annuler, fermer

## Table: score

score-totals =
    { $target ->
        [one] Points · but { NUMBER($target) } point
       *[other] Points · but { NUMBER($target) } points
    }
score-of-round = Points de la manche { $number }
score-line = Pour quoi
score-times = { $count } ×
score-round-total = Cette manche
score-no-rule = La règle ne peut pas être chargée pour l’instant.
score-empty =
    { $target ->
        [one] Aucune manche n’est finie. On joue jusqu’à { NUMBER($target) } point.
       *[other] Aucune manche n’est finie. On joue jusqu’à { NUMBER($target) } points.
    }
round-over = La manche { $number } est finie
round-standing =
    { $target ->
        [one] Score provisoire · but { NUMBER($target) } point
       *[other] Score provisoire · but { NUMBER($target) } points
    }
round-on = Continuer
waited-for = C’est à vous, les autres vous attendent.
pause-notice =
    { $solo ->
        [yes] La manche suivante commence quand vous touchez « Continuer », au plus tard quand le temps est écoulé.
       *[no] La manche suivante commence quand tout le monde a touché « Continuer », au plus tard quand le temps est écoulé.
    }
pause-open = La manche suivante commence dès que quelqu’un touche « Continuer ».
pause-title = On continue dans un instant
pause-for =
    { $count ->
        [one] { $name } regarde encore le résultat.
       *[other] { $name } regardent encore le résultat.
    }

## Table: end of the match

end-yours = Vous avez gagné !
end-yours-team = Votre équipe a gagné !
end-theirs =
    { $count ->
        [one] { $name } a gagné
       *[other] { $name } ont gagné
    }
end-banner = La partie est finie.
end-show = Résultat
end-record = Télécharger l’enregistrement
end-replay = Revoir la partie
end-eager =
    { $count ->
        [one] { $name } veut rejouer.
       *[other] { $name } veulent rejouer.
    }
end-again = Rejouer
end-waiting = On attend les autres
end-next = Vers la nouvelle partie
fair-title = Mélange équitable ? Tout ne peut pas être vérifié
fair-kept = Mélange équitable : vérifié dans votre navigateur
fair-broken = Attention : le serveur n’a pas tenu son engagement
fair-how = Avant que quiconque ne s’assoie, le serveur a tiré un secret et vous en a montré l’empreinte (SHA-256). Les joueurs n’ont ajouté leur hasard qu’ensuite. Chaque carte découle des deux. Votre navigateur a gardé l’empreinte et votre apport, et les a comparés à ce que le serveur révèle maintenant.
fair-commitment = Engagement (empreinte)
fair-secret = Secret
fair-entropy = Hasard de { $name }
fair-verify = Votre navigateur ne redistribue pas les cartes. L’enregistrement le permet, jusqu’au dernier point :

## Table: phrases

said = { $name } : { $text }
said-you = Vous : { $text }
phrase-hello = Bonjour à tous !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-hurry = Allez !
phrase-one-moment = Un petit instant.
phrase-good-luck = Bonne chance !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-laugh = Haha !
phrase-again = Encore une partie ?

## Great moments

moment-round = Manche gagnée !
moment-round-theirs = Manche terminée
moment-match = Victoire !
moment-match-theirs = La partie est finie
sound-question = Voulez-vous entendre les cartes ?
sound-yes = Avec le son
sound-no = Plutôt en silence
