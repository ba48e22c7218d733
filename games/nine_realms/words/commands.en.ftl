### The slash commands of War of the 9 Realms. An option is described by its action's question.

command-realms = War of the 9 Realms: play by typing
command-realms-deploy = Place a figure on your Realm Tile, in secret
command-realms-deploy-as-usual = Take the usual places and be ready
command-realms-ready = Be ready, with your figures where you placed them
command-realms-move = Move a figure (1 action)
command-realms-attack = Attack an enemy, at once (1 action)
command-realms-transform = Change the terrain of an empty hex next to your figures (3 actions)
command-realms-rally = Return a fallen Warrior to your Realm Tile (1 action)
command-realms-prey = Choose Sinfjotli's prey, or none yet
command-realms-fate = Play a Fate card or an ability, discard, or leave the roll as it is
command-realms-play = What do you play?
command-realms-counter = Accept a roll against your figure, and strike back or not
command-realms-strike-back = strike-back
command-realms-end = End your turn, at once
