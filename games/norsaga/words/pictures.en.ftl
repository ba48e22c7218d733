### What the pictures of Norsaga say, and the board in words.

## On the board

picture-awaited = { $player } to play
picture-awaited-several = { $count } to play
picture-played = { $player } has played
picture-choosing = The sagas are being chosen
picture-chosen = The sagas are chosen
picture-turn = Turn { $turn }
picture-turn-of = Turn { $turn } · round { $round } of { $cap }
picture-shared = the win is shared
picture-claims = { $claims }/{ $of }
picture-close = 1 to win
picture-proved = Proved
picture-hidden-saga = Saga not told yet
picture-deck = Deck
picture-discards = Discards
picture-open = Open
picture-hand-caption = hand
picture-grant = skald sings
picture-gone = has left
picture-marker = Marker
picture-spot-you = Front
picture-spot-p1 = P1
picture-spot-p2 = P2
picture-spot-a1 = A1
picture-spot-a2 = A2
picture-spot-b1 = B1
picture-spot-b2 = B2

## A hand

picture-hand = { $player }: hand
picture-hand-empty = No cards in hand
picture-looked-at = { $player }’s hand
picture-offered = { $player }: choose a saga
picture-gain = { $gain ->
    [0] no gain
    [-1] { $gain } at best
    [-2] { $gain } at best
   *[other] +{ $gain }
}
picture-best = { $spot } → { $claims }/{ $of }
picture-alt-hand = { $player } holds { $cards }.
picture-alt-gain = { $card } +{ $gain } at { $spot }
picture-alt-hand-empty = { $player } holds no cards.
picture-alt-seen = In { $player }’s hand: { $cards }.
picture-alt-revealed = Open: { $cards }.
picture-alt-offered = { $player } chooses between { $sagas }.

## Looked up

picture-rung-1 = youngest
picture-rung-2 = and a parent
picture-rung-3 = and a grandparent
picture-open-tree = { $player }: all that lies open
picture-can-embellish = Can use
picture-cannot-embellish = Can't embellish: no colour in front
picture-holds = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
picture-doomed = Doom: others may play here

## In words

picture-alt-turn = Turn { $turn }, { $awaited }.
picture-alt-ended = { $result }.
picture-alt-choosing = { $awaited }.
picture-alt-claims = { $player } { $claims }/{ $of }
picture-alt-proved = { $player } has proved the saga
picture-alt-close = { $player } { $claims }/{ $of }, one short of winning
picture-alt-score = Markers: { $scores }.
picture-alt-doom = Doom lies on the tree of { $players }.
picture-alt-fresh = New: { $heroes }.
picture-alt-hero = { $player }’s { $spot } { $card }
picture-text-heading = { $player } · { $saga } · { $claims }/{ $of }
picture-text-needs = needs { $traits }
picture-text-need = { $count } { $trait }
picture-text-has = has { $traits }
picture-text-hand = hand { $cards }
picture-text-level = { $trait } level { $level } ({ $lent })
picture-text-doom = Doom
picture-text-close = ONE TO WIN
picture-text-proved = SAGA PROVED
picture-text-joined = joined: { $traits }
picture-text-piles = Deck { $deck }, discards { $discards }
picture-text-top = Deck { $deck }, discards { $discards }, on top { $card }
