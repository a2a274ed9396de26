import { dateOf, dayNumber, weekday, weekdayOf } from '@odysseus/model';
import type { CompiledPasses } from '@odysseus/passes';
import { sampleCorpus } from '../../testing/sampleCorpus';
import { prepareAssistant } from '../engine';

const corpus = sampleCorpus();
const [first, second] = corpus.places;
if (!first || !second) throw new Error('The sample guide has lost its places');
/** A Tuesday. */
const today = '2026-11-24';
const tuesday = weekday.parse(2);

/** Open by day, the first place not on Tuesdays. */
const ticket = (place: typeof first, cents: number, closedOnTuesdays: boolean): CompiledPasses['tickets'][number] => ({
  key: place.id,
  place: place.id,
  name: place.name,
  fares: [{ cents, who: 'Everyone' }],
  coveredBy: ['museums'],
  slot: 'no',
  entries: {
    shutOn: [],
    calendar: {
      from: today,
      days: Array.from({ length: 60 }, (_, index) =>
        closedOnTuesdays && weekdayOf(dayNumber(today) + index) === tuesday ? 'b' : 'a',
      ).join(''),
      patterns: [[[540, 1020]], []],
    },
  },
});
const passes: CompiledPasses = {
  kind: 'passes',
  access: 'public',
  title: 'Passes and tickets',
  lead: 'What to buy.',
  edited: today,
  currency: 'EUR',
  city: corpus.city,
  introduction: [],
  short: [],
  carriers: [],
  passes: [],
  rides: [],
  tickets: [ticket(first, 2200, true), ticket(second, 1600, false)],
  example: [],
  others: [],
  rules: [],
};
const assistant = prepareAssistant({ ...corpus, passes, passesPath: '/parispack' });
const said = (question: string) =>
  assistant
    .answer(question, {
      now: new Date(`${today}T10:00:00+01:00`),
      plan: [],
      residency: 'elsewhere',
      ages: [40],
      history: [],
    })
    .parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []))
    .join(' ');

it('leaves out a place that is closed on the day that was asked about, and says so', () => {
  const text = said(`Which pass for the ${first.name} and the ${second.name} on ${dateOf(dayNumber(today) + 7)}?`);
  expect(text).toContain(`${first.name} lets nobody in on those days, and is not counted.`);
  expect(text).toContain('€16 in all');
});

it('counts on a day on which all of them are open where none was asked about', () => {
  const text = said(`Which pass for the ${first.name} and the ${second.name}?`);
  expect(text).not.toContain('lets nobody in');
  expect(text).toContain('€38 in all');
});
