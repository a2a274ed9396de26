import { basename, join } from 'node:path';
import {
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
  hoursFrom,
  knownBy,
  placeHours,
  type Quotes,
  readYaml,
  type TakeLinks,
  yamlFiles,
} from '@odysseus/model/content';

/** A place with the access of its file: of a premium place a public file holds what its locked card says, and nothing else. */
export interface LocatedPlace {
  readonly place: Place;
  readonly access: 'public' | 'premium';
  readonly file: string;
}

/** Does what may find problems; undefined where it did. */
export type Attempt = <T>(work: () => T) => T | undefined;

/**
 * Reads the files of a city's `places/`, and checks what no schema can say: that a place stands once, within its city, with hours that parse.
 * @param quotes what its texts may quote
 * @param files is told of every file that is read
 * @param tellStop by the city's network; absent where it has none yet, and stops are words
 * @param links takes where words of its texts lead
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
): Map<string, LocatedPlace> {
  const places = new Map<string, LocatedPlace>();
  for (const file of yamlFiles(join(cityFolder, 'places'))) {
    files.push(file);
    const read = attempt(() => readYaml(file, placesFileSchema, { quotes, ...(links ? { links } : {}) }));
    read?.places.forEach((written, index) => {
      const field = `places.${index}`;
      const nearestStops = written.nearestStops.flatMap((stop, number) => {
        const told = tellStop(stop, written);
        if ('words' in told) return [told.words];
        problems.push({ file, line: 1, field: `${field}.nearestStops.${number}`, ...told });
        return [];
      });
      const place: Place = { ...written, nearestStops };
      const previous = places.get(place.id);
      if (previous) {
        problems.push({
          file,
          line: 1,
          field: `${field}.id`,
          message: `"${place.id}" is defined in ${basename(previous.file)} already`,
          remedy: 'Write each place once and name it from every screen that shows it',
        });
      }
      const [south, west, north, east] = city.bounds;
      const [latitude, longitude] = place.coordinates;
      const outside = latitude < south || latitude > north || longitude < west || longitude > east;
      if (outside !== (place.beyond === true)) {
        problems.push({
          file,
          line: 1,
          field: `${field}.coordinates`,
          message: `${latitude}, ${longitude} of "${place.id}" lies ${outside ? 'outside' : 'within'} ${city.name}`,
          remedy: outside
            ? 'Give latitude first, widen bounds in city.yaml, or say "beyond: true" of a trip of a day'
            : 'Correct the coordinates, or take "beyond" off',
        });
      }
      let entries: OpeningCalendar | undefined;
      if (place.hours !== undefined) {
        const lost = ruleWithoutItsSeason(place.hours);
        if (lost !== undefined) {
          problems.push({
            file,
            line: 1,
            field: `${field}.hours`,
            message: `"${lost}" of "${place.id}" stands after a comma and holds all year, not in the months before it`,
            remedy: 'Write each rule with its months, for example "Apr-Sep Mo-Sa 10:00-18:00; Apr-Sep Su 12:00-18:00"',
          });
        }
        try {
          const { calendar } = placeHours(place.hours, city, hoursFrom({ known: knownBy(place.receipts ?? []) }, city));
          entries = entryCalendar(calendar, place.lastEntry);
        } catch (cause) {
          problems.push({
            file,
            line: 1,
            field: `${field}.hours`,
            message: `"${place.hours}" of "${place.id}" does not parse: ${String(cause instanceof Error ? cause.message : cause)}`,
            remedy: 'Use OSM opening_hours syntax, for example "Tu-Su 10:00-18:00; PH off"',
          });
        }
      }
      for (const { index: fare, ...problem } of fareProblems(place.price, entries)) {
        problems.push({
          file,
          line: 1,
          field: `${field}.price.${fare}`,
          message: `${problem.message} at "${place.id}"`,
          remedy: problem.remedy,
        });
      }
      places.set(place.id, { place, access: read.access, file });
    });
  }
  return places;
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
