import type { Destination, RouteData } from '@odysseus/contract';

/** A screen that a pass opens. */
export type OpenedScreen = Pick<RouteData, 'path' | 'text' | 'icon'>;

export interface OpenedCity {
  readonly name: string;
  readonly screens: readonly OpenedScreen[];
}

/** What a pass opens now, by city, and the cities of which nothing that it would open is written yet. */
export interface WhatOpens {
  readonly cities: readonly OpenedCity[];
  readonly preparing: readonly string[];
}

/** Counted from what is live: a screen in preparation opens nothing. Cities stand in the order of the menu. */
export function whatOpens(
  routes: readonly RouteData[],
  destinations: readonly Pick<Destination, 'areas'>[],
): WhatOpens {
  const premium = routes.filter(({ type }) => type === 'premium');
  const areas = destinations
    .flatMap(({ areas: own }) => own)
    .map(({ key, parent, text }) => ({ key, parent, name: text, all: premium.filter(({ area }) => area === key) }))
    .filter(({ all }) => all.length > 0)
    .map(({ all, ...area }) => ({ ...area, screens: all.filter(({ preparation }) => preparation !== true) }));
  const live = areas.filter(({ screens }) => screens.length > 0);
  return {
    cities: live.map(({ name, screens }) => ({ name, screens })),
    // Of a country nobody says that nothing is there where one of its cities has something.
    preparing: areas.flatMap(({ key, name, screens }) =>
      screens.length === 0 && !live.some(({ parent }) => parent === key) ? [name] : [],
    ),
  };
}
