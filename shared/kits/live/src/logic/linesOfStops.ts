/**
 * The lines named in a place's stops, in their order, each once: `['M8', 'RER B', 'RER C']` from
 * 'Opéra (M8)' and 'Saint-Michel–Notre-Dame (RER B, C)'. A line begins with a capital; 'bus 38' and '6 min' are none.
 */
export function linesOfStops(stops: readonly string[]): string[] {
  const found = stops.flatMap((stop) =>
    [...stop.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = '']) => {
      let network = '';
      return inside.split(',').flatMap((part) => {
        const word = part.trim().replace(/ bis$/, 'bis');
        const letter = network !== '' && /^[A-Z]$/.test(word);
        if (!letter) network = /^(\p{L}+) \w{1,2}$/u.exec(word)?.[1] ?? '';
        const line = letter ? `${network} ${word}` : word;
        return /^\p{Lu}/u.test(line) ? [line] : [];
      });
    }),
  );
  return [...new Set(found)];
}
