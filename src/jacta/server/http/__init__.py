"""HTTP: one module a resource, each a list of typed endpoints; and the pages of the client."""
