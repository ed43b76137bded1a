/** What is arranged on my turn: cards of mine that are lifted, the last one last, and a discard to take. */
import type { batting_poker } from "$web/games";
import type { Poker } from "./rungs";

export class Choice {
  lifted = $state<number[]>([]); // places in my hand
  wanted = $state<{ owner: number; card: number } | null>(null);

  constructor(
    readonly play: () => Poker,
    readonly hand: () => readonly number[],
  ) {}

  /** The cards that would be given away. */
  get given(): number[] {
    return this.lifted.map((place) => this.hand()[place] ?? 0).sort((a, b) => a - b);
  }

  /** The move that this would be. */
  get found(): batting_poker.Move | null {
    const { given, wanted } = this;
    return (
      this.play().moves.find((move) => {
        if (move.type === "batting_poker.Swap") {
          return (
            given.length === 1 && move.card === given[0] && move.owner === wanted?.owner && move.taken === wanted.card
          );
        }
        if (move.type !== "batting_poker.Discard" || wanted || move.cards.length !== given.length) return false;
        return move.cards.every((card, i) => card === given[i]);
      }) ?? null
    );
  }

  get pass(): batting_poker.Move | null {
    return this.play().moves.find((move) => move.type === "batting_poker.Pass") ?? null;
  }

  /** What I would hold, as far as that is known: after the move, or as I stand. */
  get outcome(): batting_poker.Preview | null {
    const move = this.wanted || this.lifted.length ? this.found : this.pass;
    return move ? this.play().preview(move) : null;
  }

  takenFrom(owner: number): number | null {
    return this.wanted?.owner === owner ? this.wanted.card : null;
  }

  clear(): void {
    this.lifted = [];
    this.wanted = null;
  }

  /** As a move has it that was chosen elsewhere. */
  arrange(move: batting_poker.Move): void {
    this.clear();
    if (move.type === "batting_poker.Swap") this.wanted = { owner: move.owner, card: move.taken };
    const given =
      move.type === "batting_poker.Discard" ? move.cards : move.type === "batting_poker.Swap" ? [move.card] : [];
    for (const card of given) {
      const place = this.hand().findIndex((other, i) => other === card && !this.lifted.includes(i));
      if (place >= 0) this.lifted = [...this.lifted, place];
    }
  }

  lift(place: number): void {
    if (!this.play().moves.length) return;
    if (this.lifted.includes(place)) this.lifted = this.lifted.filter((one) => one !== place);
    else this.lifted = this.wanted ? [place] : [...this.lifted, place];
  }

  /** Enter on what is chosen sends it. */
  enter(event: KeyboardEvent): void {
    const isChosen = (event.currentTarget as Element).getAttribute("aria-pressed") === "true";
    if (event.key !== "Enter" || !isChosen || !this.found) return;
    event.preventDefault();
    this.play().send(this.found);
  }

  want(owner: number, card: number): void {
    this.wanted = this.takenFrom(owner) === card ? null : { owner, card };
    if (this.wanted) this.lifted = this.lifted.slice(-1);
  }
}
