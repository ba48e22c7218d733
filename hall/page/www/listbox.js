/** A list to choose from, by mouse, touch or keys. Whoever owns the keyboard names it by ARIA. */

import { el, freshId } from "./dom.js";
import { labelled } from "./emoji.js";

export class Listbox {
  /**
   * @param {string} label what is chosen here
   * @param {function(object, number)} choose gets the entry that was chosen, and its index
   * @param {{several: boolean}} [options] whether entries can be ticked one after the other
   */
  constructor(label, choose, { several = false } = {}) {
    this.choose = choose;
    this.several = several;
    this.entries = [];
    this.active = -1;
    this.element = el("ul.listbox", {
      id: freshId("list"), role: "listbox", "aria-label": label, "aria-multiselectable": several ? "true" : null,
      tabindex: "-1", on: { mousedown: (event) => event.preventDefault() },
    });
  }

  /** Let an element that has the focus steer this list. */
  steeredBy(owner) {
    this.owner = owner;
    owner.setAttribute("aria-controls", this.element.id);
  }

  /**
   * Show entries.
   * @param {Array<{label: string, emoji: object=, hint: string=, value: *, chosen: boolean=}>} entries
   * @param {number} [active] the one that Enter would choose; -1 for none
   */
  show(entries, active = 0) {
    this.entries = entries;
    this.element.replaceChildren(...entries.map((entry, index) => this.option(entry, index)));
    this.active = -1;
    this.activate(Math.min(active, entries.length - 1));
  }

  /** The entries that are ticked. */
  get chosen() {
    return this.entries.filter((entry) => entry.chosen);
  }

  /** Obey a key; tells whether it was one for a list. */
  press(event) {
    const last = this.entries.length - 1;
    const steps = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last, PageDown: this.active + 6, PageUp: this.active - 6 };
    if (event.key in steps && last >= 0 && !(this.owner?.value && ["Home", "End"].includes(event.key))) {
      this.activate(Math.max(0, Math.min(last, steps[event.key])));
    } else if (this.active >= 0 && (event.key === "Enter" || (event.key === " " && !this.owner?.matches("input, textarea")))) {
      this.pick(this.active);
    } else return false;
    event.preventDefault();
    return true;
  }

  activate(index) {
    this.element.children[this.active]?.classList.remove("active");
    this.active = index;
    const option = this.element.children[index];
    option?.classList.add("active");
    option?.scrollIntoView({ block: "nearest" });
    const owner = this.owner ?? this.element;
    if (option) owner.setAttribute("aria-activedescendant", option.id);
    else owner.removeAttribute("aria-activedescendant");
  }

  pick(index) {
    const entry = this.entries[index];
    if (this.several) {
      entry.chosen = !entry.chosen;
      this.element.children[index].setAttribute("aria-selected", String(entry.chosen));
    }
    this.choose(entry, index);
  }

  option(entry, index) {
    return el(
      "li.option",
      { id: freshId("option"), role: "option", "aria-selected": String(Boolean(entry.chosen)), on: { click: () => { this.activate(index); this.pick(index); } } },
      el("span.option-label", {}, ...labelled(entry.emoji, entry.label)),
      entry.hint ? el("span.option-hint", {}, entry.hint) : null,
    );
  }
}
