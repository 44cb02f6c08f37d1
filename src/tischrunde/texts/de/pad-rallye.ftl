## Why an entry of the score pad cannot be

impossible-no-such-party = Diese Partei gibt es an eurem Tisch nicht.
impossible-distances-disagree = Die Kilometerkarten ergeben { $counted } km, nicht { $km } km.
impossible-not-a-distance = Kilometerkarten gehen in Schritten von { $step } km, { $km } km kann also niemand haben.
impossible-too-many-cards = In der Schachtel sind nur { $count } Karten „{ $card }“, für alle Parteien zusammen.
impossible-too-many-200s = { $party }: Mehr als { $most } Karten mit 200 km darf eine Partei in einer Runde nicht legen.
impossible-200s-disagree = { $count ->
    [0] Unter den gezählten Kilometerkarten ist keine mit 200 km.
   *[other] Unter den gezählten Kilometerkarten ist eine mit 200 km.
}
impossible-not-with-these-cards = { $party } kann nicht auf { $km } km kommen: Nach dem, was die anderen gelegt haben, fehlen dafür die Karten in der Schachtel.
impossible-past-the-goal = { $party } kann nicht { $km } km haben: Das Ziel bei { $goal } km muss man genau treffen.
impossible-too-far-past = { $party } kann nicht { $km } km haben: Die Runde endet mit der Karte, die { $goal } km erreicht.
impossible-winner-not-there = { $party } hat erst { $km } km, gewonnen ist die Runde bei { $goal } km.
impossible-winner-short-of-1000 = { $party } hat erst { $km } km, nach der Verlängerung ist die Runde bei { $goal } km gewonnen.
impossible-goal-reached = { $party } steht bei { $goal } km und hat damit die Runde gewonnen.
impossible-two-at-the-goal = { $party } kann nicht auch bei { $goal } km stehen: Die Runde war zu Ende, als die erste Partei dort ankam.
impossible-not-a-safety = „{ $card }“ ist kein Trumpf.
impossible-safety-laid-twice = „{ $safety }“ gibt es nur einmal, und das hat schon eine andere Partei gelegt.
impossible-coup-without-safety =
    { $edition ->
        [fx-schmid] { $party } hat „{ $safety }“ nicht gelegt, also auch nicht als Blitz-Aktion.
        [auto-rallye] { $party } hat „{ $safety }“ nicht gelegt, also auch nicht als Blitzreaktion.
        [schmidt] { $party } hat „{ $safety }“ nicht gelegt, also auch nicht als Blitz-Reaktion.
       *[other] { $party } hat „{ $safety }“ nicht gelegt, also auch nicht als Blitzaktion.
    }
impossible-no-extension = An eurem Tisch endet die Runde bei { $goal } km: Eine Verlängerung gibt es nicht.
impossible-caller-not-there = { $party } hat erst { $km } km, und verlängern kann nur, wer bei { $goal } km steht.
impossible-caller-passed-the-goal = { $party } kann nicht verlängert haben: Mit diesen Karten stand es unterwegs nie genau { $goal } km.
impossible-called-too-late = { $party } kann nicht verlängert haben: Der Stapel war schon aufgebraucht.
impossible-stock-not-used-up = Niemand hat { $goal } km erreicht, also endete die Runde erst mit dem aufgebrauchten Stapel.
impossible-stock-disagrees = Das passt nicht zusammen: Ein aufgebrauchter Stapel bleibt aufgebraucht, und { $goal } km wurden davor erreicht, danach oder gar nicht.
