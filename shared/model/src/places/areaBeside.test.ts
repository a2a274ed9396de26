import { areaBeside } from './areaBeside';

it.each([
  ['Colosseum', 'Colosseum', undefined],
  ['The Marais', 'Marais', undefined],
  ['Belleville viewpoint', 'Belleville', 'Belleville'],
])('tells beside %s in %s of %s', (name, area, told) => {
  expect(areaBeside({ name, area })).toBe(told);
});
