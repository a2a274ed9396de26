import { type CompiledCity, type CompiledPlace, isFree, isGeneral, openingState } from '@odysseus/model';
import { useNow } from '@odysseus/page';
import { useState } from 'react';

const filterNames = ['open', 'free', 'stepFree', 'noBooking'] as const;
export type FilterName = (typeof filterNames)[number];

export interface Filters {
  readonly chosen: ReadonlySet<FilterName>;
  toggle(name: FilterName): void;
  clear(): void;
  /** Filters that part these places: one that all of them pass, or none could, is no choice. */
  readonly offered: readonly FilterName[];
  /** Whether 'open now' is worked out from usual hours, of some place at least. */
  readonly usual: boolean;
  shows(place: CompiledPlace): boolean;
}

/** What the visitor wants to see of a list. */
export function useFilters(city: CompiledCity, places: readonly CompiledPlace[]): Filters {
  const [chosen, setChosen] = useState<ReadonlySet<FilterName>>(new Set());
  const now = useNow();
  const tests: Record<FilterName, (place: CompiledPlace) => boolean> = {
    open: (place) =>
      now !== undefined &&
      place.calendar !== undefined &&
      openingState(place.calendar, city.timezone, now).state === 'open',
    free: isFree,
    stepFree: (place) => place.access.stepFree === 'yes',
    noBooking: (place) => place.booking?.needed !== 'required',
  };
  const parts = (name: FilterName) =>
    name === 'open'
      ? places.some(({ calendar }) => calendar !== undefined)
      : places.some(tests[name]) && !places.every(tests[name]);
  return {
    chosen,
    offered: filterNames.filter(parts),
    usual: places.some((place) => place.calendar !== undefined && isGeneral(place, 'hours')),
    toggle: (name) =>
      setChosen(new Set(chosen.has(name) ? [...chosen].filter((other) => other !== name) : [...chosen, name])),
    clear: () => setChosen(new Set()),
    shows: (place) => [...chosen].every((name) => tests[name](place)),
  };
}
