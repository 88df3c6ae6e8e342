"""The types of the wire, and what is made from them: OpenAPI, JSON Schema, the reference."""
