"""The image and the composition name only what there is."""

import asyncio
import os
import re
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.tools import DEPLOY
from tests.needs import program
from tests.server.running_server import READY_TIMEOUT_S, free_port
from tischrunde.cli import main
from tischrunde.server.redis.connection import responds

ROOT = DEPLOY.parent
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
# What the build of a wheel reads.
OF_THE_BUILD = {"TISCHRUNDE_COMPILED"}
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "tischrunde"]


def settings(capsys: pytest.CaptureFixture[str]) -> set[str]:
    assert main(["serve", "--help"]) == 0
    flags = re.findall(r"--([a-z-]+) [A-Z]", capsys.readouterr().out)
    return {f"TISCHRUNDE_{flag.replace('-', '_').upper()}" for flag in flags}


def test_every_setting_exists(capsys: pytest.CaptureFixture[str]) -> None:
    known = settings(capsys)
    assert "TISCHRUNDE_KEY_FILE" in known
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"TISCHRUNDE_[A-Z_]+", file.read_text("utf-8"))) - OF_THE_BUILD
        assert named <= known, file.name


def test_every_file_copied_into_the_image_exists_and_is_not_ignored() -> None:
    ignore = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").split()
    copied = [
        file
        for line in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
        for file in line.split()
    ]
    assert len(copied) == 10
    for file in copied:
        assert (ROOT / file).exists()
        assert f"!{file.partition('/')[0]}" in ignore


def test_the_image_runs_as_nobody_and_tells_its_health() -> None:
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert "USER 10001" in last
    assert "/healthz" in last
    assert "VOLUME /data" in last


def test_what_services_name_is_declared() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("secrets", [])) <= set(COMPOSE["secrets"])
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        assert "healthcheck" in service
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()


def test_whoever_waits_for_health_waits_for_one_that_tells_it() -> None:
    for service in SERVICES.values():
        for name, wait in service.get("depends_on", {}).items():
            if wait["condition"] == "service_healthy":
                assert "test" in SERVICES[name]["healthcheck"]


def test_there_are_two_nodes_and_a_worker_with_one_key_and_one_store() -> None:
    assert OURS == ["node-1", "node-2", "worker"]
    assert SERVICES["worker"]["command"] == ["worker"]
    for name in ("TISCHRUNDE_DATABASE", "TISCHRUNDE_REDIS", "TISCHRUNDE_KEY_FILE"):
        assert len({SERVICES[ours]["environment"][name] for ours in OURS}) == 1


def test_only_the_proxy_can_be_reached() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    assert SERVICES["database"]["networks"] == SERVICES["valkey"]["networks"] == ["back"]
    (subnet,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    trusted = SERVICES["node-1"]["environment"]["TISCHRUNDE_TRUSTED_PROXIES"]
    assert subnet["subnet"] == trusted


def test_nobody_is_cut_off_while_a_node_drains() -> None:
    node = SERVICES["node-1"]
    drain = float(node["environment"]["TISCHRUNDE_DRAIN"])
    assert float(node["stop_grace_period"].removesuffix("s")) > drain + 10


def test_the_proxy_asks_the_nodes_there_are() -> None:
    caddyfile = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy node-1:8000 node-2:8000 {" in caddyfile


def test_every_variable_is_explained() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    example = (DEPLOY / "env.example").read_text("utf-8")
    assert wanted == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_nothing_grows_without_end() -> None:
    for name, service in SERVICES.items():
        assert service["logging"]["options"]["max-size"], name
        assert service["cpus"] > 0, name
        assert service["mem_limit"], name
        assert service["pids_limit"], name


def test_a_backup_is_made_inside_with_the_tools_of_the_database() -> None:
    backup, restore = SERVICES["backup"], SERVICES["restore"]
    assert backup["image"] == SERVICES["database"]["image"]
    assert backup["networks"] == SERVICES["database"]["networks"]
    assert backup["profiles"] == restore["profiles"] == ["by-hand"]
    settings = backup["environment"]
    for name in ("TISCHRUNDE_DATABASE", "TISCHRUNDE_KEY_FILE"):
        assert settings[name] == SERVICES["node-1"]["environment"][name]
    mounted = {volume.split(":")[1] for volume in backup["volumes"]}
    for service in (backup, restore):
        assert service["entrypoint"][1] in mounted
    assert backup["entrypoint"][2] in mounted
    assert f"USER {backup['user']}" in CONTAINERFILE


def test_redis_wants_a_password_that_nobody_sees(tmp_path: Path) -> None:
    valkey = SERVICES["valkey"]
    assert "REDIS_PASSWORD" in valkey["environment"]["REDISCLI_AUTH"]
    shell, flag, line = valkey["command"]
    port = str(free_port())
    program("redis-server")
    line = line.replace("$$", "$").replace("valkey-server -", f"redis-server - --port {port}")
    environment = os.environ | {"REDISCLI_AUTH": "kanarienvogel"}
    running = subprocess.Popen([shell, flag, line], env=environment, cwd=tmp_path)  # noqa: S603
    try:
        url = f"redis://:kanarienvogel@127.0.0.1:{port}/0"
        until = time.monotonic() + READY_TIMEOUT_S
        while not asyncio.run(responds(url)):
            assert running.poll() is None
            assert time.monotonic() < until
        assert not asyncio.run(responds(f"redis://127.0.0.1:{port}/0"))
        called = Path(f"/proc/{running.pid}/cmdline")
        if called.exists():
            assert b"redis-server" in called.read_bytes()
            assert b"kanarienvogel" not in called.read_bytes()
    finally:
        running.terminate()
        running.wait(READY_TIMEOUT_S)
