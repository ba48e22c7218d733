"""Colours: mixing them, and how well one stands out from another (WCAG 2)."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

_DEUTERANOPIA = (0.367, 0.861, -0.228, 0, 0.28, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
"""The matrix of Machado, Oliveira and Fernandes (2009) at full severity, as Pillow takes it."""


def colour(code: str) -> Colour:
    """A colour from its web code of six digits."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """One colour with a share, 0 to 1, of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(of: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (_linear(part / 255) for part in of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio, 1 to 21; text wants 4.5."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def deuteranopic() -> tuple[float, ...]:
    """The matrix for `Image.convert` that shows what an eye without green cones sees."""
    return _DEUTERANOPIA


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
