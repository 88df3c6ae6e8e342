"""`make audit`: whether anything that a house is made of is known to be vulnerable.

It asks pip-audit about requirements/ and npm about the client. Both need the advisories of their
registries, which not every mirror has, and pip-audit calls it well if it could look nothing up. So
what nobody could tell is told here as such, and is no pass.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLEAN, VULNERABLE, UNKNOWN = 0, 1, 2


@dataclass
class Audit:
    """What is known: `found` are vulnerabilities, `unknown` what nobody could tell, and why."""

    looked_at: int = 0
    found: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def add(self, other: Audit) -> None:
        self.looked_at += other.looked_at
        self.found += other.found
        self.unknown += other.unknown

    @property
    def code(self) -> int:
        """The exit code."""
        if self.found:
            return VULNERABLE
        return UNKNOWN if self.unknown or not self.looked_at else CLEAN

    def lines(self) -> list[str]:
        """What is said of it."""
        said = [f"vulnerable: {one}" for one in self.found]
        if self.unknown:
            said.append(f"nobody could tell of {len(self.unknown)}; the first: {self.unknown[0]}")
            said.append(
                "Run it where the advisories can be had: pip-audit asks the Python Package Index "
                "itself, npm audit the registry of npm; a mirror may have neither."
            )
        said.append(f"{self.looked_at} packages looked at, {len(self.found)} vulnerabilities")
        return said


def of_python(output: str, trouble: str) -> Audit:
    """What pip-audit found; `trouble` is what it said beside."""
    try:
        told: dict[str, Any] = json.loads(output)
    except ValueError:
        return Audit(unknown=[f"pip-audit: {_last(trouble)}"])
    audit = Audit()
    for package in told["dependencies"]:
        if "skip_reason" in package:
            audit.unknown.append(package["skip_reason"])
            continue
        audit.looked_at += 1
        for known in package["vulns"]:
            mended = ", ".join(known["fix_versions"]) or "no version"
            name = f"{package['name']} {package['version']}"
            audit.found.append(f"{name}: {known['id']}, mended in {mended}")
    return audit


def of_client(output: str, trouble: str) -> Audit:
    """What npm audit found."""
    try:
        told: dict[str, Any] = json.loads(output)
    except ValueError:
        return Audit(unknown=[f"npm audit: {_last(trouble)}"])
    if "vulnerabilities" not in told:
        return Audit(unknown=[f"npm audit: {told.get('message') or _last(trouble)}"])
    found = [
        f"{name} {known['range']}: {known['severity']}"
        for name, known in told["vulnerabilities"].items()
    ]
    return Audit(told["metadata"]["dependencies"]["total"], found)


def _last(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing"


def _run(command: Sequence[str]) -> tuple[str, str]:
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return ran.stdout, ran.stderr


def main(pip_audit: str, *npm: str) -> int:
    """Audit both; `npm` is the command with which the client is built."""
    audit = Audit()
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        named = ["--requirement", str(file), "--no-deps", "--disable-pip", "--format", "json"]
        audit.add(of_python(*_run([pip_audit, *named, "--progress-spinner", "off"])))
    audit.add(of_client(*_run([*npm, "audit", "--json"])))
    print("\n".join(audit.lines()))
    return audit.code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
