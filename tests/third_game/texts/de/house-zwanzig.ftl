### House rules of Zwanzig.

house-agreed = Hausregeln werden vor dem ersten Geben abgemacht und gelten für die ganze Partie. Ändern lässt sich nur, was hier steht.
house-reach = Eine Karte darf sich um mehr oder nur um weniger von der obersten unterscheiden.
house-target = Die Partie endet bei einer anderen Punktzahl.
