import { describe, expect, it } from "vitest";
import { check } from "../src/fair/check";
import { browsers, own, ownHmac, ownSha256, toHex } from "../src/fair/sha256";
import { canonical, isSealed, sealOf, termsOf } from "../src/fair/terms";
import type { Fairness, Record as GameRecord } from "../src/types";
import games from "./fair.json";

const write = new TextEncoder();
const {
  honest: records,
  older,
  dealt,
  impossible,
  ground,
} = games as unknown as {
  honest: GameRecord[];
  older: GameRecord[];
  dealt: GameRecord[];
  impossible: { what: string; record: GameRecord }[];
  ground: { what: string; seal: string; record: GameRecord }[];
};
/** How a game of today was settled. */
const settled = (record: GameRecord): Fairness => record.fairness as Fairness;
const copy = (record: GameRecord): GameRecord => structuredClone(record);

describe("Our own SHA-256", () => {
  it("is that of the standard", () => {
    expect(toHex(ownSha256(write.encode("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(toHex(ownSha256(new Uint8Array()))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("is the browser's, for every length", async () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
      expect(toHex(ownSha256(data))).toBe(toHex(await browsers.sha256(data)));
      const key = new Uint8Array([length, ...data]);
      expect(toHex(ownHmac(key, data))).toBe(toHex(await (await browsers.hmac(key))(data)));
    }
  });
});

describe("The check of a record", () => {
  it("writes values down in one way", () => {
    expect(canonical({ b: [1, null], a: { d: "é", c: true } })).toBe('{"a":{"c":true,"d":"é"},"b":[1,null]}');
  });

  it("finds every draw of honest games right, with either hashing", async () => {
    expect(records.length).toBeGreaterThan(1);
    for (const record of [...records, ...older, ...dealt]) {
      for (const hash of [own, browsers]) {
        const verdict = await check(record, {}, () => undefined, hash);
        expect([record.game, verdict.wrong, verdict.findings.filter((one) => !one.right)]).toEqual([
          record.game,
          null,
          [],
        ]);
        expect(verdict.findings.length).toBe(record.choices.filter((one) => one.choice === "chance").length);
      }
    }
  });

  it("notices whatever was changed", async () => {
    const honest = records[0]!;
    const changes: ((record: GameRecord) => void)[] = [
      (record) => delete record.fairness,
      (record) => (record.fairness!.secret = "00".repeat(32)),
      (record) => (record.fairness!.commitment = "00".repeat(32)),
      (record) => (settled(record).contributions[0]!.random = "00".repeat(32)),
      (record) => (settled(record).contributions[0]!.seat = 99),
      (record) => settled(record).left_out.push(99),
      (record) => (settled(record).withdrawn = [0]),
      (record) => (settled(record).people = []),
      (record) => settled(record).people.reverse(),
      (record) => ((settled(record).scheme as number) = 3),
      (record) => delete (record.fairness as { scheme?: 2 }).scheme,
      (record) => (record.digest = "00".repeat(32)),
      (record) => record.choices.pop(),
      (record) => ([record.choices[0], record.choices[1]] = [record.choices[1]!, record.choices[0]!]),
    ];
    for (const change of changes) {
      const forged = copy(honest);
      change(forged);
      const verdict = await check(forged);
      expect(verdict.wrong !== null || verdict.findings.some((one) => !one.right)).toBe(true);
    }
  });

  it("refuses what cannot be, although all draws and the digest fit", async () => {
    expect(impossible.length).toBeGreaterThan(10);
    for (const { what, record } of impossible) {
      expect([what, (await check(record)).wrong]).toEqual([what, expect.stringMatching(/people|contributions/)]);
    }
  });

  it("refuses what was tried after this browser had revealed its numbers, by the seal that it saw before", async () => {
    expect(ground.length).toBeGreaterThan(5);
    for (const { what, seal, record } of ground) {
      expect([what, (await check(record)).wrong]).toEqual([what, null]);
      const { wrong } = await check(record, { sealed: { seal, round: 1, heard: true }, seats: [0] });
      expect([what, wrong]).toEqual([what, expect.stringMatching(/seal|mine/)]);
    }
  });

  it("compares it with what this browser saw", async () => {
    const record = records[0]!;
    const { commitment, contributions } = settled(record);
    const sealed = { seal: sealOf(termsOf(record, settled(record))), round: 1, heard: true };
    const saw = { commitment, random: contributions[0]!.random, digest: record.digest, sealed, seats: [0] };
    expect(await check(record, saw)).toMatchObject({ wrong: null, compared: { mine: true }, unheard: false });
    expect((await check(record, { ...saw, commitment: "11".repeat(32) })).wrong).toBe("commitment");
    expect((await check(record, { ...saw, digest: "11".repeat(32) })).wrong).toBe("ending");
    const other = { ...sealed, seal: "11".repeat(32) };
    expect((await check(record, { ...saw, sealed: other })).wrong).toBe("seal");
    expect((await check(record, { ...saw, sealed: other, random: "11".repeat(32) })).wrong).toBe("mine");
  });

  it("knows the older scheme, and takes it for nothing else", async () => {
    const record = older[0]!;
    expect(isSealed(record.fairness!)).toBe(false);
    const random = settled(record).contributions[0]!.random;
    expect((await check(record, { random, seats: [0] })).wrong).toBeNull();
    expect((await check(record, { random: "11".repeat(32), seats: [0] })).wrong).toBe("mine");
    const sealed = { seal: "11".repeat(32), round: 1, heard: true };
    expect((await check(record, { random, sealed, seats: [0] })).wrong).toBe("seal");
  });

  it("knows a deal: the same dice for all, once its secret is shown", async () => {
    const record = dealt[0]!;
    const closed = copy(record);
    delete (closed.fairness as { secret?: string }).secret;
    expect((await check(closed)).wrong).toBe("closed");
    const changes: ((record: GameRecord) => void)[] = [
      (record) => (record.fairness!.secret = "00".repeat(32)),
      (record) => (record.fairness!.commitment = "00".repeat(32)),
      (record) => ((record.fairness as { deal: string }).deal += "!"),
      (record) => ((record.fairness as unknown as { people: number[][] }).people = []),
      (record) => record.choices.pop(),
    ];
    for (const change of changes) {
      const forged = copy(record);
      change(forged);
      expect((await check(forged)).wrong).not.toBeNull();
    }
    expect((await check(record, { commitment: "11".repeat(32) })).wrong).toBe("commitment");
  });

  it("tells what got lost from what was taken away, where I am said to have withdrawn", async () => {
    const { seal, record } = ground.find((one) => one.what === "the last withdrew")!; // seat 2
    const judge = async (heard: boolean, round: number, seat = 2) =>
      check(record, { random: "11".repeat(32), sealed: { seal, round, heard }, seats: [seat] });
    expect(await judge(false, 1)).toMatchObject({ wrong: null, unheard: true });
    expect(await judge(true, 1)).toMatchObject({ wrong: "mine" }); // the house had acknowledged it
    expect(await judge(true, 1, 3)).toMatchObject({ wrong: null, unheard: true }); // left out of the round after
    expect(await judge(true, 2, 3)).toMatchObject({ wrong: "mine" }); // there was none
  });
});
