/** The messages of a place: who says what, kept up to date one by one, read out as they come. */

import { avatar, byId, el } from "./dom.js";
import { inline, prose } from "./markdown.js";
import { parts } from "./parts.js";
import { sentAt, written } from "./times.js";

const TOGETHER = 5 * 60_000;
const NEAR = 90;
const CONTROLS = "button:not([disabled]), a[href], input";

export class Messages {
  /**
   * @param {object} state what the page knows
   * @param {{guide: function(): object, press: function, choose: function, dismiss: function,
   *   go: function}} acts what a reader can do
   */
  constructor(state, acts) {
    this.state = state;
    this.acts = acts;
    this.shown = new Map();
    this.failures = new Map();
    this.list = byId("messages");
    this.room = byId("scroll");
    this.newest = byId("newest");
    this.sticks = true;
    this.height = 0;
    this.room.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.newest.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.sticks && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.sticks && this.toEnd()).observe(this.room);
  }

  /** Enter a place: show these messages and no others. */
  enter(messages, wanted) {
    this.shown.clear();
    this.failures.clear();
    this.list.replaceChildren();
    for (const message of messages) this.put(message);
    this.arrange();
    this.sticks = !wanted;
    if (wanted) this.jump(wanted);
    else this.toEnd();
  }

  /** Show more of the past without losing the place that is being read. */
  extend(messages) {
    const before = this.room.scrollHeight - this.room.scrollTop;
    this.list.replaceChildren();
    this.shown.clear();
    for (const message of messages) this.put(message);
    this.arrange();
    this.sticks = false;
    this.room.scrollTop = this.room.scrollHeight - before;
  }

  /** Take in what has changed; the eyes follow the live panel. */
  change(changed, gone) {
    for (const id of gone) this.drop(id);
    const edited = changed.filter((message) => message.private && this.shown.has(message.id));
    for (const message of changed) {
      const isNew = !this.shown.has(message.id);
      this.put(message);
      if (isNew || message.private) this.say(message);
      if (isNew && !this.sticks) this.newest.hidden = false;
    }
    this.arrange();
    if (this.sticks) this.toEnd();
    const live = [...this.shown.values()].map((entry) => entry.message).filter((message) => message.private).sort(byAge).at(-1);
    if (edited.some((message) => message.id === live?.id)) this.follow(live.id);
  }

  /** Keep a message in view that has just changed in its place. */
  follow(id) {
    const { item } = this.shown.get(id);
    if (item === this.list.lastElementChild) {
      this.toEnd();
      return;
    }
    this.sticks = false;
    item.scrollIntoView({ block: "nearest" });
  }

  /** Tell beside a message that something failed; an empty text takes that back. */
  fail(id, text) {
    if (text) this.failures.set(id, text);
    else if (!this.failures.delete(id)) return;
    const entry = this.shown.get(id);
    if (entry) this.put(entry.message);
  }

  /** Lead the eyes, and the keyboard if it is idle, to a message. */
  jump(id, { focus = true } = {}) {
    const item = this.shown.get(id)?.item;
    if (!item) return;
    const isLast = item === this.list.lastElementChild;
    if (isLast) this.toEnd();
    else item.scrollIntoView({ block: "center" });
    item.classList.add("sought");
    setTimeout(() => item.classList.remove("sought"), 1600);
    if (focus) item.firstElementChild.focus({ preventScroll: true });
  }

  put(message) {
    const old = this.shown.get(message.id);
    const item = el("li.message", { id: `m${message.id}` }, this.article(message, old?.item));
    if (old) this.replace(old.item, item);
    else this.insert(message.id, item);
    this.shown.set(message.id, { message, item });
  }

  insert(id, item) {
    // numbers rise with time; what came late, such as an answer, still has its place
    const later = [...this.list.children].find((each) => BigInt(each.id.slice(1)) > BigInt(id));
    this.list.insertBefore(item, later ?? null);
  }

  replace(old, item) {
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const mark = held?.closest("[data-id], .menu")?.dataset.id;
    item.className = old.className;
    old.replaceWith(item);
    if (!held) return;
    const same = mark && item.querySelector(`[data-id="${CSS.escape(mark)}"]:not([disabled])`);
    const body = item.querySelector(".parts");
    (same || (held.matches("article") ? null : body?.querySelector(CONTROLS)) || item.firstElementChild).focus({ preventScroll: true });
  }

  drop(id) {
    const item = this.shown.get(id)?.item;
    if (item?.contains(document.activeElement)) this.room.focus({ preventScroll: true });
    item?.remove();
    this.shown.delete(id);
    this.failures.delete(id);
  }

  /** Set messages of the same person that follow closely under one head. */
  arrange() {
    let before = null;
    for (const item of this.list.children) {
      const { message } = this.shown.get(item.id.slice(1));
      const follows = before && before.author.id === message.author.id && message.at - before.at < TOGETHER
        && !message.used && !message.reply && before.private === message.private;
      item.classList.toggle("follows", Boolean(follows));
      before = message;
    }
  }

  article(message, old) {
    const pictures = old ? [...old.querySelectorAll(".picture > img")].map((image) => image.getAttribute("src")) : [];
    const guide = this.acts.guide();
    const scene = {
      message, guide, pictures,
      press: (id, button) => this.acts.press(message.id, id, button),
      choose: (id, values, head) => this.acts.choose(message.id, id, values, head),
    };
    const failure = this.failures.get(message.id);
    const content = message.content ? prose(message.content, guide) : null;
    return el(
      "article", { tabindex: "-1", class: classes(message), "aria-label": `${message.author.name}, ${written(message.at, "sent")}` },
      origin(message, guide),
      avatar(message.author.name, message.author.bot),
      el(
        "div.said", {},
        head(message),
        message.loading ? thinking(message.author.name) : content,
        message.loading ? null : el("div.parts", {}, ...parts(scene)),
        message.edited && !message.whole ? el("p.small", {}, "edited") : null,
        message.thread ? this.threadLink(message.thread) : null,
        failure ? el("p.failure", { role: "alert" }, failure) : null,
        message.private ? this.privacy(message) : null,
      ),
    );
  }

  threadLink(thread) {
    return el("button.thread-link", { type: "button", "data-id": `thread-${thread.id}`, on: { click: () => this.acts.go(thread.id) } },
      el("span", { "aria-hidden": "true" }, "↳ "), thread.name, el("span.thread-count", {}, `${thread.sent} ${thread.sent === 1 ? "message" : "messages"}`));
  }

  privacy(message) {
    return el("p.privacy", {}, el("span", { "aria-hidden": "true" }, "◐ "), "Only you can see this · ",
      el("button.plain", { type: "button", "data-id": `dismiss-${message.id}`, on: { click: () => this.acts.dismiss(message.id) } }, "put it away"));
  }

  /** Let a screen reader hear a message. */
  say(message) {
    if (message.loading || message.author.id === this.state.who) return;
    const said = this.shown.get(message.id).item.querySelector(".said").innerText.slice(0, 400);
    const log = byId("said");
    log.append(el("p", {}, `${message.author.name}: ${said}`));
    while (log.children.length > 5) log.firstElementChild.remove();
  }

  scrolled() {
    // what has grown by itself has moved the view, not the reader
    const grew = this.height !== this.room.scrollHeight;
    this.height = this.room.scrollHeight;
    const near = this.room.scrollHeight - this.room.scrollTop - this.room.clientHeight < NEAR;
    this.sticks = near || (this.sticks && grew);
    if (this.sticks) this.newest.hidden = true;
  }

  toEnd() {
    this.room.scrollTop = this.room.scrollHeight;
    this.height = this.room.scrollHeight;
    this.newest.hidden = true;
    this.sticks = true;
  }
}

function byAge(one, other) {
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}

function classes(message) {
  return ["sheet", message.private && "private", message.calls && "calls"].filter(Boolean).join(" ");
}

function head(message) {
  return el("p.head", {},
    el("span.author", {}, message.author.name),
    message.author.bot ? el("span.tag", {}, "bot") : null,
    sentAt(message.at));
}

function origin(message, guide) {
  if (message.used) {
    return el("p.origin", {}, el("span.author", {}, message.used.author.name), " used ", el("span.mention", {}, `/${message.used.path}`));
  }
  if (!message.reply) return null;
  const quoted = message.reply.text || "a message that is gone";
  return el("p.origin", {}, "to ", el("span.author", {}, message.reply.author.name), el("span.quoted", {}, ": ", ...inline(quoted, guide)));
}

function thinking(name) {
  return el("p.thinking", {}, `${name} is thinking`, el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")));
}
