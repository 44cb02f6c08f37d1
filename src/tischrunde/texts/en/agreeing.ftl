### Before a match: what is played, and who plays, in English.

ask-game = What do you want to play?
ask-edition = Which box do you have?
ask-players = How many sit at the table?
ask-persons = How many people share this screen? Bots take the other seats.
ask-name =
    { $count ->
        [one] What is your name? Press Enter for “{ $usual }”.
       *[other] What is the name of person { $number }? Press Enter for “{ $usual }”.
    }
ask-level = How strong are the bots?
usual-name =
    { $count ->
        [one] Guest
       *[other] Guest { $number }
    }
bot-name =
    { $count ->
        [one] Bot
       *[other] Bot { $number }
    }
no-such-level = There are no bots of this level: “{ $level }”. Possible: { $list }.
no-such-edition = There is no edition “{ $edition }”.
wrong-players = This box does not allow { $players } at the table. Possible: { $list }.
too-many-here = { $players } seats are not enough for all names and bots. Leave some out or take more seats.
levels-unlike-bots =
    { $count ->
        [one] There is 1 bot at the table. Name one level.
       *[other] There are { $count } bots at the table. Name one level for all, or one for each.
    }
unfit-name = “{ $name }” cannot be a name: it needs 1 to 40 visible characters. Choose another.
same-name = Somebody here is called “{ $name }” already. Choose another name.
