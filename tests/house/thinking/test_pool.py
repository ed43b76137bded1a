"""Processes in which computer players think."""

from __future__ import annotations

import signal

import pytest
from children import do_nothing, hears_interrupts

from croupier.house.thinking.pool import Pool
from croupier.house.thinking.queueing import Share

SHARE = Share("address", "person", "table")


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system has no signal masks")
@pytest.mark.parametrize("is_warm", [True, False])
async def test_ctrl_c_is_for_the_house_even_while_a_process_is_starting(is_warm: bool) -> None:
    """Whoever closed a house in its first second saw the tracebacks of processes that were still importing."""
    pool = Pool(1, begin=do_nothing)
    try:
        if is_warm:
            pool.warm_up()
        assert not await pool.run(SHARE, hears_interrupts)
    finally:
        pool.close()
    assert hears_interrupts()
