### What stands on the pictures, and in their texts.

## Board

picture-awaited = { $player } to play
picture-awaited-both = Both to play
picture-played = { $player } has played
picture-deployed = Both are ready
picture-turn = Turn { $turn }
picture-deck = Fate deck
picture-discards = Discards
picture-quiet = { $quiet } of { $limit } quiet turns
picture-lost = { $lost ->
    [0] No Health lost
   *[other] { $lost } Health lost
}
picture-falls = Falls
picture-deploying = Secret deployment

## Hand

picture-hand = { $player }: Fate cards
picture-hand-empty = No Fate cards
picture-card-re-roll-all = Re-roll all your dice, or make another player re-roll all of theirs.
picture-card-actions-or-re-roll = Gain three more actions. Or re-roll one die, yours or another player’s.
picture-card-five-attack-or-defence = Add five to your attack or counterattack, or to your Defence.
picture-card-six-attack = Add six to your attack or counterattack.
picture-card-six-defence = Add six to your Defence.
picture-alt-hand = { $player } holds { $count ->
    [one] one Fate card
   *[other] { $count } Fate cards
}: { $cards }.
picture-alt-hand-empty = { $player } holds no Fate cards.

## Alternative text

picture-alt-turn = Turn { $turn }, { $awaited }.
picture-alt-ended = { $result }.
picture-alt-score = Blood of { $cauldron }: { $first } { $first_blood }, { $second } { $second_blood }.
picture-alt-moved = { $figure } moved to { $hex }.
picture-alt-attacked = { $figure } attacked { $target }.
picture-alt-deploying = The board before the first turn, { $awaited }.
picture-alt-roll = { $figure } rolls { $total } against { $target }'s { $defence }. So far: { $result }.

## Text board

picture-text-laid = * laid
picture-text-health = health { $left }/{ $health }
picture-text-defence = Defence { $defence }
picture-text-moved = moved
picture-text-attacked = attacked
picture-text-prey = prey
picture-text-fallen = fallen
picture-text-waiting = not yet placed
picture-text-player = { $player } ({ $realm }): blood { $blood }/{ $cauldron }, actions { $actions }, Fate { $cards }
picture-text-ready = ready
picture-text-revenge = Revenge +{ $dice } { $dice ->
    [one] die
   *[other] dice
}
picture-text-piles = Deck { $deck }, discards { $discards }
picture-text-roll = { $figure } → { $target }: { $dice } = { $total } vs { $defence }: { $result }
