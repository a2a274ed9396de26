import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { byText, ContentError, placeFiles, readYaml, yamlFiles } from '@odysseus/model/content';
import * as z from 'zod/mini';

/** What a text may name by its id or its path, and what it is called there. */
export interface NamesOfRemote {
  /** Of one city: its places by id. */
  readonly places: ReadonlyMap<string, { readonly name: string; readonly access: 'public' | 'premium' }>;
  /** Of the whole remote: its screens by path. */
  readonly screens: ReadonlyMap<string, string>;
}

const placesSchema = z.object({
  access: z.enum(['public', 'premium']),
  places: z.array(z.object({ id: z.string(), name: z.string() })),
});
const screenSchema = z.object({
  route: z.object({ path: z.string(), text: z.string(), title: z.optional(z.string()) }),
});

/**
 * Reads what texts of a city may name. Of each file no more is read than that: what is wrong with it is told when it is read whole.
 * @param cityFile the city's `city.yaml`
 */
export function namesOfRemote(cityFile: string): NamesOfRemote {
  const folder = dirname(cityFile);
  const content = cityFolders(folder);
  return {
    places: new Map(
      placeFiles(join(folder, 'places')).files.flatMap((file) => placesIn(file, readFileSync(file, 'utf8'))),
    ),
    screens: new Map(
      content
        .flatMap((each) => yamlFiles(join(each, 'screens')))
        .flatMap((file) => screenIn(file, readFileSync(file, 'utf8'))),
    ),
  };
}

const placesIn = byText((file, text) => {
  const read = readable(file, text, placesSchema);
  return (read?.places ?? []).map(({ id, name }) => [id, { name, access: read?.access ?? 'premium' }] as const);
});

const screenIn = byText((file, text) => {
  const read = readable(file, text, screenSchema);
  return read ? [[read.route.path, read.route.title ?? read.route.text] as const] : [];
});

/** The folders of all cities of a remote. @param folder of one of them: its content's own, or one within that */
function cityFolders(folder: string): readonly string[] {
  const beside = readdirSync(dirname(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(dirname(folder), entry.name))
    .filter((each) => existsSync(join(each, 'city.yaml')));
  return beside.includes(folder) ? beside : [folder];
}

/** What a text holds; undefined where it can't be read. */
function readable<T extends z.ZodMiniType>(file: string, text: string, schema: T): z.infer<T> | undefined {
  try {
    return readYaml(file, schema, { text });
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}
