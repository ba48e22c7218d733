/** Emojis: those of the application are pictures, everybody's are letters. */

import { el } from "./dom.js";

/** An emoji of the application; one that is gone is read by its name. */
export function picture(id, name) {
  const words = `:${name}:`;
  const gone = (event) => event.currentTarget.replaceWith(words);
  return el("img.emoji", { src: `/emojis/${id}.png`, alt: words, title: words, on: { error: gone } });
}

/** What stands on a button or in a menu: an emoji, a label, or both. */
export function labelled(emoji, label) {
  if (emoji?.id) return [picture(emoji.id, emoji.name), ...(label ? [` ${label}`] : [])];
  return [[emoji?.name, label].filter(Boolean).join(" ")];
}
