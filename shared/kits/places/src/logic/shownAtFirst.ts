/**
 * How many entries each group of a list shows before more are unfolded: one of each at least, then a second of each, and so on, the
 * first groups before the last, while they keep within a budget. A fold that would hide one entry alone hides as much as it would
 * show: its group shows it, and another that folds some folds one more; where none can, the budget is exceeded.
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
  sizes.forEach((size, group) => {
    if (size - (shown[group] ?? 0) !== 1) return;
    shown[group] = size;
    const giver = giverOf(sizes, shown);
    if (giver !== undefined) shown[giver] = (shown[giver] ?? 0) - 1;
  });
  return shown;
}

/** Entries that a group keeps which gives one to another; the first says what the list is about. */
const kept = (group: number): number => (group === 0 ? 3 : 2);

/** The group that folds most already, the last of several, and keeps some if it folds one more; undefined where there is none. */
function giverOf(sizes: readonly number[], shown: readonly number[]): number | undefined {
  const folded = sizes.map((size, group) => size - (shown[group] ?? 0));
  const givers = [...sizes.keys()].filter((group) => (folded[group] ?? 0) > 0 && (shown[group] ?? 0) > kept(group));
  return givers.toSorted((a, b) => (folded[b] ?? 0) - (folded[a] ?? 0) || b - a)[0];
}
