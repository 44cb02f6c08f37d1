### Start

start-heading = Jouer aux cartes comme à la maison
start-what = Rallye automobile et UNO, d’après la règle de votre boîte : entre amis grâce à un lien, ou tout de suite contre des bots. Sans compte.
start-what-site = Rallye automobile et UNO, d’après la règle de votre boîte : sur cet appareil, contre des bots ou à tour de rôle. Sans compte.
start-which-game = Quel jeu ?
start-rallye = Rallye 1000
start-rallye-facts = 2–6 joueurs · 30 min
start-uno = UNO
start-uno-facts = 2–10 joueurs · 15 min
start-which-rules = Selon quelles règles ?
start-with-whom = Avec qui ?
start-who = Qui joue ?
start-players = Combien de joueurs ?
start-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
start-you-change = Changer de nom et de signe
start-person = Vous jouez sous le nom de { $name }.
start-change = Changer
start-more = Plus de réglages
start-more-bots = Bots : { $level }
start-alone = Chacun pour soi, but : { $goal } km
start-teams-goal = { $teams }, but : { $goal } km
start-teams-list = Équipes : { $teams }
teams-versus = contre
start-level = De quelle force sont les bots ?
level-random = très facile
level-easy = facile
level-medium = moyen
level-strong = fort
level-expert = maître
start-pace = À quelle allure ?
pace-relaxed = tranquille
pace-brisk = vive
pace-children = avec enfants
pace-programs = programmes
pace-note-relaxed-rallye = Sans se presser. Le chrono ne tourne qu’après une attaque : { $window } secondes pour répondre.
pace-note-brisk-rallye = À plusieurs, { $turn } secondes par tour, { $window } secondes pour répondre à une attaque.
pace-note-children-rallye = Sans se presser, des bots plus lents, et { $window } secondes pour répondre à une attaque.
pace-note-programs-rallye = Pour les programmes : tout va très vite.
pace-note-relaxed-uno = Sans se presser. Qui oublie « Uno ! » a { $grace } secondes avant de pouvoir être pris en faute.
pace-note-brisk-uno = À plusieurs, { $turn } secondes par tour. Qui oublie « Uno ! » a { $grace } secondes avant de pouvoir être pris en faute.
pace-note-children-uno = Sans se presser, des bots plus lents, et { $grace } secondes pour annoncer « Uno ! ».
pace-note-programs-uno = Pour les programmes : tout va très vite.
start-public = Table publique
start-public-note = Des inconnus la trouvent aussi sur la page d’accueil et peuvent jouer.
start-hints = Conseils pour tous
start-hints-note = Même entre personnes, chacun peut interroger l’expert. S’asseoir, c’est accepter.
start-open = Inviter des amis
start-open-note = Vous recevez un lien à envoyer.
start-deal = Jouer contre des bots
start-deal-note = Vous avez vos cartes tout de suite.
start-device = Jouer sur cet appareil
start-device-note = Contre des bots ou à tour de rôle, même sans réseau.
start-pad = Feuille de score
start-pad-note = Pour de vraies cartes : nous comptons selon les règles de votre boîte.
start-opening = Un instant…
start-continue = Continuer
start-continue-table = Continuer : { $game }
start-continue-open = Attend des joueurs · { $players }
start-continue-playing = En cours · avec { $others }
start-continue-yours = À vous de jouer · avec { $others }
start-history = Mes parties
start-lookup = Apprendre et consulter
start-box = Votre boîte
start-lessons = Leçons
start-lessons-note = Apprendre le jeu en jouant, à de vraies tables, pas à pas.
start-manual = Comment jouer
start-manual-note = Apprendre la première manche, en images ; aussi à imprimer.
start-rules = Règles
start-rules-note = Chaque règle de votre boîte, avec une recherche.
start-judge = Qui a raison ?
start-judge-note = Disposez une situation, et les règles de votre boîte tranchent.
start-join = Vous êtes invité ?
start-join-label = Les mots de l’invitation
start-join-placeholder = hérisson lampe nuage
start-join-go = Jouer
start-join-words = Un code compte trois ou quatre mots. Faites-vous les répéter.
start-join-unknown = Ni table ni feuille de score ne correspondent à ces mots. Chaque lettre est-elle juste ?
start-public-tables = Tables publiques
start-public-table = { $game } · { $players }
start-public-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }

## Editions

edition-choose = Quelle boîte avez-vous ?
edition-choose-note = Chaque boîte a ses règles et ses noms de cartes. On joue exactement selon la vôtre.
edition-help = Quelle boîte ai-je ?
edition-help-close = Masquer les indices
edition-manual = Comment jouer
edition-rules = Lire les règles
edition-sign-print = Règle
edition-sign-content = Contenu
edition-sign-words = Mots
edition-fx-schmid-mark = F. X.
edition-fx-schmid-name = Rallye-Meisterschaft
edition-fx-schmid-maker = F. X. Schmid · 106 cartes
edition-fx-schmid-play = Après une botte, on pose aussitôt une autre carte. À six, deux équipes de trois.
edition-fx-schmid-print = F. X. Schmid à Munich ; elle cite des prix jusqu’en 1961, c’est donc la plus ancienne.
edition-fx-schmid-content = Des cartes et une règle.
edition-fx-schmid-words = « Motorpanne », « Selbsthilfe », « Kampfstapel », « Blitz-Aktion »
edition-auto-rallye-mark = 110
edition-auto-rallye-name = Auto-Rallye mit Spielkarten
edition-auto-rallye-maker = N° 65382 · 110 cartes
edition-auto-rallye-play = On peut dépasser le but, et une limitation compte comme toute autre attaque.
edition-auto-rallye-print = Le numéro T.Nr. 65382 figure en haut.
edition-auto-rallye-content = 110 cartes, un bloc et un stylo.
edition-auto-rallye-words = « Motorpanne », « Streckenkarten », « Kartenstapel », « Blitzreaktion »
edition-schmidt-mark = 626
edition-schmidt-name = 1000 Kilometer
edition-schmidt-maker = Schmidt · 106 cartes
edition-schmidt-play = Quand la pioche est vide, la manche est finie. Qui arrive avant reçoit une prime.
edition-schmidt-print = Schmidt, numéro d’article 626 3091.
edition-schmidt-content = Des cartes et une règle.
edition-schmidt-words = « Motorpanne », « Hinderniskarten », « Talon », « Blitz-Reaktion »
edition-winning-moves-mark = ’06
edition-winning-moves-name = 1000 Kilometer
edition-winning-moves-maker = Winning Moves 2006 · 106 cartes
edition-winning-moves-play = Une limitation se pose à tout moment, même avant le départ. Une botte termine votre tour.
edition-winning-moves-print = Winning Moves Deutschland, 2006 ; dès 10 ans.
edition-winning-moves-content = 106 cartes, huit aide-mémoire et un bloc.
edition-winning-moves-words = « Blechschaden », « Grüne Welle », « Etappe », « Schneider »
edition-uno-carabiner-mark = 108
edition-uno-carabiner-name = UNO de poche
edition-uno-carabiner-maker = avec mousqueton · 108 cartes
edition-uno-carabiner-play = Qui pose un +4 peut bluffer, et les autres peuvent contester.
edition-uno-carabiner-print = Un dépliant en allemand.
edition-uno-carabiner-content = 108 cartes et un mousqueton.
edition-uno-carabiner-words = « Retour », « Aussetzen », « Farbenwahl », « Kartenstock »

## House rules

house-title = Règles maison
house-none = Aucune : on suit la règle imprimée.
house-differs = Ce qui change par rapport à la règle imprimée
house-preset-printed = Règle imprimée
house-preset-family = Famille
house-preset-wild = Folie
house-presets = Combinaisons toutes prêtes
house-reset = Tout selon la règle imprimée
house-done = Terminé
house-waiting = Les règles maison arrivent…
house-fewer = Moins : { $rule }
house-more = Plus : { $rule }
house-group-match = La partie
house-group-turn = À son tour
house-group-attack = Attaques
house-group-points = Points
rule-exact-goal-name = Atteindre le but exactement
rule-exact-goal =
    { $value ->
        [yes] { rule-exact-goal-name }
       *[no] On peut dépasser le but
    }
rule-most-200s-name = Cartes 200 km par camp, au plus
rule-most-200s = Au plus { $value } × 200 km
rule-limit-has-own-pile-name = Limitations sur leur propre pile
rule-limit-has-own-pile =
    { $value ->
        [yes] { rule-limit-has-own-pile-name }
       *[no] Une limitation compte comme une attaque
    }
rule-limit-needs-green-name = Limitation seulement sur feu vert
rule-limit-needs-green =
    { $value ->
        [yes] { rule-limit-needs-green-name }
       *[no] Limitation à tout moment
    }
rule-attack-before-opening-name = Attaquer avant son propre départ
rule-attack-before-opening =
    { $value ->
        [yes] { rule-attack-before-opening-name }
       *[no] Attaquer seulement après son propre départ
    }
rule-under-right-of-way-name = Attaquer « Véhicule prioritaire » sans feu vert
rule-under-right-of-way =
    { $value ->
        [nothing] « Véhicule prioritaire » : inattaquable
        [remedy] « Véhicule prioritaire » : seulement sur une parade
       *[anything] « Véhicule prioritaire » : sur presque tout
    }
rule-safety-plays-again-name = Une autre carte après une botte
rule-safety-plays-again =
    { $value ->
        [yes] { rule-safety-plays-again-name }
       *[no] Une botte est tout le tour
    }
rule-coup-fourre-chain-name = Botte juste après un coup fourré : encore une carte
rule-coup-fourre-chain =
    { $value ->
        [yes] { rule-coup-fourre-chain-name }
       *[no] Botte juste après un coup fourré : fin du tour
    }
rule-chain-draws-two-name = Botte juste après un coup fourré : en piocher deux, en poser deux
rule-chain-draws-two =
    { $value ->
        [yes] { rule-chain-draws-two-name }
       *[no] Botte juste après un coup fourré : en piocher une, en poser une
    }
rule-discard-only-when-stuck-name = Se défausser seulement si rien d’autre n’est possible
rule-discard-only-when-stuck =
    { $value ->
        [yes] { rule-discard-only-when-stuck-name }
       *[no] Se défausser à tout moment
    }
rule-hands-played-out-name = Pioche vide : on joue encore les mains
rule-hands-played-out =
    { $value ->
        [yes] { rule-hands-played-out-name }
       *[no] La pioche vide finit la manche
    }
rule-extension-name = Prolonger de 700 à 1000 km
rule-extension =
    { $value ->
        [yes] { rule-extension-name }
       *[no] Sans prolongation
    }
rule-extension-after-stock-name = Prolonger même avec la pioche vide
rule-extension-after-stock =
    { $value ->
        [yes] { rule-extension-after-stock-name }
       *[no] Prolonger seulement tant qu’il y a une pioche
    }
rule-safety-points-name = Par botte
rule-safety-points = { $value } par botte
rule-all-safeties-points-name = Les quatre bottes
rule-all-safeties-points = { $value } pour les quatre bottes
rule-coup-fourre-points-name = Par coup fourré
rule-coup-fourre-points = { $value } par coup fourré
rule-win-points-name = Manche gagnée
rule-win-points = { $value } pour la manche
rule-no-200s-points-name = Victoire sans 200 km
rule-no-200s-points = { $value } pour une victoire sans 200 km
rule-stock-points-name = Prime de pioche
rule-stock-points = Prime de pioche { $value }
rule-stock-award-name = Qu’est-ce qui donne la prime de pioche ?
rule-stock-award =
    { $value ->
        [after] Prime pour une victoire avec la pioche vide
        [before] Prime pour une victoire tant qu’il y a une pioche
        [first] Prime aux premiers au but tant qu’il y a une pioche
       *[none] Pas de prime de pioche
    }
rule-unplaced-award-name = Qui marque pour les adversaires sans kilomètres ?
rule-unplaced-award =
    { $value ->
        [winner] Adversaires sans km : prime au gagnant
       *[every-placed] Adversaires sans km : prime à tous les autres
    }
rule-unplaced-points-name = Par adversaire sans kilomètres
rule-unplaced-points = { $value } par adversaire sans km
rule-unplaced-scores-safeties-only-name = Sans kilomètres, seules les bottes comptent
rule-unplaced-scores-safeties-only =
    { $value ->
        [yes] { rule-unplaced-scores-safeties-only-name }
       *[no] Sans km, la prime de prolongation compte aussi
    }
rule-extension-points-name = Prolongation gagnée
rule-extension-points = { $value } pour la prolongation
rule-failed-extension-pays-opponents-name = Une prolongation ratée profite aux adversaires
rule-failed-extension-pays-opponents =
    { $value ->
        [yes] { rule-failed-extension-pays-opponents-name }
       *[no] Une prolongation ratée ne profite à personne
    }
rule-target-name = Points pour gagner la partie
rule-target =
    { $value ->
        [one] Jusqu’à { $value } point
       *[other] Jusqu’à { $value } points
    }
rule-stacking-name = Faire suivre les cartes à piocher
rule-stacking =
    { $value ->
        [twos] Faire suivre les +2
        [twos-and-fours] Faire suivre les +2 et les +4
       *[none] Ne rien faire suivre
    }
rule-draw-until-playable-name = Piocher jusqu’à ce qu’une carte convienne
rule-draw-until-playable =
    { $value ->
        [yes] { rule-draw-until-playable-name }
       *[no] Piocher une seule carte
    }
rule-must-play-drawn-name = Jouer la carte piochée si elle convient
rule-must-play-drawn =
    { $value ->
        [yes] { rule-must-play-drawn-name }
       *[no] On peut garder la carte piochée
    }
rule-reverse-skips-with-two-name = À deux, « Inversion » agit comme « Passe »
rule-reverse-skips-with-two =
    { $value ->
        [yes] { rule-reverse-skips-with-two-name }
       *[no] À deux, « Inversion » change seulement le sens
    }
rule-jump-in-name = S’interposer avec la même carte
rule-jump-in =
    { $value ->
        [yes] { rule-jump-in-name }
       *[no] Personne ne s’interpose
    }
rule-seven-zero-name = Le 7 échange, le 0 fait tourner les mains
rule-seven-zero =
    { $value ->
        [yes] { rule-seven-zero-name }
       *[no] Le 7 et le 0 sont ordinaires
    }
rule-bluffing-name = Bluffer avec un +4
rule-bluffing =
    { $value ->
        [yes] { rule-bluffing-name }
       *[no] Pas de bluff avec un +4
    }
rule-teams-name = Par équipes de deux
rule-teams =
    { $value ->
        [yes] { rule-teams-name }
       *[no] Chacun pour soi
    }
rule-everybody-keeps-points-name = Chacun garde les points de sa main
rule-everybody-keeps-points =
    { $value ->
        [yes] { rule-everybody-keeps-points-name }
       *[no] Le gagnant de la manche prend tous les points
    }

## Who one is

person-title = Comment vous appelez-vous ?
person-note = Ni compte ni mot de passe : cet appareil se souvient de vous.
person-name = Votre nom
person-animals = Blaireau, Hérisson, Renard, Hibou, Castor, Lynx, Loutre, Martre, Pivert, Cigogne, Lièvre, Chevreuil, Taupe, Belette, Merle, Grue
person-another = Un autre
person-shape = Votre signe
person-save = C’est moi
person-empty = Il faut un nom. Un surnom suffit.
person-later = Le nouveau nom vaut à partir de la prochaine table.
shape-circle = Cercle
shape-square = Carré
shape-diamond = Losange
shape-hexagon = Hexagone
shape-triangle = Triangle
shape-pentagon = Pentagone
shape-star = Étoile
shape-drop = Goutte
shape-shield = Écu
shape-octagon = Octogone

## Lobby

lobby-title = Qui joue ?
lobby-heading = { $game }, { $edition }
lobby-seat = Place { $number }
lobby-team = Équipe { $team }
lobby-free = Libre
lobby-you = vous
lobby-host = a ouvert la table
lobby-here = est là
lobby-away = pas là en ce moment
lobby-sit = Prendre place
lobby-sit-at = Prendre la place { $number }
lobby-bot = Ajouter un bot
lobby-bot-at = Ajouter un bot à la place { $number }
lobby-bot-away = Retirer
lobby-bot-away-name = Retirer { $name }
lobby-bot-level = Force des nouveaux bots
lobby-start = C’est parti
lobby-starting = On distribue…
lobby-fill = Mettre des bots aux places libres
lobby-wait-seats =
    { $free ->
        [one] Nous attendons encore une personne.
       *[other] Nous attendons encore { $free } personnes.
    }
lobby-wait-host = Tout le monde est là. { $name } distribue bientôt.
lobby-ready = Toutes les places sont prises.
lobby-invited = { $name } vous invite
lobby-invited-by-nobody = Vous êtes invité
lobby-invited-note = Venez vous asseoir !
lobby-join = Jouer
lobby-watching-full = Toutes les places sont prises, vous regardez. Ça commence bientôt.
lobby-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
lobby-leave = Quitter la table
lobby-close = Fermer la table
lobby-close-sure = Vraiment la fermer pour tous ?
lobby-home = Vers l’accueil
lobby-rules = Règles
lobby-rules-read = Lire les règles
lobby-pace = Allure : { $pace }
lobby-public = Table publique
lobby-private = Sur invitation
lobby-hints = Conseils pour tous
lobby-came = { $name } prend place.
lobby-went = { $name } s’est levé.
invite-title = Invitez les autres
invite-say = Dictez ces mots
invite-share = Partager
invite-share-text = Venez jouer ! { $game } à notre table : { $words }
invite-copy = Copier le lien
invite-copied = Copié
invite-copied-note = Le lien est copié. Collez-le où vous voulez.
invite-renew = Nouveaux mots
invite-renewed = La table a de nouveaux mots. Les anciens ne valent plus.
invite-qr = Code QR qui mène à cette table

## Trouble

trouble-change-house = Changer les règles maison

## An address at which there is nothing

nowhere-title = Cette page n’existe pas
nowhere-text = Il n’y a rien à cette adresse ; il manque peut-être un morceau du lien. Faites-vous l’envoyer de nouveau, ou commencez par l’accueil.
nowhere-start = Retour à l’accueil
