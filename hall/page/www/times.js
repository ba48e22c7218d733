/** Moments as people read them: by the reader's own clock and language, in Discord's styles. */

import { el } from "./dom.js";

const DAY = 86_400_000;
const SPANS = [["year", 365 * DAY], ["month", 30 * DAY], ["day", DAY], ["hour", 3_600_000], ["minute", 60_000], ["second", 1000]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
let ahead = 0;

/** The hall's clock is so many milliseconds ahead of this machine's. */
export function setAhead(milliseconds) {
  ahead = milliseconds;
  refresh();
}

/** The present moment in the hall, in milliseconds since 1970. */
export function now() {
  return Date.now() + ahead;
}

/** A `<t:…>` in one of the styles t, T, d, D, f, F and R; what is relative stays true. */
export function moment(at, style = "f") {
  const made = el("time", { datetime: stamp(at), title: written(at, "F"), "data-at": at, "data-style": style });
  made.textContent = written(at, style);
  return made;
}

/** When a message was sent: the time today, the day before that. */
export function sentAt(at) {
  const made = moment(at, "sent");
  made.classList.add("at");
  return made;
}

/** A moment in words. */
export function written(at, style) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return "some day";
  if (style === "R") return span(at - now());
  if (style === "sent") return sent(date);
  return new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(date);
}

/** Write every moment on the page anew. */
export function refresh() {
  for (const shown of document.querySelectorAll("time[data-at]")) {
    const text = written(Number(shown.dataset.at), shown.dataset.style);
    if (shown.textContent !== text) shown.textContent = text;
  }
}

function sent(date) {
  const time = new Intl.DateTimeFormat(undefined, STYLES.t).format(date);
  if (date.toDateString() === new Date(now()).toDateString()) return time;
  return `${new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" }).format(date)}, ${time}`;
}

function span(milliseconds) {
  const [unit, size] = SPANS.find(([, least]) => Math.abs(milliseconds) >= least) ?? ["second", 1000];
  return relative.format(Math.round(milliseconds / size), unit);
}

function stamp(at) {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

setInterval(refresh, 10_000);
