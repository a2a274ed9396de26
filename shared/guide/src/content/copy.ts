/** What the gate of a premium screen counts: one of it, and more. */
export const gateCounts = {
  places: ['place', 'places'],
  budgets: ['worked budget', 'worked budgets'],
  phrases: ['phrase', 'phrases'],
  calendars: ['calendar', 'calendars'],
  hours: ['place with its hours, worked out for this minute', 'places with their hours, worked out for this minute'],
  crowds: ['place with how full it usually is, by the hour', 'places with how full they usually are, by the hour'],
  chapters: ['chapter', 'chapters'],
  seen: ['place where it can still be seen', 'places where it can still be seen'],
  known: ['place that it answers about', 'places that it answers about'],
} as const;

/** What a gate calls that which it names and is no place. */
export const gateKinds = { chapter: 'Chapter' } as const;
