# What one does here; `just` alone lists it.

default:
    @just --list

# Everything the gate checks
ci:
    .ci/run

# The quick checks: formatting, lint, types, import contracts
check:
    uv run ruff format --check
    uv run ruff check
    uv run mypy
    uv run lint-imports

# All tests, with a short conformance suite
test *ARGS:
    uv run pytest -n auto {{ARGS}}

# The conformance suite at the size of the gate
conformance rallye="2000" uno="500":
    CONFORMANCE_ROUNDS_RALLYE={{rallye}} CONFORMANCE_ROUNDS_UNO={{uno}} uv run pytest -n auto \
        tests/rallye/test_conformance.py tests/uno/test_conformance.py

# Write the golden files anew; the diff is the review
golden:
    uv run python -m tests.golden.make

# Speed of the rules beside RLCard's UNO
bench *ARGS:
    uv run --group bench python bench/engine.py {{ARGS}}

# Mutation testing of the rules and the scoring; takes half an hour or more
mutants *ARGS:
    CONFORMANCE_ROUNDS_RALLYE=4 CONFORMANCE_ROUNDS_UNO=1 uv run --group mutation mutmut run {{ARGS}}
    uv run --group mutation mutmut results

# Before the first commit: run the quick checks on every commit
hooks:
    uv run pre-commit install
