import type { Searched } from '@odysseus/contract';
import type { CompiledScreen } from '../compiledScreen';

/** A screen as it is searched. */
export interface SearchedScreen<Screen extends CompiledScreen = CompiledScreen> {
  readonly path: string;
  /** What it is called in full. */
  readonly title: string;
  /** What the menu calls it. */
  readonly text: string;
  readonly screen: Screen;
}

/** An entry before it is told which city it is of. */
export type Entry = Omit<Searched, 'city' | 'hours'>;

/** An entry's fields that hold something. */
export function entry({ about, body, line, ...fields }: Entry): Entry {
  return {
    ...fields,
    ...(line ? { line } : {}),
    ...(about ? { about } : {}),
    ...(body ? { body } : {}),
  };
}

/** What the entries of one kind are called. */
export const labels = {
  screen: 'Page',
  section: 'Advice',
  fact: 'In a minute',
  area: 'Area',
  arrival: 'Getting in',
  booking: 'Book ahead',
  event: 'Event',
  month: 'Month',
  phrases: 'Phrases',
  help: 'Help',
  pass: 'Pass',
  plan: 'Plan',
  layer: 'On the map',
  walk: 'Walk',
  walks: 'Walks, drawn on the map',
  line: 'Line',
  station: 'Station',
  places: 'Places',
} as const;
