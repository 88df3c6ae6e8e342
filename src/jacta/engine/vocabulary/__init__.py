"""Closed sets, and the kinds of actions and events that are made of them."""
