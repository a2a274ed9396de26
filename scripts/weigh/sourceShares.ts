/** What is read of a source map (ECMA-426). */
interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment, in base 64 with a sign at the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * How many characters of a minified script came from each of its sources; what webpack wrote around them has no name.
 * @returns characters by source, as the map names it
 */
export function sourceShares(script: string, { sources, mappings }: SourceMap): Map<string, number> {
  const shares = new Map<string, number>();
  const rows = mappings.split(';');
  let source = 0;
  script.split('\n').forEach(({ length }, row) => {
    const line = rows[row] ?? '';
    let column = 0;
    let name = '';
    const add = (until: number): void => {
      if (until > column) shares.set(name, (shares.get(name) ?? 0) + until - column);
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [step = 0, sourceStep] = numbersOf(segment);
      add(column + step);
      column += step;
      if (sourceStep === undefined) name = '';
      else name = sources[(source += sourceStep)] ?? '';
    }
    add(length);
  });
  return shares;
}
