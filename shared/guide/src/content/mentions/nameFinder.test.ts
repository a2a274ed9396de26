import { nameFinder } from './nameFinder';

const find = nameFinder(
  [
    ['Louvre', 'louvre'],
    ['Musée du Louvre', 'louvre'],
    ['Notre-Dame', 'notre-dame'],
    ['Grand Palais', 'grand-palais'],
    ['Sainte-Chapelle', 'sainte-chapelle'],
    ['Public toilet', 'toilet-1'],
    ['Public toilet', 'toilet-2'],
    ['Pont Neuf', 'pont-neuf'],
  ],
  ['Pont Neuf', 'Grand Palais des Glaces'],
);
const led = (text: string) => find(text).flatMap(({ name, id }) => (id === undefined ? [] : [`${name}: ${id}`]));

it.each<[string, string[]]>([
  ['From the Louvre to Sainte-Chapelle’s door.', ['Louvre: louvre', 'Sainte-Chapelle: sainte-chapelle']],
  ['The Musée du Louvre, as it is called.', ['Musée du Louvre: louvre']],
  ['Notre-Dame is free. Sainte-Chapelle is not.', ['Notre-Dame: notre-dame', 'Sainte-Chapelle: sainte-chapelle']],
  ['On Monday Notre-Dame is open; "Louvre" is what signs say.', ['Notre-Dame: notre-dame', 'Louvre: louvre']],
  ['At Notre-Dame (M4) turn left.', ['Notre-Dame: notre-dame']],
])('finds the names in "%s"', (text, expected) => {
  expect(led(text)).toEqual(expected);
});

it.each([
  [
    'the name of something else',
    'Louvre–Rivoli, Louvre Pyramid, quai du Louvre, the Petit Louvre and Louvre des Antiquaires',
  ],
  ['a church of another name', 'Notre-Dame-des-Champs, Notre-Dame de Lorette'],
  ['a station', 'Get off at Louvre station.'],
  ['a longer name that leads nowhere', 'A play at the Grand Palais des Glaces.'],
  ['a name that is a station, too', 'Change at Pont Neuf.'],
  ['a name of two places', 'Public toilet'],
  ['what somebody says', 'Say "Louvre, please" to the driver.'],
  ['a part of a word', 'Louvres and Notre-Dames'],
])('finds none in %s', (_what, text) => {
  expect(led(text)).toEqual([]);
});
