import type { Basic } from '../logic/basicSchema';
import { basicsProblems, inheritBasics, toldOfCountry } from './inheritBasics';

const basic = (key: string, more: Partial<Basic> = {}): Basic => ({
  key,
  title: `About ${key}`,
  icon: 'info',
  quick: `${key} in a line`,
  points: [`${key} everywhere`],
  ...more,
});
const receipt = {
  of: ['rule' as const],
  how: 'official' as const,
  at: 'https://state.example/tips',
  read: '2026-11-23' as const,
  says: 'service compris',
};
const ofCountry = [basic('cash'), basic('tipping', { receipts: [receipt] }), basic('plugs')];
const keysOf = (basics: readonly Basic[]) => basics.map(({ key }) => key);

describe('inheritBasics', () => {
  it('tells those of the country where a city says nothing', () => {
    expect(inheritBasics({}, ofCountry)).toEqual(ofCountry);
  });

  it('tells what a city names in its order, and the rest of the country behind it', () => {
    const basics = [basic('toilets'), { from: 'country' as const, key: 'plugs' }, basic('luggage')];
    expect(keysOf(inheritBasics({ basics }, ofCountry))).toEqual(['toilets', 'plugs', 'luggage', 'cash', 'tipping']);
  });

  it('adds to one of the country what the city says of it', () => {
    const added = {
      from: 'country' as const,
      key: 'tipping',
      quick: 'Leave nothing',
      points: ['Not on boats'],
      more: { text: 'Eating out', path: '/dining' },
    };
    expect(inheritBasics({ basics: [added] }, ofCountry)[0]).toEqual({
      ...basic('tipping'),
      quick: 'Leave nothing',
      points: ['tipping everywhere', 'Not on boats'],
      more: { text: 'Eating out', path: '/dining' },
      receipts: [receipt],
    });
  });

  it('replaces one of the country by the city’s own, and leaves out what does not hold', () => {
    const basics = [basic('cash', { title: 'Shells only' })];
    const told = inheritBasics({ basics, without: ['plugs'] }, ofCountry);
    expect(told.map(({ title }) => title)).toEqual(['Shells only', 'About tipping']);
    expect(toldOfCountry({ basics, without: ['plugs'] }, ofCountry)).toEqual(['tipping']);
  });
});

describe('basicsProblems', () => {
  const messages = (own: Parameters<typeof basicsProblems>[0], country: readonly Basic[] | undefined = ofCountry) =>
    basicsProblems(own, 'overview.yaml', country).map(({ field, message }) => `${field}: ${message}`);

  it('refuses what the country does not have', () => {
    expect(messages({ basics: [{ from: 'country', key: 'tips' }], without: ['plug'] })).toEqual([
      'basics.0.key: country.yaml has no basic "tips"',
      'without.0: country.yaml has no basic "plug"',
    ]);
  });

  it('refuses one that is both told and left out', () => {
    expect(messages({ basics: [basic('cash')], without: ['cash'] })).toEqual([
      'without.0: "cash" is left out and told among the basics',
    ]);
  });

  it('says that there is no country to inherit from', () => {
    expect(basicsProblems({ without: ['cash'] }, 'overview.yaml', undefined)).toMatchObject([
      { message: '"cash" would be the country\'s, and there is no country.yaml' },
    ]);
    expect(basicsProblems({ basics: [basic('cash')] }, 'overview.yaml', undefined)).toEqual([]);
  });
});
