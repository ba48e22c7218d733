/** The inside of a message: embeds, files, and components with their buttons and menus. */

import { el } from "./dom.js";
import { labelled } from "./emoji.js";
import { inline, prose } from "./markdown.js";
import { MENUS, menu } from "./menus.js";
import { sentAt } from "./times.js";
import { download, picture } from "./viewer.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * What the parts of a message need.
 * @typedef {object} Scene
 * @property {object} message the message
 * @property {import("./markdown.js").Guide} guide for mentions and links
 * @property {string[]} pictures the addresses of the pictures that stood here before, in order
 * @property {function(string, Element)} press a button was pressed
 * @property {function(string, string[], Element)} choose something was chosen in a menu
 */

/** All that a message holds beside its text. */
export function parts(scene) {
  const { message } = scene;
  const made = [];
  if (!message.plain) made.push(...message.embeds.map((each) => embed(each, scene)));
  if (!message.whole) made.push(...message.files.map((file) => (file.picture ? shown(file, scene) : download(file))));
  made.push(...message.parts.map((each) => part(each, scene)));
  return made;
}

function part(data, scene) {
  const inside = () => (data.components ?? []).map((each) => part(each, scene));
  if (MENUS.has(data.type)) return menu(data, scene.guide.names, (values, head) => scene.choose(data.custom_id, values, head));
  switch (data.type) {
    case 1: return el("div.row", {}, ...inside());
    case 2: return button(data, scene);
    case 9: return el("div.section", {}, el("div", {}, ...inside()), part(data.accessory, scene));
    case 10: return prose(data.content, scene.guide);
    case 11: return el("div.thumbnail", {}, media(data.media, data, scene));
    case 12: return el(data.items.length > 1 ? "div.gallery.many" : "div.gallery", {}, ...data.items.map((item) => media(item.media, item, scene)));
    case 13: return download({ url: data.file.url, name: data.name ?? "file", bytes: data.size ?? 0 });
    case 14: return data.divider === false ? el("div.gap") : el("hr");
    case 17: return container(data, inside(), scene);
    default: return el("div", {}, ...inside());
  }
}

function button(data, scene) {
  const words = labelled(data.emoji, data.label || (data.emoji ? "" : "Button"));
  if (data.style === 5) return el("a.button.link", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, ...words, " ↗");
  const press = (event) => scene.press(data.custom_id, event.currentTarget);
  return el(`button.button.${STYLES[data.style] ?? "secondary"}`, { type: "button", disabled: data.disabled || !data.custom_id, "data-id": data.custom_id, on: { click: press } }, ...words);
}

function container(data, inside, scene) {
  const made = el("div.container", {}, ...inside);
  if (data.accent_color !== null && data.accent_color !== undefined) {
    made.classList.add("accented");
    made.style.setProperty("--accented", colour(data.accent_color));
  }
  return data.spoiler ? covered(made, scene) : made;
}

function media(unfurled, item, scene) {
  const file = { url: unfurled.url, alt: item.description, width: unfurled.width, height: unfurled.height };
  const made = shown(file, scene);
  return item.spoiler ? covered(made, scene) : made;
}

function shown(file, scene) {
  return picture(file, scene.pictures.shift());
}

function covered(inside, scene) {
  inside.hidden = true;
  const show = (event) => {
    inside.hidden = false;
    event.currentTarget.remove();
  };
  return el("div", {}, el("button.spoiler", { type: "button", "data-id": `spoiler-${scene.message.id}`, on: { click: show } }, "spoiler: show"), inside);
}

function embed(data, scene) {
  const { guide } = scene;
  const title = data.title ? el("p.embed-title", {}, ...inline(data.title, guide)) : null;
  const fields = (data.fields ?? []).map((field) =>
    el(field.inline ? "div.field.inline" : "div.field", {}, el("p.field-name", {}, ...inline(field.name, guide)), prose(field.value, guide)));
  const made = el(
    "div.embed", {},
    data.author?.name ? el("p.small", {}, data.author.name) : null,
    title,
    data.description ? prose(data.description, guide) : null,
    fields.length ? el("div.fields", {}, ...fields) : null,
    ...["thumbnail", "image"].filter((key) => data[key]).map((key) => el(`div.${key}`, {}, shown({ url: local(data[key].url), alt: data[key].description }, scene))),
    data.footer?.text || data.timestamp ? el("p.small", {}, data.footer?.text ?? "", data.timestamp ? sentAt(Date.parse(data.timestamp)) : null) : null,
  );
  if (data.color) made.style.setProperty("--accented", colour(data.color));
  return made;
}

function local(url) {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}

function colour(number) {
  return `#${Number(number).toString(16).padStart(6, "0")}`;
}
