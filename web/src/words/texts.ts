/** What is said in a language, and the English lines that it lacks; both by place (a game, the kit, the pages), in Fluent. */
export interface Texts {
  own: { [place: string]: string };
  english: { [place: string]: string };
}
