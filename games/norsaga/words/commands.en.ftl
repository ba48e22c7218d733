### The slash commands of Norsaga: descriptions of at most 100 characters.

command-norsaga = Norsaga: play by typing
command-norsaga-pass = Do not embellish; or swap nothing, or place no more
command-norsaga-order = Leave an order for dismissals; with nothing in it, be asked again
