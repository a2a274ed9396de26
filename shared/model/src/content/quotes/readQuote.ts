/** A fact that a text quotes, so many times: `2 * fare.metro`. */
export interface Term {
  readonly times: number;
  readonly name: string;
}

const term = /^(?:(\d+(?:\.\d+)?)\s*[*×]\s*)?([a-z][a-z0-9.-]*)$/;

/**
 * What stands between the braces of a quote: a name, or a sum such as `15 * fare.metro + 2 * fare.airport - fare.week`.
 * @returns undefined where it is neither
 */
export function readQuote(text: string): readonly Term[] | undefined {
  const [first = '', ...more] = text.trim().split(/\s+([+−-])\s+/u);
  const signed = [
    ['+', first] as const,
    ...more.flatMap((part, index) => (index % 2 === 0 ? [[part, more[index + 1] ?? ''] as const] : [])),
  ];
  const terms = signed.map(([sign, part]): Term | undefined => {
    const [, times, name] = term.exec(part.trim()) ?? [];
    return name === undefined ? undefined : { times: Number(times ?? 1) * (sign === '+' ? 1 : -1), name };
  });
  return terms.every((one) => one !== undefined) ? terms : undefined;
}
