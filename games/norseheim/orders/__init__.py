"""The orders of a turn: one room each, with its action, legality, effect, refusals and hint.

What has to be decided within an order is a step of its room. `singles` lists the orders that
Action cards pay for, `legal` all that there are; nothing here knows how a turn goes on.
"""
