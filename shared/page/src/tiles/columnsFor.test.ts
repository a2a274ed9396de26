import { columnsFor } from './columnsFor';

it.each([
  [8, 4],
  [9, 3],
  [11, 4],
  [12, 4],
  [15, 3],
])('%i cards stand in rows of %i', (cards, columns) => {
  expect(columnsFor(cards)).toBe(columns);
});
