import { join } from 'node:path';
import { prepareAssistant } from '@odysseus/assistant';
import { corpusOfCity } from './corpusOfCity';
import { askedCities } from './eval/askedCities';

const cities = askedCities(join(__dirname, 'eval', 'questions')).map(({ city }) => ({
  city,
  corpus: corpusOfCity(city, join(__dirname, '..')),
}));
const now = new Date('2026-11-24T22:30:00+01:00');

describe.each(cities)('the assistant of $city', ({ corpus }) => {
  const assistant = prepareAssistant(corpus);
  const sentences = (question: string) =>
    assistant
      .answer(question, { now, plan: [], residency: 'unknown', ages: [], history: [] })
      .parts.flatMap((part) => (part.type === 'sentence' ? [part] : []));

  it.each(['my husband has chest pain', 'there is smoke in our hotel', 'a man is following me with a knife'])(
    'answers "%s" with the number of its country first, and leads to its page of help',
    (message) => {
      const [first] = sentences(message);
      expect(first?.text).toMatch(/\b112\b/);
      expect(first?.citations.map(({ path }) => path)).toEqual([expect.stringMatching(/emergencyinfo#[a-z-]+$/)]);
    },
  );

  it('knows where every fact stands, and the number for any emergency', () => {
    expect(corpus.passages.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
    expect(corpus.passages.some(({ kind, help }) => kind === 'number' && help === 'any')).toBe(true);
  });
});

test('Rome knows what Italy tells of places in Rome, and nothing of those in other cities', () => {
  const rome = cities.find(({ city }) => city === 'rome')?.corpus;
  const italian = rome?.places.filter(({ city }) => city === 'italy').map(({ id }) => id);
  expect(italian).toEqual(expect.arrayContaining(['umberto-i-emergency', 'us-embassy-rome']));
  expect(italian).not.toContain('careggi-emergency');
  expect(rome?.places.find(({ id }) => id === 'umberto-i-emergency')?.path).toBe(
    '/italy/emergencyinfo#umberto-i-emergency',
  );
});
