/** The sounds of the table, made here and now: nothing is loaded. Silent until a person switches them on. */
import type { Tagged } from "./words/words.svelte";

export type Sound = "die" | "card" | "chip" | "turn" | "tick" | "win" | "thud";

const BY_NAME: [RegExp, Sound][] = [
  [/^(Rolled|Scattered)/, "die"],
  [/^(Tied|Lost|Missed|Charged|Caught|PaidNobody)/, "thud"],
  [/^(Dealt|Drew|Discarded|Opened|Swapped|Hid|Laid|Shuffled|PutAside|PassedOn|Picked|Yielded|LinedUp)/, "card"],
  [/^(Paid|BankPaid|Won|Earned|Got|Staked|Raised|Called|Placed|Borrowed|TookAll|HouseTook)/, "chip"],
];
const MASTER = 10 ** (-12 / 20); // −12 dB

/** The sound of an event, by its name; many have none. */
export function soundOf(event: Tagged): Sound | null {
  const name = event.type.split(".")[1] ?? "";
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

let audio: AudioContext | null = null;
let master: GainNode | null = null;

/** Browsers let a page sound only after a tap: call it from one. */
export function wake(): void {
  try {
    audio ??= new AudioContext();
    if (!master) {
      master = audio.createGain();
      master.gain.value = MASTER;
      master.connect(audio.destination);
    }
    if (audio.state === "suspended") void audio.resume();
  } catch {
    audio = null; // no sound here
  }
}

export function play(sound: Sound): void {
  if (!audio || !master || audio.state !== "running") return;
  const at = audio.currentTime;
  switch (sound) {
    case "die":
      for (let bounce = 0; bounce < 5; bounce++) {
        noise(at + [0, 0.11, 0.2, 0.27, 0.32][bounce]!, 0.035, "bandpass", 4000 - bounce * 450, 0.8 - bounce * 0.12);
      }
      break;
    case "card":
      noise(at, 0.03, "highpass", 3000, 0.5);
      break;
    case "chip":
      tone(at, 0.06, 3100, "sine", 0.35);
      tone(at + 0.012, 0.06, 4700, "sine", 0.25);
      break;
    case "turn":
      tone(at, 0.22, 587.3, "sine", 0.4); // D, and a fourth up
      tone(at + 0.16, 0.34, 784, "sine", 0.4);
      break;
    case "tick":
      tone(at, 0.05, 1180, "triangle", 0.6);
      noise(at, 0.012, "bandpass", 2200, 0.4);
      break;
    case "win":
      [392, 493.9, 587.3].forEach((note, i) => tone(at + i * 0.14, i === 2 ? 0.6 : 0.24, note, "sawtooth", 0.22, 2200));
      break;
    case "thud":
      tone(at, 0.22, 82, "sine", 0.9);
      noise(at, 0.04, "lowpass", 300, 0.5);
      break;
  }
}

/** A note that begins at once and fades; `bright` takes off what is above. */
function tone(at: number, long: number, pitch: number, wave: OscillatorType, loud: number, bright?: number): void {
  const voice = audio!.createOscillator();
  voice.type = wave;
  voice.frequency.value = pitch;
  voice.connect(bright ? filtered("lowpass", bright, faded(at, long, loud)) : faded(at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function noise(at: number, long: number, kind: BiquadFilterType, pitch: number, loud: number): void {
  const voice = audio!.createBufferSource();
  const grains = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * long), audio!.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  voice.buffer = grains;
  voice.connect(filtered(kind, pitch, faded(at, long, loud)));
  voice.start(at);
}

function faded(at: number, long: number, loud: number): GainNode {
  const gain = audio!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(master!);
  return gain;
}

function filtered(kind: BiquadFilterType, pitch: number, into: AudioNode): BiquadFilterNode {
  const filter = audio!.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.connect(into);
  return filter;
}
