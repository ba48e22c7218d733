### What is written on the pictures.

## The board

picture-state = Round { $turn } · { $season } · { $stack ->
    [one] 1 card
   *[other] { $stack } cards
} left · { $awaited }
picture-state-last = Round { $turn }, the last · { $season } · { $awaited }
picture-state-opening = Set-up · { $awaited }
picture-awaited = { $player } to play
picture-awaited-several = { $count } to decide
picture-played = { $player } has played
picture-out = { $player } (left)
picture-no-hero = no hero
picture-reputation = REP { $reputation }
# The first letters of good, evil and neutral.
picture-good = G
picture-evil = E
picture-neutral = N
picture-no-journey = Nobody has travelled yet
picture-went = { $player } goes to { $place }, { $manner }
picture-stayed = { $player } stays at { $place }, { $manner }
picture-road = Road: { $road }
picture-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
picture-stranger = A stranger
picture-round = Meeting, round { $round }
picture-attitude = attitude { $attitude }
picture-guarded = guards { $count }
picture-card-seen = { $card }

## A battle

picture-fray = Battle at { $place }
picture-fray-caption = hits / blows · STAMINA lost
picture-fray-side = { $hits }/{ $blows }{ $lost ->
    [0] { "" }
   *[other] { " " }· -{ $lost }
}
picture-fray-out = Out: { $names }
picture-fray-won = { $leader }'s side wins
picture-fray-nobody = Nobody has won
picture-fray-no-blow = No blow was struck.
picture-fray-goes-on = The battle goes on

## Ragnarok

picture-host = For { $side }: { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}{ $spears ->
    [0] { "" }
   *[other] , spears { $spears }
}
picture-duels = { $count ->
    [0] none
    [one] 1 fight
   *[other] { $count } fights
}{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } fell
}
picture-more-duels = and { $count } more
picture-part-standing = standing
picture-part-spears = spears
picture-part-gained = fame
picture-part-dead = the dead
picture-part-doom = doom
picture-part-favour = favour

## The board in words

picture-alt-state = { $state }.
picture-alt-meets = { $leader } meets { $other } at { $place }.
picture-alt-strength = Strength of { $side }: { $strength }.
picture-alt-fray = Battle at { $place }: { $result }.
picture-alt-score = { $player } { $score } ({ $place })
picture-alt-score-alone = { $player } { $score }
picture-alt-scores = Scores: { $scores }.
picture-text-player = { $player }: { $hero }, { $side }, score { $score }, REPUTATION { $reputation }
picture-text-out = has left
picture-text-guarded = guards { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-text-side = { $leader } { $told }
picture-text-fell = { $name } ☠
picture-text-stands = { $name }
picture-text-strength = { $side } { $strength }
picture-text-ice = Frozen: { $places }
picture-text-floods = In flood: { $places }

## A hand, and what lies open

picture-hand-heading = { $player }: your hand
picture-hand-heroes = Choose one of these heroes: { $heroes }.
picture-hand-card = You hold { $card }.
picture-hand-asleep = You hold { $card } (asleep).
picture-hand-new = You have drawn { $card }.
picture-hand-conceals = { $name } conceals: { $cards }.
picture-hand-empty = You hold no card, and nobody of yours conceals anything.
picture-open-heading = { $player }
picture-open-score = Score { $score }, REPUTATION { $reputation }.
picture-open-hand = { $holds ->
    [yes] Holds a card of Fate.
   *[no] Holds no card of Fate.
}
picture-open-friends = Friends: { $friends }.
picture-open-further = Also { $leader } with { $members ->
    [one] 1 member
   *[other] { $members } members
} at { $number } { $place }.

## Sheets of groups

sheet-heading = { $leader } and company
sheet-alone = { $leader }
sheet-below = { $number } { $place } · { $members ->
    [one] 1 member
   *[other] { $members } members
} · { $player }
sheet-nobody = Nobody’s
sheet-captive = captive
sheet-stamina = { $left } of { $most }
sheet-concealed = { $count } concealed
sheet-runes = { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
sheet-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
sheet-rest = And { $names }
sheet-alt = { $leader } at { $place }. { $members }.
sheet-alt-member = { $name }: STAMINA { $left } of { $most }
