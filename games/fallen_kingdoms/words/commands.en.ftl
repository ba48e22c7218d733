### The slash commands of Fallen Kingdoms: descriptions of at most 100 characters.

command-kingdoms = Fallen Kingdoms: play by typing
command-kingdoms-play = What do you do?
command-kingdoms-power = Use your god’s power, or don’t
command-kingdoms-attack = Attack a city your units are on their way to
command-kingdoms-battle = Throw again or go home; move into a city you’ve won, or leave it empty
command-kingdoms-defend = Hold a city, retreat from it, or say where a frightened unit flees to
command-kingdoms-rampage = Rampage a city next by road, go on into it, or leave it
command-kingdoms-pull-back = Call units back that didn’t fight, or let all stay
command-kingdoms-invade = Invade with a new people, or don’t
command-kingdoms-fill = Say how many of your units go to a city you’ve been given, or spread them evenly
command-kingdoms-path = Choose a path to invade by, sail on, block one, or stop
command-kingdoms-push = Push on by road from the city you’ve just taken, or don’t
command-kingdoms-deploy = Spread the rest of your people over your cities, and build your temple
