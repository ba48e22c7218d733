/** The page put together: what is known, what people do, and what the hall tells. */

import { Composer } from "./composer.js";
import { byId } from "./dom.js";
import { openForm } from "./forms.js";
import { askName } from "./meet.js";
import { Messages } from "./messages.js";
import { offerDrawer, offerTheme, showClock, showPeople, showPlaces } from "./rail.js";
import { Line } from "./socket.js";

const PAGE = 60;
const SILENCE = "The application did not respond";
const FAILED = "This interaction failed";

const state = {
  who: sessionStorage.getItem("who") ?? "",
  where: sessionStorage.getItem("where") ?? "0",
  most: PAGE,
  sought: null,
  people: [], places: [], commands: [], hall: null,
  names: { users: {}, roles: {}, channels: {} },
  get place() {
    return this.places.find((place) => place.id === this.where);
  },
};

const guide = () => ({ names: state.names, me: state.who, where: state.where, go, command: (path) => composer.slash(path) });
const messages = new Messages(state, { guide, press, choose, dismiss, go });
const composer = new Composer(state, { say, use, suggest });
const line = new Line(location.hash.slice(1), { told, open: () => notice(""), lost });
offerTheme();
offerDrawer();
byId("earlier").addEventListener("click", () => look(state.who, state.where, state.most + PAGE));

// -- what the hall tells ------------------------------------------------------------------------

function told({ part, data, ...more }) {
  const heard = {
    hall: () => {
      state.hall = data;
      byId("guild").textContent = data.guild;
      notice(data.bot.connected ? "" : `${data.bot.name} is not here; nobody answers commands.`);
      showClock(state, (hours) => line.ask("turn", { hours }));
    },
    people: () => {
      state.people = data;
      if (!data.some((person) => person.id === state.who)) state.who = data[0]?.id ?? "";
      if (!state.looking && state.who) look(state.who, state.where, state.most);
      showPeople(state, { become, meet: () => askName(meet) });
    },
    places: () => { state.places = data; showPlaces(state, go); },
    names: () => { state.names = data; },
    commands: () => { state.commands = data; },
    view: () => view(data, more.messages),
    messages: () => messages.change(more.changed, more.gone),
  };
  heard[part]();
}

function view(data, shown) {
  const isMore = state.viewed === `${data.who} ${data.where}` && !state.fresh;
  state.viewed = `${data.who} ${data.where}`;
  state.fresh = false;
  Object.assign(state, { who: data.who, where: data.where });
  sessionStorage.setItem("who", data.who);
  sessionStorage.setItem("where", data.where);
  byId("earlier").hidden = !data.earlier;
  if (isMore && !state.sought) messages.extend(shown);
  else messages.enter(shown, state.sought);
  state.sought = null;
  showPeople(state, { become, meet: () => askName(meet) });
  showPlaces(state, go);
  if (!isMore) composer.moved();
}

function lost(forGood) {
  state.looking = false;
  state.fresh = true;
  notice(forGood ? "Open the address that the terminal shows: it ends in the key to this hall." : "The hall cannot be reached; trying again…");
}

function notice(text) {
  byId("notice").hidden = !text;
  byId("notice").textContent = text;
}

// -- what people do -----------------------------------------------------------------------------

function look(who, where, most) {
  Object.assign(state, { looking: true, most });
  line.ask("look", { who, where, most });
}

function go(where, message = null) {
  if (where === state.where) {
    if (message) messages.jump(message);
    return;
  }
  state.sought = message;
  look(state.who, where, PAGE);
}

function become(person) {
  look(person.id, person.last ?? state.where, PAGE);
}

async function meet(name) {
  const answer = await line.ask("meet", { name });
  if (answer.id) look(answer.id, state.where, PAGE);
  return sentence(answer.error);
}

function here() {
  return { who: state.who, where: state.where };
}

function press(message, button, element) {
  return touch(message, element, "press", { button });
}

function choose(message, menu, values, element) {
  return touch(message, element, "choose", { menu, values });
}

/** Use a control of a message; until the answer comes it is busy, and cannot be used again. */
async function touch(message, element, what, fields) {
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  const answer = await line.ask(what, { ...here(), message, ...fields });
  element.removeAttribute("aria-busy");
  messages.fail(message, "");
  if (answer.failed || answer.error) messages.fail(message, answer.failed ? FAILED : sentence(answer.error));
  else follow(answer);
}

/** Show what an answer brought: a form, or a message. */
function follow(answer) {
  if (answer.form) openForm(answer.form, guide(), (fields) => submit(answer.form.id, fields));
  else if (answer.message) messages.jump(answer.message, { focus: !typing() });
}

async function submit(form, fields) {
  const answer = await line.ask("submit", { ...here(), form, fields });
  if (!answer.failed && !answer.error) follow(answer);
  return answer.failed ? `${SILENCE}. Try again.` : sentence(answer.error);
}

async function say(text) {
  const answer = await line.ask("say", { ...here(), text });
  messages.toEnd();
  return sentence(answer.error);
}

async function use(path, options) {
  const answer = await line.ask("use", { ...here(), path, options });
  if (answer.failed) return SILENCE;
  if (!answer.error) follow(answer);
  return sentence(answer.error);
}

async function suggest(path, options, focused, typed) {
  const answer = await line.ask("suggest", { ...here(), path, options, focused, typed });
  return answer.choices ?? [];
}

function dismiss(message) {
  line.ask("dismiss", { ...here(), message });
}

function typing() {
  return document.activeElement?.matches("textarea, input");
}

function sentence(text) {
  return text ? `${text[0].toUpperCase()}${text.slice(1).replace(/\.$/, "")}.` : "";
}
