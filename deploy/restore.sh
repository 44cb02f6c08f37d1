#!/bin/sh
# Puts a backup where a server is to find it; overwrites nothing. Stop the server first.
#
#   restore.sh FOLDER/2030-01-31T04-00-00Z
#
# It reads the same settings as the server: TISCHRUNDE_DATA, TISCHRUNDE_DATABASE,
# TISCHRUNDE_KEY_FILE. A database of PostgreSQL must be there and empty.
set -eu
umask 077

from=${1:?usage: restore.sh FOLDER}
data=${TISCHRUNDE_DATA:-$HOME/.local/share/tischrunde}
database=${TISCHRUNDE_DATABASE:-sqlite:///$data/tischrunde.db}
key=${TISCHRUNDE_KEY_FILE:-$data/key}

fail() {
    echo "restore.sh: $1" >&2
    exit 1
}

[ -f "$from/key" ] || fail "no backup in $from"
if [ -e "$key" ] && ! cmp -s "$from/key" "$key"; then
    fail "another key is in $key: with it no match of the backup could go on"
fi

case $database in
    sqlite:///*)
        file=${database#sqlite:///}
        [ ! -e "$file" ] || fail "$file is there already"
        mkdir -p "$(dirname "$file")"
        cp "$from/tischrunde.db" "$file"
        ;;
    postgresql:*)
        pg_restore --exit-on-error --single-transaction --no-owner \
            --dbname="$database" "$from/tischrunde.dump"
        ;;
    *) fail "neither SQLite nor PostgreSQL" ;;
esac
[ -e "$key" ] || cp "$from/key" "$key"
