import { listEntrySchema } from './schema';

const entry = (detour: object) => listEntrySchema.safeParse({ place: 'park', why: 'Because.', detour });

it('has a ride in a field of its own, so that no page tells it as a walk', () => {
  expect(entry({ from: 'San Giovanni by metro A', minutes: 30 }).error?.issues[0]?.message).toMatch(/by: metro/);
  expect(entry({ from: 'San Giovanni', by: 'metro', minutes: 30 }).success).toBe(true);
  expect(entry({ from: 'Les Halles, by rue Montorgueil', minutes: 7 }).success).toBe(true);
});
