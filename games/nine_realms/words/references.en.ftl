### What can be looked up: names are in en.ftl, what the cards say stands here and there.

references-signs = Legend
references-figure = Figures
references-realm = Realm Cards
references-card = Fate cards
references-terrain = Terrain
references-condition = Conditions

signs = Signs on the board
    .about = The ring around a figure shows its Health: pale is left, red is lost. The number below is its Defence.

## The signs in the legend

sign-health = Health left, Health lost
sign-defence = Defence
sign-sheltered = Forest: +4 Defence
sign-moved = Has moved
sign-attacked = Has attacked
sign-prey = Sinfjotli's prey
sign-crown = Ruler
sign-path = The way of the last move
sign-blow = The last attack
sign-laid = Terrain that was laid
sign-actions = Actions left
sign-blood = Blood in the Cauldron
sign-cards = Fate cards in hand
sign-bloodline = Bloodline holds, or is used up
sign-revenge = Revenge: more dice
sign-awaited = The match waits here

picture-close = Close
picture-ranged = Ranged
picture-defence = Defence
picture-move = Movement
picture-health = Health
picture-reach = Red rim: attacks. Tinted: moves.
picture-alt-reference = { $name }. { $text }
picture-open = { $player }: in the open
picture-alt-open = { $player }, { $realm }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $blood } of { $cauldron } blood, { $cards ->
    [one] 1 Fate card
   *[other] { $cards } Fate cards
}. { $figures }
picture-open-figure = { $figure } { $place }, { $left } of { $health } Health
picture-open-fallen = fallen
picture-bloodline-holds = Bloodline holds
picture-bloodline-used = Bloodline used up
picture-open-cards = Fate cards
picture-open-actions = Actions
picture-open-blood = Blood
