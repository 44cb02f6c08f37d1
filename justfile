# What one does here; `just` alone lists it.

default:
    @just --list

# What is missing on this machine, what for, and how to get it
doctor:
    @python3 -m tests.doctor

# What judges a change
ci:
    .ci/run

# The quick checks: formatting, lint, types, import contracts, hosted checks
check:
    uv run ruff format --check
    uv run ruff check
    uv run mypy
    uv run lint-imports
    .ci/hosted

# The tests of the rules, the texts and the table; about a minute
quick *ARGS:
    .ci/rules {{ARGS}}

# What tests draw by lot they draw seldom here, and collecting them leaves bytecode for the next time.
seldom := "env -u PYTHONDONTWRITEBYTECODE CONFORMANCE_ROUNDS_RALLYE=4 CONFORMANCE_ROUNDS_UNO=1 ROUND_TRIPS=8 TAMPERED=20 TABLE_TWINS=60 TWINS=20 IMAGINED_GAMES=1 EXAMPLES=15 PAD_ROUNDS=10 PAD_PAIRS=300 CASES=500 BOT_ROUNDS=1"

# What walks through whole screens, starts whole servers, or tries an API by lot.
walks := "tests/terminal/app tests/terminal/tmux tests/terminal/sessions tests/server/test_schemathesis.py tests/server/test_engine_archive.py tests/server/test_canaries.py tests/server/test_wrong_clocks.py tests/server/test_pad_evenings.py tests/client/test_real_server.py"

# The tests in Python, but for those that walk through whole screens or start whole servers
test *ARGS:
    {{seldom}} uv run pytest -q -n 3 --dist loadgroup --ignore {{replace(walks, " ", " --ignore ")}} {{ARGS}}

# Those that walk through whole screens or start whole servers
walk *ARGS:
    {{seldom}} uv run pytest -q -n 3 --dist loadgroup {{walks}} {{ARGS}}

# The compiled build, unpacked into a directory to put first on PYTHONPATH
compiled into="build/compiled":
    rm -rf {{into}} {{into}}-wheel
    TISCHRUNDE_COMPILED=1 uv build --wheel --python .venv/bin/python --out-dir {{into}}-wheel
    python3 -m zipfile -e {{into}}-wheel/*.whl {{into}}

# The rules' tests on the compiled build
test-compiled *ARGS: compiled
    BUILD=compiled PYTHONPATH=build/compiled uv run pytest -n auto \
        tests/core tests/rallye tests/uno tests/golden tests/bsd/test_edition.py tests/envs tests/bots tests/test_clause_code.py tests/server/bots/test_process_pool.py {{ARGS}}

# What a release consists of, built twice and compared: `just release dist`
release into:
    .ci/release {{into}}

# The large claims: at size, under fire, and against the clock; takes hours
long *WORDS:
    .ci/long {{WORDS}}

# The conformance suite at the size that was asked of it
conformance rallye="2000" uno="500":
    CONFORMANCE_ROUNDS_RALLYE={{rallye}} CONFORMANCE_ROUNDS_UNO={{uno}} uv run pytest -n auto \
        tests/rallye/test_conformance.py tests/uno/test_conformance.py

# Write the golden files anew; the diff is the review
golden:
    uv run python -m tests.golden.make
    uv run python -m tests.terminal.drawing.drawings
    uv run python -m tests.terminal.app.snapshots
    uv run python -m tests.terminal.plain.transcripts
    uv run python -m tests.terminal.tmux.screens
    uv run python -m tests.builds.vectors
    uv run python -m tests.envs.tabulate

# What this version stores, for all later ones to read; `--again` while it is not released
freeze-release *ARGS:
    uv run python -m tests.releases.make {{ARGS}}

# The web client while one changes it, in front of a server on port 8000
web:
    npm --prefix web run dev

# Whole matches in browsers, every screen looked at: `just e2e rally`
e2e *ARGS:
    npm --prefix web run build
    npm --prefix web run e2e -- {{ARGS}}

# A round of each game on the device, in Firefox and in WebKit
e2e-browsers *ARGS:
    npm --prefix web run build
    npm --prefix web run e2e:browsers -- {{ARGS}}

# How soon pages and taps show, on a slow line and a slow phone; wants a quiet machine
e2e-timed:
    npm --prefix web run build
    npm --prefix web run e2e:timed

# The cards' faces from their drawings in web/cards; the diff is the review
cards:
    npm --prefix web run cards

# The documentation, and the game if the web client is built, on port 8001
docs:
    rm -rf build/site
    uv run --group docs python -m handbook build/site
    -uv run tischrunde site build/site/play
    python3 -m http.server --bind 127.0.0.1 --directory build/site 8001

# The documentation and the game in one folder, as Pages publish them: `just site public`
site into:
    .ci/site {{into}}

# The pictures of the README and the documentation, and those that messengers show of a link
pictures:
    npm --prefix web run build
    npm --prefix web run pictures

# The protocol's documents and the web client's types; the diff is the review
protocol:
    uv run python -m tischrunde.protocol.documents

# The questions people ask and the clauses that answer them, as pages of the docs
cases:
    uv run python -m tests.cases.document

# Speed of the rules beside RLCard, OpenSpiel and C
bench *ARGS:
    uv run --group bench python -m bench.engine {{ARGS}}

# Matches and positions against mille of the BSD games
mille *ARGS="--quick":
    uv run --group bench python -m bench.mille {{ARGS}}

# Our search against RLCard's rule agent, in RLCard's own UNO
rlcard *ARGS: compiled
    PYTHONPATH=build/compiled uv run --group bench python -m bench.rlcard_match {{ARGS}}

# Speed of the environments beside RLCard
bench-envs *ARGS:
    uv run --group bench python -m bench.envs {{ARGS}}

# Moves a second of the server beside PostgreSQL alone and an echo
bench-server *ARGS:
    uv run --group bench python -m bench.server {{ARGS}}

# Instructions a move takes at the nodes; `--profile` tells what for
instructions *ARGS: compiled
    uv run --group bench python -m bench.instructions --compiled build/compiled {{ARGS}}

# What the cost of a move grows with, and what folding costs; `--write` writes docs/scale/
growth *ARGS: compiled
    uv run --group bench python -m bench.growth --compiled build/compiled {{ARGS}}

# How soon the first card lies on the screen
startup *ARGS:
    uv run python -m bench.startup {{ARGS}}

# How much of a round against a bot is waiting for nothing
waiting *ARGS:
    uv run python -m bench.waiting {{ARGS}}

# How evenly the shuffle deals
shuffle *ARGS:
    uv run python -m bench.shuffle {{ARGS}}

# Break everything while it is played; `--failovers 100`, `--cut-offs 20`, `--blackouts 20` and `--outages` only one thing, again and again
chaos *ARGS="--quick":
    uv run python -m bench.chaos {{ARGS}}

# Part and lose what a server consists of, and judge all that it answered; `--planted` plants faults. As root
history *ARGS="--quick":
    uv run python -m bench.history {{ARGS}}

# How long the bots think
decisions *ARGS: compiled
    PYTHONPATH=build/compiled uv run python -m bench.decisions {{ARGS}}

# What was measured in the arena, as docs/strength.md and its plots
strength *ARGS:
    uv run python -m bench.strength {{ARGS}}

# Tune the weights of the rally game's policy by self-play
tune *ARGS: compiled
    PYTHONPATH=build/compiled uv run python -m bench.tuning {{ARGS}}

# Teach the rally game's outlook by self-play: `just learn fx-schmid`
learn *ARGS: compiled
    OMP_NUM_THREADS=1 PYTHONPATH=build/compiled uv run python -m bench.learning {{ARGS}}

# Coverage-guided fuzzing of everything that reads text
fuzz *ARGS:
    uv run --group fuzz python -m tests.fuzz.fuzz_readers {{ARGS}}

# A server attacked in all ways we know, while others play
hostile *ARGS="--quick":
    uv run --group bench python -m bench.hostile {{ARGS}}

# Small changes of the rules, the scoring and the table, and how many the tests notice; takes half an hour or more
mutants *ARGS:
    CONFORMANCE_ROUNDS_RALLYE=4 CONFORMANCE_ROUNDS_UNO=1 ROUND_TRIPS=4 TAMPERED=20 TABLE_TWINS=60 \
        uv run --group mutation mutmut run {{ARGS}}
    uv run --group mutation mutmut results
    python3 .ci/mutants.py

# The packages we build on, held against the advisories about them
audit:
    python3 -m tests.audit

# The hosted checks, read by actionlint, which is fetched from GitHub
workflows:
    uv run --only-group workflows actionlint

# Before the first commit: run the quick checks on every commit
hooks:
    uv run pre-commit install
