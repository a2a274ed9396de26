import type { ShellApi } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { CompiledPasses } from '../logic/compiledPasses';
import { PassesScreen } from './PassesScreen';
import { compiledSample, withEntries } from '../testing/samplePasses';
import { tripKey } from '../logic/keptStay';

const key = tripKey('testville');
const route = {
  path: '/testpack',
  text: 'Passes',
  icon: 'ticket',
  type: 'public',
  area: 'testville',
  nav: true,
} as const;

const page = (change: Partial<ShellApi> = {}, content = compiledSample) => (
  <BrowserRouter>
    <ShellProvider value={shellApiStandIn(change)}>
      <PassesScreen content={content} route={route} siblings={[]} />
    </ShellProvider>
  </BrowserRouter>
);
/** Draws the screen and lets the first answer come. */
async function show(change: Partial<ShellApi> = {}, content = compiledSample): Promise<void> {
  render(page(change, content));
  await act(async () => undefined);
}
const status = () => screen.getByRole('status');
const group = (name: string | RegExp) => screen.getByRole('group', { name });

const kept = {
  arrival: '2026-06-01',
  departure: '2026-06-03',
  travellers: [{ age: 40, residency: 'elsewhere' }],
  visits: [
    { ticket: 'palace', day: 0, slot: 'afternoon' },
    { ticket: 'chapel', day: 1, slot: 'morning' },
    { ticket: 'gallery', day: 2, slot: 'morning' },
  ],
  metro: 2,
  bus: 0,
  fromAirport: true,
  toAirport: true,
  keptOn: 'phone',
};

beforeEach(() => localStorage.clear());

test('the prerendered page holds every fact, and says that the calculator needs JavaScript', () => {
  const html = renderToString(page());
  for (const text of [
    'Museum pass, 2 days',
    'Day pass',
    '€32.40',
    '€2.55',
    'Palace',
    'Old carnet',
    'It is being rebuilt',
    'Who is from the EEA',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<noscript>.*needs JavaScript/s);
});

describe('what is folded', () => {
  const fold = (name: string | RegExp) => screen.getByRole('heading', { name }).closest('details');

  test('tells how much waits in it', async () => {
    await show();
    const { tickets, rules, others } = compiledSample;
    for (const [name, count] of [
      ['Single tickets for museums and monuments', tickets.length],
      ['Rules that change the price', rules.length],
      ['Also offered, and not counted', others.length],
    ] as const) {
      expect(fold(name)).not.toHaveAttribute('open');
      expect(fold(name)?.querySelector('summary')).toHaveTextContent(new RegExp(`${count} \\w+$`));
    }
  });

  test('opens where an address leads into it', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    window.history.replaceState(null, '', '/testpack#rules');
    await show();
    expect(fold('Rules that change the price')).toHaveAttribute('open');
    expect(fold('Also offered, and not counted')).not.toHaveAttribute('open');
    window.history.replaceState(null, '', '/testpack');
  });

  test('is no place of a long list that is ticked, and none moves while the fold is open', async () => {
    const [first] = compiledSample.tickets;
    if (!first) throw new Error('The sample has no ticket.');
    const more = Array.from({ length: 9 }, (_, index) => ({ ...first, key: `more-${index}`, name: `More ${index}` }));
    const visits = [{ ticket: 'more-8', day: 0, slot: 'morning' }];
    localStorage.setItem(key, JSON.stringify({ ...kept, visits }));
    const tickets = [...compiledSample.tickets, ...more];
    await show({}, { ...compiledSample, tickets });
    const summary = group('Places to see').querySelector('summary') as HTMLElement;
    const folded = () =>
      [...(summary.parentElement?.querySelectorAll('label') ?? [])].map((place) => place.textContent);
    expect(summary).toHaveTextContent(/^5 more places$/);
    expect(folded()).not.toContain('More 8');
    await userEvent.click(summary);
    await userEvent.click(screen.getByRole('checkbox', { name: 'More 5' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'More 8' }));
    expect(folded()).toContain('More 5');
    expect(folded()).not.toContain('More 8');
    await userEvent.click(summary);
    await waitFor(() => expect(folded()).not.toContain('More 5'));
    expect(screen.getByRole('checkbox', { name: 'More 5' })).toBeChecked();
  });
});

test('the drawing of time is said in words: hours end at the same minute, days at midnight', async () => {
  await show();
  const time = within(screen.getByRole('region', { name: 'Hours against calendar days' }));
  expect(time.getByText('Museum pass, 2 days').closest('p')).toHaveTextContent('From Mon 14:00 to Wed 14:00');
  expect(time.getByText('Tourist pass, 2 days').closest('p')).toHaveTextContent(
    'From Mon 14:00 to Tue midnight. 14 hours of the first day lost',
  );
  expect(time.getByText('Week pass').closest('p')).toHaveTextContent('From Mon 14:00 to Sun midnight');
  expect(time.getByText('Choice of 2').closest('p')).toHaveTextContent('it counts places');
});

test('a kept form is read again and answered: what to buy, when it begins, what comes next', async () => {
  localStorage.setItem(key, JSON.stringify(kept));
  await show();
  await waitFor(() =>
    expect(status()).toHaveTextContent('€82.40 for 1 traveller. €30.90 less than paying everything singly.'),
  );
  const answer = within(screen.getByRole('region', { name: 'The cheapest combination' }));
  expect(answer.getByText('Museum pass, 2 days').closest('li')).toHaveTextContent('€50');
  expect(answer.getByText(/First entry: Palace, Mon 1 Jun, 14:00/)).toHaveTextContent(
    'until Wed 3 Jun, 14:00. Pays for Palace, Chapel and Gallery.',
  );
  expect(answer.getByText(/For the week from Mon 1 Jun to Sun 7 Jun; on sale until Thu 4 Jun/)).toBeVisible();
  expect(answer.getAllByText(/^Next best/)).toHaveLength(2);
  expect(answer.getByText(/^Must be booked/)).toHaveTextContent(
    'Must be booked, with the pass too: Palace. Best booked, or you queue: Chapel.',
  );
});

test('the sum follows the form, by keyboard alone, and the form is kept', async () => {
  localStorage.setItem(key, JSON.stringify(kept));
  await show();
  await waitFor(() => expect(status()).toHaveTextContent('€82.40'));
  screen.getByRole('checkbox', { name: 'To the airport by metro or RER' }).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(status()).toHaveTextContent('€79.30'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a traveller' }));
  await waitFor(() => expect(status()).toHaveTextContent('€158.60 for 2 travellers.'));
  const age = within(group('Traveller 2')).getByRole('spinbutton', { name: 'Age' });
  await userEvent.clear(age);
  expect(status()).toHaveTextContent('Give the age of traveller 2 in whole years.');
  await userEvent.type(age, '3');
  await waitFor(() => expect(status()).toHaveTextContent('€79.30 for 2 travellers.'));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    toAirport: false,
    travellers: [{ age: 40 }, { age: 3 }],
  });
});

test('ticking a place asks for day and part of the day, by names a screen reader tells apart', async () => {
  localStorage.setItem(key, JSON.stringify({ ...kept, visits: [] }));
  await show();
  await userEvent.click(within(group('Places to see')).getByRole('checkbox', { name: 'Tower' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day: Tower' }), 'Day 2, Tue 2 Jun');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the day: Tower' }), 'Evening');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    visits: [{ ticket: 'tower', day: 1, slot: 'evening' }],
  });
  expect(within(group('Places to see')).getByRole('checkbox', { name: 'Ruin Closed' })).toBeDisabled();
});

describe('a place that keeps hours', () => {
  /** The chapel: to 17:00, on Thursdays to 21:00, never on Tuesdays, and cheaper on Thursdays from 18:00. */
  const hours = withEntries(compiledSample, 'chapel', '2026-06-01', 60, (day) =>
    day === 2 ? [] : [[570, day === 4 ? 1260 : 1020]],
  );
  const content: CompiledPasses = {
    ...hours,
    tickets: hours.tickets.map((ticket) =>
      ticket.key === 'chapel'
        ? { ...ticket, lateFares: [{ cents: 1200, who: 'Everyone', from: { weekdays: ['th'], at: '18:00' } }] }
        : ticket,
    ),
  };
  const day = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day: Chapel' });
  const part = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Part of the day: Chapel' });
  const disabled = (field: HTMLSelectElement) =>
    [...field.options].filter((option) => option.disabled).map(({ text }) => text);

  test('is not sold on a day on which it is shut, nor at an hour, and the day is told', async () => {
    localStorage.setItem(key, JSON.stringify({ ...kept, visits: [{ ticket: 'chapel', day: 1, slot: 'morning' }] }));
    await show({}, content);
    expect(status()).toHaveTextContent('Chapel is closed on Tue 2 Jun. Move it to another day.');
    expect(status()).not.toHaveTextContent('€');
    await userEvent.selectOptions(day(), 'Day 1, Mon 1 Jun');
    await waitFor(() => expect(status()).toHaveTextContent('€'));
  });

  test('offers the days and hours alone at which it lets people in', async () => {
    localStorage.setItem(key, JSON.stringify({ ...kept, departure: '2026-06-04', visits: [] }));
    await show({}, content);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chapel' }));
    expect(disabled(day())).toEqual(['Day 2, Tue 2 Jun: closed']);
    expect(disabled(part())).toEqual(['Evening: closed']);
    await userEvent.selectOptions(day(), 'Day 4, Thu 4 Jun');
    expect(disabled(part())).toEqual([]);
    await userEvent.selectOptions(part(), 'Evening');
    await userEvent.selectOptions(day(), 'Day 3, Wed 3 Jun');
    expect(part()).toHaveValue('morning');
  });

  test('cannot be ticked for a stay on all of whose days it is shut', async () => {
    localStorage.setItem(key, JSON.stringify({ ...kept, arrival: '2026-06-02', departure: '2026-06-02', visits: [] }));
    await show({}, content);
    expect(screen.getByRole('checkbox', { name: 'Chapel Closed on your days' })).toBeDisabled();
  });

  test('costs what the day costs, its cheaper evening being offered beside it and told in the list of prices', async () => {
    localStorage.setItem(
      key,
      JSON.stringify({ ...kept, departure: '2026-06-04', visits: [{ ticket: 'chapel', day: 0, slot: 'morning' }] }),
    );
    await show({}, content);
    const offered = await screen.findByText('Cheaper later in the day:');
    expect(offered.parentElement).toHaveTextContent('On Thu 4 Jun from 18:00 Chapel costs €12 instead of €22.');
    expect(screen.getByText('Everyone, Thursdays from 18:00')).toHaveTextContent('€12');
    await userEvent.selectOptions(day(), 'Day 4, Thu 4 Jun');
    await userEvent.selectOptions(part(), 'Evening');
    await waitFor(() => expect(screen.queryByText('Cheaper later in the day:')).toBeNull());
  });

  test('is put into the example at an hour at which it lets people in', async () => {
    const item = { id: 'testville/palace', name: 'Palace', path: '/museums' };
    const evenings = withEntries(compiledSample, 'palace', '2026-06-01', 365, () => [[1080, 1320]]);
    await show({ plan: { items: [item], add: () => undefined, remove: () => undefined } }, evenings);
    expect(await screen.findByRole('combobox', { name: 'Part of the day: Palace' })).toHaveValue('evening');
  });
});

test('single rides are told in words that need no knowledge of a ticket’s name', async () => {
  localStorage.setItem(
    key,
    JSON.stringify({ ...kept, visits: [], departure: '2026-06-01', fromAirport: false, toAirport: false }),
  );
  const rides = compiledSample.rides.map((ride) => (ride.key === 'metro' ? { ...ride, ticket: 'MT' } : ride));
  await show({}, { ...compiledSample, rides });
  expect(await screen.findByText('2 single rides by metro (MT)')).toBeVisible();
});

test('where a city sells no cards, nobody is asked what tickets are kept on', async () => {
  await show({}, { ...compiledSample, carriers: [] });
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('dates of a year later than the prices', () => {
  const note = /Yours is a later year/;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-12-20T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => void jest.useRealTimers());

  test('are warned of where the visitor gave them, not where an example did', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show();
    await waitFor(() => expect(status()).toHaveTextContent('€'));
    await user.click(screen.getByRole('checkbox', { name: 'Tower' }));
    await waitFor(() => expect(screen.getByText(/^Must be booked/)).toBeVisible());
    expect(screen.queryByText(note)).toBeNull();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2027-02-08' } });
    expect(await screen.findByText(note)).toBeVisible();
  });
});

test('a party of nobody is told what is missing, and shown no sum', async () => {
  localStorage.setItem(key, JSON.stringify(kept));
  await show();
  await waitFor(() => expect(status()).toHaveTextContent('€82.40'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove traveller 1' }));
  expect(status()).toHaveTextContent('Add at least one traveller.');
  expect(status()).not.toHaveTextContent('€');
});

test.each([
  ['rubbish', '<rubbish>'],
  ['another shape', '{"arrival":5}'],
  ['ages beyond all', JSON.stringify({ ...kept, travellers: [{ age: 900, residency: 'eea' }] })],
])('%s in storage counts as nothing kept', async (_name, text) => {
  localStorage.setItem(key, text);
  await show();
  expect(await screen.findByText(/An example is filled in/)).toBeVisible();
});

test('the example takes ages and residency from the settings, and places from the plan', async () => {
  const item = { id: 'testville/palace', name: 'Palace', path: '/museums' };
  await show({
    settings: { units: 'metric', residency: 'eea', ages: [25, 61] },
    plan: { items: [item], add: () => undefined, remove: () => undefined },
  });
  await waitFor(() => expect(within(group('Traveller 2')).getByRole('spinbutton')).toHaveValue(61));
  expect(within(group('Traveller 1')).getByRole('combobox')).toHaveValue('eea');
  expect(screen.getByRole('checkbox', { name: 'Palace' })).toBeChecked();
});

describe('a trip with dates', () => {
  const at = (palace: string): ShellApi['plan'] => ({
    items: ['palace', 'chapel'].map((id) => ({ id: `testville/${id}`, name: id, path: '/museums' })),
    add: () => undefined,
    remove: () => undefined,
    dated: () => ({
      days: [
        { id: 'a', date: palace },
        { id: 'b', date: '2026-06-09' },
      ],
      stops: [
        { place: 'testville/palace', day: 'a', at: '15:00' },
        { place: 'elsewhere/gallery', day: 'b' },
      ],
    }),
  });
  const day = (label: string) => screen.getByLabelText(label);
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-05-20T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => void jest.useRealTimers());

  test('begins the form with its days, its places at their times, and one adult where nobody has said who travels', async () => {
    await show({ plan: at('2026-06-02') });
    await waitFor(() => expect(day('First day in the city')).toHaveValue('2026-06-02'));
    expect(day('Last day')).toHaveValue('2026-06-02');
    expect(screen.getAllByRole('spinbutton', { name: 'Age' })).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Part of the day: Palace' })).toHaveValue('afternoon');
    expect(screen.getByText(/^Your trip is filled in: its days/)).toBeVisible();
  });

  test('is offered where something else is filled in, and stays out of the way once it is taken', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    localStorage.setItem(key, JSON.stringify(kept));
    await show({ plan: at('2026-06-02') });
    await user.click(await screen.findByRole('button', { name: 'Fill in my trip: Tue 2 Jun, 1 traveller, 1 place' }));
    expect(day('First day in the city')).toHaveValue('2026-06-02');
    expect(screen.queryByRole('button', { name: /Fill in my trip/ })).toBeNull();
  });

  test('that is over, or has no dates, fills in an example’s days, and is not offered beside an own entry', async () => {
    localStorage.setItem(key, JSON.stringify(kept));
    await show({ plan: at('2026-05-02') });
    expect(day('First day in the city')).toHaveValue('2026-06-01');
    expect(screen.queryByRole('button', { name: /Fill in my trip/ })).toBeNull();
  });
});

describe('on a page that is loaded', () => {
  const plan = (...ids: string[]): ShellApi['plan'] => ({
    items: ids.map((id) => ({ id: `testville/${id}`, name: id, path: '/museums' })),
    add: () => undefined,
    remove: () => undefined,
  });
  const settings = { units: 'metric', residency: 'elsewhere', ages: [41, 39] } as const;
  const ages = () =>
    screen.getAllByRole('spinbutton', { name: 'Age' }).map((field) => (field as HTMLInputElement).value);
  const leaving: (() => void)[] = [];
  afterEach(() => {
    for (const leave of leaving.splice(0)) leave();
  });

  /** Brings a prerendered page to life; settings and trip come after the first drawing, as the shell reads them. */
  async function load() {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page());
    const differs: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(hydrateRoot(container, page(), { onRecoverableError: (error) => differs.push(error) })),
    );
    leaving.push(() => {
      act(() => root.unmount());
      container.remove();
    });
    return { arrive: (change: Partial<ShellApi>) => act(() => Promise.resolve(root.render(page(change)))), differs };
  }

  test('trip and travellers are filled in, though they come after the page, and it says which', async () => {
    const { arrive, differs } = await load();
    expect(ages()).toEqual(['35', '35']);
    expect(screen.getByText(/^An example is filled in\./)).toBeVisible();
    await arrive({ settings, plan: plan('palace') });
    expect(ages()).toEqual(['41', '39']);
    expect(screen.getByRole('checkbox', { name: 'Palace' })).toBeChecked();
    expect(screen.getByText(/^The places of your trip that stand in this list are filled in\./)).toBeVisible();
    expect(screen.queryByText(/An example is filled in/)).not.toBeInTheDocument();
    expect(differs).toEqual([]);
  });

  test('what the visitor has entered stays, whatever comes later', async () => {
    const { arrive } = await load();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tower' }));
    await arrive({ settings, plan: plan('palace') });
    expect(ages()).toEqual(['35', '35']);
    expect(screen.getByRole('checkbox', { name: 'Tower' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Palace' })).not.toBeChecked();
  });
});

test('works where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  try {
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tower' }));
    await waitFor(() => expect(status()).toHaveTextContent(/€.* for 2 travellers/));
  } finally {
    read.mockRestore();
    write.mockRestore();
  }
});

test('says what could not be confirmed, and how far off it may be', async () => {
  // One day with both airports: the tourist pass, whose price is to be confirmed, is the cheapest for a late arrival.
  localStorage.setItem(
    key,
    JSON.stringify({ ...kept, arrival: '2026-06-05', departure: '2026-06-05', visits: [], metro: 4 }),
  );
  await show();
  await waitFor(() => expect(status()).toHaveTextContent('about €30.60 for 1 traveller.'));
  expect(screen.getByText(/^This holds as long as its usual prices/)).toHaveTextContent('at most €7.60 dearer');
  expect(screen.getAllByText('Prices marked “about” are usual ones; the seller has the last word.')).toHaveLength(1);
});

test('tells what is free by general knowledge alone apart from what was read', async () => {
  localStorage.setItem(key, JSON.stringify({ ...kept, travellers: [{ age: 20, residency: 'eea' }] }));
  const unread = ({ known: _read, ...ticket }: (typeof compiledSample.tickets)[number]) => ticket;
  const tickets = compiledSample.tickets.map((ticket) => (ticket.key === 'palace' ? unread(ticket) : ticket));
  await show({}, { ...compiledSample, tickets });
  const usually = (await screen.findByText('Usually free:')).closest('p');
  expect(usually).toHaveTextContent(/^Usually free: Palace$/);
  expect(screen.getByText('Free:').closest('p')).not.toHaveTextContent('Palace');
});
