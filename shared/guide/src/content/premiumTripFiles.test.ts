import type { CompiledPlaceList } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { premiumTripFiles } from './premiumTripFiles';

const on = (
  path: string,
  access: 'public' | 'premium',
  ids: readonly string[],
  change: Partial<CompiledPlaceList> = {},
) => ({
  path,
  screen: samplePlaceList(
    ids.map((id) =>
      samplePlace(id, {
        calendar: { from: '2026-11-21', days: 'a', patterns: [[[600, 1080]]] },
        booking: { needed: 'required', leadDays: 7 },
      }),
    ),
    { access, ...change },
  ),
});
const { city } = samplePlaceList([]);
const renamed = { ...city, renamed: { vault: 'crypt' } };

it('tells of each city’s premium places, once, and of none that everybody may read of', () => {
  const files = premiumTripFiles([
    on('/sights', 'public', ['arch']),
    on('/app/gems', 'premium', ['crypt', 'arch'], { city: renamed }),
    on('/app/nights', 'premium', ['crypt'], { city: renamed }),
    on('/app/elsewhere', 'premium', ['cellar'], { city: { ...city, key: 'elsewhere', name: 'Elsewhere' } }),
  ]);
  expect([...files.keys()]).toEqual(['testville/trip-places', 'elsewhere/trip-places']);
  const file = files.get('testville/trip-places');
  expect(file?.cities).toMatchObject([{ key: 'testville', timezone: 'Europe/Paris', renamed: { vault: 'crypt' } }]);
  expect(file?.places).toMatchObject([
    {
      id: 'testville/crypt',
      path: '/app/gems#crypt',
      calendar: { days: 'a' },
      booking: { needed: 'required', leadDays: 7 },
    },
  ]);
});

it('has nothing of a city whose places everybody may read of', () => {
  expect(premiumTripFiles([on('/sights', 'public', ['arch']), on('/app/gems', 'premium', ['arch'])]).size).toBe(0);
});
