### The slash commands of The Hammer of Thor: descriptions of at most 100 characters.

command-thor = The Hammer of Thor: play by typing
command-thor-play = What do you do?
command-thor-card = Keep a card, put it away or to sleep, or wake it
command-thor-arrive = Meet a group that stands there, look around, or meet nobody
command-thor-show = Show an Encounter card, or accept or refuse a challenge or a deal
command-thor-battle = Fight on, withdraw, or give in and pay
command-thor-camp = Take what the place offers, or nothing more
command-thor-people = Keep an ability back or use it again, or say who is sent away or leaves a liar
command-thor-item = Use, reveal or conceal an item, or say when new ones are revealed
command-thor-group = See to a group: join, hand over, Sub-Leaders, the line, send away, call up the dead
