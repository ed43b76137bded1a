/** What the showdown has come to, event by event: the table it looks at, its yield, and who is paid or not. */
import type { vabanque } from "$web/games";

export interface Spot {
  tile: number;
  yielded: vabanque.Yielded | null;
  verdict: vabanque.Earned | vabanque.Stopped | vabanque.Caught | null;
}

export function look(spot: Spot | null, event: vabanque.Event | null): Spot | null {
  switch (event?.type) {
    case "vabanque.Opened":
      return { tile: event.tile, yielded: null, verdict: null };
    case "vabanque.Yielded":
      return { tile: event.tile, yielded: event, verdict: null };
    case "vabanque.Earned":
    case "vabanque.Stopped":
    case "vabanque.Caught":
      return { tile: event.tile, yielded: spot?.tile === event.tile ? spot.yielded : null, verdict: event };
    case "vabanque.TurnedUp":
      return spot?.tile === event.tile ? spot : { tile: event.tile, yielded: null, verdict: null };
    default:
      return null;
  }
}
