import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { contradictions } from './contradictions';
import { isContradiction, lintContent } from './lint';
import { passagesOf, phrasesOf, type Passage, type Phrase } from './passages';
import { proseFindings, repeatFindings, ticFindings } from './prose';
import { soundFindings } from './sounds';

const remotes = join(process.cwd(), 'remotes');
const paris = compiledContent(join(remotes, 'paris/content'));

it.each(readdirSync(remotes).filter((remote) => existsSync(join(remotes, remote, 'content'))))(
  '%s contradicts itself nowhere',
  (remote) => {
    const content = remote === 'paris' ? paris : compiledContent(join(remotes, remote, 'content'));
    expect(lintContent(content).filter(isContradiction)).toEqual([]);
  },
);

const passage = (text: string, field = 'places.0.body'): Passage => ({ file: 'a.yaml', field, name: 'body', text });
const told = (texts: readonly Passage[]) => proseFindings(texts).map(({ rule, message }) => `${rule}: ${message}`);

describe('what contradicts a place', () => {
  const of = (text: string, id = 'paris/louvre'): Passage => ({ ...passage(text), place: id });
  const altered = (id: string, change: object) => {
    const located = paris.places.get(id);
    if (!located) throw new Error(`Paris has no ${id}`);
    return { ...paris, places: new Map([[id, { ...located, place: { ...located.place, ...change } }]]) };
  };
  const wrong = (content: typeof paris, ...texts: Passage[]) =>
    contradictions(content, texts).map(({ rule, message }) => `${rule}: ${message}`);

  it('is a closing day on which it opens', () => {
    expect(wrong(paris, of('Closed on Fridays.'))).toEqual([
      expect.stringMatching(/^contradiction: says closed on Friday/),
    ]);
    expect(wrong(paris, of('It is shut on Tuesdays and Wednesdays.'))).toEqual([
      expect.stringMatching(/closed on Wednesday/),
    ]);
    expect(wrong(paris, of('Closed on Tuesdays.'), of('The museum beside it is shut on Fridays.'))).toEqual([]);
  });

  it('is a booking that is needed and is not', () => {
    const required = altered('paris/louvre', { booking: { needed: 'required' } });
    expect(wrong(required, of('No booking needed before ten.'))).toHaveLength(1);
    expect(wrong(altered('paris/louvre', { booking: { needed: 'no' } }), of('Slots must be booked.'))).toHaveLength(1);
    expect(wrong(required, of('Slots must be booked.'))).toEqual([]);
  });

  it('is a tag that says free where everybody pays', () => {
    const price = [{ amount: 9, currency: 'EUR', who: 'Everyone' }];
    expect(wrong(altered('paris/louvre', { tags: ['free'], price }))).toEqual([
      expect.stringMatching(/nobody pays less than 9/),
    ]);
    expect(wrong(altered('paris/louvre', { tags: ['free'], price: [] }))).toEqual([]);
  });

  it('is a range of costs that is not the one on its card', () => {
    const costs = { from: 35, to: 65, currency: 'EUR', for: 'Two courses' };
    const texts = [
      of('€45 to €75; weekday lunch menus below €35.'),
      of('About €35 to €65.'),
      of('€14 to €18 for a tartine.'),
    ];
    expect(wrong(altered('paris/louvre', { costs }), ...texts)).toEqual([
      'contradiction: says "€45 to €75", and its costs are 35 to 65',
    ]);
  });

  it('may be a sum that no fare has, which an editor weighs', () => {
    const price = [{ amount: 22, currency: 'EUR', who: 'Adults' }];
    const texts = [of('Tickets cost €17.'), of('Tickets cost €22, and the café takes €5.'), of('A coffee for €4.')];
    expect(wrong(altered('paris/louvre', { price }), ...texts)).toEqual([
      expect.stringMatching(/^amount: names 17/),
      expect.stringMatching(/^amount: names 5/),
    ]);
  });
});

it('finds filler, American spelling and slips of typing', () => {
  expect(told([passage("A vibrant quarter near the the theater , in grey colors. It''s calm.")])).toEqual([
    'filler: says "vibrant"',
    'spelling: spells "colors"',
    'spelling: spells "theater"',
    'typing: says a word twice: "the the"',
    'typing: has a space before a stop: ","',
    'typing: has an apostrophe twice, as YAML wants it only in single quotes: "\'\'"',
  ]);
  expect(told([passage('Ask for the theatre, and see the show at the Lido at 20:30.')])).toEqual([]);
});

describe("'confirm' that the line below says already", () => {
  it.each([
    ['Closed Monday; confirm before you go.', 'confirm before you go'],
    ['Confirm before you go, above all in August', 'Confirm before you go'],
    ['About €25 in the morning (confirm).', '(confirm)'],
    ['A flat fare (of 2025, confirm).', 'confirm'],
    ['Later at weekends. Confirm', 'Confirm'],
    ['The climb is a guided visit, about €12, confirm.', 'confirm'],
  ])('is found: %s', (text, words) => {
    expect(told([passage(text)])).toEqual([`confirm: says "${words}"`]);
  });

  it.each([
    'Listed as open day and night; confirm by telephone.',
    'We could not confirm that it has opened.',
    'Ring again to confirm.',
    'Many tables are released if the confirmation gets no reply.',
  ])('is not what tells whom to ask, or what nobody knows: %s', (text) => {
    expect(told([passage(text)])).toEqual([]);
  });
});

it('finds a sentence that was copied, and not what a table says of many things', () => {
  const sentence = 'The queue is shortest in the last hour of a weekday.';
  const twice = [passage(sentence), passage(`Go late. ${sentence}`, 'places.1.body')];
  expect(repeatFindings(twice)).toEqual([
    expect.objectContaining({ field: 'places.0.body', message: expect.stringContaining('places.1.body') }),
  ]);
  expect(repeatFindings(twice.map((one) => ({ ...one, name: 'hoursNote' })))).toEqual([]);
});

it('finds a turn of phrase that comes back, and not a name', () => {
  const many = (text: string) => Array.from({ length: 6 }, (_, index) => passage(text, `places.${index}.body`));
  expect(ticFindings(many('Here it hums quietly like bees.')).map(({ message }) => message)).toEqual([
    expect.stringContaining('comes in 6 texts'),
  ]);
  expect(ticFindings(many('Here is the Jardin des Plantes.'))).toEqual([]);
  expect(ticFindings(many('Here it hums quietly like bees.').slice(1))).toEqual([]);
});

describe('sounds', () => {
  const phrase = (say: string, local = 'Bonjour, madame.', language = 'fr'): Phrase => ({
    file: 'a.yaml',
    field: 'blocks.0.phrases.0',
    local,
    say,
    language,
  });
  it.each(['bohn-ZHOOR, mah-DAHM', 'WEE / NOHN / dah-KOR', 'zhay ray-zehr-vay oh NOHN duh'])(
    'keep the system: %s',
    (say) => {
      expect(soundFindings([phrase(say)])).toEqual([]);
    },
  );
  it.each(['bohn-zhoor, mah-DAHM', 'BOHN-ZHOOR, mah-DAHM', 'bohn-ZHoor, mah-DAHM'])('break it: %s', (say) => {
    expect(soundFindings([phrase(say)])).toHaveLength(1);
  });
  it('stress other languages where those stress', () => {
    expect(soundFindings([phrase('VOR-rey un TA-vo-lo', 'Vorrei un tavolo.', 'it')])).toEqual([]);
  });
  it('are the same for the same words', () => {
    expect(soundFindings([phrase('bohn-ZHOOR, mah-DAHM'), phrase('bon-ZHOOR, ma-DAM', 'bonjour, Madame')])).toEqual([
      expect.objectContaining({ rule: 'contradiction' }),
    ]);
  });
});

it('reads what visitors read, with the place that it is of', () => {
  const value = {
    places: [
      { id: 'arch', coordinates: [1, 2], body: 'A tall arch.', receipts: [{ says: 'an arch, 13 €' }], tags: ['a b'] },
    ],
    groups: [{ entries: [{ place: 'arch', why: 'It is tall.' }] }],
    blocks: [{ language: 'fr', phrases: [{ local: 'Bonjour', say: 'bohn-ZHOOR' }] }],
  };
  expect(passagesOf('a.yaml', value)).toEqual([
    { file: 'a.yaml', field: 'places.0.body', name: 'body', text: 'A tall arch.', place: 'arch' },
    { file: 'a.yaml', field: 'groups.0.entries.0.why', name: 'why', text: 'It is tall.', place: 'arch' },
  ]);
  expect(phrasesOf('a.yaml', value)).toEqual([
    { file: 'a.yaml', field: 'blocks.0.phrases.0', local: 'Bonjour', say: 'bohn-ZHOOR', language: 'fr' },
  ]);
});
