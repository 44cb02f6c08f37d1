### The manual of the rally game in French.

## Chapters

chapter-goal = De quoi s’agit-il ?
chapter-cards = Les cartes
chapter-setup = La mise en place
chapter-turn = Votre tour
chapter-arrive = À l’arrivée
chapter-attack = Qui peut être attaqué
chapter-limit = La limitation de vitesse
chapter-blitz = Le { $coup-fourre }, ou la riposte
chapter-safety = Les bottes
chapter-forgotten = Ce qu’on oublie facilement
chapter-end = La fin de la manche
chapter-score = Compter les points
chapter-teams = En équipe
chapter-match = La partie entière
chapter-mistakes = Erreurs fréquentes

## The first round

goal-race = C’est une course. Chaque carte de kilomètres fait avancer votre voiture. Le premier qui a parcouru { $goal-2 } km gagne la manche. Mais attention : les autres vous envoient des pannes et des feux rouges, et vous leur rendez la pareille.
goal-need = Il vous faut les { $deck } cartes, une feuille et un crayon. Une manche se joue vite ; d’habitude, on en joue plusieurs.
cards-distance = Les { $group-distance } vous font avancer. Voici combien il y en a :
cards-others = Toutes les autres cartes vont ensemble. Les { $group-hazard } arrêtent quelqu’un. Les { $group-remedy } réparent les dégâts. Les { $group-safety } vous protègent même pendant toute la manche. Chaque ligne montre ce qui va ensemble, et devant chaque carte combien il y en a.
setup-removed = Vous êtes deux ou trois ? Avant de mélanger, remettez dans la boîte une carte de chaque sorte : { $removed }.
setup-all-cards = Toutes les cartes sont en jeu, quel que soit votre nombre.
setup-deal = Mélangez bien et donnez { $hand } cartes à chacun, une par une. Chacun ne regarde que les siennes. Le reste, face cachée, va au milieu. C’est la { $stock }. À côté, gardez de la place pour la { $discard-pile }.
setup-begin = Le voisin de gauche du donneur commence. On joue ensuite dans le sens des aiguilles d’une montre. À la manche suivante, c’est ce voisin de gauche qui donne.
line-up =
    { $parties ->
        [2]
            { $members ->
                [one] Chacun roule pour soi, jusqu’à { $goal } km. Vous jouez avec { $cards } cartes.
               *[other] Deux équipes de { $members }, jusqu’à { $goal } km. Vous jouez avec { $cards } cartes.
            }
       *[other]
            { $members ->
                [one] Chacun roule pour soi, jusqu’à { $goal } km. Vous jouez avec { $cards } cartes.
               *[other] { $parties } équipes de { $members }, jusqu’à { $goal } km. Vous jouez avec { $cards } cartes.
            }
    }
turn-draw = Prenez d’abord la première carte de la { $stock }. Jouez ensuite une carte : devant vous, contre quelqu’un ou sur la { $discard-pile }. Vous avez alors de nouveau { $hand } cartes, et c’est au suivant.
turn-start = Au début, votre voiture est à l’arrêt. Vous ne pouvez pas encore poser de kilomètres. Il vous faut d’abord « { $roll } ».
turn-drive = « { $roll } » est posé et Mia a joué. Maintenant, vous roulez : posez à chaque tour une carte de kilomètres, une grande si possible.
turn-attack = Mia roule elle aussi. Avec « { $stop } », vous l’arrêtez : posez la carte sur sa { $battle-pile }.
turn-attacked = Mia ne peut plus avancer tant qu’elle n’a pas réagi. Elle garde ses kilomètres.
turn-broken = Cette fois, c’est vous : { $flat-tyre }. Impossible de rouler. Il vous faut « { $spare-tyre } » ; aucune autre carte ne répare cela.
turn-mended = La roue est changée, mais vous êtes encore à l’arrêt. Après chaque panne, il faut redémarrer avec « { $roll } ».
turn-rolling = Les deux cartes sont posées. Vous repartez.
turn-stop = Avec « { $stop } », c’est plus rapide : « { $roll } » suffit.
turn-discard = Aucune carte ne convient ? Posez-en une, face visible, sur la { $discard-pile }. Vous en avez toujours le droit, même si vous pourriez jouer autre chose.
turn-discard-stuck = Aucune carte ne convient ? Posez-en une, face visible, sur la { $discard-pile }. Vous en êtes convenus : seul celui qui ne peut rien poser d’autre en a le droit. Mais personne n’est obligé de céder une botte.
arrive-end = Qui atteint l’arrivée gagne, et la manche s’achève aussitôt.
arrive-exact = Il faut tomber juste. Ici, il vous manque { $km-50 }. Vous ne pouvez pas poser une carte plus grande.
arrive-least = Vous pouvez dépasser l’arrivée. Ici, il vous manque { $km-50 }, et une carte plus grande convient aussi. Tous les kilomètres comptent.
arrive-points = Notez le chemin parcouru par chacun : chaque kilomètre vaut un point. Le gagnant reçoit { $win-points } points de plus. Le reste se trouve sous « Compter les points ».

## Attacks

attack-green = On n’attaque que quelqu’un qui roule. « { $roll } » doit être au sommet de sa { $battle-pile }. On n’attaque jamais son propre camp.
attack-whom = Mia roule, Ben est déjà arrêté. On ne pose jamais une attaque sur une autre.
attack-spared = Mia n’a même pas démarré. Ben n’a fait que la moitié : la roue est changée, mais « { $roll } » manque encore. Laissez-les tous les deux tranquilles pour l’instant.
attack-while-attacked = Vous êtes vous-même arrêté ? Vous pouvez attaquer quand même. C’est parfois plus malin que de rouler.
attack-early = Vous pouvez attaquer avant même d’avoir démarré.
attack-late = Tant que vous n’avez pas démarré, vous ne pouvez attaquer personne. D’abord « { $roll } » ou « { $right-of-way } », les autres ensuite.
attack-late-safety = Une autre botte ne suffit pas. Avec elle, vous n’avez pas encore démarré.

## The speed limit

limit-own-pile = « { $speed-limit } » va sur une pile à part, la { $speed-pile }. Vous pouvez continuer, mais lentement.
limit-battle-pile = « { $speed-limit } » va sur la { $battle-pile }, comme les autres attaques. Vous pouvez continuer, mais lentement.
limit-slow = Votre vitesse est limitée. { $km-25 } et { $km-50 } sont permis, pas plus. « { $end-of-limit } » lève la limitation.
limit-over = La limitation est levée. Pas besoin d’un nouveau « { $roll } ».
limit-needs-green = La limitation de vitesse, elle aussi, ne frappe que quelqu’un qui roule. Mia n’a pas démarré, Ben est arrêté.
limit-any-time = Vous pouvez limiter la vitesse à tout moment : Mia n’a pas démarré, Ben est arrêté, et tous deux peuvent y avoir droit.
limit-half-parried = Une seule exception : Mia a changé sa roue et n’attend plus que « { $roll } ». D’ici là, elle échappe aussi à la limitation.
limit-together = Une limitation et un stop à la fois ? Oui, il y a deux piles. Seule une deuxième limitation est interdite.
limit-end = Mia a levé la limitation avec « { $end-of-limit } ». Cela vaut « { $roll } » : elle roule, donc vous pouvez de nouveau l’attaquer.
limit-alone = La vitesse de Mia est limitée. Tant que la carte est là, elle échappe à une deuxième attaque, car toutes vont sur la même pile.

## The coup fourré

blitz-what = C’est le plus beau moment du jeu : on vous attaque, et vous avez en main juste la botte qu’il faut. Annoncez « { $coup-fourre } ! » et posez-la aussitôt, même si ce n’est pas votre tour.
blitz-before = Vous roulez. C’est à Mia de jouer, Ben viendrait après elle. « { $puncture-proof } » attend dans votre main.
blitz-attack = Mia pose « { $flat-tyre } » devant vous. À vous de choisir : répondre aussitôt ou subir l’attaque.
blitz-coup = Un { $coup-fourre } ! La botte est posée en travers pour qu’on la reconnaisse en comptant. La carte de Mia disparaît comme si de rien n’était. Vous piochez deux cartes et c’est aussitôt votre tour.
blitz-on = Vous continuez, puis c’est à Mia. Elle est assise à votre gauche. Le pauvre Ben a été sauté.
blitz-points = Cela rapporte { $coup-fourre-points } points. Les { $safety-points } de la botte s’y ajoutent, ce qui fait { $coup-in-all }.
blitz-at-once = Il faut répondre aussitôt. Qui attend son prochain tour, ou ne pioche la botte qu’ensuite, peut encore la poser. Mais les { $coup-fourre-points } points sont perdus.
blitz-chain = Vous venez de piocher encore une botte ? Posez-la aussi si vous voulez. Complétez votre main et jouez encore une carte.
blitz-chain-two = Vous venez de piocher encore une botte ? Posez-la aussi si vous voulez. Vous en êtes convenus : vous piochez encore deux cartes et en posez deux, l’une après l’autre.
blitz-no-chain = Vous venez de piocher encore une botte ? Vous pouvez la poser, mais c’est alors votre seule carte de ce tour.

## Safeties

safety-what = Il y a quatre bottes, une seule de chaque. Posez-en une quand vous voulez à votre tour : dès le début, ou en pleine panne. Elle vous protège jusqu’à la fin de la manche.
safety-stuck = Votre réservoir est vide. « { $petrol-station } » vous dépanne aussitôt.
safety-lifted-again = La panne est sur la { $discard-pile }, et « { $roll } » réapparaît dessous. Vous complétez votre main et pouvez tout de suite poser une autre carte.
safety-lifted = La panne est sur la { $discard-pile }, et « { $roll } » réapparaît dessous. La botte était votre carte de ce tour. Vous roulerez au prochain.
safety-protected = Mia a « { $petrol-station } ». Son réservoir ne se videra plus ; mais vous pouvez toujours l’arrêter.
safety-too-late = Ici, « { $repairs } » couvrait déjà la panne avant la botte. Elle n’enlève plus rien, et « { $roll } » manque toujours. Mais elle protège désormais.
safety-right-of-way = « { $right-of-way } » est la plus forte : vous n’avez plus jamais besoin de « { $roll } », ni au départ ni après une panne. Et ni « { $stop } » ni une limitation ne peuvent vous atteindre.
safety-both = Vous étiez arrêté, et votre vitesse était limitée aussi. Avec « { $right-of-way } », les deux disparaissent d’un coup.
safety-unassailable = Mia a « { $right-of-way } », mais pas de « { $roll } ». Personne ne peut alors l’attaquer. Si elle est maligne, elle n’en posera plus.
safety-assailable = Mia roule avec « { $right-of-way } ». Vous pouvez alors l’attaquer avec une panne, même si sa { $battle-pile } est vide. Ben n’a pas cette botte et reste épargné jusqu’à ce qu’il roule de nouveau.
safety-remedy-assailable = Mia a changé sa roue. Avec « { $right-of-way } », elle roule déjà, donc vous pouvez aussi l’attaquer de nouveau.
safety-bare-unassailable = Si elle a commencé par « { $right-of-way } » et que rien d’autre n’est posé, vous ne pouvez pas l’attaquer.
safety-held = Une botte encore en main à la fin ne vaut rien. N’attendez donc pas trop longtemps.

## What one forgets

forgotten-200s =
    { $most-200s ->
        [0] Personne ne peut poser de carte de { $km-200 }.
        [one] Par manche, chaque camp ne peut poser qu’une carte de { $km-200 }.
       *[other] Par manche, chaque camp peut poser au plus { $most-200s } cartes de { $km-200 }.
    }
forgotten-third = Vous avez déjà roulé deux fois { $km-200 }. La troisième carte ne peut plus qu’être défaussée.
forgotten-useless = Rien d’avance : pas de deuxième « { $roll } » tant que vous roulez. Et là où rien n’est cassé, il n’y a rien à réparer.
forgotten-order = Les cartes de kilomètres se posent dans n’importe quel ordre.
forgotten-hidden = Ne montrez à personne ce que vous piochez, pas même à votre partenaire.

## The end of a round

end-played-out = Quand la { $stock } est vide, on continue sans piocher : une carte chacun, à tour de rôle, jusqu’à ce que personne n’en ait plus ou que quelqu’un arrive.
end-with-stock = Quand la { $stock } est vide, la manche est finie. Qui a pris la dernière carte peut encore terminer son tour.
end-nobody = Si personne n’arrive, il n’y a pas de gagnant. Les kilomètres et les bottes comptent quand même.
end-extension = Si la course va jusqu’à { $goal-2 } km, qui y arrive peut prolonger : la course continue alors jusqu’à { $extended-goal } km, pour tout le monde. Cela peut rapporter, mais on peut encore vous dépasser.
end-call = Vous êtes à { $goal-2 } km. Dites maintenant ce que vous voulez : prolonger ou gagner. Après, c’est trop tard.
end-extension-late = Même si la { $stock } est vide, vous pouvez prolonger tant que quelqu’un a des cartes en main.
end-extension-early = Une fois la { $stock } vide, on ne peut plus prolonger.
end-no-extension = La course s’arrête à { $goal-2 } km. Vous pouvez convenir avant qu’on la prolonge jusqu’à { $extended-goal } km.

## Points

score-km = Après chaque manche, on fait les comptes. Chaque kilomètre vaut un point, pour les perdants aussi. S’y ajoutent :
score-sheet = Un exemple : vous êtes tombé juste, sans une seule carte de { $km-200 }, avec deux bottes, dont une en { $coup-fourre }. Mia a une botte.
score-four = Qui a posé les quatre bottes reçoit { $all-safeties-points } points. Les points de chacune y sont déjà compris.
score-four-on-top = Qui a posé les quatre bottes reçoit { $all-safeties-points } points de plus.
score-stock-after = Qui ne gagne qu’une fois la { $stock } vide reçoit { $stock-points } points de plus.
score-stock-before = Qui gagne alors qu’il reste des cartes dans la { $stock } reçoit { $stock-points } points de plus.
score-stock-first = Qui atteint le premier { $goal-2 } km (en équipe { $goal-4 } km) alors qu’il reste des cartes dans la { $stock } reçoit { $stock-points } points de plus, même si un autre gagne à la fin.
score-stock-none = Que la { $stock } soit vide ou non à la fin ne change rien aux points.
score-unplaced-winner = Si un camp n’a posé aucune carte de kilomètres, le gagnant reçoit { $unplaced-points } points pour cela.
score-unplaced-placed = Si un camp n’a posé aucune carte de kilomètres, chaque camp adverse qui a roulé reçoit { $unplaced-points } points.
score-unplaced-only = Qui n’a pas roulé du tout ne marque que pour ses bottes, { $coup-fourre } compris.
score-unplaced-too = Qui n’a pas roulé du tout reçoit quand même tous les autres points qui lui reviennent.
score-extension = Après une prolongation, le gagnant est le premier à { $extended-goal } km, peu importe qui a prolongé. Cela rapporte { $extension-points } points, en plus des { $win-points } de la victoire.
score-extension-failed = Si personne n’y arrive, chaque adversaire de celui qui a prolongé reçoit { $extension-points } points.
score-extension-overtaken = Si celui qui a prolongé n’y arrive pas, tous ses adversaires reçoivent { $extension-points } points, arrivés ou non.
score-extension-lost = Si personne n’y arrive, personne ne reçoit les { $extension-points } points.
score-no-extension = Il n’y a pas de points pour une prolongation, car vous jouez sans.

## Teams

teams-seats = À quatre et à six, on joue en équipes. Asseyez-vous en alternance : à votre gauche et à votre droite se trouve quelqu’un d’une autre équipe.
teams-two = À quatre, il y a deux paires ; à six, deux équipes de trois. Tous roulent { $goal-4 } km.
teams-three = À quatre, deux paires roulent { $goal-4 } km. À six, il y a trois paires, et { $goal-6 } km suffisent.
teams-display = Une équipe n’a qu’une voiture : tous posent leurs cartes au même endroit. Mais on ne se montre pas les cartes qu’on a en main.
teams-asked = Vous attaquez l’autre équipe. Chacune peut répondre : Mia ou Ida, celle qui a la bonne botte. Celle qui répond joue ensuite.

## The match

match-target = Jouez autant de manches qu’il faut pour que quelqu’un ait { $target } points. Après chaque manche, faites les comptes, mélangez toutes les cartes et redonnez.
match-tie = Si plusieurs y arrivent dans la même manche, le plus grand total gagne. En cas d’égalité, on joue encore une manche.

## Mistakes

mistake-green = « Le réservoir est plein, donc je roule. » Pas encore : il faut d’abord « { $roll } ».
mistake-stop = « Après “{ $stop }”, il me faut deux cartes. » Non, un seul « { $roll } » suffit. Ici, vous l’avez posé et vous roulez de nouveau.
mistake-limit = « Une limitation m’arrête. » Non, vous continuez, mais pas au-delà de { $km-50 }.
mistake-blitz = « Je poserai la botte la prochaine fois et j’aurai quand même les points du { $coup-fourre }. » Non, il faut répondre aussitôt.
mistake-held = « Je garde ma botte, elle comptera à la fin. » Non, seul compte ce qui est posé devant vous.
