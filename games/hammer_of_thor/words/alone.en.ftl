### A match for one: rivals, and the task.

## What happened

rival-found = 🎲 A rival: { $rolls }, { $race }. **{ $name }** waits at { $place }.
rival-went = 👣 { $name } is looking for you, and goes to { $place }.
rival-came = 👥 { $name } has found you, and meets { $leader } at { $place }.
rival-went-back = { $name } goes back to { $place }.
task-taken = 🎯 { $lot ->
    [yes] The lot gives { $seat } a task
   *[no] { $seat } takes a task on
}. { $task }
task-declined = { $seat } plays without a task.
guard-posted = { $guard } waits at { $place }{ $captive ->
    [none] { "" }
   *[other] { " " }and holds { $captive } captive
}.
laid-to-rest = ⚰️ { $name } lies in Helheim.
task-done = 🎯 **The task is done: { $task }.** { $medal ->
    [none] It's too late for a medal.
   *[other] It wins { $medal }.
}
lone-scored = 🎯 { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $task ->
    [none] { "" }
   *[other] . { $task }: { $medal ->
        [none] not done in time
       *[other] { $medal }
    }
}.
will-tested = 🎲 { $name } thinks it over: rolls { $roll }, needs { $t } or less. { $success ->
    [yes] { $name } comes along.
   *[no] { $name } doesn't.
}
card-consoled = The card finds nobody to act on, so { $name } gains REPUTATION instead.

## What one may do, and is asked

undertake = Take this on: { $task }
    .kind = Take a task on
    .task = Which task?
draw-task = Let the lot choose a task
    .kind = Let the lot choose a task
play-for-score = Play without a task
    .kind = Play without a task

choosing-task = You play alone. Take a task on, let the lot choose one, or play without. A task wins if it's done in time for a medal; without one, your side must win Ragnarok.
    .call = choose a task
task-hint = Gold by round { $gold } · silver { $silver } · bronze { $bronze }

medal-gold = gold
medal-silver = silver
medal-bronze = bronze

task-hammer = Bring the hammer home
    .brief = **Bring the hammer home.** Take Mjollnir from Thrym at Thrymheim (37) to Bilskirnir (03).
    .about = Take Mjollnir from Thrym at Thrymheim (37) to Bilskirnir (03).
task-apples = Bring Idun home
    .brief = **Bring Idun home.** Free Idun from Thjazi at Thrymheim (37), and take her to Brunnakr (48).
    .about = Free Idun from Thjazi at Thrymheim (37), and take her to Brunnakr (48).
task-balder = Bring Balder home
    .brief = **Bring Balder home.** He lies in Helheim. Ride to Hel from Eliudnir (43), or have him raised, and take him to Breidablick (15).
    .about = Balder lies in Helheim. Ride to Hel from Eliudnir (43), or have him raised, and take him to Breidablick (15).
task-mead = Bring the mead to Gladsheim
    .brief = **Bring the mead to Gladsheim.** Take Odrerir from Gunnlod at Hnitbiorg (21) to Gladsheim (01).
    .about = Take Odrerir from Gunnlod at Hnitbiorg (21) to Gladsheim (01).
task-kettle = Bring the kettle to the sea
    .brief = **Bring the kettle to the sea.** Take the Great Kettle from Hymir's House (26) to Cattegart (75).
    .about = Take the Great Kettle from Hymir's House (26) to Cattegart (75).
task-wolf = Bind the wolf
    .brief = **Bind the wolf.** Beat Fenrir on Lingvi (36), and have Gleipnir. A smith forges it.
    .about = Beat Fenrir on Lingvi (36), and have Gleipnir. A smith forges it.
task-bride = Woo Gerd
    .brief = **Woo Gerd.** Take Gerd along from Gymir's Mansion (35) to Barri (27).
    .about = Take Gerd along from Gymir's Mansion (35) to Barri (27).
task-wells = Drink at three wells
    .brief = **Drink at three wells.** Beat, win or befriend somebody at each of 29, 50 and 64.
    .about = Beat, win or befriend somebody at each of 29, 50 and 64.
task-heroes = Gather heroes
    .brief = **Gather heroes.** Have six Mortals with 12 REPUTATION together in one group, in Midgard.
    .about = Have six Mortals with 12 REPUTATION together in one group, in Midgard.
task-serpent = Fish for the serpent
    .brief = **Fish for the serpent.** Make Jormungand at Cattegart (75) lose 15 STAMINA.
    .about = Make Jormungand at Cattegart (75) lose 15 STAMINA.
task-rivals = Overcome all rivals
    .brief = **Overcome all rivals.** Beat, win or befriend all five rivals.
    .about = Beat, win or befriend all five rivals.
task-runes = Cast six runes
    .brief = **Cast six runes.** Six runes of yours work.
    .about = Six runes of yours have to work.
task-realms = See nine worlds
    .brief = **See nine worlds.** End your turns in nine of the ten worlds; the rivers count as one more.
    .about = End your turns in nine of the ten worlds; the rivers count as one more.
task-doom = Win Ragnarok
    .brief = **Win Ragnarok.** Your side wins Ragnarok, and your score is 60 or more.
    .about = Your side wins Ragnarok, and your score is 60 or more.

lesson-task = **Playing alone.** Five rivals of the other side wait on the board, and at the end of each round one of them comes nearer. A task wins the match if it's done in time for a medal. Points: 10, 6 or 3 for the medal, and a tenth of your score.
lesson-rival = **A rival** has come. It meets you as if it were its turn: show an Encounter card. Once you beat, win or befriend a rival, it stops looking for you.

reason-left = The saga was broken off.

## The account

task-account = { $task }: { $done ->
    [0] not done
   *[other] done in round { $done }, { $medal ->
        [none] too late for a medal
       *[other] { $medal }
    }
}
final-points = Points: { $points }

## On the pictures

picture-task-progress = { $have } of { $wanted } so far
picture-text-rivals = Rivals: { $rivals }
picture-no-task = No task: win Ragnarok
picture-task-done = Done in round { $round }{ $medal ->
    [none] , too late
   *[other] : { $medal }
}
references-task = Tasks
command-thor-start = Take bronze; alone, take a task on, let the lot choose one, or play without
