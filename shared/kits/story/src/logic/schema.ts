import { date, key, line, linkSchema, links, path } from '@odysseus/model';
import * as z from 'zod/mini';

/** A year of the calendar: −52 is 52 BC. Parts of a year are allowed: 2019.29 is in April. */
const year = z.number().check(z.gte(-4000), z.lte(2100));
const seconds = z.number().check(z.gte(0), z.lte(600));

/** Words that are heard and read while a chapter plays. */
const captionSchema = z.strictObject({
  /** When it appears, in seconds from the chapter's start. */
  at: seconds,
  /** One or two sentences, written to be heard. */
  text: line(260),
});

/** What a scene shows that nobody alive has seen, and on what ground. */
const reconstructionSchema = z.strictObject({
  what: line(120),
  sure: z.enum(['certain', 'likely', 'conjecture']),
  evidence: line(420),
  /** What it rests on. */
  links: z.array(linkSchema).check(z.minLength(1)),
});

/** What of a chapter is still there. */
const todaySchema = z.strictObject({
  /** A place of the guide. */
  place: key,
  /** What you can still see there, one line. */
  see: line(200),
  /** The screen that tells about the place. */
  path,
});

const chapterSchema = z.strictObject({
  id: key,
  title: line(60),
  /** The years that it tells of: what the timeline leads to it by. */
  years: z.tuple([year, year]),
  /** How the years are said: '52 BC to AD 280'. */
  dates: line(60),
  /** Key of the scene, as the remote's code names it. */
  scene: key,
  /** Length in seconds, the last caption's reading time included. */
  duration: z.int().check(z.gte(20), z.lte(180)),
  /** The year at moments of the chapter, in seconds; evenly from the first year to the last where left out. */
  clock: z.optional(z.array(z.strictObject({ at: seconds, year })).check(z.minLength(2))),
  captions: z.array(captionSchema).check(z.minLength(3)),
  reconstruction: z.array(reconstructionSchema).check(z.minLength(1)),
  today: z.array(todaySchema).check(z.minLength(1)),
  /** A picture of the remote's `assets/` folder, without size and ending. */
  still: z.strictObject({ picture: key, alt: line(240) }),
});

/** A building of the timeline and what became of it. */
const landmarkSchema = z.strictObject({
  id: key,
  name: line(60),
  /** In order of years. */
  changes: z
    .array(
      z.strictObject({
        year,
        /** Where it took longer than a year. */
        until: z.optional(year),
        what: z.enum(['rises', 'changes', 'goes']),
        /** What is left of it that a visitor can see today, where it is no building any more. */
        leaves: z.optional(z.literal('ruins')),
        text: line(160),
      }),
    )
    .check(z.minLength(1)),
});

export const storySchema = z.strictObject({
  kind: z.literal('story'),
  access: z.literal('premium'),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  chapters: z.array(chapterSchema).check(z.minLength(8)),
  /** The city through all its years. */
  timeline: z.strictObject({
    from: year,
    to: year,
    /** Key of a scene of the whole city that shows any year; the chapters' scenes show theirs where left out. */
    scene: z.optional(key),
    landmarks: z.array(landmarkSchema).check(z.minLength(4)),
  }),
  links,
});
export type StoryContent = z.infer<typeof storySchema>;
