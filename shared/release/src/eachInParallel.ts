/**
 * Does the same to every item, several at a time. After a failure no further item is taken, and what is under way comes to its
 * end first: once this has failed nothing goes on behind the caller's back.
 * @param lanes how many at a time, at least 1
 * @throws the first failure of `work`
 */
export async function eachInParallel<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const item of waiting) {
      await work(item).catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}
