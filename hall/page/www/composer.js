/** Where people write: messages, and after a slash commands with their options. */

import { avatar, byId, el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { Option } from "./option.js";

const TALLEST = 160;

export class Composer {
  /**
   * @param {object} state what the page knows
   * @param {{say: function, use: function, suggest: function}} acts what writing leads to; each
   *   gives what is wrong, or ""
   */
  constructor(state, acts) {
    this.state = state;
    this.acts = acts;
    this.room = byId("composer");
    this.wrong = el("p.failure", { role: "alert" });
    this.list = new Listbox("Commands", (entry) => this.begin(entry.value));
    this.box = el("div.suggestions.commands", { hidden: true }, this.list.element);
    this.text = el("textarea", { rows: "1", maxlength: "2000", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": "Message" });
    this.list.steeredBy(this.text);
    this.sign = el("span.sign");
    const slash = el("button.icon", { type: "button", "aria-label": "Commands", title: "Commands", on: { click: () => this.slash() } }, "/");
    const send = el("button.icon.send", { type: "submit", "aria-label": "Send", title: "Send" }, "➤");
    this.plain = el("form.plain-line", { on: { submit: (event) => { event.preventDefault(); this.send(); } } }, this.sign, this.text, slash, send);
    this.room.append(this.box, this.wrong, this.plain);
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => this.show([]));
    this.text.addEventListener("focus", () => this.typed());
  }

  /** Somebody else writes, or somewhere else. */
  moved() {
    const { people, who, place } = this.state;
    const name = people.find((each) => each.id === who)?.name ?? "";
    const where = place?.kind === "direct" ? `to ${place.name}` : `in ${place?.name ?? ""}`;
    this.sign.replaceChildren(avatar(name));
    this.text.placeholder = `Write as ${name}, or /`;
    this.text.setAttribute("aria-label", `Write as ${name} ${where}; a slash lists the commands`);
    this.end();
  }

  /** Open the list of commands, or one of them. */
  slash(path = "") {
    this.end();
    const offer = this.state.commands.find((each) => each.path === path);
    if (offer) {
      this.begin(offer);
      return;
    }
    this.text.value = `/${path}`;
    this.text.focus();
    this.typed();
  }

  typed() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
    this.complain("");
    const typed = this.text.value;
    if (!typed.startsWith("/")) {
      this.show([]);
      return;
    }
    const wanted = typed.slice(1).trimStart();
    const named = this.state.commands.find((each) => wanted.toLowerCase().startsWith(`${each.path} `));
    if (named) this.begin(named, wanted.slice(named.path.length + 1).trimStart());
    else this.show(this.fitting(wanted.trim().toLowerCase()));
  }

  fitting(wanted) {
    const rank = (offer) => (offer.path.startsWith(wanted) ? 0 : offer.path.includes(wanted) ? 1 : 2);
    const found = this.state.commands.filter((each) => rank(each) < 2 || each.description.toLowerCase().includes(wanted));
    return found.sort((one, other) => rank(one) - rank(other)).map((each) => ({ label: `/${each.path}`, hint: each.description, value: each }));
  }

  show(entries) {
    this.list.show(entries);
    this.box.hidden = !entries.length;
    this.text.setAttribute("aria-expanded", String(Boolean(entries.length)));
  }

  key(event) {
    if (!this.box.hidden && this.list.press(event)) return;
    if (event.key === "Tab" && !this.box.hidden) {
      event.preventDefault();
      this.list.pick(this.list.active);
    } else if (event.key === "Escape" && !this.box.hidden) this.show([]);
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const text = this.text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.complain("There is no such command here.");
      return;
    }
    this.text.value = "";
    this.typed();
    const wrong = await this.acts.say(text);
    if (wrong && !this.text.value) this.text.value = text;
    this.complain(wrong);
  }

  // -- a command with its options -------------------------------------------------------------

  /** Show a command's options; what was typed behind its name is the first one. */
  begin(offer, behind = "") {
    this.show([]);
    this.text.value = "";
    this.complain("");
    this.offer = offer;
    this.options = [];
    this.fields = el("div.options", {});
    this.more = el("div.row.more", {});
    const send = el("button.button.primary", { type: "submit" }, "Send");
    const close = el("button.button.secondary", { type: "button", on: { click: () => this.cancel() } }, "Cancel");
    this.form?.remove();
    const form = el("form.command", { "aria-label": `/${offer.path}`, on: { submit: (event) => { event.preventDefault(); this.use(); } } },
      el("p.command-head", {}, el("span.mention", {}, `/${offer.path}`), ` ${offer.description}`), this.fields, this.more, el("div.row.end", {}, close, send));
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.cancel();
      else if (event.target === send && isLetter(event)) {
        event.preventDefault();
        this.behind(event.key);
      }
    });
    form.addEventListener("picked", (event) => this.next(event.target));
    for (const data of offer.options) {
      if (data.required) this.add(data);
      else this.more.append(el("button.chip", { type: "button", "data-name": data.name, on: { click: () => this.open(data).input.focus() } }, `+ ${data.name}`));
    }
    this.stand(form);
    (this.options[0]?.input ?? send).focus();
    if (behind) this.behind(behind);
  }

  /** Put a command's form where messages are written. */
  stand(form) {
    this.form = form;
    this.plain.hidden = true;
    this.room.append(form);
  }

  /** Take what was typed behind the command's name as its first option. */
  behind(text) {
    const [first] = this.offer.options;
    if (first) (this.options.find((option) => option.data === first) ?? this.open(first)).type(text);
    else this.complain(`/${this.offer.path} takes nothing more.`);
  }

  /** Show an option that may be left out. */
  open(data) {
    this.more.querySelector(`[data-name="${CSS.escape(data.name)}"]`)?.remove();
    return this.add(data);
  }

  add(data) {
    const option = new Option(data, this.state.names, (name, typed) => this.suggest(name, typed), () => this.use());
    this.options.push(option);
    this.fields.append(option.element);
    return option;
  }

  /** After a choice: on to the next field that is empty, or to the button that sends. */
  next(element) {
    const at = this.options.findIndex((option) => option.element === element);
    const empty = this.options.slice(at + 1).find((option) => option.value === undefined && option.data.required);
    (empty?.input ?? this.form.querySelector("[type=submit]")).focus();
  }

  async suggest(name, typed) {
    const others = this.values();
    delete others[name];
    const found = await this.acts.suggest(this.offer.path, others, name, typed);
    return found.map((choice) => ({ label: choice.name, value: choice.value }));
  }

  values() {
    return Object.fromEntries(this.options.map((option) => [option.data.name, option.value]).filter(([, value]) => value !== undefined));
  }

  async use() {
    const missing = this.options.find((option) => option.data.required && option.value === undefined);
    if (missing) {
      missing.input.focus();
      this.complain(`“${missing.data.name}” is missing: ${missing.data.description}`);
      return;
    }
    const { form } = this;
    const asked = this.acts.use(this.offer.path, this.values());
    this.cancel(); // what is typed from here on is not this command's
    const wrong = await asked;
    if (!wrong) return;
    if (!this.form && !this.text.value) {
      this.stand(form);
      form.querySelector("input, [type=submit]").focus();
    }
    this.complain(wrong);
  }

  cancel() {
    this.end();
    this.text.focus();
  }

  end() {
    this.form?.remove();
    this.form = null;
    this.plain.hidden = false;
    this.complain("");
  }

  complain(text) {
    this.wrong.textContent = text;
  }
}

/** Tell whether a key writes a letter; a space presses the button that has the focus. */
function isLetter(event) {
  return event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
}
