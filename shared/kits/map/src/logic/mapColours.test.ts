import { palettes } from './mapColours';
import { reachColours } from './reachColours';

/** Relative luminance of a colour such as '#1f5fbf' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
