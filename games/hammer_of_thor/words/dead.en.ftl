### The dead: draugr, awakeners, the ride to Hel, and those who bring them home.

lesson-dead = **The dead who walk.** A dead member fights on with half its STAMINA, but never leads or heals, and counts nothing in the end. It crosses water, goes 3 places at most, and never into Asgard, Vanaheim or Alfheim. Guardians send it home.

death-slain = slain
death-card = by a card
death-wounds = of wounds
death-nature = outside Midgard
death-ice = drowned
death-again = for the second time

## What happened

draugr-rose = ☠ { $name } is dead, and stays all the same: a draugr.
dead-sent-home = ☠ Back to Helheim: { $names }.
dead-delivered = ☠ { $leader } ({ $seat }) brings the dead home to Hel: { $names }.
dead-rose = { $alive ->
    [yes] ⚡ { $name } comes back to life, and joins { $leader } ({ $seat }).
   *[no] ☠ { $name } rises from the grave, and joins { $leader } ({ $seat }) as a dead member.
}
ride-tried = 🎲 { $leader } ({ $seat }) rides to Hel and asks for { $name }: rolls { $roll }, needs { $t } or less. { $success ->
    [yes] Hel gives in.
   *[no] Hel keeps what she has.
}

## What one may do, and why not

raise-dead = { $awakener } calls up the last of the dead
    .kind = Call up the last of the dead
    .awakener = Who calls?
ride = Ride to Hel for { $name }
    .kind = Ride to Hel for one of the dead
    .race = Of which race is the one you ask for?
    .name = Who shall come back?
deliver = { $leader } brings the dead home to Hel
    .kind = Bring the dead home to Hel
    .leader = Which group, by its leader?

ride-hint = { $chance } % that Hel gives in
raise-hint = { $name } would come, as a dead member
deliver-hint = { $dead ->
    [one] 1 REPUTATION, for 1 dead member
   *[other] { $dead } REPUTATION, for { $dead } dead members
}

no-ride = You can't ride to Hel for that one. Only at Eliudnir, once a match, and for somebody of tier 4 or less of your side or neutral.
nobody-rises = Nobody can be called up now. It takes an Awakener at a place of the dead, somebody dead of tier 3 or less, and room in the group.

## On the pictures

sheet-dead = dead
sheet-sub-leader = Sub-Leader
picture-open-dead = In Helheim: { $dead }.
picture-open-helheim = Helheim: { $good } for good at Ragnarok, { $evil } for evil.
picture-grave = { $how ->
    [none] { $name }
   *[other] { $name } ({ $how })
}
picture-text-helheim = Helheim: { $dead }
picture-text-helheim-count = Helheim: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
