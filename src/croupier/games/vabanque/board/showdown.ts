/** What a showdown brought, tile by tile. */
import type { vabanque } from "$web/games";

export interface Outcome {
  tile: number;
  yielded: vabanque.Yielded | null;
  cards: vabanque.TurnedUp[];
  /** pawns that were paid or stopped, and Traps that were paid, as they were told */
  verdicts: (vabanque.Earned | vabanque.Stopped | vabanque.Caught)[];
}

export function outcomes(events: readonly vabanque.Event[]): Outcome[] {
  const found: Outcome[] = [];
  const standing: (readonly number[])[] = []; // the pawns on each of them
  for (const event of events) {
    const last = found.at(-1);
    if (event.type === "vabanque.Opened") {
      found.push({ tile: event.tile, yielded: null, cards: [], verdicts: [] });
      standing.push(event.pawns);
    } else if (!last) continue;
    else if (event.type === "vabanque.TurnedUp") last.cards.push(event);
    else if (event.type === "vabanque.Yielded") last.yielded = event;
    else if (event.type === "vabanque.Earned" || event.type === "vabanque.Stopped" || event.type === "vabanque.Caught")
      last.verdicts.push(event);
  }
  return found.map((one, at) => {
    const told = one.verdicts.filter((verdict) => verdict.type !== "vabanque.Caught").map((verdict) => verdict.seat);
    const rest = (standing[at] ?? []).filter((seat) => !told.includes(seat)); // where there is nothing to earn
    const nothing = rest.map((seat) => ({ type: "vabanque.Earned" as const, seat, tile: one.tile, amount: 0 }));
    return { ...one, verdicts: [...one.verdicts, ...nothing] };
  });
}

/** What a seat earned in a round, by its pawn and its Traps, in thousands. */
export const won = (events: readonly vabanque.Event[], seat: number): number =>
  events.reduce(
    (sum, one) =>
      (one.type === "vabanque.Earned" || one.type === "vabanque.Caught") && one.seat === seat ? sum + one.amount : sum,
    0,
  );
