"""An audit that could look nothing up is no pass."""

from __future__ import annotations

import json

from tools.audit import CLEAN, UNKNOWN, VULNERABLE, Audit, of_client, of_python

FINE = {"name": "uvicorn", "version": "0.54.0", "vulns": []}
HOLE = {
    "name": "jinja2",
    "version": "2.4.1",
    "vulns": [{"id": "PYSEC-2014-8", "fix_versions": ["2.7.2"], "aliases": []}],
}
SKIPPED = {"name": "starlette", "skip_reason": "not found on PyPI and could not be audited"}


def python(*packages: object) -> Audit:
    return of_python(json.dumps({"dependencies": packages, "fixes": []}), "")


def test_what_has_no_advisory_is_clean() -> None:
    audit = python(FINE)
    assert (audit.code, audit.lines()) == (CLEAN, ["1 packages looked at, 0 vulnerabilities"])


def test_a_vulnerability_is_named_with_what_mends_it() -> None:
    audit = python(FINE, HOLE, SKIPPED)
    assert audit.code == VULNERABLE
    assert audit.lines()[0] == "vulnerable: jinja2 2.4.1: PYSEC-2014-8, mended in 2.7.2"


def test_what_could_not_be_looked_up_is_no_pass() -> None:
    audit = python(FINE, SKIPPED)
    assert audit.code == UNKNOWN
    assert "nobody could tell of 1; the first: not found on PyPI" in audit.lines()[0]
    assert python().code == UNKNOWN
    assert of_python("", "Traceback\nConnectionError: no route\n").code == UNKNOWN


def test_the_client_is_looked_at_as_well() -> None:
    fine = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 163}}}
    assert of_client(json.dumps(fine), "").code == CLEAN
    hole = {**fine, "vulnerabilities": {"vite": {"range": "<6", "severity": "high"}}}
    assert of_client(json.dumps(hole), "").found == ["vite <6: high"]
    refused = of_client(json.dumps({"message": "405 Method Not Allowed", "error": {}}), "")
    assert (refused.code, refused.unknown) == (UNKNOWN, ["npm audit: 405 Method Not Allowed"])
    assert of_client("", "").code == UNKNOWN
