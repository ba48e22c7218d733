"""`admin`: matches as whoever runs the bot may look after them, also while it plays."""

import click

from bot.cli.admin import acting, announcing, looking, practising

command = click.Group(
    "admin",
    help="Look after the matches of the bot, also while it plays. No hand is ever shown.",
    commands=[
        looking.list_matches,
        looking.show,
        looking.actions,
        acting.freeze,
        acting.unfreeze,
        acting.close,
        acting.reopen,
        acting.rewind,
        practising.clone,
        announcing.announce,
        announcing.announced,
        looking.statistics,
    ],
)
