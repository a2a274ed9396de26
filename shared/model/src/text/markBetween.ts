/**
 * What stands between the names of one list: a comma, and a stronger mark where a name holds a comma itself. One in brackets is taken
 * for no end of a name.
 */
export function markBetween(names: readonly string[]): ', ' | '; ' {
  return names.some((name) => name.replace(/\(.*?\)/g, '').includes(',')) ? '; ' : ', ';
}
