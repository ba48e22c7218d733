### The slash commands of Norseheim: descriptions of at most 100 characters.

command-norseheim = Norseheim: play by typing
command-norseheim-play = What do you do?
command-norseheim-mercy = Ask for mercy, or fight on without it
command-norseheim-end = End your turn; or send no more warriors, or leave the second action undone
command-norseheim-relocate = Send warriors, or more of them, from one of your regions to another
command-norseheim-battle = Fight on, or call the attack off
command-norseheim-favour = Play a Gods card, or none
command-norseheim-exile = Begin again elsewhere, or give up
command-norseheim-vote = Count the points now, or play on
