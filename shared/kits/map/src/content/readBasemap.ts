import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, readYaml, type ContentProblem } from '@odysseus/model/content';
import type * as z from 'zod/mini';
import { basemapFiles, furtherFiles, type BasemapFile, type BasemapSource, type FurtherFile } from './basemapSchema';
import { streetsSchema } from './streetsSchema';

const names = Object.keys(basemapFiles) as BasemapFile[];
type AnyFile = BasemapFile | FurtherFile;
const schemas: { readonly [F in AnyFile]: z.ZodMiniType<NonNullable<BasemapSource[F]>> } = {
  ...basemapFiles,
  ...furtherFiles,
};

/**
 * Reads a basemap's folder.
 * @throws {ContentError} with every problem of every file
 */
export function readBasemap(folder: string): BasemapSource {
  const problems: ContentProblem[] = [];
  const read = <F extends AnyFile>(name: F): NonNullable<BasemapSource[F]> | undefined => {
    const file = join(folder, `${name}.geojson`);
    if (!existsSync(file)) {
      if (name in furtherFiles) return undefined;
      problems.push({
        file,
        line: 1,
        field: '(file)',
        message: 'there is no such file',
        remedy: `A basemap is made of ${names.join(', ')}, each with the ending .geojson`,
      });
      return undefined;
    }
    const text = readFileSync(file, 'utf8');
    try {
      const result = schemas[name].safeParse(JSON.parse(text));
      if (result.success) return result.data;
      for (const issue of result.error.issues)
        problems.push({
          file,
          line: lineOf(text, issue.path),
          field: issue.path.join('.'),
          message: issue.message,
          remedy: 'See the schema in shared/kits/map/src/content/basemapSchema.ts',
        });
    } catch (cause) {
      problems.push({
        file,
        line: 1,
        field: '(file)',
        message: cause instanceof Error ? cause.message : String(cause),
        remedy: 'Write GeoJSON',
      });
    }
    return undefined;
  };
  const [water, parks, districts, bridges, avenues] = [
    read('water'),
    read('parks'),
    read('districts'),
    read('bridges'),
    read('avenues'),
  ];
  const [walls, hills] = [read('walls'), read('hills')];
  if (!water || !parks || !districts || !bridges || !avenues || problems.length > 0) throw new ContentError(problems);
  const streets = streetsFile(folder);
  return {
    water,
    parks,
    districts,
    bridges,
    avenues,
    ...(walls ? { walls } : {}),
    ...(hills ? { hills } : {}),
    ...(existsSync(streets) ? { streets: readYaml(streets, streetsSchema) } : {}),
  };
}

/** The file of names that the map writes. */
export function streetsFile(folder: string): string {
  return join(folder, 'streets.yaml');
}

/** The files write one feature a line. */
function lineOf(text: string, path: readonly PropertyKey[]): number {
  const [, index] = path;
  if (path[0] !== 'features' || typeof index !== 'number') return 1;
  const lines = text.split('\n');
  let seen = -1;
  const found = lines.findIndex((line) => /^\s*\{"type":\s*"Feature"/.test(line) && (seen += 1) === index);
  return found === -1 ? 1 : found + 1;
}
