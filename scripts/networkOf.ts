import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { citySchema } from '@odysseus/model';
import { readYaml } from '@odysseus/model/content';
import { readNetwork } from '@odysseus/transit/content';

/** The file of each city's network, by the city's key: `paris`, or `rome` within Italy. */
export function networkFiles(root: string = process.cwd()): ReadonlyMap<string, string> {
  const found = cityFilesIn(join(root, 'remotes')).flatMap((file): [string, string][] => {
    const { key, network } = readYaml(file, citySchema);
    return network === undefined ? [] : [[key, join(dirname(file), network)]];
  });
  return new Map(found);
}

/**
 * The network of lines that a city's guide holds.
 * @param city the key of its `city.yaml`
 * @throws {Error} with a sentence for whoever typed the city's name
 * @throws {ContentError} when a file is not as it should be
 */
export function networkOf(city: string): ReturnType<typeof readNetwork> {
  const files = networkFiles();
  const file = files.get(city);
  if (file === undefined)
    throw new Error(
      `"${city}" has no network: "network" of its city.yaml would name it. Cities that have one: ${[...files.keys()].join(', ')}.`,
    );
  return readNetwork(file);
}

/** `city.yaml` of each remote, and of each city of a remote that holds several. */
function cityFilesIn(remotes: string): string[] {
  return readdirSync(remotes)
    .sort()
    .map((remote) => join(remotes, remote, 'content'))
    .filter((content) => existsSync(content))
    .flatMap((content) => [
      content,
      ...readdirSync(content)
        .sort()
        .map((name) => join(content, name)),
    ])
    .map((folder) => join(folder, 'city.yaml'))
    .filter((file) => existsSync(file));
}
