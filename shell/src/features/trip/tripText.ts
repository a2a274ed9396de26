import { tripPath, type TripPlace, type VisitorSettings } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { priceText, visitState, type TripStop, type TripView } from '@odysseus/model/trip';
import { partyWords, tripCopy } from './copy';
import { dayReading, monthOfDay, type StopReading } from './dayReading';
import { dateOfDay, dayTitle } from './dayWords';
import { visitWords } from './visitWords';

interface TextGround {
  readonly places: ReadonlyMap<string, TripPlace>;
  readonly settings: VisitorSettings;
  readonly today: CivilDate;
  /** Of this site, `https://odysseus.example`. */
  readonly origin: string;
}

/** So many places are linked to at most: who reads it goes on from there. */
const linkedPlaces = 3;

/** The trip as a text to send: each day with times, addresses and what stands against it, and where to read on. */
export function tripText({ days, loose }: TripView, ground: TextGround): string {
  const blocks = days.map(({ day, stops }, index) => {
    const title = dayTitle(day, index);
    const name = day.name !== undefined && day.name !== title ? ` · ${day.name}` : '';
    const told = block(`${title}${name}`, stops, dateOfDay(day), ground);
    return day.night ? `${told}\n${tripCopy.about.night(day.night.name, undefined)}` : told;
  });
  return [
    tripCopy.title,
    ...blocks,
    ...(loose.length > 0 ? [block(tripCopy.day.none, loose, undefined, ground)] : []),
    addresses([...days.flatMap(({ stops }) => stops), ...loose], ground),
  ].join('\n\n');
}

/** Where who gets the text can read on: the first places that everybody may read of, and the page on which a trip is planned. */
function addresses(stops: readonly TripStop[], { places, origin }: TextGround): string {
  const paths = stops.flatMap(({ place, path }) => places.get(place ?? '')?.path ?? path ?? []);
  const open = [...new Set(paths)].filter((path) => !path.startsWith('/app/')).slice(0, linkedPlaces);
  const links = open.map((path) => new URL(path, origin).href);
  const own = tripCopy.planOwn(new URL(tripPath, origin).href);
  return (links.length > 0 ? [tripCopy.more, ...links, own] : [own]).join('\n');
}

function block(
  title: string,
  stops: readonly TripStop[],
  date: CivilDate | undefined,
  { places, settings, today }: TextGround,
): string {
  const { stops: read, sums } = dayReading(stops, places, settings, monthOfDay(date, today));
  const sum =
    sums.length > 0 ? [tripCopy.money.day(sums.map(priceText).join(tripCopy.money.and), partyWords(settings))] : [];
  return [title, ...read.map((stop, index) => stopLine(stop, index, date)), ...sum].join('\n');
}

function stopLine({ stop, place, minutes }: StopReading, index: number, date: CivilDate | undefined): string {
  const when = stop.at === undefined ? `${index + 1}.` : stop.at;
  const state = place && date ? visitState(place, { date, at: stop.at, minutes }) : undefined;
  const words = state && visitWords(state, place?.general?.includes('hours') ?? false, date);
  const told = [
    `${stop.name} (${tripCopy.stop.lasting(minutes)})`,
    place?.address,
    words?.tone === 'clash' ? words.text : undefined,
  ];
  return `${when} ${told.filter(Boolean).join(', ')}`;
}
