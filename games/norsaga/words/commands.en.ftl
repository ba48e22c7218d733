### The slash commands of Norsaga: descriptions of at most 100 characters.

command-norsaga = Norsaga: play by typing
command-norsaga-pass = Don't embellish; or swap nothing, or place no more
