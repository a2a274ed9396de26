import { pageCity, type City, type Place } from '@odysseus/model';
import { hoursFrom, knownBy, placeHours } from '@odysseus/model/content';
import type { CompiledLanding } from '../landing/compiledLanding';
import type { Landing } from '../landing/schema';
import { compilePlans, type PlanGround } from './compilePlans';

/**
 * Compiles a landing page, with its plans held against the hours of the places that they name.
 * @param file the screen's own
 * @throws {ContentError} with every problem of its plans
 */
export function compileLanding(
  { plans, ...landing }: Landing,
  file: string,
  city: City,
  ground: Omit<PlanGround, 'calendarOf'>,
): CompiledLanding {
  const calendarOf = ({ hours, receipts = [], closedOn }: Place) =>
    hours === undefined
      ? undefined
      : placeHours(hours, city, hoursFrom({ known: knownBy(receipts) }, city), closedOn).calendar;
  return {
    ...landing,
    ...(plans ? { plans: compilePlans(plans, file, { ...ground, calendarOf }) } : {}),
    city: pageCity(city),
  };
}
