import type { WeekdayCode } from './weekdayCodes';
import { weekdayWords } from './weekdayWords';

it.each<[WeekdayCode[], string]>([
  [['we', 'th', 'fr', 'sa', 'su'], 'Wednesday to Sunday'],
  [['sa', 'mo'], 'Monday and Saturday'],
  [['tu', 'th', 'sa'], 'Tuesday, Thursday and Saturday'],
  [['sa', 'su'], 'Saturday and Sunday'],
  [['fr'], 'Friday'],
])('tells %j as %s', (codes, words) => {
  expect(weekdayWords(codes)).toBe(words);
});
