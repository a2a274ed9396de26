import { join } from 'node:path';
import { readYaml } from '@odysseus/model/content';
import { elsewhereSchema, type Elsewhere } from '../logic/local';
import { elsewhereFolder } from './location.cjs';

/**
 * Cities and sights that are asked for in a city's guide by mistake: those that every assistant knows, without the city's own, and
 * what the city adds.
 * @throws {ContentError} where the file of all is not as its schema says
 */
export function elsewhereOf(city: string, own: Elsewhere): Elsewhere {
  const all = readYaml(join(elsewhereFolder, 'elsewhere.yaml'), elsewhereSchema);
  const without = (names: Elsewhere['cities']): Elsewhere['cities'] =>
    Object.fromEntries(Object.entries(names).filter(([, name]) => name !== city));
  return { cities: { ...without(all.cities), ...own.cities }, sights: { ...without(all.sights), ...own.sights } };
}
