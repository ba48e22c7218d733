/** Emojis: those of the application are pictures, everybody's are letters. */

import { el } from "./dom.js";

/**
 * An emoji of the application; one that is gone is read by its name.
 * @param {string} id the emoji's id
 * @param {string} name the emoji's name
 * @param {boolean} [alone] whether no words stand beside it, which say the same
 */
export function picture(id, name, alone = true) {
  const words = `:${name}:`;
  const gone = (event) => event.currentTarget.replaceWith(words);
  const said = alone ? { alt: words, title: words } : { alt: "" };
  return el("img.emoji", { src: `/emojis/${id}.png`, ...said, on: { error: gone } });
}

/** What stands on a button or in a menu: an emoji, a label, or both. */
export function labelled(emoji, label) {
  if (emoji?.id) return [picture(emoji.id, emoji.name, !label), ...(label ? [` ${label}`] : [])];
  return [[emoji?.name, label].filter(Boolean).join(" ")];
}
