/** The texts as the build finds them: each place has a file for each language, and English where a line is missing. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Texts } from "./src/words/texts";

/** A folder of texts for each place: each game, the kit, and the pages themselves. */
export type Places = ReadonlyMap<string, string>;

const FIRST = "en";
const ENTRY = /^-?([a-zA-Z][\w-]*) *=/;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/;

/** The languages that the kit speaks, which is part of everything. */
export function languages(places: Places): string[] {
  return readdirSync(places.get("kit")!)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length));
}

export function fileOf(folder: string, language: string): string {
  return resolve(folder, `${language}.ftl`);
}

export function textsOf(places: Places, language: string): Texts {
  const texts: Texts = { own: {}, english: {} };
  for (const [place, folder] of places) {
    const file = fileOf(folder, language);
    const own = existsSync(file) ? readFileSync(file, "utf-8") : "";
    texts.own[place] = own;
    const english = language === FIRST ? "" : lacking(own, readFileSync(fileOf(folder, FIRST), "utf-8"));
    if (english) texts.english[place] = english;
  }
  return texts;
}

/** The English lines that are not among a language's own, whole, also where only an attribute is missing. */
export function lacking(own: string, english: string): string {
  const known = entries(own);
  return [...entries(english)]
    .filter(([key, entry]) => [...entry.parts].some((part) => !known.get(key)?.parts.has(part)))
    .map(([, entry]) => entry.text)
    .join("");
}

/** Every line by its key, as it is written, with the names of its attributes; "" is the line itself. */
function entries(text: string): Map<string, { text: string; parts: Set<string> }> {
  const found = new Map<string, { text: string; parts: Set<string> }>();
  let entry: { text: string; parts: Set<string> } | null = null;
  for (const line of text.split("\n")) {
    const key = ENTRY.exec(line)?.[1];
    if (key) found.set(key, (entry = { text: "", parts: new Set([""]) }));
    else if (line.startsWith("#")) entry = null;
    const attribute = ATTRIBUTE.exec(line)?.[1];
    if (attribute) entry?.parts.add(attribute);
    if (entry && line.trim()) entry.text += `${line}\n`;
  }
  return found;
}
