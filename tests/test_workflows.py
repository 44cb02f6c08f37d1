"""The hosted checks run the scripts of .ci, on every Python we promise."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
WORKFLOWS: dict[str, dict[str, Any]] = {
    file.stem: yaml.load(file.read_text("utf-8"), yaml.BaseLoader)  # noqa: S506 - "on" is a word
    for file in FILES
}
JOBS = [
    pytest.param(job, id=f"{file}-{name}")
    for file, workflow in WORKFLOWS.items()
    for name, job in workflow["jobs"].items()
]


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_there_are_four() -> None:
    assert set(WORKFLOWS) == {"gate", "long", "pages", "release"}


@pytest.mark.parametrize("workflow", WORKFLOWS.values(), ids=WORKFLOWS)
def test_it_may_only_read_and_does_not_pile_up(workflow: dict[str, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]["group"]


@pytest.mark.parametrize("job", JOBS)
def test_a_job_is_one_command_and_ends(job: dict[str, Any]) -> None:
    assert int(job["timeout-minutes"]) <= 360
    assert len(commands(job)) <= 1  # an image is built by an action
    for command in commands(job):
        assert "\n" not in command.strip()
        for script in re.findall(r"\.ci/\w+", command):
            assert os.access(ROOT / script, os.X_OK), f"{script} is no program"


@pytest.mark.parametrize("job", JOBS)
def test_actions_are_pinned(job: dict[str, Any]) -> None:
    for used in (step["uses"] for step in job["steps"] if "uses" in step):
        assert re.fullmatch(r"[\w-]+/[\w-]+@((release/)?v\d+|[0-9a-f]{40})", used)


def test_nothing_is_published_before_somebody_agrees() -> None:
    for file, workflow in WORKFLOWS.items():
        for name, job in workflow["jobs"].items():
            uses = " ".join(step.get("uses", "") for step in job["steps"])
            if "publish" in uses or "push" in uses:
                assert (file, job.get("environment")) == ("release", "release"), name
            if "deploy-pages" in uses:
                assert (file, job["environment"]["name"]) == ("pages", "github-pages"), name


def test_every_python_we_promise_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    jobs = WORKFLOWS["gate"]["jobs"]
    gate = [
        step["with"]["python-version"] for step in jobs["gate"]["steps"] if "python" in str(step)
    ]
    assert [*gate, *jobs["tests"]["strategy"]["matrix"]["python"]] == promised
