import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveReport } from '@odysseus/contract';
import { processorTime } from '@odysseus/model/testing';
import { boardOf } from './board';
import type { LiveItem } from './schema';
import type { Reports } from './withReport';
import { goldenMoments, saidAt, type GoldenMoment } from '../testing/goldenMoments';
import { sampleLive } from '../testing/sampleLive';

const noon = new Date('2026-12-01T12:00:00+01:00');
const fetched = {
  state: 'fresh',
  fetchedAt: '2026-12-01T10:58:00Z',
  validUntil: '2026-12-01T11:28:00Z',
  attribution: { text: 'Open-Meteo', url: 'https://open-meteo.com', licence: 'CC BY 4.0' },
} as const;

function weather(wetHours: readonly string[], changes: Partial<LiveReport> = {}): Reports {
  const hours = ['11', '12', '13', '14', '15', '16'].map((hour) => ({
    at: `2026-12-01T${hour}:00:00Z`,
    temperature: 8,
    precipitation: wetHours.includes(hour) ? 1 : 0,
    code: wetHours.includes(hour) ? 61 : 3,
    wind: 10,
  }));
  return {
    weather: {
      source: 'weather',
      ...fetched,
      data: {
        current: { at: '2026-12-01T10:45:00Z', temperature: 8.4, apparent: 5.6, code: 3, wind: 12, precipitation: 0 },
        hours,
      },
      ...changes,
    } as Reports['weather'],
  };
}

const transit = (status: 'interrupted' | 'normal', state: LiveReport['state'] = 'fresh'): Reports => ({
  transit: {
    source: 'transit',
    ...fetched,
    state,
    data: {
      lines: [
        { mode: 'metro', line: '1', status, messages: [] },
        { mode: 'metro', line: '7', status: 'normal', messages: [] },
        { mode: 'bus', line: '38', status: 'interrupted', messages: [] },
      ],
    },
  },
});

const state = (id: string, now: Date, trip: readonly string[] = []) =>
  boardOf(sampleLive(), now, {}, trip).rows.find(({ place }) => place.id === id)?.state;

describe("a board in the city's time", () => {
  it('knows which museum is shut on which weekday, and why', () => {
    expect(saidAt('Monday noon').places).toMatchObject({
      louvre: 'Open until 18:00',
      orsay: 'Closed today: shut on Mondays; opens tomorrow at 09:30',
    });
    expect(saidAt('Tuesday noon').places).toMatchObject({
      louvre: 'Closed today: shut on Tuesdays; opens tomorrow at 09:00',
      orsay: 'Open until 18:00',
    });
    expect(saidAt('Tuesday noon').advice).toContain('Tuesday is the closing day of The louvre.');
  });

  it('names the holiday that shuts a place, and not one that would be shut on that weekday anyway', () => {
    expect(saidAt('1 May').places).toMatchObject({
      louvre: 'Closed today: shut for Labour Day; opens tomorrow at 09:00',
      tower: 'Open until 23:00',
    });
    expect(saidAt('1 May').today).toContain('Labour Day');
    expect(saidAt('1 May').advice[0]).toMatch(
      /Labour Day: 5 places of this board that usually open on a Saturday are shut/,
    );
    expect(state('orsay', new Date('2027-07-14T12:00:00+02:00'))).toEqual({ is: 'open', until: '18:00' });
  });

  it('says that a place closes earlier than on other such days', () => {
    expect(saidAt('Christmas Eve').places['store']).toBe('Closes at 17:00, in 30 min (early 17:00)');
    expect(saidAt('Christmas Eve').places['louvre']).toBe('Open until 18:00');
    expect(saidAt('Christmas Eve').advice).toContain('Christmas Eve: Shops shut at six.');
  });

  it('crosses midnight with what is open through it', () => {
    expect(saidAt('a minute before midnight')).toMatchObject({
      clock: '2026-11-30 23:59',
      places: { bar: 'Open until 02:00', louvre: expect.stringContaining('Closed for today') as string },
    });
    expect(saidAt('a minute after midnight')).toMatchObject({
      clock: '2026-12-01 00:01',
      places: {
        bar: 'Open until 02:00',
        louvre: expect.stringContaining('shut on Tuesdays') as string,
        orsay: 'Opens at 09:30, in 9 h 29',
      },
    });
  });

  it('goes by the clock on the nights when clocks change', () => {
    expect(saidAt('the last minute of winter time')).toMatchObject({
      clock: '2027-03-28 01:59',
      places: { bar: 'Opens at 18:00, in 16 h 01' },
    });
    expect(saidAt('the first minute of summer time')).toMatchObject({
      clock: '2027-03-28 03:00',
      places: { bar: 'Opens at 18:00, in 15 h' },
    });
    expect(saidAt('the first minute of summer time').today).toContain('Summer time begins');
    expect(saidAt('half past two for the second time')).toEqual(saidAt('half past two for the first time'));
    expect(saidAt('half past two for the first time').today).toContain('Summer time ends');
  });

  it('reckons with a free Sunday and with school holidays', () => {
    expect(saidAt('first Sunday').crowds).toEqual({ louvre: [4], orsay: [4, 'freeSunday'], tower: [3] });
    expect(saidAt('Christmas Eve').crowds['tower']).toEqual([4, 'schoolHoliday']);
  });

  it('tells the sun and the lamps of its own day', () => {
    expect(saidAt('Tuesday noon').sun).toEqual(['08:22', '16:56', 'day']);
    expect(saidAt('Tuesday noon').lit).toEqual([]);
    expect(saidAt('a minute before midnight').lit).toEqual(['Bridges']);
    expect(boardOf(sampleLive(), new Date('2026-12-01T23:44:00+01:00'), {}, []).sun?.lights[0]?.lit).toBe(true);
  });

  it('says the same wherever the visitor has set the clock', () => {
    // The calendars are compiled where the process begins; the clock is set to another zone after that.
    const script = `import { goldenMoments, saidAt } from ${JSON.stringify(pathToFileURL(join(__dirname, '../testing/goldenMoments.ts')).href)};
      const said = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone) => {
        process.env.TZ = zone;
        return { offset: new Date('2026-12-01T12:00:00Z').getTimezoneOffset(), all: Object.keys(goldenMoments).map((moment) => saidAt(moment)) };
      });
      console.log(JSON.stringify(said));`;
    const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: 'Asia/Tokyo' },
      encoding: 'utf8',
    });
    const here: unknown = JSON.parse(
      JSON.stringify((Object.keys(goldenMoments) as GoldenMoment[]).map((moment) => saidAt(moment))),
    );
    expect(JSON.parse(said)).toEqual([
      { offset: -540, all: here },
      { offset: 480, all: here },
    ]);
  });
});

describe('a trip', () => {
  it('is told of a closing day with the nearest open place of its family', () => {
    const [alert] = boardOf(sampleLive(), noon, {}, ['paris/louvre', 'rome/pantheon']).tripAlerts;
    expect(alert).toMatchObject({
      id: 'closed-louvre',
      severity: 'stop',
      text: 'The louvre is closed today: shut on Tuesdays.',
      alternative: { row: { place: { id: 'orsay' } }, minutes: 12 },
    });
    expect(boardOf(sampleLive(), noon, {}, ['paris/louvre']).advice[0]).toBe(
      'The louvre is closed today: shut on Tuesdays. The orsay, 12 minutes on foot, is open until 18:00.',
    );
  });

  it('is told of works, of what its day brings, and of the last hour', () => {
    const texts = (now: string, id: string) =>
      boardOf(sampleLive(), new Date(now), {}, [`paris/${id}`]).tripAlerts.map(({ text }) => text);
    expect(texts('2026-12-01T12:00:00+01:00', 'pompidou')).toEqual([
      'The pompidou is closed: Works at the Pompidou, until about 2030.',
    ]);
    expect(texts('2027-07-14T12:00:00+02:00', 'tower')).toEqual([
      'The tower: Fireworks.',
      'The tower is usually packed at this hour.',
    ]);
    expect(texts('2026-12-01T17:20:00+01:00', 'orsay')).toEqual([
      'The orsay closes at 18:00, in 40 min; last entry may be earlier.',
    ]);
    expect(texts('2026-12-01T12:00:00+01:00', 'orsay')).toEqual([]);
  });

  it('is told instead of a place shut for works what is open, and not what the works’ own words name', () => {
    const alertAt = (now: string) => boardOf(sampleLive(), new Date(now), {}, ['paris/pompidou']).tripAlerts[0];
    const onMonday = alertAt('2026-11-30T16:00:00+01:00');
    expect(onMonday).toMatchObject({ id: 'closed-pompidou', alternative: { row: { place: { id: 'louvre' } } } });
    const onTuesday = alertAt('2026-12-01T12:00:00+01:00');
    expect(onTuesday).toMatchObject({ id: 'closed-pompidou', alternative: { row: { place: { id: 'orsay' } } } });
    const atNight = alertAt('2026-12-01T23:00:00+01:00');
    expect(atNight).toMatchObject({ id: 'closed-pompidou', alternative: undefined });
    for (const alert of [onMonday, onTuesday, atNight]) expect(alert?.instead).toBeUndefined();
  });

  it('is not sent to a place that is usually packed at the hour', () => {
    // On the free first Sunday the Orsay is packed, and the Rodin is further.
    const [alert] = boardOf(sampleLive(), new Date('2026-12-06T12:00:00+01:00'), {}, ['paris/pompidou']).tripAlerts;
    expect(alert?.alternative?.row.place.id).toBe('rodin');
  });

  it('is told what may have ended with what is open, and of a day that is not settled that it is not', () => {
    const sample = sampleLive();
    const touching = (item: LiveItem): LiveItem => ({ ...item, from: '2025-12-01', closes: false, places: ['orsay'] });
    const items = sample.items.filter(({ kind }) => kind === 'closure' || kind === 'sale').map(touching);
    const { tripAlerts } = boardOf({ ...sample, items }, noon, {}, ['paris/orsay']);
    const [closure, sale] = ['closure', 'sale'].map((kind) => tripAlerts.find(({ id }) => id.startsWith(kind)));
    expect(closure).toMatchObject({ alternative: { row: { place: { id: 'rodin' } } } });
    expect(closure?.instead).toBeUndefined();
    expect(sale?.text).toBe('The orsay: Winter sales, usual date, to be confirmed.');
  });

  it('is told which line is interrupted on the way, and which stops there too', () => {
    const trip = ['paris/louvre'];
    const monday = new Date('2026-11-30T12:00:00+01:00');
    const report: Reports = {
      transit: {
        ...transit('interrupted').transit,
        source: 'transit',
        state: 'fresh',
        validUntil: '2026-11-30T11:30:00Z',
      },
    };
    expect(
      boardOf(sampleLive(), monday, report, trip).tripAlerts.find(({ id }) => id.startsWith('transit')),
    ).toMatchObject({
      text: 'On the way to The louvre: Line 1 is interrupted.',
      instead: 'Line 7 stops near by too.',
      provenance: { kind: 'measured' },
    });
    expect(
      boardOf(sampleLive(), monday, transit('normal'), trip).tripAlerts.filter(({ id }) => id.startsWith('transit')),
    ).toEqual([]);
  });
});

describe('reports', () => {
  it('are needed by nothing: without them weather is typical, lines unknown, and each says so', () => {
    const board = boardOf(sampleLive(), noon, {}, []);
    expect(board.weather).toMatchObject({ is: 'typical', month: 12, high: 21, provenance: { kind: 'typical' } });
    expect(board.transit).toEqual({ works: [], listed: 0, trouble: undefined });
    expect(board.rows.length).toBe(9);
  });

  it('turn the weather into a forecast and rain into advice', () => {
    const board = boardOf(sampleLive(), noon, weather(['14', '15']), []);
    expect(board.weather).toMatchObject({
      is: 'forecast',
      temperature: 8.4,
      rain: { from: '15:00', to: '17:00', now: false },
      provenance: { kind: 'forecast' },
    });
    expect(board.advice).toContain('Rain is forecast from 15:00 to 17:00: walk now and keep a museum for then.');
    // Rain drives people from the tower into the museum.
    const level = (id: string) =>
      board.crowds.find(({ place }) => place.id === id)?.hours.find(({ hour }) => hour === 15)?.level;
    expect([level('orsay'), level('tower')]).toEqual([4, 2]);
  });

  it('that are out of date are shown as such and advise nothing', () => {
    const old = boardOf(sampleLive(), new Date('2026-12-01T13:00:00+01:00'), weather(['14']), []);
    expect(old.weather).toMatchObject({ is: 'forecast', provenance: { stale: true } });
    expect(old.advice.join()).not.toMatch(/rain/i);
    expect(boardOf(sampleLive(), noon, transit('interrupted', 'stale'), ['paris/arch']).tripAlerts).toEqual([]);
  });

  it('of another day leave the weather to the month', () => {
    expect(boardOf(sampleLive(), new Date('2026-12-03T12:00:00+01:00'), weather([]), []).weather.is).toBe('typical');
  });

  it('tell warnings of the next day alone, the severe ones as advice and to whoever will be out of doors', () => {
    const alert = (id: string, from: string, until: string) => ({
      id,
      event: 'Wind',
      severity: 'severe' as const,
      headline: `Gusts ${id}`,
      from,
      until,
    });
    const reports: Reports = {
      alerts: {
        source: 'alerts',
        ...fetched,
        data: {
          alerts: [
            alert('past', '2026-11-30T00:00:00Z', '2026-12-01T10:00:00Z'),
            alert('now', '2026-12-01T10:00:00Z', '2026-12-01T20:00:00Z'),
            alert('later', '2026-12-03T00:00:00Z', '2026-12-03T10:00:00Z'),
          ],
        },
      },
    };
    const board = boardOf(sampleLive(), noon, reports, ['paris/wood', 'paris/orsay']);
    expect(board.warnings.map(({ alert: { id } }) => id)).toEqual(['now']);
    expect(board.advice).toContain('Official warning: Gusts now.');
    expect(board.tripAlerts.map(({ place }) => place.id)).toEqual(['wood']);
  });

  it('go before all other advice where they warn, the worst of them first, and before a shut place of the trip', () => {
    const alert = (severity: 'minor' | 'severe' | 'extreme') => ({
      id: severity,
      event: 'Wind',
      severity,
      headline: `${severity} wind`,
      from: '2026-12-01T10:00:00Z',
      until: '2026-12-01T20:00:00Z',
    });
    const alerts = [alert('minor'), alert('severe'), alert('extreme')];
    const reports: Reports = { alerts: { source: 'alerts', ...fetched, data: { alerts } } };
    const board = boardOf(sampleLive(), noon, reports, ['paris/louvre']);
    expect(board.warnings.map(({ alert: { id } }) => id)).toEqual(['extreme', 'severe', 'minor']);
    expect(board.advice[0]).toBe('Official warning: extreme wind.');
    expect(board.advice[1]).toMatch(/^The louvre is closed today/);
  });
});

describe('strikes of a register', () => {
  const strike = (id: string, from: string, until = from) => ({
    id,
    sector: 'rail' as const,
    reach: 'country' as const,
    from,
    until,
    hours: '24 ore',
    who: 'Personale di bordo',
  });
  const reports = (changes: Partial<LiveReport> = {}): Reports => ({
    strikes: {
      source: 'strikes',
      ...fetched,
      data: {
        strikes: [strike('now', '2026-11-30', '2026-12-01'), strike('soon', '2026-12-04'), strike('far', '2027-03-01')],
      },
      ...changes,
    } as Reports['strikes'],
  });
  const told = (all: Reports) => {
    const { today, ahead } = boardOf(sampleLive(), noon, all, []);
    return {
      today: today.filter(({ kind }) => kind === 'strike'),
      ahead: ahead.filter(({ kind }) => kind === 'strike'),
    };
  };

  it('stand on their days, with the words of the register and whose they are', () => {
    const { today, ahead } = told(reports());
    expect(today).toMatchObject([
      {
        name: 'Train strike, the whole country',
        quote: 'Personale di bordo. 24 ore',
        settled: true,
        provenance: { kind: 'planned', links: [{ url: 'https://open-meteo.com' }] },
      },
    ]);
    expect(ahead.map(({ from }) => from)).toEqual(['2026-12-04']);
  });

  it('are told of none where the answer is out of date: they may have been called off', () => {
    expect(told(reports({ state: 'stale' }))).toEqual(told({}));
  });

  it('name the register where it lists none, and not where it does not answer', () => {
    const registerOf = (all: Reports) => boardOf(sampleLive(), noon, all, []).register;
    expect(registerOf(reports({ data: { strikes: [] } }))?.links).toMatchObject([{ url: 'https://open-meteo.com' }]);
    expect([
      registerOf({}),
      registerOf(reports({ state: 'stale' })),
      registerOf(reports({ state: 'off', data: undefined })),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

it('draws a board of two hundred places within the time of a frame or two', () => {
  const sample = sampleLive();
  const places = Array.from({ length: 200 }, (_, index) => ({
    ...(sample.places[index % 4] ?? sample.places[0]),
    id: `place-${index}`,
    name: `Place ${index}`,
  })) as typeof sample.places;
  expect(processorTime(() => boardOf({ ...sample, places }, noon, {}, []))).toBeLessThan(500);
});
