import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lacking, languages, textsOf } from "../texts";

const FILES = {
  "kit/en.ftl": "level-novice = novice\n",
  "kit/ja.ftl": "level-novice = 初級\n",
  "coins/en.ftl": "title = Coins\nscore = { $amount } chips\n",
  "stars/en.ftl": "title = Stars\n",
  "stars/ja.ftl": "title = 星\n",
  "stars/ru.ftl": "title = Звёзды\n",
};
let root: string;
const places = (): Map<string, string> => new Map(["coins", "stars", "kit"].map((one) => [one, join(root, one)]));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, path.split("/")[0]!), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe("The texts", () => {
  it("are in every language of the kit, whatever a game lacks", () => {
    expect(languages(places())).toEqual(["en", "ja"]);
  });

  it("are English where a game has no others", () => {
    const { own, english } = textsOf(places(), "ja");
    expect(own).toEqual({ coins: "", stars: FILES["stars/ja.ftl"], kit: FILES["kit/ja.ftl"] });
    expect(english).toEqual({ coins: FILES["coins/en.ftl"] });
    expect(textsOf(places(), "en").english).toEqual({});
  });

  it("lack whole lines, and lines of which an attribute is missing", () => {
    const english = `# A comment = no line
close = Close
count =
    { $count ->
        [one] one
       *[other] { $count }
    }

Paid = { $seat } pays
    .you = You pay
Rolled = { $seat } rolls
    .you = You roll
`;
    const own = "close = 閉じる\nPaid = { $seat }が払う\nRolled = { $seat }が振る\n    .you = あなたが振る\n";
    const lines = english.split("\n").filter(Boolean);
    expect(lacking(own, english)).toBe([...lines.slice(2, 9), ""].join("\n"));
    expect(lacking(english, english)).toBe("");
  });
});
