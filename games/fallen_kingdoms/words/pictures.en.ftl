### What the pictures of Fallen Kingdoms say, and the board in words.

## On the board

picture-state = Round { $round } · { $phase } · { $awaited }
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
