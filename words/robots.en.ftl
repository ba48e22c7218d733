### Robots, and matches at once.

## Robots

robot-huginn = 🤖 Huginn
robot-muninn = 🤖 Muninn
robot-ratatosk = 🤖 Ratatosk
robot-garm = 🤖 Garm
robot-sleipnir = 🤖 Sleipnir
robot-nidhogg = 🤖 Nidhogg
robot-vedrfolnir = 🤖 Vedrfolnir
robot-tanngrisnir = 🤖 Tanngrisnir

mind-greedy = Looks one step ahead
mind-random = Plays by chance
mind-away = Send it away, or take my seat back

robot-seated = A robot has sat down. Whoever wants to play may still join in its place.
robot-sent-away = The robot has left the table.
robot-relieves = A robot plays for you now. Take your seat back whenever you like.
robot-returned = The seat is yours again.
lobby-robot = Add a robot
lobby-send-away = Send a robot away

word-relieved = 🤖 A robot plays for { $name } for now.
word-back = { $name } is back in the seat.

no-robot-here = No robot sits there.
robot-refuses = 🤖 A robot believes that it stands better, and refuses.
command-table-robot = Seat a robot, or let one play for me
command-table-robot-mind = How does it think?
draw-agreed = The match is drawn: only robots had to agree.

## Matches at once

welcome-play = Play against a robot
welcome-watch = Watch two robots
welcome-begun = Match { $match } begins: { $players }. Its thread opens under the invitation. For other games: `/match new`, then **Add a robot**.
show-goes-on = Two robots play already, for you or in this channel. Watch them, or wait until they are done.
