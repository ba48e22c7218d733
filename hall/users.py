"""Acting as a user, and seeing what that user sees: nothing else gets through here."""

from typing import TYPE_CHECKING, Any

from hall import forms, posting
from hall.errors import ClientRefusal
from hall.interactions import ask
from hall.model import Account, Channel, Interaction, InteractionType, Json, Post
from hall.permissions import Permission, may, sees, sending
from hall.reply import Reply
from hall.sights import Choice, Message, Modal, look
from hall.threads import add_member, archive_due
from hall.typed import Resolved, fill_in, fill_partly, find_command, find_in_menu
from hall.world import World

if TYPE_CHECKING:
    from hall.gateway import Gateway


class User:
    """Somebody with a Discord client in front of them.

    Every act waits until the bot has answered (or three seconds have passed on the hall's clock)
    and returns the reply. What the real client would not offer raises :class:`ClientRefusal`.
    """

    def __init__(self, account: Account, world: World, gateway: "Gateway") -> None:
        self.account = account
        self._world = world
        self._gateway = gateway

    def __repr__(self) -> str:
        return f"<User {self.name}>"

    @property
    def id(self) -> int:
        """The account's identifier."""
        return self.account.id

    @property
    def name(self) -> str:
        """The account's name."""
        return self.account.name

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return self.account.mention

    # -- seeing -------------------------------------------------------------------------------

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages of a channel that this user sees, oldest first."""
        if channel.id not in self._world.channels or not sees(self.account, channel):
            return []
        posts = sorted(channel.posts.values(), key=lambda post: post.id)
        return [look(post) for post in posts if post.audience in (None, self.account)]

    def reread(self, message: Message) -> Message:
        """Return a message as it stands now.

        Raises:
            ClientRefusal: it is gone, or not for these eyes.
        """
        return look(self._visible(message))

    def threads(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel that this user sees, oldest first."""
        found = [c for c in self._world.channels.values() if c.parent is channel]
        return [thread for thread in found if sees(self.account, thread)]

    @property
    def direct(self) -> Channel:
        """The conversation with the bot."""
        return self._world.direct(self.account)

    @property
    def pings(self) -> list[Message]:
        """The messages that rang this user's device, oldest first, deleted ones too."""
        return [look(post) for post in self._world.rung if self.account in post.pinged]

    # -- acting -------------------------------------------------------------------------------

    async def command(self, channel: Channel, path: str, **options: Any) -> Reply:
        """Use a slash command, such as `command(channel, "match new", title="norsaga")`.

        Raises:
            ClientRefusal: it is not synced or not filled in properly.
        """
        self._require(channel, Permission.USE_APPLICATION_COMMANDS)
        typed = find_command(self._world, channel, path)
        resolved = Resolved(channel, self.account)
        values = fill_in(typed, _accounts(options), resolved)
        data = typed.data(values, resolved.data)
        return await self._ask(InteractionType.COMMAND, channel, data)

    async def use_on(self, channel: Channel, name: str, person: "User | Account") -> Reply:
        """Use a command in the menu of a person, who is seen in a channel.

        Raises:
            ClientRefusal: it is not synced, or not offered there.
        """
        return await self._use(channel, name, _account(person))

    async def use_on_message(self, message: Message, name: str) -> Reply:
        """Use a command in the menu of a message.

        Raises:
            ClientRefusal: it is not synced, or not offered there.
        """
        post = self._visible(message)
        return await self._use(post.channel, name, post)

    async def autocomplete(
        self, channel: Channel, path: str, *, focused: str, value: str = "", **others: Any
    ) -> list[Choice]:
        """Type into an option and return what is suggested.

        Raises:
            ClientRefusal: there is no such option, or it has no autocomplete.
        """
        self._require(channel, Permission.USE_APPLICATION_COMMANDS)
        typed = find_command(self._world, channel, path)
        resolved = Resolved(channel, self.account)
        values = fill_partly(typed, _accounts(others), focused, value, resolved)
        data = typed.data(values, {})
        return (await self._ask(InteractionType.AUTOCOMPLETE, channel, data)).choices

    async def press(self, message: Message, button: str) -> Reply:
        """Press a button, named by its custom id or label, as the message showed it.

        Raises:
            ClientRefusal: there is no such button, it is disabled, or only a link.
        """
        post = self._visible(message)
        found = message.button(button)
        if found.disabled or found.custom_id is None:
            raise ClientRefusal(f"the button {button!r} cannot be pressed")
        data = {"custom_id": found.custom_id, "component_type": 2}
        return await self._ask(InteractionType.COMPONENT, post.channel, data, post)

    async def choose(self, message: Message, menu: str | None, *values: Any) -> Reply:
        """Choose in a menu, named by its custom id or placeholder (None: the only one).

        Raises:
            ClientRefusal: there is no such menu, or it does not offer that.
        """
        post = self._visible(message)
        found = message.menu(menu)
        resolved = Resolved(post.channel, self.account)
        chosen = forms.choose(found, [_account(value) for value in values], resolved)
        data: Json = {"custom_id": found.custom_id, "component_type": int(found.kind)}
        data["values"] = chosen
        if resolved.data:
            data["resolved"] = resolved.data
        return await self._ask(InteractionType.COMPONENT, post.channel, data, post)

    async def submit(self, modal: Modal, **fields: Any) -> Reply:
        """Send a modal off; fields are named by custom id or label, `_` standing for a space.

        Raises:
            ClientRefusal: there is no such field, or a value does not fit.
        """
        asked = modal.interaction
        resolved = Resolved(asked.channel, self.account)
        filled = forms.fill_in(modal, _accounts(fields), resolved, self._world)
        data: Json = {"custom_id": modal.custom_id, "components": filled}
        if resolved.data:
            data["resolved"] = resolved.data
        kind = InteractionType.MODAL_SUBMIT
        return await self._ask(kind, asked.channel, data, asked.source, asked)

    async def send(self, channel: Channel, text: str) -> Message:
        """Write a message.

        Raises:
            ClientRefusal: this user may not write there.
            ApiError: the message is empty or too long.
        """
        self._require(channel, sending(channel))
        post = posting.new_post(self._world, channel, self.account)
        return look(posting.write(self._world, post, {"content": text}, {}))

    def join(self, thread: Channel) -> None:
        """Join a thread."""
        self._require(thread, Permission.VIEW_CHANNEL)
        add_member(self._world, thread, self.account)

    def close_dms(self) -> None:
        """Take no direct messages any more: the bot gets 403/50007."""
        self.account.dms_open = False

    # -----------------------------------------------------------------------------------------

    async def _use(self, channel: Channel, name: str, target: Account | Post) -> Reply:
        self._require(channel, Permission.USE_APPLICATION_COMMANDS)
        resolved = Resolved(channel, self.account)
        data = find_in_menu(self._world, channel, name, target, resolved)
        return await self._ask(InteractionType.COMMAND, channel, data)

    async def _ask(
        self,
        kind: InteractionType,
        channel: Channel,
        data: Json,
        source: Post | None = None,
        trigger: Interaction | None = None,
    ) -> Reply:
        archive_due(self._world)
        # an application that was removed from a guild hears nothing from there any more
        member = channel.guild is None or self._world.bot.id in channel.guild.members
        heard = bool(self._gateway.sessions) and member
        interaction = ask(
            self._world,
            kind,
            self.account,
            channel,
            data,
            source=source,
            trigger=trigger,
            heard=heard,
        )
        reply = Reply(self._world, interaction)
        return await reply.acknowledged() if heard else reply

    def _visible(self, message: Message) -> Post:
        post = message.post
        if post.deleted or post not in [seen.post for seen in self.sees(post.channel)]:
            raise ClientRefusal("that message is gone, or not for these eyes")
        return post

    def _require(self, channel: Channel, wanted: Permission) -> None:
        there = channel.id in self._world.channels or channel.recipient is self.account
        if not there or not may(self.account, channel, wanted):
            raise ClientRefusal(f"{self.name} may not do that in {channel.name!r}")


def _account(value: Any) -> Any:
    return value.account if isinstance(value, User) else value


def _accounts(values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: [_account(each) for each in value] if isinstance(value, list) else _account(value)
        for name, value in values.items()
    }
