import type { TripPlace, VisitorSettings } from '@odysseus/contract';
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
}

/** The trip as a text to send: each day with times, addresses and what stands against it. */
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
  ].join('\n\n');
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
