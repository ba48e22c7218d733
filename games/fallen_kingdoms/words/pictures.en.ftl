### What the pictures of Fallen Kingdoms say, and the board in words.

## On the board

picture-state = Round { $round } · { $phase } · { $awaited }
picture-state-last = Round { $round }, the last · { $phase } · { $awaited }
picture-state-opening = { $phase } · { $awaited }
picture-awaited = { $player } to play
picture-awaited-several = { $count } to decide
picture-played = { $player } has played
picture-out = { $player } (left)
picture-peace = No battle now
picture-public = Known to all
picture-sign-glory = glory
picture-sign-intimidation = fear
picture-sign-victories = wins
picture-sign-rumors = rumors
picture-sign-knowledge = lore
picture-sign-reserve = reserve

## In words

picture-alt-state = { $state }.
picture-alt-score = { $player } { $glory } ({ $cities })
picture-alt-scores = Glory (cities): { $scores }.
picture-alt-battle = Battle: { $city }.
picture-alt-fresh = New: { $cities }.
picture-text-player = { $player } ({ $god }): glory { $glory }, intimidation { $fear }, victories { $victories }/6, rumors { $rumors }, tracks { $tracks }, reserve { $reserve }
picture-text-out = has left
picture-text-key = ⚓ port, ² square icon, ~ by sea, # path for invaders
picture-text-temple = temple of { $player }
picture-text-display = Open: { $knowledge } (+{ $cards }); { $buildings } (+{ $tiles }); rumor { $rumor } ({ $rumors } left)
picture-text-public = Known to all: { $cards }
picture-text-blocked = Blocked paths: { $paths }
picture-text-march = { $units } march from { $source } to { $target }
picture-text-battle = Battle for { $city }: { $throws }

## A kingdom

picture-kingdom = { $player } · { $god }
picture-fear = fear { $fear }
picture-track-full = makes one at { $length }
picture-kingdom-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
} · { $reserve } in reserve · { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
picture-kingdom-victories = { $victories } of 6 victories
picture-kingdom-waiting = Waiting: { $pieces }
picture-kingdom-paths = Blocked paths: { $paths }
picture-waiting-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
picture-no-knowledge = No knowledge yet
picture-choose-god = Your gods to choose from
picture-alt-kingdom = { $player } · { $god }: glory { $glory }, intimidation { $fear }, victories { $victories }/6, units { $units }, reserve { $reserve }, tracks { $tracks }.
picture-alt-rumors = Rumors: { $rumors }.
picture-alt-cards = Knowledge: { $cards }.
picture-alt-offered = Gods to choose from: { $gods }.
