import { type Block, date, line, links, sourceBlockSchema } from '@odysseus/model';
import * as z from 'zod/mini';

const blockTypes = ['text', 'steps', 'table', 'numbers', 'scams'] as const;
/** Blocks that need no places beside them. */
export type MetroBlock = Extract<Block, { type: (typeof blockTypes)[number] }>;
const metroBlock = sourceBlockSchema.check(
  z.refine(
    (block) => block.type === 'basic' || blockTypes.some((type) => type === block.type),
    `must be one of ${blockTypes.join(', ')}, basic: a metro screen has no places`,
  ),
);

/** What a screen names that draws a network. */
const drawnNetwork = {
  /** The network's file, from the screen's own. */
  network: z
    .string()
    .check(z.regex(/^[\w./-]+\.yaml$/, 'must be the path of a YAML file such as ../../metro/network.yaml')),
  /** What to know of single stations, shown with a journey that begins or ends there. */
  stationNotes: z.optional(z.array(z.strictObject({ station: line(80), text: line(300) }))),
};

/** Getting around, on a screen that is about something else: planner and lines of a city without a metro screen. */
export const aroundSchema = z.strictObject({
  /** Above the planner: what it leaves out. */
  line: line(300),
  ...drawnNetwork,
});
export type AroundContent = z.infer<typeof aroundSchema>;

/** A city's underground network: planner, schematic, lines, and what to know before the first ride. */
export const metroScreenSchema = z.strictObject({
  kind: z.literal('metro'),
  access: z.literal('public'),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  introduction: z.array(line(900)).check(z.minLength(1)),
  ...drawnNetwork,
  /** Shown above the planner. */
  first: z.optional(z.array(metroBlock)),
  blocks: z.array(metroBlock),
  links,
});
export type MetroScreenContent = z.infer<typeof metroScreenSchema>;
