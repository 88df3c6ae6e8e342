"""Planted faults: each mutant breaks one promise of a tiny game, and one check must tell."""

from tests.engine.mutants import chance, endings, faces, moves, secrets
from tests.engine.mutants.plant import MUTANTS

__all__ = ["MUTANTS", "chance", "endings", "faces", "moves", "secrets"]
