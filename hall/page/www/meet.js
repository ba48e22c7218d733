/** Asking for the name of somebody new at the keyboard. */

import { el, freshId } from "./dom.js";

/**
 * Ask for a name.
 * @param {function(string): Promise<string>} meet lets them in; gives what is wrong, or ""
 */
export function askName(meet) {
  const id = freshId("name");
  const input = el("input", { id, maxlength: "32", autocomplete: "off", required: true });
  const wrong = el("p.failure", { role: "alert" });
  const cancel = el("button.button.secondary", { type: "button", on: { click: () => dialog.close() } }, "Cancel");
  const form = el("form", { method: "dialog", novalidate: true }, el("h2", {}, "Add a player"),
    el("div.field", {}, el("label", { for: id }, "Name"), input), wrong,
    el("div.row.end", {}, cancel, el("button.button.primary", { type: "submit" }, "Add")));
  const dialog = el("dialog.form", { "aria-label": "Add a player" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    wrong.textContent = await meet(input.value);
    if (!wrong.textContent) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
