/** Who I am in this house, and the question for a name when others will see it. */
import { api } from "./api";
import { LONGEST_NAME } from "./measures";
import { keep, kept } from "./memory";
import { drawnAs } from "./pieces/emblems";
import type { Face, Me } from "./types";

/** What the house calls somebody who has not said a name. */
const GUEST = "Guest";

/** Whether the house takes this for a name. */
export function isName(name: string): boolean {
  const length = [...name.trim()].length;
  return length > 0 && length <= LONGEST_NAME;
}

class Self {
  who = $state.raw<Me | null>(null);
  /** set while the name is being asked for: call it with whether there is one now */
  asking = $state.raw<((isNamed: boolean) => void) | null>(null);

  /** how I chose to be drawn, as far as this browser knows */
  looks = $state.raw<Pick<Face, "emblem" | "colour">>(kept("looks", { emblem: null, colour: null }));

  /** My coin; nothing before the house has said who I am. */
  get coin(): ReturnType<typeof drawnAs> | null {
    return this.who && drawnAs({ id: this.who.person, ...this.looks });
  }

  /** My name; nothing while I am a guest. */
  get name(): string {
    return this.who && this.who.name !== GUEST ? this.who.name : "";
  }

  async load(): Promise<Me> {
    this.who ??= await api.me();
    return this.who;
  }

  async rename(name: string): Promise<void> {
    this.who = await api.rename(name.trim());
  }

  /** Make sure that I have a name, asking for one if need be. Whether there is one. */
  async named(): Promise<boolean> {
    await this.load();
    if (this.name) return true;
    return new Promise((answer) => {
      this.asking = (isNamed) => {
        this.asking = null;
        answer(isNamed);
      };
    });
  }

  lookLike({ emblem, colour }: Pick<Face, "emblem" | "colour">): void {
    keep("looks", (this.looks = { emblem, colour }));
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.lookLike({ emblem: null, colour: null });
    this.who = null;
  }
}

export const self = new Self();
