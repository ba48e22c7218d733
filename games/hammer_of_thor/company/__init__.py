"""Own groups: splitting, joining, sending away, handing over, Sub-Leaders, the line (8.0) [house].

All of it happens in the own Turn step before the journey, for one group at a time: its player says
first which group to see to.
"""
