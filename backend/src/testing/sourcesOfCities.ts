import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { citySourcesName, citySourcesSchema, type CompiledCitySources } from '@odysseus/live';
import { compileCitySources } from '@odysseus/live/content';
import { citySchema } from '@odysseus/model';
import { readYaml } from '@odysseus/model/content';
import { backendFolder } from '../location.cjs';

const remotes = join(backendFolder, '..', 'remotes');

/** What the files of every city that has live sources say of them, by the city's key. */
export const sourcesOfCities: ReadonlyMap<string, CompiledCitySources> = new Map(
  readdirSync(remotes).flatMap((remote) => {
    const content = join(remotes, remote, 'content');
    const folders = existsSync(content) ? [content, ...readdirSync(content).map((name) => join(content, name))] : [];
    return folders.flatMap((folder): [string, CompiledCitySources][] => {
      const [cityFile, file] = [join(folder, 'city.yaml'), join(folder, `${citySourcesName}.yaml`)];
      if (!existsSync(cityFile) || !existsSync(file)) return [];
      const city = readYaml(cityFile, citySchema);
      return [[city.key, compileCitySources(readYaml(file, citySourcesSchema), city)]];
    });
  }),
);
