import { join } from 'node:path';
import { latLng, type Stop } from '@odysseus/model';
import { stopTeller } from './stopTeller';

const tell = stopTeller(join(__dirname, '../../../../../remotes/paris/metro/network.yaml'));
/** Beside Bonne Nouvelle and Strasbourg–Saint-Denis. */
const coordinates = latLng(48.8706, 2.3495);
const told = (stop: Stop, beyond?: boolean) => tell(stop, { coordinates, beyond });

describe('stopTeller', () => {
  it.each<[string, Stop, string]>([
    ['a station with its lines in the order of the network', 'bonne-nouvelle', 'Bonne Nouvelle (M8, M9)'],
    ['lines of other networks behind them', 'gare-du-nord', 'Gare du Nord (M4, M5, RER B, D, E)'],
    [
      'how to go on from a station that is far',
      { station: 'pont-de-neuilly', then: 'bus 43' },
      'Pont de Neuilly (M1), then bus 43',
    ],
    ['the part of a place that a station is for', { station: 'cite', for: 'the tip' }, 'Cité (M4), for the tip'],
    ['the minutes on foot', { station: 'bonne-nouvelle', walk: 4 }, 'Bonne Nouvelle (M8, M9), 4 min on foot'],
    [
      'what to note of them',
      { station: 'bonne-nouvelle', walk: 4, note: 'by steps' },
      'Bonne Nouvelle (M8, M9), 4 min on foot, by steps',
    ],
    ['a stop of another network by its words', { words: 'Auber (RER A)' }, 'Auber (RER A)'],
  ])('tells %s', (_what, stop, words) => {
    expect(told(stop)).toEqual({ words });
  });

  it.each<[string, Stop, RegExp, RegExp]>([
    ['an id that the network has not', 'bone-nouvelle', /no station .* "bone-nouvelle"/, /Write bonne-nouvelle/],
    [
      'minutes in which nobody walks so far',
      { station: 'gare-du-nord', walk: 5 },
      /lies 1\.\d km .* walks that in 5 minutes/,
      /Write \d\d or so/,
    ],
    ['words where an id belongs', 'Bonne Nouvelle (M8, M9)', /no station/, /Write bonne-nouvelle/],
    ['a station that nobody walks to', 'chateau-de-vincennes', /lies 7\.3 km/, /nearer stop/],
    ['a station of the network in words', { words: 'bonne nouvelle (bus 20)' }, /is a station/, /Write bonne-nouvelle/],
    ['a line of the network at no station of it', { words: 'Bonne Nouvele (M8)' }, /M8 calls at no/, /bonne-nouvelle/],
  ])('refuses %s', (_what, stop, message, remedy) => {
    expect(told(stop)).toEqual({ message: expect.stringMatching(message), remedy: expect.stringMatching(remedy) });
  });

  it('calls lines and branches as their signs do', () => {
    const rome = stopTeller(join(__dirname, '../../../../../remotes/italy/content/rome/network.yaml'));
    const at = (stop: Stop, latitude: number, longitude: number) =>
      rome(stop, { coordinates: latLng(latitude, longitude) });
    expect(at('belli', 41.89, 12.472)).toEqual({ words: 'Belli (tram 8, bus H)' });
    expect(at('libia', 41.932, 12.519)).toEqual({ words: 'Libia (B1)' });
    expect(at('termini', 41.9, 12.5)).toEqual({ words: 'Termini (A, B, Leonardo Express, FL5)' });
    expect(at({ words: 'Belli (bus 23)' }, 41.89, 12.472)).toMatchObject({
      message: expect.stringMatching(/is a station/),
    });
  });

  it('lets a trip of a day name a station that is far', () => {
    expect(told('chateau-de-vincennes', true)).toEqual({ words: 'Château de Vincennes (M1)' });
  });
});
