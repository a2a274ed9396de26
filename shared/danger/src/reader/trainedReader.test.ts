import { trainedWeights } from '../weights';
import { trainedReader } from './trainedReader';

const { read } = trainedWeights();

it.each([
  ['plain', 'my father has chest pain and cannot breathe'],
  ['seen, not named', 'her foot points outwards since she slipped'],
  ['in capitals', 'MY HUSBAND IS NOT BREATHING PLEASE HELP'],
  ['without blanks', 'mybrotherisnotbreathing'],
  ['mistyped', 'my huband colapsed an isnt breathng'],
  [
    'dictated, without a stop',
    'hello my mother fell down in the bathroom and she does not answer me and there is blood on the floor what do i do',
  ],
  ['in two languages', 'au secours mon mari il ne respire plus please he is not breathing'],
  ['in French', 'Mon mari ne respire plus'],
  ['in German', 'mein Mann atmet nicht mehr'],
  ['in Spanish', 'mi hijo no respira, está azul'],
  ['in Italian', 'mio padre è svenuto e non si sveglia'],
  [
    'a joke before it',
    'haha this price gives me a heart attack. no seriously my dad has just collapsed and does not wake up',
  ],
])('hears an emergency: %s', (_, text) => {
  expect(read(text)).toMatchObject({ outcome: 'danger', by: 'trained' });
});

it('hears one sentence in the middle of two thousand characters', () => {
  const talk =
    'We would like to see the Louvre in the morning and then have lunch near the river, and the children want an ice cream. ';
  const text = `${talk.repeat(8)}My husband is not breathing and his lips are blue. ${talk.repeat(8)}`;
  expect(text.length).toBeGreaterThan(1_900);
  expect(read(text)).toMatchObject({ outcome: 'danger' });
  expect(read(talk.repeat(16))).toMatchObject({ outcome: 'none' });
});

it.each(['🆘', '🆘🆘🆘 🚑', 'sos', 'HELP!!!', 'au secours', 'Hilfe', 'socorro', 'aiuto'])(
  'hears "%s" alone',
  (text) => {
    expect(read(text)).toMatchObject({ outcome: 'danger' });
  },
);

it.each([
  '',
  '   ',
  '!?',
  '😂😂',
  'ok',
  'thanks',
  'is the Louvre open on Tuesday?',
  'best croissant near me',
  'how do I get to Versailles',
  'et le dimanche ?',
  'wie viel kostet der Louvre',
  'dove si mangia bene vicino al Colosseo',
  'cuánto cuesta la Torre Eiffel',
])('leaves "%s" a question', (text) => {
  expect(read(text)).toMatchObject({ outcome: 'none' });
});

it.each([
  ['Mon fils s’étouffe', 'fr'],
  ['Mein Sohn ist in den Fluss gefallen', 'de'],
  ['A mi madre le han robado el bolso con un cuchillo', 'es'],
  ['Mia figlia ha ingoiato una pila e non respira bene', 'it'],
  ['Someone is beating a man in the metro', 'en'],
])('knows in which language "%s" is written', (text, language) => {
  expect(read(text)).toMatchObject({ outcome: 'danger', language });
});

describe('what a score leads to', () => {
  const score = (danger: number) =>
    trainedReader(() => ({ danger, kind: 'burns', language: 'en' })).read('something happened');

  it('is help, a line, or nothing', () => {
    expect(score(1).outcome).toBe('danger');
    expect(score(0.01).outcome).toBe('perhaps');
    expect(score(0).outcome).toBe('none');
  });
});
