import type { TripFile } from '@odysseus/contract';
import { BrowserRouter, ShellProvider, type TripPart } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { dayAdded } from '@odysseus/model/trip';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseProvider, ServicesProvider, type Services } from '../../services/page';
import { createPlanStore } from '../../services/plan';
import { AuthProvider, type Auth } from '../auth';
import { PremiumProvider } from '../premium';
import { backendStandIn, premiumStandIn } from '../premium/testing';
import { TripLink } from './TripLink';
import { TripScreen } from './TripScreen';

const file: TripFile = {
  schemaVersion: 1,
  cities: [{ key: 'paris', name: 'Paris', timezone: 'Europe/Paris', passes: '/parispack', map: '/parismap' }],
  places: ['louvre', 'orsay', 'arch', 'hill'].map((id, index) => ({
    id: `paris/${id}`,
    name: id,
    path: `/museums#${id}`,
    coordinates: [48.86, 2.33 + index / 100],
    address: `${index + 1} Quay`,
    minutes: 60,
    ...(id === 'arch' ? {} : { metro: `/metro?to=${id}-station` }),
    // From Monday on; the Louvre is shut on Tuesdays.
    calendar: {
      from: '2026-11-30',
      days: (id === 'louvre' ? 'abaaaaa' : 'aaaaaaa').repeat(10),
      patterns: [[[540, 1080]], []],
    },
    general: ['hours'],
    price: [{ amount: 10, currency: 'EUR', who: 'Adults' }],
    ...(id === 'louvre'
      ? { booking: { needed: 'required', url: 'https://louvre.example/', opens: { daysBefore: 20, at: '09:00' } } }
      : {}),
    ...(id === 'orsay' ? { booking: { needed: 'advised', leadTime: '3 to 4 weeks', leadDays: 28 } } : {}),
  })),
};
/** The hill lies two kilometres from all else. */
const item = (id: string) => ({
  id: `paris/${id}`,
  name: id,
  path: '/museums',
  coordinates: [id === 'hill' ? 48.88 : 48.86, 2.33] as const,
});

/** What was read of a build stays with the page: each test has one of its own. */
let build = 0;
/** What the city's code tells, by the path of its screen. */
let told: Readonly<Record<string, TripPart>> = {};
const screens = {
  table: () =>
    Promise.resolve({
      default: Object.entries(told).map(([path, part]) => ({
        path,
        forTrip: () => Promise.resolve({ default: part }),
      })),
    }),
};

const snapshot = {
  destinations: [{ name: '@odysseus/paris', areas: [{ key: 'paris', text: 'Paris', path: '/paris', order: 10 }] }],
  routes: [{ route: { path: '/app/ask', area: 'paris', assistant: true } }],
  complete: true,
  failed: false,
  find: (path: string) => ({
    remote: '@odysseus/paris',
    version: { url: '/parts/paris/1/entry.js', metadata: { version: `1.0.${build}` } },
    route: { path, area: 'paris' },
  }),
};
const release = { snapshot: () => snapshot, subscribe: () => () => undefined, complete: () => Promise.resolve() };

const changeSettings = jest.fn();

async function show(...places: string[]) {
  const plan = createPlanStore();
  for (const place of places) plan.actions.add(item(place));
  sessionStorage.clear();
  const services = { plan: createPlanStore(), release, screens } as unknown as Services;
  const { premium, session } = premiumStandIn(backendStandIn(), { state: 'signedOut' });
  render(
    <ServicesProvider value={services}>
      <AuthProvider value={{ session } as unknown as Auth}>
        <PremiumProvider value={premium}>
          <ReleaseProvider>
            <BrowserRouter>
              <ShellProvider value={shellApiStandIn({ changeSettings })}>
                <TripLink />
                <TripScreen />
              </ShellProvider>
            </BrowserRouter>
          </ReleaseProvider>
        </PremiumProvider>
      </AuthProvider>
    </ServicesProvider>,
  );
  // What is read in the beginning has come.
  await act(() => Promise.resolve());
  if (places.length > 0) await screen.findByText(/Entry to all of it/);
  return { user: userEvent.setup(), plan: services.plan };
}

const stopNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  build += 1;
  told = {};
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(file) } as unknown as Response);
});
afterEach(() => jest.restoreAllMocks());

test('an empty trip says how one begins', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Nothing is planned yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My trip' })).toBeVisible();
  const ask = screen.getByRole('link', { name: 'Odysseus in Paris' });
  expect(ask).toHaveAttribute('href', '/app/ask');
  expect(ask.parentElement).toHaveTextContent(
    /^Or ask Odysseus in Paris for a plan by days, with Expert Access: one press/,
  );
});

test('places are counted, ordered by buttons that keep the focus, and taken back', async () => {
  const { user } = await show('louvre', 'orsay', 'arch');
  expect(screen.getByRole('link', { name: 'My trip, 3 places' })).toBeVisible();
  await user.click(button('Move arch up'));
  expect(stopNames()).toEqual(['louvre', 'arch', 'orsay']);
  expect(button('Move arch up')).toHaveFocus();
  expect(screen.getByText('arch is now 2 of 3.')).toHaveAttribute('role', 'status');
  await user.click(button('Undo: arch moved'));
  expect(stopNames()).toEqual(['louvre', 'orsay', 'arch']);
  await user.click(button('Redo: arch moved'));
  expect(stopNames()).toEqual(['louvre', 'arch', 'orsay']);
});

test('one press makes the first day and lays every place on it, and is taken back as one', async () => {
  const { user, plan } = await show('louvre', 'orsay');
  await user.click(button('Put all 2 on a day'));
  const day = within(screen.getByRole('region', { name: 'Day 1' }));
  expect(day.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['louvre', 'orsay']);
  expect(screen.queryByRole('region', { name: 'Not on a day yet' })).not.toBeInTheDocument();
  act(() => plan.undo());
  expect(screen.queryByRole('region', { name: 'Day 1' })).not.toBeInTheDocument();
  expect(stopNames()).toEqual(['louvre', 'orsay']);
});

test('a day takes its places, a date, and says what clashes with what to do', async () => {
  const { user, plan } = await show('louvre', 'orsay');
  await user.click(button('Add a day'));
  await user.click(button('Add a day'));
  await user.click(within(screen.getByRole('region', { name: 'Day 1' })).getByRole('button', { name: /Put all/ }));
  expect(screen.getByRole('region', { name: 'Day 1' })).toHaveTextContent(/Entry for one adult: €20/);
  act(() =>
    plan.change('dates', ({ days }) =>
      days.map(({ id }, index) => ({ of: 'days', id, set: { date: `2026-12-0${index + 1}` } })),
    ),
  );
  const tuesday = screen.getByRole('region', { name: 'Tuesday 1 Dec' });
  expect(tuesday).toHaveTextContent('Usually closed on Tuesdays');
  expect(tuesday).toHaveTextContent('Usually open 09:00–18:00');
  expect(tuesday).toHaveTextContent(/min walk · \d+ m/);
  expect(within(tuesday).getByRole('img', { name: /^Map of Tuesday 1 Dec.*: 1 louvre, 2 orsay/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'To book' })).toHaveTextContent(/louvre, for Tue 1 Dec.*Must be booked/);
  await user.click(button('Move to Wed 2 Dec'));
  expect(within(screen.getByRole('region', { name: 'Wednesday 2 Dec' })).getByText('louvre')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare with the passes of Paris' })).toHaveAttribute('href', '/parispack');
});

test('a stop gets its time and length, stays where a ticket fixes it, and goes', async () => {
  const { user, plan } = await show('louvre');
  await user.click(button('Add a day'));
  act(() =>
    plan.change('day', ({ days }) => [
      { of: 'days', id: days[0]?.id ?? '', set: { date: '2026-11-30' } },
      { of: 'stops', id: 'paris/louvre', set: { day: days[0]?.id ?? null, at: '17:30' } },
    ]),
  );
  expect(screen.getByText(/Closes at 18:00, 30 min after you come/)).toBeVisible();
  await user.click(button('Change louvre'));
  await user.type(screen.getByLabelText('Minutes'), '20');
  await user.tab();
  expect(screen.queryByText(/Closes at/)).toBeNull();
  await user.clear(screen.getByLabelText('Minutes'));
  await user.tab();
  await user.click(screen.getByLabelText(/Fixed/));
  expect(screen.queryByRole('button', { name: /Come at/ })).toBeNull();
  await user.click(screen.getByLabelText(/Fixed/));
  await user.click(button('Come at 17:00'));
  expect(screen.queryByText(/Closes at/)).toBeNull();
  await user.click(button('Remove from trip'));
  expect(stopNames()).toEqual([]);
});

test('who travels is asked by the settings that the whole site reckons with', async () => {
  const { user } = await show('louvre');
  await user.click(button('Who travels: one adult'));
  await user.click(await screen.findByRole('radio', { name: 'In the European Economic Area' }));
  expect(changeSettings).toHaveBeenCalledWith({ residency: 'eea' });
});

test('a stay lies on its nights, is changed and goes, each in one step', async () => {
  const { user } = await show('louvre');
  await user.click(button('Where I stay: not set'));
  expect(screen.getByText(/Add a day first/)).toBeVisible();
  for (let day = 0; day < 3; day += 1) await user.click(button('Add a day'));
  await user.type(screen.getByLabelText('Hotel, street or friend'), 'Lutetia');
  await user.click(button('Add this stay'));
  expect(screen.getByText('Paris, 3 nights, Day 1 to Day 3')).toBeVisible();
  expect(screen.getAllByText('Night at Lutetia, Paris')).toHaveLength(3);
  await user.click(button('Change the stay: Lutetia'));
  await user.selectOptions(screen.getByLabelText('Last night'), 'Day 1');
  await user.click(button('Save this stay'));
  expect(screen.getAllByText('Night at Lutetia, Paris')).toHaveLength(1);
  await user.click(button('Remove the stay: Lutetia'));
  expect(screen.queryByText('Night at Lutetia, Paris')).toBeNull();
  await user.click(button('Undo: nights at Lutetia'));
  expect(screen.getAllByText('Night at Lutetia, Paris')).toHaveLength(1);
  await user.click(button('Where I stay: Lutetia'));
});

test('a calendar needs to know when', async () => {
  const { user } = await show('louvre');
  await user.click(button('Share or print'));
  await user.click(button('Add to calendar'));
  expect(screen.getByText(/Set the date of the first day/)).toBeVisible();
});

test('without storage the page works for the visit, and says so', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const { user, plan } = await show();
  act(() => plan.actions.add(item('louvre')));
  expect(stopNames()).toEqual(['louvre']);
  expect(screen.getByText(/This browser does not keep your trip/)).toBeVisible();
  await user.click(button('Undo: louvre added'));
  expect(screen.getByRole('heading', { name: 'Nothing is planned yet' })).toBeVisible();
});

test('a long walk offers the planner from the one place to the other, and a day leads to the city’s map of the trip', async () => {
  const { user } = await show('louvre', 'orsay', 'hill', 'arch');
  await user.click(button('Put all 4 on a day'));
  const day = within(screen.getByRole('region', { name: 'Day 1' }));
  expect(day.getAllByText(/min walk · 2\.\d km/)).toHaveLength(2);
  expect(day.getAllByRole('link', { name: /by metro$/ })).toHaveLength(1);
  expect(day.getByRole('link', { name: 'From orsay to hill by metro' })).toHaveAttribute(
    'href',
    '/metro?from=orsay-station&to=hill-station',
  );
  expect(day.getByRole('link', { name: 'Day 1 on the map of Paris' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/parismap\?show=trip&at=48\.87\d+,2\.33\d+,1\d\.\d\d$/),
  );
});

describe('what the city’s own code tells', () => {
  const dayOf = async (...places: string[]) => {
    const { user } = await show(...places);
    await user.click(button(new RegExp(`^Put all ${places.length} on a day`)));
    return within(screen.getByRole('region', { name: 'Day 1' }));
  };

  test('a ride that is shorter than the walk comes first, with the walks to it, and the walk beside it', async () => {
    // Stations at the very places, and one a little off.
    told = { '/metro': { journey: () => ({ minutes: 9, from: [48.86, 2.33], to: [48.879, 2.33] }) } };
    const day = await dayOf('orsay', 'hill');
    const ride = await day.findByRole('link', { name: 'From orsay to hill by metro: about 9 min' });
    expect(ride).toHaveAttribute('href', '/metro?from=orsay-station&to=hill-station');
    expect(ride.closest('p')).toHaveTextContent(/^9 min \+ 3 on foot3\d min walk · 2\.\d km$/);
  });

  test('a ride that is no shorter stands behind the walk, and where there is none the way to the planner stays', async () => {
    told = { '/metro': { journey: () => ({ minutes: 50, from: [48.86, 2.33], to: [48.88, 2.33] }) } };
    const day = await dayOf('orsay', 'hill');
    const ride = await day.findByRole('link', { name: 'From orsay to hill by metro: about 50 min' });
    expect(ride.closest('p')).toHaveTextContent(/^3\d min walk · 2\.\d km50 min \+ 2 on foot$/);
  });

  test('who comes by metro is in time where a walker would be late', async () => {
    told = { '/metro': { journey: () => ({ minutes: 9, from: [48.86, 2.33], to: [48.88, 2.33] }) } };
    const { plan } = await show('orsay', 'hill');
    act(() =>
      plan.change('times', (trip) => [
        ...dayAdded(trip, 'a'),
        { of: 'stops', id: 'paris/orsay', set: { day: 'a', order: 1, at: '10:00' } },
        { of: 'stops', id: 'paris/hill', set: { day: 'a', order: 2, at: '11:15' } },
      ]),
    );
    expect(screen.getByText(/^You would be \d+ min late/)).toBeVisible();
    await screen.findByRole('link', { name: /by metro: about 9 min$/ });
    expect(screen.queryByText(/^You would be/)).toBeNull();
  });

  test('a day lies on the drawn map of its city', async () => {
    told = {
      '/parismap': {
        drawing: {
          picture: '/basemap.svg',
          frame: [
            [48.8, 2.2],
            [48.9, 2.5],
          ],
        },
      },
    };
    const day = await dayOf('orsay', 'hill');
    const map = day.getByRole('img', { name: /^Map of Day 1/ });
    await waitFor(() => expect(map.querySelector('image')).toHaveAttribute('href', '/basemap.svg'));
    const box = (name: string): number => Number(map.querySelector('image')?.getAttribute(name));
    // The Orsay lies at three fifths of the picture's height and 43 % of its width.
    const [dot] = map.querySelectorAll('circle');
    expect(Number(dot?.getAttribute('cx'))).toBeCloseTo(box('x') + (box('width') * 0.13) / 0.3, 1);
    expect(Number(dot?.getAttribute('cy'))).toBeCloseTo(box('y') + box('height') * 0.4, 1);
  });
});

test('what is late to book is said at the stop and in the list', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { plan } = await show('orsay');
  act(() =>
    plan.change('dates', (trip) => [
      ...dayAdded(trip, 'a'),
      { of: 'days', id: 'a', set: { date: '2026-12-15' } },
      { of: 'stops', id: 'paris/orsay', set: { day: 'a' } },
    ]),
  );
  expect(screen.getAllByText('Book by Tue 17 Nov: already late')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'To book' })).toHaveTextContent(/Better booked: 3 to 4 weeks/);
  expect(screen.queryByRole('button', { name: 'Add reminders to my calendar' })).toBeNull();
  act(() => plan.change('dates', () => [{ of: 'days', id: 'a', set: { date: '2027-01-12' } }]));
  expect(screen.getAllByText('Book by Tue 15 Dec')).toHaveLength(2);
  expect(button('Add reminders to my calendar')).toBeVisible();
  jest.useRealTimers();
});

describe('shared as a text', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('goes to the system’s share sheet, with addresses', async () => {
    Object.assign(navigator, { share: share.mockResolvedValue() });
    const { user } = await show('louvre');
    await user.click(button('Share or print'));
    await user.click(button('Share as text'));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]?.[0].text).toBe(
      'My trip\n\nNot on a day yet\n1. louvre (1 h), 1 Quay\nEntry for one adult: €10\n\nHours, prices and what to book:\nhttp://localhost/museums#louvre\nPlan a trip of your own: http://localhost/app/itinerarybuilder',
    );
  });

  test('is copied where there is none, and shown where that is forbidden', async () => {
    const { user } = await show('louvre');
    await user.click(button('Share or print'));
    await user.click(button('Share as text'));
    expect(await screen.findByText('Copied. Paste it wherever you like.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('1. louvre (1 h), 1 Quay');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button('Share as text'));
    expect(await screen.findByRole('textbox', { name: /can’t be shared/ })).toHaveValue(
      'My trip\n\nNot on a day yet\n1. louvre (1 h), 1 Quay\nEntry for one adult: €10\n\nHours, prices and what to book:\nhttp://localhost/museums#louvre\nPlan a trip of your own: http://localhost/app/itinerarybuilder',
    );
  });
});
