"""Emblems that all titles share: who has won, and who is awaited."""

from renderer.glyphs import Fill, Glyph, Stroke

CROWN: Glyph = (
    Fill(((-0.9, 0.45), (-1, -0.6), (-0.48, -0.08), (0, -0.9), (0.48, -0.08), (1, -0.6),
          (0.9, 0.45))),
    Stroke(((-0.78, 0.76), (0.78, 0.76)), 0.24),
)  # fmt: skip
HOURGLASS: Glyph = (
    Stroke(((-0.62, -0.9), (0.62, -0.9)), 0.22),
    Stroke(((-0.62, 0.9), (0.62, 0.9)), 0.22),
    Fill(((-0.52, -0.86), (0.52, -0.86), (0.09, 0), (0.52, 0.86), (-0.52, 0.86), (-0.09, 0))),
)
