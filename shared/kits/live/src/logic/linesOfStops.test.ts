import { linesOfStops } from './linesOfStops';

it.each([
  [['Opéra (M3, M7, M8)'], ['M3', 'M7', 'M8']],
  [
    ['Saint-Michel–Notre-Dame (RER B, C)', 'Cité (M4)'],
    ['RER B', 'RER C', 'M4'],
  ],
  [
    ['Denfert-Rochereau (M4, M6, RER B)', 'Port-Royal (RER B)'],
    ['M4', 'M6', 'RER B'],
  ],
  [
    ['Louis Blanc (M7, M7bis)', "Porte d'Orléans (M4, T3a)"],
    ['M7', 'M7bis', 'M4', 'T3a'],
  ],
  [
    ['Gambetta (M3, M3 bis)', 'La Défense (M1, RER A, train L, U)'],
    ['M3', 'M3bis', 'M1', 'RER A'],
  ],
  [
    ['Westminster (Jubilee, District)', 'Duomo (M1, M3)', 'Piramide (B), 6 min'],
    ['Jubilee', 'District', 'M1', 'M3', 'B'],
  ],
  [['A bus stop', 'Somewhere (bus 38)', 'Nomentana (bus 66, 82, 90)'], []],
])('reads the lines of %j', (stops, lines) => {
  expect(linesOfStops(stops)).toEqual(lines);
});
