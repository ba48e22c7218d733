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

## The kingdom sheet

picture-is-god = { $player } · { $god }
picture-glory = { $glory } glory
picture-numbers = Intimidation { $intimidation } · victories { $victories } of { $most } · cities { $cities } · buildings { $buildings }
picture-pieces = Units { $units }, in reserve { $reserve }, waiting { $waiting } · kingdoms lost { $fallen }
picture-alt-sheet = { $player }: { $glory } glory. { $told }

## In words

picture-alt-state = { $state }.
picture-alt-score = { $player } { $glory } ({ $cities })
picture-alt-scores = Glory (cities): { $scores }.
picture-alt-battle = Battle for { $city }.
picture-alt-fresh = New: { $cities }.
picture-text-player = { $player } ({ $god }): glory { $glory }, intimidation { $intimidation }, victories { $victories }/6, tracks { $tracks }, reserve { $reserve }
picture-text-blocks = blocks { $paths }
picture-text-piles = Left: knowledge { $knowledge } ({ $cards }), buildings { $buildings } ({ $tiles }), rumors { $rumors } (next { $fear })
picture-text-empty = Empty
picture-text-port = port
picture-text-temple = temple
picture-text-paths = Paths { $paths }
picture-text-march = { $source } → { $target }: { $units }
picture-text-battle = { $attacker } attacks { $city } of { $defender }: { $dice }
