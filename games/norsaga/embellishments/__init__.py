"""The fifteen embellishments: a module a colour, and the steps that several of them cause.

A colour's module says of each of its three what it needs, what stands against an order, what it
does and what follows. `ladders` says which of them a seat may use.
"""
