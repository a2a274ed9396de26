import { stem, wordsOf } from './words';

it.each([
  ['What’s near Père-Lachaise?', ['what', 'near', 'pere', 'lachaise']],
  ["I can't, you won't, she isn't", ['i', 'can', 'not', 'you', 'will', 'not', 'she', 'is', 'not']],
  ['I cant, he cannot, they dont', ['i', 'can', 'not', 'he', 'can', 'not', 'they', 'do', 'not']],
  ['at 9h30 for €15', ['at', '9:30', 'for', '€', '15']],
])('reads the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['kids', 'child'],
  ['kid', 'child'],
  ['children', 'child'],
  ['museums', 'museum'],
  ['churches', 'church'],
  ['glass', 'glass'],
  ['pharmacies', 'pharmacy'],
])('finds "%s" by "%s"', (word, expected) => {
  expect(stem(wordsOf(word)[0] ?? '')).toBe(expected);
});
