### What `run` and `hall` say on the terminal.

cli-no-token = There is no token. Set DISCORD_TOKEN to the bot's token; the README tells where to get one.
