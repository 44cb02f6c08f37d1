### The chances of a seat, in French.

odds-of = Chances de la place { $seat }
unseen = { $unseen } cartes ne sont pas vues, dont { $stock } dans la pioche.
need-remedy = { $cards }, encore { $unseen } non vues
need-green = { $cards }, encore { $unseen } non vues
need-end-of-limit = { $cards }, encore { $unseen } non vues
need-distance = Bornes que vous pouvez poser, encore { $unseen } non vues
need-fitting = Cartes qui conviennent maintenant, encore { $unseen } non vues
in-turns = en { $turns ->
    [one] un tour
   *[other] { $turns } tours
 } : { $chance } %
reply-coup-fourre = { $who } peut répondre aussitôt à « { $card } »
reply-pass-on = { $who } peut transmettre « { $card } »
reply-bluff = « { $card } » de { $who } est un bluff
reply = { $words } : { $chance } %
nothing-needed = Il ne vous manque rien pour l’instant.
assumed = Compté d’après ce que vous voyez : chaque carte non vue est partout également probable, et l’on pioche une carte par tour. Ce que d’autres n’ont pas joué ne compte pas.
