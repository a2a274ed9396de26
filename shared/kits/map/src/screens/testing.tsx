import type { ShellApi } from '@odysseus/contract';
import { latLng } from '@odysseus/model';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import type { ComponentProps } from 'react';
import type { MapPlace } from '../logic/compiledMap';
import type { CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import { MapScreen } from './MapScreen';

/** A place of Testville. */
export const place = (id: string, name: string, change: Partial<MapPlace> = {}): MapPlace => ({
  id,
  name,
  kind: 'museum',
  at: latLng(48.86, 2.34),
  quarter: 'Centre',
  area: 0,
  summary: `About ${name}.`,
  address: '1 Main Street',
  screen: 0,
  ...change,
});
export const places = [
  place('palace', 'The Palace', {
    hours: 0,
    kind: 'monument',
    metro: '/metro?to=palace',
    wayIn: { by: 'booking', url: 'https://palace.example/tickets' },
  }),
  place('gallery', 'Gallery of Œuvres', { area: 1, at: latLng(48.87, 2.34), local: 'Galerie', free: true }),
  place('garden', 'حديقة', { kind: 'service', service: 'toilets', area: 1, at: latLng(48.8605, 2.341), free: true }),
];
const walk = (key: string, title: string): CompiledWalk => ({
  key,
  title,
  line: 'For a first morning.',
  quick: '1 km, flat',
  from: 'Well (M1)',
  to: 'Gate (M2)',
  stepFree: 'partly',
  note: 'Steps at the end',
  stops: [
    { name: 'The Palace', at: latLng(48.86, 2.34), to: '/sights#palace', minutes: 10, what: 'The court.', walk: 4 },
    {
      name: 'The well',
      at: latLng(48.862, 2.342),
      minutes: 5,
      what: 'The rope.',
      walk: 3,
      via: [latLng(48.863, 2.342)],
    },
    { name: 'The gate', at: latLng(48.864, 2.344), minutes: 0, what: 'The way out.' },
  ],
});
/** A map of three places and two walks. */
export const content: DrawnMap = {
  kind: 'map',
  access: 'public',
  title: 'Map of Testville',
  lead: 'Every place on one map.',
  edited: '2026-11-21',
  introduction: ['It is small.'],
  use: ['Choose a place.', 'Read on.'],
  view: [latLng(48.8, 2.2), latLng(48.9, 2.45)],
  screens: [{ screen: 'sights', path: '/sights', name: 'Sights' }],
  areas: [{ name: 'Centre', text: 'Where all is.' }],
  attribution: [{ text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' }],
  links: [{ title: 'City', url: 'https://example.com' }],
  city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.86, 2.34) },
  premiumKey: 'testville/map-places',
  districts: ['1st', '2nd', 'Beyond'],
  calendars: [{ from: '2026-11-21', days: 'a'.repeat(365), patterns: [[[600, 1080]]] }],
  places,
  locked: [0, 2, 1],
  walks: [walk('wells', 'From well to well'), walk('walls', 'Along the walls')],
  basemap: { data: '/basemap.json', picture: '/basemap.svg' },
};
const route = { path: '/map', text: 'Map', icon: 'map', type: 'public', area: 'testville', nav: true } as const;

/** The screen of that map in a shell. */
export function TestMap({
  shell = {},
  ways,
}: { readonly shell?: Partial<ShellApi> } & Pick<ComponentProps<typeof MapScreen>, 'ways'>) {
  return (
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn(shell)}>
        <MapScreen content={content} route={route} siblings={[]} {...(ways ? { ways } : {})} />
      </ShellProvider>
    </MemoryRouter>
  );
}

/** Sees everything at once: elements count as seen as soon as they are watched. */
export class SeesAll implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly seen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
