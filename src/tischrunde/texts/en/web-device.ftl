### Playing on this device, without a server.

device-title = On this device
device-note = Against bots, or pass the device around. It works without a network, too.
device-seat = Seat { $number }
device-person = Person
device-bot = Bot
device-seat-name = Name at seat { $number }
device-face-up = Play with open cards
device-face-up-note = Everybody may see all cards, and nobody has to look away. Good for teaching somebody.
device-jump-in = Jumping in needs a device for everybody. Turn that house rule off, or play against bots.
device-begin = Deal
device-empty = Everybody at the device needs a name.
device-same = Two of you have the same name. Please choose different ones.
device-fetching = The game is being brought to this device
device-once = 6 MB, only this once. After that you can play without a network.
device-starting = The game is starting
device-gone = This match is not on this device. Perhaps it was played in another browser, or somebody has deleted its data.
device-unfetched = The game could not be brought to this device. Check the connection and try again.
device-hand-on = { $name }’s turn
device-look-away = Hand the device to { $name }. Everybody else looks away for a moment.
device-ready = I am { $name }: show my cards
device-before = What happened
device-full = There is no room on this device for the next move. Make some: only what is saved has been played.
record-true = The record is true: everything was checked
record-untrue = The record is not true
record-open = Open a record
