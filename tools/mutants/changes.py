"""The small changes: what a slip of the pen could make of a function.

A comparison is turned or moved by one, `and` becomes `or`, an operator its opposite, a constant one
more, a condition or a result its negation, and a statement that does something is dropped.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import TypeAlias, TypeVar, cast

__all__ = ["Change", "Function", "changes", "exchanged"]

Function: TypeAlias = ast.FunctionDef
Tree = TypeVar("Tree", bound=ast.AST)

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# A condition of another kind is changed by its own parts already.
_SPEAKING = (ast.Compare, ast.BoolOp, ast.Constant, ast.UnaryOp)


@dataclass(frozen=True)
class Change:
    """A function with one slip in it: what stood there, and what stands there now."""

    words: str
    node: Function


def changes(function: Function) -> list[Change]:
    """Every small change of a function, each with words that no other one has."""
    found, seen = list[Change](), Counter[str]()
    silent, parents = _silent(function), _parents(function)
    for node in ast.walk(function):
        if isinstance(node, ast.expr | ast.stmt) and node not in silent:
            for other in _others(node, function):
                words = " ".join(_words(node, other, parents).split())
                seen[words] += 1
                numbered = f"{words} ({seen[words]})" if seen[words] > 1 else words
                changed = exchanged(function, node, other)
                found.append(Change(numbered, ast.fix_missing_locations(changed)))
    return found


def _words(node: ast.AST, other: ast.AST, parents: Mapping[ast.AST, ast.AST]) -> str:
    """Before and after; a constant is shown with what it stands in."""
    parent = parents[node]
    small = isinstance(node, ast.Constant | ast.Name | ast.Attribute)
    if small and isinstance(parent, ast.expr | ast.Return | ast.Assign | ast.AugAssign):
        return f"{ast.unparse(parent)} → {ast.unparse(exchanged(parent, node, other))}"
    if isinstance(other, ast.Pass):
        return f"{ast.unparse(node)} → nothing"
    if isinstance(node, ast.If | ast.While) and isinstance(other, ast.If | ast.While):
        return f"if {ast.unparse(node.test)} → if {ast.unparse(other.test)}"
    return f"{ast.unparse(node)} → {ast.unparse(other)}"


def exchanged(tree: Tree, old: ast.AST, new: ast.AST) -> Tree:
    """A copy of a tree with another node in place of one of its own."""
    place = next(place for place, node in enumerate(ast.walk(tree)) if node is old)
    copy = deepcopy(tree)
    target = next(node for at, node in enumerate(ast.walk(copy)) if at == place)
    return cast("Tree", _Exchange(target, new).visit(copy))


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._old:
            return ast.copy_location(self._new, node)
        return self.generic_visit(node)


def _others(node: ast.expr | ast.stmt, function: Function) -> Iterator[ast.AST]:
    """What could stand in place of a node."""
    match node:
        case ast.Compare(left, ops, comparators):
            for index, op in enumerate(ops):
                for turned in _COMPARISONS[type(op)]:
                    yield ast.Compare(
                        left, [*ops[:index], turned(), *ops[index + 1 :]], comparators
                    )
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left, op, right):
            yield ast.BinOp(left, _OPERATORS[type(op)](), right)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Name(name, ast.Load()) | ast.Attribute(_, name, ast.Load()) if name.isupper():
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Call(ast.Name(name), arguments, keywords) if name in _CALLS:
            yield ast.Call(ast.Name(_CALLS[name], ast.Load()), arguments, keywords)
        case ast.IfExp(test, body, orelse) if not isinstance(test, _SPEAKING):
            yield ast.IfExp(_negated(test), body, orelse)
        case ast.If(test, body, orelse) if not isinstance(test, _SPEAKING):
            yield ast.If(_negated(test), body, orelse)
        case ast.While(test, body, orelse) if not isinstance(test, _SPEAKING):
            yield ast.While(_negated(test), body, orelse)
        case ast.Return(ast.expr() as value) if not isinstance(value, _SPEAKING):
            if isinstance(function.returns, ast.Name) and function.returns.id == "bool":
                yield ast.Return(_negated(value))
            elif isinstance(function.returns, ast.Name) and function.returns.id == "int":
                yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
        case ast.AugAssign(target, op, value):
            yield ast.AugAssign(target, _OPERATORS[type(op)](), value)
            yield ast.Pass()
        case ast.Break() | ast.Continue() | ast.Expr(ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets) if all(_outlives(target) for target in targets):
            yield ast.Pass()


def _negated(condition: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), condition)


def _outlives(target: ast.expr) -> bool:
    """Whether what is assigned is seen outside: without a name of its own the function would only
    break off."""
    if isinstance(target, ast.Tuple):
        return all(_outlives(part) for part in target.elts)
    return isinstance(target, ast.Attribute | ast.Subscript)


def _silent(function: Function) -> set[ast.AST]:
    """All that changes nothing: decorators, annotations, defaults, comparing of lengths."""
    said: list[ast.AST] = [*function.decorator_list, function.args]
    if function.returns is not None:
        said.append(function.returns)
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign):
            said.append(node.annotation)
        elif isinstance(node, ast.keyword) and node.arg == "strict":
            said.append(node)
    return {node for root in said for node in ast.walk(root)}


def _parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
