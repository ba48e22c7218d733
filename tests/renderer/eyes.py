"""How one colour stands out from another (WCAG 2), and what an eye without green cones sees."""

from renderer.colours import Colour

DEUTERANOPIA = (0.367, 0.861, -0.228, 0, 0.28, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
"""The matrix of Machado, Oliveira and Fernandes (2009) at full severity, as Pillow takes it."""


def luminance(of: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (_linear(part / 255) for part in of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio, 1 to 21; text wants 4.5."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
