import { liveReportSchema } from '@odysseus/contract';
import { type FakeProvider, startFakeProvider, withBody } from '../testing/fakeProvider';
import { entryOf, feedOf } from './testing/meteoAlarmFeed';
import { meteoAlarm } from './meteoAlarm';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 21, 16, 20);
const hour = 3_600_000;

describe('Warnings of MeteoAlarm', () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const wind = { id: 'w1', area: 'Paris', code: 'FR101', event: 'Moderate wind warning', severity: 'Moderate' };
  const read = (xml: string) => {
    provider.answer(withBody(xml, 'application/atom+xml'));
    return meteoAlarm({
      provider: { url: provider.url, userAgent: 'x' },
      country: 'france',
      areas: ['FR101', 'FR105', 'Val-de-Marne'],
    }).read(now, unshared);
  };
  const readEntries = async (...entries: Parameters<typeof entryOf>[1][]) =>
    (
      await read(
        feedOf(
          now,
          entries.map((entry) => entryOf(now, entry)),
        ),
      )
    ).alerts;

  it('are read in the shape of the contract', async () => {
    const alerts = await readEntries(wind);
    expect(provider.requests.at(-1)?.url).toBe('/feeds/meteoalarm-legacy-atom-france');
    expect(liveReportSchema.parse({ source: 'alerts', state: 'fresh', data: { alerts } }).data).toEqual({ alerts });
    expect(alerts).toEqual([
      {
        id: 'w1',
        event: 'Moderate wind warning',
        severity: 'moderate',
        headline: 'Yellow Moderate wind warning issued for France - Paris',
        areas: ['Paris'],
        from: '2026-11-21T15:20:00.000Z',
        until: '2026-11-21T22:20:00.000Z',
      },
    ]);
  });

  it('concern the city: by code, or by name where there is none; the same warning of two areas is one', async () => {
    const alerts = await readEntries(
      wind,
      { ...wind, id: 'w2', area: 'Hauts-de-Seine', code: 'FR105' },
      { ...wind, id: 'w3', area: 'Val-de-Marne', code: '' },
      { ...wind, id: 'w4', area: 'Finistère', code: 'FRH02', severity: 'Extreme' },
    );
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.areas).toEqual(['Paris', 'Hauts-de-Seine', 'Val-de-Marne']);
  });

  it('put the worst first, and leave out what is over, taken back or an exercise', async () => {
    const alerts = await readEntries(
      wind,
      { ...wind, id: 'r', event: 'Extreme rain warning', severity: 'Extreme' },
      { ...wind, id: 'o', event: 'Over', from: now - 5 * hour, until: now - hour },
      { ...wind, id: 'c', event: 'Cancelled', type: 'Cancel' },
      { ...wind, id: 't', event: 'Exercise', status: 'Exercise' },
    );
    expect(alerts.map(({ event }) => event)).toEqual(['Extreme rain warning', 'Moderate wind warning']);
  });

  it('are none on a calm day', async () => {
    expect((await read(feedOf(now, []))).alerts).toEqual([]);
  });

  it.each([
    [
      'a document type',
      feedOf(now, []).replace('<feed', '<!DOCTYPE feed [<!ENTITY x SYSTEM "file:///etc/passwd">]><feed'),
      /declares a document type/,
    ],
    [
      'entities that grow',
      feedOf(now, []).replace('<feed', '<!DOCTYPE feed [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><feed'),
      /declares a document type/,
    ],
    ['an unknown entity', feedOf(now, []).replace('the sea', '&secret;'), /malformed/],
    ['a cut', feedOf(now, [entryOf(now, wind)]).slice(0, 900), /malformed/],
    ['elements without end', '<a>'.repeat(100_000), /nested too deeply/],
    ['another document', '<rss version="2.0"><channel/></rss>', /instead of an Atom feed/],
    ['nothing', '', /./],
    ['only entries that can not be read', feedOf(now, [entryOf(now, { ...wind, severity: 'Purple' })]), /can be read/],
  ])('are refused with %s', async (_what, xml, message) => {
    await expect(read(xml)).rejects.toMatchObject({
      name: 'LiveFault',
      kind: 'nonsense',
      message: expect.stringMatching(message),
    });
  });

  it('are refused when the feed comes from the future', async () => {
    await expect(read(feedOf(now + 3 * hour, []))).rejects.toMatchObject({ kind: 'clock' });
  });
});
