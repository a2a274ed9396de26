import type { Currency } from '@odysseus/model';
import { sampleCorpus } from '../../testing/sampleCorpus';
import type { Corpus, CorpusPlace } from '../corpus';
import { prepareAssistant } from '../engine';
import type { Exchange } from '../types';

const corpus = sampleCorpus();
const [example] = corpus.places;
if (!example) throw new Error('The sample guide has no place');
const room = (id: string, name: string, from: number, to: number): CorpusPlace => ({
  ...example,
  id,
  name,
  localName: name,
  kind: 'hotel',
  summary: `${name} has rooms.`,
  price: [],
  costs: { from, to, currency: 'EUR', for: 'Double room a night' },
  known: {},
});
const guide: Corpus = {
  ...corpus,
  places: [
    ...corpus.places,
    room('grand', 'Grand House', 300, 500),
    room('small', 'Small House', 110, 140),
    room('middle', 'Middle House', 160, 310),
    room('other', 'Other House', 400, 900),
  ],
};

/** The same guide with every price in another currency. */
function inCurrency(currency: Currency): Corpus {
  const text = JSON.stringify(guide).replaceAll('"EUR"', `"${currency}"`);
  return JSON.parse(currency === 'GBP' ? text.replaceAll('€', '£') : text) as Corpus;
}
const assistants = { EUR: prepareAssistant(guide), GBP: prepareAssistant(inCurrency('GBP')) };

function answers(questions: readonly string[], currency: Currency = 'EUR') {
  const history: Exchange[] = [];
  return questions.map((question) => {
    const answer = assistants[currency].answer(question, {
      now: new Date('2026-11-24T10:00:00+01:00'),
      plan: [],
      residency: 'elsewhere',
      ages: [],
      history,
    });
    history.push({ question, memory: answer.memory });
    const sentences = answer.parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
    return {
      text: sentences.join('\n'),
      sentences,
      facts: answer.facts,
      places: answer.parts.flatMap((part) =>
        part.type === 'places' ? part.places.map(({ id }) => id.replace('paris/', '')) : [],
      ),
    };
  });
}
const ask = (question: string, currency: Currency = 'EUR') => {
  const [answer] = answers([question], currency);
  if (!answer) throw new Error('Nothing was answered');
  return answer;
};

describe('A limit in another currency', () => {
  it.each<[string, string, string]>([
    ['restaurants under £20', '£20', 'chez-rosa'],
    ['restaurants under 20 pounds', '£20', 'chez-rosa'],
    ['restaurants under $20', 'US$20', 'chez-rosa'],
    ['museums under 10 dollars', 'US$10', 'carnavalet'],
    ['museums for less than 10 CHF', 'CHF 10', 'carnavalet'],
    ['museums under 2000 yen', 'JP¥2,000', 'carnavalet'],
    ['museums under A$10', 'A$10', 'carnavalet'],
  ])('is set aside with a word: "%s"', (question, limit, first) => {
    const { text, places } = ask(question);
    expect(text).toContain(`Prices here are in euros, so I set no limit of ${limit}.\nThe cheapest come first.\n`);
    expect(places[0]).toBe(first);
    expect(places.length).toBeGreaterThan(1);
  });

  it('is the other way round where pounds are paid', () => {
    expect(ask('restaurants under €20', 'GBP').text).toContain('Prices here are in pounds, so I set no limit of €20.');
    expect(ask('restaurants under £20', 'GBP').text).not.toContain('I set no limit');
    expect(ask('restaurants under £20', 'GBP').places).toEqual(['chez-rosa']);
    expect(ask('restaurants under 20', 'GBP').places).toEqual(['chez-rosa']);
    expect(ask('hotel under 100', 'GBP').text).toContain('I know no places to stay under £100.');
  });

  it('is told for as long as it stands, and takes the place of one that was told before', () => {
    const [first, second, third, fourth] = answers([
      'restaurants under €20',
      'under £30',
      'something else near the Louvre',
      'restaurants under €20',
    ]);
    expect(first?.places).toEqual(['chez-rosa']);
    expect(second?.text).toContain('I set no limit of £30');
    expect(second?.places).toEqual(['chez-rosa', 'la-table']);
    expect(third?.text).toContain('I set no limit of £30');
    expect(fourth?.text).not.toContain('I set no limit');
    expect(fourth?.places).toEqual(['chez-rosa']);
  });
});

describe('What is under a limit', () => {
  it.each<[string, readonly string[]]>([
    ['restaurants under €20', ['chez-rosa']],
    ['restaurants under 18.50 euros', ['chez-rosa']],
    ['restaurants for €18 or less', ['chez-rosa']],
    ['restaurants under €40', ['chez-rosa', 'la-table']],
    ['restaurants under €30', ['chez-rosa']],
    ['museums under €16', ['carnavalet']],
    ['museums up to €16', ['carnavalet', 'orsay']],
  ])('costs less in full: "%s"', (question, expected) => {
    const { text, places } = ask(question);
    expect([...places].sort()).toEqual([...expected]);
    expect(text).toMatch(/fits?:/);
  });

  it('begins below it, and says so, where nothing costs less in full', () => {
    expect(ask('restaurants under €15').text).toMatch(
      /^I know none that is surely under €15\. These begin below that:\nChez Rosa: [^\n]*\(from (about )?€14, up to €18\)/,
    );
    expect(ask('hotel under €120').sentences.slice(0, 2)).toEqual([
      'I know none that is surely under €120. These begin below that:',
      'Small House: Small House has rooms (double room a night, from about €110, up to €140).',
    ]);
  });

  it('is nothing, where the cheapest is dearer: that is said, and the cheapest are named with their prices', () => {
    const { sentences, places } = ask('hotel under 100');
    expect(sentences.slice(0, 2)).toEqual(['I know no places to stay under €100.', 'The cheapest that I know:']);
    expect(sentences[2]).toContain('(double room a night, about €110 to €140)');
    expect(places).toEqual(['small', 'middle', 'grand']);
    expect(ask('vegetarian restaurants for €5 or less').text).toMatch(
      /^I know none for €5 or less that is all of that\.\nThe cheapest that I know:\nChez Rosa/,
    );
  });

  it('is stated by what bears it', () => {
    for (const question of ['restaurants under €15', 'restaurants under €20', 'hotel under €120', 'hotel under 100']) {
      const { sentences, facts } = ask(question);
      for (const text of sentences.filter((sentence) => sentence.includes('House:') || sentence.includes('Rosa')))
        expect(assistants.EUR.verify(text, facts).unfounded).toEqual([]);
    }
  });
});
