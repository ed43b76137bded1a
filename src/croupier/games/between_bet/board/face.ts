import { words } from "$kit";
import type { Face } from "./Dial.svelte";
import { paid, part, type Auction } from "./round";

/** What the dial says: about the auction as long as there is one, then about the right holder's bet, then about the limits. */
export function face(play: Auction): Face {
  const { event } = play;
  const now = play.view.table.round;
  const phase = part(play);
  const who = (seat: number) => ({ name: play.name(seat), you: String(seat === play.me) });

  const ending = paid(play);
  if (ending) {
    const { lowest, highest, single } = ending.limits;
    const isTold = event?.type === "between_bet.Hit" || event?.type === "between_bet.Missed";
    const seat = isTold ? event.seat : null;
    const won = seat === null ? null : (ending.won[seat] ?? null);
    const under =
      seat === null || won === null
        ? ""
        : play.say(won > 0 ? "board-hit" : "board-missed", { ...who(seat), amount: Math.abs(won) });
    return {
      over: play.say("board-win"),
      big: play.say("board-range", { lowest, highest, single: String(single) }),
      under,
      seat,
    };
  }
  if (now.row.length < 7 || phase === "LayOut") {
    const seat = now.number ? now.dealer : null;
    const under = seat === null ? play.say("screen-not-begun") : play.say("board-deals", who(seat));
    return { over: play.say("board-round"), big: words.number(now.number || 1), under, seat };
  }
  const { holder } = now;
  const bet = holder === null ? 0 : (play.view.table.bank.down[holder] ?? 0);
  if (bet && holder !== null) {
    const { you } = who(holder);
    const looked = play.say(phase === "PlaceBets" ? "board-barred" : "board-looked");
    const under = now.pair === null ? play.say("board-picks", { you }) : looked;
    return { over: play.say("board-bet", who(holder)), big: words.number(bet), under, seat: holder };
  }
  if (phase === "PlaceBets")
    return { over: play.say("board-bets"), big: "–", under: play.say("board-unseen"), seat: null };
  if (play.isGettingReady)
    return { over: play.say("board-stands"), big: words.say("table-ready"), under: play.say("board-soon"), seat: null };
  const over = play.seconds === null ? play.say("board-highest") : play.say("board-left", { seconds: tenths(play) });
  if (!now.call) return { over, big: "–", under: play.say("board-no-call"), seat: null };
  const under = holder === null ? play.say("board-tied") : play.say("board-leads", who(holder));
  return { over, big: words.number(now.call), under, seat: holder };
}

function tenths(play: Auction): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.language, format).format(play.seconds ?? 0);
}
