import { liveReportSchema } from '@odysseus/contract';
import { compiledCitySourcesSchema } from '@odysseus/live';
import { readConfiguration } from '../configuration';
import { type FakeProvider, startFakeProvider, withBody, withBytes, withJson } from '../testing/fakeProvider';
import { sourcesOfCities } from '../testing/sourcesOfCities';
import { entryOf, feedOf } from './testing/meteoAlarmFeed';
import { forecastOf } from './testing/openMeteoAnswer';
import { disruptionsOf } from './testing/primAnswer';
import { alertFeedOf } from './testing/serviceAlertFeed';
import { strikeEntry, strikeRegister } from './testing/strikeRegister';
import { liveSources } from './liveSources';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 21, 16, 20);

describe.each([...sourcesOfCities])('The live sources of %s', (_city, city) => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider((request, response) => {
      const { url = '' } = request;
      if (url.startsWith('/v1/forecast')) withJson(forecastOf(now))(request, response);
      else if (url.startsWith('/prim')) withJson(disruptionsOf(now))(request, response);
      else if (url.startsWith('/alerts.pb'))
        withBytes(
          alertFeedOf(now, [
            { id: '1', title: 'Stop', about: [{ route: city.transit?.lines[0]?.id ?? '' }], effect: 1 },
          ]),
        )(request, response);
      else if (url.startsWith('/mit2'))
        withBody(
          strikeRegister([
            strikeEntry({
              id: 'here',
              from: '27/11/2026',
              relevance: 'Locale',
              region: city.strikes?.region ?? '',
              province: city.strikes?.provinces[0] ?? '',
            }),
            strikeEntry({ id: 'there', from: '27/11/2026', relevance: 'Regionale', region: 'Molise' }),
          ]),
          'application/rss+xml',
        )(request, response);
      else
        withBody(
          feedOf(now, [
            entryOf(now, {
              id: 'w',
              area: 'Somewhere',
              code: city.alerts?.areas[0] ?? '',
              event: 'Wind',
              severity: 'Severe',
            }),
          ]),
          'application/atom+xml',
        )(request, response);
    });
  });
  afterAll(() => provider.close());

  const configured = () =>
    readConfiguration({
      LIVE_WEATHER: 'on',
      OPEN_METEO_URL: provider.url,
      PRIM_API_KEY: 'own-key',
      PRIM_URL: `${provider.url}/prim`,
      GTFS_RT_ALERTS: `${city.transit?.feed ?? 'nobody'}=${provider.url}/alerts.pb`,
      LIVE_ALERTS: 'on',
      METEOALARM_URL: provider.url,
      LIVE_STRIKES: 'on',
      MIT_STRIKES_URL: provider.url,
    });

  it('are all that its file names, and each answers in the shape of the contract', async () => {
    const sources = liveSources(configured(), city);
    expect(sources.map(({ name }) => name)).toEqual([
      ...(city.weather ? ['weather'] : []),
      ...(city.transit ? ['transit'] : []),
      ...(city.alerts ? ['alerts'] : []),
      ...(city.strikes ? ['strikes'] : []),
    ]);
    for (const source of sources) {
      const data = await source.read(now, unshared);
      const report = { source: source.name, state: 'fresh', attribution: source.attribution, data };
      expect(liveReportSchema.parse(report)).toEqual(report);
      if ('alerts' in data) expect(data.alerts).toHaveLength(1);
      if ('strikes' in data) expect(data.strikes).toMatchObject([{ id: 'here', reach: 'city' }]);
      if ('lines' in data)
        expect(data.lines.map(({ mode, line }) => [mode, line])).toEqual(
          city.transit?.lines.map(({ mode, line }) => [mode, line]),
        );
    }
  });

  it('are off where nothing switches them on', () => {
    expect(liveSources(readConfiguration({}), city)).toEqual([]);
  });

  it('are off where they speak what this service does not', () => {
    const newer = compiledCitySourcesSchema.parse({
      ...city,
      weather: undefined,
      alerts: undefined,
      transit: { provider: 'siri', lines: [] },
      strikes: { provider: 'ical', region: 'x', provinces: [] },
    });
    expect(liveSources(configured(), newer)).toEqual([]);
  });
});

it('keep the feeds of operators apart, and ask none that the configuration does not name', () => {
  const rome = sourcesOfCities.get('rome');
  const configuration = (feeds: string) => readConfiguration({ GTFS_RT_ALERTS: feeds });
  const romeBy = (feeds: string) => liveSources(configuration(feeds), rome ?? { timezone: 'Europe/Rome' });
  expect(romeBy('roma-mobilita=https://feeds.example.com/a.pb')).toMatchObject([
    { provider: 'gtfs-rt:roma-mobilita', title: 'Roma Mobilità', attribution: { licence: 'CC BY 4.0' } },
  ]);
  expect(romeBy('other=https://feeds.example.com/a.pb')).toEqual([]);
  const release = {
    ...rome,
    timezone: 'Europe/Rome',
    transit: { provider: 'gtfs-rt', feed: 'constructor', lines: [] },
  };
  expect(liveSources(configuration('roma-mobilita=https://feeds.example.com/a.pb'), release)).toEqual([]);
});
