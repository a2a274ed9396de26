import type { CompiledCity, Place } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import type { CompiledStory, StoryPlace } from '../logic/compiledStory';
import type { StoryContent } from '../logic/schema';

type Report = (field: string, message: string, remedy: string) => void;

/** Slower than this and a caption can't be read before the next one takes its place: letters a second. */
const fastestReading = 22;

/**
 * Prepares a story for the player: resolves its places, and checks everything that its clock relies on.
 * @param file named in problems
 * @throws {ContentError} with every problem of the file
 */
export function compileStory(
  content: StoryContent,
  file: string,
  city: CompiledCity,
  places: ReadonlyMap<string, { readonly place: Pick<Place, 'name' | 'area' | 'nearestStops' | 'coordinates'> }>,
): CompiledStory {
  const problems: ContentProblem[] = [];
  const report: Report = (field, message, remedy) => problems.push({ file, line: 1, field, message, remedy });
  const named: Record<string, StoryPlace> = {};
  checkUnique(
    content.chapters.map(({ id }) => id),
    'chapters',
    report,
  );
  checkUnique(
    content.timeline.landmarks.map(({ id }) => id),
    'timeline.landmarks',
    report,
  );
  content.chapters.forEach((chapter, index) => {
    const field = `chapters.${index}`;
    checkYears(chapter, content.timeline, field, report);
    checkCaptions(chapter, field, report);
    checkClock(chapter, field, report);
    chapter.today.forEach(({ place: id }, at) => {
      const found = places.get(id)?.place;
      if (!found)
        report(
          `${field}.today.${at}.place`,
          `no file of places/ defines "${id}"`,
          'Define the place, or correct its id',
        );
      else
        named[id] = {
          id,
          name: found.name,
          area: found.area,
          nearestStops: found.nearestStops,
          coordinates: found.coordinates,
        };
    });
  });
  checkTimeline(content.timeline, report);
  if (problems.length > 0) throw new ContentError(problems);
  return { ...content, city, places: named };
}

function checkUnique(ids: readonly string[], field: string, report: Report): void {
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    report(field, `"${id}" stands twice`, 'Give each its own id');
}

function checkYears(
  { years: [from, to] }: StoryContent['chapters'][number],
  timeline: StoryContent['timeline'],
  field: string,
  report: Report,
): void {
  if (to < from)
    report(`${field}.years`, `${to} comes before ${from}`, 'Write the earlier year first; years BC are negative');
  if (from < timeline.from || to > timeline.to)
    report(
      `${field}.years`,
      `${from} to ${to} leaves the timeline's ${timeline.from} to ${timeline.to}`,
      'Widen the timeline, or correct the years',
    );
}

function checkCaptions({ captions, duration }: StoryContent['chapters'][number], field: string, report: Report): void {
  captions.forEach(({ at, text }, index) => {
    const next = captions[index + 1]?.at ?? duration;
    if (next <= at) {
      report(
        `${field}.captions.${index}.at`,
        `${at} s is not before ${next} s`,
        'Order captions by time, and end the last before the chapter does',
      );
      return;
    }
    const least = Math.ceil((text.length / fastestReading) * 10) / 10;
    if (next - at < least)
      report(
        `${field}.captions.${index}`,
        `${next - at} s are too short to read ${text.length} letters`,
        `Give it ${least} s, or write less`,
      );
  });
}

function checkClock(
  { clock, duration, years: [from, to] }: StoryContent['chapters'][number],
  field: string,
  report: Report,
): void {
  clock?.forEach(({ at, year }, index) => {
    const previous = clock[index - 1];
    if (previous && (at <= previous.at || year < previous.year))
      report(
        `${field}.clock.${index}`,
        'time does not run forward here',
        'Order moments by seconds, and let years never fall',
      );
    if (at > duration || year < from || year > to)
      report(
        `${field}.clock.${index}`,
        `${at} s in ${year} leaves the chapter (${duration} s, ${from} to ${to})`,
        'Keep it within duration and years',
      );
  });
}

function checkTimeline({ from, to, landmarks }: StoryContent['timeline'], report: Report): void {
  if (to <= from)
    report('timeline.to', `${to} is not after ${from}`, 'Write the earlier year first; years BC are negative');
  landmarks.forEach(({ name, changes }, index) =>
    changes.forEach(({ year, until = year, what, leaves }, at) => {
      const field = `timeline.landmarks.${index}.changes.${at}`;
      const previous = changes[at - 1];
      if (previous && year < (previous.until ?? previous.year))
        report(field, `${year} of ${name} comes before the change above it has ended`, 'Order changes by year');
      if (what === 'rises' && leaves !== undefined)
        report(`${field}.leaves`, `${name} rises and leaves ${leaves}`, 'Say it of the change that ruins it');
      if (until < year || year < from || until > to)
        report(field, `${year} to ${until} of ${name} leaves the timeline`, 'Correct the years, or widen the timeline');
    }),
  );
}
