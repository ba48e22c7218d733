"""Norseheim, a game by Johnny Ebsen: runes, council and giants.

Layers, of which none imports one further down this list:

    data          the box: board, gods, giants, leaders, kinds, rewards, lessons, options
    table         land, table and what is told and asked of them
    changes       traces, teaching, changes, hands, god_cards, omens, persuasion, markers, endings
    battle        an attack from its first battle to its last
    orders        the orders of a turn, a room each
    favours       Gods cards of a turn; legal_orders is all that may be ordered
    steps         the order of play
    rules         what the engine needs: view, starting, retiring, redealing, actions, account,
                  standing_orders, foretelling, references
"""

from games.core.title import Title

TITLE = Title(key="norseheim", seats=(3, 4), minutes=120)
