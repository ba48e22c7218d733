### What the pictures of Norseheim say, and the board in words.

## On the board

picture-state = Round { $round } · { $phase } · { $awaited }
picture-state-homes = Homes · { $awaited }
picture-awaited = { $player } to play
picture-awaited-several = { $count } to decide
picture-played = { $player } has played
picture-ap = { $ap } AP
picture-purses = AP
picture-passed = passed
picture-out = out
picture-battle = { $source } → { $target }
picture-peace = No battle now
picture-council = Council · { $majority } of { $seats } seats win
picture-next-council = If it met now
picture-no-omens = The Giants sleep
picture-sign-star = power
picture-sign-chair = seats
picture-sign-crown = Kings
picture-sign-hand = markers
picture-sign-card = Gods
picture-settlement = settlement
picture-ring = ring fortress

## The Character board and cards

picture-led = { $player } · { $leader }
picture-giant = { $giant } · { $landscape }
picture-unused = { $unused } of { $held }
picture-supplies = Left: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} · { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
} · { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
picture-no-favours = No Gods cards
picture-alt-board = { $player }: { $ap } AP, recruit price { $price }, diplomatic strength { $strength }, recruit size { $size }.
picture-alt-looked = Next Giants: { $giants }.
picture-alt-favours = Gods cards: { $cards }.
picture-alt-unused = Unused: { $cards }.
picture-alt-cards = { $count } { $kind } ({ $ap } AP)

## In words

picture-alt-state = { $state }.
picture-alt-score = { $player } { $power } ({ $seats }{ $ahead ->
    [none] { "" }
   *[other] , next { $ahead }
})
picture-alt-scores = Power (seats): { $scores }.
picture-alt-battle = Battle: { $source } against { $target }.
picture-alt-fresh = New: { $regions }.
picture-alt-giants = Giants: { $giants }.
picture-text-player = { $player }: AP { $ap }, power { $power }, seats { $seats }/{ $majority }{ $ahead ->
    [none] { "" }
   *[other] , next { $ahead }
}, Kings { $kings }/3, markers { $markers }/{ $limit }, cards { $cards }
picture-text-land = { $value } { $region } ({ $landscape })
picture-text-costs = AP: { $costs }; Recruit by board
picture-text-borders = #{ $number }: { $borders }
picture-text-own = { $player } { $warriors }
picture-text-guards = guards { $warriors }, die { $threshold }
picture-text-chieftain = chieftain { $warriors }, die { $threshold }, resists { $resistance }
picture-text-ally = chieftain { $warriors }, die { $threshold }, resists { $resistance }, sworn to { $player } { $markers }{ $guests ->
    [0] { "" }
   *[other] , guests { $guests }
}
picture-text-walls = Danevolds between { $walls }
picture-text-seats = { $player } { $regions }
picture-text-council = Council: { $seats }
picture-text-battle = Battle { $source } → { $target }: attack { $attack }, defence { $defence }
picture-text-unthrown = { $runes } runes
picture-text-hits = { $hits } hits of { $runes } runes
picture-text-giants = Giants: { $giants }; deck { $deck }
picture-text-covered = { $giant } (held back by { $god })
picture-text-god = { $god } { $cards }: { $top }
