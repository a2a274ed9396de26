/** More squares than there are from north to south. */
const perRow = 1_000_000;

/** Finds what lies near a point of a plane, by squares into which each thing was laid. */
export class BoxIndex {
  private readonly squares = new Map<number, number[]>();

  /** @param size of a square */
  constructor(private readonly size: number) {}

  /** Lays a thing into each square that its box touches. */
  add(thing: number, left: number, top: number, right: number, bottom: number): void {
    for (const key of this.keys(left, top, right, bottom)) {
      const found = this.squares.get(key);
      if (found) found.push(thing);
      else this.squares.set(key, [thing]);
    }
  }

  /** What lies in the squares that a box touches, and perhaps a little beyond; each once. */
  near(left: number, top: number, right: number, bottom: number): readonly number[] {
    const keys = this.keys(left, top, right, bottom);
    const [only] = keys;
    if (keys.length === 1 && only !== undefined) return this.squares.get(only) ?? [];
    const found = new Set<number>();
    for (const key of keys) for (const thing of this.squares.get(key) ?? []) found.add(thing);
    return [...found];
  }

  private keys(left: number, top: number, right: number, bottom: number): number[] {
    const { size } = this;
    const keys: number[] = [];
    for (let x = Math.floor(left / size); x <= Math.floor(right / size); x += 1)
      for (let y = Math.floor(top / size); y <= Math.floor(bottom / size); y += 1) keys.push(x * perRow + y);
    return keys;
  }
}
