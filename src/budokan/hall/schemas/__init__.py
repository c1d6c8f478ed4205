"""The forms of everything that travels between hall and client, declared once: JSON Schema and TypeScript follow from them."""
