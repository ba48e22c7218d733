### What can be looked up: its groups, and what each card says. Names and abilities are in en.ftl.

references-god = Gods
references-knowledge = Knowledge cards
references-building = Buildings
references-rumor = Rumors
references-track = Tracks
references-resource = Resources
references-sign = Signs on the board

base-fear = Intimidation { $fear } to begin with; rumors add to it.
first-glory = { $glory ->
    [0] No glory to begin with.
   *[other] { $glory } glory to begin with.
}
taken-glory = { $glory } glory when you get it.
adds-fear = It adds { $fear } to your intimidation for good.
tile-points = { $points } points a turn for { $track }, while you hold the city.
tile-glory = { $glory } glory at the end of each of your turns, while you hold the city.
tiles-in-box = There are { $tiles } in the box; with fewer than six players chance leaves some of them out.
track-length = { $points } points fill it. Points beyond that stay on the track.
track-glory = { $glory } glory instead, if there’s nothing left to make.
icon-points = A square icon gives { $points } points a turn for { $track }; a circle gives none.
improved-by = { $card } adds 1 point to each of these icons, square or circle.

## Signs

sign-units = Units (number in a player’s colour)
    .about = Their player holds the city: one unit is enough. The colour is the player’s, the rune the god’s.
sign-port = Port (anchor)
    .about = It gives 1 more free point a turn to the player who holds it, and sea routes start here.
sign-road = Road
    .about = Units move along it, one road a turn. Rampages and an invader’s push go by road alone.
sign-sea = Sea route (dashed line)
    .about = It joins two ports. Units move along it as along a road. No rampage and no push goes by sea.
sign-square = Square icon
    .about = It gives 2 points a turn: metal for units, wood for buildings, wheat for knowledge.
sign-circle = Circle icon
    .about = It gives nothing by itself. Mining, Machinery or Irrigation make it give 1 point a turn.
sign-temple = Temple
    .about = A player’s temple, with colour and rune. Its god has a power only while it stands. The city is safe from gods, intimidation and invasions, but not from battles and rampages. A grey building behind it sleeps.
sign-march = Units on their way (arrow with a number)
    .about = They go to an enemy or empty city. They arrive when their player says which target is next.
sign-battle = Last battle (crossed swords)
    .about = The throws of both sides, one after another. A red die is a hit, a pale one a miss. An arrow behind the dice: a frightened unit has fled.
sign-path = Invasion path (numbered arrow)
    .about = Brown by road, blue by sea. Paths with neighbouring numbers are next to each other; the last is next to the first.
sign-flag = Blocked path (number and rune)
    .about = The player of this colour has invaded by it, and nobody else may. The flag goes home in that player’s next invasion phase, with the invader card.
sign-fresh = Latest changes (rim around a name)
    .about = Something has happened here in the last turn.
sign-glory = Glory (star)
    .about = When the match ends, the player with the most glory wins.
sign-intimidation = Intimidation (skull)
    .about = The god’s value and all rumors; in pictures it’s called fear. In a battle the side with more of it drives units away.
sign-victories = Victories (small swords)
    .about = Up to six: the sixth brings a rumor, and the count starts again.
sign-rumors = Rumors (speech bubble)
    .about = Beside a name, the rumors this player has. On the table it’s the rumor that is taken next; +3 beside it means 3 more intimidation.
sign-knowledge = Knowledge cards (open book)
    .about = As many as a player has; in pictures they’re called lore. Cards that are known to all aren’t counted: they lie in the row of the last battle.
sign-tracks = Tracks (three rows of boxes)
    .about = Units, buildings, knowledge. The points that lie there are filled in.
sign-reserve = Reserve (helmet)
    .about = Units that aren’t on the board yet. Each player has 30 in all.
sign-first = First-player card (pennant)
    .about = This player begins the round. After the invasions the card moves on to a player without an invader card.
sign-invader = Invader card (ship)
    .about = Its player has invaded in the last invasion phase, and can’t in the next one.
sign-stack = Stack of trophies (number on a pile)
    .about = Trophies that still lie face down. A red pile is used up, its face-up trophies too. When two of the three piles are, the match ends after the round.
sign-hourglass = Awaited player (hourglass)
    .about = The match waits for this player.
sign-crown = Winner (crown)
    .about = This player has won.
