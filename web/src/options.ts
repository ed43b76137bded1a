/** What a game lets a table choose, read from the JSON Schema of its options; and the order in which games are shown. */
import type { GameInfo } from "./types";

export type Option =
  | { kind: "switch"; name: string; usual: boolean }
  | { kind: "one-of"; name: string; of: string[]; usual: string }
  | { kind: "number"; name: string; least: number; most: number; usual: number }
  /** a seat, or by chance */
  | { kind: "seat"; name: string; usual: null }
  /** one of the presets, or a list of parts */
  | { kind: "list"; name: string; presets: string[]; parts: string[]; usual: string[] };

interface Schema {
  $ref?: string;
  $defs?: { [name: string]: Schema };
  type?: string;
  properties?: { [name: string]: Schema };
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** What can be asked simply; the rest stays as the game has it. */
export function optionsOf(game: GameInfo, games: readonly GameInfo[]): Option[] {
  const schema = game.options as Schema;
  const name = schema.$ref?.split("/").pop() ?? "";
  const properties = (schema.$defs?.[name] ?? schema).properties ?? {};
  const known = new Set(games.map((one) => one.name));
  return Object.entries(properties).flatMap(([name, one]) => read(name, one, known) ?? []);
}

function read(name: string, one: Schema, games: ReadonlySet<string>): Option | null {
  if (name === "first") return { kind: "seat", name, usual: null };
  if (one.type === "boolean") return { kind: "switch", name, usual: one.default === true };
  if (one.enum?.every((value) => typeof value === "string")) {
    return { kind: "one-of", name, of: one.enum, usual: String(one.default ?? one.enum[0]) };
  }
  if (one.type === "integer" && one.minimum !== undefined && one.maximum !== undefined) {
    return { kind: "number", name, least: one.minimum, most: one.maximum, usual: Number(one.default ?? one.minimum) };
  }
  if (one.type === "array" && one.items?.examples) {
    const examples = one.items.examples.map(String);
    const presets = examples.filter((example) => !games.has(example));
    const parts = examples.filter((example) => games.has(example));
    return { kind: "list", name, presets, parts, usual: (one.default as string[] | undefined) ?? [] };
  }
  return null;
}

/** Games of their own first, then those that a course plays, in its order, then the courses. */
export function arranged(games: readonly GameInfo[]): GameInfo[] {
  const partsOf = (game: GameInfo): string[] =>
    optionsOf(game, games).flatMap((option) => (option.kind === "list" ? option.parts : []));
  const courses = games.filter((game) => partsOf(game).length > 0);
  const parts = [...new Set(courses.flatMap(partsOf))];
  const rest = games.filter((game) => !courses.includes(game) && !parts.includes(game.name));
  const played = parts.flatMap((name) => games.find((game) => game.name === name) ?? []);
  return [...rest, ...played, ...courses];
}
