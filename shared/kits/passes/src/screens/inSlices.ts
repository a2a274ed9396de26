/** Longest time in milliseconds for which the page is kept from answering: half a frame. */
const slice = 8;

/**
 * Runs a calculation that yields now and then in slices, so that the page answers meanwhile.
 * @returns undefined when it was aborted
 */
export async function inSlices<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T | undefined> {
  let begun = performance.now();
  while (!signal.aborted) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return undefined;
}
