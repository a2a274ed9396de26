import { sampleCorpus } from '../testing/sampleCorpus';
import { checkedCorpus, type Corpus } from './corpus';
import { readCorpus } from './readCorpus';

const corpus = sampleCorpus();
/** As a release holds it, with what is given in place of its own. */
function released(change: object = {}): Record<string, unknown> {
  return { ...(JSON.parse(JSON.stringify(corpus)) as Corpus), ...change };
}
/** The same value, every object of which has a field that came later. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, own]) => [key, newer(own)])), later: { of: 'use' } };
}
const [place, ...places] = corpus.places;
const [passage, ...passages] = corpus.passages;
if (!place || !passage) throw new Error('The sample guide has no place or no passage');
const passes = {
  short: [],
  passes: [],
  rides: [],
  tickets: [],
  carriers: [],
  others: [],
  rules: [],
  introduction: ['Two are sold.'],
};

it('reads what the build writes', () => {
  expect(readCorpus(released())).toEqual(released());
});

it.each<[string, object]>([
  ['at the top', { later: true }],
  ['in the city', { city: { ...corpus.city, later: true } }],
  ['in a place', { places: [{ ...place, later: true }, ...places] }],
  ['deep in a place', { places: [{ ...place, access: { ...place.access, later: true } }, ...places] }],
  ['in how a place is known', { places: [{ ...place, known: { ...place.known, later: { how: 'new' } } }, ...places] }],
  ['in a passage', { passages: [{ ...passage, later: true }, ...passages] }],
  ['in what it knows of the language', { local: { ...corpus.local, later: true } }],
])('leaves out a field that came later: %s', (_where, change) => {
  const { places: read, ...rest } = readCorpus(released(change));
  const { places: own, ...expected } = released();
  expect(rest).toEqual(expected);
  expect(read).toMatchObject(own as object[]);
  expect(() => checkedCorpus({ ...corpus, ...change })).toThrow();
});

it('reads a corpus of which every object has a field that came later', () => {
  // The keys of what it knows of the language are words, and no fields.
  const read = readCorpus({ ...(newer(released()) as object), local: corpus.local });
  expect(read.places.map(({ id }) => id)).toEqual(corpus.places.map(({ id }) => id));
  expect(read.passages).toEqual(corpus.passages);
  expect(read.city).toEqual(corpus.city);
});

it.each<[string, object]>([
  ['a kind', { kind: 'hologram' }],
  ['a subject', { subject: 'teleporting' }],
])('leaves out a passage of %s that it does not know', (_what, change) => {
  expect(readCorpus(released({ passages: [{ ...passage, ...change }, ...passages] })).passages).toEqual(passages);
});

it.each<[string, unknown, RegExp]>([
  ['no corpus', 'damaged', /the assistant's corpus can't be used/],
  ['another kind of file', released({ kind: 'places' }), /kind/],
  ['no places', released({ places: undefined }), /places/],
  [
    'a place without coordinates',
    released({ places: [{ ...place, coordinates: undefined }] }),
    /places\.0\.coordinates/,
  ],
  ['a place with half an access', released({ places: [{ ...place, access: {} }] }), /places\.0\.access\.stepFree/],
  ['a passage without text', released({ passages: [{ ...passage, text: 7 }] }), /passages\.0\.text/],
  [
    'stations without a name',
    released({ network: { ...corpus.network, stations: [{}] } }),
    /network\.stations\.0\.name/,
  ],
  ['lines of no stations', released({ network: { ...corpus.network, lines: [{ id: '1' }] } }), /network\.lines\.0/],
  ['passes that are none', released({ passes: { ...passes, passes: 'two', currency: 'EUR' } }), /passes\.passes/],
  [
    'fares without a sum',
    released({ passes: { ...passes, tickets: [{ key: 'a', name: 'A', coveredBy: [], fares: [{}] }] } }),
    /cents/,
  ],
])('refuses %s', (_what, value, message) => {
  expect(() => readCorpus(value)).toThrow(message);
});

it.each<[string, Corpus['places'], string | undefined]>([
  ['euros', corpus.places, 'EUR'],
  [
    'pounds',
    [{ ...place, told: [], price: place.price.map((fare) => ({ ...fare, currency: 'GBP' as const })) }],
    'GBP',
  ],
  ['nobody knows', [{ ...place, told: [], price: [] }], undefined],
])('takes the currency of passes that name none from the city: %s', (_what, own, currency) => {
  const read = readCorpus(released({ passes, places: own }));
  expect(read.passes?.currency).toBe(currency);
});

it('keeps what passes and network hold beside what is looked at', () => {
  const read = readCorpus(released({ passes: { ...passes, currency: 'GBP' } }));
  expect(read.passes).toEqual({ ...passes, currency: 'GBP' });
  expect(read.network).toEqual(corpus.network);
});
