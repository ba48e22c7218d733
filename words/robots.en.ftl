### Robots, and matches at once.

## Robots

robot-huginn = 🤖 Huginn
robot-muninn = 🤖 Muninn
robot-ratatosk = 🤖 Ratatosk
robot-garm = 🤖 Garm
robot-sleipnir = 🤖 Sleipnir
robot-nidhogg = 🤖 Nidhogg
robot-vedrfolnir = 🤖 Vedrfolnir
robot-tanngrisnir = 🤖 Tanngrisnir
robot-tanngnjost = 🤖 Tanngnjost
robot-heidrun = 🤖 Heidrun
robot-eikthyrnir = 🤖 Eikthyrnir
robot-gullinbursti = 🤖 Gullinbursti

mind-easy = Easy
    .all = { $count ->
        [one] The robot is an easy opponent.
       *[other] The robots are easy opponents.
    }
    .some = { $count ->
        [one] { $robots } is an easy opponent.
       *[other] { $robots } are easy opponents.
    }
    .chosen = The robot that sat down last is an easy opponent now.
    .kind = an easy opponent
    .brief = easy
mind-able = Able
    .all = { $count ->
        [one] The robot is an able player.
       *[other] The robots are able players.
    }
    .some = { $count ->
        [one] { $robots } is an able player.
       *[other] { $robots } are able players.
    }
    .chosen = The robot that sat down last is an able player now.
    .kind = an able player
    .brief = able
mind-strong = Strong
    .all = { $count ->
        [one] The robot is a strong player.
       *[other] The robots are strong players.
    }
    .some = { $count ->
        [one] { $robots } is a strong player.
       *[other] { $robots } are strong players.
    }
    .chosen = The robot that sat down last is a strong player now.
    .kind = a strong player
    .brief = strong
mind-greedy = Looks one step ahead
    .all = { $count ->
        [one] The robot looks one step ahead.
       *[other] The robots look one step ahead.
    }
    .some = { $count ->
        [one] { $robots } looks one step ahead.
       *[other] { $robots } look one step ahead.
    }
mind-random = Plays by chance
    .all = { $count ->
        [one] The robot plays by chance.
       *[other] The robots play by chance.
    }
    .some = { $count ->
        [one] { $robots } plays by chance.
       *[other] { $robots } play by chance.
    }
mind-away = Send it away, or take my seat back

robot-strength = { $name } ({ $strength })
robot-seated = A robot has sat down: { $strength }. If all seats are taken, a friend can still join in its place.
    .direct = A robot has sat down: { $strength }.
robot-sent-away = The robot has left the table.
robot-relieves = A robot plays for you now: { $strength }. Take your seat back whenever you like: `/table robot mind:` *Send it away, or take my seat back*.
robot-returned = The seat is yours again.
lobby-robot = Add a robot
lobby-send-away = Send a robot away

word-relieved = 🤖 A robot plays for { $name } for now.
word-back = { $name } is back in the seat.

no-robot-here = No robot sits there.
robot-refuses = 🤖 The robot thinks it's ahead, and refuses.
no-thought = 🤖 The robot can't make up its mind just now. Ask again in a minute.

## Hints

panel-hint = 💡 Hint
hint-panel = 💡 **What a good player would do**, by what you can see:
hint-choice = **{ $number }. { $action }** — { $worth }
    .equal = **{ $number }. { $action }** — about as good
    .slight = **{ $number }. { $action }** — a little worse
    .near = **{ $number }. { $action }** — a little worse: { $worth }
    .far = **{ $number }. { $action }** — clearly worse: { $worth }
hint-worth = { $tenths ->
    [0] it looks grim
    [10] it looks very good
   *[other] a win in about { $tenths } of 10
}
hint-why = -# { $why }
hint-way = -# In the panel: { $way }
hint-how = -# It knows no more than you do, and it may be wrong.
hints-off = There are no hints in this match. Its host chooses that before the start.
hint-too-late = That question is closed. Press *Your move* for how things stand now.
hint-coming = 💡 I'm thinking about a hint for you already. It comes in a moment.
no-hint = 💡 I can't think of a hint just now. Press *Hint* again in a minute.

## Turning points

turning-panel = 🔀 **Where your prospects moved most**, by what you could see at the time:
turning-point = **{ $when }: { $action }** — from { $before } to { $after }
turning-worth = { $tenths ->
    [0] next to nothing
    [10] all but certain
   *[other] a win in about { $tenths } of 10
}
turning-rather = -# A strong robot would rather have chosen: { $action }
    .gained = -# It went well. A strong robot would first have thought of: { $action }
    .same = -# A strong robot would have done the same.
turning-none = Your prospects never moved much by what you decided, as far as I can see.
turning-progress = 🔀 I'm looking at your decisions: { $looked } of { $many } so far. The answer comes here.
    .line = 🔀 { $ahead ->
        [one] Someone else asked first, in this match or another. That takes a minute at most.
       *[other] { $ahead } others asked first, in this match or another. That takes { $ahead } minutes at most.
    } Then I look at your decisions, and the answer comes here.
points-coming = I'm looking at your decisions already: { $looked } of { $many } so far. The answer comes where you asked first; or press again in a minute.
    .line = { $ahead ->
        [0] You're next in line.
        [one] You're in line already, behind one other person.
       *[other] You're in line already, behind { $ahead } others.
    } The answer comes where you asked first; or press again in a few minutes.
points-busy = Many people are waiting for their turning points just now. Please press again in a few minutes.

## Commands

command-table-robot = Seat a robot, or let one play for me
command-table-robot-mind = How strong is it?
draw-agreed = The match is drawn: only robots had a say.

## Matches at once

welcome-first = First match
welcome-play = { $count ->
    [one] Play against a robot
   *[other] Play against robots
}
welcome-watch = Watch robots play…
welcome-rules = Rules
welcome-begun = Match { $match } begins: { $players }. Its thread opens right below: go there, and press *Your move* when it's your turn. For other games: `/help`.
    .watch = Match { $match } begins: { $players }. Its thread opens right below: watch there.
    .direct = Match { $match } begins: { $players }. Its board follows right here: press *Your move* when it's your turn. For other games: `/help`.
title-card = **{ $title }**
    { $extent }
    { $about }
title-extent = -# { $players } · { $length } in one go, or a few days
    .long = -# { $players } · { $length } in one go, or a few weeks
title-length = { $hours ->
    [0] { $minutes } minutes
    [one] 1 hour
   *[other] { $hours } hours
}
    .between = { $hours } to { $more } hours
title-players = { $least } to { $most } players
    .one = { $most } players
show-goes-on = Robots are playing already, for you or in this channel. Watch them, or wait till they're done.
title-picture = A board of { $title } in the middle of a match.

help = **The games I run**, turn by turn, over days or in one evening. New here? Press *First match*: I explain each step when it first comes up. To play with friends, use `/match new`; they join with one button. *Open tables* shows who is waiting for players, such as you; where this server's staff wants it, a list of them also stands at the end of a channel. `/my data` tells what I keep about you and who can see it, gives you all of it, or has you forgotten.
    .direct = **The games I run**, turn by turn, over days or in one evening. Here you play alone or against robots. New here? Press *First match*: I explain each step when it first comes up. To play with friends, open a match on a server. `/my data` tells what I keep about you and who can see it, gives you all of it, or has you forgotten.
command-help = The games: pictures, players, length, rules, and a match at one click
