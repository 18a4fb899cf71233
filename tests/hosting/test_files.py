"""The ready files of hosting/: each is read by the program it is for, and names what there is.

Where a program is missing the test is skipped and says so; where CI is set that is an error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import yaml

from archipel.cli import app
from archipel.cli.terminal import Mistake
from archipel.server.jobs import FORMS, QUEUES
from archipel.server.refusals import EXIT
from archipel.server.settings import Settings
from tests.servers import missing

ROOT = Path(__file__).parent.parent.parent
HOSTING = ROOT / "hosting"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = sorted(HOSTING.glob("*.service")) + sorted(HOSTING.glob("*.timer"))
SETTING = re.compile(r"\bARCHIPEL_[A-Z_]+")
OUTSIDE = {"ARCHIPEL_SITE", "ARCHIPEL_SERVERS"}  # for the proxy and the compose file alone


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        missing(name)
    assert found is not None
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    return found


def test_every_setting_in_the_files_is_one() -> None:
    known = {f"ARCHIPEL_{field.upper()}" for field in Settings.__struct_fields__} | OUTSIDE
    for file in sorted(HOSTING.iterdir()):
        named = set(SETTING.findall(file.read_text(encoding="utf-8"))) - {"ARCHIPEL_"}
        assert named <= known, file.name
    assert set(SETTING.findall(PAGE)) - {"ARCHIPEL_"} <= known


def test_every_file_is_told_of_on_the_page() -> None:
    for file in sorted(HOSTING.iterdir()):
        if file.name != "archipel-backup.service":  # the timer's own
            assert f"../hosting/{file.name}" in PAGE, file.name
    for link in re.findall(r"\]\(\.\./([^)]+)\)", PAGE):
        assert (ROOT / link).exists(), link


def test_the_exit_codes_are_those_of_the_program() -> None:
    told = {int(code) for code in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)}
    assert set(EXIT.values()) <= told
    unit = (HOSTING / "archipel.service").read_text()
    final = re.search(r"^RestartPreventExitStatus=(.*)$", unit, re.MULTILINE)
    assert final
    assert {int(code) for code in final[1].split()} <= {Mistake.code, *EXIT.values()}


def lines_of(unit: str, name: str) -> list[str]:
    text = (HOSTING / unit).read_text()
    return re.findall(rf"^{name}=(.*)$", text, re.MULTILINE)


def test_what_a_host_must_change_ends_a_unit_and_all_else_starts_it_again() -> None:
    """Exit codes of ``ExecStartPre`` count for nothing: who fails there starts for ever."""
    (doctor,) = lines_of("archipel.service", "ExecStartPre")
    assert doctor.startswith("-")
    assert lines_of("archipel.service", "ExecReload") == ["/bin/kill -HUP $MAINPID"]
    (codes,) = lines_of("archipel.service", "RestartPreventExitStatus")
    never = {"bad-value", "alone", "bad-folder", "bad-key", "bad-database", "newer-database"}
    never |= {"old-games", "bad-components", "half-copy"}
    assert set(map(int, codes.split())) == {Mistake.code, *(EXIT[word] for word in never)}
    (codes,) = lines_of("archipel-worker.service", "RestartPreventExitStatus")
    assert set(map(int, codes.split())) == {
        Mistake.code,
        EXIT["bad-value"],
        EXIT["bad-components"],
    }


def test_a_worker_promises_what_workers_do() -> None:
    told = (HOSTING / "archipel-worker.service").read_text().partition("\n")[0]
    assert "notice" not in told
    assert {word for words in QUEUES.values() for word in words} <= set(FORMS)
    assert "reviews" in QUEUES
    assert "reviews" in told


def test_the_compose_file_has_a_whole_site() -> None:
    services = compose()["services"]
    assert set(services) == {"proxy", "server-1", "server-2", "worker", "postgresql", "redis"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    for name in ("server-1", "server-2", "worker"):
        settings = services[name]["environment"]
        assert settings["ARCHIPEL_PROXIES"] == f"{proxy}/32"
        assert set(services[name]["depends_on"]) == {"postgresql", "redis"}
        built = services[name]["build"]
        assert (HOSTING / built["context"] / built["dockerfile"]).is_file()
    commands = set(app)
    assert services["worker"]["command"][0] in commands
    for service in services.values():
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert source in compose()["volumes"] or (HOSTING / source).exists(), mount


def test_the_containerfile_takes_what_the_project_has() -> None:
    text = (HOSTING / "Containerfile").read_text()
    assert re.search(r'^ENTRYPOINT \["archipel"\]$', text, re.MULTILINE)
    verbs = re.findall(r"^RUN make (\S+)$", text, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text()
    assert verbs
    assert all(re.search(rf"^{verb}:", makefile, re.MULTILINE) for verb in verbs)
    for source in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / source).exists(), source


def test_what_the_image_holds_comes_from_the_lock() -> None:
    text = (HOSTING / "Containerfile").read_text().replace("\\\n", " ")
    installed = re.findall(r"pip install ([^&]*)", text)
    assert len(installed) == 2
    for words in installed:
        assert "--require-hashes" in words or {"--no-deps", "--no-index"} <= set(words.split())
    (lock,) = re.findall(r"-r /tmp/(\S+)", text)
    assert f"COPY {lock} /tmp/" in text
    pinned = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(), re.MULTILINE))
    assert {"uvicorn", "psycopg", "redis", "saq"} <= pinned


def left_out(path: str) -> bool:
    """Does a file of this clone stay out of the image?"""
    parts = path.split("/")
    for line in (ROOT / ".containerignore").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        anywhere, pattern = line.startswith("**/"), line.removeprefix("**/").split("/")
        for start in range(len(parts) if anywhere else 1):
            found = parts[start : start + len(pattern)]
            if len(found) == len(pattern) and all(map(fnmatch, found, pattern)):
                return True
    return False


def test_what_is_somebodys_own_never_enters_an_image() -> None:
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()
    for line in (ROOT / ".gitignore").read_text().splitlines():
        assert left_out(f"{line.strip('/').replace('*', 'x')}/file"), line
    own = ["archipel-data/signing.key", "club/signing.key", "club/archipel.sqlite", ".git/config"]
    own += ["club/archipel.sqlite-wal", ".venv/bin/python", "web/node_modules/x/y.js", ".env"]
    own += ["hosting/site.env", "build/compiled/archipel/kernel/core.so", "backups/signing.key"]
    assert [path for path in own if not left_out(path)] == []
    ours = [
        path for path in ROOT.glob("archipel/**/*.*") if path.suffix in (".py", ".ftl", ".json")
    ]
    needed = [str(path.relative_to(ROOT)) for path in ours if "/web/" not in str(path)]
    needed += ["Makefile", "MANIFEST.in", "README.md", "LICENSE", "pyproject.toml", "setup.py"]
    needed += ["web/npm.py", "web/node.lock", "web/package.json", "requirements-play.lock"]
    needed += ["requirements-compile.lock", "requirements-host.lock", "docs/hosting.md"]
    assert [path for path in needed if left_out(path) and "__pycache__" not in path] == []


def test_the_alarms_and_prometheus_are_yaml() -> None:
    prometheus = yaml.safe_load((HOSTING / "prometheus.yaml").read_text())
    for name in prometheus["rule_files"]:
        assert (HOSTING / name).is_file()
    promtool = shutil.which("promtool")
    if promtool:
        subprocess.run([promtool, "check", "rules", HOSTING / "alerts.yaml"], check=True)


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    ours = tmp_path / "archipel"
    ours.write_text("#!/bin/sh\n")
    ours.chmod(0o755)
    for unit in UNITS:
        text = unit.read_text().replace("/opt/archipel/bin/archipel", str(ours))
        (tmp_path / unit.name).write_text(text)
    units = [str(tmp_path / unit.name) for unit in UNITS]
    found = subprocess.run(
        [analyze, "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    about_ours = [line for line in found.stderr.splitlines() if "archipel" in line]
    assert about_ours == []


def test_the_commands_of_the_units_exist() -> None:
    commands = set(app)
    for unit in UNITS:
        for word in re.findall(r"bin/archipel (\S+)", unit.read_text()):
            assert word in commands, f"{unit.name}: archipel {word}"


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    caddy = program("caddy")
    told = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    file = str(HOSTING / "Caddyfile")
    found = subprocess.run(
        [caddy, "adapt", "--adapter", "caddyfile", "--config", file],
        env=told | {"ARCHIPEL_SITE": "play.example.org", "ARCHIPEL_SERVERS": "a:8000 b:8000"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert '"warn"' not in found.stderr
    assert "a:8000" in found.stdout
    assert "b:8000" in found.stdout
    assert "/health/ready" in found.stdout
