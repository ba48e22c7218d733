"""Rolls that are made to cost too much, and a workshop to try them in."""

from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import strategies as st

from cogs.commands.dice import CRAFT
from play.workshop.workshop import Workshop

number = st.sampled_from([0, 1, 2, 3, 7, 9, 50, 99, 500, 999, 1000, 10**6, 10**15])
operator = st.builds(
    "{}{}{}".format,
    st.sampled_from(["k", "p", "rr", "ro", "ra", "e", "mi", "ma"]),
    st.sampled_from(["", "h", "l", "<", ">"]),
    number,
)
thrown = st.builds(
    lambda many, size, after: f"{many}d{size}{''.join(after)}",
    number,
    st.one_of(number, st.just("%")),
    st.lists(operator, max_size=3),
)
expression = st.recursive(
    st.one_of(thrown, number.map(str)),
    lambda inner: st.one_of(
        st.builds(
            "{}{}{}".format, inner, st.sampled_from(["+", "-", "*", "/", "//", "%", "<"]), inner
        ),
        inner.map("({})".format),
        st.lists(inner, min_size=2, max_size=4).map(lambda parts: f"({', '.join(parts)})kh1"),
        st.builds(lambda one, many: "%".join([one] * many), inner, st.integers(2, 40)),
    ),
    max_leaves=8,
)
"""Over all of d20's grammar."""


@contextmanager
def warm() -> Iterator[Workshop]:
    """A workshop that has rolled once: its process is there."""
    shop = Workshop(CRAFT)
    shop.do("roll", "1d20", 1)
    try:
        yield shop
    finally:
        shop.close()
