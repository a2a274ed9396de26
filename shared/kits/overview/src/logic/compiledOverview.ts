import type { CivilDate, CompiledCity, WithKnown } from '@odysseus/model';
import type { Basic } from './basicSchema';
import type { Overview } from './schema';

/** A public holiday of the year to come. */
export interface ComingHoliday {
  readonly date: CivilDate;
  readonly name: string;
  /** Its day is the same in every year. */
  readonly everyYear?: boolean;
  /** Name of the event that tells of it. */
  readonly event?: string;
}

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
  readonly holidays: readonly ComingHoliday[];
  readonly events: readonly string[];
}

/** Plans by days and walks that lie ready, each with its address. */
export interface ReadyMade {
  readonly plans: readonly ReadyLink[];
  readonly walks: readonly ReadyLink[];
}
export interface ReadyLink {
  readonly title: string;
  readonly to: string;
}

/** An overview as the page gets it: with how its facts are known. */
export type CompiledOverview = Omit<Overview, 'bookToday' | 'basics' | 'without' | 'ready' | 'arrivals' | 'entry'> & {
  readonly bookToday: readonly WithKnown<Overview['bookToday'][number]>[];
  readonly basics?: readonly WithKnown<Basic>[];
  readonly ready?: ReadyMade;
  readonly arrivals: readonly WithKnown<Overview['arrivals'][number]>[];
  readonly entry: readonly WithKnown<Overview['entry'][number]>[];
  readonly city: CompiledCity;
  /** ISO 639, of what people speak there. */
  readonly language: string;
  readonly months: readonly Month[];
};
