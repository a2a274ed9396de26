import { leadDaysProblem } from './leadDaysProblem';

it.each([
  ['3 to 4 weeks, 6 from April to October', 28],
  ['Two or three days; a week for Saturday', 3],
  ['A day or two; sunset slots a week', 2],
  ['A week or two; a joint ticket exists', 14],
  ['A few days', 4],
  ['The day before, for dinner', 1],
  ['One to two months', 60],
  ['Three to seven days; a fortnight for Saturday', 14],
  ['Same day', 1],
  [undefined, 9],
  ['3 weeks', undefined],
])('%s goes with %s days', (leadTime, leadDays) => {
  expect(leadDaysProblem({ leadTime, leadDays })).toBeUndefined();
});

it.each([
  ['3 to 4 weeks', 4, '21 to 28 days'],
  ['A day or two', 14, '1 to 2 days'],
  ['A few days', 28, '3 to 5 days'],
  ['The day before', 7, '1 days'],
  ['3 days; a week at weekends', 5, '3 days, or 7 days'],
])('%s is contradicted by %s days, and the message says what it tells', (leadTime, leadDays, told) => {
  expect(leadDaysProblem({ leadTime, leadDays })?.message).toBe(
    `leadDays: ${leadDays} contradicts "${leadTime}", which tells ${told}`,
  );
});
