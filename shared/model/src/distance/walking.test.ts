import { latLng } from './points';
import { formatDistance, metresBetween, walkingMinutes } from './walking';

const louvre = latLng(48.8611, 2.3364);
const orsay = latLng(48.86, 2.3266);

it('measures along the ground', () => {
  // 0.01 degrees of latitude are 1,112 m everywhere; of longitude, 731 m in Paris.
  expect(metresBetween(latLng(48.85, 2.35), latLng(48.86, 2.35))).toBeCloseTo(1112, 0);
  expect(metresBetween(latLng(48.86, 2.35), latLng(48.86, 2.36))).toBeCloseTo(731.6, 0);
  expect(metresBetween(louvre, louvre)).toBe(0);
});

it('takes the way through the streets for longer than the line', () => {
  expect(walkingMinutes(louvre, orsay)).toBe(12);
  expect(walkingMinutes(louvre, louvre)).toBe(1);
});

it.each([
  [434, 'metric', '430 m'],
  [1234, 'metric', '1.2 km'],
  [300, 'imperial', '330 yards'],
  [1609, 'imperial', '1.0 miles'],
] as const)('writes %d m in the %s system', (metres, units, text) => {
  expect(formatDistance(metres, units)).toBe(text);
});
