### The manual of UNO in French.

## Chapters

chapter-goal = De quoi s’agit-il ?
chapter-cards = Les cartes
chapter-setup = La mise en place
chapter-turn = Votre tour
chapter-call = « Uno ! »
chapter-out = La dernière carte
chapter-actions = Les cartes d’action
chapter-wild = Joker et +{ $draw-four }
chapter-challenge = Un bluff ? Contestez !
chapter-start = Quand la première carte est spéciale
chapter-two = À deux
chapter-jump-in = L’interception
chapter-seven-zero = Le sept et le zéro
chapter-teams = En équipe
chapter-end = La pioche vide et la dernière carte
chapter-score = Compter les points
chapter-match = La partie entière
chapter-mistakes = Erreurs fréquentes

## The first round

goal-out = Débarrassez-vous de vos cartes ! Le premier qui n’en a plus gagne la manche.
goal-need = Il faut { $fewest-players } à { $most-players } joueurs, les { $deck } cartes, une feuille et un crayon.
cards-kinds = Il y a quatre couleurs : rouge, jaune, vert et bleu. Chaque couleur a des chiffres de zéro à neuf. Le zéro existe une fois, les autres deux fois.
cards-actions = Il y a aussi des cartes d’action, deux de chaque sorte dans chaque couleur, et des cartes noires :
effect-skip-name = Passe
effect-skip = Le suivant ne joue pas.
effect-reverse-name = Inversion
effect-reverse = On change de sens.
effect-draw-two-name = +{ $draw-two }
effect-draw-two = Le suivant pioche { $draw-two } cartes et passe son tour.
effect-wild-name = { $wild }
effect-wild = Vous choisissez la couleur. Il y en a { $count-wild }.
effect-wild-draw-four-name = { $wild-draw-four }
effect-wild-draw-four = Vous choisissez la couleur, et le suivant pioche { $draw-four } cartes et passe son tour. Il y en a { $count-wild-draw-four }.
setup-dealer = Chacun tire une carte. Le plus grand chiffre donne ; les cartes sans chiffre comptent zéro. Puis toutes les cartes sont remises.
setup-deal = Mélangez bien et donnez { $hand } cartes à chacun, face cachée. Le reste forme la pioche. Retournez la première carte et posez-la à côté : c’est là qu’on joue.
setup-begin = Le voisin de gauche du donneur commence. On joue ensuite dans le sens des aiguilles d’une montre. À la manche suivante, c’est ce voisin de gauche qui donne.
turn-match = Posez une carte qui va avec celle du dessus : même couleur, même chiffre ou même symbole. Vous pouvez aussi jouer une carte noire.
turn-none = Ici, rien ne convient. Piochez donc une carte.
turn-drawn = Quelle chance, la carte piochée convient ! Vous pouvez la poser tout de suite, sans y être obligé. Vous ne pouvez plus en jouer une autre.
turn-drawn-must = Quelle chance, la carte piochée convient ! Vous en êtes convenus : il faut alors la poser.
turn-pass = Si la carte piochée ne convient pas, vous la gardez et c’est au suivant.
turn-draw-on = Vous en êtes convenus : on pioche jusqu’à ce qu’une carte convienne.
turn-hold-back = Vous pouvez piocher même si vous avez une carte qui convient. C’est parfois malin.
call-now = Vous avez deux cartes et allez en poser une. Il ne vous en restera qu’une seule. Annoncez « Uno ! » maintenant.
call-done = C’est annoncé. Plus personne ne peut vous prendre en faute.
call-forgotten = Vous avez oublié ? Ben l’a vu et vous prend en faute : vous piochez { $caught } cartes. Mais on ne peut le faire qu’avant que le suivant ait commencé son tour.
out-last = Votre dernière carte, et elle convient.
out-over = Bravo ! La manche est finie.
out-points = Vous marquez toutes les cartes que les autres ont encore. Leur valeur se trouve sous « Compter les points ».
out-points-own = Vous en êtes convenus : chacun note les cartes qu’il a encore. Mieux vaut donc peu de points.

## Action cards

actions-skip = Vous avez posé « { $red-skip } ». Mia passe son tour, c’est à Ben.
actions-reverse = Vous avez posé « { $red-reverse } ». On change de sens : c’est à Ida.
actions-draw-two = Vous avez posé « { $red-draw-two } ». Mia pioche { $draw-two } cartes et ne pose rien. C’est à Ben.
actions-stack = Vous en êtes convenus : qui a aussi un « +{ $draw-two } » peut le poser par-dessus. Le suivant doit alors tout piocher, ou faire passer.
actions-stack-fours = « { $wild-draw-four } » se fait passer de la même façon, toujours avec une carte identique.
actions-symbols = Une carte d’action va sur sa couleur, ou sur le même symbole d’une autre couleur.

## Wilds

wild-follow = Ici, quelqu’un a demandé le vert. Posez donc du vert, ou encore une carte noire.
wild-any-time = « { $wild } » se pose à tout moment, même si autre chose convient. Vous pouvez aussi demander la couleur déjà posée.
wild-four = Avec « { $wild-draw-four } », il faut être honnête : la carte n’est permise que si vous n’avez aucune carte de la couleur demandée. Ici, c’est le rouge, et vous n’en avez pas. Que votre carte bleue convienne par son chiffre ne change rien.
wild-bluff = Mais ici, vous avez du rouge. Vous pouvez quand même poser « { $wild-draw-four } », personne ne le voit. Mais c’est un bluff, et le suivant peut le contester.
wild-no-bluff = Vous êtes convenus de ne pas bluffer. Ici, vous avez du rouge, donc « { $wild-draw-four } » n’est pas possible.
challenge-before = C’est le rouge qui compte, et c’est à Ida. Vous jouez après elle.
challenge-four = Ida pose « { $wild-draw-four } » et demande le vert. N’a-t-elle vraiment plus de rouge ? Piochez les cartes, ou contestez. Elle doit alors vous montrer sa main, à vous seul.
challenge-guilty = Prise sur le fait, elle avait du rouge ! Ida pioche elle-même les { $draw-four } cartes, et vous jouez normalement. Le vert reste demandé.
challenge-innocent = Cette fois, Ida était honnête. Pas de chance : vous piochez { $wrong-challenge } cartes et passez votre tour.

## Special cases

start-actions = La première carte vaut pour celui qui devrait commencer. Avec « Passe », il passe son tour. Avec « +{ $draw-two } », il pioche { $draw-two } cartes et passe son tour. Avec « Inversion », le donneur commence, et on tourne vers la droite.
start-wilds = Avec « { $wild } », le premier joueur choisit une couleur puis commence. « { $wild-draw-four } » est remis dans la pioche, et on retourne une autre carte.
two-skip = À deux, vous rejouez aussitôt après « Passe ». Après « +{ $draw-two } » aussi.
two-reverse = À deux, « Inversion » ne change rien : c’est à Mia.
two-reverse-skips = Vous en êtes convenus : à deux, « Inversion » vaut « Passe ». Vous rejouez aussitôt.
jump-in-now = Vous en êtes convenus : qui a exactement la carte du dessus, même couleur et même symbole, peut la jeter aussitôt. Ici, ce serait à Ben, mais vous êtes plus rapide. On continue ensuite après vous.
seven-swap = Vous en êtes convenus : qui pose un sept échange toutes ses cartes avec quelqu’un de son choix.
zero-pass = Et avec un zéro, tous passent leurs cartes dans le sens du jeu. Vous avez maintenant celles d’Ida.
teams-who = Vous jouez en équipes de deux. Votre partenaire est assis en face. Si l’un de vous termine, vous gagnez tous les deux, et les cartes de l’autre ne comptent pas. Ne vous montrez rien.
end-stock = Quand la pioche est vide, on mélange les cartes posées. Seule celle du dessus reste.
end-last = Si votre dernière carte est « { $red-draw-two } », Mia doit quand même piocher. Ses nouvelles cartes comptent.

## Points

score-each = Voici ce que valent les cartes. Les chiffres comptent leur valeur.
score-sheet = Un exemple : vous avez terminé. Mia, Ben et Ida ont encore des cartes. Tous leurs points sont pour vous.
score-sheet-own = Un exemple : vous avez terminé et ne notez rien. Mia, Ben et Ida notent les cartes qu’ils ont encore.
match-most = Jouez jusqu’à ce que quelqu’un ait { $target } points. Il a gagné.
match-alternative = On peut aussi compter à l’envers : chacun garde les points de ses propres cartes, et à la fin le plus petit total gagne. Convenez-en avant de jouer.
match-fewest = Jouez jusqu’à ce que quelqu’un ait { $target } points. Le plus petit total gagne.

## Mistakes

mistake-stack = « Sur “+{ $draw-two }”, j’en pose simplement un autre. » Non : Mia en a bien un, mais elle doit piocher et passe son tour.
mistake-four = « Sur “{ $wild-draw-four }”, je pose le mien, et le suivant pioche tout. » Non, on ne le fait pas passer.
mistake-action-last = « On ne peut pas finir par une carte d’action. » Si, toute carte peut être la dernière.
mistake-call = « J’ai oublié d’annoncer “Uno”, donc je dois piocher. » Seulement si quelqu’un le remarque, et à temps.
