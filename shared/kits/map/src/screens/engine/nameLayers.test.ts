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
