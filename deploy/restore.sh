#!/bin/sh
# Puts a backup where a server is to find it; overwrites nothing. Stop the server first: while this
# runs it must not make a database of its own.
#
#   restore.sh FOLDER/2030-01-31T04-00-00Z
#
# It reads the same settings as the server: TISCHRUNDE_DATA, TISCHRUNDE_DATABASE,
# TISCHRUNDE_FURTHER_DATABASES, TISCHRUNDE_KEY_FILE. A database of PostgreSQL must be there and empty. What root restores belongs to
# whoever the folder belongs to.
set -euf
umask 077

from=${1:?usage: restore.sh FOLDER}
data=${TISCHRUNDE_DATA:-$HOME/.local/share/tischrunde}
database=${TISCHRUNDE_DATABASE:-sqlite:///$data/tischrunde.db}
key=${TISCHRUNDE_KEY_FILE:-$data/key}

# Takes the password out of the address of a PostgreSQL database: everybody can read what a program is called
# with, and nobody else its environment. In an address some letters are written as % and two digits.
hide_password() {
    case $database in
        *://*:*@*) ;;
        *) return 0 ;;
    esac
    address=${database#*://}
    login=${address%%@*}
    left=${login#*:}
    PGPASSWORD=
    while [ "$left" != "${left#*%}" ]; do
        PGPASSWORD=$PGPASSWORD${left%%\%*}
        left=${left#*%}
        digits=${left%"${left#??}"}
        PGPASSWORD=$PGPASSWORD$(printf %b "\\0$(printf %o "0x$digits")")
        left=${left#??}
    done
    export PGPASSWORD="$PGPASSWORD$left"
    database=${database%%://*}://${login%%:*}@${address#*@}
}

fail() {
    echo "restore.sh: $1" >&2
    exit 1
}

# The owner of a folder, by its numbers, as GNU's stat tells it or BSD's. The service's own folder is
# a link, which belongs to root.
owner() {
    stat -L -c %u:%g "$1" 2>/dev/null || stat -L -f %u:%g "$1"
}

# Gives a file to whoever a folder belongs to.
hand_over() {
    [ "$(id -u)" -ne 0 ] || chown "$(owner "$2")" "$1"
}

[ -f "$from/key" ] || fail "no backup in $from"
# There may be newer keys by now, but none of the backup's may be missing.
if [ -e "$key" ] && grep -qvxFf "$key" "$from/key"; then
    fail "another key is in $key: with it no match of the backup could go on"
fi

case $database in
    sqlite:///*)
        file=${database#sqlite:///}
        # What SQLite finds beside a file it takes for that file's own, and writes it in.
        for there in "$file" "$file-wal" "$file-shm" "$file-journal"; do
            [ ! -e "$there" ] ||
                fail "$there is there: move it away, with all that is called $file-…"
        done
        command -v tischrunde >/dev/null || fail "tischrunde is not on the PATH"
        mkdir -p "$(dirname "$file")"
        unnamed=$file.restored
        trap 'rm -f "$unnamed"' EXIT
        trap 'exit 1' HUP INT TERM
        # A copy as for a backup, which is checked; it has its name once it is whole.
        TISCHRUNDE_DATABASE=sqlite:///$from/tischrunde.db tischrunde backup "$unnamed" >/dev/null ||
            fail "nothing is restored from $from, for the reason above"
        hand_over "$unnamed" "$(dirname "$file")"
        mv -n "$unnamed" "$file"
        [ ! -e "$unnamed" ] || fail "$file is there now: stop the server first"
        ;;
    postgresql:*)
        all="${TISCHRUNDE_FURTHER_DATABASES:-} tischrunde=$database"
        for each in $all; do
            pg_restore --list "$from/${each%%=*}.dump" >/dev/null || fail "the dump in $from is damaged"
        done
        for each in $all; do
            (
                database=${each#*=}
                hide_password
                pg_restore --exit-on-error --single-transaction --no-owner \
                    --dbname="$database" "$from/${each%%=*}.dump"
            )
        done
        ;;
    *) fail "neither SQLite nor PostgreSQL" ;;
esac
if [ ! -e "$key" ]; then
    cp "$from/key" "$key"
    folder=$data
    [ -d "$folder" ] || folder=$(dirname "$key")
    hand_over "$key" "$folder"
fi
