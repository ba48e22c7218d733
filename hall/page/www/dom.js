/** Building elements. Whatever people have written becomes text nodes: nothing here reads HTML. */

/**
 * Make an element.
 * @param {string} tag its name, with classes behind dots, such as "p.note"
 * @param {object} [attributes] attributes; `on` holds listeners; null and false are left out
 * @param {...(Node|string|null)} children what is inside
 */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "on") listen(made, value);
    else if (key === "class") made.classList.add(...value.split(" ").filter(Boolean));
    else if (value === true) made.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** The element of the page with this id. */
export function byId(id) {
  return document.getElementById(id);
}

/** An id that no other element has. */
export function freshId(word) {
  count += 1;
  return `${word}-${count}`;
}

/** A number that grows, as a badge; a screen reader hears the words. */
export function badge(number, words) {
  if (!number) return null;
  return el("span.badge", {}, el("span", { "aria-hidden": "true" }, String(number)), el("span.unseen", {}, words));
}

/** A person's round sign: the first letter, on one of eight colours. */
export function avatar(name, isBot = false) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 8;
  const letter = [...name][0] ?? "?";
  return el(`span.avatar.${isBot ? "bot" : `hue${sum}`}`, { "aria-hidden": "true" }, letter.toUpperCase());
}

let count = 0;

function listen(element, listeners) {
  for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
}
