import { nameLayers } from './nameLayers';

it('places great streets before stations, and stations before other streets', () => {
  // What stands last in a style is placed first.
  const placed = nameLayers('light')
    .map(({ id }) => id)
    .reverse();
  const order = ['street-name-1', 'station-name', 'street-name-2'].map((id) => placed.indexOf(id));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it.each(['light', 'dark'] as const)(
  'lets names of districts give way to whatever stands where they would, in %s',
  (scheme) => {
    const district = nameLayers(scheme).find(({ id }) => id === 'district');
    expect(district?.layout).not.toHaveProperty('text-allow-overlap');
    expect(district?.layout).not.toHaveProperty('text-ignore-placement');
  },
);
