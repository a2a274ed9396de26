/** Repeatable randomness: a picture must come out byte-identical on every run. */
export interface Random {
  /** A number from `low` (included) to `high` (excluded); 0 to 1 when left out. */
  (low?: number, high?: number): number;
  /** One element of a list that holds at least one. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** A generator (mulberry32) that gives the same sequence for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random = (low = 0, high = 1): number => low + (high - low) * next();
  return Object.assign(random, {
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability: number): boolean => next() < probability,
  });
}

/** The radical inverse of `index` in `base`: an evenly spread sequence in 0 to 1 (van der Corput). */
export function radicalInverse(index: number, base: number): number {
  let result = 0;
  let fraction = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * fraction;
    fraction /= base;
  }
  return result;
}

/** Smooth value noise over the plane, 0 to 1, one feature a unit. */
export function valueNoise(x: number, y: number, seed = 0): number {
  const cell = (i: number, j: number): number => {
    let hash = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 974634777);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const u = ease(x - i);
  const v = ease(y - j);
  const low = cell(i, j) * (1 - u) + cell(i + 1, j) * u;
  const high = cell(i, j + 1) * (1 - u) + cell(i + 1, j + 1) * u;
  return low * (1 - v) + high * v;
}

/** Four octaves of value noise, 0 to 1. */
export function fractalNoise(x: number, y: number, seed = 0): number {
  let sum = 0;
  for (let octave = 0, weight = 0.5; octave < 4; octave += 1, weight /= 2) {
    sum += weight * valueNoise(x * 2 ** octave, y * 2 ** octave, seed + octave);
  }
  return sum / 0.9375;
}
