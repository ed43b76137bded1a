const TARGET = 44; // a finger
const AROUND = 4; // between a card and the next
const SHAPE = 1.4; // a card's height by its width
const FINE = 56; // a card as wide as this needs no more room

/** How many cards lie in a row, and how wide they are, so that all of them fit into a box and each can be pressed. */
export function lay(cards: number, width: number, height: number): { columns: number; card: number } {
  const across = Math.max(1, Math.floor(width / TARGET));
  const rowsMost = Math.max(1, Math.floor(height / TARGET));
  const columnsMost = Math.max(across, Math.ceil(cards / rowsMost)); // more than these only where it must be
  let best = { columns: 1, card: 0 };
  for (let columns = Math.min(cards, columnsMost); columns >= 1; columns--) {
    const rows = Math.ceil(cards / columns);
    if (rows > rowsMost && best.card) break;
    const card = Math.min(width / columns, height / rows / SHAPE) - AROUND;
    if (Math.min(card, FINE) > Math.min(best.card, FINE)) best = { columns, card };
  }
  return { columns: best.columns, card: Math.floor(best.card) };
}
