/** Discord's markdown as elements: headings, lists, quotes, code, styles, mentions, moments. */

import { el } from "./dom.js";
import { picture } from "./emoji.js";
import { moment } from "./times.js";

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/;
const TOKEN = new RegExp(
  [
    String.raw`\\(?<escaped>[^\w\s])`,
    String.raw`(?<ticks>\x60+)(?<code>.+?)\k<ticks>(?!\x60)`,
    String.raw`\*\*(?<strong>(?:\\.|[^\\])+?)\*\*(?!\*)`,
    String.raw`__(?<u>(?:\\.|[^\\])+?)__(?!_)`,
    String.raw`~~(?<s>(?:\\.|[^\\])+?)~~`,
    String.raw`\|\|(?<spoiler>(?:\\.|[^\\])+?)\|\|`,
    String.raw`\*(?<em>(?![\s*])(?:\\.|[^\\*]|\*\*)+?)\*`,
    String.raw`(?<!\w)_(?<slanted>(?:\\.|[^\\_])+?)_(?!\w)`,
    String.raw`\[(?<label>[^\]\n]+)\]\(<?(?<url>https?:\/\/[^\s)>]+)>?\)`,
    String.raw`<?(?<link>https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?`,
    String.raw`<@!?(?<user>\d+)>`,
    String.raw`<@&(?<role>\d+)>`,
    String.raw`<#(?<channel>\d+)>`,
    String.raw`<t:(?<moment>-?\d{1,13})(?::(?<style>[tTdDfFR]))?>`,
    String.raw`<a?:(?<emoji>\w+):(?<picture>\d+)>`,
    String.raw`<\/(?<command>[^:>]+):\d+>`,
  ].join("|"),
  "gsu",
);
const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.) +(.*)$/;

/**
 * What mentions need to know, and what happens at a click.
 * @typedef {{names: {users: object, roles: object, channels: object}, me: string, where: string,
 *   go: function(string, string=), command: function(string)}} Guide
 */

/** A whole text, block by block. */
export function prose(text, guide) {
  const made = el("div.prose");
  text.split(FENCE).forEach((part, index) => {
    if (index % 2) made.append(el("pre", { tabindex: "0" }, el("code", {}, part.replace(/^\n|\n$/g, ""))));
    else made.append(...blocks(part.replace(/^\n|\n$/g, ""), guide));
  });
  return made;
}

/** A piece of one line. */
export function inline(text, guide) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push(token(match.groups, guide));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

function blocks(text, guide) {
  const found = [];
  const lines = text === "" ? [] : text.split("\n");
  while (lines.length) {
    const line = lines[0];
    const heading = line.match(/^(#{1,3}) +(.+)$/);
    if (heading) {
      found.push(el(`p.h${heading[1].length}`, { role: "heading", "aria-level": heading[1].length + 2 }, ...inline(heading[2], guide)));
      lines.shift();
    } else if (line.startsWith("-# ")) {
      found.push(el("p.small", {}, ...inline(lines.shift().slice(3), guide)));
    } else if (line.startsWith(">>> ")) {
      found.push(el("blockquote", {}, ...blocks(lines.splice(0).join("\n").slice(4), guide)));
    } else if (line.startsWith("> ")) {
      const quoted = take(lines, (each) => each.startsWith("> ")).map((each) => each.slice(2));
      found.push(el("blockquote", {}, ...blocks(quoted.join("\n"), guide)));
    } else if (ITEM.test(line)) {
      found.push(list(take(lines, (each) => ITEM.test(each)), guide));
    } else {
      found.push(paragraph(take(lines, isPlain), guide));
    }
  }
  return found;
}

function take(lines, fits) {
  const end = lines.findIndex((line, index) => index > 0 && !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function isPlain(line) {
  return !/^(#{1,3} +.|-# |>>> |> )/.test(line) && !ITEM.test(line);
}

function paragraph(lines, guide) {
  const made = el("p");
  lines.forEach((line, index) => {
    if (index) made.append(el("br"));
    made.append(...inline(line, guide));
  });
  return made;
}

function list(lines, guide) {
  const numbered = lines[0].match(ITEM)[2];
  const made = el(numbered ? "ol" : "ul", { start: numbered ?? null });
  for (const line of lines) {
    const [, indent, , text] = line.match(ITEM);
    made.append(el(indent.length > 1 ? "li.deeper" : "li", {}, ...inline(text, guide)));
  }
  return made;
}

function token(found, guide) {
  for (const tag of ["strong", "u", "s", "em"]) if (found[tag]) return el(tag, {}, ...inline(found[tag], guide));
  if (found.slanted) return el("em", {}, ...inline(found.slanted, guide));
  if (found.escaped) return found.escaped;
  if (found.code) return el("code", {}, found.code.trim());
  if (found.spoiler) return spoiler(found.spoiler, guide);
  if (found.url) return link(found.url, inline(found.label, guide), guide);
  if (found.link) return link(found.link, [], guide);
  if (found.user) return mention("@", guide.names.users[found.user], found.user === guide.me);
  if (found.role) return mention("@", guide.names.roles[found.role], false);
  if (found.channel) return place(found.channel, undefined, [], guide);
  if (found.moment) return moment(Number(found.moment) * 1000, found.style);
  if (found.emoji) return picture(found.picture, found.emoji);
  const run = () => guide.command(found.command);
  return el("button.mention", { type: "button", on: { click: run } }, `/${found.command}`);
}

function mention(sign, name, isMe) {
  return el(isMe ? "span.mention.me" : "span.mention", {}, `${sign}${name ?? "unknown"}`);
}

function link(url, label, guide) {
  const there = url.match(PLACE);
  if (there) return place(there[1], there[2], label, guide);
  const text = label.length ? label : [url];
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...text);
}

function place(id, message, label, guide) {
  const name = guide.names.channels[id];
  if (!name) return mention("#", "unknown", false);
  const whole = id === guide.where ? "message ↑" : `#${name}${message ? " › message" : ""}`;
  const text = label.length ? label : [whole];
  return el("button.mention", { type: "button", on: { click: () => guide.go(id, message) } }, ...text);
}

function spoiler(text, guide) {
  const inside = el("span", { hidden: true }, ...inline(text, guide));
  const show = (event) => {
    inside.hidden = false;
    event.currentTarget.replaceWith(inside);
  };
  return el("span", {}, el("button.spoiler", { type: "button", on: { click: show } }, "spoiler: show"), inside);
}
