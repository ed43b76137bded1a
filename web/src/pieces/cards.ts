/** The number deck: 1 to 7, 0, and 00, which is written as 8 where a number is needed. */
export const DOUBLE_ZERO = 8;

export function cardName(card: number): string {
  return card === DOUBLE_ZERO ? "00" : String(card);
}

export function isZero(card: number): boolean {
  return card === 0 || card === DOUBLE_ZERO;
}

/** Even numbers are red; the zeros have no colour. */
export function isRed(card: number): boolean {
  return !isZero(card) && card % 2 === 0;
}
