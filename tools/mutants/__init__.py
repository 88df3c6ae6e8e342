"""Mutants of the rules: each rule function changed in small ways, and a test of its clauses must
fail.

A rule function is a kernel of a game, or a plain function of it that cites a clause and makes or
finds what the rules look up. The tests that must notice are those that carry a clause which the
function cites; that others would notice too does not count. `make mutants` runs it.
"""
