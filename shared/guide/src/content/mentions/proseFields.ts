import type { ScreenContent } from '../screenSchema';

/** A file of `places/`, or a kind of screen. */
export type ProseKind = ScreenContent['kind'];

const blocks = (name: string): readonly string[] =>
  ['line', 'paragraphs.*', 'points.*', 'steps.*'].map((field) => `${name}.*.${field}`);
/** Advice stands as a bare line, or with what it is about. */
const advice = (name: string): readonly string[] => [`${name}.*`, `${name}.*.text`];

const places = [
  'introduction.*',
  ...blocks('first'),
  ...blocks('blocks'),
  'groups.*.line',
  ...['why', 'when', 'skipIf', 'behave', 'behave.text', 'notes.*.text'].map((field) => `groups.*.entries.*.${field}`),
  'places.*.body',
  ...advice('places.*.tips'),
  ...advice('places.*.warnings'),
];

/**
 * Where the texts stand in which words may lead to pages: what is read as prose, and neither heading, button nor table. The path of
 * a field, with `*` for a place in a list or a record; it is the same in a file and in what is compiled of it.
 */
const proseFields: Readonly<Partial<Record<ProseKind, readonly string[]>>> = {
  places,
  overview: [
    'orientation.*',
    'areas.*.character',
    'areas.*.skipIf',
    'bookToday.*.why',
    'basics.*.points.*',
    ...advice('arrivals.*.firstTwoHours'),
    'entry.*.text',
    // As they are written, and as they are compiled.
    'climate.months.*.note',
    'months.*.note',
  ],
  metro: ['introduction.*', ...blocks('first'), ...blocks('blocks')],
  passes: [
    'introduction.*',
    'short.*.buy',
    ...['summary', 'counts', 'includes.*', 'excludes.*', 'buy', 'skipIf', 'tips.*'].map((field) => `passes.*.${field}`),
    ...['summary', 'excludes'].map((field) => `rides.*.${field}`),
    'carriers.*.text',
    'tickets.*.note',
    'rules.*.text',
    ...['text', 'whyNotCounted'].map((field) => `others.*.${field}`),
  ],
  map: ['introduction.*', 'areas.*.text', 'walks.*.stops.*.what'],
  landing: ['gives.*.line', 'inside.*.text', 'plans.*.days.*.stops.*.what', 'questions.*.answer'],
};

const patterns = new Map(
  Object.entries(proseFields).map(([kind, fields]) => [
    kind,
    new RegExp(`^(?:${fields.map((field) => field.replaceAll('.', '\\.').replaceAll('*', '[^.]+')).join('|')})$`),
  ]),
);

/** Whether words of a field may lead to pages. @param field `blocks.2.points.0` */
export function isProse(kind: string, field: string): boolean {
  return patterns.get(kind)?.test(field) ?? false;
}
