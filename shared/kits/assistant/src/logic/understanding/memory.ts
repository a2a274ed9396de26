import { coordinates, date } from '@odysseus/model';
import * as z from 'zod/mini';

const wishSchema = z.strictObject({
  /** Keys of `kindsOfPlace`. */
  kinds: z.array(z.string()),
  /** Words that a place should be about. */
  about: z.array(z.string()),
  free: z.optional(z.boolean()),
  cheap: z.optional(z.boolean()),
  /** What an adult pays less than, in the main unit of the city's currency. */
  under: z.optional(z.number()),
  /** Whether just as much may be paid too: 'up to €20', not 'under €20'. */
  atMost: z.optional(z.boolean()),
  /** What an adult pays at most, in a currency (ISO 4217) that isn't the city's: it limits nothing. */
  foreign: z.optional(z.strictObject({ amount: z.number(), currency: z.string() })),
  diet: z.optional(z.string()),
  children: z.optional(z.boolean()),
  rain: z.optional(z.boolean()),
  stepFree: z.optional(z.boolean()),
  quiet: z.optional(z.boolean()),
  view: z.optional(z.boolean()),
  late: z.optional(z.boolean()),
  noBooking: z.optional(z.boolean()),
  open: z.optional(z.boolean()),
  near: z.optional(
    z.strictObject({
      name: z.string(),
      at: coordinates,
      place: z.optional(z.string()),
      within: z.optional(z.boolean()),
    }),
  ),
  /** Words by which places are ranked, and no more. */
  prefer: z.optional(z.array(z.string())),
});
/** What a place has to be like. */
export type Wish = z.infer<typeof wishSchema>;

const momentSchema = z.strictObject({
  date: z.optional(date),
  minute: z.optional(z.number()),
  part: z.optional(z.enum(['morning', 'lunch', 'afternoon', 'evening', 'night'])),
  now: z.optional(z.boolean()),
  month: z.optional(z.number()),
  weekend: z.optional(z.boolean()),
});

const planStopSchema = z.strictObject({
  place: z.optional(z.string()),
  name: z.string(),
  at: z.int(),
  minutes: z.int(),
  meal: z.optional(z.boolean()),
});
const planDaySchema = z.strictObject({ date, stops: z.array(planStopSchema) });
export type PlanDay = z.infer<typeof planDaySchema>;
export type PlanStop = z.infer<typeof planStopSchema>;

export const memorySchema = z.strictObject({
  /** What the last answer was about. */
  intent: z.string(),
  /** Places that 'it' and 'there' mean, by id. */
  focus: z.array(z.string()),
  /** Places as they stood in the answer, for 'the second one'. */
  listed: z.array(z.string()),
  /** What was found already, for 'something else'. */
  shown: z.array(z.string()),
  fields: z.array(z.string()),
  moment: z.optional(momentSchema),
  wish: z.optional(wishSchema),
  route: z.optional(z.strictObject({ from: z.optional(z.string()), to: z.optional(z.string()), mode: z.string() })),
  plan: z.optional(z.strictObject({ days: z.array(planDaySchema), pace: z.enum(['slow', 'usual', 'full']) })),
  ages: z.optional(z.array(z.number())),
});
/** What the engine remembers of an answer for the question after it. */
export type Memory = z.infer<typeof memorySchema>;

/** What was remembered, or nothing where it is of another version or nobody's. */
export function readMemory(value: unknown): Memory | undefined {
  const read = memorySchema.safeParse(value);
  return read.success ? read.data : undefined;
}
