import * as z from 'zod/mini';
import { knownEntries, parseWith } from './schema';

/** Bounds of a conversation with the assistant. */
export const assistantLimits = {
  /** Characters of a question, of a reason for a thumb, and bytes of a request. */
  longestQuestion: 2_000,
  longestReason: 500,
  bodyBytes: 64 * 1024,
  /** Questions of one account. */
  perMinute: 20,
  perDay: 400,
  /** What is kept of an account's history; the oldest goes first. */
  conversations: 100,
  messagesInConversation: 200,
  /** Places of the trip that a question brings along. */
  planItems: 200,
} as const;

const placeId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}\/[a-z][a-z0-9-]{0,79}$/, 'must be city and place such as paris/louvre'));
const sitePath = z.string().check(z.regex(/^\/[^\s]*$/, 'must be a path of the site'));
const coordinates = z.tuple([z.number(), z.number()]);
/** A page hands on what it was given of the trip, and may not know every field of it: the service takes what it knows. */
const planItemSchema = z.object({
  id: placeId,
  name: z.string().check(z.maxLength(120)),
  path: sitePath,
  coordinates: z.optional(coordinates),
});

/**
 * Body of `POST /api/assistant/{city}/messages`. The answer is a stream of server-sent events, each with its number as id.
 * The same message sent again with `Last-Event-ID` goes on after that event: nothing is answered twice, and nothing is lost.
 */
export const assistantQuestionSchema = z.strictObject({
  /** Made by the page; names question and answer. */
  message: z.uuid(),
  /** The conversation that it continues; made by the page as well. */
  conversation: z.uuid(),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(assistantLimits.longestQuestion)),
  /** The visitor's trip, in its order. */
  plan: z.array(planItemSchema).check(z.maxLength(assistantLimits.planItems)),
  residency: z.enum(['eea', 'elsewhere', 'unknown']),
  ages: z.array(z.int().check(z.gte(0), z.lte(120))).check(z.maxLength(20)),
});
export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** Where a fact comes from. */
export const citationSchema = z.object({
  /** City and place; absent for what stands on a screen and belongs to no place. */
  place: z.optional(placeId),
  /** Where it is read: `/museums#louvre`. */
  path: sitePath,
  /** Field of the place or part of the screen: `hours`, `price`, `arrivals`. */
  field: z.string(),
  /** As a reader calls it: 'Louvre, opening hours'. */
  label: z.string(),
  /** `YYYY-MM-DD` */
  checkedOn: z.optional(z.string()),
});
export type Citation = z.infer<typeof citationSchema>;

/** A place as an answer shows it. */
export const assistantPlaceSchema = z.object({
  id: placeId,
  name: z.string(),
  localName: z.optional(z.string()),
  kind: z.string(),
  area: z.string(),
  coordinates,
  path: sitePath,
  /** Why it is in the answer, or what it is. */
  line: z.string(),
  /** 'Open until 18:00' */
  hours: z.optional(z.string()),
  /** '22 €, free under 18' */
  price: z.optional(z.string()),
});
export type AssistantPlace = z.infer<typeof assistantPlaceSchema>;

export const assistantJourneySchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Door to door, typical. */
  minutes: z.int(),
  transfers: z.int(),
  legs: z.array(
    z.object({
      /** `walk` or a metro line: `1`, `3bis`. */
      line: z.string(),
      colour: z.optional(z.string()),
      direction: z.optional(z.string()),
      from: z.string(),
      to: z.string(),
      stops: z.optional(z.int()),
      minutes: z.int(),
    }),
  ),
});
export type AssistantJourney = z.infer<typeof assistantJourneySchema>;

/** A plan of one or more days, and what it would change in the visitor's trip. */
export const assistantPlanSchema = z.object({
  days: z.array(
    z.object({
      title: z.string(),
      /** `YYYY-MM-DD`; absent where no day was named. */
      date: z.optional(z.string()),
      stops: z.array(
        z.object({
          place: z.optional(placeId),
          name: z.string(),
          at: z.string(),
          minutes: z.int(),
          note: z.optional(z.string()),
        }),
      ),
    }),
  ),
  add: z.array(planItemSchema),
  remove: z.array(planItemSchema),
});
export type AssistantPlan = z.infer<typeof assistantPlanSchema>;

/** One piece of an answer: data of an event of the stream. */
export const assistantPartSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    message: z.uuid(),
    conversation: z.uuid(),
    brain: z.enum(['embedded', 'model']),
  }),
  /** What it is doing, while that takes time: 'Looking at opening hours'. */
  z.object({ type: z.literal('step'), text: z.string() }),
  /** A sentence. Whatever states a fact cites it; what does not (thanks, a question back) cites nothing. */
  z.object({
    type: z.literal('sentence'),
    text: z.string(),
    /** How it joins what came before: in the same paragraph, as a new one, or as an entry of a list. */
    join: z.enum(['same', 'paragraph', 'item']),
    citations: z.array(citationSchema),
  }),
  z.object({ type: z.literal('places'), places: z.array(assistantPlaceSchema) }),
  z.object({ type: z.literal('journey'), journey: assistantJourneySchema }),
  z.object({ type: z.literal('plan'), plan: assistantPlanSchema }),
  /** Next steps that the visitor may take with one press. */
  z.object({ type: z.literal('chips'), chips: z.array(z.object({ text: z.string(), question: z.string() })) }),
  /** Said about the answer itself: the model failed and the guide's own engine answered. */
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('end'), reason: z.enum(['complete', 'stopped', 'failed', 'noAccess']) }),
]);
export type AssistantPart = z.infer<typeof assistantPartSchema>;

const assistantPartTypes = [
  'start',
  'step',
  'sentence',
  'places',
  'journey',
  'plan',
  'chips',
  'notice',
  'end',
] as const satisfies readonly AssistantPart['type'][];

/** The parts of an answer of which this program knows the type; the others were written by a newer service. */
export function knownParts(parts: unknown): unknown {
  return knownEntries(parts, 'type', assistantPartTypes);
}

/** Body of `POST /api/assistant/{city}/messages/{message}/feedback`. */
export const assistantFeedbackSchema = z.strictObject({
  useful: z.boolean(),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(assistantLimits.longestReason))),
});
export type AssistantFeedback = z.infer<typeof assistantFeedbackSchema>;

export const assistantMessageSchema = z.object({
  message: z.uuid(),
  /** ISO 8601 */
  askedAt: z.string(),
  question: z.string(),
  /** The parts so far; the last is `end` once the answer is whole. */
  parts: z.array(assistantPartSchema),
  feedback: z.optional(z.object(assistantFeedbackSchema.shape)),
});
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

/** Answer of `GET /api/assistant/{city}/conversations/{conversation}`. */
export const assistantConversationSchema = z.object({
  conversation: z.uuid(),
  messages: z.array(assistantMessageSchema),
});
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value) as Record<string, unknown>;

/**
 * Reads a conversation. Parts of an answer that only a newer page shows are left out.
 * @throws {ContractError}
 */
export function parseConversation(value: unknown): AssistantConversation {
  const { messages, ...rest } = fieldsOf(value);
  const known = Array.isArray(messages)
    ? {
        ...rest,
        messages: messages.map(fieldsOf).map((message) => ({ ...message, parts: knownParts(message['parts']) })),
      }
    : value;
  return parseWith(assistantConversationSchema, known, 'The conversation');
}

/** Answer of `GET /api/assistant/{city}/conversations`, the newest first. */
export const assistantConversationsSchema = z.object({
  conversations: z.array(
    z.object({ conversation: z.uuid(), title: z.string(), changedAt: z.string(), messages: z.int() }),
  ),
});
export type AssistantConversations = z.infer<typeof assistantConversationsSchema>;
