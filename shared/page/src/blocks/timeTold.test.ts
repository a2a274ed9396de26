import { timeTold } from './timeTold';

it.each([
  ['240', '4 h'],
  ['300 to 330', '5 to 5½ h'],
  ['90', '1½ h'],
  ['125 to 135', '2 h 05 to 2 h 15'],
  ['170 to 180', '2 h 50 to 3 h'],
  ['85 to 95', '85 to 95 min'],
  ['27, 32, 48', '27, 32, 48 min'],
  ['95; Intercity 165; regional 210 to 240', '1 h 35; Intercity 2 h 45; regional 3½ to 4 h'],
  ['37; regional 100 or so with a change', '37 min; regional 1 h 40 or so with a change'],
])('tells minutes as travellers do: %s', (cell, told) => {
  expect(timeTold(cell).replaceAll('\u00a0', ' ')).toBe(told);
});
