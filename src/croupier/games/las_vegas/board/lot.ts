/** Whose dice lie at a casino, as they would be paid. */
import type { las_vegas } from "$web/games";

export interface Owner {
  /** a seat, or the neutral dice */
  owner: number | "neutral";
  count: number;
  /** as many as somebody else: they get nothing */
  tied: boolean;
}

/** Most dice first: the order of owners is the order of pay. Equal counts cancel, and come last. */
export function owners(dice: readonly number[]): Owner[] {
  const neutrals = dice.length - 1;
  return dice
    .map((count, at) => ({
      owner: at === neutrals ? ("neutral" as const) : at,
      count,
      tied: dice.filter((other) => other === count).length > 1,
    }))
    .filter((one) => one.count > 0)
    .sort((a, b) => Number(a.tied) - Number(b.tied) || b.count - a.count);
}

/** What a casino paid at the end of a round: to whom, for how many dice; and what nobody took. */
export interface Payout {
  face: number;
  /** with the bill that each got; the neutral dice's goes under the stack (LV-24) */
  owners: (Owner & { bill: number | null })[];
  /** bills that nobody got */
  left: number[];
}

export function payouts(events: readonly las_vegas.Event[], seats: number): Payout[] {
  const dice = Array.from({ length: 6 }, () => Array<number>(seats + 1).fill(0));
  const paid: las_vegas.Paid[] = [];
  const nobody: las_vegas.PaidNobody[] = [];
  const drawn: las_vegas.Drew[] = [];
  for (const event of events) {
    if (event.type === "las_vegas.Placed") {
      dice[event.face - 1]![event.seat]! += event.dice;
      dice[event.face - 1]![seats]! += event.neutral;
    } else if (event.type === "las_vegas.Scattered") {
      event.roll.forEach((count, at) => (dice[at]![seats]! += count));
    } else if (event.type === "las_vegas.Paid") paid.push(event);
    else if (event.type === "las_vegas.PaidNobody") nobody.push(event);
    else if (event.type === "las_vegas.Drew") drawn.push(event);
  }
  return dice.map((here, at) => {
    const face = at + 1;
    const left = nobody.filter((one) => one.face === face).map((one) => one.bill);
    const bills = drawn.filter((one) => one.face === face).map((one) => one.bill);
    bills.sort((a, b) => b - a);
    const found = owners(here).map((one, rank) => {
      const pay = paid.find((pay) => pay.face === face && pay.seat === one.owner);
      const under = one.owner === "neutral" && !one.tied ? (bills[rank] ?? null) : null;
      if (under !== null) left.splice(left.indexOf(under), 1);
      return { ...one, bill: pay?.bill ?? under };
    });
    return { face, owners: found, left };
  });
}

/** What a seat won in a round, in thousands. */
export const won = (events: readonly las_vegas.Event[], seat: number): number =>
  events.reduce((sum, one) => (one.type === "las_vegas.Paid" && one.seat === seat ? sum + one.bill : sum), 0);
