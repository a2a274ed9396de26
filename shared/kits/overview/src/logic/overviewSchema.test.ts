import { overviewSchema } from './schema';

const official = { title: 'City museum', url: 'https://museum.example/' };
const entry = { what: 'City museum', leadTime: 'A week ahead', why: 'It fills.', official };
const problemsOf = (change: Partial<Record<'leadTime' | 'why' | 'price', string>>) => {
  const { error } = overviewSchema.shape.bookToday.safeParse([{ ...entry, ...change }, entry, entry]);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it.each(['leadTime', 'why', 'price'] as const)(
  'refuses a booking whose %s is wrong once its day has passed',
  (field) => {
    expect(problemsOf({ [field]: 'It opens on 28 November 2026' })).toEqual([
      expect.stringMatching(`^0.${field}: tells of a day as to come`),
    ]);
    expect(problemsOf({ [field]: 'The opening was announced for 28 November 2026' })).toEqual([]);
  },
);
