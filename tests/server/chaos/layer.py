"""A layer under SQLite's files, in the SQLite that Python itself uses.

SQLite asks the system for everything by way of a VFS, a table of functions, and a program may
register another one. Here that is done by ctypes, with functions in Python, so that no compiler is
needed and the house below which it lies is the house as it is: what opens a file gives it a table
of its own, in which writing, truncating and syncing go through this layer and all else is as it
was. The layer does what `Controls` say, and keeps a recording, from which `disk` tells what a power
cut would have left.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import time
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any

from tests.server.chaos.controls import Controls, Storage
from tests.server.chaos.recording import Kind, Recorder

__all__ = ["is_possible", "lay_under_sqlite"]

_NAME = b"jacta-chaos"
_OK, _FULL = 0, 13
_BROKEN_WRITE, _BROKEN_SYNC = 10 | 3 << 8, 10 | 4 << 8
_OPEN_READ_WRITE = 0x2
_OPEN_CREATE = 0x4
_OPEN_READ_ONLY = 0x1
_MAIN, _JOURNALS = 0x100, 0x800 | 0x4000 | 0x80000  # of what kind a file is that is to last

# Names are passed on as they came: SQLite keeps them, and finds parameters behind them.
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_Delete = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_Close = CFUNCTYPE(c_int, c_void_p)
_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Size = CFUNCTYPE(c_int, c_void_p, POINTER(c_int64))


class _Vfs(Structure):
    """sqlite3_vfs: what it has to do with whole files comes first, the rest is copied."""

    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", _Open),
        ("delete", _Delete),
        ("rest", c_void_p * 14),
    ]


class _Methods(Structure):
    """sqlite3_io_methods: what can be done to an open file."""

    _fields_ = [
        ("version", c_int),
        ("close", _Close),
        ("read", c_void_p),
        ("write", _Write),
        ("truncate", _Truncate),
        ("sync", _Sync),
        ("size", _Size),
        ("rest", c_void_p * 12),
    ]


class _File(Structure):
    """sqlite3_file."""

    _fields_ = [("methods", POINTER(_Methods))]


def _library() -> Any:
    """The SQLite that Python's own module is linked with; OSError or AttributeError if it hides."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(_Vfs)
    library.sqlite3_vfs_find.argtypes = [c_char_p]
    library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
    return library


def is_possible() -> bool:
    """Whether this Python's SQLite lets a layer be registered: not where it is built in."""
    try:
        return bool(_library().sqlite3_vfs_find(None))
    except (AttributeError, OSError):
        return False


class _Layer:
    """The functions of the layer; those of the system are called by them."""

    def __init__(self, vfs: _Vfs, controls: Controls, recorder: Recorder | None) -> None:
        self._vfs, self._controls, self._recorder = vfs, controls, recorder
        self._ours: dict[int, _Methods] = {}  # by the table of the system: its locks may differ

    def open(self, _: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        lasts = name is not None and flags & (_MAIN | _JOURNALS)
        if lasts and self._controls.storage is Storage.READ_ONLY:
            flags = flags & ~(_OPEN_READ_WRITE | _OPEN_CREATE) | _OPEN_READ_ONLY
        answer: int = self._vfs.open(ctypes.addressof(self._vfs), name, file, flags, out)
        if answer == _OK and lasts:
            opened = ctypes.cast(file, POINTER(_File)).contents
            opened.methods = ctypes.pointer(self._table(opened.methods))
            self._record(Kind.OPEN, file, 1 if flags & _JOURNALS else 0, _text(name))
        return answer

    def delete(self, _: int, name: int, sync: int) -> int:
        if self._controls.storage in (Storage.READ_ONLY, Storage.BROKEN):
            return _BROKEN_WRITE
        answer: int = self._vfs.delete(ctypes.addressof(self._vfs), name, sync)
        if answer == _OK:
            self._record(Kind.DELETE, 0, 1 if sync else 0, _text(name))
        return answer

    def _table(self, pointer: Any) -> _Methods:
        """The table of the system with our functions in it."""
        address = ctypes.addressof(pointer.contents)
        if address not in self._ours:
            plain = pointer.contents
            ours = _Methods.from_buffer_copy(plain)
            ours.close = _Close(lambda file: self._close(plain, file))
            ours.write = _Write(lambda *given: self._write(plain, *given))
            ours.truncate = _Truncate(lambda *given: self._truncate(plain, *given))
            ours.sync = _Sync(lambda *given: self._sync(plain, *given))
            self._ours[address] = ours
        return self._ours[address]

    def _close(self, plain: _Methods, file: int) -> int:
        self._record(Kind.CLOSE, file)
        answer: int = plain.close(file)
        return answer

    def _write(self, plain: _Methods, file: int, data: int, size: int, at: int) -> int:
        match self._controls.storage:
            case Storage.READ_ONLY | Storage.BROKEN:
                return _BROKEN_WRITE
            case Storage.FULL if at + size > _size(plain, file):
                return _FULL
        self._record(Kind.WRITE, file, at, ctypes.string_at(data, size))
        answer: int = plain.write(file, data, size, at)
        return answer

    def _truncate(self, plain: _Methods, file: int, size: int) -> int:
        if self._controls.storage in (Storage.READ_ONLY, Storage.BROKEN):
            return _BROKEN_WRITE
        self._record(Kind.TRUNCATE, file, size)
        answer: int = plain.truncate(file, size)
        return answer

    def _sync(self, plain: _Methods, file: int, flags: int) -> int:
        if self._controls.storage in (Storage.READ_ONLY, Storage.BROKEN):
            return _BROKEN_SYNC
        self._record(Kind.SYNC_BEGINS, file)
        if delay := self._controls.sync_milliseconds:
            time.sleep(delay / 1000)
        answer: int = plain.sync(file, flags)
        if answer == _OK:
            self._record(Kind.SYNC_ENDS, file)
        return answer

    def _record(self, kind: Kind, file: int, number: int = 0, data: bytes = b"") -> None:
        if self._recorder is not None:
            self._recorder.add(kind, file, number, data)


def _text(name: int | None) -> bytes:
    return ctypes.string_at(name) if name else b""


def _size(plain: _Methods, file: int) -> int:
    size = c_int64()
    plain.size(file, ctypes.byref(size))
    return size.value


_kept: list[object] = []  # SQLite calls them as long as the process lives


def lay_under_sqlite(controls: Controls, recording: Path | None = None) -> None:
    """From now on every SQLite file that this process opens lies upon the layer."""
    library = _library()
    found = library.sqlite3_vfs_find(None).contents
    layer = _Layer(found, controls, Recorder(recording) if recording else None)
    ours = _Vfs.from_buffer_copy(found)
    ours.next, ours.name = None, _NAME
    ours.open, ours.delete = _Open(layer.open), _Delete(layer.delete)
    _kept.extend([layer, ours])
    if library.sqlite3_vfs_register(ctypes.addressof(ours), 1) != _OK:
        raise RuntimeError("SQLite does not take the layer")
