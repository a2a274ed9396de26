import { latLng, type CompiledCity, type CompiledPlace } from '@odysseus/model';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { fetchDrawings } from '@odysseus/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screenHelp } from '../content';
import { EmergencyScreen } from './EmergencyScreen';
import type { PicturedEmergency } from './picturedEmergency';

const place = (id: string, tags: string[], latitude: number): CompiledPlace => ({
  id,
  name: id,
  kind: 'service',
  coordinates: latLng(latitude, 12),
  address: '1 Some Street',
  area: 'Centre',
  nearestStops: [],
  visitMinutes: 30,
  price: [],
  access: { stepFree: 'unknown' },
  summary: 'A place.',
  body: 'A place.',
  tips: [],
  warnings: [],
  tags,
});
const places = [
  place('North hospital', ['hospital', 'adults'], 45),
  place('North walk-in', ['hospital', 'adults', 'walk-in'], 45.01),
  place('North children', ['hospital', 'children'], 45),
  place('North police', ['police'], 45),
  place('North outer police', ['police'], 45.1),
  place('South hospital', ['hospital', 'adults', 'stroke'], 40.01),
  place('South second hospital', ['hospital', 'adults'], 40.02),
  place('South third hospital', ['hospital', 'adults'], 40.03),
  place('South police', ['police'], 40.01),
  place('South dentist', ['dentist'], 40.01),
];
const towns = [
  { name: 'Northtown', centre: latLng(45, 12) },
  { name: 'Southtown', centre: latLng(40, 12) },
];
const city: CompiledCity = {
  key: 'testland',
  name: 'Testland',
  country: 'IT',
  timezone: 'Europe/Rome',
  centre: latLng(42.5, 12),
};
const groups = [
  ['Hospitals', 'hospital'],
  ['Police stations', 'police'],
  ['Dentists', 'dentist'],
].map(([title = '', tag = '']) => ({
  title,
  entries: places.filter(({ tags }) => tags.includes(tag)).map(({ id }) => ({ place: id, why: 'It helps.' })),
}));
/** Three kinds of danger are enough to see. */
const { groups: _all, ...book } = screenHelp('IT', 'test');
const help: PicturedEmergency['help'] = {
  ...book,
  groups: [{ title: { en: 'Any', fr: '', de: '', es: '', it: '' }, kinds: ['stroke', 'robbery', 'teeth', 'attack'] }],
};
const page = (of: CompiledCity) => {
  const content: PicturedEmergency = {
    kind: 'places',
    access: 'public',
    title: 'Emergencies',
    lead: 'Dial.',
    edited: '2026-11-21',
    introduction: ['Dial 112.'],
    first: [{ type: 'steps', title: 'After a theft', subject: 'theft', steps: ['Cards first.', 'Then the report.'] }],
    groups,
    blocks: [{ type: 'text', title: 'Habits', points: ['Keep it closed.'] }],
    links: [{ title: 'Police', url: 'https://police.example' }],
    help,
    city: of,
    places: Object.fromEntries(places.map((own) => [own.id, own])),
    light: {},
    pictures: {},
  };
  return (
    <BrowserRouter>
      <ShellProvider value={shellApiStandIn()}>
        <EmergencyScreen content={content} path="/testland/emergency" />
      </ShellProvider>
    </BrowserRouter>
  );
};
const country = page({ ...city, towns });
const tile = (kind: string): HTMLElement => {
  const found = document.getElementById(kind);
  if (!found) throw new Error(`There is no tile ${kind}.`);
  return found;
};
/** Names of the places that a tile leads to. */
const led = (kind: string): string[] =>
  [...tile(kind).querySelectorAll('a[aria-label^="Directions to "]')].map((link) =>
    (link.getAttribute('aria-label') ?? '').replace('Directions to ', ''),
  );
const town = (kind: string, name: string): HTMLElement => within(tile(kind)).getByLabelText(name);
const answerWith = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } });
};
const standAt = (latitude: number): void =>
  answerWith((found) => found({ coords: { latitude, longitude: 12, accuracy: 10 } } as GeolocationPosition));
const locate = (kind: string): Promise<void> =>
  userEvent.click(within(tile(kind)).getByRole('button', { name: 'Nearest to me', hidden: true }));

beforeAll(async () => {
  await fetchDrawings();
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('tells below the numbers and what happened how sure numbers are, and counts none that somebody in need would doubt', () => {
  render(country);
  const line = screen.getByText(/^Where a source is named, the number was read there on the day shown/);
  expect(line).toHaveTextContent('112 works everywhere');
  expect(line).not.toHaveTextContent(/\d+ of \d+|confirm/);
  expect(tile('teeth').compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says of what is folded what it is for, and leads to it from what happened', () => {
  render(country);
  const folded = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('summary h3')].map(({ textContent }) => textContent);
  expect(folded('Whom to call, and what to say')).toEqual(['How to call, and how safe it is']);
  expect(folded('What to do, in detail')).toEqual(['After a theft']);
  expect(folded('Where to find help')).toEqual(['Hospitals', 'Police stations', 'Dentists']);
  expect(folded('Good to know beforehand')).toEqual(['Habits', 'Read on']);
  const [steps] = within(tile('robbery')).getAllByRole('link', { name: 'All steps: ‘After a theft’', hidden: true });
  expect(document.querySelector(steps?.getAttribute('href') ?? '')).toHaveTextContent('After a theft');
  expect(within(tile('attack')).queryByRole('link', { name: /^All/, hidden: true })).not.toBeInTheDocument();
});

describe('an emergency page of a country', () => {
  it('offers no place until the visitor says where they are, and leads to the lists', () => {
    render(country);
    expect(within(tile('stroke')).getByRole('group', { name: 'Where are you?', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { checked: true, hidden: true })).not.toBeInTheDocument();
    expect(led('stroke')).toEqual([]);
    expect(within(tile('stroke')).getByRole('link', { name: 'All: Hospitals', hidden: true })).toHaveAttribute(
      'href',
      '#group-1',
    );
    expect(within(tile('teeth')).getByRole('link', { name: 'All: Dentists', hidden: true })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('in the city centre');
  });

  it('names the help of the chosen town in every tile, and still does after a reload', async () => {
    const { unmount } = render(country);
    await userEvent.click(town('stroke', 'Southtown'));
    const shown = (): void => {
      expect(tile('stroke')).toHaveTextContent('Help in Southtown');
      expect(led('stroke')).toEqual(['South hospital', 'South second hospital']);
      expect(led('robbery')).toEqual(['South police']);
      expect(town('robbery', 'Southtown')).toBeChecked();
    };
    shown();
    expect(JSON.parse(localStorage.getItem('odysseus.town.testland') ?? '')).toEqual({ version: 1, town: 'Southtown' });
    unmount();
    render(country);
    shown();
    await userEvent.click(town('robbery', 'Northtown'));
    expect(led('stroke')).toEqual(['North hospital']);
  });

  it('says so where a town has nobody for this, and sends nobody to another', async () => {
    render(country);
    await userEvent.click(town('teeth', 'Northtown'));
    expect(led('teeth')).toEqual([]);
    expect(tile('teeth')).toHaveTextContent('No place for this is listed within 50 km of Northtown.');
  });

  it.each([
    '{"version":1,"town":"Atlantis"}',
    '{"version":1,"town":7}',
    '{"version":',
    '{"version":2,"town":"Southtown"}',
  ])('asks again where what is kept is no town of it: %s', (kept) => {
    localStorage.setItem('odysseus.town.testland', kept);
    render(country);
    expect(led('stroke')).toEqual([]);
  });

  it('renders first what was prerendered, whatever is kept', async () => {
    const html = renderToString(country);
    expect(html).toContain('Where are you?');
    expect(html).not.toContain('Help in ');
    localStorage.setItem('odysseus.town.testland', '{"version":1,"town":"Southtown"}');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const differs = jest.fn();
    await act(() => Promise.resolve(hydrateRoot(root, country, { onRecoverableError: differs })));
    expect(differs).not.toHaveBeenCalled();
    expect(led('stroke')).toEqual(['South hospital', 'South second hospital']);
    root.remove();
  });

  it('lets a known position win over the town', async () => {
    localStorage.setItem('odysseus.town.testland', '{"version":1,"town":"Southtown"}');
    standAt(45.02);
    render(country);
    await locate('stroke');
    expect(tile('stroke')).toHaveTextContent('Nearest help');
    expect(led('stroke')).toEqual(['North hospital']);
    expect(within(tile('stroke')).queryByRole('radio', { hidden: true })).not.toBeInTheDocument();
    expect(tile('teeth')).toHaveTextContent('No place for this is listed within 50 km of you.');
  });

  it('has somebody choose a town whose position is of no use or not told', async () => {
    standAt(52);
    const { unmount } = render(country);
    await locate('stroke');
    expect(tile('stroke')).toHaveTextContent('No place on this page is within 50 km of you. Choose a town.');
    await userEvent.click(town('stroke', 'Northtown'));
    expect(tile('stroke')).toHaveTextContent('Help is shown for Northtown.');
    expect(led('stroke')).toEqual(['North hospital']);
    unmount();
    localStorage.clear();
    answerWith((_found, failed) => failed({ code: 1 } as GeolocationPositionError));
    render(country);
    await locate('stroke');
    expect(tile('stroke')).toHaveTextContent('Your position is not shared with this site. Choose a town.');
  });

  it('prints two hospitals and the police of each town', () => {
    render(country);
    const print = (title: string) => screen.getByText(title).nextElementSibling;
    const names = (title: string) =>
      [...(print(title)?.querySelectorAll('strong') ?? [])].map((own) => own.textContent);
    expect(names('Northtown: hospitals and police')).toEqual(['North hospital', 'North walk-in', 'North police']);
    expect(names('Southtown: hospitals and police')).toEqual([
      'South hospital',
      'South second hospital',
      'South police',
    ]);
  });

  // Last: what storage would not take stays in memory.
  it('keeps the choice for as long as the page where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    const { unmount } = render(country);
    await userEvent.click(town('stroke', 'Southtown'));
    expect(led('robbery')).toEqual(['South police']);
    unmount();
    render(country);
    expect(led('robbery')).toEqual(['South police']);
  });
});

it('asks nobody for a town in a city', () => {
  render(page({ ...city, key: 'testville', centre: latLng(45, 12) }));
  expect(screen.queryByRole('radio', { hidden: true })).not.toBeInTheDocument();
  expect(tile('stroke')).toHaveTextContent('Help in the city centre');
  expect(led('stroke')).toEqual(['North hospital']);
  expect(screen.getByText('Hospitals with an emergency room, day and night')).toBeInTheDocument();
});
