"""An attack: battle after battle, the Gods cards in it, and its odds.

Knows nothing of the order that begins it, nor of the turn that goes on after it.
"""
