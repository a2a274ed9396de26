import type { Release, RemoteVersion, RouteData } from '@odysseus/contract';

const icons = [
  'landmark',
  'bed',
  'ticket',
  'train-front',
  'map',
  'flag',
  'palette',
  'utensils',
  'coffee',
  'trees',
  'wallet',
  'gem',
];
const subjects = [
  'overview',
  'stays',
  'tickets',
  'metro',
  'map',
  'monuments',
  'museums',
  'dining',
  'coffee',
  'parks',
  'budget',
  'gems',
  'nightlife',
  'family',
  'shopping',
  'culture',
  'emergency',
  'live',
  'story',
  'assistant',
  'bakeries',
  'walks',
  'markets',
  'churches',
];

/**
 * Adds invented cities to a release until it holds `count` remotes. Each has an area, a card and as many screens as the
 * largest real one; nothing stands behind their addresses.
 */
export function withCities(microFrontends: Release['microFrontends'], count: number): Release['microFrontends'] {
  const present = Object.keys(microFrontends).length;
  const invented = Array.from(
    { length: Math.max(0, count - present) },
    (_, index) => [`@odysseus/city-${index + 1}`, [cityOf(index + 1)]] as const,
  );
  return { ...microFrontends, ...Object.fromEntries(invented.map(([name, versions]) => [name, [...versions]])) };
}

function cityOf(number: number): RemoteVersion {
  const key = `city-${number}`;
  const name = `City ${number}`;
  const base = `/parts/${key}/1.0.0/`;
  const routes = subjects.map((subject, index): RouteData => ({
    path: index === 0 ? `/${key}` : `/${key}/${subject}`,
    text: index === 0 ? `${name} overview` : `The ${subject} of ${name}`,
    title: `The ${subject} of ${name} for first-time visitors`,
    icon: icons[index % icons.length] ?? 'flag',
    type: index < 12 ? 'public' : 'premium',
    area: key,
    nav: true,
  }));
  return {
    url: `${base}entry.0123456789.js`,
    metadata: { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `odysseus_city_${number}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: [
        {
          key,
          text: name,
          icon: 'landmark',
          path: `/${key}`,
          order: 1_000 + number,
          accent: { light: '#8a3b12', dark: '#ffb787' },
        },
      ],
      card: {
        title: name,
        line: `What to see first in ${name}, what to book before, and how to get around.`,
        path: `/${key}`,
      },
      routes,
      preload: Object.fromEntries(
        routes.map((route, index) => [
          route.path,
          [`${base}routes.0123456789.js`, `${base}${100 + index}.0123456789.js`],
        ]),
      ),
    },
  };
}
