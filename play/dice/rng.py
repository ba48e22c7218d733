"""The source of chance in the chat, and the shape of a roll before it is read.

Apart from what reads and throws dice: d20 takes a while to make its parser.
"""

from secrets import SystemRandom

CHANCE = SystemRandom()
"""The operating system's; nobody can foresee it, and it has no state."""
ROLL_LENGTH = 200
"""Characters of a roll, its comment included."""
USUAL_ROLL = "1d20"
