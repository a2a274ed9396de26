import type { VisitorSettings } from '@odysseus/contract';
import { type CompiledPlaceList, entriesOf, isFree, isGeneral, openingState } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { useDeferredValue, useMemo } from 'react';
import { filterNames, type FilterName, type ListChoice } from '../../logic/listChoice';
import { needsNoBooking } from '../../logic/needsNoBooking';
import { orderPlaces } from '../../logic/orderPlaces';
import { useListChoice } from './useListChoice';
import { useNearMe, type NearMe } from './useNearMe';
import { useSteadyNow } from './useSteadyNow';

type Listed = ReturnType<typeof entriesOf>[number];
/** The highest of a list's marks: 'easy', of how one eats there without meat. */
const easily = 3;

/** The places of a list as its visitor wants to see them: narrowed, and in the guide's groups or in one order. */
export function usePlaceList(content: CompiledPlaceList) {
  const { city } = content;
  const choice = useListChoice();
  const entries = useMemo(() => entriesOf(content), [content]);
  const places = useMemo(() => entries.map(({ place }) => place), [entries]);
  const near = useNearMe(city, places);
  const { settings } = useSettings();
  // The pressed button answers at once; many cards may follow.
  const { filters, order, query } = useDeferredValue(choice);
  const now = useSteadyNow(query);
  const { here } = near;
  // Of what is pressed nothing is worked out before the press is answered.
  const chosen = useMemo(
    () => chosenPlaces(content, entries, { filters, order, now, here, party: settings }),
    [content, entries, filters, order, now, here, settings],
  );
  return { choice, near, all: entries.length, ...chosen };
}

interface Chosen {
  readonly filters: ListChoice['filters'];
  readonly order: ListChoice['order'];
  readonly now: Date | undefined;
  readonly here: NearMe['here'];
  readonly party: VisitorSettings;
}

/** What is left of a list, and how it stands, by what its visitor has chosen. */
function chosenPlaces(
  content: CompiledPlaceList,
  entries: readonly Listed[],
  { filters, order, now, here, party }: Chosen,
) {
  const { city } = content;
  const places = entries.map(({ place }) => place);
  const tests: Record<FilterName, (shown: Listed) => boolean> = {
    open: ({ place: { calendar } }) =>
      now !== undefined && calendar !== undefined && openingState(calendar, city.timezone, now).state === 'open',
    free: ({ place }) => isFree(place),
    stepFree: ({ place }) => place.access.stepFree === 'yes',
    noBooking: ({ place }) => needsNoBooking(place),
    meatless: ({ entry }) => entry.marks?.meatless === easily,
  };
  const shows = (shown: Listed): boolean => [...filters].every((name) => tests[name](shown));
  const isOffered = (name: FilterName): boolean =>
    name === 'open'
      ? places.some(({ calendar }) => calendar !== undefined)
      : entries.some(tests[name]) && !entries.every(tests[name]);
  // Before anybody knows from where, the guide's own order is the better one.
  const applied = order === 'near' && !here ? undefined : order;
  const fitting = entries.filter(shows);
  return {
    shown: fitting.length,
    narrowed: filters.size > 0,
    /** Filters that part these places, and those that are chosen: one that all of them pass, or none could, is no choice. */
    offered: filterNames.filter((name) => filters.has(name) || isOffered(name)),
    /** Whether 'open now' is worked out from usual hours, of some place at least. */
    usual: places.some((place) => place.calendar !== undefined && isGeneral(place, 'hours')),
    /** Whether what is paid depends on who travels. */
    fares: places.some(({ price }) =>
      price.some(({ ages, residency }) => ages !== undefined || residency !== undefined),
    ),
    groups: content.groups.map((group, index) => ({
      ...group,
      id: `group-${index + 1}`,
      shown: group.entries.flatMap((entry) => {
        const place = content.places[entry.place];
        return place && shows({ entry, place }) ? [{ entry, place }] : [];
      }),
      // Of a locked place nothing is told that a filter asks for.
      locked: filters.size === 0 ? (group.locked ?? []) : [],
    })),
    /** All places in one order; absent in the guide's own. */
    ordered:
      applied && now
        ? {
            order: applied,
            here: applied === 'near' ? here : undefined,
            entries: orderPlaces(fitting, applied, {
              timezone: city.timezone,
              now,
              here: here?.at,
              party,
            }),
          }
        : undefined,
  };
}

export type PlaceListState = ReturnType<typeof usePlaceList>;
export type ShownEntry = PlaceListState['groups'][number]['shown'][number];
