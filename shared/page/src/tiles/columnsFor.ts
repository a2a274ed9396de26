/** How many columns a wide page has room for. */
const most = 4;

/** Columns in which so many cards leave the fewest holes in their last row; the more where two numbers leave as few. */
export function columnsFor(cards: number): number {
  const holesIn = (columns: number) => (columns - (cards % columns)) % columns;
  return holesIn(most - 1) < holesIn(most) ? most - 1 : most;
}
