"""The room of Marshmallow Test."""
