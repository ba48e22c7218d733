### Reading the rules, and looking up what lies open on the table.

rules-heading = **{ $title } · { $section }** ({ $number } of { $count })
rules-which = Which game's rules would you like to read?
rules-menu = Go to a section
rules-before = ◂ { $section }
rules-after = { $section } ▸
rules-button = Rules in full
rules-link = Rule: { $section }
rules-also = -# “{ $term }” is also in: { $sections }
rules-choice = { $name } · { $title }

look-up = Look up
look-up-panel = **{ $title }: look it up.** Here is everything that lies open on the table. Choose a group, then a card.
look-up-named = Named in your question:
look-up-group = Choose a group
look-up-card = Choose a card
open-heading = **Everything open in front of { $name }**
open-menu = Look at everything open in front of …

command-rules = Read the rules, or look up a card
command-rules-read = Read a game's rules, section by section
command-rules-title = Which game? In a match's thread, its own
command-rules-section = A section, or any word you want to find
command-rules-card = Look up a figure, a card, a building…
command-rules-card-card = Which one? Type a part of its name
command-match-hand-player = Open cards of which player? Leave it out for your own hand
