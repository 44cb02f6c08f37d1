#!/bin/sh
# Copies what a server cannot do without into a new folder: its databases and its key.
#
#   backup.sh FOLDER
#
# It reads the same settings as the server: TISCHRUNDE_DATA, TISCHRUNDE_DATABASE,
# TISCHRUNDE_FURTHER_DATABASES, TISCHRUNDE_KEY_FILE. The server may go on running, but no shard may be
# moved meanwhile.
set -euf
umask 077

folder=${1:?usage: backup.sh FOLDER}
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

into=$folder/$(date -u +%Y-%m-%dT%H-%M-%SZ)
unfinished=$into.unfinished
mkdir -p "$folder"
mkdir "$unfinished"

case $database in
    sqlite:*) TISCHRUNDE_DATABASE=$database tischrunde backup "$unfinished/tischrunde.db" >/dev/null ;;
    postgresql:*)
        # The first one last: of what is in the others it then knows at least what they say.
        for each in ${TISCHRUNDE_FURTHER_DATABASES:-} "tischrunde=$database"; do
            (
                database=${each#*=}
                hide_password
                pg_dump --format=custom --no-owner --file="$unfinished/${each%%=*}.dump" "$database"
            )
        done
        ;;
    *) echo "backup.sh: neither SQLite nor PostgreSQL" >&2 && exit 2 ;;
esac
cp "$key" "$unfinished/key"

# Only what is whole has its name.
mv "$unfinished" "$into"
echo "$into"
