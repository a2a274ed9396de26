import { readAges } from './readAges';

it.each<[string, number[] | undefined]>([
  ['', []],
  ['41, 39, 8', [41, 39, 8]],
  [' 0;120 ', [0, 120]],
  ['41 and 39', undefined],
  ['121', undefined],
  ['-3', undefined],
  ['7.5', undefined],
  ['1,'.repeat(13), undefined],
])('reads "%s"', (text, ages) => {
  expect(readAges(text)).toEqual(ages);
});
