/** Of a list of selectors, its members; commas in brackets part none. */
export function selectorsOf(list: string): string[] {
  const parts = list.split(',');
  return parts
    .reduce<string[]>((found, part) => {
      const last = found.at(-1);
      return last !== undefined && depthOf(last) > 0 ? [...found.slice(0, -1), `${last},${part}`] : [...found, part];
    }, [])
    .map((each) => each.trim());
}

/** Brackets that are open at a text's end. */
export const depthOf = (text: string): number => text.split('(').length - text.split(')').length;
