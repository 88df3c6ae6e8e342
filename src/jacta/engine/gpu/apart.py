"""Rules whose code stands on a GPU once, and not in every place where they are called.

A compiler weaves the functions that a kernel calls into it, each as often as it is called. A GPU
has some 128 KB of code at hand and waits for what goes beyond: of Entenrallye, whose turns end in
ten places, it made 297 KB. So what is long and called often stands by itself: then it has 130.
"""

from __future__ import annotations

import dis
from collections import Counter
from collections.abc import Iterable
from typing import Any

from jacta.engine.doors.compiled import Kernel

__all__ = ["keep_apart", "long_and_often"]

# So many instructions of Python, with all that is called in them, may stand in a kernel again.
_MOST_AGAIN = 6575


def keep_apart(kernels: Iterable[Any]) -> None:
    """Have a GPU call those of the functions that these lead to which are long and called often."""
    from numba.cuda.dispatcher import CUDADispatcher

    class Apart(CUDADispatcher):
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            found: Any = super().compile_device(args, return_type)  # type: ignore[no-untyped-call]
            for function in found.library._module.functions:
                if not function.is_declaration:
                    function.attributes.add("noinline")
            return found

    for each in long_and_often(kernels):
        # Where Numba keeps what it makes of a function for a GPU, and looks first.
        if not hasattr(each, "_CUDATypingContext__dispatcher"):
            options = {**each.targetoptions, "device": True, "debug": False, "opt": True}
            made: Any = Apart(each.py_func, options)  # type: ignore[no-untyped-call]
            vars(each)["_CUDATypingContext__dispatcher"] = made


def long_and_often(kernels: Iterable[Any], most: int = _MOST_AGAIN) -> list[Kernel]:
    """The kernels among all that these lead to of which too much would stand there again."""
    called: dict[Kernel, Counter[Kernel]] = {}
    waiting = [each for each in kernels if isinstance(each, Kernel)]
    while waiting:
        each = waiting.pop()
        if each not in called:
            called[each] = _calls(each)
            waiting += called[each]
    places = sum(called.values(), Counter[Kernel]())
    lengths: dict[Kernel, int] = {}

    def length(each: Kernel) -> int:
        if each not in lengths:
            own = sum(1 for _ in dis.get_instructions(each.py_func))
            lengths[each] = own + sum(n * length(other) for other, n in called[each].items())
        return lengths[each]

    return [each for each in called if (places[each] - 1) * length(each) > most]


def _calls(each: Kernel) -> Counter[Kernel]:
    """The kernels that stand in a function, and how often each of them does."""
    function, found = each.py_func, Counter[Kernel]()
    names = dict(function.__globals__)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        names[name] = cell.cell_contents
    for instruction in dis.get_instructions(function):
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF"):
            value = names.get(instruction.argval)
            if isinstance(value, Kernel):
                found[value] += 1
    return found
