"""Makes the asserts of helper modules as telling as those of tests, and runs tests that are
coroutines, each in a loop of its own."""

import asyncio
import inspect

import pytest

pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("hooks", "support", "conformance", "secrecy", "terminal"))
)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
