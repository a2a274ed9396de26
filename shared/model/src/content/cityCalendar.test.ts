import { latLng } from '../distance/points';
import { eastersOf, sunOnFace } from './cityCalendar';

const paris = { centre: latLng(48.8566, 2.3522), timezone: 'Europe/Paris' } satisfies Parameters<typeof sunOnFace>[0];
const hoursOf = (bearing: number) =>
  Object.fromEntries(sunOnFace(paris, 2026, bearing).map(({ day, from, to }) => [day, [from, to]]));
const noon = '13:';

it('puts the sun on an east wall in the morning and on a west wall from midday on', () => {
  // On the meridian of Paris the sun stands south at about 13:50 in summer.
  const [east, west] = [hoursOf(90), hoursOf(270)];
  expect(east['21 June']?.[1]?.startsWith(noon)).toBe(true);
  expect(west['21 June']?.[0]?.startsWith('14:')).toBe(true);
  expect((east['21 June']?.[0] ?? '') < '07:00').toBe(true);
  expect((west['21 June']?.[1] ?? '') >= '20:50').toBe(true);
});

it('leaves a north wall in the shade, but for midsummer mornings and evenings', () => {
  expect(hoursOf(0)['21 December']).toEqual([undefined, undefined]);
  expect(hoursOf(0)['21 March']).toEqual([undefined, undefined]);
});

it('keeps a south wall lit for nearly all of a winter day', () => {
  const [from = '', to = ''] = hoursOf(180)['21 December'] ?? [];
  expect([from < '10:00', to > '15:30']).toEqual([true, true]);
});

it.each([
  ['FR', undefined, ['2026-04-05', '2027-03-28']],
  ['GB', 'ENG', ['2026-04-05', '2027-03-28']],
  ['GR', undefined, ['2026-04-12', '2027-05-02']],
])('tells the Easter Sundays of %s by its own church’s reckoning', (country, region, easters) => {
  expect(eastersOf({ country, region }, [2026, 2027])).toEqual(easters);
});
