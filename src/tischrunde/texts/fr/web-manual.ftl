### The manual as a page.

manual-page = Comment jouer : { $title }
manual-kind = Comment jouer
manual-enough = Cela suffit pour la première manche. Amusez-vous bien !
manual-lessons = Plutôt jouer tout de suite : leçons
manual-more = Pour en savoir plus
manual-clauses = Les règles correspondantes
manual-rules = Toutes les règles une à une
manual-print = Imprimer
manual-print-note = Une feuille A4 en paysage : imprimez recto verso, pliez une fois.
manual-may = Permis :
manual-may-not = Interdit :
manual-story = Histoire en { $count } images
