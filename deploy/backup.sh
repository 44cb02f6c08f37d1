#!/bin/sh
# Copies what a server cannot do without into a new folder: its database and its key.
#
#   backup.sh FOLDER
#
# It reads the same settings as the server: TISCHRUNDE_DATA, TISCHRUNDE_DATABASE,
# TISCHRUNDE_KEY_FILE. The server may go on running.
set -eu
umask 077

folder=${1:?usage: backup.sh FOLDER}
data=${TISCHRUNDE_DATA:-$HOME/.local/share/tischrunde}
database=${TISCHRUNDE_DATABASE:-sqlite:///$data/tischrunde.db}
key=${TISCHRUNDE_KEY_FILE:-$data/key}

into=$folder/$(date -u +%Y-%m-%dT%H-%M-%SZ)
unfinished=$into.unfinished
mkdir -p "$folder"
mkdir "$unfinished"

case $database in
    sqlite:*) TISCHRUNDE_DATABASE=$database tischrunde backup "$unfinished/tischrunde.db" >/dev/null ;;
    postgresql:*) pg_dump --format=custom --no-owner --file="$unfinished/tischrunde.dump" "$database" ;;
    *) echo "backup.sh: neither SQLite nor PostgreSQL" >&2 && exit 2 ;;
esac
cp "$key" "$unfinished/key"

# Only what is whole has its name.
mv "$unfinished" "$into"
echo "$into"
