import type { PlanItem, ShellApi } from '@odysseus/contract';
import { latLng, type CompiledPlace, type CompiledPlaceList } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, renderAhead, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PlaceListScreen } from './PlaceListScreen';

const read = { how: 'official' as const, host: 'example.com', on: '2026-11-21' as const };
const place = (id: string, change: Partial<CompiledPlace> = {}) =>
  samplePlace(id, {
    known: { hours: read, price: read },
    links: [{ title: 'City', url: 'https://example.com' }],
    ...change,
  });
/** Open from ten to six every day of a year. */
const daily = { from: '2026-11-21' as const, days: 'a'.repeat(365), patterns: [[[600, 1080]]] as [number, number][][] };
const fares = [
  {
    amount: 32,
    currency: 'EUR' as const,
    who: 'Adults from elsewhere',
    residency: 'elsewhere' as const,
    ages: [18, 120] as [number, number],
  },
  {
    amount: 22,
    currency: 'EUR' as const,
    who: 'Adults of the EEA',
    residency: 'eea' as const,
    ages: [18, 120] as [number, number],
  },
];
const places = [
  place('palace', { price: fares, calendar: daily }),
  place('garden', {
    price: [{ amount: 0, currency: 'EUR', who: 'Everyone' }],
    access: { stepFree: 'yes' },
  }),
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((id) => place(id)),
];
const content = (change: Partial<CompiledPlaceList> = {}) =>
  samplePlaceList(places, {
    groups: [{ title: 'All of them', entries: places.map(({ id }) => ({ place: id, why: `Because of the ${id}` })) }],
    ...change,
  });
const show = (shown: CompiledPlaceList, shell: Partial<ShellApi> = {}) =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn(shell)}>
        <PlaceListScreen content={shown} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
/** As a page is rendered ahead. */
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(
  () => void jest.useFakeTimers({ now: new Date('2026-11-24T11:30:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => void jest.useRealTimers());

it("says what is open in the city's time", () => {
  show(content());
  expect(screen.getByText('Open until 18:00')).toBeInTheDocument();
});

it('narrows the list, tells how much is left, and lets it be widened again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show(content());
  expect(screen.getByRole('status')).toHaveTextContent('All 8 places');
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  expect(names()).toEqual(['The palace']);
  await user.click(screen.getByRole('button', { name: 'Free' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 8 places');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  // The last of them come with the next frame.
  act(() => jest.advanceTimersToNextFrame());
  expect(names()).toHaveLength(8);
});

it('adds a place to the trip with its position', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const added: PlanItem[] = [];
  show(content(), { plan: { items: [], add: (item) => void added.push(item), remove: () => undefined } });
  await user.click(
    within(screen.getByRole('article', { name: 'The garden' })).getByRole('button', {
      name: 'Add to my trip: The garden',
    }),
  );
  expect(added).toEqual([{ id: 'testville/garden', name: 'The garden', path: '/sights', coordinates: [48.86, 2.34] }]);
});

it('shows locked places beside the others, until a filter asks what nobody is told of them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const cellar = { id: 'cellar', name: 'Old cellar', kind: 'shop', area: 'Centre', path: '/app/cellars' } as const;
  const [all] = content().groups;
  if (!all) throw new Error('The list has lost its group');
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceListScreen content={content({ groups: [{ ...all, locked: [cellar] }] })} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
  const card = () => screen.queryByRole('link', { name: /^Old cellar/ });
  expect(card()).toHaveAttribute('href', '/app/cellars');
  // It counts for no place of the list, and nothing can be done with it here.
  expect(screen.getByRole('status')).toHaveTextContent('All 8 places');
  expect(screen.getAllByRole('button', { name: /^Add to my trip: / })).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Free' }));
  expect(card()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Free' }));
  expect(card()).toBeInTheDocument();
});

it('folds locked places but for the first, where they would stand before what the list tells', () => {
  const [all] = content().groups;
  if (!all) throw new Error('The list has lost its group');
  const locked = ['cellar', 'attic', 'well'].map((id) => ({
    id,
    name: `Old ${id}`,
    kind: 'shop' as const,
    area: 'Centre',
    path: '/app/cellars',
  }));
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceListScreen content={content({ groups: [{ ...all, locked }] })} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
  const fold = screen.getByText('2 more with Expert Access').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).not.toContainElement(screen.getByRole('link', { name: /^Old cellar/ }));
  expect(fold).toContainElement(screen.getByText('Old well', { selector: 'a, h3, h4, strong, span' }));
});

it('finds a place by an id that it bore, in addresses and in the trip', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const removed: string[] = [];
  const { city } = content();
  show(content({ city: { ...city, renamed: { 'old-garden': 'garden' } } }), {
    plan: {
      items: [{ id: 'testville/old-garden', name: 'The old garden', path: '/sights' }],
      add: () => undefined,
      remove: (id) => void removed.push(id),
    },
  });
  const card = screen.getByRole('article', { name: 'The garden' });
  expect(document.getElementById('old-garden')).toContainElement(card);
  expect(card).toHaveAttribute('id', 'garden');
  await user.click(within(card).getByRole('button', { pressed: true }));
  expect(removed).toContain('testville/old-garden');
});

it('tells first what is read standing up, when slots open, when it is shut besides, and where to go on', () => {
  const rich = place('palace', {
    quick: 'North door, no queue before ten',
    booking: { needed: 'required', opens: { daysBefore: 90, at: '08:30' } },
    closedOn: [
      { from: '2026-11-20', why: 'Works' },
      { from: '2026-12-24', to: '2026-12-26', why: 'Christmas' },
    ],
    related: [{ text: 'The garden', to: '/gardens#garden' }],
  });
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceListScreen
          content={content({
            groups: [{ title: 'All', entries: [{ place: 'palace', why: 'Why' }] }],
            places: { palace: rich },
          })}
          path="/sights"
        />
      </ShellProvider>
    </MemoryRouter>,
  );
  const card = screen.getByRole('article', { name: 'The palace' });
  const text = card.textContent;
  expect(text.indexOf('North door')).toBeLessThan(text.indexOf('Summary of palace'));
  expect(text).toContain('Slots usually open 90 days before, at 08:30');
  expect(text).toContain('24 Dec 2026 to 26 Dec 2026: Christmas');
  expect(text).not.toContain('Works');
  expect(within(card).getByRole('link', { name: 'The garden' })).toHaveAttribute('href', '/gardens#garden');
});

it('says once on a card that it is to be confirmed, and once when to come', () => {
  const entries = ['palace', 'garden'].map((id) => ({
    place: id,
    why: 'Why',
    when: 'The second show on a weekday',
    notes: [{ label: 'Booking', text: 'A week ahead', confirm: true }],
  }));
  const usual = place('palace', { price: fares, bestTime: 'Second show on a weekday' });
  const read = { how: 'official' as const, host: 'garden.example', on: '2026-11-21' as const };
  const garden = place('garden', { price: [{ amount: 0, currency: 'EUR', who: 'Everyone' }], known: { price: read } });
  show(content({ groups: [{ title: 'All', entries }], places: { palace: usual, garden } }));
  const textOf = (name: string) => screen.getByRole('article', { name }).textContent;
  const [ofUsual, ofRead] = [textOf('The palace'), textOf('The garden')];
  expect(ofUsual.match(/confirm before you go/gi)).toHaveLength(1);
  expect(ofUsual).toContain('The second show on a weekday');
  expect(ofUsual).not.toContain('Best time');
  // What was read stands for itself; what a note is not sure of says so.
  expect(ofRead).toMatch(/A week ahead.*Confirm before you go/s);
});

it('leads from the contents to each part of the screen', () => {
  show(
    content({
      first: [{ type: 'text', title: 'Read this first', points: ['Bring water'] }],
      blocks: [{ type: 'steps', title: 'How to get in', steps: ['Queue', 'Pay'] }],
    }),
  );
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(parts.pop()).toHaveAccessibleName('Back to the top');
  expect(parts.map((link) => link.getAttribute('href'))).toEqual(['#group-1', '#block-1']);
  for (const link of parts) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  }
  expect(screen.getAllByRole('region').map((region) => region.id)).toEqual(['about', 'first-1', 'group-1', 'block-1']);
});

it('says what waits before the places, by its own titles, but for an answer that stands in the open', () => {
  const first = [
    { type: 'text' as const, title: 'Shut on Mondays', points: ['Two of them'] },
    { type: 'text' as const, title: 'Free days', points: ['None'] },
  ];
  const { unmount } = show(content({ first }));
  const summary = () => screen.getByRole('heading', { name: 'Before you go' }).closest('summary');
  expect(summary()).toHaveTextContent('Before you goShut on Mondays · Free days');
  unmount();
  show(content({ first, answer: 'first' }));
  expect(summary()).toHaveTextContent(/^Before you go$/);
});

it('opens with its answer where that is no place: entries by name, what is asked of each beside it, the rest below', () => {
  show(
    content({
      answer: 'first',
      first: [
        {
          type: 'table',
          title: 'Between the cities',
          columns: ['Journey', 'Minutes', 'By', 'About', 'Worth knowing'],
          rows: [
            ['Rome – Florence', '95', 'Frecce', '€20 to €60', ''],
            ['Rome – Naples', '70', 'Italo', '€15 to €55', 'Sit on the right'],
          ],
          brief: [
            { column: 'Minutes', as: 'minutes' },
            { column: 'About', as: 'about' },
          ],
        },
      ],
    }),
  );
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(parts.map((link) => link.getAttribute('href'))).toContain('#first-1');
  const answer = screen.getByRole('region', { name: 'Between the cities' });
  expect(answer.closest('details')).toBeNull();
  const [florence] = within(answer).getAllByRole('listitem');
  expect(florence).toHaveTextContent(/^Rome – Florence\s*1 h 35\s*about €20 to €60/);
  expect(florence).not.toHaveTextContent('Worth knowing');
  expect(within(answer).getByText('Sit on the right').closest('details')).not.toBeNull();
});

it('shows a long list in part: the first of every group, the others named and unfolded at a wish', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const places = Array.from({ length: 40 }, (_, index) => place(`spot-${index + 1}`, {}));
  const half = (from: number) => places.slice(from, from + 20).map(({ id }) => ({ place: id, why: 'It is there' }));
  show(
    content({
      places: Object.fromEntries(places.map((one) => [one.id, one])),
      groups: [
        { title: 'East', entries: half(0) },
        { title: 'West', entries: half(20) },
      ],
    }),
  );
  const more = screen.getAllByText(/^(9|10) more: /);
  expect(more).toHaveLength(2);
  expect(document.querySelectorAll('article article')).toHaveLength(40);
  const hidden = document.getElementById('spot-20');
  expect(hidden).not.toBeVisible();
  expect(document.getElementById('spot-11')).toBeVisible();
  await user.click(more[0] as HTMLElement);
  expect(hidden).toBeVisible();
});

it('lets a browser that reads a long list draw after its head and every third card, and comes to life over that', async () => {
  const page = (
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn({})}>
        <PlaceListScreen content={content()} path="/sights" />
      </ShellProvider>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderAhead(page);
  const paused = () =>
    [...container.querySelectorAll('script')].map((pause) => pause.closest('article article')?.id ?? 'head');
  expect(paused()).toEqual(['head', 'palace', 'two', 'five']);
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(paused()).toEqual(['head', 'palace', 'two', 'five']);
  act(() => root.unmount());
  container.remove();
});

it('tells on a card how long a visit takes, and of a hotel or a station nothing of the kind', () => {
  const rest = place('inn', { kind: 'hotel', visitMinutes: 600 });
  const trains = place('station', { kind: 'transport', visitMinutes: 10 });
  show(
    content({
      places: { ...content().places, inn: rest, station: trains },
      groups: [{ title: 'All', entries: ['inn', 'garden', 'station'].map((id) => ({ place: id, why: 'Why' })) }],
    }),
  );
  expect(screen.getByRole('article', { name: 'The garden' })).toHaveTextContent('30 min');
  expect(screen.getByRole('article', { name: 'The inn' })).not.toHaveTextContent(/10 h|600/);
  expect(screen.getByRole('article', { name: 'The station' })).not.toHaveTextContent(/10 min/);
});

it('shows of a hotel among other places neither what a room costs nor where it is booked', () => {
  const inn = place('inn', {
    kind: 'hotel',
    costs: { from: 350, to: 650, currency: 'EUR', for: 'A double room a night' },
    booking: { needed: 'advised', url: 'https://inn.example' },
  });
  show(
    content({
      places: { ...content().places, inn },
      groups: [{ title: 'All', entries: ['inn', 'garden'].map((id) => ({ place: id, why: 'Its bar' })) }],
    }),
  );
  const card = screen.getByRole('article', { name: 'The inn' });
  expect(card).not.toHaveTextContent(/€|double room|Book/);
  expect(within(card).queryByRole('link', { name: /^Book / })).not.toBeInTheDocument();
});

it('offers to show what needs no booking where that parts the places, and shows none that advises it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const advised = { booking: { needed: 'advised' } } as const;
  const with8 = (some: Partial<CompiledPlace>) => {
    const [first, ...others] = places;
    if (!first) throw new Error('The list has lost its places');
    return samplePlaceList([{ ...first, ...some }, ...others.map((one) => ({ ...one, ...advised }))], {
      groups: content().groups,
    });
  };
  const { unmount } = show(with8({ booking: { needed: 'no' } }));
  await user.click(screen.getByRole('button', { name: 'No booking' }));
  expect(names()).toEqual(['The palace']);
  unmount();
  window.history.replaceState(null, '', '/sights');
  show(with8({ booking: { needed: 'required' } }));
  expect(screen.queryByRole('button', { name: 'No booking' })).not.toBeInTheDocument();
});

it('says of a place with a price or hours that it needs no booking', () => {
  const open = place('garden', { booking: { needed: 'no' }, price: [{ amount: 0, currency: 'EUR', who: 'Everyone' }] });
  show(content({ places: { ...content().places, garden: open } }));
  const card = within(screen.getByRole('article', { name: 'The garden' }));
  expect(card.getByText('No booking')).toBeInTheDocument();
  expect(card.getByText('Booking').nextElementSibling).toHaveTextContent('Not needed');
  expect(within(screen.getByRole('article', { name: 'The palace' })).queryByText('No booking')).not.toBeInTheDocument();
});

it('offers the way to a place in the map apps that visitors have', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show(content());
  await user.click(screen.getByRole('button', { name: 'Directions to The garden' }));
  const apps = within(screen.getByRole('dialog', { name: 'Directions to The garden' })).getAllByRole('link');
  expect(apps.map((app) => app.getAttribute('href'))).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=48.86,2.34&travelmode=walking',
    'https://maps.apple.com/?daddr=48.86,2.34&dirflg=w',
    'https://osmand.net/map/navigate/?finish=48.86,2.34&end=48.86,2.34&type=osmand&profile=pedestrian#16/48.86/2.34',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B48.86%2C2.34#map=17/48.86/2.34',
  ]);
});

it('leads from a card to the guide’s map where that holds the place, and else to one on the web', () => {
  const map = '/citymap?place=palace';
  show(content({ places: { ...content().places, palace: place('palace', { map }) } }));
  const card = within(screen.getByRole('article', { name: 'The palace' }));
  expect(card.getByRole('link', { name: 'Map: The palace' })).toHaveAttribute('href', map);
  expect(card.getByText('Show on the guide’s map')).toHaveAttribute('href', map);
  const other = within(screen.getByRole('article', { name: 'The garden' }));
  expect(other.queryByRole('link', { name: /^Map: / })).not.toBeInTheDocument();
  expect(other.getByText('Open in a map app')).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
});

it('dials a number on a tap, also one with blanks', () => {
  show(
    content({
      blocks: [
        {
          type: 'numbers',
          title: 'Numbers',
          numbers: [{ number: '+33 1 40 05 48 48', name: 'Poison centre', line: 'Day and night' }],
        },
      ],
    }),
  );
  expect(screen.getByRole('link', { name: /Poison centre/ })).toHaveAttribute('href', 'tel:+33140054848');
});

it('marks what is local as such, for whoever has it read aloud', () => {
  show(
    content({
      blocks: [
        {
          type: 'phrases',
          title: 'Words',
          language: 'fr',
          phrases: [{ local: 'Bonjour', say: 'bon-ZHOOR', means: 'Good day' }],
        },
      ],
    }),
  );
  expect(screen.getByText('Bonjour')).toHaveAttribute('lang', 'fr');
});

it('tells on which weekdays each place is shut, from its hours', () => {
  show(content({ blocks: [{ type: 'closing-days', title: 'Closing days' }] }));
  const table = within(screen.getByRole('region', { name: /Open and closed/ }));
  expect(within(table.getByRole('row', { name: /The palace/ })).getAllByText('Open')).toHaveLength(7);
  expect(table.queryByRole('row', { name: /The garden/ })).not.toBeInTheDocument();
  expect(screen.getByText(/No fixed days/)).toHaveTextContent('The garden');
});

it('reckons a stay for the party that is told', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const items = [
    { what: 'Food', amount: 30, per: 'adult-day' as const },
    { what: 'Bed', amount: 100, per: 'room-night' as const },
    { what: 'Card', amount: 2, per: 'adult-trip' as const },
  ];
  show(
    content({
      groups: [],
      blocks: [
        {
          type: 'spending',
          title: 'A day',
          currency: 'EUR',
          styles: [
            { key: 'plain', name: 'Plain', line: 'Simple.', items },
            { key: 'rich', name: 'Rich', line: 'Not.', items },
          ],
        },
      ],
    }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('€544 in all');
  await user.clear(screen.getByLabelText('Days'));
  await user.type(screen.getByLabelText('Days'), '2');
  expect(screen.getByRole('status')).toHaveTextContent('€224 in all');
});

it('reckons how far a neighbourhood is from the trip', () => {
  const neighbourhood = {
    name: 'Quiet Hill',
    coordinates: latLng(48.87, 2.34),
    character: 'Stairs.',
    goodFor: 'Sleep',
    skipIf: 'You want noise',
    quiet: 3,
    nightlife: 1,
    cost: { from: 120, to: 180, currency: 'EUR' as const },
    transport: 'Line 12',
    stepFree: 'No',
  };
  const shown = content({
    groups: [],
    blocks: [{ type: 'neighbourhoods', title: 'Neighbourhoods', neighbourhoods: [neighbourhood] }],
  });
  const { unmount } = show(shown);
  expect(screen.getByText(/Add places to your trip/)).toBeInTheDocument();
  unmount();
  show(shown, {
    plan: {
      items: [{ id: 'testville/garden', name: 'The garden', path: '/sights', coordinates: [48.86, 2.34] }],
      add: () => undefined,
      remove: () => undefined,
    },
  });
  expect(screen.getByText('18 min on foot to the place in your trip')).toBeInTheDocument();
});

it('sends a report with the place, and keeps what was typed until it has arrived', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const held = jest.fn(() => () => undefined);
  const reportMistake = jest
    .fn()
    .mockRejectedValueOnce(new Error('Try again when you are back online.'))
    .mockResolvedValueOnce(undefined);
  show(content(), { reportMistake, holdScreen: held });
  const card = within(screen.getByRole('article', { name: 'The palace' }));
  await user.click(card.getByRole('button', { name: 'Report a mistake about The palace' }));
  await user.click(card.getByRole('button', { name: 'Send' }));
  expect(card.getByRole('alert')).toHaveTextContent('Write what is wrong');
  await user.type(card.getByLabelText('What is wrong about The palace?'), ' Closed on Mondays ');
  expect(held).toHaveBeenCalled();
  await user.click(card.getByRole('button', { name: 'Send' }));
  expect(await card.findByRole('alert')).toHaveTextContent('back online');
  expect(card.getByLabelText('What is wrong about The palace?')).toHaveValue(' Closed on Mondays ');
  await user.click(card.getByRole('button', { name: 'Send' }));
  expect(await card.findByText(/Thank you/)).toBeInTheDocument();
  expect(reportMistake).toHaveBeenLastCalledWith('testville/palace', 'Closed on Mondays');
});

it('asks once who travels, and takes what was told into the settings', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const changeSettings = jest.fn();
  show(content(), { changeSettings });
  // The closed sheet of filters holds the same.
  const asking = screen
    .getAllByText(/say who travels/)
    .map((summary) => summary.closest('details'))
    .find((details) => details?.closest('[popover]') === null);
  const who = within(asking ?? document.body);
  await user.click(who.getByText(/say who travels/));
  await user.selectOptions(who.getByLabelText('You live'), 'elsewhere');
  expect(changeSettings).toHaveBeenLastCalledWith({ residency: 'elsewhere' });
  await user.type(who.getByLabelText('Ages of all who travel'), '41, 8');
  expect(changeSettings).toHaveBeenLastCalledWith({ ages: [41, 8] });
  await user.type(who.getByLabelText('Ages of all who travel'), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent('whole years');
  expect(changeSettings).toHaveBeenLastCalledWith({ ages: [41, 8] });
});

describe('hours of two seasons', () => {
  /** Until five from October to March, until seven from April on: the first of April is the 131st day after the check. */
  const seasons = {
    from: '2026-11-21' as const,
    days: 'a'.repeat(131) + 'b'.repeat(234),
    patterns: [[[540, 1020]], [[540, 1140]]] as [number, number][][],
  };
  const chapel = place('chapel', { week: [{ days: 'Every day', hours: '09:00–17:00' }], calendar: seasons });
  const shown = content({
    groups: [{ title: 'All', entries: [{ place: 'chapel', why: 'Glass' }] }],
    places: { chapel },
  });
  const hours = () => screen.getByText('Opening hours').nextElementSibling?.textContent;

  it('agree with what is open now, in summer as in winter, and say of which days they are', () => {
    jest.setSystemTime(new Date('2027-07-10T10:00:00Z'));
    show(shown);
    expect(screen.getByText('Open until 19:00')).toBeInTheDocument();
    expect(hours()).toBe('Every day 09:00–19:00hours of 10 Jul to 16 Jul 2027');
  });

  it("begin with the city's day, which is not the visitor's", () => {
    // Still the 28th of March in London and Los Angeles, already the 29th in Paris; the 1st of April is a Thursday.
    jest.setSystemTime(new Date('2027-03-28T22:30:00Z'));
    show(shown);
    expect(hours()).toBe('Mon–Wed 09:00–17:00Thu–Sun 09:00–19:00hours of 29 Mar to 4 Apr 2027');
  });

  it('are those of an ordinary week, where nothing is known of this one', () => {
    jest.setSystemTime(new Date('2027-12-01T10:00:00Z'));
    show(shown);
    expect(screen.getByText('Hours of this week not known')).toBeInTheDocument();
    expect(hours()).toBe('Every day 09:00–17:00an ordinary week of November 2026');
  });

  it('stand in a prerendered page as in an ordinary week, and become those of the week once the page is alive', async () => {
    jest.setSystemTime(new Date('2027-07-10T10:00:00Z'));
    const page = (
      <MemoryRouter>
        <ShellProvider value={shellApiStandIn({})}>
          <PlaceListScreen content={shown} path="/sights" />
        </ShellProvider>
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderAhead(page);
    expect(hours()).toBe('Every day 09:00–17:00an ordinary week of November 2026');
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    const card = container.querySelector('article article > details');
    await act(async () => card?.setAttribute('open', ''));
    await waitFor(() => expect(hours()).toBe('Every day 09:00–19:00hours of 10 Jul to 16 Jul 2027'));
    act(() => root.unmount());
    container.remove();
  });
});

describe('prices of a place with several products', () => {
  const fare = (amount: number, change: Partial<CompiledPlace['price'][number]>): CompiledPlace['price'][number] => ({
    amount,
    currency: 'EUR',
    who: 'Adults',
    ...change,
  });
  const tower = place('tower', {
    price: [
      fare(36.7, { product: 'Lift', ages: [18, 120] }),
      fare(9.2, { product: 'Lift', who: 'Under 18', ages: [4, 17] }),
      fare(14.8, { product: 'Stairs', ages: [18, 120] }),
      fare(0, { who: 'Under 4', ages: [0, 3] }),
    ],
  });
  const palace = place('palace', {
    price: [fare(35, { months: [4, 5, 6, 7, 8, 9, 10] }), fare(25, { months: [1, 2, 3, 11, 12] })],
  });
  const zoo = place('zoo', { price: [fare(0, { who: 'Under 3', ages: [0, 2] })] });
  const shown = (one: CompiledPlace) =>
    content({ groups: [{ title: 'All', entries: [{ place: one.id, why: 'Height' }] }], places: { [one.id]: one } });
  const prices = () => screen.getByText('Price').nextElementSibling?.textContent;
  const settings = (ages: readonly number[]) => ({ settings: { ...shellApiStandIn({}).settings, ages: [...ages] } });

  it('add up for a party within one product alone', () => {
    show(shown(tower), settings([41, 8]));
    expect(prices()).toContain('LiftAdults €36.70Under 18 €9.20Under 4 FreeFor the 2 of you €45.90');
    // Nobody knows what the stairs cost a child.
    expect(prices()).toContain('StairsAdults €14.80Under 4 Free');
  });

  it('name the fares of each season, and the party’s own by the month', () => {
    jest.setSystemTime(new Date('2027-07-10T10:00:00Z'));
    show(shown(palace), settings([40]));
    expect(prices()).toContain('Adults, April to October €35Adults, November to March €25For you, in July €35');
  });

  it('tell from which hour an evening costs less, and leave it out of the party’s own', () => {
    const station = place('station', { price: [fare(16, {}), fare(12, { from: { weekdays: ['th'], at: '18:00' } })] });
    show(shown(station), settings([40]));
    expect(prices()).toBe('Adults €16Adults, Thursdays from 18:00 €12For you €16');
  });

  it('do not make a place free of which the fare of small children alone is known', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(
      content({
        groups: [
          {
            title: 'All',
            entries: ['zoo', 'garden', 'one', 'two', 'three', 'four', 'five', 'six'].map((id) => ({
              place: id,
              why: 'Animals',
            })),
          },
        ],
        places: { ...content().places, zoo },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Free' }));
    expect(names()).toEqual(['The garden']);
  });
});
