"""Makes the asserts of helper modules as telling as those of tests."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("hooks", "support", "conformance", "secrecy", "terminal"))
)
