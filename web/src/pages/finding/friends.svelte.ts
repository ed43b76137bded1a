/** My friends and invitations, as several parts of a page show them; asked for by whichever of them is shown. */
import { api } from "../../api";
import { keep, kept } from "../../memory";
import { router } from "../../router.svelte";
import { toasts } from "../../toasts.svelte";
import type { Friends, Invitation, Rights } from "../../types";
import { words } from "../../words/words.svelte";

const LOOK_AGAIN = 8000; // milliseconds

class Company {
  friends = $state.raw<Friends | null>(null);
  invitations = $state.raw<readonly Invitation[]>([]);
  rights = $state.raw<Rights | null>(null);
  /** those whose star I do not want to answer */
  #later = $state.raw<readonly string[]>(kept("friends-later", []));
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Keep it up to date until the returned function is called. */
  watch = (): (() => void) => {
    if (this.#watchers++ === 0) {
      void this.look();
      this.#timer = setInterval(() => {
        if (!document.hidden) void this.look();
      }, LOOK_AGAIN);
    }
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  };

  /** What does not come now comes the next time. */
  async look(): Promise<void> {
    try {
      [this.friends, this.invitations] = await Promise.all([api.friends(), api.invitations()]);
    } catch {
      return;
    }
  }

  /** Those who have starred me and whom I have not answered. */
  get admirers() {
    return (this.friends?.starred_me ?? []).filter((one) => !this.#later.includes(one.person));
  }

  later(person: string): void {
    this.#later = [...this.#later, person];
    keep("friends-later", this.#later);
  }

  async loadRights(): Promise<void> {
    this.rights = await api.relations();
  }

  async star(person: string, on: boolean): Promise<void> {
    await this.#done(async () => {
      this.rights = await api.star(person, on);
      if (this.#watchers) await this.look();
    });
  }

  async mute(person: string, on: boolean): Promise<void> {
    await this.#done(async () => {
      this.rights = await api.mute(person, on);
    });
  }

  async block(person: string, on: boolean): Promise<void> {
    await this.#done(async () => {
      this.rights = await api.block(person, on);
    });
  }

  /** Invite somebody to my table that waits for people; whether there is one. */
  async invite(person: string, table?: string): Promise<boolean> {
    try {
      const mine = table ?? (await this.#openTable());
      if (!mine) return false;
      await api.invite(mine, person);
      toasts.show(words.say("friend-invited"));
    } catch (error) {
      toasts.refused(error);
    }
    return true;
  }

  async decline(table: string): Promise<void> {
    await this.#done(async () => {
      await api.decline(table);
      this.invitations = this.invitations.filter((one) => one.brief.table !== table);
    });
  }

  async accept(invitation: Invitation): Promise<void> {
    router.go(`/t/${invitation.brief.table}`);
  }

  async #openTable(): Promise<string | undefined> {
    const mine = await api.myGames();
    return mine.find((one) => one.status === "open" && one.sitters.some((sitter) => sitter.kind === "empty"))?.table;
  }

  async #done(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      toasts.refused(error);
    }
  }
}

export const company = new Company();
