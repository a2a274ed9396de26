const known = new WeakMap<object, ReadonlySet<string>>();

/** All texts of something compiled, wherever they stand in it; looked for once, for nobody changes what is compiled. */
export function textsIn(compiled: object): ReadonlySet<string> {
  const before = known.get(compiled);
  if (before) return before;
  const texts = new Set<string>();
  gather(compiled, texts);
  known.set(compiled, texts);
  return texts;
}

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) gather(inner, texts);
}
