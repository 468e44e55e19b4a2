"""Makes the asserts of helper modules as telling as those of tests."""

import pytest

pytest.register_assert_rewrite("tests.hooks", "tests.support", "tests.conformance", "tests.secrecy")
