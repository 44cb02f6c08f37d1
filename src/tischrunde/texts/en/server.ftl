### At the server: why something was not done.

problem-busy = Too much is going on at this table. Try again in a moment.
problem-malformed = The server did not understand that. Reload the page; if that does not help the program is too old.
problem-say-hello = The server does not know yet who is speaking. Connect anew.
problem-not-known = The server does not know you any more. Come in again with a name.
problem-no-such-table = There is no such table, or you lack its code. Ask for the invitation again.
problem-seats-full = No seat is free at this table. You can watch, or open a table of your own.
problem-no-such-game = There is no such game here. Choose one from the list.
problem-no-such-edition = There is no such edition here. Choose one from the list.
problem-refused-rules = These rules cannot be played: { $reason }
problem-wrong-players = The game is not made for so many. Choose another number of seats, or fewer bots.
problem-no-such-pace = There is no such pace. Choose one from the list.
problem-no-such-level = There is no bot of that level. Choose one from the list.
problem-wrong-origin = The server takes nothing from that page. Open the link itself.
problem-too-long = That is too long. Make it shorter.
problem-too-long-to-replay = This match is too long to be shown again here. Download its record.
problem-too-many = That was too much at once. Wait a moment.
problem-too-much-talk = Let the others have a say first. You can say something again in a moment.
problem-too-many-sockets = You are here on too many devices or in too many windows. Close one of them.
problem-too-many-tables = You are looking at too many tables at once. Leave one of them.
problem-unavailable = The server cannot reach its data just now. Your move is not lost: it is tried again by itself.
problem-not-found = There is no such page.
problem-not-allowed = That cannot be done here that way.
problem-restart = The server restarts. In a moment it goes on where you were.
