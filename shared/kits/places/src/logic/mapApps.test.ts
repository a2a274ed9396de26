import { latLng } from '@odysseus/model';
import { deviceOf, mapApps, travelMode } from './mapApps';

const well = { name: 'The well (old)', coordinates: latLng(48.86, 2.34) };
const named = (device: Parameters<typeof mapApps>[1]) => mapApps(well, device, 'foot').map(({ name }) => name);

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
    mapApps(well, device, 'foot').map(({ url }) => url),
  );
  expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([
    'geo:48.86,2.34?q=48.86,2.34(The%20well%20(old))',
  ]);
});

describe('how one goes there', () => {
  const paris = { centre: latLng(48.8566, 2.3522) };
  const versailles = { coordinates: latLng(48.8049, 2.1204) };

  it('is on foot in the city, and by public transport to what lies far outside', () => {
    expect(travelMode(well, paris)).toBe('foot');
    expect(travelMode(versailles, paris)).toBe('transit');
  });

  it('is reckoned in a whole country from the nearest of its towns', () => {
    const country = { centre: latLng(41.9, 12.5), towns: [{ name: 'Milan', centre: latLng(45.46, 9.19) }] };
    expect(travelMode({ coordinates: latLng(45.47, 9.2) }, country)).toBe('foot');
    expect(travelMode({ coordinates: latLng(43.77, 11.25) }, country)).toBe('transit');
  });

  const hrefs = (mode: 'foot' | 'transit') => mapApps(well, 'other', mode).map(({ url }) => url);

  it('stands in the addresses of apps that know it', () => {
    expect(hrefs('transit').slice(0, 2)).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=48.86,2.34&travelmode=transit',
      'https://maps.apple.com/?daddr=48.86,2.34&dirflg=r',
    ]);
  });

  it('has OsmAnd and OpenStreetMap find the way on foot, and show the place where one rides', () => {
    expect(hrefs('foot').slice(2)).toEqual([
      'https://osmand.net/map/navigate/?finish=48.86,2.34&end=48.86,2.34&type=osmand&profile=pedestrian#16/48.86/2.34',
      'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B48.86%2C2.34#map=17/48.86/2.34',
    ]);
    expect(hrefs('transit').slice(2)).toEqual([
      'https://osmand.net/map?pin=48.86,2.34#16/48.86/2.34',
      'https://www.openstreetmap.org/?mlat=48.86&mlon=2.34#map=17/48.86/2.34',
    ]);
  });
});
