// A bot of a few lines on discord.js, on the hall whose address is in HALL: one command, one
// button, one file, a menu of people with a form, and one of messages. It knows nothing of Skald,
// and nothing of the hall but where it is.

import {
  ActionRowBuilder,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContextMenuCommandBuilder,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
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
const challenge = new ContextMenuCommandBuilder()
  .setName("Challenge")
  .setType(ApplicationCommandType.User);
const read = new ContextMenuCommandBuilder()
  .setName("Read it")
  .setType(ApplicationCommandType.Message);

client.once(Events.ClientReady, () => client.application.commands.set([rune, challenge, read]));

function form(person) {
  const words = new TextInputBuilder().setCustomId("words").setStyle(TextInputStyle.Short);
  const pace = new StringSelectMenuBuilder()
    .setCustomId("pace")
    .addOptions({ label: "Live", value: "live" }, { label: "Daily", value: "daily" });
  return new ModalBuilder()
    .setCustomId(`challenge:${person.username}`)
    .setTitle("A challenge")
    .addLabelComponents(
      new LabelBuilder().setLabel("Words").setTextInputComponent(words),
      new LabelBuilder().setLabel("Pace").setStringSelectMenuComponent(pace),
    );
}

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
  } else if (interaction.isUserContextMenuCommand()) {
    await interaction.showModal(form(interaction.targetUser));
  } else if (interaction.isMessageContextMenuCommand()) {
    await interaction.reply({
      content: `It says: ${interaction.targetMessage.content}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isModalSubmit()) {
    const [, person] = interaction.customId.split(":");
    const words = interaction.fields.getTextInputValue("words");
    const [pace] = interaction.fields.getStringSelectValues("pace");
    await interaction.reply({
      content: `${person} is told: ${words} (${pace})`,
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
