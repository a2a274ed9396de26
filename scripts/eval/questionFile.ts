import { currencySchema } from '@odysseus/model';
import * as z from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const ids = z.array(id);
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'must be a day and a time of the city such as "2026-11-24 10:00"');
/** A word or number that must stand there as such, or a pattern between slashes; a list of them asks for one. */
const wanted = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What each place shown has to be. */
const predicate = z.strictObject({
  kinds: z.array(z.string()).optional(),
  /** Parts of the names of areas, without accents. */
  areas: z.array(z.string()).optional(),
  free: z.literal(true).optional(),
  freeFor: z.int().optional(),
  /** Of the cheapest fare that an adult of the question's residency pays. A price in another currency is held to be above it. */
  maxPrice: z.strictObject({ amount: z.number(), currency: currencySchema }).optional(),
  openOn: moment.optional(),
  /** A place, and how many metres from it at most. */
  near: z.tuple([id, z.number()]).optional(),
  stepFree: z.literal(true).optional(),
});
export type Predicate = z.infer<typeof predicate>;

const expectation = {
  /** Each must be said, in sentences, cards, journey or plan. */
  all: z.array(wanted).optional(),
  /** One of them must. */
  any: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  /** Places that must be shown, planned or cited; one of `some`; none of `never` may be shown or planned. */
  must: ids.optional(),
  some: ids.optional(),
  never: ids.optional(),
  atLeast: z.int().optional(),
  only: predicate.optional(),
  cites: ids.optional(),
  /** The place that the previous answer showed at this position, from 1, must be cited. */
  citesShown: z.int().optional(),
  /** The guide does not know, or it is none of its business: it must say so. */
  refuse: z.literal(true).optional(),
  /** Nothing is asked: nothing may be shown. */
  quiet: z.literal(true).optional(),
  journey: z
    .strictObject({
      lines: z.array(z.string()),
      transfers: z.int().optional(),
      maxTransfers: z.int().optional(),
      minutes: z.tuple([z.int(), z.int()]),
    })
    .optional(),
  plan: z
    .strictObject({
      days: z.int(),
      stops: z.tuple([z.int(), z.int()]).optional(),
      date: z.string().optional(),
      must: ids.optional(),
      never: ids.optional(),
    })
    .optional(),
  adds: ids.optional(),
  removes: ids.optional(),
};

const visitor = {
  ages: z.array(z.int()).optional(),
  residency: z.enum(['eea', 'elsewhere']).optional(),
  trip: ids.optional(),
};
const turn = z.strictObject({ ask: z.string().min(1), ...visitor, ...expectation });
export type Turn = z.infer<typeof turn>;

const asked = {
  at: moment.optional(),
  /** Asked of a guide in which somebody hid instructions. */
  doctored: z.literal(true).optional(),
};

/** A question of a file: one turn, or several under `turns`. */
export const singleSchema = z.strictObject({ ...turn.shape, ...asked });
export const conversationSchema = z.strictObject({ turns: z.array(turn).min(2), ...asked });
/** A file of `questions/`; each question is read by its own schema, so that a fault is named where it is. */
export const questionFileSchema = z.strictObject({
  intent: z.string(),
  at: moment,
  questions: z.array(z.looseObject({})).min(1),
});

/** A conversation of one or more turns, and when it takes place. */
export interface Question {
  readonly intent: string;
  /** `YYYY-MM-DD HH:MM`, city time */
  readonly at: string;
  readonly doctored: boolean;
  readonly turns: readonly Turn[];
}
