import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface CityFolder {
  /** The key of its `city.yaml`. */
  readonly city: string;
  /** The remote's content folder, which is compiled as one. */
  readonly content: string;
  /** The city's own folder, with `city.yaml`, `places/` and `screens/`. */
  readonly folder: string;
}

/**
 * Where the files of a city lie: `paris`, or `rome` within Italy.
 * @param root folder that holds `remotes/`
 */
export function cityFolder(root: string, city: string): CityFolder | undefined {
  const remotes = join(root, 'remotes');
  return readdirSync(remotes)
    .flatMap((remote) => {
      const content = join(remotes, remote, 'content');
      return [...(remote === city ? [content] : []), join(content, city)].map((folder) => ({ city, content, folder }));
    })
    .find(({ folder }) => existsSync(join(folder, 'city.yaml')));
}
