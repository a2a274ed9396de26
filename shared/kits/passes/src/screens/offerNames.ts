/**
 * Names of a pass's offers as they stand below its own: '2 days', '4 days' of 'Museum Pass, 2 days' and 'Museum Pass, 4 days'. Those
 * that don't all begin alike, and one alone, stay whole.
 */
export function offerNames(names: readonly string[]): readonly string[] {
  const [first = ''] = names;
  const shared = first.slice(0, first.indexOf(', ') + 2);
  const isSaid = names.length > 1 && shared.endsWith(', ') && names.every((name) => name.startsWith(shared));
  return isSaid ? names.map((name) => name.slice(shared.length)) : names;
}
