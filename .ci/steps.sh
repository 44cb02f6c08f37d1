# What .ci/run and .ci/long share: steps that are timed, lanes beside them, and what they install.
# shellcheck shell=bash disable=SC2034 # the scripts use what is set here
set -euo pipefail
unset PYTHONDONTWRITEBYTECODE
# What is needed has to be there, and what is drawn by lot is the same every time.
export GATE=1

tools=$(mktemp -d)
export REPORTS=$tools/reports # JUnit files of every test run
mkdir "$REPORTS"
trap 'jobs -p | xargs -r kill 2>/dev/null || true; rm -rf "$tools"' EXIT

# step NAME COMMAND...: runs it and keeps its seconds. Stops at a failure, unless KEEP_GOING is set.
step() {
    local name=$1 began=$SECONDS verdict=''
    shift
    printf '\n── %s\n' "$name"
    "$@" || verdict='  FAILED'
    printf '   %s s\n' $((SECONDS - began))
    printf '%6s s  %s%s\n' $((SECONDS - began)) "$name" "$verdict" >>"$tools/seconds"
    [ -z "$verdict" ] && return
    printf '\nFAILED: %s (%s)\n' "$name" "$*"
    [ -n "${KEEP_GOING-}" ] || exit 1
}

# lane NAME COMMAND...: runs it in the background, for work that needs one core.
declare -A lanes
lane() {
    local name=$1
    shift
    { "$@" || exit 1; } >"$tools/$name.log" 2>&1 &
    lanes[$name]=$!
}

# join NAME: waits for a lane and prints what it said.
join() {
    local failed=0
    wait "${lanes[$1]}" || failed=1
    cat "$tools/$1.log"
    return $failed
}

# The end: what took how long, and which tests were slowest.
summary() {
    printf '\n── seconds by step; those of a lane ran beside others\n'
    cat "$tools/seconds"
    printf '\n── the ten slowest tests\n'
    python3 .ci/slowest.py "$REPORTS"
    if grep -q FAILED "$tools/seconds"; then
        printf '\nSomething failed; %s s.\n' "$SECONDS"
        return 1
    fi
    printf '\nAll passed in %s s.\n' "$SECONDS"
}

# packages COMMAND=PACKAGE...: installs the Debian packages whose commands are missing, all at once.
# A package that this system does not have is left to the test that needs it.
packages() {
    local pair missing=() known=()
    for pair in "$@"; do
        PATH="$PATH:/usr/sbin:/usr/games" command -v "${pair%%=*}" || missing+=("${pair#*=}")
    done
    [ ${#missing[@]} -eq 0 ] && return
    apt-get update -q
    mapfile -t known < <(apt-cache pkgnames | grep -Fx "${missing[@]/#/-e}")
    apt-get install -qy --no-install-recommends "${known[@]}"
}

# The compiled build wants a compiler, the clients a terminal and a browser, the rules a program of
# others that plays the same game, outages a PostgreSQL and a Redis of one's own; what is shipped to
# run a server is judged by what it is for.
PACKAGES=(
    cc=gcc cc=libc6-dev chromium=chromium chromium-headless-shell=chromium-headless-shell
    tmux=tmux mille=bsdgames
    nginx=nginx-light caddy=caddy shellcheck=shellcheck systemd-analyze=systemd openssl=openssl
    pg_dump=postgresql-client pg_ctlcluster=postgresql redis-server=redis-server
)

install_uv() {
    command -v uv && return
    python3 -m pip install --quiet --disable-pip-version-check --target "$tools/uv" 'uv>=0.9,<1'
}
PATH="$PATH:$tools/uv/bin"

build_web() {
    npm --prefix web ci --no-audit --no-fund && npm --prefix web run build
}

# build_site FOLDER: the documentation, and below it the game.
build_site() {
    uv run --no-sync python -m handbook "$1" && uv run --no-sync tischrunde site "$1/play"
}

# One source, two wheels: the plain one people install, and the compiled one. Both hold the web client.
# MYPYC_OPT_LEVEL says how much of its time the compiler gives.
build_wheels() {
    uv build --quiet --wheel --python .venv/bin/python --out-dir "$tools/plain" &&
        TISCHRUNDE_COMPILED=1 \
            uv build --quiet --wheel --python .venv/bin/python --out-dir "$tools/fast" &&
        python3 -m zipfile -e "$tools"/fast/*.whl "$tools/compiled"
}

# The link is told before anybody listens there.
ask_for_a_page='
import sys, time, urllib.error, urllib.request
for _ in range(300):
    try:
        sys.exit(b"<html" not in urllib.request.urlopen(sys.argv[1]).read())
    except urllib.error.URLError:
        time.sleep(0.2)
sys.exit("nobody answers")
'

# The wheel, not the tree, is what people install.
try_wheel() {
    local plain records=$PWD/docs/records command=$tools/wheel/bin/tischrunde
    plain=$(echo "$tools"/plain/*.whl)
    uv venv --quiet "$tools/wheel" &&
        uv pip install --quiet --python "$tools/wheel" "$plain" &&
        (cd "$tools" && "$command" rules rallye --edition schmidt --lang fr >/dev/null) &&
        (cd "$tools" && "$command" simulate rallye --edition fx-schmid --rounds 100) &&
        (cd "$tools" && "$command" verify "$records"/*.tisch) &&
        (cd "$tools" && printf 'q\nnein\n' |
            "$command" play uno --players 2 --bots easy --name Ida --plain --lang de) &&
        uv pip install --quiet --python "$tools/wheel" "${plain}[server]" || return 1
    "$command" serve --data "$tools/served" --port 0 >"$tools/link" &
    for _ in $(seq 300); do
        ! grep -q http:// "$tools/link" || break
        sleep 0.2
    done
    link=$(grep -o 'http://[^ ]*' "$tools/link" | head -n 1)
    echo "$link"
    "$tools/wheel/bin/python" -c "$ask_for_a_page" "$link"
    answered=$?
    kill $! && wait $!
    return $answered
}

# tests NAME ARGUMENT...: pytest with a report for the summary.
tests() {
    local name=$1
    shift
    uv run --no-sync pytest -q --dist worksteal --junit-xml "$REPORTS/$name.xml" "$@"
}

on_compiled() {
    PYTHONPATH=$tools/compiled BUILD=compiled "$@"
}
