import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accents, cityRequest, NewCityError, type CityWords, type PresentSite } from './cityRequest';
import { coordinatesOf, readTimeZones } from './timeZones';

const projectFolder = join(__dirname, '..', '..');
const zones = readTimeZones(projectFolder);
const site: PresentSite = {
  packages: ['ui', 'shell', 'paris', 'italy'],
  addresses: [
    { path: '/paris-explore', owner: 'paris' },
    { path: '/italy/rome', owner: 'italy' },
    { path: '/metro', owner: 'paris' },
  ],
  areas: [
    { key: 'main', owner: 'shell', order: 0 },
    { key: 'paris', owner: 'paris', order: 10, accent: accents[0]?.light ?? '' },
    { key: 'rome', owner: 'italy', order: 0, accent: '#a03a24' },
    { key: 'italy', owner: 'italy', order: 20, accent: '#a8481f' },
  ],
};
const lisbon: CityWords = { key: 'lisbon', country: 'PT', timezone: 'Europe/Lisbon' };
const request = (words: Partial<CityWords> = {}) => cityRequest({ ...lisbon, ...words }, site, zones);

describe('a city that can be written', () => {
  it('stands behind the others in the menu, in a colour that none has', () => {
    expect(request()).toEqual({
      key: 'lisbon',
      name: 'Lisbon',
      country: 'PT',
      timezone: 'Europe/Lisbon',
      centre: [38.7167, -9.1333],
      centreFrom: 'time zone',
      order: 30,
      accent: accents[1],
    });
  });

  it.each<[Partial<CityWords>, object]>([
    [
      { key: 'porto', centre: '41.1496, -8.6109' },
      { name: 'Porto', centre: [41.1496, -8.6109], centreFrom: 'option' },
    ],
    [
      { key: 'new-york', country: 'US', timezone: 'America/New_York' },
      { name: 'New York', centre: [40.7142, -74.0064] },
    ],
    [
      { key: 'buenos-aires', country: 'AR', timezone: 'America/Argentina/Buenos_Aires' },
      { name: 'Buenos Aires', centre: [-34.6, -58.45] },
    ],
    [
      { key: 'aquila', name: 'L’Aquila', country: 'IT', timezone: 'Europe/Rome', centre: '42.35,13.4' },
      { name: 'L’Aquila' },
    ],
  ])('%j', (words, expected) => {
    expect(request(words)).toMatchObject(expected);
  });
});

describe('a city that can not', () => {
  it.each<[string, Partial<CityWords>, RegExp]>([
    ['a name in capitals', { key: 'Lisbon' }, /lower-case word/],
    ['a path for a name', { key: '../lisbon' }, /lower-case word/],
    ['an empty name', { key: '' }, /lower-case word/],
    ['a city that exists', { key: 'paris' }, /package @odysseus\/paris already/],
    ['the name of a shared package', { key: 'ui' }, /package @odysseus\/ui already/],
    ['a list of another remote', { key: 'rome', country: 'IT', timezone: 'Europe/Rome' }, /italy has a list "rome"/],
    ['a list of the shell', { key: 'main' }, /shell has a list "main"/],
    ['an address of another remote', { key: 'metro' }, /paris has the address \/metro already/],
    ['an address of the service', { key: 'api' }, /address of the site itself/],
    ['a name that can not be shown', { name: 'Lisbon <b>' }, /can't be shown/],
    ['no country', { country: undefined }, /country is missing/],
    ['a country in small letters', { country: 'pt' }, /"pt" is no country/],
    ['a country that is none', { country: 'ZZ' }, /"ZZ" is no country/],
    ['a union of countries', { country: 'EU' }, /"EU" is no country/],
    ['no time zone', { timezone: undefined }, /time zone is missing: --timezone Europe\/Lisbon/],
    [
      'a time zone that nobody knows',
      { timezone: 'Europe/Lisboa' },
      /"Europe\/Lisboa" is no time zone.*PT has Europe\/Lisbon/,
    ],
    [
      'another country’s time zone',
      { timezone: 'Europe/Madrid' },
      /no time zone of PT, which has Europe\/Lisbon, Atlantic\/Madeira/,
    ],
    ['a city that the time zone is not named after', { key: 'porto' }, /Where is Porto\?.*--centre=/],
    ['a position beyond the poles', { centre: '98,3' }, /no position/],
    ['a position in words', { centre: 'by the river' }, /no position/],
  ])('%s', (_name, words, message) => {
    expect(() => request(words)).toThrow(NewCityError);
    expect(() => request(words)).toThrow(message);
  });

  it('hears of every mistake at once', () => {
    expect(() => request({ key: 'Lisbon', country: 'XX', timezone: 'Nowhere' })).toThrow(
      /lower-case word[\s\S]*no country[\s\S]*no time zone/,
    );
  });
});

describe('the table of time zones', () => {
  it('holds the zones of the cities that are there, each a zone that this Node knows', () => {
    expect(zones.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Europe/Paris', 'Europe/Rome', 'Europe/London', 'Europe/Athens']),
    );
    for (const { name } of zones) expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: name })).not.toThrow();
  });

  it('reads positions with and without seconds, and no others', () => {
    expect(coordinatesOf('-3352+15113')).toEqual([-33.8667, 151.2167]);
    expect(coordinatesOf('+513030-0000731')).toEqual([51.5083, -0.1253]);
    expect(() => coordinatesOf('51.5,-0.1')).toThrow('no position');
  });
});

describe('the accents', () => {
  const tokens = readFileSync(join(projectFolder, 'shared', 'ui', 'src', 'tokens', 'tokens.css'), 'utf8');
  const [lightPage = '', darkPage = ''] = [...tokens.matchAll(/--color-page: (#[0-9a-f]{6})/g)].map(
    ([, colour]) => colour,
  );

  it.each(accents)('read well on both papers: %j', ({ light, dark }) => {
    expect(contrast(light, lightPage)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, darkPage)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG's contrast of two colours, 1 to 21. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
