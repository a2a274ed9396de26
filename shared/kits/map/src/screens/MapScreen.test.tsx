import type { PlanItem, ShellApi } from '@odysseus/contract';
import { latLng } from '@odysseus/model';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { MapPlace } from '../logic/compiledMap';
import type { CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import { MapScreen } from './MapScreen';

const place = (id: string, name: string, change: Partial<MapPlace> = {}): MapPlace => ({
  id,
  name,
  kind: 'museum',
  at: latLng(48.86, 2.34),
  quarter: 'Centre',
  area: 0,
  summary: `About ${name}.`,
  screen: 0,
  ...change,
});
const places = [
  place('palace', 'The Palace', { hours: 0, kind: 'monument' }),
  place('gallery', 'Gallery of Œuvres', { area: 1, at: latLng(48.87, 2.34), local: 'Galerie', free: true }),
  place('garden', 'حديقة', { kind: 'garden', area: 1, at: latLng(48.8605, 2.341), free: true }),
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
const content: DrawnMap = {
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
const show = (shell: Partial<ShellApi> = {}) =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn(shell)}>
        <MapScreen content={content} route={route} siblings={[]} />
      </ShellProvider>
    </MemoryRouter>,
  );
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const list = () => within(screen.getByRole('region', { name: 'Places' }));
const listed = () =>
  list()
    .queryAllByRole('button', { pressed: false })
    .map((button) => button.querySelector('bdi')?.textContent)
    .filter(Boolean);

/** Sees everything at once: elements count as seen as soon as they are watched. */
class SeesAll implements IntersectionObserver {
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

beforeEach(() => {
  history.replaceState(null, '', '/map');
  Element.prototype.scrollIntoView = () => undefined;
  jest.useFakeTimers({ now: new Date('2026-11-24T11:30:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.IntersectionObserver = SeesAll;
  globalThis.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('lists its places by district, and of premium ones their number alone', () => {
  show();
  expect(
    list()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['1st', '2nd', 'Beyond']);
  expect(listed()).toEqual(['The Palace', 'Gallery of Œuvres', 'حديقة']);
  expect(list().getByText('2 more with Expert Access')).toBeInTheDocument();
  expect(list().getByText(/^3 more places open with Expert Access/)).toBeInTheDocument();
  expect(list().getByRole('link', { name: 'The Palace: Read on in Sights' })).toHaveAttribute('href', '/sights#palace');
});

it('is whole in words before any script has run', () => {
  const page = renderToString(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <MapScreen content={content} route={route} siblings={[]} />
      </ShellProvider>
    </MemoryRouter>,
  );
  expect(page).toContain('href="/sights#palace"');
  for (const { name } of places) expect(page).toContain(name);
  expect(page).toContain('/basemap.svg');
  // The site's policy allows no style attributes.
  expect(page).not.toContain('style=');
});

it('stays a picture with words where maps can’t be drawn', async () => {
  show();
  expect(await screen.findByText(/no WebGL 2/)).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: /Map of Testville: the river/ });
  expect(picture.querySelector('image')).toHaveAttribute('href', '/basemap.svg');
  expect(picture.querySelectorAll('circle')).toHaveLength(3);
});

it('enlarges the picture with the buttons', async () => {
  show();
  const picture = screen.getByRole('img', { name: /Map of Testville: the river/ });
  const before = picture.getAttribute('viewBox');
  await user().click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(picture.getAttribute('viewBox')).not.toBe(before);
  await user().click(screen.getByRole('button', { name: 'Show the whole city' }));
  expect(picture.getAttribute('viewBox')).toBe(before);
});

it('narrows map and list together by kind, hours, price and name', async () => {
  show();
  const hand = user();
  const pins = () => screen.getByRole('img', { name: /Map of Testville: the river/ }).querySelectorAll('circle').length;
  await hand.click(screen.getByRole('button', { name: 'Free' }));
  expect([listed(), pins()]).toEqual([['Gallery of Œuvres', 'حديقة'], 2]);
  await hand.click(screen.getByRole('button', { name: 'Open now' }));
  expect(list().getByText(/No place fits/)).toBeInTheDocument();
  await hand.click(screen.getByRole('button', { name: 'Show all' }));
  await hand.click(screen.getByRole('button', { name: 'Museums' }));
  expect([listed(), pins()]).toEqual([['Gallery of Œuvres'], 1]);
  await hand.click(screen.getByRole('button', { name: 'Show all' }));
  await hand.type(screen.getByRole('searchbox', { name: 'Search places' }), 'oeuvres');
  expect([listed(), pins()]).toEqual([['Gallery of Œuvres'], 1]);
  await hand.clear(screen.getByRole('searchbox'));
  await hand.type(screen.getByRole('searchbox'), 'حديقة');
  expect(listed()).toEqual(['حديقة']);
});

it('opens a card from the list, puts the place into the trip, and gives the focus back', async () => {
  const added: PlanItem[] = [];
  show({ plan: { items: [], add: (item) => void added.push(item), remove: () => undefined } });
  const hand = user();
  const row = list().getByRole('button', { name: /The Palace/ });
  await hand.click(row);
  const card = within(screen.getByRole('article', { name: 'The Palace' }));
  expect(card.getByRole('heading', { name: 'The Palace' })).toHaveFocus();
  expect(card.getByText('Open until 18:00')).toBeInTheDocument();
  expect(card.getByText('About The Palace.')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Read on in Sights' })).toHaveAttribute('href', '/sights#palace');
  await hand.click(card.getByRole('button', { name: 'Add to my trip' }));
  expect(added).toEqual([{ id: 'testville/palace', name: 'The Palace', path: '/sights', coordinates: [48.86, 2.34] }]);
  await hand.keyboard('{Escape}');
  expect(screen.queryByRole('article', { name: 'The Palace' })).not.toBeInTheDocument();
  expect(row).toHaveFocus();
});

it('tells what lies within 5, 10 and 15 minutes on foot, and sorts the list by it', async () => {
  show();
  const hand = user();
  await hand.click(list().getByRole('button', { name: /The Palace/ }));
  await hand.click(screen.getByRole('button', { name: /Show 5, 10, 15/ }));
  expect(
    screen.getByText(
      'On foot from The Palace: 1 place within 5 minutes, 1 place within 10 minutes, 1 place within 15 minutes.',
    ),
  ).toBeInTheDocument();
  expect(list().getByRole('heading', { level: 3, name: 'Nearest to The Palace first' })).toBeInTheDocument();
  expect(listed()).toEqual(['حديقة', 'Gallery of Œuvres']);
});

const answers = (outcome: Partial<GeolocationPosition> | { readonly code: number }) => {
  const geolocation = {
    getCurrentPosition: (
      found: (position: GeolocationPosition) => void,
      failed: (error: GeolocationPositionError) => void,
    ) => ('code' in outcome ? failed(outcome as GeolocationPositionError) : found(outcome as GeolocationPosition)),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
};

it.each([
  ['refused', { code: 1 }, /Your position is not shared with this site/],
  ['not to be had', { code: 2 }, /can’t tell where you are/],
  ['far away', { coords: { latitude: 51.5, longitude: -0.12 } as GeolocationCoordinates }, /too far for this map/],
  ['there', { coords: { latitude: 48.861, longitude: 2.34 } as GeolocationCoordinates }, /The blue dot is you/],
])('says it in words when the position is %s', async (_, outcome, words) => {
  answers(outcome);
  show();
  await user().click(screen.getByRole('button', { name: 'Show my position' }));
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('fetches the premium places for a visitor with access, and tells when that fails', async () => {
  const asked: string[] = [];
  const premium = {
    kind: 'map-places',
    access: 'premium',
    title: 'Map',
    calendars: [],
    places: [place('secret', 'Secret Courtyard', { area: 1 })],
  };
  let fail = true;
  show({
    access: { state: 'active' },
    readPremium: (key) => {
      asked.push(key);
      return fail ? Promise.reject(new Error('The server is away.')) : Promise.resolve(premium);
    },
  });
  expect(await screen.findByText('The server is away.')).toBeInTheDocument();
  expect(listed()).toHaveLength(3);
  fail = false;
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list().findByText('Secret Courtyard')).toBeInTheDocument();
  expect(list().queryByText(/more with Expert Access/)).not.toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set(['testville/map-places']));
});

const walkCard = (name: string) => within(screen.getByRole('article', { name }));

it('tells each walk in a card, with its stops in order', () => {
  show();
  const card = walkCard('From well to well');
  for (const text of ['1 km, flat', 'For a first morning.', 'Steps at the end'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByText(/^From Well/)).toHaveTextContent('From Well (M1) to Gate (M2)Step-free: partly');
  const stops = within(screen.getByRole('article', { name: 'From well to well' }).querySelector('ol') as HTMLElement);
  expect(stops.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'The Palace10 min thereThe court. 4 min on foot',
    'The well5 min thereThe rope. 3 min on foot',
    'The gateThe way out.',
  ]);
  expect(stops.getByRole('link', { name: 'The Palace', hidden: true })).toHaveAttribute('href', '/sights#palace');
});

it('draws a walk over the picture, says so, keeps it in the address, and takes it off again', async () => {
  show();
  const hand = user();
  const picture = screen.getByRole('img', { name: /Map of Testville: the river/ });
  const before = picture.getAttribute('viewBox');
  const numbers = () => [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(numbers()).toEqual([]);
  const button = walkCard('Along the walls').getByRole('button', { name: 'Show on the map: Along the walls' });
  await hand.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveFocus();
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(picture.getAttribute('viewBox')).not.toBe(before);
  expect(
    screen.getByText('On the map: Along the walls. 3 numbered stops, from Well (M1) to Gate (M2).'),
  ).toHaveAttribute('role', 'status');
  expect(location.search).toBe('?walk=walls');
  expect(walkCard('From well to well').getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  await hand.click(screen.getByRole('button', { name: 'Take it off the map' }));
  expect([numbers(), location.search, picture.getAttribute('viewBox')]).toEqual([[], '', before]);
});

it('draws the walk that the address names, and none that it does not know', () => {
  history.replaceState(null, '', '/map?walk=wells');
  const { unmount } = show();
  expect(walkCard('From well to well').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  unmount();
  history.replaceState(null, '', '/map?walk=moon');
  show();
  expect(screen.queryByText(/^On the map/)).not.toBeInTheDocument();
});
