/** SHA-256 and HMAC: the browser's own, or, where it withholds them (pages without TLS), ours. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The fractional parts of the roots of the first primes, as the standard says. */
function prepare(): void {
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  let count = 0;
  for (let candidate = 2; count < 64; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    if (count < 8) START[count] = fraction(Math.sqrt(candidate));
    K[count++] = fraction(Math.cbrt(candidate));
  }
}
prepare();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Our own SHA-256. */
export function ownSha256(data: Uint8Array): Uint8Array {
  const length = data.length;
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64);
  padded.set(data);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15]!, w[i - 2]!];
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const out = new Uint8Array(32);
  const written = new DataView(out.buffer);
  hash.forEach((word, i) => written.setUint32(i * 4, word));
  return out;
}

/** Our own HMAC-SHA-256. */
export function ownHmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? ownSha256(key) : key);
  const inner = joined(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return ownSha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      ownSha256(inner),
    ),
  );
}

export interface Hashing {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  /** HMAC-SHA-256 with one key */
  hmac(key: Uint8Array): Promise<(message: Uint8Array) => Promise<Uint8Array>>;
}

export const own: Hashing = {
  sha256: async (data) => ownSha256(data),
  hmac: async (key) => async (message) => ownHmac(key, message),
};

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;
type Bytes = Uint8Array<ArrayBuffer>;

export const browsers: Hashing = {
  sha256: async (data) => new Uint8Array(await subtle()!.digest("SHA-256", data as Bytes)),
  hmac: async (key) => {
    const made = await subtle()!.importKey("raw", key as Bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (message) => new Uint8Array(await subtle()!.sign("HMAC", made, message as Bytes));
  },
};

export const hashing = (): Hashing => (subtle() ? browsers : own);

export function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function fromHex(text: string): Uint8Array | null {
  return /^[0-9a-f]{64}$/.test(text) ? Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16)) : null;
}
