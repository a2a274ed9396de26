import { join } from 'node:path';
import { verifierFor, type Answer, type Assistant, type Fact } from '@odysseus/assistant';
import { evaluate, type Outcome } from './evaluate';
import { corpusOfCity } from '../corpusOfCity';
import { evaluatedCity } from './evaluatedCity';
import type { Question } from './questionFile';
import { readQuestions } from './readQuestions';
import { failureText } from './reportText';
import { floors, missedFloors, ratio, summarise } from './summarise';

const questions = readQuestions(join(__dirname, 'questions', 'paris'));
const corpus = corpusOfCity('paris', join(__dirname, '..', '..'));
const failures = (outcomes: readonly Outcome[], failed: (outcome: Outcome) => boolean) =>
  outcomes.filter(failed).map(failureText).join('\n\n');

it('every intent is asked about', () => {
  expect(questions.length).toBeGreaterThanOrEqual(180);
  expect(new Set(questions.map(({ intent }) => intent)).size).toBeGreaterThanOrEqual(15);
});

describe('the assistant of Paris', () => {
  const outcomes = evaluate(questions, evaluatedCity(corpus));
  const summary = summarise(outcomes);

  it('is right as often as it has to be', () => {
    expect(ratio(summary.correct) < floors.correct ? failures(outcomes, ({ wrong }) => wrong.length > 0) : '').toBe('');
  });

  it('says nothing that the guide does not hold', () => {
    expect(failures(outcomes, ({ fabricated }) => fabricated.length > 0)).toBe('');
  });

  it('cites what it states', () => {
    expect(failures(outcomes, ({ unborne }) => unborne.length > 0)).toBe('');
    expect(summary.citations.of).toBeGreaterThan(200);
  });
});

describe('the evaluation', () => {
  const citation = { place: 'paris/louvre', path: '/museums#louvre', field: 'price', label: 'Louvre, price' };
  /** An assistant that answers everything with one sentence, and with a fact of its own making. */
  const saying = (text: string, facts: readonly Fact[]) => (): Assistant => ({
    facts: [],
    tools: [],
    verify: verifierFor(['Paris']),
    isDanger: () => false,
    answer: (): Answer => ({
      parts: [{ type: 'sentence', text, join: 'same', citations: facts.map((fact) => fact.citation) }],
      memory: null,
      facts,
    }),
  });
  const question: Question = {
    intent: 'facts',
    at: '2026-11-24 10:00',
    doctored: false,
    turns: [{ ask: 'How much is the Louvre?', all: ['€22'], cites: ['louvre'] }],
  };
  const asked = (text: string, ...facts: Fact[]) => evaluate([question], evaluatedCity(corpus, saying(text, facts)))[0];

  it('finds nothing wrong with a true and cited answer', () => {
    const outcome = asked('The Louvre costs €22.', { citation, text: '€22 adults' });
    expect(outcome).toMatchObject({ wrong: [], unborne: [], fabricated: [] });
    expect(missedFloors(summarise(outcome ? [outcome] : []))).toEqual([]);
  });

  it('catches a price that only the assistant’s own fact holds', () => {
    expect(asked('The Louvre costs €27.', { citation, text: '€27 adults' })).toMatchObject({
      wrong: ['does not say €22'],
      unborne: [],
      fabricated: ['The Louvre costs €27. [€27]'],
    });
  });

  it('catches a phantom that only the assistant’s own fact holds', () => {
    expect(
      asked('Beside the Louvre stands the Zorblax, for €22.', { citation, text: 'Zorblax, €22' })?.fabricated,
    ).toHaveLength(1);
  });

  it('catches what is not cited, and names the floors that are missed', () => {
    const outcome = asked('The Louvre costs €22.');
    expect(outcome?.unborne).toEqual(['The Louvre costs €22. [cites nothing]']);
    expect(missedFloors(summarise(outcome ? [outcome] : []))).toContainEqual(
      expect.stringContaining('Citations bear 0.0 %'),
    );
  });
});
