/** Around every test: whatever is said to the console as an error fails it, a fault of a text before all. */
import { afterEach, expect } from "vitest";

let heard: string[] = [];
console.error = (...said: unknown[]): void => void heard.push(said.join(" "));

afterEach(() => expect(faults(), "errors on the console").toEqual([]));

/** The errors up to now: a test that expects them takes them. */
export function faults(): string[] {
  const found = heard;
  heard = [];
  return found;
}
