/** A menu of a message or of a form: a button that opens a list below itself. */

import { el } from "./dom.js";
import { labelled } from "./emoji.js";
import { Listbox } from "./listbox.js";

const SOURCES = { 5: ["users"], 6: ["roles"], 7: ["users", "roles"], 8: ["channels"] };
const WORDS = { 5: "Choose somebody", 6: "Choose a role", 7: "Choose somebody or a role", 8: "Choose a channel" };
const SIGNS = { users: "@", roles: "@", channels: "#" };

/** The component types that are menus. */
export const MENUS = new Set([3, 5, 6, 7, 8]);

/**
 * Make a menu.
 * @param {object} part the component
 * @param {object} names what people, roles and channels are called
 * @param {function(string[], Element)} send gets what was chosen, and what was chosen with
 * @param {{label: string, least: number}} [options] in a form the label stands above
 */
export function menu(part, names, send, { label = "", least = part.min_values ?? 1 } = {}) {
  const most = part.max_values ?? 1;
  const words = part.placeholder || label || WORDS[part.type] || "Choose";
  const entries = entriesOf(part, names);
  const head = el("button.menu-head", {
    type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: part.disabled,
    "data-id": part.custom_id,
  }, el("span.menu-words", {}), el("span.menu-sign", { "aria-hidden": "true" }, "▾"));
  const box = el("div.menu-box", { hidden: true });
  const made = el("div.menu", {}, head, box);
  const list = new Listbox(words, pick, { several: most > 1 });
  const done = most > 1 ? el("button.done", { type: "button", on: { click: finish } }) : null;
  const none = least === 0 && most === 1 ? el("button.done", { type: "button", on: { click: () => settle([]) } }, "Choose nothing") : null;
  list.element.tabIndex = 0;
  list.element.addEventListener("keydown", (event) => list.press(event));
  box.append(list.element, ...[done, none].filter(Boolean));
  head.addEventListener("click", () => open(box.hidden));
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || box.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    open(false);
    head.focus();
  });
  describe();
  return made;

  function open(shown) {
    box.hidden = !shown;
    head.setAttribute("aria-expanded", String(shown));
    if (!shown) return;
    list.show(entries, Math.max(0, entries.findIndex((entry) => entry.chosen)));
    list.element.focus({ preventScroll: true });
    count();
    made.scrollIntoView({ block: "nearest" });
  }

  function pick(entry) {
    if (most > 1) count();
    else settle([entry]);
  }

  function finish() {
    settle(list.chosen);
  }

  function settle(chosen) {
    for (const entry of entries) entry.chosen = chosen.includes(entry);
    describe();
    open(false);
    head.focus();
    send(chosen.map((entry) => entry.value), head);
  }

  function count() {
    if (!done) return;
    const number = list.chosen.length;
    done.disabled = number < least || number > most;
    done.textContent = done.disabled ? `${number} chosen; choose ${least === most ? least : `${least} to ${most}`}` : `Take these ${number}`;
  }

  function describe() {
    const chosen = entries.filter((entry) => entry.chosen);
    const shown = chosen.flatMap((entry, at) => [...(at ? [", "] : []), ...labelled(entry.emoji, entry.label)]);
    head.firstChild.replaceChildren(...(shown.length ? shown : [words]));
    head.firstChild.classList.toggle("placeholder", !chosen.length);
    const read = head.firstChild.textContent;
    if (label) head.setAttribute("aria-label", read === label ? label : `${label}: ${read}`);
  }
}

/** Everybody and everything that a menu or an option of this kind offers. */
export function known(kinds, names) {
  return kinds.flatMap((kind) =>
    Object.entries(names[kind]).map(([value, name]) => ({ label: `${SIGNS[kind]}${name}`, value })));
}

function entriesOf(part, names) {
  if (part.type in SOURCES) {
    const chosen = new Set((part.default_values ?? []).map((each) => each.id));
    return known(SOURCES[part.type], names).map((entry) => ({ ...entry, chosen: chosen.has(entry.value) }));
  }
  return (part.options ?? []).map((option) => ({
    label: [option.emoji?.id ? null : option.emoji?.name, option.label].filter(Boolean).join(" "),
    emoji: option.emoji?.id ? option.emoji : null,
    hint: option.description ?? "",
    value: option.value,
    chosen: Boolean(option.default),
  }));
}
