import type { PlanItem, ShellApi } from '@odysseus/contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PlaceWays } from '@odysseus/places/screens';
import type { PlaceOfWays } from '../logic/placeOfWays';
import { content, place, places, SeesAll, TestMap } from './testing';

const ways = (place: PlaceOfWays) => <PlaceWays worded place={place} wayIn={place.wayIn} city={content.city} />;
const show = (shell: Partial<ShellApi> = {}) => render(<TestMap shell={shell} ways={ways} />);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const list = () => within(screen.getByRole('region', { name: 'Places' }));
const listed = () =>
  list()
    .queryAllByRole('button', { pressed: false })
    .map((button) => button.querySelector('bdi')?.textContent)
    .filter(Boolean);

beforeEach(() => {
  history.replaceState(null, '', '/map');
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
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
  const page = renderToString(<TestMap />);
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
  await hand.click(screen.getByRole('button', { name: /^Museums/ }));
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

it('has on a card the way to the place and its seller', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  show();
  const hand = user();
  await hand.click(list().getByRole('button', { name: /The Palace/ }));
  const card = within(screen.getByRole('article', { name: 'The Palace' }));
  expect(card.getByRole('link', { name: 'Book The Palace at its official seller' })).toHaveAttribute(
    'href',
    'https://palace.example/tickets',
  );
  await hand.click(card.getByRole('button', { name: 'Directions to The Palace' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Directions to The Palace' }));
  expect(sheet.getByText('1 Main Street')).toBeInTheDocument();
  expect(sheet.getByRole('link', { name: 'By public transport' })).toHaveAttribute('href', '/metro?to=palace');
});

it('tells what lies within 5, 10 and 15 minutes on foot, and sorts the list by it', async () => {
  show();
  const hand = user();
  await hand.click(list().getByRole('button', { name: /The Palace/ }));
  await hand.click(screen.getByRole('button', { name: /Show 5, 10, 15/ }));
  expect(
    screen.getByText(
      'From The Palace, as the crow flies: 1 place within 5 minutes on foot, 1 place within 10 minutes on foot, 1 place within 15 minutes on foot.',
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
  ['too long in coming', { code: 3 }, /can’t tell where you are/],
  [
    'known only roughly',
    { coords: { latitude: 48.861, longitude: 2.34, accuracy: 2000 } as GeolocationCoordinates },
    /knows only roughly where you are, to within 2.0 km/,
  ],
  [
    'outside what is drawn',
    { coords: { latitude: 48.86, longitude: 2.64 } as GeolocationCoordinates },
    /about 21.9 km from the middle of Testville, outside what this map shows/,
  ],
  ['far away', { coords: { latitude: 51.5, longitude: -0.12 } as GeolocationCoordinates }, /too far for this map/],
  ['there', { coords: { latitude: 48.861, longitude: 2.34 } as GeolocationCoordinates }, /The blue dot is you/],
])('says it in words when the position is %s', async (_, outcome, words) => {
  answers(outcome);
  show();
  await user().click(screen.getByRole('button', { name: 'Show my position' }));
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('asks again after a time-out, and takes the answer to that alone, however late the first one comes', async () => {
  const asks: [(position: unknown) => void, (error: { code: number }) => void][] = [];
  const getCurrentPosition = (...answer: (typeof asks)[number]) => void asks.push(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const at = (latitude: number) => ({ coords: { latitude, longitude: 2.34, accuracy: 10 } });
  show();
  await user().click(screen.getByRole('button', { name: 'Show my position' }));
  act(() => asks[0]?.[1]({ code: 3 }));
  expect(screen.getByText(/can’t tell where you are/)).toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Show my position' }));
  act(() => asks[0]?.[0](at(51.5)));
  expect(screen.queryByText(/too far for this map/)).not.toBeInTheDocument();
  act(() => asks[1]?.[0](at(48.861)));
  expect(screen.getByText(/The blue dot is you/)).toBeInTheDocument();
});

it('reckons no walk from a position that is known only roughly', async () => {
  answers({ coords: { latitude: 48.861, longitude: 2.34, accuracy: 2000 } as GeolocationCoordinates });
  show();
  await user().click(screen.getByRole('button', { name: 'Show my position' }));
  expect(await screen.findByText(/knows only roughly/)).toBeInTheDocument();
  expect(screen.queryByText(/^From you/)).not.toBeInTheDocument();
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

const search = () => new URLSearchParams(location.search);

it('writes what is chosen into the address, and reads it from there', async () => {
  const { unmount } = show();
  const hand = user();
  await hand.click(screen.getByRole('button', { name: /^Museums/ }));
  await hand.click(screen.getByRole('button', { name: 'Free' }));
  await hand.type(screen.getByRole('searchbox'), 'gal');
  await hand.click(list().getByRole('button', { name: /Gallery/ }));
  expect(location.search).toBe('?show=museum&free=1&q=gal&place=gallery');
  unmount();
  show();
  expect(listed()).toEqual([]);
  expect(list().getByRole('button', { pressed: true })).toHaveTextContent('Gallery of Œuvres');
  expect(screen.getByRole('article', { name: 'Gallery of Œuvres' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('gal');
  expect(screen.getByRole('button', { name: /^Museums/ })).toHaveAttribute('aria-pressed', 'true');
});

it('takes rubbish in the address for nothing, and leaves what belongs to others', async () => {
  history.replaceState(null, '', '/map?show=moon,<b>&place=%00&at=1,2&q=&open=perhaps&from=letter');
  show();
  expect(listed()).toEqual(['The Palace', 'Gallery of Œuvres', 'حديقة']);
  await user().click(screen.getByRole('button', { name: 'Free' }));
  expect([search().get('free'), search().get('from')]).toEqual(['1', 'letter']);
});

it('goes on when the browser refuses to write the address', async () => {
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  show();
  await user().click(screen.getByRole('button', { name: 'Free' }));
  expect(listed()).toEqual(['Gallery of Œuvres', 'حديقة']);
});

it('counts what is on each layer, and shows none that is empty', () => {
  show();
  const chips = within(screen.getByRole('group', { name: 'Show only' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(chips).toEqual(['Open now', 'Free', 'Monuments 1', 'Museums 1', 'Toilets 1']);
});

it('shows the places of the trip apart, in their order, and alone if asked', async () => {
  const item = (id: string, name: string): PlanItem => ({
    id: `testville/${id}`,
    name,
    path: '/sights',
    coordinates: [48.86, 2.34],
  });
  const { container } = show({
    plan: {
      items: [
        item('gallery', 'Gallery of Œuvres'),
        { ...item('x', 'Far'), id: 'elsewhere/x' },
        item('palace', 'The Palace'),
      ],
      add: () => undefined,
      remove: () => undefined,
    },
  });
  expect([...container.querySelectorAll('[data-trip]')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(container.querySelector('[data-place="palace"]')).toHaveTextContent('Number 2 of my trip');
  await user().click(screen.getByRole('button', { name: 'My trip 2' }));
  expect(listed()).toEqual(['The Palace', 'Gallery of Œuvres']);
  expect(search().get('show')).toBe('trip');
});

it('raises and lowers the sheet by press and by arrow keys, and for a card', async () => {
  const { container } = show();
  const hand = user();
  const stop = () => container.querySelector('[data-stop]')?.getAttribute('data-stop');
  // On a wide screen, as here, it is not shown.
  const handle = () => container.querySelector('button[aria-controls]') as HTMLElement;
  expect([stop(), handle().getAttribute('aria-expanded')]).toEqual(['peek', 'false']);
  await hand.click(handle());
  handle().focus();
  expect([stop(), handle().getAttribute('aria-expanded')]).toEqual(['half', 'true']);
  await hand.keyboard('{ArrowUp}');
  expect([stop(), handle().getAttribute('aria-label')]).toEqual(['full', 'Lower the list']);
  await hand.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(stop()).toBe('peek');
  await hand.click(list().getByRole('button', { name: /The Palace/ }));
  expect(stop()).toBe('half');
});
