import type { TripFile } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { dayAdded } from '@odysseus/model/trip';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseProvider, ServicesProvider, type Services } from '../../../services/page';
import { createPlanStore } from '../../../services/plan';
import { AuthProvider, type Auth } from '../../auth';
import { PremiumProvider } from '../../premium';
import {
  backendStandIn,
  json,
  premiumStandIn,
  signedInAs,
  windowsOf,
  type PremiumStandIn,
} from '../../premium/testing';
import { TripScreen } from '../TripScreen';

const placeOf = (id: string, path: string): TripFile['places'][number] => ({
  id,
  name: id.replace(/.*\//, ''),
  path,
  coordinates: [48.86, 2.34],
  address: `Street of ${id}`,
  minutes: 60,
  // From a Monday on; shut on Tuesdays.
  calendar: { from: '2026-11-30', days: 'abaaaaa'.repeat(10), patterns: [[[540, 1080]], []] },
  price: [{ amount: 10, currency: 'EUR', who: 'Adults' }],
});
const cityOf = (key: string) => ({ key, name: key, timezone: 'Europe/Paris' });
const open: TripFile = {
  schemaVersion: 1,
  cities: [{ ...cityOf('paris'), passes: '/parispack' }],
  places: [placeOf('paris/louvre', '/museums#louvre')],
};
const forHolders: TripFile = {
  schemaVersion: 1,
  cities: [{ ...cityOf('paris'), renamed: { vault: 'crypt' } }],
  places: [
    { ...placeOf('paris/crypt', '/app/gems#crypt'), booking: { needed: 'required', leadDays: 7 } },
    placeOf('paris/bistro', '/app/dining#bistro'),
  ],
};
const paths: Readonly<Record<string, string>> = {
  louvre: '/museums',
  crypt: '/app/gems',
  vault: '/app/gems',
  bistro: '/app/dining',
};
const item = (id: string) => ({
  id: `paris/${id}`,
  name: id,
  path: paths[id] ?? '/app/gems',
  coordinates: [48.86, id === 'bistro' ? 2.35 : 2.34] as const,
});

const holderLine = 'GET /api/premium/paris/trip-places';
const active = () => json([{ start_date: '2026-11-01', end_date: '2026-11-30' }]);
const told = (content: unknown = forHolders) => json({ key: 'paris/trip-places', version: '1', content });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const holder = () => premiumStandIn(backendStandIn({ [windowsOf('u1')]: active, [holderLine]: () => told() }));

/** What was read of a build stays with the page: each test has one of its own. */
let build = 0;
let fetched: string[] = [];

/** The trip's page, its places on a Tuesday. */
async function show({ premium, session }: PremiumStandIn, ...places: string[]) {
  const find = (path: string) => ({
    remote: '@odysseus/paris',
    version: { url: `/parts/paris/${build}/entry.js`, metadata: { version: `1.0.${build}` } },
    route: { path, area: 'paris', type: path.startsWith('/app/') ? 'premium' : 'public' },
  });
  const snapshot = { destinations: [], routes: [], complete: true, failed: false, find };
  const plan = createPlanStore();
  const services = {
    plan,
    release: { snapshot: () => snapshot, subscribe: () => () => undefined, complete: () => Promise.resolve() },
    screens: { table: () => Promise.resolve({ default: [] }) },
  } as unknown as Services;
  if (places.length > 0) {
    for (const place of places) plan.actions.add(item(place));
    plan.change('day', (trip) => [
      ...dayAdded(trip, 'a'),
      { of: 'days', id: 'a', set: { date: '2026-12-15' } },
      ...places.map((id, order) => ({ of: 'stops', id: `paris/${id}`, set: { day: 'a', order } }) as const),
    ]);
  }
  const page = render(
    <ServicesProvider value={services}>
      <AuthProvider value={{ session } as unknown as Auth}>
        <PremiumProvider value={premium}>
          <ReleaseProvider>
            <BrowserRouter>
              <ShellProvider value={shellApiStandIn({})}>
                <TripScreen />
              </ShellProvider>
            </BrowserRouter>
          </ReleaseProvider>
        </PremiumProvider>
      </AuthProvider>
    </ServicesProvider>,
  );
  await screen.findByText('Street of paris/louvre');
  return page;
}

const onItsPage = 'Hours and prices stand on its Expert page.';
const unreadable = /^Hours, prices and bookings of some places could not be read/;
const linesOf = ({ backend }: PremiumStandIn, line: string) =>
  backend.calls.filter((call) => call.line.startsWith(line)).map((call) => call.line);
const day = () => screen.getByRole('region', { name: 'Tuesday 15 Dec' });
const bareTrip = () => {
  expect(screen.getAllByText(onItsPage).length).toBeGreaterThan(0);
  expect(screen.queryByText('Street of paris/crypt')).toBeNull();
  expect(screen.getByText('Entry to all of it for one adult: €10')).toBeVisible();
};

beforeEach(() => {
  build += 1;
  fetched = [];
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
    ],
  });
  globalThis.fetch = (url) => {
    fetched.push(new URL(String(url)).pathname);
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(open) } as unknown as Response);
  };
});
afterEach(() => jest.useRealTimers());

describe('a holder of a pass', () => {
  it('is told of premium places as of any other: closing days, sum, booking, map and order, by one call of a city', async () => {
    const standIn = holder();
    const { unmount } = await show(standIn, 'louvre', 'crypt', 'bistro');
    expect(await screen.findByText('Street of paris/crypt')).toBeVisible();
    expect(within(day()).getAllByText(/^(Usually closed|Closed) on Tuesdays/)).toHaveLength(3);
    expect(screen.getByText('Entry to all of it for one adult: €30')).toBeVisible();
    expect(screen.getByRole('region', { name: 'To book' })).toHaveTextContent(
      /crypt, for Tue 15 Dec.*Book by Tue 8 Dec/,
    );
    expect(within(day()).getByRole('img', { name: /: 1 louvre, 2 crypt, 3 bistro$/ })).toBeVisible();
    expect(screen.queryByText(onItsPage)).toBeNull();
    unmount();
    await show(standIn);
    expect(await screen.findByText('Street of paris/crypt')).toBeVisible();
    expect(linesOf(standIn, holderLine)).toEqual([`${holderLine}?version=1.0.${build}`]);
    expect(new Set(fetched)).toEqual(new Set([`/parts/paris/${build}/trip.json`]));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Street of');
  });

  it('is told of a place that was added under a former id', async () => {
    await show(holder(), 'louvre', 'vault');
    expect(await screen.findByText('Street of paris/crypt')).toBeVisible();
  });

  it('goes on without a network with what the page has read, on the day on which the pass was known to run', async () => {
    const standIn = holder();
    const { unmount } = await show(standIn, 'louvre', 'crypt');
    await screen.findByText('Street of paris/crypt');
    standIn.backend.answer(windowsOf('u1'), offline);
    standIn.backend.answer(holderLine, offline);
    standIn.clock.pass(61_000);
    act(() => standIn.wake());
    await waitFor(() => expect(standIn.premium.getAccess().state).toBe('failed'));
    expect(screen.getByText('Street of paris/crypt')).toBeVisible();
    unmount();
    const again = await show(standIn);
    expect(await screen.findByText('Street of paris/crypt')).toBeVisible();
    again.unmount();
    standIn.clock.date = '2026-11-22';
    await show(standIn);
    await screen.findByText(onItsPage);
    bareTrip();
  });

  it('who begins without a network is told where hours stand, and is asked for nothing', async () => {
    const standIn = premiumStandIn(backendStandIn({ [windowsOf('u1')]: offline, [holderLine]: offline }));
    await show(standIn, 'louvre', 'crypt');
    await waitFor(() => expect(standIn.premium.getAccess().state).toBe('failed'));
    bareTrip();
    expect(screen.queryByText(unreadable)).toBeNull();
    expect(linesOf(standIn, holderLine)).toEqual([]);
  });

  it('can try again where the service has trouble, and reads there where hours stand until then', async () => {
    const standIn = holder();
    standIn.backend.answer(holderLine, () => json({}, 500));
    await show(standIn, 'louvre', 'crypt');
    expect(await screen.findByText(unreadable)).toBeVisible();
    bareTrip();
    standIn.backend.answer(holderLine, () => told());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Street of paris/crypt')).toBeVisible();
    expect(screen.queryByText(unreadable)).toBeNull();
  });

  it('reads that nothing is known of a place that is gone from the guide', async () => {
    const standIn = holder();
    standIn.backend.answer(holderLine, () => told({ ...forHolders, places: forHolders.places.slice(1) }));
    await show(standIn, 'louvre', 'crypt', 'bistro');
    expect(await screen.findByText('The guide has no hours or prices of it.')).toBeVisible();
    expect(screen.getByText('Street of paris/bistro')).toBeVisible();
    expect(screen.getByText('Entry to all of it for one adult: €20')).toBeVisible();
  });

  it('of a build that tells nothing of premium places reads where hours stand', async () => {
    const standIn = holder();
    standIn.backend.answer(holderLine, () => json({}, 404));
    await show(standIn, 'louvre', 'crypt');
    await waitFor(() => expect(linesOf(standIn, holderLine)).toHaveLength(1));
    await screen.findByText(onItsPage);
    bareTrip();
    expect(screen.queryByText(unreadable)).toBeNull();
  });

  it('whose trip has no premium place calls nothing for it', async () => {
    const standIn = holder();
    await show(standIn, 'louvre');
    act(() => standIn.premium.ensureChecked());
    await waitFor(() => expect(standIn.premium.getAccess().state).toBe('active'));
    expect(linesOf(standIn, holderLine)).toEqual([]);
  });
});

describe('whoever holds no pass', () => {
  it.each([
    ['a stranger', { state: 'signedOut' } as const],
    ['somebody without a pass', signedInAs('u2')],
  ])('%s reads where hours stand, and asks the service for nothing', async (_name, session) => {
    const standIn = premiumStandIn(
      backendStandIn({ [windowsOf('u2')]: () => json([]), [holderLine]: () => told() }),
      session,
    );
    await show(standIn, 'louvre', 'crypt');
    await waitFor(() => expect(standIn.premium.getAccess().state).toMatch(/signedOut|inactive/));
    bareTrip();
    expect(linesOf(standIn, holderLine)).toEqual([]);
  });

  it('is told no more once the last day of the pass is over', async () => {
    const standIn = holder();
    await show(standIn, 'louvre', 'crypt');
    await screen.findByText('Street of paris/crypt');
    standIn.clock.date = '2026-12-01';
    act(() => standIn.wake());
    await screen.findByText(onItsPage);
    bareTrip();
  });

  it('is told no more once the pass was taken back, nor on that day without a network', async () => {
    const standIn = holder();
    await show(standIn, 'louvre', 'crypt');
    await screen.findByText('Street of paris/crypt');
    for (const [windows, access] of [
      [() => json([]), 'inactive'],
      [offline, 'failed'],
    ] as const) {
      standIn.backend.answer(windowsOf('u1'), windows);
      standIn.clock.pass(61_000);
      act(() => standIn.wake());
      await waitFor(() => expect(standIn.premium.getAccess().state).toBe(access));
      await screen.findByText(onItsPage);
      bareTrip();
    }
  });

  it('is told nothing where the service finds no pass, whatever the page believed', async () => {
    const standIn = holder();
    standIn.backend.answer(holderLine, () => {
      standIn.backend.answer(windowsOf('u1'), () => json([]));
      return json({}, 403);
    });
    await show(standIn, 'louvre', 'crypt');
    await waitFor(() => expect(standIn.premium.getAccess().state).toBe('inactive'));
    await waitFor(() => expect(screen.queryByText(unreadable)).toBeNull());
    bareTrip();
  });

  it('gets nothing that a holder read before in the same page, without a network either', async () => {
    const standIn = holder();
    const { unmount } = await show(standIn, 'louvre', 'crypt');
    await screen.findByText('Street of paris/crypt');
    unmount();
    standIn.backend.answer(windowsOf('u2'), offline);
    standIn.session.become(signedInAs('u2'));
    await show(standIn);
    await waitFor(() => expect(standIn.premium.getAccess().state).toBe('failed'));
    bareTrip();
  });
});
