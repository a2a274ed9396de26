import { latLng } from '@odysseus/model';
import { archiveAddress } from './archiveAddress';
import { coversView } from './coversView';
import { rangesToDrop, type KeptRange } from './rangesToDrop';

it('reads an archive from the site itself alone', () => {
  expect(archiveAddress('pmtiles:/map/tiles.pmtiles')).toBe('/map/tiles.pmtiles');
  for (const style of [
    undefined,
    'https://tiles.example/style',
    '/style.json',
    'pmtiles://tiles.example/a.pmtiles',
    'pmtiles:/\\tiles.example/a.pmtiles',
    'pmtiles:https://tiles.example/a.pmtiles',
  ])
    expect(archiveAddress(style)).toBeUndefined();
});

describe('an archive', () => {
  const view = [latLng(48.8155, 2.25), latLng(48.9035, 2.418)] as const;
  it.each([
    ['of the whole city', [2.2, 48.7, 2.5, 49], true],
    ['cut at its limits', [2.254, 48.8175, 2.412, 48.901], true],
    ['of a half of it', [2.2, 48.7, 2.34, 49], false],
    ['of another city', [12.3, 41.7, 12.7, 42], false],
    ['of the whole world', [-180, -85, 180, 85], true],
  ] as const)('%s covers it: %s', (_what, [minLon, minLat, maxLon, maxLat], covers) => {
    expect(coversView({ minLon, minLat, maxLon, maxLat }, view)).toBe(covers);
  });
});

describe('what is kept', () => {
  const tile = (key: string, used: number, size = 10): KeptRange => ({ key, used, size, lists: false });

  it('stays while it is no more than may be', () => {
    expect(rangesToDrop([tile('a', 1), tile('b', 2)], 20)).toEqual([]);
  });

  it('goes by when it was last read, with a little more than needed', () => {
    expect(rangesToDrop([tile('new', 9), tile('old', 1), tile('older', 0)], 25)).toEqual(['older']);
    expect(rangesToDrop([tile('new', 9), tile('old', 1), tile('older', 0)], 21)).toEqual(['older', 'old']);
  });

  it('keeps the lists without which no tile is found', () => {
    const list: KeptRange = { key: 'list', used: 0, size: 10, lists: true };
    expect(rangesToDrop([list, tile('a', 5), tile('b', 6)], 20)).toEqual(['a', 'b']);
  });

  it('stays where the visitor wanted it, while anything else can go', () => {
    const wanted = (key: string): KeptRange => ({ ...tile(key, 0), held: true });
    expect(rangesToDrop([wanted('a'), tile('b', 5), tile('c', 6)], 25)).toEqual(['b']);
    expect(rangesToDrop([wanted('a'), wanted('b'), tile('c', 6)], 20)).toEqual(['c']);
    expect(rangesToDrop([wanted('a'), wanted('b'), wanted('c')], 25)).toEqual(['a']);
  });
});
