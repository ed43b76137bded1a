import { describe, expect, it } from "vitest";
import { canonical, check } from "../src/fair/check";
import { browsers, own, ownHmac, ownSha256, toHex } from "../src/fair/sha256";
import type { Record as GameRecord } from "../src/types";
import games from "./fair.json";

const write = new TextEncoder();
const records = games as unknown as GameRecord[];
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
    for (const record of records) {
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
      (record) => (record.fairness!.contributions[0]!.random = "00".repeat(32)),
      (record) => (record.fairness!.contributions[0]!.seat = 99),
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

  it("compares it with what this browser saw", async () => {
    const record = records[0]!;
    const { commitment, contributions } = record.fairness!;
    const saw = { commitment, random: contributions[0]!.random, digest: record.digest };
    expect((await check(record, saw)).wrong).toBeNull();
    expect((await check(record, { ...saw, commitment: "11".repeat(32) })).wrong).toBe("commitment");
    expect((await check(record, { ...saw, random: "11".repeat(32) })).wrong).toBe("mine");
    expect((await check(record, { ...saw, digest: "11".repeat(32) })).wrong).toBe("ending");
  });
});
