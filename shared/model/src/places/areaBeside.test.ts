import { areaBeside } from './areaBeside';

it.each([
  ['Colosseum', 'Colosseum', undefined],
  ['The Marais', 'Marais', undefined],
  ['The courtyards of Garbatella', 'Garbatella', undefined],
  ['Saints Peter and Paul, EUR', 'EUR', undefined],
  ['Belleville viewpoint', 'Belleville', 'Belleville'],
])('tells beside %s in %s of %s', (name, area, told) => {
  expect(areaBeside({ name, area })).toBe(told);
});
