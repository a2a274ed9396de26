import { liveReportSchema } from '@odysseus/contract';
import { type FakeProvider, startFakeProvider, withJson } from '../testing/fakeProvider';
import { parisSources } from '../testing/parisSources';
import { disruptionsOf, parisTime } from './testing/primAnswer';
import { prim } from './prim';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 21, 16, 20);
const hour = 3_600_000;

describe("Traffic of Île-de-France's lines", () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const source = () =>
    prim({
      provider: { url: `${provider.url}/marketplace`, userAgent: 'x' },
      key: 'own-key',
      timezone: parisSources.timezone,
      lines: parisSources.transit?.lines ?? [],
    });
  const read = (answer: unknown, at = now) => {
    provider.answer(withJson(answer));
    return source().read(at, unshared);
  };
  const lineOf = async (line: string, at = now) =>
    (await read(disruptionsOf(now), at)).lines.find((each) => each.line === line);

  it('is read in the shape of the contract, every line of metro and RER once', async () => {
    const data = await read(disruptionsOf(now));
    expect(liveReportSchema.parse({ source: 'transit', state: 'fresh', data }).data).toEqual(data);
    expect(data.lines.filter(({ mode }) => mode === 'metro').map(({ line }) => line)).toEqual([
      '1',
      '2',
      '3',
      '3bis',
      '4',
      '5',
      '6',
      '7',
      '7bis',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
    ]);
    expect(data.lines.filter(({ mode }) => mode === 'rer').map(({ line }) => line)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(provider.requests.at(-1)).toMatchObject({
      url: '/marketplace/disruptions_bulk/disruptions/v2',
      headers: { apikey: 'own-key' },
    });
  });

  it.each([
    ['1', 'interrupted'],
    ['4', 'works'],
    ['6', 'disturbed'],
    ['A', 'disturbed'],
    ['14', 'normal'],
    ['2', 'normal'],
  ])('says of line %s that it is %s', async (line, status) => {
    expect(await lineOf(line)).toMatchObject({ status });
  });

  it('tells messages as plain words, with their time and stops', async () => {
    const four = await lineOf('4');
    expect(four?.messages).toEqual([
      {
        title: 'Travaux Ligne 4',
        text: 'Travaux Ligne 4 : le trafic est perturbé.\nPréférez la ligne 2',
        from: new Date(now - 24 * hour).toISOString(),
        until: new Date(now + 24 * hour).toISOString(),
        stops: ['Cité'],
      },
    ]);
  });

  it('shows what is worst first, what begins within the week after it, and nothing that is over or far', async () => {
    expect((await lineOf('6'))?.messages.map(({ title }) => title)).toEqual([
      'Trains moins fréquents',
      'Pensez à valider',
    ]);
    expect((await lineOf('14'))?.messages.map(({ title }) => title)).toEqual(['Travaux de nuit']);
    expect((await lineOf('1'))?.messages.map(({ title }) => title)).toEqual(['Incident voyageur']);
  });

  it('knows that works of tomorrow are under way when tomorrow comes', async () => {
    const answer = { ...disruptionsOf(now), lastUpdatedDate: undefined };
    const { lines } = await read(answer, now + 49 * hour);
    expect(lines.find(({ line }) => line === '14')).toMatchObject({ status: 'works' });
  });

  it('passes over an odd entry among many', async () => {
    const answer = disruptionsOf(now);
    const many = Array.from({ length: 30 }, (_, index) => ({ ...answer.disruptions[7], id: `other-${index}` }));
    const { lines } = await read({ ...answer, disruptions: [...answer.disruptions, ...many, { id: 'odd' }] });
    expect(lines.find(({ line }) => line === '1')).toMatchObject({ status: 'interrupted' });
  });

  const good = disruptionsOf(now);
  it.each<[string, unknown]>([
    ['no disruption in the whole region', { ...good, disruptions: [] }],
    ['no line', { ...good, lines: [] }],
    ['lists of something else', { ...good, disruptions: ['incident'] }],
    ['an excuse', { message: 'No API key found in request' }],
  ])('is refused with %s', async (_what, answer) => {
    await expect(read(answer)).rejects.toMatchObject({ name: 'LiveFault', kind: 'nonsense' });
  });

  it.each([
    ['hours behind', parisTime(now - 5 * hour)],
    ['in the future', parisTime(now + hour)],
    ['hours behind, in UTC', new Date(now - 5 * hour).toISOString()],
  ])('is refused when its own time is %s', async (_when, lastUpdatedDate) => {
    await expect(read({ ...good, lastUpdatedDate })).rejects.toMatchObject({ kind: 'clock' });
  });
});
