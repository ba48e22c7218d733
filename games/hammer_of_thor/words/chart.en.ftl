### Abilities, weaknesses and instincts by their codes in the chart (15.0).

## 1 Movement

code-1-0A = Flight
    .about = Crosses water at no extra cost. A group of fliers alone needn't stop at Bifrost or Gioll Bridge.
code-1-0B = Traverse water
    .about = Crosses water at no extra cost.
code-1-0C = Wade
    .about = Crosses water at no extra cost, and carries a companion across.
code-1-0D = Swift
    .about = +1 SPEED.
code-1-0E = Ski-runner
    .about = +2 SPEED in winter.
code-1-0F = Mortal
    .about = Dies outside Midgard. In winter, ice is as safe as Midgard.
code-1-0G = Mount
    .about = Carries a rider: the slowest member that's no mount uses its SPEED, if that's higher.
code-1-0H = Lame
    .about = SPEED 2 at most.
code-1-0J = Day-shunner
    .about = If you end your turn in Asgard, Vanaheim or Alfheim in summer, it needs a check of 5 or loses 4 STAMINA.

## 2 Senses and speech

code-2-0A = Far sight
    .about = Once a turn, its group's reconnaissance succeeds by itself.
code-2-0B = Keen ears
    .about = Its group can't be taken by surprise, and Invisibility is no use against it.
code-2-0C = Blind
    .about = 3 less ACCURACY, and no SENSES at all.
code-2-2A = All tongues
    .about = While it leads: +1 to NEGOTIATE.
code-2-2B = Speech
    .about = May lead, and may choose every Encounter card. Some animals have it, and all other characters. It's never held back.
code-2-2C = Beast-speech
    .about = While it leads, every Encounter card but SEDUCE works on animals, and they may follow.

## 3 Ways between the worlds

code-3-0A = Projection
    .about = Its group crosses gates without a check.
code-3-0B = Astral journey
    .about = Instead of moving, it may send its spirit anywhere.
code-3-0C = Pathfinder
    .about = Its group has +1 SPEED.
code-3-0D = Gate-ward
    .about = Nobody else can arrive at its place by gate or as a spirit.

## 4 Dealing with others

code-4-0A = Command
    .about = While it leads: +2 to FOLLOWER.
code-4-0B = Silver tongue
    .about = While it leads: +2 to CON and NEGOTIATE.
code-4-0C = Allure
    .about = While it leads: +2 to SEDUCE.
code-4-0D = Beast-friend
    .about = While it leads, FRIENDSHIP, FOLLOWER and SEDUCE work on animals, and they may follow.
code-4-0E = Peace-weaver
    .about = While it leads: +2 to FRIENDSHIP.
code-4-0F = Oathbound
    .about = Others have 3 less to win it by FOLLOWER or SEDUCE, but it may never choose CON.
code-4-0G = Hot-headed
    .about = While it leads, it accepts every CHALLENGE.
code-4-0H = Steadfast
    .about = Others have 3 less to win it by FOLLOWER or SEDUCE.
code-4-0J = Wary
    .about = Others have 3 less to CON its group.

## 5 Fighting

code-5-0A = Berserk
    .about = When its side presses, its hits cost 2 more STAMINA, and it has 2 less AGILITY.
code-5-0B = Two blows
    .about = Strikes 2 times in the first round of a battle.
code-5-0C = First strike
    .about = Strikes before the others in the first round of a battle.
code-5-0D = Archer
    .about = Strikes before the others in the first round. One archer in reserve shoots in each round too, at 1 less loss.
code-5-0E = Giant-bane
    .about = Against giants: +1 to hit, and hits cost 2 more STAMINA.
code-5-0F = Shield-wall
    .about = Its line has +1 AGILITY in the first 2 rounds of a battle.
code-5-0G = Wrestler
    .about = Its blows lose nothing when it subdues instead of killing.
code-5-0H = Thick hide
    .about = Hits cost it at least 1 less STAMINA, even without armour.
code-5-0J = Craven
    .about = Stays in reserve unless it's alone.
code-5-0K = Venomous
    .about = Its hits poison: STAMINA is lost to venom.
code-5-0L = Burning
    .about = Its hits burn: STAMINA is lost to fire.
code-5-0M = Brittle
    .about = Hits by STRENGTH 8 or more cost it 2 more STAMINA.

## 6 Shapes

code-6-0A = Shape change I
    .about = May change its shape once in a match, into the shape on its card.
code-6-0B = Shape change II
    .about = May change its shape 2 times in a match, into the shapes on its card.
code-6-0C = Shape change III
    .about = May change its shape 3 times in a match, into the shapes on its card.

## 7 Crafts

code-7-0A = Shipwright
    .about = Its whole group crosses water at no extra cost.
code-7-0B = Brewer
    .about = If its group didn't move in your last turn, each member gets back 1 more STAMINA.
code-7-0C = Smith
    .about = If its group hasn't moved, it may make a forged or flaming item at the end of your turn, for its price.
code-7-0D = Mason
    .about = If its group hasn't moved, it may wall it in: no player may meet it until your next turn.
code-7-0E = Greedy
    .about = While it leads, others have 2 more to CON it.

## 8 Magic

code-8-0A = Runelore
    .about = +2 INTELLIGENCE for casting runes.
code-8-0B = Seid
    .about = Once a turn, the first failed check of your Encounter card is rolled again.
code-8-0C = Galdr
    .about = The strongest enemy has 2 less ACCURACY.
code-8-0D = Illusion
    .about = Enemies have 2 less to hit in the first round of a battle.
code-8-0E = Spellproof
    .about = Runes, Galdr and Illusion do nothing to it.

## 9 Hiding

code-9-0A = Invisibility
    .about = Enemies have 3 less to hit it in the first 2 rounds of a battle, and it has +3 to EVADE. It's no use after reconnaissance.
code-9-0B = Disguise
    .about = While it leads, no card is barred in the first round, and another side counts as no worse than neutral.
code-9-0C = Light fingers
    .about = While it leads: after a stand-off or EVADE with a group without a player, a check of its AGILITY steals the treasure.
code-9-0D = Trackless
    .about = Other players meet its group by reconnaissance only.

## 10 Fate

code-10-0A = Foresight
    .about = At the end of your turn, you see the top card of the stack.
code-10-0C = Chooser of the slain
    .about = When a Mortal dies in its battle, it gains 1 REPUTATION.
code-10-0D = Lucky
    .about = Once a turn, its first natural 9 in a check is rolled again.
code-10-0E = Fey
    .about = In each encounter, the first natural 9 rolled to hit it hits.

## 11 Life and death

code-11-0A = Draugr
    .about = The first time it dies, it stays in its group as a dead member with half its STAMINA.
code-11-0B = Awakener
    .about = In a place of the dead it may raise the last dead of tier 3 or less, once a turn.
code-11-0C = Deathless
    .about = The first time it would die, 1 STAMINA is left.
code-11-0D = Hamingja
    .about = Safe in all worlds: it's no Mortal, even if its card says so.
code-11-0E = Bane
    .about = A fine blow with the item on its card kills it.
code-11-0F = Hel-road
    .about = Its group needn't stop at Gioll Bridge, and has +2 on a ride to Hel.

## 12 Body and healing

code-12-0A = Healing
    .about = At the start of your turn, the most wounded of its group gets back 4 STAMINA.
code-12-0B = Leechcraft
    .about = After each battle, each member of its group gets back 1 STAMINA.
code-12-0C = Cure
    .about = At the start of your turn, disease and insanity leave its group.
code-12-0D = Neutralise venom
    .about = At the start of your turn, venom leaves its group.
code-12-0E = Regeneration
    .about = At the start of your turn, it gets back all its STAMINA.
code-12-0F = Fireproof
    .about = Fire does nothing to it.
code-12-0G = Venomproof
    .about = Venom does nothing to it.
code-12-0H = Hale
    .about = Disease does nothing to it.
code-12-0J = Dread of fire
    .about = Hits that burn cost it 3 more STAMINA.
code-12-0K = Dread of frost
    .about = 1 less ACCURACY and SPEED in winter.
