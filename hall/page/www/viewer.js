/** Pictures: in a message as wide as there is room, and enlarged over the whole page. */

import { el } from "./dom.js";

/**
 * A picture that can be enlarged.
 * @param {{url: string, alt: string?, width: number?, height: number?}} file
 * @param {string} [before] the address of the picture that stood here; it shows until this loads
 */
export function picture(file, before) {
  if (!file.url.startsWith("/")) return outside(file);
  const image = el("img", { src: file.url, alt: file.alt || "Picture without a description", width: file.width, height: file.height, decoding: "async" });
  if (file.width && file.height) {
    // the room is there before the picture is: nothing jumps when it loads
    image.style.setProperty("--ratio", file.width / file.height);
    image.style.setProperty("--width", `${file.width}px`);
  }
  const made = el("button.picture", { type: "button", title: "Enlarge", on: { click: () => enlarge(file) } }, image);
  if (before && before !== file.url) made.style.backgroundImage = `url(${JSON.stringify(before)})`;
  return made;
}

/** A file that is no picture. */
export function download(file) {
  const size = file.bytes < 1024 ? `${file.bytes} bytes` : `${Math.ceil(file.bytes / 1024)} kB`;
  return el("p.file", {}, el("a", { href: file.url, download: file.name }, file.name), ` ${size}`);
}

function outside(file) {
  // nothing is loaded from elsewhere: a picture on another machine is only named
  const words = file.alt ? `Picture elsewhere: ${file.alt}` : "Picture elsewhere";
  return el("p.file", {}, el("a", { href: /^https?:/.test(file.url) ? file.url : null, target: "_blank", rel: "noopener noreferrer" }, words));
}

function enlarge(file) {
  const image = el("img", { src: file.url, alt: file.alt ?? "" });
  const zoom = el("button.zoom", { type: "button", "aria-pressed": "false", "aria-label": "Show in full size" }, image);
  zoom.addEventListener("click", () => {
    const full = zoom.classList.toggle("full");
    zoom.setAttribute("aria-pressed", String(full));
  });
  const caption = el("p.caption", {}, file.alt ?? "");
  const close = el("button.close", { type: "button", "aria-label": "Close the picture" }, "✕");
  const dialog = el("dialog.viewer", { "aria-label": "Picture" }, close, el("div.stage", { tabindex: "0", role: "region", "aria-label": "Picture" }, zoom), caption);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.classList.contains("stage")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
