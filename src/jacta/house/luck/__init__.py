"""The account of the dice: what fell, whose luck it was, and ratings less luck."""
