/**
 * How many entries each group of a list shows before more are unfolded: one of each at least, then a second of each, and so on, the
 * first groups before the last, while they keep within a budget.
 * @param sizes of the groups
 * @param budget of entries in all
 */
export function shownAtFirst(sizes: readonly number[], budget: number): number[] {
  const shown = sizes.map((size) => Math.min(size, 1));
  let left = budget - sizes.length;
  for (let round = 2; left > 0 && sizes.some((size) => size >= round); round++)
    sizes.forEach((size, group) => {
      if (size < round || left <= 0) return;
      shown[group] = round;
      left--;
    });
  return shown;
}
