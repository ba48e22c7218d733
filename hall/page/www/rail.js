/** Beside the messages: who is at the keyboard, where one can go, the clock and the colours. */

import { avatar, badge, byId, el } from "./dom.js";
import { now, setAhead, written } from "./times.js";

const SIGNS = { channel: "#", thread: "›", direct: "@" };

/** The people: one click makes one of them act; a badge tells who was called. */
export function showPeople(state, acts) {
  const made = state.people.map((person) => el(
    "button.person",
    { type: "button", "aria-pressed": String(person.id === state.who), title: `Play as ${person.name}`, on: { click: () => acts.become(person) } },
    avatar(person.name), el("span.person-name", {}, person.name), badge(person.calls, person.calls === 1 ? ", called" : `, called ${person.calls} times`),
  ));
  const add = el("button.person.add", { type: "button", "aria-label": "Add a player", title: "Add a player", on: { click: acts.meet } }, "+");
  keepFocus(byId("people"), [...made, add]);
  const calls = state.people.reduce((sum, person) => sum + person.calls, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${state.place?.name ?? "Skald"} · ${state.hall?.guild ?? "The hall"}`;
}

/** The places, threads under their channel; archived threads are not listed, as in any chat. */
export function showPlaces(state, go) {
  const listed = state.places.filter((place) => !place.archived || place.id === state.where);
  const group = (label, kinds) => {
    const items = listed.filter((place) => kinds.includes(place.kind)).map((place) => el("li", {}, entry(place, state, go)));
    return items.length ? [el("h2", {}, label), el("ul", {}, ...items)] : [];
  };
  keepFocus(byId("places"), [...group("Channels", ["channel", "thread"]), ...group("Direct messages", ["direct"])]);
  byId("place").replaceChildren(el("span.place-sign", { "aria-hidden": "true" }, SIGNS[state.place?.kind] ?? ""), ` ${state.place?.name ?? ""}`);
  const elsewhere = state.places.filter((place) => place.id !== state.where && place.unread).length;
  byId("elsewhere").hidden = !elsewhere;
  byId("elsewhere").replaceChildren(...(elsewhere ? [el("span", { "aria-hidden": "true" }, String(elsewhere)), el("span.unseen", {}, "new elsewhere")] : []));
}

/** The clock, if it can be turned. */
export function showClock(state, turn) {
  const { ahead } = state.hall;
  byId("clock").hidden = ahead === null;
  setAhead((ahead ?? 0) * 1000);
  tick();
  byId("hour").onclick = () => turn(1);
  byId("day").onclick = () => turn(24);
}

/** Let people choose between dark and light; at first the machine's own choice counts. */
export function offerTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const button = byId("theme");
  const wanted = () => localStorage.getItem("theme") ?? (dark.matches ? "dark" : "light");
  const show = () => {
    document.documentElement.dataset.theme = wanted();
    button.textContent = wanted() === "dark" ? "Light colours" : "Dark colours";
  };
  button.addEventListener("click", () => {
    localStorage.setItem("theme", wanted() === "dark" ? "light" : "dark");
    show();
  });
  dark.addEventListener("change", show);
  show();
}

/** On a narrow screen the rail is a drawer. */
export function offerDrawer() {
  const open = (shown) => {
    document.body.classList.toggle("drawer", shown);
    byId("open-rail").setAttribute("aria-expanded", String(shown));
    (shown ? byId("close-rail") : byId("open-rail")).focus();
  };
  byId("open-rail").addEventListener("click", () => open(true));
  byId("close-rail").addEventListener("click", () => open(false));
  byId("veil").addEventListener("click", () => open(false));
  byId("rail").addEventListener("keydown", (event) => event.key === "Escape" && document.body.classList.contains("drawer") && open(false));
  byId("places").addEventListener("click", (event) => {
    if (event.target.closest("button") && document.body.classList.contains("drawer")) open(false);
  });
}

function entry(place, state, go) {
  const isHere = place.id === state.where;
  return el(
    "button.place", { type: "button", class: [place.kind, place.unread && !isHere ? "unread" : ""].join(" "), "aria-current": isHere ? "page" : null, on: { click: () => go(place.id) } },
    el("span.place-sign", { "aria-hidden": "true" }, SIGNS[place.kind]),
    el("span.place-name", {}, place.name),
    place.unread && !isHere ? el("span.unseen", {}, `, ${place.unread} new`) : null,
    isHere ? null : badge(place.calls, ", you are called"),
  );
}

/** Replace what is inside, and leave the focus on the same place in the list. */
function keepFocus(element, children) {
  const before = [...element.querySelectorAll("button")].indexOf(document.activeElement);
  element.replaceChildren(...children);
  if (before >= 0) element.querySelectorAll("button")[before]?.focus();
}

function tick() {
  byId("now").textContent = written(now(), "f");
}

setInterval(tick, 10_000);
