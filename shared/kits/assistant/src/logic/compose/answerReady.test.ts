import { prepareAssistant } from '../engine';
import type { Passage } from '../corpus';
import { sampleCorpus } from '../../testing/sampleCorpus';

const passage = (field: string, title: string, text: string): Passage => ({
  id: `/${field}/${title}`,
  kind: 'text',
  title,
  text,
  path: `/page#${field}`,
  field,
  label: title,
});
const corpus = sampleCorpus();
const assistant = prepareAssistant({
  ...corpus,
  passages: [
    ...corpus.passages,
    passage('walk', 'Montmartre by the quiet side', 'Montmartre by the quiet side: up the back of the hill.'),
    passage('walk', 'The two islands', 'The two islands: downstream.'),
    passage('plan', 'On a strike day', 'On a strike day: all of it on foot.'),
    passage('basics', 'Left luggage', 'Left luggage: ask your hotel first.'),
  ],
});
const said = (question: string): string =>
  assistant
    .answer(question, {
      now: new Date('2026-11-24T10:00:00+01:00'),
      plan: [],
      residency: 'unknown',
      ages: [],
      history: [],
    })
    .parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []))
    .join(' ');

it('tells the walk that was asked for, and all of them where none was', () => {
  expect(said('a walk through Montmartre')).toBe('Montmartre by the quiet side: up the back of the hill.');
  expect(said('which walks do you have?')).toContain('The two islands');
});

it('tells the plan for a strike, and where bags can be left', () => {
  expect(said('what to do when there is a strike')).toBe('On a strike day: all of it on foot.');
  expect(said('where can I leave my luggage?')).toBe('Left luggage: ask your hotel first.');
});

it('leaves a way between two places to the planner', () => {
  expect(said('how long is a walk from the Louvre to Orsay?')).not.toContain('quiet side');
});
