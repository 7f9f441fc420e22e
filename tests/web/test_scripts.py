"""The pages' scripts: types, lint, and the tests of what needs no browser, all run by deno."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "bivouac" / "web" / "static"
SCRIPTS = sorted(str(path.relative_to(ROOT)) for path in STATIC.glob("*.js"))
DENO = shutil.which("deno", path=str(Path(sys.executable).parent)) or "deno"


@pytest.mark.parametrize("check", [["check", *SCRIPTS], ["lint"], ["test", "--quiet"]], ids=lambda check: check[0])
def test_deno_has_nothing_to_say_against_the_scripts(check: list[str]) -> None:
    done = subprocess.run([DENO, *check], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_scripts_load_nothing_from_elsewhere() -> None:
    for path in STATIC.iterdir():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert "http://" not in text, path.name
        assert "https://" not in text, path.name
