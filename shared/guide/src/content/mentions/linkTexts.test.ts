import type { ContentProblem } from '@odysseus/model/content';
import type { CompiledScreen } from '../compiledScreen';
import { linkTexts, type LinkGround } from './linkTexts';
import { nameFinder } from './nameFinder';
import { writtenLinks } from './writtenLinks';

const names = {
  places: new Map([
    ['well', { name: 'Old well', access: 'public' as const }],
    ['pump', { name: 'Pump', access: 'public' as const }],
    ['cellar', { name: 'Cellar', access: 'premium' as const }],
  ]),
  screens: new Map([
    ['/wells', 'Wells'],
    ['/app/cellars', 'Cellars'],
  ]),
};
const take = (value: object) => {
  const links = writtenLinks(() => names);
  return { ...links.take(value, 'wells.yaml'), texts: links.texts };
};
const list = (change: object) => ({ kind: 'places', access: 'public', introduction: ['Water.'], ...change });

describe('links that are written', () => {
  it('are words for whoever reads the text, and links on its page', () => {
    const written = list({
      introduction: ['See [[well]], [[pump|the pump]], [[/wells]] and [[/wells#first-1|the first]].', 'Water.'],
    });
    const { value, problems, texts } = take(written);
    expect(problems).toEqual([]);
    const [text] = (value as { introduction: string[] }).introduction;
    expect(text).toBe('See Old well, the pump, Wells and the first.');
    const ground: LinkGround = {
      texts,
      addresses: new Map([
        ['well', '/wells#well'],
        ['pump', '/wells#pump'],
      ]),
    };
    const found: ContentProblem[] = [];
    expect(linkTexts(value as CompiledScreen, ground, found)).toMatchObject({
      introduction: [
        'See [[/wells#well|Old well]], [[/wells#pump|the pump]], [[/wells|Wells]] and [[/wells#first-1|the first]].',
        'Water.',
      ],
    });
    expect(found).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    ['a place that is not there', { introduction: ['[[wel]]'] }, 'introduction.0', /Did you mean "well"/],
    ['a screen that is not there', { introduction: ['[[/well|wells]]'] }, 'introduction.0', /Did you mean "\/wells"/],
    ['an address of another site', { introduction: ['[[//evil.example|wells]]'] }, 'introduction.0', /path/],
    ['a premium place in a public text', { introduction: ['[[cellar]]'] }, 'introduction.0', /path of its screen/],
    ['no words', { introduction: ['[[well| ]]'] }, 'introduction.0', /Write the words/],
    ['a heading', { title: '[[well]]' }, 'title', /Take the double brackets off/],
    ['a group’s title', { groups: [{ title: '[[well]]', entries: [] }] }, 'groups.0.title', /Take the double/],
  ])('are refused to %s', (_what, change, field, remedy) => {
    const { problems } = take(list(change));
    expect(problems.map(({ path, ...problem }) => ({ field: path.join('.'), ...problem }))).toEqual([
      { field, message: expect.stringMatching(/./), remedy: expect.stringMatching(remedy) },
    ]);
  });

  it('lead from a premium text to a premium place', () => {
    expect(take(list({ access: 'premium', introduction: ['[[cellar]]'] })).problems).toEqual([]);
  });

  it('are refused to a place that no screen tells about', () => {
    const { value, texts } = take(list({ introduction: ['[[well]]'] }));
    const problems: ContentProblem[] = [];
    linkTexts(value as CompiledScreen, { texts, addresses: new Map() }, problems);
    expect(problems).toEqual([expect.objectContaining({ file: 'wells.yaml', field: 'introduction.0' })]);
  });
});

describe('names that stand in a text', () => {
  const ground: LinkGround = {
    texts: new Map(),
    addresses: new Map([
      ['well', '/wells#well'],
      ['pump', '/wells#pump'],
    ]),
    find: nameFinder(
      [
        ['Old well', 'well'],
        ['Pump', 'pump'],
      ],
      ['Cellar'],
    ),
  };
  const screen = {
    kind: 'places',
    access: 'public',
    title: 'The Pump',
    introduction: ['From the Old well to the Pump and back to the Old well.', 'The Old well again.'],
    groups: [
      {
        title: 'Pump',
        line: 'By the Pump.',
        entries: [{ place: 'pump', why: 'The Pump stands by the Old well, above the Cellar.' }],
      },
    ],
    places: {
      well: { id: 'well', body: 'The Old well is older than the Pump.', tips: [{ about: [], text: 'Use the Pump.' }] },
    },
    blocks: [],
  } as unknown as CompiledScreen;

  it('lead to its card once in each text, never to themselves, and in no heading', () => {
    expect(linkTexts(screen, ground, [])).toMatchObject({
      title: 'The Pump',
      introduction: [
        'From the [[/wells#well|Old well]] to the [[/wells#pump|Pump]] and back to the Old well.',
        'The [[/wells#well|Old well]] again.',
      ],
      groups: [
        {
          title: 'Pump',
          line: 'By the [[/wells#pump|Pump]].',
          entries: [{ why: 'The Pump stands by the [[/wells#well|Old well]], above the Cellar.' }],
        },
      ],
      places: {
        well: {
          body: 'The Old well is older than the [[/wells#pump|Pump]].',
          tips: [{ text: 'Use the [[/wells#pump|Pump]].' }],
        },
      },
    });
  });

  it('lead to their cards beside what is written, once where both name a place', () => {
    const texts = writtenLinks(() => names);
    const introduction = ['The Pump, [[/wells|all wells]] and [[well|the oldest]], the Old well.'];
    const { value } = texts.take(list({ introduction }), 'wells.yaml');
    expect(linkTexts(value as CompiledScreen, { ...ground, texts: texts.texts }, [])).toMatchObject({
      introduction: ['The [[/wells#pump|Pump]], [[/wells|all wells]] and [[/wells#well|the oldest]], the Old well.'],
    });
  });

  it('lead nowhere where only what is written may', () => {
    const { find: _none, ...written } = ground;
    expect(linkTexts(screen, written, [])).toEqual(screen);
  });
});
