import * as z from 'zod/mini';
import { line } from '../primitives';

/** What a note, a tip or a warning of a place is about, where the assistant is asked for just that: a label's words are for readers alone. */
const placeSubjects = [
  'price',
  'booking',
  'dress',
  'bags',
  'children',
  'order',
  'buy',
  'food',
  'bloom',
  'details',
  'treats',
  'theft',
  'ticket',
  'way',
] as const;
export type PlaceSubject = (typeof placeSubjects)[number];

export const aboutSchema = z.array(z.enum(placeSubjects)).check(z.minLength(1));

/** A line of advice, with what it is about where somebody may ask for that alone. */
export const adviceOf = (longest: number) =>
  z.union(
    [line(longest), z.strictObject({ about: aboutSchema, text: line(longest) })],
    `must be a line of 2 to ${longest} characters, or { about: [...], text: such a line } on some of: ${placeSubjects.join(', ')}`,
  );
export type Advice = z.infer<ReturnType<typeof adviceOf>>;

/** A line of advice as it is read. */
export function adviceText(advice: Advice): string {
  return typeof advice === 'string' ? advice : advice.text;
}

/** Whether a line of advice, or a note, is about a subject. */
export function isAbout(
  advice: Advice | { readonly about?: readonly PlaceSubject[] | undefined },
  subject: PlaceSubject,
): boolean {
  return typeof advice !== 'string' && (advice.about?.includes(subject) ?? false);
}
