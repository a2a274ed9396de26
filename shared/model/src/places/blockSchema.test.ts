import { sourceBlockSchema } from './blockSchema';

const table = {
  type: 'table',
  title: 'Trains',
  columns: ['Journey', 'Minutes', 'About'],
  rows: [['A – B', '9', '€3']],
};

it('takes as what stands beside the name of an entry columns of its table alone', () => {
  expect(sourceBlockSchema.safeParse({ ...table, brief: [{ column: 'Minutes', as: 'minutes' }] }).success).toBe(true);
  for (const columns of [['Journey'], ['Fare'], []]) {
    const brief = columns.map((column) => ({ column }));
    expect(sourceBlockSchema.safeParse({ ...table, brief }).error?.issues[0]).toMatchObject({ path: ['brief'] });
  }
});
