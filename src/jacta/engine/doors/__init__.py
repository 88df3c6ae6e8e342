"""Doors: how Python enters compiled rules, and where their code is kept."""
