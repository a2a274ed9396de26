import { contrast } from './contrast';
import { palettes } from './mapColours';
import { nightColour } from './nightColour';

it.each(['#62259d', '#704b1c', '#5a5230', '#000000', '#003ca6'])(
  'lifts %s until it is made out on a dark map',
  (colour) => {
    const { city, land } = palettes.dark;
    expect(contrast(colour, city)).toBeLessThan(3);
    for (const ground of [city, land]) expect(contrast(nightColour(colour), ground)).toBeGreaterThanOrEqual(3);
  },
);

it('leaves a colour that is made out as it is', () => {
  expect(nightColour('#ffcd00')).toBe('#ffcd00');
});
