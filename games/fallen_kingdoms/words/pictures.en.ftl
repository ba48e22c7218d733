### What the pictures of Fallen Kingdoms say, and the board in words.

## On the board

picture-state = Round { $round } · { $phase } · { $awaited }
picture-state-setup = { $phase } · { $awaited }
picture-awaited = { $player } to play
picture-awaited-several = { $count } to decide
picture-played = { $player } has played
picture-peace = No battle now
picture-battle = attacks { $city }
picture-next-rumor = next { $fear }
picture-sign-star = glory
picture-sign-eye = intimidation
picture-sign-swords = victories
picture-sign-wave = invader
picture-out = out

## In words

picture-alt-state = { $state }.
picture-alt-score = { $player } { $glory } ({ $cities })
picture-alt-scores = Glory (cities): { $scores }.
picture-alt-battle = Battle for { $city }.
picture-alt-fresh = New: { $cities }.
