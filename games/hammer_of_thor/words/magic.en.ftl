### Runes, items with a use of their own, insanity, and abilities that are kept back.

## Options and lessons

option-madness = The Bark of Insanity lies among the magic items
    .off = No Bark of Insanity
lesson-runes = **Runes.** In your turn, or beside a card in an encounter, somebody of yours may cast a rune: roll INTELLIGENCE or less. It's gone either way. Try one a round. Runes you keep count 1 each at the end.
lesson-items = **Items** may have a use of their own. In your turn you use them as their cards say. In an encounter you may also reveal items you conceal, and conceal others. Only revealed items work.

## Runes: what happened

rune-cast = { $armed ->
    [yes] 🎲 { $name } ({ $seat }) has **{ $rune }**, and it stirs by itself
   *[no] 🎲 { $name } ({ $seat }) casts **{ $rune }**{ $of ->
        [none] { "" }
       *[other] { " " }against { $of }
    }
}: rolls { $roll }, needs { $wit } or less. { $success ->
    [yes] It works.
   *[no] It fails, and is gone.
}
wit-lost = { $name } loses 1 INTELLIGENCE until it's restored.
member-healed = 💚 { $amount ->
    [99] { $name } gets back all STAMINA.
   *[other] { $name } gets back up to { $amount } STAMINA.
}
group-cured = 💚 The group of { $leader } ({ $seat }) is cured.

## Runes: what one may do, and why not

cast = Cast { $rune }{ $counter ->
    [none] { "" }
   *[other] { " " }for { $counter }
}{ $of ->
    [none] { "" }
   *[other] { " " }against { $of }
}{ $group ->
    [none] { "" }
   *[other] : { $group }
}{ $name ->
    [none] { "" }
   *[other] : { $name }
}{ $item ->
    [none] { "" }
   *[other] : { $item }
}{ $place ->
    [none] { "" }
   *[other] : { $place }
}
    .kind = Cast a rune
    .rune = Which rune?
    .counter = For which group of yours, by its leader?
    .of = Against which player?
    .group = Against which group, by its leader?
    .name = Which character?
    .item = Which item?
    .realm = In which world?
    .place = Which place?
cast-hint = { $chance } % to work; gone either way

rune-not-held = Nobody of yours can cast { $rune } now.
rune-not-now = { $rune } isn't cast now. It's cast { $when }.
rune-tried = You've tried a rune in this round already. One a round is all.
rune-without-target = { $rune } has nothing to work on like that. Choose one of the targets on offer, or keep it.

## Items: what happened

items-rule-at_once = reveal new items at once
items-rule-ask = keep new items concealed until you reveal them
items-hidden = { $name } ({ $seat }) conceals { $card }.
items-ruled = In your next encounters: { $items }.
item-used = ✨ { $name } ({ $seat }) uses { $card }.
item-rolled = 🎲 { $card } grinds, and rolls { $roll }: { $harms ->
    [yes] it costs everybody in the group STAMINA.
   *[no] no harm is done.
}
binding-tried = 🎲 { $seat } throws { $card } over { $name }: rolls { $roll }, needs { $t } or less. { $success ->
    [yes] It holds.
   *[no] It slips off.
}

## Items: what one may do, and why not

use = Use { $item }{ $name ->
    [none] { "" }
   *[other] : { $name }
}
    .kind = Use an item
    .item = Which item?
    .name = For whom, or on which enemy?
reveal = Reveal { $item }
    .kind = Reveal an item
    .item = Which item?
conceal = Conceal { $item }
    .kind = Conceal an item
    .item = Which item?
treat = From now on, { $items }
    .kind = Say when new items are revealed
    .items = What happens to new items in your encounters?
bind-hint = { $chance } % to hold; once a match
reveal-hint = { $chance } % that it obeys

not-used-now = { $item } can't be used like that now. It must be revealed, and may have had its use already.
not-shown-now = { $item } can't be revealed or concealed now. It's done in your encounters, once a turn for each item.
same-rule = That's what you do already.

## Insanity

madness-catatonia = catatonia
    .about = It leads only if nobody else can. Then it shows no card, and its group can't travel.
madness-kleptomania = kleptomania
    .about = It takes all items of its group. While it leads: only CON, ATTACK or CHALLENGE.
madness-lunacy = lunacy
    .about = While it leads: only ATTACK, above the horizon or with Mani in its group. Elsewhere it shows no card.
madness-megalomania = megalomania
    .about = While it leads: only FOLLOWER. FOLLOWER never works on it.
madness-monomania = monomania
    .about = NEGOTIATE works on it without a roll.
madness-liar = pathological lying
    .about = While it leads, no NEGOTIATE. In each of its turns a follower leaves its group.
madness-paranoia = paranoia
    .about = While it leads: only EVADE.
madness-schizophrenia = schizophrenia
    .about = While it leads, a die picks its card.
madness-death-wish = a death wish
    .about = While it leads: only ATTACK, and it dies at the end of a round without REPUTATION won.
madness-struck = 🌀 🎲 The bark rolls { $rolls }: { $name } goes mad ({ $madness }). { $does }
items-grabbed = 🌀 { $name } grabs and hides all items of the group: { $items }.
voices-heard = 🌀 🎲 { $name } hears voices. They roll { $rolls }: **{ $card }**.
liar-forsaken = 🌀 { $name } has had enough of the lies of { $liar }, and leaves { $seat }.
death-sought = 🌀 { $name } has won no fame, and seeks death.

let-go = { $name } leaves
    .kind = Say who leaves the liar
    .name = Who leaves?
choosing-who-forsakes = { $liar } lies without end, and somebody has had enough. Who leaves the group?
    .call = say who leaves your group

## Abilities that are kept back

hold = { $back ->
    [yes] { $name } keeps { $code } back
   *[no] { $name } uses { $code } again
}
    .kind = Keep an ability back, or use it again
    .leader = In which group, by its leader?
    .name = Which character?
    .code = Which ability?
    .back = Keep it back?
ability-held = { $back ->
    [yes] { $name } ({ $seat }) keeps an ability back: { $code }.
   *[no] { $name } ({ $seat }) uses an ability again: { $code }.
}
no-such-ability = { $name } has no such ability to keep back or take up: { $code }.

## Pictures

picture-mad = Mad: { $name } ({ $madness }).

