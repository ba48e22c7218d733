"""Gods cards of one's own turn: each one's power, registered under its name.

Those of a battle are in `battle.cards`; those of a phase are with the steps of their phase.
"""
