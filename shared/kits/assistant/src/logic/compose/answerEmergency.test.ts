import { prepareAssistant } from '../engine';
import { sampleCorpus } from '../../testing/sampleCorpus';

const assistant = prepareAssistant(sampleCorpus());

function said(question: string): string {
  const { parts } = assistant.answer(question, {
    now: new Date('2026-11-24T10:00:00+01:00'),
    plan: [],
    residency: 'unknown',
    ages: [],
    history: [],
  });
  return parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : [])).join(' ');
}

describe('an emergency intent beside a sight', () => {
  it.each([
    ['my father had a heart attack in the Louvre', /^SAMU: 15/],
    ['Somebody passed out at Sainte-Chapelle', /^SAMU: 15/],
    ["she can't breathe, we are at the Louvre", /^SAMU: 15/],
    ['he collapsed on the stairs of the Louvre', /^SAMU: 15/],
    ['my son swallowed bleach at Place des Vosges', /^Poison centre/],
    ['our two girls got lost in the Tuileries Garden', /112/],
    ["I can't find my little boy at the Louvre", /112/],
    ["there's a fire in Sainte-Chapelle", /112/],
    ['I smell smoke in the Louvre', /112/],
    ['a woman was attacked by the Louvre', /112/],
    ['someone stole my passport in the Louvre', /appointment with your consulate/],
    ['where is the nearest hospital to the Louvre?', /Hôtel-Dieu/],
  ])('hears "%s"', (question, expected) => {
    expect(said(question)).toMatch(expected);
  });

  it.each([
    'the fire of Sainte-Chapelle in 1630',
    'was the Louvre burned in the Commune?',
    'did the Louvre have a fire?',
    'what was stolen from the Louvre in 1911?',
    'who was attacked in the Louvre?',
    'can I bring a knife into the Louvre?',
    'my mother had a stroke, is the Louvre step-free?',
    'I am dying to see the Louvre',
    'lost children in paintings of the Louvre, which rooms?',
  ])('leaves "%s" a question', (question) => {
    expect(said(question)).not.toMatch(/112|SAMU|consulate/);
  });
});

describe('the words of an emergency intent', () => {
  it.each([
    ['i was robbed', /112/],
    ['somebody stole my bag', /112/],
    ['she was raped', /112/],
    ['got pickpocketed', /112/],
    ['he cant breathe', /^SAMU: 15/],
    ["my grandmother won't wake up", /^SAMU: 15/],
    ['my kids disappeared', /112/],
  ])('stand as they are: "%s"', (question, expected) => {
    expect(said(question)).toMatch(expected);
  });
});
