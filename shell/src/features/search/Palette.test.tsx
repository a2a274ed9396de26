import type { Reading } from '@odysseus/danger';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripFile } from '@odysseus/contract';
import { lastCity } from '../help/lastCity';
import { readDanger, readWhenTrained } from '../help/readDanger';
import { snapshotStandIn, standInDialogs, Surroundings } from '../help/testing';
import Palette from './Palette';
import { createSearchEngine } from './engine/searchEngine';
import type { Found } from './found';
import { useSearchable } from './useSearchable';

jest.mock('../help/readDanger');
jest.mock('./useSearchable');
const read = jest.mocked(readDanger);
const onClose = jest.fn();
const square: Found = {
  kind: 'place',
  title: 'Chestnut Square',
  label: 'Market',
  path: '/paris',
  city: 'Paris',
  opening: {
    calendar: { from: '2026-11-23', days: 'aaa', patterns: [[[0, 1440]]] },
    timezone: 'Europe/Paris',
  },
};
/** Emergency intents are titles of the help, too. */
const help: Found = { kind: 'section', title: 'Stroke', path: '/help#stroke', city: 'Paris' };
const isHelp = (entry: Found): boolean => entry.path.startsWith('/help');
const engine = createSearchEngine([square, help], {
  same: [],
  wider: [],
  small: [],
  near: [],
  questions: ['where'],
  card: [],
});
const none: Reading = { outcome: 'none', language: 'en', by: 'trained' };
const danger: Reading = { outcome: 'danger', kind: 'chest-pain', language: 'en', by: 'trained' };

beforeAll(() => {
  standInDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest
    .mocked(useSearchable)
    .mockReturnValue({ engine, cities: [], here: 'Paris', isHelp, isLocked: () => false, incomplete: false });
  jest.mocked(readWhenTrained).mockImplementation((text) => read(text));
  read.mockReset().mockResolvedValue(none);
  onClose.mockReset();
  history.replaceState(null, '', '/athens');
  lastCity.set('paris');
});

afterEach(() => jest.useRealTimers());

const settle = (milliseconds = 250) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const field = () => screen.getByRole('combobox');
const places = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
async function type(text: string, reading: Reading = none): Promise<void> {
  read.mockResolvedValue(reading);
  render(
    <Surroundings>
      <Palette onClose={onClose} />
    </Surroundings>,
  );
  await userEvent.type(field(), text);
  await settle();
}

test('short texts are not read, and a reading waits for the last key', async () => {
  // On a clock of its own: between two keys more time may pass here than a reading waits.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Surroundings>
      <Palette onClose={onClose} />
    </Surroundings>,
  );
  await user.type(field(), 'chest');
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(read).not.toHaveBeenCalled();
  await user.type(field(), 'nuts');
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(read.mock.calls).toEqual([['chestnuts']]);
});

test('in danger help alone is shown, said aloud, and Enter leads nowhere', async () => {
  await type('chest pain', danger);
  expect(places()).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  // Of the country that the page belongs to.
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Call 166 now/);
  expect(within(screen.getByRole('list', { name: 'Do this' })).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  await settle(0);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show search results' }));
  expect(places()).toHaveLength(1);
  expect(field()).toHaveFocus();
  expect(screen.getByRole('button', { name: /^If this is an emergency/ })).toBeVisible();
});

test('Enter pressed faster than the reading leads nowhere either', async () => {
  read.mockResolvedValue(danger);
  render(
    <Surroundings>
      <Palette onClose={onClose} />
    </Surroundings>,
  );
  await userEvent.type(field(), 'chest pain{Enter}');
  await settle();
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('help speaks the language of the emergency intent, and something else opens all help', async () => {
  await type('schmerz in der brust', { ...danger, language: 'de' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('lang', 'de');
  expect(alert).toHaveTextContent('166');
  await userEvent.click(screen.getByRole('button', { name: 'Es ist etwas anderes passiert' }));
  expect(await screen.findByRole('dialog', { name: 'Emergency help' })).toBeInTheDocument();
});

test('where it may be an emergency, one line stands above the results and opens help', async () => {
  await type('chest pain', { ...danger, outcome: 'perhaps' });
  const line = await screen.findByRole('button', { name: 'If this is an emergency: Chest pain.' });
  expect(places()).toHaveLength(1);
  expect(line.compareDocumentPosition(screen.getByRole('listbox')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(line);
  expect(places()).toEqual([]);
  expect(screen.getByRole('list', { name: 'Do this' })).toBeVisible();
});

test('the very name of a place is looked for, whatever it sounds like: it leads there, with one line to help', async () => {
  await type('Chestnut square', danger);
  expect(await screen.findByRole('button', { name: 'If this is an emergency: Chest pain.' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(places()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await settle(0);
  expect(onClose).toHaveBeenCalled();
});

test.each(['stroke', 'help, Chestnut Square', 'chestnut pain'])('%s is no such name, and gets help', async (text) => {
  await type(text, danger);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(places()).toEqual([]);
});

test('otherwise the search is as it was, and Enter opens the first result', async () => {
  await type('chestnut');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/112/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await settle(0);
  expect(onClose).toHaveBeenCalled();
  expect(location.pathname).toBe('/paris');
});

test('where only a list of words has read it, a line to 112 stands below the results until the trained reader has', async () => {
  let arrive: (reading: Reading) => void = () => undefined;
  jest.mocked(readWhenTrained).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await type('chestnut', { ...none, language: 'fr', by: 'words' });
  const line = await screen.findByRole('link', { name: /112/ });
  expect(line).toHaveAttribute('href', 'tel:112');
  expect(places()).toHaveLength(1);
  await act(async () => arrive(none));
  expect(screen.queryByRole('link', { name: /112/ })).toBeNull();
});

test('a result tells what it is, and whether it is open', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), doNotFake: ['setTimeout', 'clearTimeout'] });
  await type('chestnut');
  jest.useRealTimers();
  const result = screen.getByRole('option');
  expect(result).toHaveTextContent('Market');
  expect(result).toHaveTextContent('Open now until');
});

describe('in a city with an assistant', () => {
  const paris = { name: 'Paris', assistant: '/paris', suggested: [square] };
  beforeEach(() => {
    jest
      .mocked(useSearchable)
      .mockReturnValue({ engine, cities: [paris], here: 'Paris', isHelp, isLocked: () => false, incomplete: false });
  });

  test('what is often looked for is offered before anything is typed', async () => {
    render(
      <Surroundings>
        <Palette onClose={onClose} />
      </Surroundings>,
    );
    expect(screen.getByText('Often looked for in Paris')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /^Chestnut Square/ }));
    expect(onClose).toHaveBeenCalled();
    expect(location.pathname).toBe('/paris');
  });

  test('a question goes on to the assistant in a step of the history, and into no address', async () => {
    await type('where is the nearest walrus');
    await userEvent.keyboard('{Enter}');
    await settle(0);
    expect(location.pathname + location.search + location.hash).toBe('/paris');
    expect(history.state).toMatchObject({ usr: { ask: 'where is the nearest walrus' } });
  });

  test('an emergency intent is asked of nobody', async () => {
    await type('where is a doctor chest pain', danger);
    expect(screen.queryByText(/^Ask Odysseus/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await settle(0);
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('in a city without an assistant a question goes on to those that there are, and says whose each is', async () => {
  const cities = [
    { name: 'Athens', suggested: [] },
    { name: 'Paris', assistant: '/paris', suggested: [square] },
    { name: 'Rome', assistant: '/italy/rome', suggested: [] },
  ];
  jest
    .mocked(useSearchable)
    .mockReturnValue({ engine, cities, here: 'Athens', isHelp, isLocked: () => false, incomplete: false });
  await type('where is the nearest walrus');
  expect(places()).toEqual([
    expect.stringContaining('Ask Odysseus about Paris: “where is the nearest walrus”'),
    expect.stringContaining('Ask Odysseus about Rome: “where is the nearest walrus”'),
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await settle(0);
  expect(location.pathname).toBe('/italy/rome');
  expect(history.state).toMatchObject({ usr: { ask: 'where is the nearest walrus' } });
});

test('a long emergency intent fits into the field', async () => {
  await type('x');
  expect(field()).toHaveAttribute('maxlength', '300');
});

test.each([true, false])('a premium result says so while it is closed to the visitor: %s', async (locked) => {
  jest
    .mocked(useSearchable)
    .mockReturnValue({ engine, cities: [], here: 'Paris', isHelp, isLocked: () => locked, incomplete: false });
  await type('chestnut');
  expect(screen.getByRole('option').textContent.includes('Expert Access')).toBe(locked);
});

describe('beside a place that a trip can hold', () => {
  const card = (title: string, change: Partial<Found> = {}): Found => ({
    kind: 'place',
    title,
    path: `/paris#${title.toLowerCase()}`,
    city: 'Paris',
    ...change,
  });
  const found = [
    card('Chestnut'),
    card('Chestnuts', { path: '/paris#chestnut-hall' }),
    card('Chestnut toilet', { path: '/parismap?place=toilet' }),
    card('Chestnut cellar', { path: '/app/cellar#chestnut-cellar' }),
  ];
  const place = (id: string, name: string): TripFile['places'][number] => ({
    id: `paris/${id}`,
    name,
    path: `/paris#${id}`,
    coordinates: [48.86, 2.34],
    address: 'Somewhere',
    minutes: 60,
  });
  const file: TripFile = {
    schemaVersion: 1,
    cities: [{ key: 'paris', name: 'Paris', timezone: 'Europe/Paris', renamed: { marron: 'chestnut' } }],
    places: [place('chestnut', 'Chestnut'), place('chestnut-hall', 'Chestnut Hall')],
  };
  const version = { url: '/parts/paris/1/entry.js' };
  const known = snapshotStandIn();
  const snapshot = {
    ...known,
    find: (path: string) => {
      const one = known.find(path);
      return one && { ...one, version: version as never };
    },
  };
  const fetchFile = jest.fn<Promise<Partial<Response>>, [string]>();
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  const kept = () => JSON.parse(localStorage.getItem('odysseus.plan') ?? '[]') as unknown;

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    fetchFile.mockReset().mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(file) });
    globalThis.fetch = fetchFile as unknown as typeof fetch;
    jest.mocked(useSearchable).mockReturnValue({
      engine: createSearchEngine(found, { same: [], wider: [], small: [], near: [], questions: [], card: [] }),
      cities: [],
      here: 'Paris',
      isHelp,
      isLocked: ({ path }) => path.startsWith('/app/'),
      incomplete: false,
    });
  });

  async function look(text = 'chestnut'): Promise<void> {
    render(
      <Surroundings snapshot={snapshot}>
        <Palette onClose={onClose} />
      </Surroundings>,
    );
    await userEvent.type(field(), text);
    await settle();
  }

  test('a button adds it as its card does, and a line says where it went and leads there', async () => {
    await look();
    expect(places()).toHaveLength(4);
    await userEvent.click(await button('Add Chestnut to my trip'));
    expect(kept()).toEqual([{ id: 'paris/chestnut', name: 'Chestnut', path: '/paris', coordinates: [48.86, 2.34] }]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Chestnut Your trip, no day yet',
    );
    expect(await button('In my trip: Chestnut')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'See my trip' }));
    expect(onClose).toHaveBeenCalled();
    expect(location.pathname + location.hash).toBe('/app/itinerarybuilder#day-none');
  });

  test('of a place in the trip it says on which day, adds nothing, and leads to that day', async () => {
    const stamp = '00000000000001-0000-a';
    const trip = {
      stops: [
        { id: 's', stamp, name: 'Chestnut', place: 'paris/marron', city: 'paris', path: '/paris', day: 'b', order: 1 },
      ],
      days: [
        { id: 'a', stamp, order: 1, date: '2026-12-07' },
        { id: 'b', stamp, order: 2, date: '2026-12-08' },
      ],
      about: [],
      listed: ['paris/marron'],
    };
    localStorage.setItem('odysseus.trip', JSON.stringify({ version: 1, ...trip }));
    localStorage.setItem('odysseus.plan', JSON.stringify([{ id: 'paris/marron', name: 'Chestnut', path: '/paris' }]));
    await look();
    await userEvent.click(await button('In my trip: Chestnut'));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Chestnut Day 2 · Tue 8 Dec');
    expect(kept()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See the day' })).toHaveAttribute('href', '/app/itinerarybuilder#day-b');
  });

  test('what was added is removed, and put back, from the same line', async () => {
    await look();
    await userEvent.click(await button('Add Chestnut Hall to my trip'));
    await userEvent.click(await button('Remove Chestnut Hall from my trip'));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'See my trip' })).toBeNull();
    expect(await button('Add Chestnut Hall to my trip')).toBeVisible();
    expect(await button('Put it back: Chestnut Hall')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toMatchObject([{ id: 'paris/chestnut-hall' }]);
  });

  test('Tab leads to the button of the line that the arrows chose, and no option holds one', async () => {
    await look();
    await button('Add Chestnut to my trip');
    expect(within(screen.getByRole('listbox')).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    expect(await button('Add Chestnut Hall to my trip')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toMatchObject([{ id: 'paris/chestnut-hall' }]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('what the map alone tells of, and what needs a pass, has none', async () => {
    await look();
    await button('Add Chestnut to my trip');
    expect(screen.getAllByRole('button', { name: /to my trip$/ })).toHaveLength(2);
  });

  test('a city that cannot be read has none, and is searched as ever', async () => {
    fetchFile.mockRejectedValue(new Error('no network'));
    version.url = '/parts/paris/2/entry.js';
    await look();
    expect(places()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /to my trip$/ })).toBeNull();
  });
});
