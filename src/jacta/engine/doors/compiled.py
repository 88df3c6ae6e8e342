"""Kernels and doors as Numba has them: dispatchers, which compile a function for types.

What compiling takes is spent where it buys something: a kernel is only ever called by compiled
code, so it gets no entry for Python and is not optimised by itself, but as a part of its doors. A
door is optimised as a whole: nobody else calls the kernels in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from jacta.engine.doors.cache import DoorCache, NotKept

__all__ = ["Door", "Kernel"]

_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
_SMALL = (types.int8, types.int16, types.int32)


class _Unfinished(JITCodeLibrary):
    """Code that is optimised and made machine code where it is woven into a door, and not here.

    A kernel that others call would else be optimised again in each of them: of the compile time of
    Würfel Express this was a half; greedy play was 4 % faster with it, random play was not.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


class _KernelCompiler(Compiler):
    """Compiles a kernel as far as its callers need it: nothing that could be run by itself."""

    def __init__(self, *context: Any) -> None:
        super().__init__(*context)  # type: ignore[no-untyped-call]
        flags, target = self.state.flags, self.state.targetctx
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        library = _Unfinished(target.codegen(), f"kernel.{uuid4().hex}")  # type: ignore[no-untyped-call]
        self.state.library = library
        # Callers find a kernel by what would be executed: something that is no other's.
        target.get_executable = lambda *_: object().__reduce__


class _Closed(JITCodeLibrary):
    """The code of a door, in which its kernels are its own.

    Numba leaves every function open to other callers. One that has none is woven in where it has a
    single caller, gets numbers in registers and not by memory, and is left out where nobody is left
    to call it: random play takes a quarter less time in three games of four, with the bots of a
    game beside it too, and a tenth less in Würfel Express.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr" and not function.is_declaration:
                function.linkage = "internal"
        super()._optimize_final_module()  # type: ignore[no-untyped-call]


class _DoorCompiler(Compiler):
    def __init__(self, *context: Any) -> None:
        super().__init__(*context)  # type: ignore[no-untyped-call]
        library = _Closed(self.state.targetctx.codegen(), f"door.{uuid4().hex}")  # type: ignore[no-untyped-call]
        library.enable_object_caching()  # type: ignore[no-untyped-call]
        self.state.library = library


class Kernel(CPUDispatcher):
    """A function of the rules. Called from Python it runs as Python, with all that it calls."""

    plain: Callable[..., Any]

    def __init__(
        self,
        py_func: Callable[..., Any],
        locals: Any = None,
        targetoptions: dict[str, Any] | None = None,
    ) -> None:
        # A kernel makes no arrays, and counts no uses of those that it is given. Were that left to
        # the door that compiles it first, one that counts could free what another has lent.
        options = {"nopython": True, "_nrt": False, **_OPTIONS, **(targetoptions or {})}
        super().__init__(_named(py_func), locals or {}, options, _KernelCompiler)
        self.plain = py_func

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.plain(*arguments, **named)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """One code for integers of all sizes: fields of records are small, and what is reckoned
        with them has 64 bits.

        Numba would compile a function for each size that it is called with, and all that it calls.
        """
        signature, found = self._compiler.fold_argument_types(args, kws)  # type: ignore[attr-defined]
        wide = tuple(types.int64 if given in _SMALL else given for given in found)
        return super().get_call_template(wide, {})[0], signature, found, {}


class Door(CPUDispatcher):
    """An entry point from Python, whose code is kept on disk.

    Where this process compiles nothing, a door runs as plain Python until another one has compiled
    it; what is compiled gives the same results.
    """

    compiles_here: ClassVar[bool] = True
    on_compiled: ClassVar[Callable[[str, float], None] | None] = None

    plain: Callable[..., Any]
    name: str
    _where: Callable[[], Path]

    @classmethod
    def of(
        cls,
        function: Callable[..., Any],
        plain: Callable[..., Any],
        name: str,
        where: Callable[[], Path],
    ) -> Door:
        """`where` gives the folder of the code; it is asked when the door is first used."""
        made = numba.njit(**_OPTIONS, pipeline_class=_DoorCompiler)(_named(function))
        made.__class__ = cls
        assert isinstance(made, Door)
        made.plain, made.name, made._where = plain, name, where
        return made

    @cached_property
    def files(self) -> DoorCache:
        """Where its code is kept."""
        self._cache = files = DoorCache(self.py_func, self.name, self.folder)
        return files

    @cached_property
    def folder(self) -> Path:
        return self._where()

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        """What runs for arguments of types that are new to it: Numba asks, and calls that."""
        here, files = Door.compiles_here, self.files
        if not here and not files.has(tuple(map(self.typeof_pyval, arguments)), self.targetctx):
            return self.plain
        files.may_compile = here
        try:
            return super()._compile_for_args(*arguments, **named)  # type: ignore[misc]
        except NotKept:  # the file is damaged
            return self.plain

    def compile(self, sig: Any) -> Any:
        """The code for these types, loaded or compiled; what that took is told."""
        missed, begun = self._misses(), time.process_time()
        found = super().compile(sig)
        if self._misses() > missed and Door.on_compiled is not None:
            Door.on_compiled(self.name, time.process_time() - begun)
        return found

    def _misses(self) -> int:
        return sum(self._cache_misses.values())  # type: ignore[attr-defined]


def _named(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function; one of a factory gets a name that no other one has.

    Numba names machine code by the name of its function and a number that each process counts for
    itself. Of two functions with one name, which a factory makes, the code of two processes could
    thus meet under one symbol in a third that loads both, and the first would be run for both.
    """
    if function.__closure__:
        function.__qualname__ += f"_{uuid4().hex}"
    return function
