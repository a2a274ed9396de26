import { latLng } from '@odysseus/model';
import type { CompiledNetwork } from '@odysseus/transit';
import type { BasemapSource } from './basemapSchema';
import { compileBasemap } from './compileBasemap';
import { withLines } from './withLines';

const stations = ['Well', 'Gate', 'Port'].map((name, index) => ({ name, at: latLng(48.86, 2.34 + index / 100) }));
const network = {
  stations,
  lines: [
    { id: 'A', colour: '#111111', branches: [[0, 1]] },
    { id: 'FL1', colour: '#222222', branches: [[1, 2]] },
  ],
} as unknown as CompiledNetwork;
const none = { type: 'FeatureCollection' as const, features: [] };
const source: BasemapSource = { water: none, parks: none, districts: none, bridges: none, avenues: none };
const drawn = (lines?: readonly string[]) =>
  compileBasemap(source, withLines(network, lines))
    .features.filter(({ properties: { layer } }) => layer === 'metro' || layer === 'station')
    .map(({ properties: { layer, line, name } }) => `${layer} ${String(line ?? name)}`);

it('draws the lines that a map names, and their stations alone', () => {
  expect(drawn(['A'])).toEqual(['metro A', 'station Well', 'station Gate']);
});

it('draws all of them where it names none', () => {
  expect(drawn()).toEqual(['metro A', 'metro FL1', 'station Well', 'station Gate', 'station Port']);
});
