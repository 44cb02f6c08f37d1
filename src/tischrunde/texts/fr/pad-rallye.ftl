## Why an entry of the score pad cannot be

impossible-no-such-party = Ce camp n’existe pas à votre table.
impossible-distances-disagree = Les cartes de kilomètres font { $counted } km, pas { $km } km.
impossible-not-a-distance = Les cartes de kilomètres vont de { $step } km en { $step } km ; personne ne peut donc avoir { $km } km.
impossible-too-many-cards = La boîte n’a que { $count } cartes « { $card } », pour tous les camps ensemble.
impossible-too-many-200s = { $party } : un camp ne peut poser plus de { $most } cartes de 200 km par manche.
impossible-200s-disagree = { $count ->
    [0] Parmi les cartes de kilomètres comptées, il n’y a pas de 200 km.
   *[other] Parmi les cartes de kilomètres comptées, il y a une carte de 200 km.
}
impossible-not-with-these-cards = { $party } ne peut pas faire { $km } km : avec ce que les autres ont posé, la boîte n’a pas les cartes qu’il faut.
impossible-past-the-goal = { $party } ne peut pas avoir { $km } km : il faut atteindre exactement { $goal } km.
impossible-too-far-past = { $party } ne peut pas avoir { $km } km : la manche finit avec la carte qui atteint { $goal } km.
impossible-winner-not-there = { $party } n’a que { $km } km, et la manche se gagne à { $goal } km.
impossible-winner-short-of-1000 = { $party } n’a que { $km } km, et après la prolongation la manche se gagne à { $goal } km.
impossible-goal-reached = { $party } est à { $goal } km et a donc gagné la manche.
impossible-two-at-the-goal = { $party } ne peut pas être aussi à { $goal } km : la manche a fini à l’arrivée du premier camp.
impossible-not-a-safety = « { $card } » n’est pas une botte.
impossible-safety-laid-twice = « { $safety } » n’existe qu’une fois, et un autre camp l’a déjà posée.
impossible-coup-without-safety = { $party } n’a pas posé « { $safety } » ; ce n’était donc pas un coup fourré.
impossible-no-extension = À votre table, la manche finit à { $goal } km : il n’y a pas de prolongation.
impossible-caller-not-there = { $party } n’a que { $km } km, et seul qui est à { $goal } km peut prolonger.
impossible-caller-passed-the-goal = { $party } ne peut pas avoir prolongé : ces cartes ne font jamais exactement { $goal } km en route.
impossible-called-too-late = { $party } ne peut pas avoir prolongé : la pioche était déjà épuisée.
impossible-stock-not-used-up = Personne n’a atteint { $goal } km ; la manche n’a donc fini qu’avec la pioche épuisée.
impossible-stock-disagrees = Cela ne va pas ensemble : une pioche épuisée le reste, et { $goal } km ont été atteints avant, après ou pas du tout.
