import { liveReportSchema } from '@odysseus/contract';
import {
  type FakeProvider,
  htmlPage,
  startFakeProvider,
  withBody,
  withBytes,
  withStatus,
} from '../testing/fakeProvider';
import { alertFeedOf, type FedAlert, referenceFeed } from './testing/serviceAlertFeed';
import { gtfsRealtime } from './gtfsRealtime';
import { unshared } from './unshared';

const now = Date.UTC(2026, 10, 21, 16, 20);
const hour = 3_600_000;
const running = [{ start: now - hour, end: now + hour }];
/** The protocol's numbers. */
const cause = { strike: 4, construction: 10 };
const effect = { noService: 1, reduced: 2, delays: 3, none: 10, lift: 11 };

describe("Service alerts of an operator's lines", () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const source = () =>
    gtfsRealtime({
      provider: { url: `${provider.url}/alerts.pb`, userAgent: 'x' },
      feed: 'roma-mobilita',
      title: 'Roma Mobilità',
      attribution: { text: 'Alerts by Roma Mobilità', url: 'https://romamobilita.it/', licence: 'CC BY 4.0' },
      language: 'it',
      lines: [
        { id: 'MEA', mode: 'metro', line: 'A' },
        { id: 'MEB', mode: 'metro', line: 'B' },
        { id: 'MEC', mode: 'metro', line: 'C' },
        { id: '8', mode: 'tram', line: '8' },
      ],
    });
  const readFeed = (feed: Uint8Array, at = now) => {
    provider.answer(withBytes(feed));
    return source().read(at, unshared);
  };
  const read = (...alerts: FedAlert[]) => readFeed(alertFeedOf(now, alerts));
  const statuses = async (...alerts: FedAlert[]) =>
    Object.fromEntries((await read(...alerts)).lines.map(({ line, status }) => [line, status]));
  const calm = { A: 'normal', B: 'normal', C: 'normal', 8: 'normal' };

  it('are read as the bindings of the specification write them, in the shape of the contract', async () => {
    const data = await readFeed(referenceFeed);
    expect(liveReportSchema.parse({ source: 'transit', state: 'fresh', data }).data).toEqual(data);
    expect(data.lines).toEqual([
      {
        mode: 'metro',
        line: 'A',
        status: 'interrupted',
        messages: [
          {
            title: 'Metro A: servizio interrotto',
            text: 'Bus sostitutivi tra Termini e Battistini.',
            from: new Date(now - hour).toISOString(),
            until: new Date(now + hour).toISOString(),
          },
        ],
      },
      { mode: 'metro', line: 'B', status: 'normal', messages: [] },
      {
        mode: 'metro',
        line: 'C',
        status: 'disturbed',
        messages: [{ title: 'Stazione Gardenie chiusa', text: '' }],
      },
      { mode: 'tram', line: '8', status: 'normal', messages: [] },
    ]);
    expect(provider.requests.at(-1)?.url).toBe('/alerts.pb');
  });

  it('are none where nothing is announced', async () => {
    expect(await statuses()).toEqual(calm);
  });

  it.each<[string, Omit<FedAlert, 'id'>, Record<string, string>]>([
    [
      'a line without trains as interrupted',
      { about: [{ route: 'MEA' }], effect: effect.noService },
      { A: 'interrupted' },
    ],
    [
      'a line with fewer trains as disturbed',
      { about: [{ route: 'MEA' }], effect: effect.reduced },
      { A: 'disturbed' },
    ],
    [
      'a line with a stop out of reach as disturbed',
      { about: [{ route: 'MEA', stop: 'CIPRO' }], effect: effect.noService },
      { A: 'disturbed' },
    ],
    [
      'a line of which one journey falls out as disturbed',
      { about: [{ tripOf: 'MEB' }], effect: effect.noService },
      { B: 'disturbed' },
    ],
    ['an effect that is not told as disturbed', { about: [{ route: '8' }] }, { 8: 'disturbed' }],
    [
      'works as works',
      { about: [{ route: 'MEC' }], effect: effect.noService, cause: cause.construction },
      { C: 'works' },
    ],
    ['a lift out of order as a line that runs', { about: [{ route: 'MEA' }], effect: effect.lift }, {}],
    ['what has no effect as a line that runs', { about: [{ route: 'MEA' }], effect: effect.none }, {}],
    ['mere information as a line that runs', { about: [{ route: 'MEA' }], severity: 2 }, {}],
    ['an alert of other lines as none of ours', { about: [{ route: '409' }], effect: effect.noService }, {}],
    ['an alert of a stop alone as none of a line', { about: [{ stop: '70001' }], effect: effect.noService }, {}],
    [
      'an alert of one kind of lines for each of them',
      { about: [{ agency: 'OP1', routeType: 1 }], effect: effect.reduced },
      { A: 'disturbed', B: 'disturbed', C: 'disturbed' },
    ],
    [
      "a strike of the operator's for all lines",
      { about: [{ agency: 'OP1' }], effect: effect.reduced, cause: cause.strike },
      { A: 'disturbed', B: 'disturbed', C: 'disturbed', 8: 'disturbed' },
    ],
    ['what is taken back as nothing', { about: [{ route: 'MEA' }], effect: effect.noService, deleted: true }, {}],
  ])('tell %s', async (_what, alert, expected) => {
    expect(await statuses({ id: '1', title: 'Avviso', periods: running, ...alert })).toEqual({ ...calm, ...expected });
  });

  it.each<[string, FedAlert['periods'], string, number]>([
    ['always, without a period', undefined, 'interrupted', 1],
    ['until further notice', [{ start: now - hour }], 'interrupted', 1],
    ['up to now and no longer', [{ start: now - hour, end: now }], 'normal', 0],
    ['in a week as coming', [{ start: now + 6 * 24 * hour, end: now + 7 * 24 * hour }], 'normal', 1],
    ['in a month as nothing yet', [{ start: now + 30 * 24 * hour }], 'normal', 0],
    ['now, one night of several', [{ start: now + 24 * hour }, ...running], 'interrupted', 1],
  ])('count %s', async (_when, periods, status, messages) => {
    const { lines } = await read({
      id: '1',
      title: 'Avviso',
      about: [{ route: 'MEA' }],
      effect: effect.noService,
      ...(periods ? { periods } : {}),
    });
    expect(lines[0]).toMatchObject({ status });
    expect(lines[0]?.messages).toHaveLength(messages);
  });

  it.each<[string, Record<string, string>, string]>([
    ['in the language of the city', { en: 'Closed', it: 'Chiuso' }, 'Chiuso'],
    ['in a variety of it', { en: 'Closed', 'it-IT': 'Chiuso' }, 'Chiuso'],
    ['without a language', { en: 'Closed', '': 'Chiuso' }, 'Chiuso'],
    ['as it is, where there is no other', { en: 'Closed' }, 'Closed'],
    ['as plain words', { it: '<p>Chiuso&nbsp;oggi</p><script>alert(1)</script>' }, 'Chiuso oggi'],
  ])('tell a text %s', async (_how, texts, text) => {
    const { lines } = await read({ id: '1', texts, about: [{ route: 'MEA' }], periods: running });
    expect(lines[0]?.messages).toMatchObject([{ title: text, text }]);
  });

  it('show the worst first and five of a line, however many there are', async () => {
    const many = Array.from({ length: 900 }, (_, index) => ({
      id: `m${index}`,
      title: `Avviso ${index}`,
      about: [{ route: 'MEA' }],
      periods: running,
      effect: effect.delays,
    }));
    const worst = { ...many[0], id: 'w', title: 'Fermo', about: [{ route: 'MEA' }], effect: effect.noService };
    const { lines } = await read(...many, worst);
    expect(lines[0]?.messages.map(({ title }) => title)).toEqual([
      'Fermo',
      'Avviso 0',
      'Avviso 1',
      'Avviso 2',
      'Avviso 3',
    ]);
  });

  it('pass over an odd alert among many, and are refused where they are many', async () => {
    const good = (id: string) => ({ id, title: 'Avviso', about: [{ route: 'MEA' }], periods: running });
    const odd = { ...good('odd'), periods: [{ start: now, end: now - hour }] };
    const twenty = Array.from({ length: 20 }, (_, index) => good(`${index}`));
    expect(await statuses(...twenty, odd)).toMatchObject({ A: 'disturbed' });
    await expect(read(good('1'), odd)).rejects.toMatchObject({ name: 'LiveFault', kind: 'nonsense' });
  });

  it('are refused cut off at whatever place', async () => {
    const whole = referenceFeed;
    // Where an entity ends, the rest is a whole feed with fewer of them: nobody can tell, but for the length of the answer.
    const seams = [15, 179, 208, 259];
    for (let length = 0; length < whole.length; length += 1) {
      if (seams.includes(length)) continue;
      await expect(readFeed(whole.subarray(0, length))).rejects.toMatchObject({ name: 'LiveFault', kind: 'nonsense' });
    }
  });

  it.each<[string, Parameters<FakeProvider['answer']>[0], string]>([
    ['a page', htmlPage, 'nonsense'],
    [
      'a page that says that it is a feed',
      withBody('<!doctype html><title>Welcome</title>', 'application/octet-stream'),
      'nonsense',
    ],
    ['JSON', withBody('{"header":{}}'), 'nonsense'],
    ['nothing', withBytes(Buffer.alloc(0)), 'nonsense'],
    ['zeros', withBytes(Buffer.alloc(200)), 'nonsense'],
    ['more than it may be', withBytes(Buffer.alloc(5 * 1024 * 1024, 1)), 'nonsense'],
    ['changes alone', withBytes(alertFeedOf(now, [], { differential: true })), 'nonsense'],
    ['words that are no UTF-8', withBytes(Buffer.from([0x0a, 0x03, 0x0a, 0x01, 0xff])), 'nonsense'],
    ['a redirect elsewhere', withStatus(302, { location: 'https://elsewhere.example/alerts.pb' }), 'nonsense'],
    ['a refusal', withStatus(403), 'refused'],
    ['a fault', withStatus(503), 'broken'],
    ['half of what is announced', half(referenceFeed), 'unreachable'],
  ])('are refused for %s', async (_what, answer, kind) => {
    provider.answer(answer);
    await expect(source().read(now, unshared)).rejects.toMatchObject({ name: 'LiveFault', kind });
  });

  it.each([
    ['of yesterday', now - 24 * hour],
    ['of the future', now + hour],
    ['without a time', 0],
    ['with a time in milliseconds', now * 1_000],
  ])('are refused %s', async (_when, timestamp) => {
    await expect(readFeed(alertFeedOf(now, [], { timestamp }))).rejects.toMatchObject({ kind: 'clock' });
  });

  it('are taken from a file server that knows no type of theirs, and followed where it has moved them', async () => {
    provider.answer((request, response) =>
      request.url === '/new.pb'
        ? withBytes(referenceFeed, '')(request, response)
        : withStatus(301, { location: '/new.pb' })(request, response),
    );
    expect((await source().read(now, unshared)).lines[0]).toMatchObject({ status: 'interrupted' });
  });

  it('are asked for once for all cities of a feed', async () => {
    provider.answer(withBytes(referenceFeed));
    const asked: string[] = [];
    await source().read(now, async (question, ask) => {
      asked.push(question);
      return ask();
    });
    expect(asked).toEqual([`${provider.url}/alerts.pb`]);
    expect(source().shared).toBe(true);
  });
});

function half(body: Buffer): Parameters<FakeProvider['answer']>[0] {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': String(body.length) });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  };
}
