import { entry, labels, type Entry } from './searchedScreen';
import type { CitySearch } from './searchWordsSchema';

/** Lists as visitors want them at once: what is open, the nearest first. */
export function shortcutEntries(shortcuts: NonNullable<CitySearch['shortcuts']>): Entry[] {
  return shortcuts.map(({ to, title, for: names }) =>
    entry({ kind: 'section', title, names: [...names], label: labels.places, path: to }),
  );
}
