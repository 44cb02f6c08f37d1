## Why an entry of the score pad cannot be

impossible-no-such-seat = Diesen Platz gibt es an eurem Tisch nicht.
impossible-below-nothing = Weniger als nichts kann niemand auf der Hand haben.
impossible-hand-disagrees = Für dieselbe Hand steht noch eine andere Angabe da, und die ergibt { $count }.
impossible-too-many-cards = In der Schachtel sind nur { $count } Karten „{ $card }“, für alle zusammen.
impossible-too-many-face-values = Alle Zahlenkarten der Schachtel ergeben zusammen nur { $count }.
impossible-too-many-symbols = In der Schachtel sind nur { $count } Aktionskarten, für alle zusammen.
impossible-too-many-wilds = In der Schachtel sind nur { $count } Farbenwahlkarten, für alle zusammen.
impossible-too-many-points = Alle Karten der Schachtel sind zusammen nur { $count } Punkte wert.
impossible-not-with-these-cards = { $seat }: Für diese Hand fehlen die Karten in der Schachtel, nach dem, was die anderen haben.
impossible-out-with-cards = { $seat } hat noch Karten auf der Hand und ist also nicht fertig geworden.
impossible-empty-but-not-out = { $seat } hat keine Karte mehr: Wer die letzte Karte legt, beendet die Runde, also kann nur eine Hand leer sein.
impossible-nobody-out = Irgendjemand hat die letzte Karte gelegt: Sonst endet die Runde nur, wenn alle Karten auf den Händen sind und niemand mehr ziehen kann.
