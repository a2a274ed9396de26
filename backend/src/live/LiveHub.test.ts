import type { LiveReport } from '@odysseus/contract';
import { turnedTime } from '../testing/turnedTime';
import { LiveFault } from './LiveFault';
import { LiveHub } from './LiveHub';
import type { LiveData, LiveSource, LiveSourceOf } from './LiveSource';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 21, 16);
const weather = {
  current: { at: '2026-11-21T16:00:00Z', temperature: 7, apparent: 4, code: 61, wind: 15, precipitation: 0 },
  hours: [],
};

/** A source whose answers a test writes. */
function sourceOf<Name extends LiveSource['name']>(
  name: Name,
  read: () => Promise<LiveData<Name>>,
  change: Partial<LiveSourceOf<Name>> = {},
): LiveSourceOf<Name> & { asked: () => number } {
  let asked = 0;
  return {
    name,
    provider: `the-${name}`,
    title: 'The service',
    attribution: { text: 'The service', url: 'https://service.example/', licence: 'CC BY 4.0' },
    budget: { perHour: 1_000, perDay: 10_000 },
    interval: 10 * minute,
    validFor: hour,
    read: () => {
      asked += 1;
      return read();
    },
    ...change,
    asked: () => asked,
  };
}

/** Asks what other cities ask as well. */
function sharedSource(ask: () => Promise<LiveData<'alerts'>>): LiveSourceOf<'alerts'> {
  return {
    ...sourceOf('alerts', ask, { interval: 5 * minute }),
    shared: true,
    read: (_now, share) => share('italy', ask),
  };
}

function hubOf(
  sources: readonly LiveSource[],
  { takeCall = async () => true }: { takeCall?: () => Promise<boolean> } = {},
) {
  const time = turnedTime(start);
  const faults: string[] = [];
  const hub = new LiveHub({ takeCall, time, onFault: (_city, _source, { kind }) => void faults.push(kind) });
  hub.serve('paris', sources);
  hub.serve('rome', []);
  return { hub, time, faults };
}

const reportIn = (event: string): LiveReport => JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '') as LiveReport;
const idOf = (event: string): string => /^id: (.*)$/m.exec(event)?.[1] ?? '';

/** A board that writes down what it is sent of one source. */
function boardOf(hub: LiveHub, source: LiveReport['source'] = 'weather', lastEventId?: string) {
  const events: string[] = [];
  const close = hub.open('paris', lastEventId, (event) => void events.push(event));
  return {
    events,
    close,
    reports: () => events.map(reportIn).filter((report) => report.source === source),
    states: () =>
      events
        .map(reportIn)
        .filter((report) => report.source === source)
        .map(({ state }) => state),
  };
}

describe('The hub of the live boards', () => {
  it('asks each source once an interval, for a thousand boards as for one', async () => {
    const sky = sourceOf('weather', async () => weather);
    const lines = sourceOf('transit', async () => ({ lines: [] }), { interval: 2 * minute });
    const { hub, time } = hubOf([sky, lines]);
    let pushes = 0;
    const boards = Array.from({ length: 1_000 }, () => hub.open('paris', undefined, () => void (pushes += 1)));
    await time.turn(0);
    expect([sky.asked(), lines.asked(), hub.boards]).toEqual([1, 1, 1_000]);
    // Three sources are told of at once, one of them off; two of them answer.
    expect(pushes).toBe(5_000);
    await time.turn(hour);
    expect(sky.asked()).toBeGreaterThanOrEqual(6);
    expect(sky.asked()).toBeLessThanOrEqual(8);
    expect(lines.asked()).toBeGreaterThanOrEqual(29);
    expect(lines.asked()).toBeLessThanOrEqual(32);
    for (const close of boards) close();
    expect(hub.boards).toBe(0);
  });

  it('asks once an interval what several cities ask alike, however their boards open', async () => {
    const time = turnedTime(start);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return { alerts: [] };
    };
    const cities = ['rome', 'florence', 'milan'];
    const hub = new LiveHub({ takeCall: async () => true, time });
    for (const city of cities) hub.serve(city, [sharedSource(ask)]);
    const states: string[] = [];
    for (const city of cities) {
      hub.open(city, undefined, (event) => void states.push(reportIn(event).state));
      await time.turn(2 * minute);
    }
    expect(asked).toBe(2);
    await time.turn(3 * hour);
    expect(asked).toBeGreaterThanOrEqual(34);
    expect(asked).toBeLessThanOrEqual(40);
    expect(states).not.toContain('stale');
    expect(states).not.toContain('failed');
  });

  it('asks nobody while no board is open, and knows the last answer when one opens again', async () => {
    const sky = sourceOf('weather', async () => weather);
    const { hub, time } = hubOf([sky]);
    const first = boardOf(hub);
    await time.turn(0);
    first.close();
    await time.turn(30 * minute);
    expect(sky.asked()).toBe(1);
    const second = boardOf(hub);
    // Half an hour old is older than it should be; it is shown until there is a newer one.
    expect(second.reports()[0]).toMatchObject({
      state: 'stale',
      fetchedAt: new Date(start).toISOString(),
      data: weather,
    });
    await time.turn(0);
    expect(second.states()).toEqual(['stale', 'fresh']);
    expect(sky.asked()).toBe(2);
  });

  it('does not ask again for each board that comes and goes', async () => {
    const sky = sourceOf('weather', async () => weather);
    const { hub, time } = hubOf([sky]);
    for (let visit = 0; visit < 50; visit += 1) {
      const { close } = boardOf(hub);
      await time.turn(1_000);
      close();
      close();
    }
    await hub.ask('paris');
    expect(sky.asked()).toBe(1);
    expect(hub.boards).toBe(0);
  });

  it('keeps the last good answer through failures, says its age and what is wrong, and lets go of it in the end', async () => {
    let fault: LiveFault | undefined;
    const sky = sourceOf('weather', async () => {
      if (fault) throw fault;
      return weather;
    });
    const { hub, time } = hubOf([sky]);
    const board = boardOf(hub);
    await time.turn(0);
    fault = new LiveFault('nonsense', '900 degrees');
    await time.turn(11 * minute);
    expect(board.reports().at(-1)).toEqual(
      expect.objectContaining({
        state: 'stale',
        fetchedAt: new Date(start).toISOString(),
        trouble: expect.stringContaining('made no sense'),
        data: weather,
      }),
    );
    await time.turn(2 * hour);
    expect(board.reports().at(-1)).toMatchObject({ state: 'failed', trouble: expect.stringContaining('The service') });
    expect(board.reports().at(-1)).not.toHaveProperty('data');
    fault = undefined;
    await time.turn(hour);
    expect(board.states().at(-1)).toBe('fresh');
    expect(board.reports().at(-1)).not.toHaveProperty('trouble');
  });

  it('tries once more for a passing reason, and gives a provider that keeps failing ever longer rests', async () => {
    const sky = sourceOf('weather', () => Promise.reject(new LiveFault('broken', '500')));
    const { hub, time, faults } = hubOf([sky]);
    boardOf(hub);
    await time.turn(2_000);
    expect(sky.asked()).toBe(2);
    await time.turn(5 * minute);
    const after5 = sky.asked();
    await time.turn(6 * hour);
    expect(faults).toContain('resting');
    // Rests of half an hour in the end: some two dozen questions, where one a minute would be 720.
    expect(sky.asked() - after5).toBeLessThan(40);
    expect(sky.asked() - after5).toBeGreaterThan(10);
  });

  it('stops asking with a key that is refused, and says that the source is switched off', async () => {
    const sky = sourceOf('weather', () => Promise.reject(new LiveFault('refused', '403')));
    const { hub, time } = hubOf([sky]);
    const board = boardOf(hub);
    await time.turn(5 * hour);
    expect(sky.asked()).toBe(1);
    expect(board.states()).toEqual(['waiting', 'failed']);
    expect(board.reports().at(-1)?.trouble).toContain('switched off');
  });

  it('waits as long as a provider asks for', async () => {
    const sky = sourceOf('weather', () => Promise.reject(new LiveFault('limited', '429', 45 * minute)));
    const { hub, time } = hubOf([sky]);
    const board = boardOf(hub);
    await time.turn(44 * minute);
    expect(sky.asked()).toBe(1);
    expect(board.reports().at(-1)?.trouble).toContain('asks us to wait');
    await time.turn(3 * minute);
    expect(sky.asked()).toBe(2);
  });

  it.each([
    ['is spent', async () => false],
    ['can not be read', () => Promise.reject(new Error('no database'))],
  ])('makes no call when the budget %s', async (_what, takeCall) => {
    const sky = sourceOf('weather', async () => weather);
    const { hub, time } = hubOf([sky], { takeCall });
    const board = boardOf(hub);
    await time.turn(hour);
    expect(sky.asked()).toBe(0);
    expect(board.reports().at(-1)).toMatchObject({
      state: 'failed',
      trouble: expect.stringContaining('as often as we may'),
    });
  });

  it('sends a board that comes back only what it has not seen, and everything after another process', async () => {
    const sky = sourceOf('weather', async () => weather);
    const lines = sourceOf('transit', async () => ({ lines: [] }), { interval: 2 * minute });
    const { hub, time } = hubOf([sky, lines]);
    const first = boardOf(hub);
    await time.turn(0);
    const seen = idOf(first.events.at(-1) ?? '');
    first.close();
    expect(boardOf(hub, 'weather', seen).events).toHaveLength(0);
    for (const foreign of ['0123456789ab-9999', 'nonsense', ''])
      expect(boardOf(hub, 'weather', foreign).events).toHaveLength(3);
    const other = boardOf(hub);
    await time.turn(2.2 * minute);
    expect(other.events.slice(3).map((event) => reportIn(event).source)).toEqual(['transit']);
  });

  it('answers who asks once with what there is, when a source takes too long', async () => {
    const sky = sourceOf('weather', () => new Promise(() => undefined));
    const { hub, time } = hubOf([sky]);
    const asked = hub.ask('paris');
    await time.turn(6_000);
    expect((await asked).map(({ state }) => state)).toEqual(['waiting', 'off', 'off']);
  });

  it('survives an adapter that throws what it should not', async () => {
    const { hub, time } = hubOf([
      sourceOf('weather', () => Promise.reject(new TypeError('undefined is not a function'))),
    ]);
    const board = boardOf(hub);
    await time.turn(0);
    expect(board.states()).toEqual(['waiting', 'failed']);
  });

  it('keeps its pace when the clock is set back', async () => {
    const sky = sourceOf('weather', async () => weather);
    const { hub, time } = hubOf([sky]);
    boardOf(hub);
    await time.turn(0);
    time.setBack(3 * hour);
    await time.turn(hour);
    expect(sky.asked()).toBeGreaterThan(5);
    expect(sky.asked()).toBeLessThan(10);
  });

  it('opens boards with the sources that a city has got since, and leaves open ones theirs', async () => {
    const [before, after] = [
      sourceOf('weather', async () => weather),
      sourceOf('weather', async () => ({ ...weather, hours: [] })),
    ];
    const { hub, time } = hubOf([before]);
    const early = boardOf(hub);
    await time.turn(0);
    hub.serve('paris', [after]);
    const late = boardOf(hub);
    await time.turn(hour);
    expect([before.asked() > 5, after.asked() > 5, hub.boards]).toEqual([true, true, 2]);
    expect([early.states().at(-1), late.states().at(-1)]).toEqual(['fresh', 'fresh']);
    early.close();
    const asked = before.asked();
    await time.turn(hour);
    expect([before.asked(), hub.boards]).toEqual([asked, 1]);
    late.close();
    expect(hub.boards).toBe(0);
  });

  it('knows of no city that it was not told of', () => {
    const { hub } = hubOf([]);
    expect(() => hub.open('paris', undefined, () => undefined)).not.toThrow();
    for (const city of ['atlantis', '__proto__'])
      expect(() => hub.open(city, undefined, () => undefined)).toThrow(RangeError);
  });
});
