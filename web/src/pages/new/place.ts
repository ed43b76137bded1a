/** Who is to sit in a seat of a new table. What is not chosen now is kept, for changing back. */
export interface Place {
  /** open: somebody who comes; person: somebody at this screen */
  sits: "me" | "open" | "person" | "computer";
  name: string;
  level: string;
}
