### Who is right, in English.

allowed = Allowed
forbidden = Not allowed
question = { $seat }: { $move }?
first = Before:
clause = Clause:
other-boxes = In the other boxes
other-house = With other agreements
cannot-lie = It never comes to that there.
not-that-far = It does not come to that: { $why }
cannot-be-laid = By these rules it cannot lie like that: { $place } “{ $words }”.
no-such-case = There is no question “{ $value }”. { $meant } “tischrunde judge” lists all; one of your own is written as a position with a question.
known-cases = { $game }: questions people ask
how-to-ask = For the answer: tischrunde judge NAME, also with --edition. For a situation of your own: tischrunde judge "POSITION ? SEAT: MOVE".
also = See also
