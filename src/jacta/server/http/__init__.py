"""HTTP: one module per resource, each a list of typed endpoints; and the pages of the client."""
