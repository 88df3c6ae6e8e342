"""Settings come from the command line, the environment, a file or a default, in this order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jacta.engine.errors import JactaError
from jacta.server.hosting.settings import (
    BadSetting,
    HouseSettings,
    described,
    load,
    markdown,
    unknown_variables,
)

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


def problem_of(
    given: dict[str, str], environ: dict[str, str] | None = None, file: Path | None = None
) -> str:
    with pytest.raises(BadSetting) as caught:
        load(file, environ or {}, given)
    return str(caught.value)


def test_without_anything_the_defaults_count() -> None:
    assert load(None, {}, {}) == HouseSettings()


def test_the_nearest_source_counts(file: Path) -> None:
    file.write_text('port = 1\nhost = "10.0.0.1"\nprocesses = 1\n', "utf-8")
    environ = {"JACTA_PORT": "2", "JACTA_LOG_LEVEL": "debug", "JACTA_JIT": "off"}
    settings = load(file, environ, {"port": "3", "host": None})
    assert (settings.port, settings.host, settings.log_level) == (3, "10.0.0.1", "debug")
    assert load(file, environ, {}).port == 2
    assert load(file, {}, {}).port == 1


def test_the_environment_names_the_file(file: Path) -> None:
    file.write_text("port = 99\n", "utf-8")
    assert load(None, {"JACTA_CONFIG": str(file)}, {}).port == 99


def test_every_setting_can_be_set_everywhere(file: Path) -> None:
    values = {
        "host": "::1",
        "port": "0",
        "database": "postgresql://house@localhost/jacta",
        "public_address": "https://dice.example",
        "processes": "4",
        "bot_workers": "2",
        "look_back_seconds": "0.5",
        "futures": "500",
        "guest_days": "30",
        "metrics": "192.0.2.7, 10.0.0.0/8",
        "proxies": "127.0.0.1, 10.0.0.0/8",
        "messages_per_second": "1.5",
        "requests_per_second": "2",
        "tries_per_minute": "3",
        "tables_per_hour": "4",
        "tables_per_hour_per_address": "5",
        "largest_message": "2048",
        "largest_line": "4096",
        "largest_head": "8192",
        "most_headers": "50",
        "head_seconds": "1",
        "body_seconds": "2",
        "idle_seconds": "3",
        "unread_seconds": "4",
        "connections": "100",
        "connections_per_address": "50",
        "sockets_per_person": "5",
        "sockets_per_address": "25",
        "hosts": "dice.lan, tower",
        "log_level": "warning",
        "log_format": "json",
    }
    assert set(values) == set(HouseSettings.__struct_fields__)
    expected = load(None, {}, values)
    assert expected != HouseSettings()
    assert all(getattr(expected, name) != getattr(HouseSettings(), name) for name in values)
    assert load(None, {f"JACTA_{name.upper()}": text for name, text in values.items()}, {}) == (
        expected
    )
    lines = (f"{name} = {_toml(getattr(expected, name))}\n" for name in values)
    file.write_text("".join(lines), "utf-8")
    assert load(file, {}, {}) == expected


def _toml(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_an_empty_variable_is_not_set() -> None:
    assert load(None, {"JACTA_PORT": ""}, {}).port == HouseSettings().port


def test_an_error_names_the_setting_its_origin_and_what_is_allowed(file: Path) -> None:
    assert problem_of({"port": "99999"}) == (
        "the setting port (--port): '99999' cannot be used; "
        "allowed is: a whole number from 0 to 65535"
    )
    assert "(JACTA_LOG_LEVEL)" in problem_of({}, {"JACTA_LOG_LEVEL": "loud"})
    file.write_text('port = "8330"\n', "utf-8")
    assert f"({file}): '8330' cannot be used" in problem_of({}, file=file)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "-1"),
        ("port", "http"),
        ("host", ""),
        ("host", "a b"),
        ("processes", "0"),
        ("bot_workers", "0"),
        ("messages_per_second", "0"),
        ("messages_per_second", "nan"),
        ("requests_per_second", "-1"),
        ("tries_per_minute", "inf"),
        ("largest_message", "10"),
        ("log_format", "xml"),
        ("proxies", "everybody"),
        ("metrics", "everybody"),
        ("guest_days", "-1"),
        ("hosts", "https://dice.lan"),
        ("head_seconds", "0"),
        ("largest_line", "9000"),
        ("database", ""),
        ("database", ":memory:"),
        ("database", "mysql://root@localhost"),
        ("public_address", "dice.example"),
        ("public_address", "ftp://dice.example"),
        ("public_address", "https://dice.example/"),
        ("public_address", "https://dice.example/house"),
        ("public_address", "https://dice.example?house"),
        ("public_address", "https://anna:secret@dice.example"),
        ("public_address", "https://dice.example:99999"),
        ("public_address", "https://"),
    ],
)
def test_what_cannot_be_used_is_refused(name: str, text: str) -> None:
    assert f"the setting {name} (--{name.replace('_', '-')})" in problem_of({name: text})


def test_a_public_address_is_as_browsers_write_it() -> None:
    def public(text: str) -> str | None:
        return load(None, {}, {"public_address": text}).public_address

    assert public("HTTPS://Dice.Example:443") == "https://dice.example"
    assert public("http://[::1]:8330") == "http://[::1]:8330"


def test_several_processes_need_postgresql() -> None:
    assert "PostgreSQL" in problem_of({"processes": "2"})
    assert load(None, {}, {"processes": "2", "database": "postgresql:///jacta"}).processes == 2


def test_no_error_tells_a_password() -> None:
    assert "hunter2" not in problem_of({"database": "mysql://anna:hunter2@localhost/jacta"})
    assert "hunter2" not in problem_of({"public_address": "https://anna:hunter2@dice.example"})


def test_a_file_with_a_wrong_name_is_refused(file: Path) -> None:
    file.write_text("prot = 1\n", "utf-8")
    assert "is port meant?" in problem_of({}, file=file)


def test_a_file_has_no_sections(file: Path) -> None:
    file.write_text("[server]\nport = 1\n", "utf-8")
    assert "there are no sections" in problem_of({}, file=file)


def test_a_variable_that_is_no_setting_is_found() -> None:
    environ = {"JACTA_PROT": "1", "JACTA_PORT": "1", "JACTA_JIT": "off", "HOME": "/"}
    assert unknown_variables({**environ, "JACTA_CONFIG": "x"}) == ["JACTA_PROT"]


def test_a_file_that_cannot_be_read_is_refused(file: Path) -> None:
    with pytest.raises(JactaError, match="cannot be read"):
        load(file, {}, {})
    file.write_text("port 1\n", "utf-8")
    with pytest.raises(JactaError, match="not a TOML file"):
        load(file, {}, {})


def test_every_setting_is_described() -> None:
    for setting in described():
        assert setting.description.endswith(".")
        assert setting.allowed


def test_the_docs_have_the_same_table() -> None:
    assert markdown() in HOSTING.read_text("utf-8")


def test_the_file_of_the_docs_can_be_used(file: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    file.write_text(text, "utf-8")
    assert load(file, {}, {}).public_address == "https://dice.example"
