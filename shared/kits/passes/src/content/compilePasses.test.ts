import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latLng, type Place } from '@odysseus/model';
import { ContentError, readYaml } from '@odysseus/model/content';
import * as z from 'zod/mini';
import { compilePasses } from './compilePasses';
import { centsFor } from '../logic/fareOf';
import { passesSchema, type PassesContent } from '../logic/schema';
import { samplePasses, testville } from '../testing/samplePasses';

const place = (id: string, price: Place['price']): Place => ({
  id,
  name: id,
  kind: 'museum',
  coordinates: latLng(48.85, 2.35),
  address: '1 Street',
  area: 'Centre',
  nearestStops: [],
  visitMinutes: 60,
  price,
  access: { stepFree: 'yes' },
  summary: 'A place.',
  body: 'A place to see.',
  tips: [],
  warnings: [],
  tags: [],
});
const known = (access: 'public' | 'premium', ...places: Place[]) =>
  new Map(places.map((one) => [one.id, { place: one, access }]));
const changed = (change: Partial<PassesContent>): PassesContent => ({ ...samplePasses, ...change });
const [palace, gallery] = samplePasses.tickets;
if (!palace || !gallery) throw new Error('the sample has lost its tickets');

function problems(content: PassesContent, places = known('public')) {
  try {
    compilePasses(content, 'passes.yaml', testville, places);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  throw new Error('the content compiled, and it should not have');
}

describe('compilePasses', () => {
  it('keeps prices in whole cents', () => {
    const compiled = compilePasses(samplePasses, 'passes.yaml', testville, new Map());
    expect(compiled.rides[0]?.fares.map(({ cents }) => cents)).toEqual([0, 130, 255]);
    expect(compiled.carriers[0]).toMatchObject({ key: 'easy', cents: 200 });
  });

  it('lets a ticket name a place that nobody has written yet, as long as it brings its fares', () => {
    expect(() => compilePasses(samplePasses, 'passes.yaml', testville, new Map())).not.toThrow();
    const { fares: _fares, ...bare } = palace;
    expect(problems(changed({ tickets: [bare] }))).toMatchObject([
      { field: 'tickets.0.fares', remedy: expect.stringMatching(/define the place/) },
    ]);
  });

  describe('a pass that opens the first places of a list', () => {
    const [museums, ...rest] = samplePasses.passes;
    if (!museums) throw new Error('the sample has lost its passes');
    const first = { of: 'list', places: 2, then: 'reduced' as const };
    const listed = (change: Partial<PassesContent> = {}): PassesContent =>
      changed({
        passes: [{ ...museums, offers: museums.offers.map((offer) => ({ ...offer, first })) }, ...rest],
        tickets: samplePasses.tickets.map((ticket) => ({ ...ticket, coveredBy: ['list'] })),
        ...change,
      });

    it('keeps the list, and what its holders pay in whole cents', () => {
      const reducedBy = [{ pass: 'list', fares: [{ amount: 7.5, who: 'Holders' }] }];
      const content = listed({ tickets: [{ ...palace, coveredBy: ['list'], reducedBy }] });
      const compiled = compilePasses(content, 'passes.yaml', testville, new Map());
      expect(compiled.passes[0]?.offers[0]?.first).toEqual(first);
      expect(compiled.tickets[0]?.reducedBy).toEqual([{ pass: 'list', fares: [{ cents: 750, who: 'Holders' }] }]);
    });

    it('is refused where no ticket is on its list, where a pass covers it, and where rides would be counted', () => {
      expect(problems(listed({ tickets: samplePasses.tickets }))).toMatchObject([
        { field: 'passes.0.offers.0.first.of', message: 'no ticket is on the list "list"' },
        { field: 'passes.0.offers.1.first.of' },
      ]);
      const passes = listed().passes.map((pass, index) => (index === 1 ? { ...pass, covers: 'list' } : pass));
      const rides = samplePasses.rides.map((ride) => ({ ...ride, coveredBy: [] }));
      expect(problems(listed({ passes, rides })).map(({ message }) => message)).toContain(
        'a pass covers "list" without counting',
      );
      const counted = samplePasses.rides.map((ride) => ({ ...ride, coveredBy: ['list'] }));
      expect(problems(listed({ rides: counted }))).toMatchObject([
        { field: 'rides.0.coveredBy' },
        { field: 'rides.1.coveredBy' },
        { field: 'rides.2.coveredBy' },
      ]);
    });

    it('is refused where it reduces by what no pass has, or twice', () => {
      const fares = [{ amount: 7, who: 'Holders' }];
      const reducedBy = [
        { pass: 'list', fares },
        { pass: 'list', fares },
        { pass: 'nothing', fares },
      ];
      expect(problems(listed({ tickets: [{ ...palace, coveredBy: ['list'], reducedBy }] }))).toMatchObject([
        { field: 'tickets.0.reducedBy.1.pass', message: '"list" stands twice' },
        { field: 'tickets.0.reducedBy.2.pass', message: 'no pass covers "nothing"' },
      ]);
    });
  });

  it("refuses a place that is paid in another currency than the screen's, and drops none of its fares", () => {
    const { fares: _fares, ...bare } = palace;
    const places = known('public', place('palace', [{ amount: 21.5, currency: 'GBP', who: 'Everyone' }]));
    expect(problems(changed({ tickets: [bare] }), places)).toMatchObject([
      { field: 'tickets.0.place', message: '"palace" is paid in GBP, and this screen adds up EUR' },
    ]);
  });

  it('refuses an example of a ticket that is not there', () => {
    expect(problems(changed({ example: [{ ticket: 'lighthouse', day: 0, slot: 'morning' }] }))).toMatchObject([
      { field: 'example.0.ticket', message: 'no ticket has the key "lighthouse"' },
    ]);
  });

  it("takes a place's own fares where the ticket has none", () => {
    const { fares: _fares, ...bare } = palace;
    const places = known('public', place('palace', [{ amount: 21.5, currency: 'EUR', who: 'Everyone' }]));
    const compiled = compilePasses(changed({ tickets: [bare] }), 'passes.yaml', testville, places);
    expect(centsFor(compiled.tickets[0]?.fares ?? [], { age: 40, residency: 'eea' }, 6)).toBe(2150);
  });

  it("lets a traveller pay the lowest of a place's fares, and refuses a place that leaves somebody without", () => {
    const { fares: _fares, ...bare } = palace;
    const adults: Place['price'][number] = {
      amount: 13,
      currency: 'EUR',
      who: 'Adults',
      ages: [18, 120],
    };
    const europeans: Place['price'][number] = {
      amount: 0,
      currency: 'EUR',
      who: 'EEA, 18 to 25',
      ages: [18, 25],
      residency: 'eea',
    };
    const children: Place['price'][number] = {
      amount: 0,
      currency: 'EUR',
      who: 'Under 18',
      ages: [0, 17],
    };
    const compiled = compilePasses(
      changed({ tickets: [bare] }),
      'passes.yaml',
      testville,
      known('public', place('palace', [adults, europeans, children])),
    );
    const pays = (age: number, residency: 'eea' | 'elsewhere') =>
      centsFor(compiled.tickets[0]?.fares ?? [], { age, residency }, 8);
    expect([pays(20, 'eea'), pays(20, 'elsewhere'), pays(30, 'eea'), pays(10, 'elsewhere')]).toEqual([
      0, 1300, 1300, 0,
    ]);
    expect(problems(changed({ tickets: [bare] }), known('public', place('palace', [adults])))).toMatchObject([
      { field: 'tickets.0.place', message: expect.stringMatching(/no fare holds for a traveller of 0/) },
    ]);
  });

  it("keeps a place's cheaper evening apart from what the day costs", () => {
    const { fares: _fares, ...bare } = palace;
    const from = { weekdays: ['th' as const], at: '18:00' };
    const price: Place['price'] = [
      { amount: 16, currency: 'EUR', who: 'Everyone' },
      { amount: 12, currency: 'EUR', who: 'Everyone', from },
    ];
    const [ticket] = compilePasses(
      changed({ tickets: [bare] }),
      'passes.yaml',
      testville,
      known('public', place('palace', price)),
    ).tickets;
    expect(ticket?.fares.map(({ cents }) => cents)).toEqual([1600]);
    expect(ticket?.lateFares).toEqual([{ cents: 1200, who: 'Everyone', from }]);
    expect(problems(changed({ tickets: [bare] }), known('public', place('palace', price.slice(1))))).toMatchObject([
      { field: 'tickets.0.place', message: expect.stringMatching(/no fare holds/) },
    ]);
  });

  it('closes the ticket of a place that nobody gets into, and asks for no fares of it', () => {
    const { fares: _fares, ...bare } = palace;
    const shut: Place = { ...place('palace', []), shut: true, hoursNote: 'Shut for works until 2030' };
    const [ticket] = compilePasses(
      changed({ tickets: [bare] }),
      'passes.yaml',
      testville,
      known('public', shut),
    ).tickets;
    expect(ticket?.closed).toEqual({ why: 'Shut for works until 2030' });
  });

  it('tells when a place lets people in', () => {
    const entries = { shutOn: ['2026-12-09' as const] };
    const [ticket, other, own] = compilePasses(
      changed({ tickets: [palace, gallery, { ...gallery, key: 'own', hours: 'Mo 10:00-18:00' }] }),
      'passes.yaml',
      testville,
      known('public', place('palace', [{ amount: 16, currency: 'EUR', who: 'Everyone' }])),
      ({ hours, price }: Partial<Place>) => (price || hours === 'Mo 10:00-18:00' ? entries : undefined),
    ).tickets;
    expect([ticket?.entries, other?.entries, own?.entries]).toEqual([entries, undefined, entries]);
    expect(own).not.toHaveProperty('hours');
  });

  it("takes a place's fare of the season", () => {
    const { fares: _fares, ...bare } = palace;
    const price: Place['price'] = [
      { amount: 35, currency: 'EUR', who: 'Everyone', months: [4, 5, 6, 7, 8, 9, 10] },
      { amount: 25, currency: 'EUR', who: 'Everyone', months: [1, 2, 3, 11, 12] },
    ];
    const [ticket] = compilePasses(
      changed({ tickets: [bare] }),
      'passes.yaml',
      testville,
      known('public', place('palace', price)),
    ).tickets;
    expect([1, 7].map((month) => centsFor(ticket?.fares ?? [], { age: 40, residency: 'eea' }, month))).toEqual([
      2500, 3500,
    ]);
  });

  it('refuses to guess which product of a place a ticket is for', () => {
    const { fares: _fares, ...bare } = palace;
    const price: Place['price'] = [
      { amount: 0, currency: 'EUR', who: 'Everyone', product: 'Church' },
      { amount: 8, currency: 'EUR', who: 'Everyone', product: 'Dome' },
    ];
    expect(problems(changed({ tickets: [bare] }), known('public', place('palace', price)))).toMatchObject([
      { field: 'tickets.0.fares', message: expect.stringMatching(/"palace" sells 2 products/) },
    ]);
  });

  it('takes a price for known in general alone where a place and this screen name two', () => {
    const places = known('public', place('palace', [{ amount: 24, currency: 'EUR', who: 'Everyone' }]));
    expect(compilePasses(samplePasses, 'passes.yaml', testville, places).tickets[0]?.known).toBeUndefined();
    expect(compilePasses(samplePasses, 'passes.yaml', testville, new Map()).tickets[0]?.known).toMatchObject({
      fare: { host: 'example.com' },
    });
  });

  it.each<[string, Partial<PassesContent>, RegExp, RegExp]>([
    ['two tickets with one key', { tickets: [palace, palace] }, /^tickets$/, /"palace" stands twice/],
    [
      'a pass that covers nothing known',
      { tickets: [{ ...palace, coveredBy: ['museum'] }] },
      /tickets\.0\.coveredBy/,
      /no pass covers "museum"/,
    ],
    [
      'an age without a fare',
      { tickets: [{ ...palace, fares: [{ amount: 5, who: 'Adults', ages: [18, 120] }] }] },
      /tickets\.0\.fares/,
      /no fare holds for a traveller of 0/,
    ],
    [
      'an age with two fares',
      {
        tickets: [
          {
            ...palace,
            fares: [
              { amount: 5, who: 'Adults' },
              { amount: 3, who: 'Old', ages: [65, 120] },
            ],
          },
        ],
      },
      /tickets\.0\.fares/,
      /2 fares hold for a traveller of 65/,
    ],
    [
      'a month without a fare',
      { tickets: [{ ...palace, fares: [{ amount: 5, who: 'All', months: [1, 2] }] }] },
      /tickets\.0\.fares/,
      /in month 3/,
    ],
    [
      'a card that nobody sells',
      { rides: samplePasses.rides.map((ride) => ({ ...ride, carrier: 'oyster' })) },
      /rides\.0\.carrier/,
      /"oyster"/,
    ],
  ])('refuses %s', (_name, change, field, message) => {
    const [first] = problems(changed(change));
    expect(first?.field).toMatch(field);
    expect(first?.message).toMatch(message);
  });

  it('refuses a premium place', () => {
    expect(problems(samplePasses, known('premium', place('palace', [])))).toMatchObject([
      { field: 'tickets.0.place', message: expect.stringMatching(/premium/) },
    ]);
  });

  it.each<[string, (text: string) => string, RegExp, RegExp]>([
    [
      'a fraction of a cent',
      (text) => text.replace('amount: 2.55', 'amount: 2.555'),
      /rides\.0\.fares\.2\.amount/,
      /whole cents/,
    ],
    [
      'an unknown way of counting',
      (text) => text.replace('kind: hours, hours: 48', 'kind: nights, nights: 2'),
      /validity/,
      /./,
    ],
    ['a day that no calendar has', (text) => text.replace(/^edited: .*/m, 'edited: yesterday'), /^edited$/, /date/],
    [
      'an unknown key',
      (text) => text.replace('summary: One day', 'resume: One day'),
      /passes\.1\.(resume|summary)/,
      /./,
    ],
  ])('names the field of %s in the file of Paris', (_name, change, field, message) => {
    const file = join(__dirname, '../../../../../remotes/paris/content/screens/passes.yaml');
    const text = readFileSync(file, 'utf8');
    const schema = z.extend(passesSchema, { route: z.unknown(), related: z.unknown() });
    expect(readYaml(file, schema, { text }).passes.length).toBeGreaterThan(3);
    const folder = mkdtempSync(join(tmpdir(), 'passes-'));
    const bad = join(folder, 'passes.yaml');
    writeFileSync(bad, change(text));
    try {
      readYaml(bad, schema);
      throw new Error('the content was read, and it should not have been');
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      expect(
        cause.problems.some(
          (problem) => field.test(problem.field) && message.test(problem.message) && problem.line > 1,
        ),
      ).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
