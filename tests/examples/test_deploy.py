"""The files for deployment fit together, and the program understands what they tell it."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml

from discovery.cli.arguments import parse
from tests.support.deadlines import run, started, waited
from tooling.client import ROOT

DEPLOY = Path(__file__).parents[2] / "examples" / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
GIVEN = {"DISCOVERY_PASSWORD": "secret", "DISCOVERY_HOST": "cards.example.org"}
PROGRAM = "/opt/discovery/bin/discovery"
SERVICES = ("discovery.service", "discovery-backup.service", "discovery-check.service")
TIMED = ("discovery-backup", "discovery-check")
HARDENED = {
    "LockPersonality": "yes",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateTmp": "yes",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "yes",
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",
    "ProtectSystem": "strict",
    "RemoveIPC": "yes",
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "CapabilityBoundingSet": "",
    "UMask": "0077",
    "StateDirectoryMode": "0700",
    "User": "discovery",
}
"""What each service keeps from the program, and the user that it runs as."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    """The compose file with its variables filled in, as compose does it."""
    filled = re.sub(r"\$\{(\w+)[^}]*\}", lambda found: GIVEN[found[1]], read("compose.yaml"))
    told: dict[str, Any] = yaml.safe_load(filled)
    return told


def servers() -> dict[str, dict[str, Any]]:
    return {name: one for name, one in compose()["services"].items() if one.get("image") == "discovery"}


def served_by(name: str, monkeypatch: pytest.MonkeyPatch) -> Namespace:
    """What the program makes of a server's command and environment."""
    for variable, value in servers()[name]["environment"].items():
        monkeypatch.setenv(variable, value)
    return parse(servers()[name]["command"])


# ---- in containers ---------------------------------------------------------------------------------


def test_the_servers_share_everything_but_where_they_are_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {name: served_by(name, monkeypatch) for name in servers()}
    assert len(told) == 2
    for name, options in told.items():
        assert options.peer == f"{name}:0"
        assert servers()[name]["hostname"] == name
        assert options.database == "postgresql://discovery:secret@database/discovery"
        assert options.bus == "redis://bus:6379"
        assert options.allow_host == ["cards.example.org"]
        assert options.processes > 1
    one, other = (vars(options) | {"peer": ""} for options in told.values())
    assert one == other


def test_every_machine_that_is_named_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    services = compose()["services"]
    assert {"database", "bus", "proxy"} <= services.keys()
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
    upstream = re.findall(r"^    server ([\w-]+):(\d+)", read("nginx.conf"), re.MULTILINE)
    assert [name for name, _ in upstream] == list(servers())
    assert {int(port) for _, port in upstream} == {served_by(name, monkeypatch).port for name in servers()}


def test_the_proxy_is_trusted_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    [network] = compose()["networks"]["default"]["ipam"]["config"]
    options = served_by("server-1", monkeypatch)
    assert ip_network(options.trust_proxy) == ip_network(network["subnet"]) == ip_network(options.metrics)


def test_the_image_has_what_the_servers_need() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    built = servers()["server-1"]["build"]
    assert (DEPLOY / built["context"]).resolve() == ROOT.resolve()
    assert ROOT / built["dockerfile"] == DEPLOY / "Containerfile"
    for extra in ("postgresql", "redis", "press", "accounts", "push", "ratings", "traces"):
        [listed] = re.findall(rf"^{extra} = \[(.*)\]", project, re.MULTILINE)
        for name in re.findall(r'"([\w-]+)', listed):
            assert re.search(rf"^{name}==", locked("requirements-server.lock"), re.MULTILINE)
    assert 'ENTRYPOINT ["discovery"]' in read("Containerfile")


def locked(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def pins(text: str) -> dict[str, str]:
    """The lines of each package in a lock: its version and its hashes."""
    found = re.finditer(r"^([\w.-]+)==.*\n(?:[ ].*\n)*", text, re.MULTILINE)
    return {one[1]: one[0] for one in found}


def test_servers_get_the_packages_that_are_tested_by_their_hashes() -> None:
    tested, served = pins(locked("requirements-test.lock")), pins(locked("requirements-server.lock"))
    assert served
    assert all(tested[name] == pin for name, pin in served.items())
    assert all("--hash=sha256:" in pin for pin in served.values())


def test_every_way_to_a_server_installs_by_hash() -> None:
    installing = [line for line in read("install.sh").splitlines() if '/bin/pip"' in line]
    for line in installing:
        assert "--no-deps" in line
        assert "--require-hashes" in line or "--no-index" in line or "--no-build-isolation" in line
    assert len(installing) == 4
    for name in ("Containerfile", "README.md"):
        assert "examples/deploy/install.sh /opt/discovery" in read(name)
        assert "pip install" not in read(name)


def test_containers_get_no_more_than_they_need() -> None:
    for service in compose()["services"].values():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))
        assert not {"privileged", "cap_add", "devices", "network_mode", "pid"} & service.keys()
    for server in servers().values():
        assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    image = read("Containerfile")
    assert re.findall(r"^USER (.+)$", image, re.MULTILINE) == ["discovery"]
    assert image.index("USER discovery") < image.index("ENTRYPOINT")


def test_every_image_has_its_registry_and_a_version() -> None:
    built = re.findall(r"^FROM (\S+)", read("Containerfile"), re.MULTILINE)
    named = [one["image"] for one in compose()["services"].values() if "build" not in one]
    assert len(built + named) == 5
    for image in built + named:
        assert re.fullmatch(r"docker\.io/[\w/]+:\d[\w.-]*", image), image


def has_compose() -> bool:
    """Whether ``docker compose`` is installed; it needs no daemon to read a file."""
    docker = shutil.which("docker")
    return docker is not None and run([docker, "compose", "version"], check=False).returncode == 0


def container_program() -> str:
    """``docker`` or ``podman``, whichever can run containers here, ``""`` for neither."""
    found = (program for program in ("docker", "podman") if shutil.which(program))
    return next((program for program in found if run([program, "info"], check=False).returncode == 0), "")


@pytest.mark.long
def test_compose_understands_its_file() -> None:
    if not has_compose():
        pytest.skip("docker compose is not installed")
    asked = ["docker", "compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    answer = run(asked, check=False, env={**os.environ, **GIVEN})
    assert (answer.returncode, answer.stderr) == (0, "")


@pytest.mark.long
def test_the_image_is_built_and_serves() -> None:
    """As restricted as in the compose file; the container's own health check asks the server."""
    program = container_program()
    if not program:
        pytest.skip("neither docker nor podman can run containers here")
    image, name = "discovery-tested", f"discovery-tested-{os.getpid()}"
    run([program, "build", "--tag", image, "--file", str(DEPLOY / "Containerfile"), str(ROOT)], timeout=1800)
    limits = ["--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges"]
    command = ["serve", "--host=0.0.0.0", "--data=/tmp/data"]
    run([program, "run", "--detach", "--rm", f"--name={name}", *limits, image, *command])
    try:
        asking = servers()["server-1"]["healthcheck"]["test"][1:]
        waited(lambda: run([program, "exec", name, *asking], check=False).returncode == 0, pause=0.5)
    finally:
        run([program, "rm", "--force", name], check=False)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
def test_a_server_that_was_installed_so_serves(tmp_path: Path) -> None:
    """The commands of the image, without a container around them."""
    place = tmp_path / "discovery"
    run([DEPLOY / "install.sh", place], timeout=1800, cwd=tmp_path)
    command: list[str | Path] = [
        place / "bin" / "discovery",
        "serve",
        "--port",
        "0",
        "--data",
        tmp_path / "data",
    ]
    with started(command, stderr=subprocess.STDOUT, cwd=tmp_path) as server:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+/", line)))
        with urlopen(f"{address}ready") as answer:
            assert answer.status == 200
        with urlopen(address) as page:
            assert b"<html" in page.read()


# ---- with systemd ----------------------------------------------------------------------------------


def commands_of(unit: Path) -> list[str]:
    """The lines of this program in a unit, as the shell would get them."""
    found = re.findall(rf"{PROGRAM} (.*?)'?$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.replace("%%", "%").replace("$$", "$") for line in found]


def parsed(unit: str) -> configparser.ConfigParser:
    """A unit by its sections; of settings that stand twice, such as filters that add up, the last."""
    found = configparser.ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(read(unit))
    return found


def options_of(unit: str) -> Namespace:
    """What the program makes of the one command of it in a unit."""
    [line] = commands_of(DEPLOY / unit)
    return parse(shlex.split(line))


def test_the_program_understands_its_units() -> None:
    serving, keeping, checking = map(options_of, SERVICES)
    assert serving.module == "serve"
    assert serving.processes > 1, "a reload replaces processes"
    assert serving.metrics
    assert keeping.module == checking.module == "admin"
    assert keeping.file.startswith("/var/lib/discovery-backups/")
    assert checking.verb == "check"
    assert serving.data == keeping.data == checking.data == "/var/lib/discovery"


def test_the_timers_start_backups_and_checks() -> None:
    """By their names: systemd pairs the two."""
    assert {unit.name for unit in UNITS} == {*SERVICES, *(f"{name}.timer" for name in TIMED)}
    for name in TIMED:
        assert parsed(f"{name}.timer")["Install"]["WantedBy"] == "timers.target"
        assert f"{name}.timer" in read("README.md")


@pytest.mark.parametrize("unit", SERVICES)
def test_services_run_as_a_user_of_their_own_and_hardened(unit: str) -> None:
    service = parsed(unit)["Service"]
    assert HARDENED.items() <= dict(service).items()
    assert set(service["RestrictAddressFamilies"].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
    assert "SystemCallFilter=@system-service" in read(unit)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="asks systemd")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        # it looks whether the program is there
        (tmp_path / unit.name).write_text(text.replace(PROGRAM, "/bin/true"), encoding="utf-8")
    asked = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / unit.name) for unit in UNITS)]
    answer = run(asked, check=False)
    about_ours = [line for line in answer.stderr.splitlines() if "discovery" in line]
    assert (answer.returncode, about_ours) == (0, []), answer.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="asks systemd")
@pytest.mark.parametrize("unit", SERVICES)
def test_units_are_kept_from_what_they_do_not_need(unit: str, tmp_path: Path) -> None:
    """In the words of ``systemd-analyze``: OK, which is below 4 of 10."""
    (tmp_path / unit).write_text(read(unit).replace(PROGRAM, "/bin/true"), encoding="utf-8")
    asked = ["systemd-analyze", "security", "--offline=yes", "--threshold=30", str(tmp_path / unit)]
    answer = run(asked, check=False)
    assert answer.returncode == 0, answer.stdout[-400:]


# ---- nginx -----------------------------------------------------------------------------------------


def test_nginx_finds_the_table_in_an_address() -> None:
    [pattern] = re.findall(r"^    ~(\S+) \$named;", read("nginx.conf"), re.MULTILINE)
    pattern = pattern.replace("(?<", "(?P<")
    for address in ("/api/tables/ID/socket", "/api/tables/ID/lines", "/cards/api/tables/ID/record"):
        found = re.search(pattern, address)
        assert found is not None
        assert found["named"] == "ID"
    for address in ("/api/socket", "/api/tables", "/", "/assets/tables/index.js"):
        assert re.search(pattern, address) is None


@pytest.mark.skipif(shutil.which("nginx") is None, reason="asks nginx")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    # it looks for the servers, and opens what it listens on
    site = re.sub(r"server-\d:", "127.0.0.1:", read("nginx.conf")).replace(
        "listen 80", "listen 127.0.0.1:18080"
    )
    site = site.replace("listen [::]:80;", "")
    (tmp_path / "site.conf").write_text(site, encoding="utf-8")
    whole = tmp_path / "nginx.conf"
    kept = f"pid {tmp_path}/pid; error_log stderr; events {{}}"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    whole.write_text(
        f"{kept} http {{ {folders} access_log off; include {tmp_path}/site.conf; }}", encoding="utf-8"
    )
    asked = ["nginx", "-t", "-p", str(tmp_path), "-c", str(whole)]
    answer = run(asked, check=False)
    assert answer.returncode == 0, answer.stderr
