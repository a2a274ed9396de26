import { contrast } from './contrast';
import { palettes } from './mapColours';
import { reachColours } from './reachColours';

it.each(['light', 'dark'] as const)('writes names of hills and walls that can be read, in %s', (scheme) => {
  const { hillText, city, land, halo, green } = palettes[scheme];
  for (const ground of [city, land, halo, green]) expect(contrast(hillText, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['light', 3],
  ['dark', 4.5],
] as const)('writes names of districts that can be read, in %s', (scheme, least) => {
  const { district, city, land } = palettes[scheme];
  for (const ground of [city, land]) expect(contrast(district, ground)).toBeGreaterThanOrEqual(least);
});

it('draws borders of districts that are made out in the dark', () => {
  const { border, city } = palettes.dark;
  expect(contrast(border, city)).toBeGreaterThanOrEqual(3);
});

it.each(['light', 'dark'] as const)('writes names of streets that can be read, in %s', (scheme) => {
  const { streetText, city, land, avenue, halo, building } = palettes[scheme];
  for (const ground of [city, land, avenue, halo, building])
    expect(contrast(streetText, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(['light', 'dark'] as const)('draws streets that are reached so that they are seen, in %s', (scheme) => {
  const { city, land, avenue, halo, building, green } = palettes[scheme];
  for (const ground of [city, land, avenue, halo, building, green])
    for (const reach of Object.values(reachColours[scheme])) expect(contrast(reach, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(reachColours[scheme][5], halo)).toBeGreaterThanOrEqual(7);
});
