import type { Searched } from '@odysseus/contract';
import type { OpeningCalendar } from '@odysseus/model';

/** Something that can be found, with what its file says of its city. */
export interface Found extends Omit<Searched, 'city' | 'hours'> {
  /** The destination that it belongs to, as the menu calls it: 'Paris'. */
  readonly city: string;
  /** When it is open, in the city's zone. */
  readonly opening?: { readonly calendar: OpeningCalendar; readonly timezone: string };
}
