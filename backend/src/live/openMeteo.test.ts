import { liveReportSchema } from '@odysseus/contract';
import { type FakeProvider, startFakeProvider, withBody, withJson } from '../testing/fakeProvider';
import { forecastOf } from './testing/openMeteoAnswer';
import { openMeteo } from './openMeteo';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 21, 16, 20);

describe('Weather of Open-Meteo', () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const source = (key: string | null = null) =>
    openMeteo({
      provider: { url: provider.url, userAgent: 'x' },
      key,
      latitude: 48.8566,
      longitude: 2.3522,
      timezone: 'Europe/Paris',
    });
  const read = (answer: unknown) => {
    provider.answer(withJson(answer));
    return source().read(now, unshared);
  };

  it('is read with its hours and days, in the shape of the contract', async () => {
    const data = await read(forecastOf(now));
    expect(
      liveReportSchema.parse({ source: 'weather', state: 'fresh', data, attribution: source().attribution }).data,
    ).toEqual(data);
    expect(data.current).toEqual({
      at: '2026-11-21T16:15:00.000Z',
      temperature: 7.4,
      apparent: 4.1,
      code: 61,
      wind: 14.8,
      precipitation: 0.3,
    });
    expect(data.hours).toHaveLength(48);
    expect(data.hours[0]).toEqual({
      at: '2026-11-21T16:00:00.000Z',
      temperature: 7,
      precipitation: 0.2,
      precipitationChance: 65,
      code: 61,
      wind: 15,
    });
    // Days of the city's calendar, with the sun in UTC.
    expect(data.days?.[0]).toEqual({
      date: '2026-11-21',
      sunrise: '2026-11-21T07:12:00.000Z',
      sunset: '2026-11-21T16:04:00.000Z',
      lowest: 4,
      highest: 9,
      code: 61,
    });
  });

  it('asks for the place, in units that the contract names, and with a key where there is one', async () => {
    await read(forecastOf(now));
    await source('paid-key').read(now, unshared);
    const [free, paid] = provider.requests.slice(-2).map(({ url }) => new URL(url ?? '', provider.url));
    expect(free?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(free?.searchParams ?? [])).toMatchObject({
      latitude: '48.8566',
      longitude: '2.3522',
      timeformat: 'unixtime',
      timezone: 'Europe/Paris',
      forecast_hours: '48',
    });
    expect(free?.searchParams.has('apikey')).toBe(false);
    expect(paid?.searchParams.get('apikey')).toBe('paid-key');
  });

  it('leaves out hours for which the models have no value', async () => {
    const answer = forecastOf(now);
    const data = await read({
      ...answer,
      hourly: {
        ...answer.hourly,
        temperature_2m: answer.hourly.temperature_2m.map((value, index) => (index === 3 ? null : value)),
        precipitation_probability: undefined,
      },
    });
    expect(data.hours).toHaveLength(47);
    expect(data.hours[0]).not.toHaveProperty('precipitationChance');
  });

  const good = forecastOf(now);
  it.each<[string, unknown]>([
    ['a temperature of 900 degrees', { ...good, current: { ...good.current, temperature_2m: 900 } }],
    ['a temperature in words', { ...good, current: { ...good.current, temperature_2m: 'mild' } }],
    ['no present', { ...good, current: null }],
    ['an empty list of hours', { ...good, hourly: { ...good.hourly, time: [] } }],
    [
      'hours without any value',
      { ...good, hourly: { ...good.hourly, temperature_2m: good.hourly.temperature_2m.map(() => null) } },
    ],
    ['a wind of a thousand', { ...good, hourly: { ...good.hourly, wind_speed_10m: [1_000] } }],
    ['an error in good dress', { error: true, reason: 'Parameter out of range' }],
    ['nothing', null],
  ])('is refused with %s', async (_what, answer) => {
    await expect(read(answer)).rejects.toMatchObject({ name: 'LiveFault', kind: 'nonsense' });
  });

  it('is refused when it is cut off', async () => {
    provider.answer(withBody(JSON.stringify(good).slice(0, 900)));
    await expect(source().read(now, unshared)).rejects.toMatchObject({
      kind: 'nonsense',
      message: 'Open-Meteo: the answer is not JSON',
    });
  });

  it.each([
    ['hours behind', now - 4 * 3_600_000],
    ['in the future', now + 2 * 3_600_000],
  ])('is refused when its present is %s', async (_when, present) => {
    await expect(read(forecastOf(present))).rejects.toMatchObject({ kind: 'clock' });
  });
});
