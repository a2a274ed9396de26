import type { CivilDate, CompiledCity } from '@odysseus/model';
import type { Overview } from './schema';

/** A month of the city's year: what it is usually like, and what the calendar says of it. */
export interface Month {
  readonly high: number;
  readonly low: number;
  readonly rainDays: number;
  readonly note: string;
  /** Hours between sunrise and sunset on the 15th. */
  readonly daylightHours: number;
  readonly sunrise: string;
  readonly sunset: string;
  readonly holidays: readonly { readonly date: CivilDate; readonly name: string }[];
  readonly events: readonly string[];
}

export type CompiledOverview = Overview & { readonly city: CompiledCity; readonly months: readonly Month[] };
