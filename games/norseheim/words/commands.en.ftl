### The slash commands of Norseheim: descriptions of at most 100 characters.

command-norseheim = Norseheim: play by typing
command-norseheim-play = What do you do?
command-norseheim-mercy = Ask for mercy, or play this round without it
command-norseheim-end = End your turn, stop moving warriors, or skip the second action
command-norseheim-relocate = Send warriors, or more of them, from one of your regions to another
command-norseheim-battle = Fight on, or call off the attack
command-norseheim-favour = Play a Gods card, or none
command-norseheim-exile = Begin again elsewhere, or give up
command-norseheim-vote = Count the points now, or play on
