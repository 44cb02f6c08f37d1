### Cases of the rally game in German: why a move is allowed, and the questions people ask.

grant-drive = Die Fahrt ist frei: Kilometer dürfen liegen.
grant-drive-slowly = Unter dem Tempolimit sind Karten bis 50 km erlaubt.
grant-drive-without-green = Wo „Vorfahrt“ liegt, braucht man kein Grün.
grant-past-the-goal = Das Ziel darf man überschreiten, und jeder Kilometer zählt.
grant-more-200s = Ihr habt abgemacht, dass mehr als zwei Karten mit 200 km liegen dürfen.
grant-roll-first = Mit Grün beginnt die Fahrt.
grant-roll-on-stop = Grün hebt den Stop auf, und die Fahrt ist gleich wieder frei.
grant-roll-on-remedy = Die Panne ist behoben; mit Grün geht es weiter.
grant-remedy = Genau diese Panne liegt obenauf, und die Karte behebt sie.
grant-end-of-limit = Es gilt ein Tempolimit, und diese Karte hebt es auf.
grant-safety = Einen Trumpf darf man im eigenen Zug jederzeit legen, auch vor dem Start und unter einem Angriff.
grant-attack = Die Fahrt der Gegner ist frei, also darf man sie angreifen.
grant-attack-besides-limit = Tempolimit und Angriff liegen auf zwei Stapeln und vertragen sich.
grant-attack-right-of-way = Wo „Vorfahrt“ liegt, muss für einen Angriff kein Grün zu sehen sein.
grant-attack-before-opening = Angreifen darf man schon, bevor man selbst losgefahren ist.
grant-attack-while-attacked = Auch wer selbst angegriffen ist, darf angreifen.
grant-limit = Die Fahrt der Gegner ist frei, und noch gilt dort kein Tempolimit.
grant-limit-without-green = Ein Tempolimit braucht hier kein Grün bei den Gegnern.
grant-discard = Jede Karte darf man ablegen, auch wenn man etwas anderes spielen könnte.
grant-coup-fourre = Der passende Trumpf ist auf der Hand, und der Angriff wurde gerade erst gelegt.
grant-let-stand = Niemand muss auf einen Angriff antworten.
grant-extend = Wer gerade das Ziel erreicht hat, darf bis 1000 km verlängern.
grant-finish = Wer das Ziel erreicht hat, muss nicht verlängern.
