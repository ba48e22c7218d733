// A bot of a few lines on discord.js, on the hall whose address is in HALL: one command, one
// button, one file. It knows nothing of Skald, and nothing of the hall but where it is.

import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.HALL}/api` },
});
const rune = new SlashCommandBuilder()
  .setName("rune")
  .setDescription("Draw a rune")
  .addStringOption((option) =>
    option.setName("name").setDescription("Which one?").setRequired(true),
  );

client.once(Events.ClientReady, () => client.application.commands.set([rune]));

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const turn = new ButtonBuilder()
      .setCustomId("turn")
      .setLabel("Turn it")
      .setStyle(ButtonStyle.Primary);
    await interaction.reply({
      content: `You draw ${interaction.options.getString("name")}.`,
      components: [new ActionRowBuilder().addComponents(turn)],
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isButton()) {
    await interaction.update({ content: "It is turned.", components: [] });
    await interaction.channel.send({
      content: "Here it is.",
      files: [new AttachmentBuilder(Buffer.from("ᚠ"), { name: "rune.txt", description: "Fehu" })],
    });
  }
});

await client.login(process.env.DISCORD_TOKEN);
