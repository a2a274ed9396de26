import { createKeptValue, type KeptValue, type StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';
import { tripKey, tripVersion } from '../logic/keptStay';
import { slots } from '../logic/stay';
import { tripLimits, type TripForm } from '../logic/trip';

const whole = (most: number) => z.int().check(z.gte(0), z.lte(most));

const tripFormat: StoredFormat<TripForm> = {
  version: tripVersion,
  schema: z.object({
    arrival: z.string().check(z.maxLength(10)),
    departure: z.string().check(z.maxLength(10)),
    travellers: z
      .array(z.object({ age: z.nullable(whole(tripLimits.age)), residency: z.enum(['eea', 'elsewhere']) }))
      .check(z.maxLength(tripLimits.travellers)),
    visits: z
      .array(z.object({ ticket: z.string(), day: whole(tripLimits.days - 1), slot: z.enum(slots) }))
      .check(z.maxLength(tripLimits.visits)),
    metro: z.nullable(whole(tripLimits.rides)),
    bus: z.nullable(whole(tripLimits.rides)),
    fromAirport: z.boolean(),
    toAirport: z.boolean(),
    keptOn: z.enum(['phone', 'card']),
  }),
};

function keptForm(city: string): KeptValue<TripForm> {
  return createKeptValue(() => localStorage, tripKey(city), tripFormat);
}

/** What was filled in before; undefined where nothing is kept, storage is forbidden, or what it holds is not a form. */
export function readTripForm(city: string): TripForm | undefined {
  return keptForm(city).read();
}

/** Keeps a form. Where storage is full or forbidden it lives for as long as the page. */
export function writeTripForm(city: string, form: TripForm): void {
  keptForm(city).write(form);
}
