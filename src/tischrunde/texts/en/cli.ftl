### The command line in English.

cards = { $count } cards
players = { $list } players
from-to = { $first } to { $last }
rules-title = { $game } by “{ $edition }”
rules-about = The rulebook in our own words. Square brackets name the clause.
cards-title = All cards
scoring-title = Scoring
points = { $points } points
rounds = Rounds
moves = Moves
moves-per-second = Moves per second
endings = Endings
ending-goal-reached = goal reached
ending-stock-used-up = stock used up
ending-hands-played-out = hands played out
mean-points = Points per party and round
extensions = Extensions
coups-fourres = Coups fourrés
hand-of = Hand of seat { $seat }
may-lay = lay it
may-attack = attack party { $party }
may-coup = lay it as a coup fourré
wrong-players = { $edition } is for { $list } players.
ending-went-out = all cards laid off
ending-nobody-could-move = nobody could move
challenges = Challenges
caught = Caught
reshuffles = Reshuffles
may-play = lay it
no-such-rules = These rules cannot be played: { $problem }
may-not = not now
hand-card = { $card }: { $uses }
no-such-seat = There is no seat { $seat } at this table; with --seat name one from 1 to { $seats }.
rules-house = House rules: { $rules }

serve-link = Tischrunde is running. Send this link to all who join in: { $link }
serve-stopped = Tischrunde has stopped. All tables are saved and go on as soon as the server runs again.
serve-extra = The server is not installed. Install it with: pip install "tischrunde[server]"
serve-unfit-key = There is no key in this file: { $path }. A key has at least 64 hexadecimal digits. Restore it from a backup; if there are no tables yet, delete the file and the server makes a new one.
site-done = The site is written: { $path } ({ $size } MB). Put the folder on any web space. To try it here: python3 -m http.server --directory { $path }
site-not-built = The client for the browser is not built yet. Build it with: npm --prefix web ci && npm --prefix web run build
site-not-ours = “{ $path }” is not empty, and what is in it is no site of Tischrunde. Name another folder, or empty this one.
site-unwritable = “{ $path }” cannot be written into; check that it is a folder and that you may write there.
worker-needs-redis = A worker needs Redis to hear from the servers. Name it with --redis redis://…
backup-done = The database is copied: { $path }. Keep the file “key” too, no match goes on without it.
backup-nothing = There is no database here: { $path }. Say with --data where the server keeps its data.
backup-postgres = PostgreSQL is backed up with pg_dump; docs/operations.md says how.
backup-unwritable = “{ $path }” cannot be written; check that the folder exists and that you may write into it.
backup-unreadable = “{ $path }” is no database, or it is damaged. Say with --data where the server keeps its data, or take an earlier backup.
broken-table = Table { $table } cannot be read from row { $row } on: { $why }
broken-count =
    { $count ->
        [0] All tables can be read.
        [one] One table cannot be read. All others go on; what to do is told in docs/operations.md.
       *[other] { $count } tables cannot be read. All others go on; what to do is told in docs/operations.md.
    }
broken-no-key = There is no key here: { $path }. Without the server’s own no table can be read; say with --data or --key-file where it is.
broken-away = The database does not answer. Say with --data or --database where it is.
per-second = { $rate } a second
files = Files
serve-no-database = Tischrunde knows no database of the kind “{ $kind }”; name one as sqlite:///… or postgresql://…
serve-further-databases = Further databases can only stand beside one of PostgreSQL; name it with --database.
serve-no-redis = “{ $url }” leads to no Redis; name it as redis://…, rediss://… or unix://…
admin-about = “{ $action }” needs { $count ->
    [0] nothing more to be said
    [one] one thing to be said: which table or which guest
   *[other] two things to be said: which guest, and the new name
 }. “admin tables” and “admin guests” show what there is.
admin-about-shards = “move-shard” needs the shards, two characters each, and at the end the database they are to go to. “admin shards” shows where they are.
admin-nobody = There is no “{ $id }” here. “admin tables”, “admin guests” and “admin shards” show what there is.
admin-not-moved = The shard was not moved; everybody plays on where it was. Try again. The reason: { $reason }
admin-unfit-name = “{ $name }” cannot be a name: it needs 1 to 40 visible characters. Choose another.
admin-away = The database cannot be reached: { $reason }
admin-close = Table { $id } is closed and deleted.
admin-delete = Guest { $id } is deleted.
admin-rename = Guest { $id } has another name, for tables to come.
admin-shut = No new tables can be opened, and no rematches. Running matches go on.
admin-open = New tables are allowed again.
admin-move-shard = Shard { $shard } is in “{ $to }”, with { $count ->
    [0] no tables
    [one] one table
   *[other] { $count } tables
 }.
admin-no-key = There is no key here: { $path }. Say with --key-file or --data where the server has it.
