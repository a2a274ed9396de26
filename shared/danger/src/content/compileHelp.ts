import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, locate, readYaml, type ContentProblem } from '@odysseus/model/content';
import type * as z from 'zod/mini';
import {
  countryFileSchema,
  groupsFileSchema,
  sourcesFileSchema,
  wordsFileSchema,
  type AllHelp,
  type CountryFile,
  type HelpBook,
  type HelpGroups,
  type HelpSources,
  type WordsByLanguage,
} from '../help/schema';
import { dangerKinds, dangerLanguages } from '../kinds';

export interface CompiledHelp {
  /** By code of the country. */
  readonly books: ReadonlyMap<string, HelpBook>;
  readonly words: WordsByLanguage;
  readonly groups: HelpGroups;
  readonly sources: HelpSources;
  /** As they are written, with their receipts. */
  readonly countries: readonly CountryFile[];
}

/**
 * Reads and checks all help: `words/`, `countries/` and `sources.yaml` of a folder.
 * @throws {ContentError} with file, line, field and remedy of every problem
 */
export function compileHelp(folder: string): CompiledHelp {
  const problems: ContentProblem[] = [];
  const read = <T extends z.ZodMiniType>(file: string, schema: T): z.infer<T> | undefined => {
    if (!existsSync(file)) {
      problems.push({ file, line: 1, field: '(file)', message: 'can not be read', remedy: `Write ${basename(file)}` });
      return undefined;
    }
    try {
      return readYaml(file, schema);
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      problems.push(...cause.problems);
      return undefined;
    }
  };
  const words = dangerLanguages.map(
    (language) => [language, read(join(folder, 'words', `${language}.yaml`), wordsFileSchema)] as const,
  );
  const groupsFile = join(folder, 'groups.yaml');
  const groups = read(groupsFile, groupsFileSchema)?.groups ?? [];
  const placed = groups.flatMap(({ kinds }) => kinds);
  for (const kind of dangerKinds) {
    if (placed.filter((one) => one === kind).length !== 1)
      problems.push({
        file: groupsFile,
        line: 1,
        field: 'groups',
        message: `${kind} stands in ${placed.filter((one) => one === kind).length} groups`,
        remedy: 'Let it stand in one',
      });
  }
  const sources = read(join(folder, 'sources.yaml'), sourcesFileSchema);
  const countries = readdirSync(join(folder, 'countries'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, 'countries', name);
      const country = read(file, countryFileSchema);
      if (country) problems.push(...countryProblems(file, country));
      return country ?? [];
    });
  if (problems.length > 0 || !sources) throw new ContentError(locate(problems));
  return {
    books: new Map(countries.map((country) => [country.country, bookOf(country)])),
    words: Object.fromEntries(words) as WordsByLanguage,
    groups,
    sources,
    countries,
  };
}

/** What the site ships of all help: no receipts, no sources. */
export function shippedHelp({ books, words, groups }: CompiledHelp): AllHelp {
  return { books: [...books.values()], words, groups };
}

/** A country's help without its receipts. */
function bookOf({ name, country, language, destinations, timezones, numbers, kinds, say }: CountryFile): HelpBook {
  const shipped = Object.entries(numbers).map(
    ([id, { receipt: _receipt, second: _second, note: _note, ...number }]) => [id, number] as const,
  );
  return { name, country, language, destinations, timezones, numbers: Object.fromEntries(shipped), kinds, say };
}

/** What the schema can't say: that ids lead somewhere, and that nothing claims to have been read without a receipt. */
function countryProblems(file: string, { numbers, kinds }: CountryFile): ContentProblem[] {
  const problem = (field: string, message: string, remedy: string): ContentProblem => ({
    file,
    line: 1,
    field,
    message,
    remedy,
  });
  const known = new Set(Object.keys(numbers));
  const found = dangerKinds.flatMap((kind) =>
    kinds[kind]
      .filter((id) => !known.has(id))
      .map((id) =>
        problem(`kinds.${kind}`, `there is no number "${id}"`, 'Write it under numbers, or name one that is there'),
      ),
  );
  for (const [id, { number, how, receipt, second, note }] of Object.entries(numbers)) {
    const field = `numbers.${id}`;
    if (how === 'general' && receipt)
      found.push(
        problem(field, 'is called general and has a receipt', 'Say official or secondary, or remove the receipt'),
      );
    if (how !== 'general' && !receipt)
      found.push(
        problem(
          field,
          `is called ${how} and has no receipt`,
          'Add the page, the day and the figure as it stood there, or say general',
        ),
      );
    if (how !== 'official' && !second && !note)
      found.push(
        problem(
          field,
          'rests on no page of an authority, and nothing is said of it',
          'Add a second source, or a note that says why there is none',
        ),
      );
    if (receipt && !digitsOf(receipt.says).includes(digitsOf(number).slice(-6)))
      found.push(
        problem(
          `${field}.receipt`,
          `says "${receipt.says}", which does not hold ${number}`,
          'Write the figure as it stands on the page',
        ),
      );
  }
  if (!Object.values(numbers).some(({ service }) => service === 'any'))
    found.push(problem('numbers', 'none is for any emergency', 'Add 112'));
  return found;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
