### Own groups: splitting, joining, sending away, handing over, Sub-Leaders, the line.

lesson-company = **Your groups.** Before you travel you may see to each of them: split it, join two at one place, hand things over, send somebody away. Sub-Leaders make room for more followers, and lead on if the leader falls.

## What happened

group-split = ⑂ { $seat } splits a group at { $place }. On their own now, led by { $leader }: { $names }.
groups-joined = 🤝 { $seat } joins two groups. New with { $leader }: { $names }.
member-dismissed = 👋 { $leader } ({ $seat }) sends { $name } away.
goods-given = 🎁 { $giver } gives { $to } { $card ->
    [none] { $rune ->
        [yes] a rune.
       *[no] a concealed item.
    }
   *[other] an item, which is concealed now: { $card }.
}
sub-leaders-named = { $names ->
    [none] The group of { $leader } ({ $seat }) has no Sub-Leaders any more.
   *[other] Sub-Leaders of { $leader } ({ $seat }): { $names }.
}
line-set = The line of { $leader } ({ $seat }): second { $second }, third { $third }.

## What one may do, is asked, and why not

see-to = See to the group of { $leader }
    .kind = See to one of your groups
    .leader = Which group, by its leader?
back-to-turn = Nothing more for this group
    .kind = Nothing more for this group
split = These go on as a group of their own: { $members }
    .kind = Split the group
    .members = Who goes on as a group of their own? The most famous of them leads.
join = The group of { $leader } joins that of { $to }
    .kind = Join another group of yours here
    .leader = Which group joins another?
    .to = Which group is joined, by its leader?
dismiss = Send { $name } away for good
    .kind = Send somebody away for good
    .name = Who has to go?
give = { $giver } gives { $card } to { $to }
    .kind = Hand something over
    .giver = Who gives something?
    .card = What?
    .to = To whom?
name-sub-leaders = { $names ->
    [none] Nobody is a Sub-Leader
   *[other] Sub-Leaders: { $names }
}
    .kind = Name Sub-Leaders
    .names = Who are the Sub-Leaders? Two at most, or nobody.
line-up = In the line: second { $second }, third { $third }
    .kind = Set the line for battles
    .second = Who stands second, beside the leader?
    .third = Who stands third?

seeing-to = You see to the group of { $leader }. Choose what is to be done for it, or where to travel at once.
    .call = your turn
group-hint = { $members ->
    [one] 1 member
   *[other] { $members } members
} · { $room ->
    [0] no room for more
   *[other] room for { $room } more
}
join-hint = { $members } members together
dismiss-hint = { $dear ->
    [yes] a friend or relative of the leader: costs 1 REPUTATION
   *[no] costs nothing
}
line-hint = MIGHT { $might }

nobody-seen-to = First say which of your groups to see to. Then do that for this group.
no-split = They can't split off: somebody who is free must stay, you may have four groups, and nobody splits off twice in a turn. Captives stay.
no-room-to-join = They can't join { $to }. Both groups must stand at the same place, and their leader needs CHARISMA enough for all.
not-sent-away = { $name } can't be sent away. Choose a member of this group who is neither its leader nor a hero.
not-handed-over = { $card } can't go to { $to }. Choose somebody of yours at the same place with a free hand for it.
no-sub-leaders = Name two Sub-Leaders at most. They need speech and CHARISMA 4, and aren't the leader, captives or dead.
no-such-line = Choose two different followers of this group for the line. Captives don't fight.
