import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectFolder } from './site';

/**
 * Every text that content files and maps make public, as one: a premium screen may show a public place, and a public text may mention
 * the name of a premium one. What stands here is no secret.
 */
export function publicTexts(): string {
  const remotes = join(projectFolder, 'remotes');
  const files = readdirSync(remotes, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/content\/.*\.yaml$/.test(file));
  // What any map of the city names.
  const geography = readdirSync(remotes, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/map\/.*\.geojson$/.test(file));
  const content = files
    .map((file) => parse(readFileSync(join(remotes, file), 'utf8')) as { readonly access?: string })
    .filter(({ access }) => access !== 'premium')
    .map((screenOrPlaces) => JSON.stringify(screenOrPlaces));
  return [...content, ...geography.map((file) => readFileSync(join(remotes, file), 'utf8'))].join(' ');
}
