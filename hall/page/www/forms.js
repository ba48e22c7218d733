/** The form that the bot opens: texts, menus, choices and ticks, in a dialog. */

import { el, freshId } from "./dom.js";
import { prose } from "./markdown.js";
import { MENUS, menu } from "./menus.js";

/**
 * Show a form until it is sent off or closed.
 * @param {object} form title and parts
 * @param {import("./markdown.js").Guide} guide for mentions
 * @param {function(object): Promise<string>} submit sends the fields; gives what is wrong, or ""
 */
export function openForm(form, guide, submit) {
  const values = {};
  const wrong = el("p.failure", { role: "alert" });
  const send = el("button.button.primary", { type: "submit" }, "Submit");
  const cancel = el("button.button.secondary", { type: "button", on: { click: () => dialog.close() } }, "Cancel");
  const title = el("h2", { id: freshId("form") }, form.title);
  const body = el("form", { method: "dialog", novalidate: true }, title,
    ...form.parts.map((part) => field(part, values, guide)), wrong, el("div.row.end", {}, cancel, send));
  const dialog = el("dialog.form", { "aria-labelledby": title.id }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    const complaint = await submit(values);
    send.disabled = false;
    wrong.textContent = complaint;
    if (!complaint) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function field(part, values, guide) {
  if (part.type === 10) return prose(part.content, guide);
  if (part.type === 1) return labelled(part.components[0], part.components[0].label, "", values, guide);
  return labelled(part.component, part.label, part.description, values, guide);
}

function labelled(data, label, hint, values, guide) {
  const name = data.custom_id;
  const required = data.required ?? true;
  const words = [label, ...(required ? [] : [el("span.optional", {}, " (optional)")])];
  const note = hint ? el("p.small", {}, hint) : null;
  if (data.type === 4) {
    const id = freshId("field");
    return el("div.field", {}, el("label", { for: id }, ...words), note, text(data, id, values));
  }
  const group = (...inside) => el("fieldset.field", {}, el("legend", {}, ...words), note, ...inside);
  if (MENUS.has(data.type)) {
    const least = data.min_values ?? (required ? 1 : 0);
    return group(menu(data, guide.names, (chosen) => { values[name] = chosen; }, { label, least }));
  }
  if (data.type === 23) return group(tick("checkbox", { label, default: data.default }, name, (box) => { values[name] = box.checked; }));
  const kind = data.type === 21 ? "radio" : "checkbox";
  const boxes = (data.options ?? []).map((option) => tick(kind, option, name, gather));
  return group(...boxes);

  function gather() {
    const chosen = boxes.map((box) => box.querySelector("input")).filter((box) => box.checked).map((box) => box.value);
    values[name] = kind === "radio" ? chosen[0] : chosen;
  }
}

function text(data, id, values) {
  const made = el(data.style === 2 ? "textarea" : "input", {
    id, placeholder: data.placeholder, minlength: data.min_length, maxlength: data.max_length, rows: data.style === 2 ? 4 : null, autocomplete: "off",
    required: data.required ?? true, on: { input: () => { values[data.custom_id] = made.value; } },
  });
  made.value = data.value ?? "";
  return made;
}

function tick(kind, option, name, changed) {
  const box = el("input", { type: kind, name, value: option.value ?? "", checked: Boolean(option.default) });
  box.addEventListener("change", () => changed(box));
  return el("label.tick", {}, box, el("span", {}, option.label, option.description ? el("span.option-hint", {}, option.description) : null));
}
