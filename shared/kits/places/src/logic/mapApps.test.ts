import { latLng } from '@odysseus/model';
import { deviceOf, mapApps } from './mapApps';

const well = { name: 'The well (old)', coordinates: latLng(48.86, 2.34) };
const named = (device: Parameters<typeof mapApps>[1]) => mapApps(well, device).map(({ name }) => name);

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'apple'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'other'],
  ['', 'other'],
])('%s is of %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

it('begins with the device’s own, and names none that it may lack', () => {
  expect(named('android')).toEqual(['The map app of this device', 'Google Maps', 'OsmAnd', 'OpenStreetMap']);
  expect(named('apple')).toEqual(['Apple Maps', 'Google Maps', 'OsmAnd', 'OpenStreetMap']);
  expect(named('other')).toEqual(['Google Maps', 'Apple Maps', 'OsmAnd', 'OpenStreetMap']);
});

it('leads to a web address but on Android, where any app takes a position', () => {
  const urls = (['android', 'apple', 'other'] as const).flatMap((device) =>
    mapApps(well, device).map(({ url }) => url),
  );
  expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([
    'geo:48.86,2.34?q=48.86,2.34(The%20well%20(old))',
  ]);
});
