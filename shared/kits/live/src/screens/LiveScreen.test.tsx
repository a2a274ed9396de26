import type { ShellApi } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveScreen } from './LiveScreen';
import { sampleLive } from '../testing/sampleLive';

const route = {
  path: '/app/live',
  text: 'Live Paris',
  icon: 'radio',
  type: 'premium',
  area: 'paris',
  nav: true,
} as const;
const tuesday = new Date('2026-12-01T12:00:00+01:00');
const plan = (...ids: string[]): ShellApi['plan'] => ({
  items: ids.map((id) => ({ id: `paris/${id}`, name: id, path: '/sights' })),
  add: () => undefined,
  remove: () => undefined,
});

/** A stream that a test writes to. */
function line() {
  let push: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const report = (data: object) =>
    act(async () => {
      push(`event: report\ndata: ${JSON.stringify(data)}\n\n`);
      await jest.advanceTimersByTimeAsync(0);
    });
  return { response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }), report };
}

async function show(shell: Partial<ShellApi> = {}) {
  const element = (changes: Partial<ShellApi>) => (
    <ShellProvider
      value={shellApiStandIn({
        readPremium: () => Promise.resolve(JSON.parse(JSON.stringify(sampleLive()))),
        callService: () => Promise.resolve(new Response(null, { status: 404 })),
        ...shell,
        ...changes,
      })}
    >
      <BrowserRouter>
        <LiveScreen route={route} siblings={[]} premiumKey="paris/live" />
      </BrowserRouter>
    </ShellProvider>
  );
  const view = render(element({}));
  await screen.findByText('Live Paris', { selector: 'h1' });
  return { change: (changes: Partial<ShellApi>) => view.rerender(element(changes)) };
}

// By text, not by role: on a board of this size a search by role takes a second.
const tile = (name: string) =>
  within(screen.getByLabelText('At a glance')).getByText(name, { selector: 'a' }).closest('li') as HTMLElement;
const group = (name: RegExp) => screen.getByText(name, { selector: 'h3' }).closest('section') as HTMLElement;

beforeEach(() => void jest.useFakeTimers({ now: tuesday, doNotFake: ['queueMicrotask'], advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

it('is a whole board without any source, and says of each thing where it comes from', async () => {
  await show();
  expect(screen.getByText('12:00')).toBeInTheDocument();
  expect(screen.getByText('Tuesday 1 December · Paris time')).toBeInTheDocument();
  expect(screen.getByText(/^Worked out from opening hours and the calendar/)).toBeInTheDocument();
  expect(tile('Open now')).toHaveTextContent('Planned');
  expect(tile('Weather')).toHaveTextContent(/11 to 21 °C.*Usual for December ?Typical/);
  expect(tile('Metro and RER')).toHaveTextContent('No works listed');
  expect(tile('Light')).toHaveTextContent(/Daylight.*Calculated/);
  expect(tile('Crowds')).toHaveTextContent('Typical');
  expect(within(group(/^Closed today/)).getByText(/shut on Tuesdays/)).toBeInTheDocument();
  const through = screen.getByText(/^From 09:00 moderate, from 11:00 busy, from 16:00 moderate, to \d\d:00\.$/);
  expect(through).not.toBeVisible();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(within(document.getElementById('crowds') as HTMLElement).getByText('The orsay', { selector: 'h3' }));
  expect(through).toBeVisible();
  expect(
    screen.getByText('No planned works are known for today. How trains run now, on the operator’s own page:'),
  ).toBeVisible();
  const chart = screen.getByLabelText('The orsay, hour by hour');
  expect([...chart.querySelectorAll('text')].map((label) => label.textContent)).toEqual(['10', '12', '14', '16']);
  expect(screen.queryByText('Measured', { selector: 'span' })).not.toBeInTheDocument();
});

it('tells once for a whole list where it comes from, not at each row', async () => {
  await show();
  const places = document.getElementById('places') as HTMLElement;
  expect(within(places).getAllByText(/read at|usual hours: confirm/, { selector: 'summary, p' })).toHaveLength(1);
  expect(within(group(/^Open for another hour/)).queryByText(/Planned|Typical/)).not.toBeInTheDocument();
  expect(within(document.getElementById('crowds') as HTMLElement).getAllByText(/what is usual/)).toHaveLength(1);
});

it('shows what can be gone to now, and folds with its number what is shut, far off or late', async () => {
  await show();
  expect(within(group(/^Open for another hour/)).getByText('The orsay')).toBeVisible();
  expect(screen.getByText(/^Closed today, and why/, { selector: 'h3' })).toBeVisible();
  expect(within(group(/^Closed today/)).getByText(/shut on Tuesdays/)).not.toBeVisible();
  const days = within(document.getElementById('days') as HTMLElement);
  // Of what comes up a name and its days are seen.
  expect(days.getByText('Christmas Eve')).toBeVisible();
  expect(days.getByText('Shops shut at six. Book a table.')).not.toBeVisible();
  expect(screen.getByText('Our own estimate.')).not.toBeVisible();
});

it('shows the hours of what lets people in now as bars, and folds with its number what lets nobody in', async () => {
  await show();
  const crowds = within(document.getElementById('crowds') as HTMLElement);
  expect(crowds.getByLabelText('The orsay, hour by hour')).toBeVisible();
  const shut = crowds.getByText('No entry at this hour', { selector: 'h3' });
  expect(shut).toHaveTextContent('No entry at this hour 1');
  expect(shut.closest('details')).not.toHaveAttribute('open');
  expect(crowds.getByText('The louvre', { selector: 'h4' })).not.toBeVisible();
});

it('tells on the tile of today a long name in small letters, below what it is', async () => {
  const sample = sampleLive();
  const lights = {
    kind: 'event',
    name: 'Lights along the great avenue of the city',
    from: '2026-11-20',
    until: '2027-01-02',
    dates: 'settled',
    text: 'From five.',
  } as const;
  await show({ readPremium: () => Promise.resolve({ ...sample, items: [...sample.items, lights] }) });
  expect(within(tile('Today')).getByText('Event')).toBeInTheDocument();
  expect(within(tile('Today')).getByText('Lights along the great avenue of the city')).toBeInTheDocument();
});

it('has what opens next at hand at an hour at which nothing is open', async () => {
  jest.setSystemTime(new Date('2026-12-01T07:00:00+01:00'));
  await show();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByText('Museums', { selector: 'button' }));
  expect(within(group(/^Opens later today/)).getAllByRole('listitem')[0]).toBeVisible();
});

it('tells what only some days bring whole on such a day', async () => {
  jest.setSystemTime(new Date('2026-12-24T10:00:00+01:00'));
  await show();
  expect(screen.getByText('Shops shut at six. Book a table.')).toBeVisible();
});

it('tells a beginning and an end of which no day is known in their own words', async () => {
  await show();
  expect(screen.getByText(/autumn 2025 to about 2030/)).toBeInTheDocument();
});

it('folds what merely goes on out of today, with its names in sight', async () => {
  await show();
  const days = within(document.getElementById('days') as HTMLElement);
  const fold = days.getByText(/ goes? on$/).closest('details') as HTMLElement;
  expect(fold).not.toHaveAttribute('open');
  expect(within(fold).getByText(/Works at the Pompidou/, { selector: 'span' })).toBeVisible();
  expect(within(fold).getByText('Works at the Pompidou', { selector: 'h4' })).not.toBeVisible();
});

it('tells a holiday and what falls on it on one card', async () => {
  const sample = sampleLive();
  const eve = sample.items.find(({ name }) => name === 'Christmas Eve');
  if (!eve) throw new Error('The sample has no Christmas Eve');
  const mass = {
    ...eve,
    name: 'Mass in the square',
    from: '2026-12-25',
    until: '2026-12-25',
    text: 'At noon.',
  } as const;
  await show({ readPremium: () => Promise.resolve({ ...sample, items: [...sample.items, mass] }) });
  const card = screen.getByText('Christmas Day', { selector: 'h4' }).closest('li') as HTMLElement;
  expect(within(card).getByText('Also: Mass in the square')).toBeVisible();
  expect(within(card).getByText('At noon.')).not.toBeVisible();
  expect(screen.queryByText('Mass in the square', { selector: 'h4' })).not.toBeInTheDocument();
});

it('says that a free day is over once nobody is let in any more, and takes it off the tile', async () => {
  jest.setSystemTime(new Date('2026-12-06T17:30:00+01:00'));
  await show();
  expect(tile('Today')).toHaveTextContent('Free Sunday: The orsay');
  jest.setSystemTime(new Date('2026-12-06T18:00:00+01:00'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(tile('Today')).toHaveTextContent('An ordinary day');
  expect(screen.getByText('Free Sunday: The orsay', { selector: 'h4' }).closest('li')).toHaveTextContent(
    'over for today',
  );
});

it('tells what holds in every strike, with where it was read', async () => {
  await show();
  const rules = within(document.getElementById('days') as HTMLElement);
  expect(rules.getByText('In any strike trains run until half past eight.')).toBeInTheDocument();
  expect(rules.getByText(/^Rule.* read at example\.com/, { selector: 'span' })).toBeInTheDocument();
});

it('puts the trip first, with what to do instead', async () => {
  await show({ plan: plan('louvre', 'orsay') });
  const alerts = within(screen.getByLabelText('In your trip today'));
  expect(alerts.getByText('The louvre is closed today: shut on Tuesdays.')).toBeInTheDocument();
  expect(alerts.getByText(/12 min on foot\. Open until 18:00\./)).toHaveTextContent('Instead: The orsay');
  expect(
    within(group(/^In my trip/))
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('data-state')),
  ).toEqual(['open', 'closed']);
  // What stood there at first is not read out.
  expect(screen.getAllByRole('status').map((status) => status.textContent)).not.toContain(
    expect.stringContaining('New for your trip'),
  );
});

it('tells once below the alerts of the trip where they come from, and beside one that a report brings its own', async () => {
  const stream = line();
  await show({ plan: plan('louvre', 'pompidou', 'orsay'), callService: () => Promise.resolve(stream.response()) });
  const section = screen.getByLabelText('In your trip today');
  expect(within(section).getAllByText(/^The (louvre|pompidou) is closed/)).toHaveLength(2);
  expect(within(section).getAllByText(/example\.com/)).toHaveLength(1);
  expect(within(section).getByText('All of this was read at a source')).toBeInTheDocument();
  expect(within(section).queryByText('Planned')).not.toBeInTheDocument();
  await stream.report({
    source: 'transit',
    state: 'fresh',
    fetchedAt: '2026-12-01T10:59:00Z',
    validUntil: '2026-12-01T11:05:00Z',
    data: { lines: [{ mode: 'metro', line: '12', status: 'interrupted', messages: [] }] },
  });
  expect(within(section).getByText('Measured').closest('li')).toHaveTextContent('On the way to The orsay');
  expect(within(section).getAllByText('Measured')).toHaveLength(1);
  expect(within(section).getByText('All of this was read at a source')).toBeInTheDocument();
});

it('does not call a place fine at which nobody is let in any more', async () => {
  await show({ plan: plan('orsay') });
  const section = screen.getByLabelText('In your trip today');
  expect(section).toHaveTextContent('Nothing gets in the way of the place in your trip today.');
  jest.setSystemTime(new Date('2026-12-01T17:57:00+01:00'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(section).toHaveTextContent('Nobody is let in any more today at what is in your trip.');
});

it('narrows the places to a kind, by the keyboard', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await show();
  const chip = screen.getByText('Museums', { selector: 'button' });
  chip.focus();
  await user.keyboard('{Enter}');
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(
    within(group(/^Open for another hour/))
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').textContent),
  ).toEqual(['The orsay', 'The rodin']);
});

it('moves on with the minute and into the next day, and reads out what is new for the trip', async () => {
  jest.setSystemTime(new Date('2026-12-01T16:59:00+01:00'));
  await show({ plan: plan('orsay') });
  expect(screen.getByText('16:59')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('17:00')).toBeInTheDocument();
  expect(screen.getByText(/^New for your trip: The orsay closes at 18:00, in 1 h/)).toBeInTheDocument();
  // The tab slept over midnight.
  jest.setSystemTime(new Date('2026-12-02T00:01:00+01:00'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/Wednesday 2 December/)).toBeInTheDocument();
});

it('takes in reports as they come, shows their age, and greys what is out of date', async () => {
  const stream = line();
  await show({ callService: () => Promise.resolve(stream.response()) });
  expect(await screen.findByText(/^Worked out from opening hours and the calendar/)).toBeInTheDocument();
  const hours = ['11', '12', '13'].map((hour) => ({
    at: `2026-12-01T${hour}:00:00Z`,
    temperature: 7,
    precipitation: 0,
    code: 3,
    wind: 9,
  }));
  await stream.report({
    source: 'weather',
    state: 'fresh',
    fetchedAt: '2026-12-01T10:57:00Z',
    validUntil: '2026-12-01T11:20:00Z',
    attribution: { text: 'Open-Meteo', url: 'https://open-meteo.com', licence: 'CC BY 4.0' },
    data: {
      current: { at: '2026-12-01T11:00:00Z', temperature: 7.4, apparent: 4, code: 3, wind: 9, precipitation: 0 },
      hours,
    },
  });
  expect(tile('Weather')).toHaveTextContent(/7 °C.*overcast, feels like 4 °C.*Forecast fetched 3 min ago/);
  expect(screen.getByText('Live: weather.')).toBeInTheDocument();
  expect(screen.getAllByText(/Open-Meteo/)[0]).toHaveAttribute('href', 'https://open-meteo.com');
  await stream.report({
    source: 'transit',
    state: 'fresh',
    fetchedAt: '2026-12-01T10:59:00Z',
    validUntil: '2026-12-01T11:05:00Z',
    data: {
      lines: [
        {
          mode: 'metro',
          line: '1',
          status: 'interrupted',
          messages: [{ title: 'Incident', text: 'Trafic interrompu.' }],
        },
      ],
    },
  });
  expect(tile('Metro and RER')).toHaveTextContent(/1 line in trouble.*Line 1 is interrupted.*Measured/);
  expect(screen.getByText(/Trafic interrompu/)).toHaveAttribute('lang', 'fr');
  jest.setSystemTime(new Date('2026-12-01T12:21:00+01:00'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(tile('Weather')).toHaveTextContent('out of date');
  expect(tile('Weather')).toHaveAttribute('data-stale', 'true');
});

it('says that the pass has ended, and keeps the board', async () => {
  await show({ callService: () => Promise.resolve(new Response(null, { status: 403 })) });
  expect(await screen.findByText(/Your Expert Access has ended/)).toBeInTheDocument();
  expect(screen.getByText('Renew Expert Access')).toHaveAttribute('href', '/app/checkout');
  expect(tile('Open now')).toBeInTheDocument();
});

it('says that the browser is offline, and holds no line while nobody looks', async () => {
  const asked: AbortSignal[] = [];
  await show({
    callService: (_path, init) => {
      if (init?.signal) asked.push(init.signal);
      return Promise.resolve(line().response());
    },
  });
  expect(asked).toHaveLength(1);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked[0]?.aborted).toBe(true);
  seen.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(2);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  seen.mockRestore();
  online.mockRestore();
});

it('keeps its line when the shell hands over new functions', async () => {
  let asked = 0;
  const callService = () => {
    asked += 1;
    return Promise.resolve(line().response());
  };
  const { change } = await show({ callService });
  change({ callService: () => callService(), plan: plan('orsay') });
  expect(await screen.findByText(/^In my trip/, { selector: 'h3' })).toBeInTheDocument();
  expect(asked).toBe(1);
});

it('says why the board could not be fetched, and tries again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let down = true;
  render(
    <ShellProvider
      value={shellApiStandIn({
        callService: () => Promise.resolve(new Response(null, { status: 404 })),
        readPremium: () => (down ? Promise.reject(new Error('The service rests.')) : Promise.resolve(sampleLive())),
      })}
    >
      <BrowserRouter>
        <LiveScreen route={route} siblings={[]} premiumKey="paris/live" />
      </BrowserRouter>
    </ShellProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The service rests.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12:00')).toBeInTheDocument();
});
