### Chances of a seat and the expert away from a table, wherever they are shown.

odds-title = Chances
odds-unseen = Unseen: { $unseen } cards, { $stock } of them in the stock
odds-needs = What helps you
odds-needed = You draw it …
odds-in-turns =
    { $turns ->
        [one] in 1 turn
       *[other] in { $turns } turns
    }
odds-replies = What the others can do
odds-nothing = There is nothing you need right now.
odds-cards = All unseen cards
odds-per-cent = { $chance }%
odds-expert-of = { $name }: { $move }
odds-no-expert = Nobody has anything to do here.
odds-counted = The chances are there now.
odds-no-odds = There is nothing to count here.
odds-thinking = One moment …
odds-expert = What would an expert do?
odds-ask = What are the chances?
