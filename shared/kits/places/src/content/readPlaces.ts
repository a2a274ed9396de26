import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type * as z from 'zod/mini';
import {
  placeFolderSchema,
  placesFileSchema,
  type City,
  type OpeningCalendar,
  type Place,
  type Stop,
  type TellStop,
  fareProblems,
} from '@odysseus/model';
import {
  type ContentProblem,
  entryCalendar,
  fileProblem,
  hoursFrom,
  knownBy,
  CompilerMemory,
  placeFiles,
  placeHours,
  type Quotes,
  readYaml,
  type TakeLinks,
} from '@odysseus/model/content';
import { leadDaysProblem } from './leadDaysProblem';

/** A place with the access of its file: of a premium place a public file holds what its locked card says, and nothing else. */
export interface LocatedPlace {
  readonly place: Place;
  readonly access: 'public' | 'premium';
  readonly file: string;
}

/** Does what may find problems; undefined where it did. */
export type Attempt = <T>(work: () => T) => T | undefined;

/** What a file of places says, and what is wrong with it by itself. */
interface CheckedFile {
  readonly located: readonly LocatedPlace[];
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads the files of a city's `places/`, and checks what no schema can say: that a place stands once, within its city, with hours that parse.
 * @param quotes what its texts may quote
 * @param files is told of every file that is read
 * @param tellStop by the city's network; absent where it has none yet, and stops are words
 * @param links takes where words of its texts lead
 * @param memory of the remote's last compilation
 */
export function readPlaces(
  cityFolder: string,
  city: City,
  quotes: Quotes,
  files: string[],
  attempt: Attempt,
  problems: ContentProblem[],
  tellStop: TellStop = writtenStop,
  links?: TakeLinks,
  memory: CompilerMemory = new CompilerMemory(),
): ReadonlyMap<string, LocatedPlace> {
  const places = new Map<string, LocatedPlace>();
  const placesFolder = join(cityFolder, 'places');
  const found = placeFiles(placesFolder);
  for (const file of found.folders) {
    files.push(file);
    const read = attempt(() => readYaml(file, placeFolderSchema));
    if (read) problems.push(...orderProblems(read.order, file, found.files));
  }
  problems.push(...depthProblems(placesFolder));
  for (const file of found.files) {
    files.push(file);
    const read = attempt(() => readYaml(file, placesFileSchema, { quotes, ...(links ? { links } : {}) }));
    if (!read) continue;
    const checked = memory.once(`places of ${file}`, [read, city, tellStop], () =>
      checkedFile(read, file, city, tellStop),
    );
    problems.push(...checked.problems);
    for (const [index, located] of checked.located.entries()) {
      const { id } = located.place;
      const previous = places.get(id);
      if (previous) {
        problems.push(
          fileProblem(
            file,
            `places.${index}.id`,
            `"${id}" is defined in ${relative(placesFolder, previous.file)} already`,
            'Write each place once and name it from every screen that shows it',
          ),
        );
      }
      places.set(id, located);
    }
  }
  return memory.steady(`places of ${cityFolder}`, places);
}

/** What an order of a folder names that is not there, or twice. */
function orderProblems(order: readonly string[], file: string, files: readonly string[]): ContentProblem[] {
  const names = files.filter((one) => dirname(one) === dirname(file)).map((one) => basename(one, '.yaml'));
  return order.flatMap((name, index) => {
    const isTwice = order.indexOf(name) !== index;
    if (names.includes(name) && !isTwice) return [];
    return [
      fileProblem(
        file,
        `order.${index}`,
        isTwice ? `"${name}" stands twice` : `there is no ${name}.yaml in the folder`,
        'Take it out, or correct it; files that are not named follow behind',
      ),
    ];
  });
}

/** Files of places lie in `places/` or in one of its folders: deeper nobody would find them. */
function depthProblems(placesFolder: string): ContentProblem[] {
  if (!existsSync(placesFolder)) return [];
  return readdirSync(placesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(placesFolder, name), { withFileTypes: true }).map((entry) => ({ name, entry })),
    )
    .filter(({ entry }) => entry.isDirectory())
    .map(({ name, entry }) => ({
      file: join(placesFolder, name, entry.name),
      line: 1,
      field: '(folder)',
      message: 'a folder within a folder of places is not read',
      remedy: `Put its files into places/${name}`,
    }));
}

function checkedFile(
  { places, access }: z.infer<typeof placesFileSchema>,
  file: string,
  city: City,
  tellStop: TellStop,
): CheckedFile {
  const problems: ContentProblem[] = [];
  const located = places.map((written, index) => {
    const report = (field: string, problem: Pick<ContentProblem, 'message' | 'remedy'>) =>
      void problems.push({ file, line: 1, field: `places.${index}.${field}`, ...problem });
    const nearestStops = written.nearestStops.flatMap((stop, number) => {
      const told = tellStop(stop, written);
      if ('words' in told) return [told.words];
      report(`nearestStops.${number}`, told);
      return [];
    });
    const [first] = written.nearestStops;
    const stopBy = typeof first === 'object' && 'words' in first ? first.by : undefined;
    const place: Place = { ...written, nearestStops, ...(stopBy ? { stopBy } : {}) };
    checkWhereabouts(place, city, report);
    const lead = leadDaysProblem(place.booking ?? {});
    if (lead) report('booking.leadDays', { ...lead, message: `${lead.message} at "${place.id}"` });
    const entries = entriesOf(place, city, report);
    for (const { index: fare, message, remedy } of fareProblems(place.price, entries))
      report(`price.${fare}`, { message: `${message} at "${place.id}"`, remedy });
    // Whoever reads the place further on has none rather than some that don't parse: the problem is told here, once.
    const told = place.hours === undefined || entries ? place : { ...place, hours: undefined };
    return { place: told, access, file };
  });
  return { located, problems };
}

type Report = (field: string, problem: Pick<ContentProblem, 'message' | 'remedy'>) => void;

function checkWhereabouts(place: Place, city: City, report: Report): void {
  const [south, west, north, east] = city.bounds;
  const [latitude, longitude] = place.coordinates;
  const outside = latitude < south || latitude > north || longitude < west || longitude > east;
  if (outside === (place.beyond === true)) return;
  report('coordinates', {
    message: `${latitude}, ${longitude} of "${place.id}" lies ${outside ? 'outside' : 'within'} ${city.name}`,
    remedy: outside
      ? 'Give latitude first, widen bounds in city.yaml, or say "beyond: true" of a trip of a day'
      : 'Correct the coordinates, or take "beyond" off',
  });
}

/** When a place lets people in; undefined where it has no hours, or none that parse. */
function entriesOf(place: Place, city: City, report: Report): OpeningCalendar | undefined {
  if (place.hours === undefined) return undefined;
  const lost = ruleWithoutItsSeason(place.hours);
  if (lost !== undefined)
    report('hours', {
      message: `"${lost}" of "${place.id}" stands after a comma and holds all year, not in the months before it`,
      remedy: 'Write each rule with its months, for example "Apr-Sep Mo-Sa 10:00-18:00; Apr-Sep Su 12:00-18:00"',
    });
  try {
    const { calendar } = placeHours(place.hours, city, hoursFrom({ known: knownBy(place.receipts ?? []) }, city));
    return entryCalendar(calendar, place.lastEntry);
  } catch (cause) {
    report('hours', {
      message: `"${place.hours}" of "${place.id}" does not parse: ${String(cause instanceof Error ? cause.message : cause)}`,
      remedy: 'Use OSM opening_hours syntax, for example "Tu-Su 10:00-18:00; PH off"',
    });
    return undefined;
  }
}

/** Without a network a stop is what its words say. */
const writtenStop: TellStop = (stop: Stop) => {
  if (typeof stop === 'string') return { words: stop };
  if ('words' in stop) return { words: stop.words };
  return {
    message: `the city has no network that "${stop.station}" could be a station of`,
    remedy: 'Write the stop in words, or name the network in city.yaml',
  };
};

/** In `Apr-Sep Mo-Sa 10:00-18:00, Su 12:00-18:00` the rule after the comma, which has lost its months: the parser takes it for all year, without a word. */
function ruleWithoutItsSeason(hours: string): string | undefined {
  return /(?:^|;)\s*(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b[^;]*?\d:\d\d\s*,\s*((?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b[^;,]*)/.exec(
    hours,
  )?.[1];
}
