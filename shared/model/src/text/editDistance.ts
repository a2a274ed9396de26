/**
 * Letters to insert, remove, change or swap with their neighbour to make one word of the other.
 * @param most above which it gives up
 * @returns the number, or `most + 1` where it is larger
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let fewest = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) fewest = Math.min(fewest, (older[column - 2] ?? 0) + 1);
      current.push(fewest);
      least = Math.min(least, fewest);
    }
    if (least > most) return most + 1;
    older = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
