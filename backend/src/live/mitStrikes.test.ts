import { liveReportSchema } from '@odysseus/contract';
import { type FakeProvider, startFakeProvider, withBody } from '../testing/fakeProvider';
import { strikeEntry, strikeRegister } from './testing/strikeRegister';
import { mitStrikes } from './mitStrikes';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 24, 9);

describe('Strikes of the Italian register', () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const source = () =>
    mitStrikes({ provider: { url: provider.url, userAgent: 'x' }, region: 'Lazio', provinces: ['Roma'] });
  const readText = (xml: string, type = 'application/rss+xml; charset=UTF-8') => {
    provider.answer(withBody(xml, type));
    return source().read(now, unshared);
  };
  const read = async (...entries: Parameters<typeof strikeEntry>[0][]) =>
    (await readText(strikeRegister(entries.map(strikeEntry)))).strikes;

  it('are read in the shape of the contract, in the order of their days', async () => {
    const strikes = await read(
      {
        id: '8570',
        from: '04/12/2026',
        sector: 'Trasporto pubblico locale',
        relevance: 'Provinciale',
        region: 'Lazio',
        province: 'Roma',
        hours: '4 ore: dalle 8.30 alle 12.30',
        who: 'Personale ATAC',
      },
      { id: '8565', from: '27/11/2026', until: '28/11/2026' },
    );
    expect(provider.requests.at(-1)?.url).toBe('/mit2/public/scioperi/rss');
    expect(liveReportSchema.parse({ source: 'strikes', state: 'fresh', data: { strikes } }).data).toEqual({ strikes });
    expect(strikes).toEqual([
      {
        id: '8565',
        sector: 'rail',
        reach: 'country',
        from: '2026-11-27',
        until: '2026-11-28',
        hours: '24 ore: dalle 00.01 alle 23.59',
        who: 'personale gruppo fsi',
      },
      {
        id: '8570',
        sector: 'local',
        reach: 'city',
        from: '2026-12-04',
        until: '2026-12-04',
        hours: '4 ore: dalle 8.30 alle 12.30',
        who: 'Personale ATAC',
      },
    ]);
  });

  it.each([
    ['the whole country', { relevance: 'Nazionale', region: 'Italia', province: 'Tutte' }, 'country'],
    ['several regions', { relevance: 'Interregionale', region: 'Italia', province: '' }, 'country'],
    ['the region', { relevance: 'Regionale', region: 'LAZIO', province: 'Tutte' }, 'region'],
    ['the city', { relevance: 'Locale', region: 'Lazio', province: 'ROMA' }, 'city'],
    ['another province', { relevance: 'Provinciale', region: 'Lazio', province: 'Latina' }, undefined],
    ['another region', { relevance: 'Regionale', region: 'Lombardia', province: 'Tutte' }, undefined],
  ])('of %s are told as that, or not at all', async (_where, place, reach) => {
    const strikes = await read({ id: '1', from: '27/11/2026', ...place });
    expect(strikes.map((strike) => strike.reach)).toEqual(reach === undefined ? [] : [reach]);
  });

  it.each([
    ['Ferroviario', 'rail'],
    ['Appalti ferroviari', 'rail'],
    ['Trasporto pubblico locale', 'local'],
    ['Aereo', 'air'],
    ['Marittimo', 'sea'],
    ['Taxi', 'taxi'],
    ['Generale', 'general'],
    ['Plurisettoriale', 'general'],
    ['Trasporto merci', undefined],
    ['Elicotteri', undefined],
  ])('of the sector %s are %s', async (sector, told) => {
    expect((await read({ id: '1', from: '27/11/2026', sector })).map((strike) => strike.sector)).toEqual(
      told === undefined ? [] : [told],
    );
  });

  it('are left out once they are over, or called off', async () => {
    const strikes = await read(
      { id: 'off', from: '27/11/2026', hours: 'SCIOPERO REVOCATO' },
      { id: 'put off', from: '27/11/2026', hours: 'Sciopero sospeso' },
      { id: 'annulled', from: '27/11/2026', state: 'Annullato' },
      { id: 'over', from: '20/11/2026', until: '21/11/2026' },
      { id: 'on', from: '20/11/2026', until: '24/11/2026' },
    );
    expect(strikes.map(({ id }) => id)).toEqual(['on']);
  });

  it('go on where it is something else that is suspended', async () => {
    const strikes = await read({
      id: 'on',
      from: '27/11/2026',
      hours: 'Collegamenti sospesi dalle 9',
      who: 'Treni sospesi',
    });
    expect(strikes.map(({ id }) => id)).toEqual(['on']);
  });

  it('are none where none is announced, and what can’t be read among others is left out', async () => {
    expect((await readText(strikeRegister([]))).strikes).toEqual([]);
    expect((await read({ id: 'x', from: 'domani' }, { id: 'y', from: '27/11/2026' })).map(({ id }) => id)).toEqual([
      'y',
    ]);
  });

  it.each([
    ['nothing that can be read', strikeRegister([strikeEntry({ id: 'x', from: 'domani' })]), /None of the register/],
    ['a day that is none', strikeRegister([strikeEntry({ id: 'x', from: '31/02/2026' })]), /None of the register/],
    ['a page', '<html><body>Manutenzione</body></html>', /instead of an RSS channel/],
    ['half an answer', strikeRegister([]).slice(0, 60), /malformed/],
    [
      'a document type',
      strikeRegister([]).replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss'),
      /declares a document type/,
    ],
  ])('are refused where the register answers with %s', async (_what, xml, message) => {
    await expect(readText(xml)).rejects.toThrow(message);
  });

  it('are refused as a page of HTML', async () => {
    await expect(readText('<html></html>', 'text/html')).rejects.toThrow();
  });
});
