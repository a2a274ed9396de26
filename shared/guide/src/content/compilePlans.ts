import { minuteOf, type OpeningCalendar, type Place } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';
import type { CompiledPlan, CompiledStop } from '../landing/compiledLanding';
import type { Plan } from '../landing/planSchema';
import { shutAt } from './shutAt';

/** What the plans of a city are held against. */
export interface PlanGround {
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Where each place's card stands. */
  readonly addresses: ReadonlyMap<string, string>;
  /** When a place is open, where that is known. */
  readonly calendarOf: (place: Place) => OpeningCalendar | undefined;
}

type Day = Plan['days'][number];
type Stop = Day['stops'][number];
type Finding = readonly [field: string, message: string, remedy: string];

/** Ids of the page's other parts, which a plan's key may not take. */
const taken = new Set(['plans', 'inside', 'gives', 'questions']);

/**
 * Compiles the plans of a landing page: each stop that names a place leads to its card, and is held against its hours.
 * @param file named in problems
 * @throws {ContentError} with every problem of the plans
 */
export function compilePlans(plans: readonly Plan[], file: string, ground: PlanGround): CompiledPlan[] {
  const found = plans.flatMap((plan, index) =>
    [
      ...keyFindings(plan, plans.slice(0, index)),
      ...plan.days.flatMap((day, dayIndex) => inField(`days.${dayIndex}`, dayFindings(day, ground))),
    ].map(([field, message, remedy]): ContentProblem => ({
      file,
      line: 1,
      field: `plans.${index}.${field}`,
      message,
      remedy,
    })),
  );
  if (found.length > 0) throw new ContentError(found);
  return plans.map((plan) => ({
    ...plan,
    days: plan.days.map((day) => ({ ...day, stops: day.stops.map((stop) => compileStop(stop, ground)) })),
  }));
}

function compileStop({ place, outside: _asked, ...stop }: Stop, { places, addresses }: PlanGround): CompiledStop {
  const known = place === undefined ? undefined : places.get(place)?.place;
  if (!known) return stop;
  const to = addresses.get(known.id);
  return { ...stop, place: { name: known.name, ...(to === undefined ? {} : { to }) } };
}

function inField(field: string, findings: readonly Finding[]): Finding[] {
  return findings.map(([inner, ...rest]) => [`${field}.${inner}`, ...rest]);
}

function keyFindings({ key }: Plan, before: readonly Plan[]): Finding[] {
  if (before.some((plan) => plan.key === key)) return [['key', `"${key}" stands twice`, 'Give each plan its own key']];
  if (taken.has(key)) return [['key', `"${key}" is another part of the page`, 'Choose another key']];
  return [];
}

function dayFindings(day: Day, ground: PlanGround): Finding[] {
  return day.stops.flatMap((stop, index) =>
    inField(`stops.${index}`, [...orderFindings(stop, day.stops[index - 1]), ...placeFindings(stop, day, ground)]),
  );
}

function orderFindings({ at }: Stop, before: Stop | undefined): Finding[] {
  if (!before || minuteOf(at) >= minuteOf(before.at) + before.minutes) return [];
  return [
    [
      'at',
      `it begins at ${at}, and the stop before it takes ${before.minutes} minutes from ${before.at} on`,
      'Begin later, or shorten the stop before it',
    ],
  ];
}

function placeFindings(
  { place: id, outside = false, at, minutes }: Stop,
  { weekdays }: Day,
  ground: PlanGround,
): Finding[] {
  if (id === undefined) return [];
  const known = ground.places.get(id);
  if (!known) return [['place', `no file of places/ defines "${id}"`, 'Define the place, or correct its id']];
  if (known.access === 'premium')
    return [['place', `"${id}" is premium and this screen is public`, 'Leave place out, and name it in what alone']];
  if (outside) return [];
  if (known.place.shut)
    return [['place', `nobody gets into "${id}"`, 'Say outside: true where it is seen from outside, or take it off']];
  const calendar = ground.calendarOf(known.place);
  const shut = calendar && shutAt(calendar, at, minutes, weekdays);
  if (shut === undefined) return [];
  return [
    [
      'place',
      `"${id}" is not open ${minutes} minutes from ${at} on ${shut}`,
      'Move or shorten the stop, name under weekdays the days on which it holds, or say outside: true where nobody goes in',
    ],
  ];
}
