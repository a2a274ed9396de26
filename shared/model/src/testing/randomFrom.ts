/** A seeded source of chance (mulberry32): the same cases on every run. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    /** Both ends included. */
    whole,
    pick<T>(values: readonly [T, ...T[]]): T {
      return values[whole(0, values.length - 1)] ?? values[0];
    },
    some<T>(values: readonly T[]): T[] {
      return values.filter(() => next() < 0.5);
    },
  };
}
