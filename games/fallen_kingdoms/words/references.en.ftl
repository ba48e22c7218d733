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

sign-units = Number in a player’s colour
    .about = Units in a city. Their player holds the city: one unit is enough. The colour is the player’s, the rune the god’s.
sign-port = Anchor
    .about = A port. It gives 1 more free point a turn to the player who holds it, and sea routes start here.
sign-road = Road
    .about = Units move along it, one road a turn. Rampages and an invader’s push go by road alone.
sign-sea = Dashed line over water
    .about = A sea route between two ports. Units move along it as along a road. No rampage and no push goes by sea.
sign-square = Icon in a square
    .about = It gives 2 points a turn: metal for units, wood for buildings, wheat for knowledge.
sign-circle = Icon in a circle
    .about = It gives nothing by itself. Mining, Machinery or Irrigation make it give 1 point a turn.
sign-temple = Temple
    .about = A player’s temple, with colour and rune. Its god has a power only while it stands. The city is safe from gods, intimidation and invasions, but not from battles and rampages. A grey building behind it sleeps.
sign-march = Arrow with a number
    .about = Units on their way to an enemy or empty city. They arrive when their player says which target is next.
sign-battle = Crossed swords
    .about = The last battle: the throws of both sides, one after another. A red die is a hit, a pale one a miss. An arrow behind the dice: a frightened unit has fled.
sign-path = Numbered arrow at the edge
    .about = A path for invaders: brown by road, blue by sea. Paths with neighbouring numbers are next to each other; the last is next to the first.
sign-flag = Number and rune at the edge
    .about = A blocked path: the player of this colour has invaded by it, and nobody else may. The flag goes home in that player’s next invasion phase, with the invader card.
sign-fresh = Rim around a name
    .about = Something has happened here in the last turn.
sign-glory = Star
    .about = Glory. When the match ends, the player with the most wins.
sign-intimidation = Skull
    .about = Intimidation, in pictures “fear”: the god’s value and all rumors. In a battle the side with more of it drives units away.
sign-victories = Small swords with a number
    .about = Victories, up to six. The sixth brings a rumor, and the count starts again.
sign-rumors = Speech bubble
    .about = Rumors a player has. On the table it’s the rumor that is taken next; +3 beside it means 3 more intimidation.
sign-knowledge = Open book
    .about = Knowledge cards a player has. Cards that are known to all aren’t counted: they lie in the row of the last battle.
sign-tracks = Three rows of boxes
    .about = A player’s tracks: units, buildings, knowledge. The points that lie there are filled in.
sign-reserve = Number beside a helmet
    .about = Units that aren’t on the board yet. Each player has 30 in all.
sign-first = Pennant beside a name
    .about = The first-player card: this player begins the round. After the invasions the card moves on to a player without an invader card.
sign-invader = Ship beside a name
    .about = An invader card. Its player has invaded in the last invasion phase, and can’t in the next one.
sign-stack = Number on a pile
    .about = Trophies that still lie face down. A red pile is used up, its face-up trophies too. When two of the three piles are, the match ends after the round.
sign-hourglass = Hourglass
    .about = The match waits for this player.
sign-crown = Crown
    .about = This player has won.
