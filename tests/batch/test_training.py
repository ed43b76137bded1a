"""The example that trains on the device learns, at a reduced size."""

from __future__ import annotations

from learnt import example


def test_the_learner_gets_better() -> None:
    shares = example("train_on_device").train(tables=128, rounds=70, seed=1)
    assert sum(shares[-2:]) > sum(shares[:2]) + 0.1
