import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from '@odysseus/runtime';
import { useRelease, useServices } from '../../services/page';
import { areaOfPage } from '../../services/remotes';
import { usePremiumAccess } from '../premium';
import { createSearchEngine, type SearchEngine } from './engine/searchEngine';
import type { Found } from './found';
import { ownEntries } from './ownEntries';
import { readSearchFiles, searchedRemotes, type SearchedCity } from './readSearchFiles';

export interface Searchable {
  /** Undefined while the guide is being fetched. */
  readonly engine: SearchEngine | undefined;
  readonly cities: readonly SearchedCity[];
  /** The destination whose page is open, as entries name it. */
  readonly here: string | undefined;
  /** Whether it stands on an emergency page. */
  readonly isHelp: (entry: Found) => boolean;
  /** Whether it stands on a premium page, and the visitor has no pass, as far as is known. */
  readonly isLocked: (entry: Pick<Found, 'path'>) => boolean;
  readonly incomplete: boolean;
}

type Ready = Omit<Searchable, 'here' | 'isHelp' | 'isLocked'>;

/** The whole guide, ready to be searched. */
export function useSearchable(): Searchable {
  const { routes, destinations, complete, failed, retry, find } = useRelease();
  const { ownRoutes } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!complete) retry();
  }, [complete, retry]);
  const { nameOf, countries } = useMemo(() => {
    const areas = destinations.flatMap((destination) => destination.areas);
    const names = new Map(areas.map(({ key, text }) => [key, text]));
    return {
      nameOf: (area: string) => names.get(area) ?? '',
      countries: new Map(
        areas.flatMap(({ text, parent }) => {
          const country = parent === undefined ? undefined : names.get(parent);
          return country === undefined ? [] : [[text, country] as const];
        }),
      ),
    };
  }, [destinations]);
  const isHelp = useMemo(() => {
    const pages = new Set(destinations.map(({ emergency }) => emergency));
    return ({ path }: Found) => pages.has(path.replace(/[?#].*$/, ''));
  }, [destinations]);
  const holds = usePremiumAccess().state === 'active';
  const isLocked = useCallback(
    ({ path }: Pick<Found, 'path'>) => !holds && find(path.replace(/[?#].*$/, ''))?.route.type === 'premium',
    [holds, find],
  );
  const remotes = useMemo(() => searchedRemotes(routes, nameOf), [routes, nameOf]);
  const [state, setState] = useState<Ready>({ engine: undefined, cities: [], incomplete: false });
  useEffect(() => {
    let left = false;
    // Without a network the document may not come: what the page knows by itself is searched then.
    if (complete || failed) {
      void readSearchFiles(remotes).then(({ entries, words, cities, incomplete }) => {
        if (left) return;
        const engine = createSearchEngine([...entries, ...ownEntries(ownRoutes)], words, countries);
        setState({ engine, cities, incomplete: incomplete || !complete });
      });
    }
    return () => {
      left = true;
    };
  }, [remotes, ownRoutes, countries, complete, failed]);
  const found = find(pathname);
  const destination = destinations.find(({ name }) => name === found?.remote);
  const here = found && destination ? areaOfPage(destination, found.route)?.text : undefined;
  return { ...state, here, isHelp, isLocked };
}
