### The score pad.

pad = Feuille de score
pad-gone = Cette feuille de score n’est pas sur cet appareil. Elle a peut-être été ouverte dans un autre navigateur, ou quelqu’un a effacé ses données.
pad-look-again = Vérifier à nouveau

## A new pad

pad-which-box = Quelle boîte ?
pad-house-rules = Avec vos règles maison de la page d’accueil.
pad-who = Qui joue ?
pad-again = Comme la dernière fois
pad-names = Noms, dans l’ordre autour de la table
pad-name = Nom { $number }
pad-add = Encore quelqu’un
pad-remove = Retirer le nom { $number }
pad-begin = Ouvrir la feuille de score
pad-problem-names = Chacun a besoin d’un nom.
pad-problem-same = Deux d’entre vous portent le même nom. Choisissez des noms différents.
pad-problem-count = Selon ces règles, on joue à { $counts }.
pad-continue = Continuer
pad-rounds-count =
    { $count ->
        [0] Encore aucune manche
        [one] 1 manche
       *[other] { $count } manches
    }
pad-open-file = Ouvrir une feuille de score depuis un fichier
problem-no-such-pad = Cette feuille de score n’est pas sur cet appareil.

## The head

pad-undo = Annuler la dernière saisie
pad-undone = Annulé.
pad-more = Partager, imprimer, modifier
pad-rounds = Manches
pad-round = Manche { $number }
pad-round-incomplete = Manche { $number }, encore incomplète
pad-next-round = Commencer la manche { $number }
pad-target = Objectif : { NUMBER($target) } points
pad-target-fewest = Jusqu’à { NUMBER($target) } points, le plus petit total gagne
pad-leads =
    { $people ->
        [one] { $name } mène
       *[other] { $name } mènent
    }, encore { NUMBER($points) } jusqu’à { NUMBER($target) }
pad-leads-fewest =
    { $people ->
        [one] { $name } mène
       *[other] { $name } mènent
    } avec { NUMBER($points) }
pad-tie = { $names } sont à égalité
pad-won =
    { $people ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    } avec { NUMBER($points) } points
pad-deals = { $name } distribue
pad-deals-next = Prochaine donne : { $name }

## The table

pad-points = Points
pad-line-each = { $worth } chaque fois
pad-line-once = { $worth }
pad-hand = Cartes restantes
pad-hand-note = en main
pad-total-round = Manche { $number }
pad-total = Total
pad-nothing = rien
pad-out = sorti
pad-unknown = encore inconnu
pad-cell = { $party }, { $line } : { $value }
pad-cell-problem = Impossible : { $words }
pad-cell-kept = Joué ainsi quand même : { $words }
pad-after-end = Ne compte plus : la partie était déjà gagnée.
pad-behind-gap = Ne compte pas encore : une manche précédente est incomplète.

## The panel

pad-panel = Saisie
pad-tap-cards = { $party } : touche les cartes
pad-type-km = { $party } : tape les kilomètres
pad-type-points = { $party } : points en main
pad-type-kinds = { $party } : cartes restantes
pad-km = { $km } km
pad-add-card = Ajouter { $km } km, { $count } jusqu’ici
pad-remove-card = Retirer une carte { $km } km
pad-count = × { $count }
pad-laid = Carte posée : { $card }
pad-as-coup = { $card } en { $coup }
pad-typing = Taper un nombre
pad-tapping = Toucher les cartes
pad-by-kinds = Compter par sortes
pad-by-sum = Taper la somme
pad-numbers = Cartes chiffres, somme :
pad-symbols = Carte action, { $worth } points
pad-wilds = Joker, { $worth } points
pad-add-kind = { $kind } : une de plus, { $count } jusqu’ici
pad-remove-kind = { $kind } : une de moins
pad-take = Valider
pad-clear = Vider
pad-digit-delete = Effacer le dernier chiffre
pad-facts = Ce que l’on sait d’autre
pad-concluded = en découle
pad-fact = { $field } : { $value }
pad-change = { $fact }, modifier
pad-yes = Oui
pad-no = Non
pad-nobody = Personne
pad-ask-winner = Qui a gagné la manche ?
pad-ask-caller = Qui a prolongé jusqu’à 1000 km ?
pad-ask-used-up = La pioche était-elle épuisée à la fin de la manche ?
pad-ask-early = Restait-il une carte dans la pioche quand quelqu’un a atteint le but pour la première fois ?
pad-ask-drove-200s = { $party } : y avait-il une carte 200 km ?
pad-ask-out = Qui a posé toutes ses cartes ?

## What cannot be, and what people do not agree on

pad-problem = Cela ne va pas ensemble
pad-rule = Voir la règle
pad-keep = Joué ainsi quand même
pad-kept = Joué ainsi quand même
pad-kept-label = { pad-kept } :
pad-quarrel = Pas d’accord : { $place }
pad-quarrel-value = { $value }, par { $by }
pad-decide = C’est cela
pad-decide-label = { $value } par { $by } est juste

## Fields

pad-field-km = Kilomètres
pad-field-distances = Cartes kilomètres
pad-field-drove-200s = Carte 200 km posée
pad-field-safeties = Bottes
pad-field-coups-fourres = Posé en travers
pad-field-winner = Manche gagnée
pad-field-caller = Prolongation
pad-field-used-up = Pioche épuisée
pad-field-early = Au but avant la fin de la pioche
pad-field-out = Toutes les cartes posées
pad-field-points = Points en main
pad-field-numbers = Cartes chiffres
pad-field-symbols = Cartes action
pad-field-wilds = Jokers
pad-field-cards = Cartes restantes
pad-none = aucune
pad-empty = vide
pad-place-round = Manche { $round }, { $field }
pad-place-party = Manche { $round }, { $party } : { $field }
pad-place-seat = Nom à la place { $number }
pad-place-dealer = Qui distribue en premier

## What was read aloud

pad-say-round = { $party } : { NUMBER($points) } dans cette manche
pad-say-complete = La manche { $number } est complète. { $totals }
pad-say-total = { $party } { NUMBER($points) }

## People, trail, sharing

pad-people = Noms et donneur
pad-first-dealer = Qui distribue en premier ?
pad-save = Enregistrer
pad-trail = Historique
pad-trail-note = Tout ce qui a été saisi. Rien ne se perd.
pad-trail-opened = Feuille de score ouverte
pad-trail-entry = { $place } : { $value }
pad-course = Déroulement de la partie
pad-course-after = Après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } : { $totals }
pad-share = Partager
pad-share-text = En texte
pad-share-file = En fichier
pad-share-picture = En image
pad-print = Imprimer
pad-copied = Le texte est copié.
pad-text-round = Manche { $number } : { $points }
pad-text-total = Total : { $points }
pad-printed-kept = Manche { $round } : { $words } Joué ainsi quand même.
