### Places, worlds, seasons, races and characteristics, by the values of their enumerations.

## Worlds

realm-asgard = Asgard
    .about = The Aesir's home. Above the horizon. Mortals die here.
realm-vanaheim = Vanaheim
    .about = The Vanir's home. Above the horizon. Mortals die here.
realm-alfheim = Alfheim
    .about = The Alfar's home. Above the horizon. Mortals die here.
realm-godheim = Godheim
    .about = Home of the Norns and Valkyries. Above the horizon. Mortals die here.
realm-midgard = Midgard
    .about = Home of humans. The one world where Mortals are safe.
realm-jotunheim = Jotunheim
    .about = The Jotuns' home. Mortals die here.
realm-myrkheim = Myrkheim
    .about = The Dwarves' home. Mortals die here.
realm-muspelheim = Muspelheim
    .about = The fire giants' home. Mortals die here.
realm-niflheim = Niflheim
    .about = Mist and cold, with Guardians and serpents. Mortals die here.
realm-helheim = Helheim
    .about = The land of the dead, watched by Guardians. Mortals die here.
realm-elivagar = Elivagar
    .about = The rivers between the worlds. Anyone may turn up here. Mortals die here, except on ice.

## Signs at the places

ground-star = Star
    .about = Land of another world. Mortals who come here die.
ground-drop = Drop
    .about = Water. It costs 1 more SPEED to enter unless all your people can cross. Mortals die here, except on ice.
ground-circle = Circle
    .about = Midgard. Mortals are safe.

## Boxes: rules printed at a place

box-forge-bronze = Forge of the gods
    .about = End your turn here, and you may take a bronze item.
box-high-seat = High seat
    .about = End your turn here, and you may look at the top card of one race's deck.
box-gods-friendship = Hall of friendship
    .about = In an encounter here, a player's group led by Aesir or Vanir may only choose FRIENDSHIP.
box-regenerate = Regeneration
    .about = At the end of each player's turn, all characters here get back all their STAMINA.
box-cure = Cure
    .about = At the end of each player's turn, all characters here are cured of disease and insanity.
box-venom-neutral = Venom neutralised
    .about = At the end of each player's turn, venom leaves all characters here.
box-well-of-wit = Well of wit
    .about = At the end of each player's turn, all characters here get back the WISDOM and INTELLIGENCE they have lost.
box-no-recon = No reconnaissance
    .about = Reconnaissance doesn't work here.
box-loss-venom = Venom
    .about = All STAMINA lost here is lost to venom.
box-loss-disease = Disease
    .about = All STAMINA lost here is lost to disease.
box-loss-fire = Fire
    .about = All STAMINA lost here is lost to fire.
box-roll-twice = Two rolls
    .about = You roll for an encounter twice here, one after the other.
box-roll-encounter = Roll for an encounter
    .about = You always roll for an encounter here, even if you move with caution.
box-all-attack = Battlefield
    .about = In an encounter here, both sides may only choose ATTACK.
box-double-gods = For the gods
    .about = Mortals who stand here after Ragnarok count double for gods.
box-double-giants = For the giants
    .about = Mortals who stand here after Ragnarok count double for giants.
box-double-neutral = For the neutral
    .about = Mortals who stand here after Ragnarok count double for a neutral player.
box-double-ran = For Ran
    .about = Mortals who stand here after Ragnarok count double for the player who has Ran.

## Seasons

season-spring = Spring
    .about = +1 to SEDUCE and FRIENDSHIP. The ice melts: Mortals who stood on it die as winter ends.
season-summer = Summer
    .about = Each group has +1 SPEED. Groups of giants met by chance are one smaller, but never empty.
season-autumn = Autumn
    .about = +1 to the roll for treasure. Natural healing is doubled.
season-winter = Winter
    .about = Waters freeze, except Armsvartnir, Slid River and Ifing. Ice costs nothing extra and is safe for Mortals. Jotuns have +1 ACCURACY, Muspellsons 1 SPEED less.

## Races

race-Aesir = Aesir
    .about = Gods of Asgard. In the first round of an encounter their leaders may not choose CON.
race-Vanir = Vanir
    .about = Gods of Vanaheim. In the first round of an encounter their leaders may not choose CHALLENGE.
race-Alfar = Alfar
    .about = Elves of Alfheim. In the first round of an encounter their leaders may not choose ATTACK.
race-Jotun = Jotun
    .about = Giants of Jotunheim. In the first round of an encounter their leaders may not choose NEGOTIATE.
race-Muspellson = Muspellson
    .about = Fire giants of Muspelheim. In the first round of an encounter their leaders may not choose EVADE.
race-Guardian = Guardian
    .about = Wardens of Helheim and other gates. In the first round of an encounter their leaders may not choose FRIENDSHIP.
race-Dwarf = Dwarf
    .about = Smiths of Myrkheim. In the first round of an encounter their leaders may not choose SEDUCE.
race-Valkyrie = Norn/Valkyrie
    .about = Women of Godheim. In the first round of an encounter their leaders may not choose FOLLOWER. Nobody can fight or win the three Norns.
race-ElfHuman = Elf/Human
    .about = The people of Midgard. Many of them are Mortals, who die in any other world.
race-Animal = Animal
    .about = Animals without speech never lead willingly. With such a leader, only ATTACK and EVADE can be chosen and work.

## Sides

side-good = good
    .about = Good fights against evil at Ragnarok.
side-evil = evil
    .about = Evil fights against good at Ragnarok.
side-neutral = neutral
    .about = Neutral players win with either side, but lose ties.

sex-male = male
sex-female = female
sex-neuter = neuter

## Characteristics

stat-SPD = SPEED
    .brief = SPD
    .about = The steps a character can take in a turn. The slowest member sets the pace of a group.
stat-REP = REPUTATION
    .brief = REP
    .about = Fame. The member with the most leads the group, and the most of it wins the match.
stat-ACC = ACCURACY
    .brief = ACC
    .about = Helps to hit.
stat-STR = STRENGTH
    .brief = STR
    .about = Makes hits cost more STAMINA.
stat-AGI = AGILITY
    .brief = AGI
    .about = Makes its owner harder to hit.
stat-WIS = WISDOM
    .brief = WIS
    .about = Masters difficult items, and protects from CON, SEDUCE and CHALLENGE.
stat-INT = INTELLIGENCE
    .brief = INT
    .about = Casts runes, and helps with CON and NEGOTIATE.
stat-SEN = SENSES
    .brief = SEN
    .about = Makes reconnaissance succeed.
stat-REA = REACTION
    .brief = REA
    .about = The card of the quicker leader comes first.
stat-TEM = TEMPER
    .brief = TEM
    .about = A hot temper leads to ATTACK; a cool one can be talked to. At 9 its owner is furious.
stat-CHA = CHARISMA
    .brief = CHA
    .about = Wins followers and friends, and makes room for more of them in a group.
stat-STA = STAMINA
    .brief = STA
    .about = Wounds a character can bear. When it's all gone, the character is dead or subdued.

## Icons on character cards

icon-ragnarok = Goes to Ragnarok
    .about = It marches to the last battle when Ragnarok comes. Those without the sign stay where they are.
icon-offspring = Offspring
    .about = Born during the match: it isn't in the deck of its race at first.
icon-parent = Will have offspring
    .about = Children of its own may be born.
icon-starred = Waits for its owner
    .about = An animal that comes into play with its owner.
icon-start = May be chosen at the start
    .about = A player may begin the match with this character.

kind-A = ability
kind-W = weakness
kind-I = instinct

## Cards: their make, when they are played, and what plays those that play themselves

make-bronze = bronze
    .about = It breaks when a 9 is rolled to hit, by its bearer or against its bearer.
make-forged = forged
    .about = Smiths make it for a price: runes, or REPUTATION of the leader.
make-flaming = flaming
    .about = Smiths make it for a price: runes, or REPUTATION of the leader. A flaming weapon burns.
make-magic = magic
    .about = It comes with its owner, from a random encounter, or for Heimdall's mission.

when-turn = in your own turn
when-any = in any player's turn
when-meet = with your Encounter card
when-battle = with your battle order
when-armed = by itself
when-at_once = as soon as it's drawn

trigger-own_death = one of your characters would die
trigger-own_check_failed = your leader fails a check of three or more with an Encounter card
trigger-foe_check_succeeded = a check against your group succeeds
trigger-against_me = a card strikes at you or your group
trigger-met = another player meets your group
trigger-foe_enters_water = a group of another side enters water
trigger-foe_arrives = a group of another side ends its move
trigger-foe_random = a group of another side meets somebody by chance

## Places

place-01 = Gladsheim
place-02 = Thrudvang
place-03 = Bilskirnir
place-04 = Walaskialf
place-05 = Ida's Plain
place-06 = Wingolf
place-07 = Landwidi
place-08 = Hlidskialf
place-09 = Himinbiorg
place-10 = Fensel
place-11 = Sessrymnir
place-12 = Folkwang
place-13 = Sokwabek
place-14 = Noatun
place-15 = Breidablick
place-16 = Vidblain
place-17 = Andlang
place-18 = Gimle
place-19 = Glitnir
place-20 = Hrugnir's Hall
place-21 = Hnitbiorg
place-22 = Ran's Hall
place-23 = Ymir's Brow
place-24 = Geirrod's House
place-25 = Gnita Woods
place-26 = Hymir's House
place-27 = Barri
place-28 = Jarnvid
place-29 = Mimir's Well
place-30 = Griotuna-gard
place-31 = Hveralund
place-32 = Thokt's Cavern
place-33 = Utgard
place-34 = Nastrandr
place-35 = Gymir's Mansion
place-36 = Lingvi
place-37 = Thrymheim
place-38 = Ydalir
place-39 = Myrkwood
place-40 = Gunngunagap
place-41 = Gnipa's Cave
place-42 = Fallanda Forat
place-43 = Eliudnir
place-44 = Armsvartnir
place-45 = Salar-Stein
place-46 = Joruveillir
place-47 = Nidafoll
place-48 = Brunnakr
place-49 = Brimir
place-50 = Urd's Well
place-51 = Vidi
place-52 = Nornir
place-53 = Eir's Hill
place-54 = Thralls' Holding
place-55 = Aurvangur
place-56 = Kallova
place-57 = Gunnthra River
place-58 = Thul River
place-59 = Vimur River
place-60 = Slid River
place-61 = Leipt River
place-62 = Florm River
place-63 = Sylg River
place-64 = Hvergelmir
place-65 = Hrid River
place-66 = Fimbull River
place-67 = Gioll Bridge
place-68 = Svavl River
place-69 = Vid River
place-70 = South Kerlung
place-71 = Vigrid's Plain
place-72 = Ifing
place-73 = Kormt
place-74 = Bifrost
place-75 = Cattegart
place-76 = Ormt
place-77 = North Kerlung
place-78 = Franagur's Falls
place-79 = Yig River
