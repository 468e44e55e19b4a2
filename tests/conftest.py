"""Makes the asserts of helper modules as telling as those of tests, and runs tests that are
coroutines, each in a loop of its own."""

import asyncio
import gc
import inspect

import pytest

pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("hooks", "support", "conformance", "secrecy", "terminal"))
)

# Whole matches are kept for many tests: looking through them again and again for cycles would take
# a quarter of the time of all.
gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
