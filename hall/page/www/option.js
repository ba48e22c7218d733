/** One option of a slash command: a field with its suggestions, live or from a fixed list. */

import { el, freshId } from "./dom.js";
import { Listbox } from "./listbox.js";
import { known } from "./menus.js";

const SOURCES = { 6: ["users"], 7: ["channels"], 8: ["roles"], 9: ["users", "roles"] };
const YES_OR_NO = [{ label: "Yes", value: true }, { label: "No", value: false }];
const NUMBERS = new Set([4, 10]);
const PAUSE = 120;

export class Option {
  /**
   * @param {object} data the option as the bot described it
   * @param {object} names what people, roles and channels are called
   * @param {function(string, string): Promise<object[]>} suggest asks the bot
   * @param {function()} done Enter was pressed, and nothing stood to be chosen
   */
  constructor(data, names, suggest, done) {
    this.data = data;
    this.suggest = suggest;
    this.done = done;
    this.fixed = fixed(data, names);
    this.picked = null;
    this.asked = 0;
    const id = freshId("option");
    this.list = new Listbox(data.description, (entry) => this.pick(entry));
    this.input = el("input", {
      id, role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-autocomplete": "list", spellcheck: "false",
      inputmode: NUMBERS.has(data.type) ? "decimal" : null, maxlength: data.max_length, "aria-required": String(Boolean(data.required)),
      placeholder: data.description, "aria-describedby": `${id}-about`,
    });
    this.list.steeredBy(this.input);
    this.box = el("div.suggestions", { hidden: true }, this.list.element);
    this.about = el("span.unseen", { id: `${id}-about` }, data.description);
    this.element = el("div.option-field", {}, el("label", { for: id }, data.name, data.required ? null : el("span.optional", {}, " optional")), this.input, this.about, this.box);
    this.input.addEventListener("input", () => { this.picked = null; this.look(); });
    this.input.addEventListener("focus", () => this.look());
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  /** The value to send; undefined if there is none. */
  get value() {
    if (this.picked !== null) return this.picked;
    const typed = this.input.value.trim();
    if (!typed) return undefined;
    const same = this.fixed?.find((entry) => entry.label.toLowerCase() === typed.toLowerCase());
    return same ? same.value : typed;
  }

  /** Take a text as if it were typed here. */
  type(text) {
    this.input.focus();
    this.input.value = text;
    this.picked = null;
    this.look();
  }

  key(event) {
    if (!this.box.hidden && this.list.press(event)) return;
    if (event.key === "Escape" && !this.box.hidden) {
      event.stopPropagation();
      this.close();
    } else if (event.key === "ArrowDown" && this.box.hidden) this.look();
    else if (event.key === "Tab" && !this.box.hidden && this.list.active >= 0 && this.input.value) this.list.pick(this.list.active);
    else if (event.key === "Enter") {
      event.preventDefault();
      this.done();
    }
  }

  async look() {
    const typed = this.picked === null ? this.input.value : "";
    if (this.fixed) {
      this.offer(this.fixed.filter((entry) => entry.label.toLowerCase().includes(typed.trim().toLowerCase())));
    } else if (this.data.autocomplete) {
      this.asked += 1;
      const mine = this.asked;
      await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
      if (mine !== this.asked) return;
      const found = await this.suggest(this.data.name, typed);
      if (mine === this.asked && document.activeElement === this.input) this.offer(found);
    }
  }

  offer(entries) {
    this.list.show(entries, this.picked === null ? 0 : -1);
    this.box.hidden = !entries.length;
    this.input.setAttribute("aria-expanded", String(Boolean(entries.length)));
    if (entries.length) this.element.scrollIntoView({ block: "nearest" });
  }

  pick(entry) {
    this.picked = entry.value;
    this.input.value = entry.label;
    this.close();
    this.element.dispatchEvent(new CustomEvent("picked", { bubbles: true }));
  }

  close() {
    this.asked += 1;
    this.box.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}

function fixed(data, names) {
  if (data.choices?.length) return data.choices.map((choice) => ({ label: String(choice.name), value: choice.value }));
  if (data.type === 5) return YES_OR_NO;
  return data.type in SOURCES ? known(SOURCES[data.type], names) : null;
}
