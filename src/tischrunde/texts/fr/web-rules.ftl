### The rules as a page.

rules-page = Règles : { $title }
rules-title = Règles du jeu
rules-own-words = La règle imprimée, avec nos mots. Là où elle se tait ou manque de clarté, nous disons comment nous jouons.
rules-manual = Vous débutez ? Voici comment jouer, en images.
rules-players = { $some } ou { $most } personnes
rules-players-range = De { $least } à { $most } personnes
rules-cards-count = { $count } cartes
rules-target = jusqu’à { $points } points
rules-contents = Sommaire
rules-editions = Éditions
rules-search = Chercher une règle
rules-found =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-nothing = Rien ici sur « { $query } ». Essayez un autre mot, ou un mot plus court.
rules-silent = La règle imprimée n’en dit rien.
rules-ruling = Notre lecture
rules-ruling-silent = Nous jouons ainsi
rules-link = Copier le lien : { $opening }…
rules-link-copied = Lien copié
rules-cards = Toutes les cartes
rules-scoring = Le décompte
rules-scoring-for = Pour quoi
rules-scoring-points = Points
